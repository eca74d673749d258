"""Plays the benchmark, and verifies a result by playing its games again."""

import time
from collections.abc import Callable, Sequence
from typing import Final

import ceres
from ceres.benchmark.players import Course, Player
from ceres.benchmark.quality import decisions_plan
from ceres.benchmark.result import (
    BenchmarkResult,
    InvalidBenchmark,
    PlayedGame,
    PlayedSetting,
    figures_of,
)
from ceres.benchmark.settings import FORMAT, SETTINGS, Setting
from ceres.checking import Check, shown
from ceres.coach.executor import carry_out
from ceres.coach.policy import POLICY
from ceres.errors import CeresError
from ceres.format.record import RULES_VERSION
from ceres.game import Game

# Figures are written with fewer digits than they have.
_EXACT_TO: Final = 6

# Told of each game: with the result so far, or that it was played again.
OnGame = Callable[[BenchmarkResult], None]
Progress = Callable[[], None]


def play_benchmark(
    player: Player,
    settings: Sequence[Setting],
    games: int,
    limit: float,
    name: str | None = None,
    workers: int = 1,
    on_game: OnGame = lambda _: None,
) -> BenchmarkResult:
    """Let a player play the first games of some settings.

    `name` is what it is called in tables, if not as it calls itself. `on_game` gets the result so
    far after each game: it is one of fewer games.
    """
    result = _result(player, limit, name, [])
    for setting in settings:
        before, played = result.settings, list[PlayedGame]()
        for number in range(games):
            played = [*played, _played(player, setting, number, workers)]
            now = PlayedSetting(setting.id, played, figures_of(played))
            result = _result(player, limit, name, [*before, now])
            on_game(result)
    return result


def _result(
    player: Player, limit: float, name: str | None, settings: list[PlayedSetting]
) -> BenchmarkResult:
    return BenchmarkResult(
        format=FORMAT,
        rules=RULES_VERSION,
        policy=POLICY,
        program=ceres.__version__,
        player=name or player.name,
        kind=player.kind,
        limit=limit,
        settings=settings,
    )


def _played(player: Player, setting: Setting, number: int, workers: int) -> PlayedGame:
    begun = time.perf_counter()
    course: Course = player.play(setting, number)
    seconds = time.perf_counter() - begun
    game = setting.game(number)
    for action in course.actions:
        game.play(action)
    result = game.position.result
    assert result is not None
    return PlayedGame(
        actions=course.actions,
        you=result["you"],
        ceres=result["ceres"],
        decisions=_worth(game, workers),
        illegal=course.illegal,
        defaults=course.defaults,
        seconds=round(seconds, _EXACT_TO),
    )


def _worth(game: Game, workers: int) -> float:
    return round(carry_out(decisions_plan(game), workers), _EXACT_TO)


def verify(result: BenchmarkResult, workers: int = 1, progress: Progress = lambda: None) -> None:
    """Play every game of a result again; raise `InvalidBenchmark` with all that does not hold.

    How long it took, and which answers were refused, only whoever played it knows.
    """
    check = Check()
    check.word(result.rules, "rules", [RULES_VERSION])
    check.word(result.policy, "policy", [POLICY])
    check.raise_faults(InvalidBenchmark)
    known = {setting.id: setting for setting in SETTINGS}
    ids = [played.id for played in result.settings]
    for index, played in enumerate(result.settings):
        where = f"settings[{index}]"
        if played.id in ids[:index]:
            check.fault(where, "benchmark-twice", id=played.id)
            continue
        for number, game in enumerate(played.games):
            at = f"{where}.games[{number}]"
            _verify_game(check, known[played.id].game(number), game, at, workers)
            progress()
        if played.figures != figures_of(played.games):
            check.fault(f"{where}.figures", "benchmark-figures")
    check.raise_faults(InvalidBenchmark)


def _verify_game(check: Check, game: Game, played: PlayedGame, where: str, workers: int) -> None:
    for number, action in enumerate(played.actions):
        try:
            game.play(action)
        except CeresError as error:
            check.fault(f"{where}.actions[{number}]", "action-illegal", reason=error)
            return
    result = game.position.result
    if result is None:
        check.fault(where, "benchmark-unfinished")
        return
    for side, claimed in (("you", played.you), ("ceres", played.ceres)):
        if result[side] != claimed:
            facts = {"expected": result[side], "found": claimed}
            check.fault(f"{where}.{side}", "wrong-result", **facts)
    worth = _worth(game, workers)
    if worth != played.decisions:
        facts = {"expected": worth, "found": shown(played.decisions)}
        check.fault(f"{where}.decisions", "wrong-result", **facts)
