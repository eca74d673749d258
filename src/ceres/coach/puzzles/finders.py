"""Who finds the answer of a puzzle: bots, or simple readings of a rule. That grades it."""

from collections.abc import Callable, Mapping
from typing import Final

from ceres.bots.kinds import make_bot
from ceres.coach.puzzles.book import EASIEST, HARDEST
from ceres.coach.puzzles.questions import Question
from ceres.engine.board import BIT, LOT_OF, NAMES, Lots, beside, count, distance, names
from ceres.engine.sites import largest_parks
from ceres.engine.state import State
from ceres.observation import Observation

# From shallow to strong.
_BOTS: Final = (
    "greedy",
    "planner",
    "montecarlo:playouts=100",
    "montecarlo:playouts=1000",
)
_SEED: Final = 1


def found_by(question: Question, seen: Observation) -> dict[str, bool]:
    """Return which bots or simple readings give a right answer."""
    if question.kind in ("deed", "tile"):
        readings = _READINGS[question.kind]
        lots = [choice["answer"] for choice in question.choices]
        given = {name: read(seen._state, lots) for name, read in readings.items()}
    else:
        given = {code: str(make_bot(code, _SEED).choose(seen)) for code in _BOTS}
    return {name: answer in question.answers for name, answer in given.items()}


def grade(found: Mapping[str, bool]) -> int:
    """Return how hard a puzzle is: one more for each that does not find it."""
    return min(HARDEST, EASIEST + sum(not right for right in found.values()))


def _first(lots: Lots, otherwise: list[str]) -> str:
    return names(lots)[0] if lots else otherwise[0]


def _beside_a_park(state: State, lots: list[str]) -> str:
    return _first(state.her_lots & beside(state.park_lots), lots)


def _beside_the_largest_park(state: State, lots: list[str]) -> str:
    parks = largest_parks(state.park_lots, state.park_lots)
    return _first(state.her_lots & beside(parks), lots)


def _most_gardens_around(state: State, lots: list[str]) -> str:
    return max(lots, key=lambda lot: count(beside(BIT[LOT_OF[lot]]) & state.park_lots))


def _farthest_from_you(state: State, lots: list[str]) -> str:
    if not state.built:
        return lots[0]
    return max(lots, key=lambda lot: distance(BIT[LOT_OF[lot]], state.built))


def _cheapest(state: State, _lots: list[str]) -> str:
    return NAMES[state.market[min(range(len(state.market)), key=state.price)]]


def _dearest(state: State, _lots: list[str]) -> str:
    return NAMES[state.market[max(range(len(state.market)), key=state.price)]]


def _leftmost(state: State, _lots: list[str]) -> str:
    return NAMES[state.market[0]]


def _closest(state: State, lots: list[str]) -> str:
    owned = state.her_owned()
    return min(lots, key=lambda lot: distance(BIT[LOT_OF[lot]], owned)) if owned else lots[0]


_Reading = Callable[[State, list[str]], str]
_READINGS: Final[Mapping[str, Mapping[str, _Reading]]] = {
    "tile": {
        "beside-a-park": _beside_a_park,
        "beside-the-largest-park": _beside_the_largest_park,
        "most-gardens-around": _most_gardens_around,
        "farthest-from-you": _farthest_from_you,
    },
    "deed": {
        "leftmost": _leftmost,
        "cheapest": _cheapest,
        "dearest": _dearest,
        "closest": _closest,
    },
}
