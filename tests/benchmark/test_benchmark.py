"""The benchmark: frozen deals, honest figures, results that are verified by replaying."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ceres.benchmark import GAMES, SETTINGS, BotPlayer, play_benchmark, seed_of
from ceres.benchmark.quality import decisions_plan
from ceres.coach.executor import carry_out
from ceres.commands.cli import app
from ceres.game import Game


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["benchmark", *map(str, arguments)], catch_exceptions=False)


@pytest.fixture(name="written", scope="module")
def _written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The result of a bot that plays two games of one setting."""
    path = tmp_path_factory.mktemp("benchmark") / "planner.json"
    result = run("--bot", "planner", "--games", 2, "--setting", "challenge", "-o", path)
    assert result.exit_code == 0, result.stderr
    return path


def changed(written: Path, tmp_path: Path, **values: Any) -> Path:
    """Write the result with other values in its first game."""
    data = json.loads(written.read_text())
    data["settings"][0]["games"][0] |= values
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(data))
    return path


def refused(*arguments: object) -> str:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    return result.stderr


def test_the_deals_never_change() -> None:
    seeds = [seed_of(setting.id, number) for setting in SETTINGS for number in range(GAMES)]
    assert len(set(seeds)) == 400
    digest = hashlib.sha256(json.dumps([seeds, repr(SETTINGS)]).encode()).hexdigest()
    assert digest[:16] == "afdabb7724d4d1a3"


def test_the_deals_are_far_from_the_small_seeds_of_fitting() -> None:
    assert min(seed_of(each.id, number) for each in SETTINGS for number in range(GAMES)) > 10**9


def test_a_result_says_how_the_games_were_played(written: Path) -> None:
    (setting,) = json.loads(written.read_text())["settings"]
    assert (setting["id"], len(setting["games"])) == ("challenge", 2)
    for number, played in enumerate(setting["games"]):
        game = Game.new(seed_of("challenge", number), "challenge")
        for action in played["actions"]:
            game.play(action)
        assert game.position.result is not None
        assert (played["you"], played["ceres"]) == tuple(
            game.position.result[side] for side in ("you", "ceres")
        )
    leads = [each["you"] - each["ceres"] for each in setting["games"]]
    assert setting["figures"]["lead"]["value"] == sum(leads) / 2


def test_the_planner_decides_as_the_planner() -> None:
    """Its decisions are worth exactly nothing more than its own."""
    found = play_benchmark(BotPlayer("planner", 60), SETTINGS[:1], games=1, limit=60)
    assert found.settings[0].games[0].decisions == 0


def test_a_careless_decision_costs() -> None:
    """Here the last ones, which are quickly played out."""
    game = SETTINGS[1].game(0)
    player = BotPlayer("planner", 60)
    for action in player.play(SETTINGS[1], 0).actions[:-3]:
        game.play(action)
    while game.position.result is None:
        game.play(game.position.actions()[-1])
    assert carry_out(decisions_plan(game), workers=1) < 0


def test_a_result_is_verified(written: Path) -> None:
    result = run("verify", written)
    assert result.exit_code == 0, result.stderr
    assert "2 games were played again, and everything matches." in result.stdout


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"you": 500}, "settings[0].games[0].you: the result is"),
        ({"decisions": 9.5}, "settings[0].games[0].decisions: the result is"),
        ({"actions": ["income"]}, "settings[0].games[0]: this game is not played to its end"),
        ({"actions": ["dance"]}, "settings[0].games[0].actions[0]: "),
        (
            {"actions": ["place C4"]},
            "settings[0].games[0].actions[0]: 'place C4': there is nothing",
        ),
        ({"illegal": 3}, "settings[0].figures: these figures do not follow from the games"),
        ({"illegal": -3}, "settings[0].games[0].illegal: -3 is too small"),
        ({"actions": []}, "settings[0].games[0].actions: 0 is too small"),
        ({"seconds": "fast"}, "settings[0].games[0].seconds: "),
        ({"cheated": True}, "the key cheated is unknown"),
    ],
)
def test_what_does_not_hold_is_named(
    written: Path, tmp_path: Path, values: dict[str, Any], said: str
) -> None:
    complaint = refused("verify", changed(written, tmp_path, **values))
    assert complaint.startswith("Error: this benchmark result is not valid:")
    assert said in complaint


def test_a_setting_counts_once(written: Path, tmp_path: Path) -> None:
    data = json.loads(written.read_text())
    data["settings"] *= 2
    (tmp_path / "twice.json").write_text(json.dumps(data))
    assert "the setting challenge is listed twice" in refused("verify", tmp_path / "twice.json")


def test_what_was_played_is_kept_if_a_later_game_fails(tmp_path: Path) -> None:
    bot, path = tmp_path / "breaks.py", tmp_path / "result.json"
    bot.write_text("""
from ceres.benchmark import seed_of
from ceres.bots import make_bot
from ceres.lab.plan import bot_seed
class Breaks:
    def choose(self, seen):
        raise ValueError("no more")
def make(seed):
    return Breaks() if seed == bot_seed(seed_of("normal", 1)) else make_bot("planner", seed)
""")
    complaint = refused("--code", bot, "--setting", "normal", "--games", 3, "-o", path)
    assert "ValueError: no more" in complaint
    assert len(json.loads(path.read_text())["settings"][0]["games"]) == 1
    assert run("verify", path).exit_code == 0


def test_results_make_a_table(written: Path) -> None:
    lines = run("table", written, written).stdout.splitlines()
    assert lines[0].startswith("| player | setting | games | wins |")
    assert lines[2] == lines[3]
    assert lines[2].startswith("| planner | challenge | 2 | ")


def test_what_is_no_result_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "none.json"
    path.write_text("{}")
    assert "the key games is missing" not in refused("table", path)
    assert "the key settings is missing" in refused("verify", path)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "give exactly one of --bot, --code, --command"),
        (["--bot", "greedy", "--command", "cat"], "give exactly one of --bot, --code, --command"),
        (["--bot", "nobody"], "nobody is unknown"),
        (["--bot", "clairvoyant"], "looks at hidden cards"),
        (["--bot", "greedy", "--games", "101"], "--games: 101 is too large"),
        (["--bot", "greedy", "--seconds", "0"], "--seconds: 0.0 is too small"),
        (["--bot", "greedy", "--setting", "easy"], "--setting: easy is unknown"),
        (["--bot", "greedy", "--workers", "0"], "workers: 0 is too small"),
    ],
)
def test_options_that_make_no_sense(arguments: list[str], said: str) -> None:
    assert said in refused(*arguments)
