"""All features, the sets before the numbers."""

from typing import Final

from ceres.engine.state import State
from ceres.environment.seen.city import CITY, city
from ceres.environment.seen.feature import Feature
from ceres.environment.seen.numbers import NUMBERS, numbers
from ceres.environment.seen.things import THINGS, things

SETS: Final[list[Feature]] = CITY + THINGS
FEATURES: Final[list[Feature]] = SETS + NUMBERS


def integers(state: State) -> list[int]:
    """All that an agent is shown of a state, in the order of `FEATURES`."""
    return city(state) + things(state) + numbers(state)
