"""The benchmark: fixed deals that no bot of ours was tuned on, played, scored and verified.

>>> from ceres.benchmark import SETTINGS, seed_of
>>> [setting.id for setting in SETTINGS]
['normal', 'challenge', 'challenge-monuments', 'princeps']
>>> seed_of("normal", 0) == seed_of("challenge", 0)
False

docs/benchmark.md describes it. What is here never changes: another benchmark gets another number.
"""

from ceres.benchmark.players import BotPlayer, Course, Player
from ceres.benchmark.program import ProgramPlayer
from ceres.benchmark.result import BenchmarkResult, InvalidBenchmark, PlayedGame, read_result
from ceres.benchmark.run import play_benchmark, verify
from ceres.benchmark.settings import GAMES, SETTINGS, Setting, seed_of

__all__ = [
    "GAMES",
    "SETTINGS",
    "BenchmarkResult",
    "BotPlayer",
    "Course",
    "InvalidBenchmark",
    "PlayedGame",
    "Player",
    "ProgramPlayer",
    "Setting",
    "play_benchmark",
    "read_result",
    "seed_of",
    "verify",
]
