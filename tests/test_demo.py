"""The demonstration game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ceres
from ceres.commands.demo import CarelessPlayer, Line, demonstration
from ceres.text import board, catalogue, tell
from strategies import ALL_OPTIONS, Options

CHECKOUT = Path(__file__).parent.parent
ENGLISH = catalogue("en")


# The game.


SOME_OPTIONS = pytest.mark.parametrize("options", ALL_OPTIONS[::13], ids=str)


def boards(lines: list[Line]) -> Iterator[str]:
    """Return the boards among the lines."""
    rows: list[str] = []
    for each in lines:
        if each.kind == "board":
            rows.append(each.text)
        elif rows:
            yield "\n".join(rows)
            rows = []


@SOME_OPTIONS
def test_the_board_stands_at_the_start_after_each_era_and_at_the_end(options: Options) -> None:
    game = options.new(7)
    shown = list(boards(list(demonstration(game, ENGLISH))))
    later = zip(game.positions, game.positions[1:], strict=False)
    eras = [after for before, after in later if after.era != before.era]
    assert shown == [board(each, ENGLISH) for each in (game.start, *eras, game.position)]
    assert len(shown) == 4


@SOME_OPTIONS
def test_every_event_is_told_behind_the_number_of_its_action(options: Options) -> None:
    game = options.new(7)
    lines = list(demonstration(game, ENGLISH))
    told = [each.text for each in lines if each.kind in ("you", "ceres", "game")]
    expected = []
    for number, (position, action) in enumerate(
        zip(game.positions, game.entries, strict=False), start=1
    ):
        assert isinstance(action, ceres.Action)
        first, *others = [
            each for event in position.play(action)[1] for each in tell(event, ENGLISH)
        ]
        expected += [f"{number:>3}  {first}", *(f"     {each}" for each in others)]
    unfolded: list[str] = []
    for each in told:
        repeated = re.fullmatch(r"(.*) \((\d+) times\)", each)
        unfolded += [repeated[1]] * int(repeated[2]) if repeated else [each]
    assert unfolded == expected


def test_the_same_seed_tells_the_same_game() -> None:
    first, again, other = (
        [each.text for each in demonstration(ceres.Game.new(seed=seed), ENGLISH)]
        for seed in (7, 7, 8)
    )
    assert first == again != other


def test_it_stops_after_so_many_actions() -> None:
    game = ceres.Game.new(seed=7)
    lines = list(demonstration(game, ENGLISH, actions=3))
    assert len(game.entries) == 3
    assert lines[-1].text == "Stopped after 3 actions, before the end of the game."
    assert len(list(boards(lines))) == 2


def test_the_player_builds_if_it_can_else_buys_else_takes_income() -> None:
    game = Options("hard", monuments=True).new(5)
    player = CarelessPlayer(5)
    verbs = set()
    while game.position.phase != "over":
        before = game.position.to_json()
        action = player.choose(game.position.observation())
        assert game.position.to_json() == before
        verb = str(action).split()[0]
        possible = {str(each).split()[0] for each in game.position.actions()}
        assert verb == next(
            each for each in ("place", "build", "buy", "income") if each in possible
        )
        verbs.add(verb)
        game.play(action)
    assert verbs == {"place", "build", "buy", "income"}
    with pytest.raises(ValueError, match="over"):
        player.choose(game.position.observation())


def test_the_board_in_the_documentation_is_of_this_game() -> None:
    page = (CHECKOUT / "docs" / "library.md").read_text("utf-8")
    assert "./ceres demo --seed 7 --difficulty hard --monuments" in page
    *_, after_era_2, _ = boards(
        list(demonstration(Options("hard", monuments=True).new(7), ENGLISH))
    )
    assert f"```\n{after_era_2}\n```" in page
