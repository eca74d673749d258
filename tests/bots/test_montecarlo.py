"""`montecarlo`: budgets, and the processes that think for it."""

import gc
import os
import signal
import subprocess
import sys
import time
from random import Random

import pytest

import ceres
from ceres.bots import make_bot
from ceres.bots.kinds import read_code
from ceres.bots.montecarlo import MonteCarlo, _clearly_worse
from strategies import played

pytestmark = pytest.mark.slow


def montecarlo(code: str, seed: int = 1) -> MonteCarlo:
    _, parameters = read_code(f"montecarlo:{code}")
    return MonteCarlo(parameters, seed)


def some_observations() -> list[ceres.Observation]:
    start = ceres.Game.new(seed=7, difficulty="challenge", monuments=True).position
    return [played(start, Random(1), steps).observation() for steps in (0, 9, 18, 27)]


def children(bot: MonteCarlo) -> list[int]:
    return [worker.pid for worker in bot._workers._others]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_any_number_of_workers_chooses_the_same() -> None:
    alone, together = montecarlo("playouts=800"), montecarlo("playouts=800,workers=3")
    for seen in some_observations():
        assert alone.choose(seen) is together.choose(seen)
    assert children(alone) == []
    assert len(children(together)) == 2
    together.close()


def test_the_same_is_chosen_whenever_the_same_is_seen() -> None:
    bot = montecarlo("playouts=20")
    seen, *others = some_observations()
    choice = bot.choose(seen)
    for other in others:
        bot.choose(other)
    assert bot.choose(seen) is choice


def test_workers_are_kept_and_end_with_the_bot() -> None:
    bot = montecarlo("playouts=800,workers=2")
    first, second, *_ = some_observations()
    bot.choose(first)
    before = children(bot)
    assert before
    bot.choose(second)
    assert children(bot) == before
    assert all(is_running(pid) for pid in before)
    del bot
    gc.collect()
    assert not any(is_running(pid) for pid in before)


def test_after_closing_it_can_be_asked_again() -> None:
    bot = montecarlo("playouts=800,workers=2")
    seen = some_observations()[0]
    choice = bot.choose(seen)
    (pid,) = children(bot)
    bot.close()
    assert not is_running(pid)
    assert bot.choose(seen) is choice
    bot.close()


def test_a_worker_that_somebody_killed_is_missed_by_nobody() -> None:
    bot = montecarlo("playouts=800,workers=2")
    seen = some_observations()[1]
    choice = bot.choose(seen)
    (pid,) = children(bot)
    os.kill(pid, signal.SIGKILL)
    assert bot.choose(seen) is choice
    assert bot.choose(seen) is choice
    assert pid not in children(bot)
    bot.close()


def test_a_program_that_ends_leaves_no_worker_behind() -> None:
    program = """
import ceres, os, signal
from ceres.bots import make_bot
bot = make_bot("montecarlo:playouts=800,workers=2", 1)
bot.choose(ceres.Game.new(seed=7).position.observation())
print(bot._workers._others[0].pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
    path = os.pathsep.join(sys.path)
    ended = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": path},
        check=False,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert ended.returncode == -signal.SIGKILL
    # The pipe that `run` reads is the worker's, too: it has ended by now, or soon will have.
    deadline = time.monotonic() + 20
    while is_running(int(ended.stdout)) and time.monotonic() < deadline:
        os.sched_yield()
    assert not is_running(int(ended.stdout))


def test_a_budget_in_seconds_is_kept() -> None:
    bot = montecarlo("seconds=0.2,workers=1")
    start = time.perf_counter()
    bot.choose(some_observations()[0])
    # A world more in each of the four rounds may be under way when the time is over.
    assert 0.2 <= time.perf_counter() - start < 5


def test_a_single_action_needs_no_thought() -> None:
    seen = ceres.Position.from_json(only_income()).observation()
    assert [str(action) for action in seen.actions()] == ["income"]
    start = time.perf_counter()
    assert str(montecarlo("seconds=60").choose(seen)) == "income"
    assert time.perf_counter() - start < 10


def only_income() -> str:
    import json

    data = ceres.Game.new(seed=7).position.to_dict()
    for lot in data["you"]["lots"]:
        data["piles"][2].append(lot)
    data["you"].update(lots=[], silver=0)
    return json.dumps(data)


def test_a_clear_choice_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes fewer playouts than a search that never finds anything clear."""
    bot = montecarlo("playouts=600")
    start = ceres.Game.new(seed=7, difficulty="challenge", monuments=True).position
    late = [played(start, Random(1), steps).observation() for steps in (27, 42)]

    def playouts(seen: ceres.Observation) -> int:
        plan = bot.plan(seen)
        outcomes: list[int] = []
        try:
            trials = next(plan)
            while True:
                results = [trial.run() for trial in trials]
                outcomes += [outcome for found in results for world in found for outcome in world]
                trials = plan.send(results)
        except StopIteration:
            return len(outcomes)

    found = [playouts(seen) for seen in late]
    monkeypatch.setattr("ceres.bots.montecarlo._CLEAR", 1000)
    assert sum(found) < sum(playouts(seen) for seen in late)


def test_a_hopeless_action_is_dropped_at_once() -> None:
    best, worse, close = [90, 80] * 8, [10, 20] * 8, [95, 74] * 8
    assert _clearly_worse(worse, best)
    assert not _clearly_worse(close, best)
    assert not _clearly_worse(best, best)


def test_guided_playouts_win_more_than_random_ones() -> None:
    """On Challenge, in paired games."""

    def wins(code: str) -> int:
        return sum(lead(code, seed) > 0 for seed in range(12))

    assert wins("montecarlo:playouts=100") > wins("montecarlo:playouts=100,random=1") + 4


def lead(code: str, seed: int) -> int:
    position = ceres.Game.new(seed=seed, difficulty="challenge").position
    bot = make_bot(code, seed)
    while position.result is None:
        position, _ = position.play(bot.choose(position.observation()))
    return int(position.result["you"] - position.result["ceres"])
