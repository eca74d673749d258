"""The columns of the results: one row per game, and if asked for one per decision.

Everything is stored as small integers, column by column, and becomes Parquet when a chunk of games
is done.
"""

import io
from array import array
from collections.abc import Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from ceres.engine.action import ACTIONS, Action
from ceres.engine.board import count
from ceres.engine.era_counters import EraCounters
from ceres.engine.era_summary import EraSummary, largest_park
from ceres.engine.legal import actions
from ceres.engine.scoring import her_population
from ceres.engine.state import LAST_ERA, State
from ceres.format.record import RULES_VERSION
from ceres.lab.plan import Group

SMALL: Final = "h"
LARGE: Final = "q"
KINDS: Final = ("income", "buy", "build", "place")

ERA_COLUMNS: Final = tuple(field.name for field in fields(EraSummary))
_FIGURES: Final = attrgetter(*ERA_COLUMNS)
GAME_COLUMNS: Final = (
    *("you", "ceres", "margin", "turns", "decisions", "favour"),
    *(f"{name}_{era}" for era in range(1, LAST_ERA + 1) for name in ERA_COLUMNS),
)
DECISION_COLUMNS: Final = (
    *("number", "era", "kind", "action", "legal", "vp_you", "vp_ceres", "silver", "income"),
    *("your_citizens", "her_citizens", "your_empty_lots", "built_lots", "gardens", "largest_park"),
    *("her_empty_lots", "bag", "market", "cheapest", "laid"),
)


class Columns:
    """Rows of integers, stored flat, that come out as columns."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names: Final = tuple(names)
        self._numbers: Final = array(SMALL)
        self.rows = 0

    def add(self, row: Sequence[int]) -> None:
        """Add a row."""
        self._numbers.extend(row)
        self.rows += 1

    def arrays(self) -> dict[str, Any]:
        """Return the columns by name."""
        width = len(self._names)
        return {
            name: whole_numbers(self._numbers[column::width])
            for column, name in enumerate(self._names)
        }


def whole_numbers(numbers: "array[int]") -> Any:
    """Return numbers as a column, without a look at each."""
    kind = pa.int16() if numbers.typecode == SMALL else pa.int64()
    return pa.Array.from_buffers(kind, len(numbers), [None, pa.py_buffer(numbers)])


def game_row(state: State) -> list[int]:
    """Return the figures of a game that is over and was counted."""
    counters = state.log
    assert isinstance(counters, EraCounters)
    eras: list[int] = []
    turns = choices = 0
    for era in counters.eras:
        eras += _FIGURES(era)
        turns += era.incomes + era.buys + era.builds
        choices += era.choices
    you, ceres = state.your_vp, state.her_vp
    favour = state.rules.favour
    return [you, ceres, you - ceres, turns, turns + choices, favour, *eras]


def decision_row(state: State, action: Action, number: int) -> list[int]:
    """Return the figures of a decision: what was seen before it, and what was done."""
    prices = [state.price(slot) for slot in range(len(state.market))]
    return [
        number,
        state.era,
        action.kind,
        action.number,
        len(actions(state)),
        state.your_vp,
        state.her_vp,
        state.your_silver,
        state.income,
        state.population,
        her_population(state),
        count(state.your_lots),
        count(state.built),
        count(state.park_lots),
        largest_park(state.park_lots),
        count(state.her_lots),
        len(state.bag) - state.next_tile,
        len(state.market),
        min(prices, default=0),
        sum(state.bribes),
    ]


def game_table(
    group: Group, policy: int, number: int, seeds: range, others: list[str], rows: Columns
) -> Any:
    """Return the games of a chunk as a table."""
    games, found = rows.rows, rows.arrays()
    same = {"group": whole_numbers(array(SMALL, [number]) * games)}
    for name, value in group.to_dict().items():
        same[name] = pa.repeat(value, games)
    same["stand_in"] = pa.array(others, pa.string())
    same["seed"] = whole_numbers(array(LARGE, seeds))
    same["rules"] = pa.repeat(RULES_VERSION, games)
    same["policy"] = whole_numbers(array(SMALL, [policy]) * games)
    won = pc.greater(found["margin"], 0)  # V9: a tie is hers
    same["winner"] = pc.if_else(won, "you", "ceres")
    return pa.table({**same, **found})


def decision_table(number: int, seeds: "array[int]", rows: Columns) -> Any:
    """Return the decisions of a chunk as a table; kinds and actions in words."""
    found = rows.arrays()
    texts = pa.array([action.text for action in ACTIONS])
    found["kind"] = pa.array(KINDS).take(found["kind"])
    found["action"] = texts.take(found["action"])
    keys = {
        "group": whole_numbers(array(SMALL, [number]) * rows.rows),
        "seed": whole_numbers(seeds),
    }
    return pa.table({**keys, **found})


def parquet(table: Any) -> bytes:
    """Return a table as a file."""
    file = io.BytesIO()
    pq.write_table(table, file, **PARQUET)
    return file.getvalue()


# Nothing here depends on when or where: the same rows make the same bytes.
PARQUET: Final[dict[str, Any]] = {
    "compression": "zstd",
    "compression_level": 3,
    "version": "2.6",
    "data_page_version": "1.0",
    "write_statistics": True,
}
