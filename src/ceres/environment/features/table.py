"""All features, the sets before the numbers, and the integers that say them all."""

from collections.abc import Sequence
from typing import Final

from ceres.engine.action import ACTIONS
from ceres.engine.legal import actions
from ceres.engine.state import State
from ceres.environment.features.cards import CARD_FEATURES, card_features
from ceres.environment.features.city import CITY, city
from ceres.environment.features.feature import Feature
from ceres.environment.features.numbers import NUMBERS, numbers
from ceres.environment.features.packing import Numbers, Sets

FEATURES: Final[list[Feature]] = CITY + CARD_FEATURES + NUMBERS


def integers(states: Sequence[State]) -> list[int]:
    """Return all features of the states, one state after the other.

    First come the sets, `LOT_COUNT` bits in each integer; then the numbers, `LANES` in each.
    """
    found: list[int] = []
    for state in states:
        found += city(state)
        sets = Sets(found)
        card_features(state, sets)
        sets.end()
        lanes = Numbers(found)
        numbers(state, lanes)
        lanes.end()
    return found


def legal_numbers(states: Sequence[State]) -> list[int]:
    """Return the numbers of the legal actions, those of each state beyond those of the last."""
    found: list[int] = []
    start = 0
    for state in states:
        for action in actions(state):
            found.append(start + action.number)
        start += len(ACTIONS)
    return found
