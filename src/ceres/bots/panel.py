"""The panel: bots that play a deal, so that medals and par are set by the very same cards.

The panel is the planner, as it is and with its choices among near equals shuffled, so that its
games differ. Its version says all of it: the policy, the number of games and their dice. A change
to any of them is a new version, since thresholds must be the same everywhere.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from ceres.bots.plans import Plan, travels
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.weights import UNITS, VERSIONS
from ceres.challenges.medals import Par
from ceres.engine.action import Action
from ceres.engine.dice import Dice
from ceres.engine.state import OVER, State
from ceres.engine.turn import play
from ceres.format.record_extras import ParMark
from ceres.game import Game
from ceres.position import Position

PANEL_VERSION: Final = 1
PANEL_POLICY: Final = 2
"""The version of the planner's policy; a newer one is a new version of the panel."""
GAMES: Final = 51
# Actions are near equals if they are worth at most half a VP less than the best.
_NEAR: Final = UNITS // 2


@travels
@dataclass(frozen=True)
class PanelGame:
    """A task: one game of the panel."""

    start: Position
    number: int
    """The first game is the planner's as it is; the others have dice of their own."""
    playouts: ClassVar = 1

    def run(self) -> int:
        """Play it; return the lead in the end."""
        state = self.start._state.clone()
        planner = PlannerStrategy(VERSIONS[PANEL_POLICY])
        dice = Dice(self.number) if self.number else None
        while state.phase != OVER:
            play(state, _choice(planner, state, dice))
        return state.your_vp - state.her_vp


def _choice(planner: PlannerStrategy, state: State, dice: Dice | None) -> Action:
    """Return the best action, or with dice one of those that are nearly as good."""
    valued = planner.valued(state)
    best, first = valued[0]
    if dice is None:
        return first
    near = [action for value, action in valued if best - value <= _NEAR]
    return near[dice.below(len(near))]


def panel(game: Game) -> Plan[ParMark]:
    """Find the par of a game's deal, as a record has it."""
    leads = yield [PanelGame(game.start, number) for number in range(GAMES)]
    return Par.of_leads(PANEL_VERSION, leads).mark()
