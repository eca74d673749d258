"""The panel: bots that play a deal, so that medals and par are set by the very same cards.

The panel is the planner, as it is and with its choices among near equals shuffled, so that its
games differ. Its version says all of it: the policy, the number of games and their dice. A change
to any of them is a new version, since thresholds must be the same everywhere.
"""

from dataclasses import dataclass
from typing import Final

from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.thinking import Plan
from ceres.challenges.medals import Par
from ceres.challenges.types import ParMark
from ceres.engine.action import Action
from ceres.engine.dice import Dice
from ceres.engine.state import OVER, State
from ceres.engine.turn import play
from ceres.game import Game
from ceres.position import Position

PANEL_VERSION: Final = 1
POLICY_VERSION: Final = 1
GAMES: Final = 51
# Values are compared in thousandths of a VP, as whole numbers: that is the same everywhere.
_FINE: Final = 1000
# Actions are near equals if they are worth at most this much less than the best.
_NEAR: Final = 500


@dataclass(frozen=True)
class PanelGame:
    """A task: one game of the panel."""

    start: Position
    number: int
    """The first game is the planner's as it is; the others have dice of their own."""

    def run(self) -> int:
        """Play it; return the lead in the end."""
        state = self.start._state.clone()
        planner, dice = PlannerStrategy(), Dice(self.number) if self.number else None
        while state.phase != OVER:
            play(state, _choice(planner, state, dice))
        return state.your_vp - state.her_vp


def _choice(planner: PlannerStrategy, state: State, dice: Dice | None) -> Action:
    """Return one of the best actions: the first of them without dice."""
    valued = [(-round(value * _FINE), action) for value, action in planner.valued(state)]
    valued.sort(key=lambda each: (each[0], each[1].number))
    least = valued[0][0] + _NEAR
    near = [action for loss, action in valued if loss <= least] if dice else []
    return near[dice.below(len(near))] if dice else valued[0][1]


def panel(game: Game) -> Plan[ParMark]:
    """Find the par of a game's deal, as a record has it."""
    leads = yield [PanelGame(game.start, number) for number in range(GAMES)]
    return Par(PANEL_VERSION, tuple(leads)).mark()
