"""`greedy`: one action ahead, by the worth of the position that it leaves."""

from ceres.bots.strategies.strategy import Strategy
from ceres.bots.strategies.worth import worth
from ceres.engine.action import PLACE_ACTION, Action
from ceres.engine.board import first
from ceres.engine.ceres_turn import build_monument, plant
from ceres.engine.dice import Dice
from ceres.engine.legal import actions
from ceres.engine.pieces import PIECES
from ceres.engine.state import GARDEN, State
from ceres.engine.your_turn import take_your_turn


def after(state: State, action: Action) -> State:
    """What an action alone leaves: nothing of Ceres' turn, so nothing hidden comes to light."""
    left = state.clone()
    if action.kind != PLACE_ACTION:
        take_your_turn(left, action)
    elif state.place == GARDEN:
        plant(left, first(action.lots), "P4")  # the tile is drawn already
    else:
        build_monument(left, PIECES[state.place], action.lots)
    return left


class GreedyStrategy(Strategy):
    """Takes the action that leaves most; among equals, any."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose_from_state(self, state: State) -> Action:
        """The best action, one ahead."""
        best: list[Action] = []
        most = 0.0
        for action in actions(state):
            value = worth(after(state, action))
            if not best or value > most:
                best = [action]
                most = value
            elif value == most:
                best.append(action)
        return best[self._dice.below(len(best))]
