"""A chunk of games: what one worker plays in one go, here or on another machine."""

import time
from array import array
from collections.abc import Callable
from dataclasses import dataclass

from ceres.bots.kinds import policy_of
from ceres.components import Components
from ceres.engine.action import Action
from ceres.engine.state import State
from ceres.errors import CeresError
from ceres.format.record import RULES_VERSION
from ceres.lab.columns import (
    DECISION_COLUMNS,
    GAME_COLUMNS,
    LARGE,
    Columns,
    decision_row,
    decision_table,
    game_row,
    game_table,
    parquet,
)
from ceres.lab.game_runner import GameRunner
from ceres.lab.plan import Group, Plan, PlanChanged
from ceres.lab.watchdog import Stopped, Watchdog


@dataclass(frozen=True)
class Chunk:
    """Some games of a group, with consecutive seeds."""

    number: int
    """The index of the group in the plan."""
    group: Group
    box: Components | None
    source: str | None
    first: int
    """The index in its group of the first game."""
    seeds: range
    decisions: bool
    time_limit: float
    rules: str = RULES_VERSION

    @classmethod
    def of(cls, plan: Plan, number: int, first: int, games: int, time_limit: float) -> "Chunk":
        """Make a chunk of a group of the plan: a number of games, from `first` on."""
        group = plan.groups[number]
        begin = plan.seed + first
        return cls(
            number,
            group,
            plan.boxes.get(group.components),
            plan.codes.get(group.bot),
            first,
            range(begin, begin + games),
            plan.decisions,
            time_limit,
        )


@dataclass(frozen=True)
class PlayedChunk:
    """The result of a chunk: its first games, all of them unless something went wrong."""

    chunk: Chunk
    games: int
    game_rows: bytes
    decision_rows: bytes | None
    seconds: float
    failure: CeresError | None = None


def play_chunk(chunk: Chunk, stopping: Callable[[], bool] = lambda: False) -> PlayedChunk:
    """Play the games of a chunk, up to the first that cannot be finished."""
    before = time.monotonic()
    rows = _ChunkRows(chunk)
    failure: CeresError | None = None
    if chunk.rules != RULES_VERSION:
        failure = PlanChanged("lab-worker-rules", found=RULES_VERSION, rules=chunk.rules)
    else:
        try:
            with Watchdog(chunk.time_limit, stopping) as watchdog:
                for seed in chunk.seeds:
                    rows.play(seed, watchdog)
        except Stopped:
            pass
        except CeresError as error:
            failure = error
    seconds = time.monotonic() - before
    return PlayedChunk(chunk, rows.games.rows, *rows.to_parquet(), seconds, failure)


class _ChunkRows:
    """The rows of a chunk while it is played; an unfinished game leaves none."""

    def __init__(self, chunk: Chunk) -> None:
        self._chunk = chunk
        self._runner = GameRunner(chunk.group, chunk.box, chunk.source)
        self.games = Columns(GAME_COLUMNS)
        self._decisions = Columns(DECISION_COLUMNS)
        self._seeds = array(LARGE)
        self._stand_ins: list[str] = []

    def play(self, seed: int, watchdog: Watchdog) -> None:
        """Play one more game."""
        decisions: list[list[int]] = []

        def on_decision(state: State, action: Action) -> None:
            decisions.append(decision_row(state, action, len(decisions) + 1))

        over = self._runner.play(seed, watchdog, on_decision if self._chunk.decisions else None)
        self.games.add(game_row(over))
        self._stand_ins.append(self._runner.stand_in(seed))
        for row in decisions:
            self._decisions.add(row)
            self._seeds.append(seed)

    def to_parquet(self) -> tuple[bytes, bytes | None]:
        """Return all rows as Parquet."""
        chunk = self._chunk
        seeds = chunk.seeds[: self.games.rows]
        policy = policy_of(chunk.group.bot) if chunk.source is None else 0
        games = game_table(chunk.group, policy, chunk.number, seeds, self._stand_ins, self.games)
        if not chunk.decisions:
            return parquet(games), None
        return parquet(games), parquet(decision_table(chunk.number, self._seeds, self._decisions))
