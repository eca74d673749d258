"""Commands read what other commands print; what they cannot use, they name."""

import json
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import ceres
from ceres.commands.cli import app
from ceres.service.sharing import report


def run(*arguments: str, given: str = "") -> Result:
    return CliRunner().invoke(app, arguments, input=given, catch_exceptions=False)


def printed(*arguments: str, given: str = "") -> str:
    result = run(*arguments, given=given)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


@cache
def documents() -> dict[str, str]:
    """Everything that commands and the page write as JSON, by what it is called."""
    start = printed("position", "new", "--seed", "7")
    game = ceres.Game.new(seed=7)
    game.play("income")
    record = json.dumps(game.record())
    return {
        "a position": start,
        "a position with the events before it": printed(
            "position", "play", "-", "income", given=start
        ),
        "a game record": record,
        SEVERAL: f"{record}\n{record}\n",
        "a problem report": json.dumps(report(game, 1)),
        "an observation": json.dumps(game.position.observation().to_dict()),
        "a file of all games": json.dumps({"format": "ceres-games/1", "games": []}),
        "a component file": json.dumps(ceres.components.STANDARD.to_dict()),
        "advice of the coach": printed("hint", "-", "--playouts", "20", "--json", given=start),
        "a review": printed("review", "-", "--playouts", "40", "--json", given=record),
        "a forecast": printed("forecast", "-", "--json", given=start),
        "a list of actions": printed("position", "actions", "-", given=start),
        "a score": printed("position", "score", "-", given=start),
    }


OF_POSITIONS = [
    ("position", "actions", "-"),
    ("position", "play", "-", "income"),
    ("position", "score", "-"),
    ("position", "check", "-"),
    ("hint", "-", "--playouts", "20"),
    ("forecast", "-"),
    ("draw", "-"),
]
OF_RECORDS = [
    ("record", "check", "-"),
    ("record", "position", "-"),
    ("replay", "-"),
    ("review", "-", "--playouts", "40"),
]
POSITIONS = ("a position", "a position with the events before it", "a problem report")
RECORDS = ("a game record", "a problem report")
SEVERAL = "several game records, one on each line"


@pytest.mark.parametrize("command", OF_POSITIONS, ids=" ".join)
def test_commands_of_positions(command: tuple[str, ...]) -> None:
    for what, text in documents().items():
        result = run(*command, given=text)
        # An observation is enough where nothing is drawn.
        if what in POSITIONS or (what == "an observation" and "play" not in command):
            assert result.exit_code == 0, result.stderr
            continue
        assert (result.exit_code, result.stdout) == (2, "")
        named = f"this is {what}; what is needed is a position"
        expected = "this is a game record, not a position: ceres record position FILE --at NUMBER"
        assert (expected if what == "a game record" else named) in result.stderr


@pytest.mark.parametrize("command", OF_RECORDS, ids=" ".join)
def test_commands_of_records(command: tuple[str, ...]) -> None:
    for what, text in documents().items():
        result = run(*command, given=text)
        if what in RECORDS:
            assert result.exit_code == 0, result.stderr
            continue
        assert (result.exit_code, result.stdout) == (2, "")
        if what == SEVERAL:
            assert f"this is {what}: choose one of its 2 games with --game" in result.stderr
            continue
        assert f"this is {what}; what is needed is a game record" in result.stderr


@pytest.mark.parametrize("command", [("hint", "--playouts", "20"), ("forecast",), ("draw",)])
def test_an_observation_says_as_much_as_its_position(command: tuple[str, ...]) -> None:
    game = ceres.Game.new(seed=7)
    game.play("income")
    seen = json.dumps(game.position.observation().to_dict())
    assert printed(*command, "-", given=seen) == printed(
        *command, "-", given=game.position.to_json()
    )


