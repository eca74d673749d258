"""The evaluation of a position, for looking one action ahead: a sum of a few terms."""

from typing import Final

from ceres.engine.board import count
from ceres.engine.scoring import score
from ceres.engine.state import LAST_ERA, State

# In victory points, by era (index 0 is unused): a silver of income, a silver in hand.
_INCOME: Final[list[float]] = [0.0, 0.5, 0.3, 0.0]
_SILVER: Final[list[float]] = [0.0, 0.4, 0.4, 0.1]
# A Lot of your own: room to build, and no longer hers to claim.
_ROOM: Final = 4.0


def evaluate(state: State) -> float:
    """Sum up the lead now, the lead if nothing changed until the end, income, silver and room."""
    found = score(state)
    lead = found.yours() - found.hers()
    scorings: int = LAST_ERA + 1 - state.era
    era = state.era
    lots: int = count(state.your_lots | state.built)
    return (
        state.your_vp
        - state.her_vp
        + lead * scorings
        + state.income * _INCOME[era]
        + state.your_silver * _SILVER[era]
        + lots * _ROOM
    )
