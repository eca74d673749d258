"""All features, the sets before the numbers."""

from typing import Final

from ceres.engine.state import State
from ceres.environment.features.cards import CARD_FEATURES, card_features
from ceres.environment.features.city import CITY, city
from ceres.environment.features.feature import Feature
from ceres.environment.features.numbers import NUMBERS, numbers

_SETS: Final[list[Feature]] = CITY + CARD_FEATURES
FEATURES: Final[list[Feature]] = _SETS + NUMBERS


def integers(state: State) -> list[int]:
    """Return all features of a state, in the order of `FEATURES`."""
    return city(state) + card_features(state) + numbers(state)