def test_an_observation_that_is_none() -> None:
    seen = ceres.Game.new(seed=7).position.observation().to_dict()
    for change, said in (
        ({"hidden": None}, "hidden: must be an object"),
        ({"hidden": {"piles": [7, 12, 12], "deeds": 2}}, "is not what follows"),
        ({"piles": [["A1"], [], []]}, "is not what follows"),
        ({"bag": [*reversed(seen["bag"])]}, "bag: is not what follows"),
        ({"market": 3}, "market: must be a list"),
    ):
        result = run("position", "check", "-", given=json.dumps({**seen, **change}))
        assert (result.exit_code, result.stdout) == (2, "")
        assert said in result.stderr


def test_one_game_of_several() -> None:
    games = [ceres.Game.new(seed) for seed in (7, 8)]
    games[1].play("income")
    records = [game.record() for game in games]
    entries = [{"created": "", "changed": "", "record": record} for record in records]
    for text in (
        json.dumps({"format": "ceres-games/1", "games": entries}),
        "".join(f"{json.dumps(record)}\n" for record in records),
    ):
        for number, game in enumerate(games, 1):
            chosen = ("-", "--game", str(number))
            position = printed("record", "position", *chosen, given=text)
            assert json.loads(position) == game.position.to_dict()
            assert printed("record", "check", *chosen, given=text) == ""
            assert printed("replay", *chosen, given=text)
        for wrong, said in (
            ((), "choose one of its 2 games with --game"),
            (("--game", "3"), "--game: 3 is too large: it must be at most 2"),
            (("--game", "0"), "--game: 0 is too small"),
        ):
            result = run("record", "position", "-", *wrong, given=text)
            assert (result.exit_code, result.stdout) == (2, "")
            assert said in result.stderr
    one = json.dumps({"format": "ceres-games/1", "games": entries[:1]})
    assert json.loads(printed("record", "position", "-", given=one)) == games[0].position.to_dict()


def test_component_files(tmp_path: Path) -> None:
    for what, text in documents().items():
        path = tmp_path / "file"
        path.write_text(text)
        if what in (SEVERAL, "a component file"):
            continue
        for command in (
            ("components", "check", str(path)),
            ("position", "new", "--components", str(path)),
        ):
            result = run(*command)
            assert (result.exit_code, result.stdout) == (2, "")
            assert f"this is {what}; what is needed is a component file" in result.stderr


def test_a_played_position_goes_on() -> None:
    """`ceres position play - income | ceres position play - income`."""
    start = printed("position", "new", "--seed", "7")
    once = printed("position", "play", "-", "income", given=start)
    twice = json.loads(printed("position", "play", "-", "income", given=once))
    both = json.loads(printed("position", "play", "-", "income", "income", given=start))
    assert twice["position"] == both["position"]


def test_the_positions_of_a_record() -> None:
    game = ceres.Game.new(seed=7)
    for _ in range(4):
        game.play(game.position.actions()[0])
    record = json.dumps(game.record())
    for number, position in enumerate(game.positions):
        text = printed("record", "position", "-", "--at", str(number), given=record)
        assert json.loads(text) == position.to_dict()
    last = printed("record", "position", "-", given=record)
    assert json.loads(last) == game.position.to_dict()
    for wrong, said in (("5", "5 is too large: it must be at most 4"), ("-1", "-1 is too small")):
        result = run("record", "position", "-", "--at", wrong, given=record)
        assert (result.exit_code, result.stdout) == (2, "")
        assert f"--at: {said}" in result.stderr


def test_a_position_is_imported_as_a_new_game(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite3")
    start = documents()["a position"]
    run("games", "import", "-", "--database", database, given=start)
    (listed,) = json.loads(printed("games", "--json", "--database", database))
    exported = printed("games", "export", listed["id"], "--database", database)
    assert json.loads(exported)["start"] == json.loads(start)


@pytest.mark.parametrize("command", [(), ("export", "abc"), ("delete", "abc"), ("restore", "abc")])
def test_games_that_are_not_there(tmp_path: Path, command: tuple[str, ...]) -> None:
    path = tmp_path / "none.sqlite3"
    result = run("games", *command, "--database", str(path))
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"there is no database of games at {path}" in result.stderr
    assert not path.exists()
