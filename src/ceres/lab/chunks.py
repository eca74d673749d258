"""A chunk of games: what one worker plays in one go, here or on another machine."""

import time
from array import array
from collections.abc import Callable
from dataclasses import dataclass

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
from ceres.lab.interrupts import Stopped, Watch
from ceres.lab.plan import Group, Plan, PlanChanged
from ceres.lab.playing import GameRunner


@dataclass(frozen=True)
class Chunk:
    """Some games of a group, one after the other by their seeds."""

    number: int
    """Of the group in the plan."""
    group: Group
    box: Components | None
    source: str | None
    first: int
    """The place in its group of the first game."""
    seeds: range
    decisions: bool
    time_limit: float
    rules: str = RULES_VERSION

    @classmethod
    def of(cls, plan: Plan, number: int, first: int, games: int, time_limit: float) -> "Chunk":
        """So many games of a group of the plan, from its `first` on."""
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
class Played:
    """What came out of a chunk: its first games, all of them unless something went wrong."""

    chunk: Chunk
    games: int
    game_rows: bytes
    decision_rows: bytes | None
    seconds: float
    failure: CeresError | None = None


def never() -> bool:
    """Nothing asks these games to stop."""
    return False


def play_chunk(chunk: Chunk, stopping: Callable[[], bool] = never) -> Played:
    """Play the games of a chunk, up to the first that cannot be finished."""
    before = time.monotonic()
    sheet = _Sheet(chunk)
    failure: CeresError | None = None
    if chunk.rules != RULES_VERSION:
        failure = PlanChanged("lab-worker-rules", found=RULES_VERSION, rules=chunk.rules)
    else:
        try:
            with Watch(chunk.time_limit, stopping) as watch:
                for seed in chunk.seeds:
                    sheet.play(seed, watch)
        except Stopped:
            pass
        except CeresError as error:
            failure = error
    seconds = time.monotonic() - before
    return Played(chunk, sheet.games.rows, *sheet.written(), seconds, failure)


class _Sheet:
    """The rows of a chunk while it is played; a game that is not finished leaves none."""

    def __init__(self, chunk: Chunk) -> None:
        self.chunk = chunk
        self.table = GameRunner(chunk.group, chunk.box, chunk.source)
        self.games = Columns(GAME_COLUMNS)
        self.decisions = Columns(DECISION_COLUMNS)
        self.seeds = array(LARGE)
        self.others: list[str] = []

    def play(self, seed: int, watch: Watch) -> None:
        """One game more."""
        seen: list[list[int]] = []

        def look(state: State, action: Action) -> None:
            seen.append(decision_row(state, action, len(seen) + 1))

        over = self.table.play(seed, watch, look if self.chunk.decisions else None)
        self.games.add(game_row(over))
        self.others.append(self.table.stand_in(seed))
        for row in seen:
            self.decisions.add(row)
            self.seeds.append(seed)

    def written(self) -> tuple[bytes, bytes | None]:
        """All rows as Parquet."""
        chunk = self.chunk
        seeds = chunk.seeds[: self.games.rows]
        games = game_table(chunk.group, chunk.number, seeds, self.others, self.games)
        if not chunk.decisions:
            return parquet(games), None
        return parquet(games), parquet(decision_table(chunk.number, self.seeds, self.decisions))
