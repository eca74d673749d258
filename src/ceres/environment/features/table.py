"""All features, the sets before the numbers, and the integers that say them all.

A list holds objects, and each of them costs more than the arithmetic on it. So many small things
share an integer.
"""

from collections.abc import Sequence
from typing import Final

from ceres.engine._word import Word
from ceres.engine.action import ACTIONS
from ceres.engine.board import LOT_COUNT
from ceres.engine.legal import actions
from ceres.engine.state import State
from ceres.environment.features.cards import CARD_FEATURES, card_features
from ceres.environment.features.city import CITY, city
from ceres.environment.features.feature import Feature
from ceres.environment.features.numbers import NUMBERS, numbers

FEATURES: Final[list[Feature]] = CITY + CARD_FEATURES + NUMBERS

# The numbers of an integer, and the bits of each.
LANES: Final = 3
LANE: Final = 16
_LANE_MOST: Final = (1 << LANE) - 1
_WIDTHS: Final[list[Word]] = [each.bits for each in CARD_FEATURES for _ in range(each.integers)]


def integers(states: Sequence[State]) -> list[int]:
    """Return all features of the states, one state after the other.

    First come the sets, `LOT_COUNT` bits in each integer; then the numbers, `LANES` in each.
    """
    found: list[int] = []
    for state in states:
        found += city(state)
        _join_sets(card_features(state), found)
        _join_numbers(numbers(state), found)
    return found


def _join_sets(sets: list[int], found: list[int]) -> None:
    """Add the bits of some sets without a gap between them."""
    joined: Word = 0
    length: Word = 0
    place: Word = 0
    for each in sets:
        bits: Word = each
        width = _WIDTHS[place]
        place += 1
        room: Word = LOT_COUNT - length
        if width < room:
            joined |= bits << length
            length += width
            continue
        fits: Word = 1
        fits = (fits << room) - 1
        found.append(int(joined | (bits & fits) << length))
        joined = bits >> room
        length = width - room
    found.append(int(joined))


def _join_numbers(values: list[int], found: list[int]) -> None:
    """Add some numbers; what is too large for its lane is cut off."""
    joined: Word = 0
    shift: Word = 0
    for each in values:
        value: Word = min(each, _LANE_MOST)
        joined |= value << shift
        shift += LANE
        if shift == LANES * LANE:
            found.append(int(joined))
            joined = 0
            shift = 0
    if shift:
        found.append(int(joined))


def legal_numbers(states: Sequence[State]) -> list[int]:
    """Return the numbers of the legal actions, those of each state beyond those of the last."""
    found: list[int] = []
    start = 0
    for state in states:
        for action in actions(state):
            found.append(start + action.number)
        start += len(ACTIONS)
    return found
