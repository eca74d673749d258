"""`greedy`: looks one action ahead and evaluates the position that it leaves."""

from ceres.bots.strategies.evaluation import evaluate
from ceres.bots.strategies.strategy import Strategy
from ceres.engine.action import PLACE_ACTION, Action
from ceres.engine.board import first
from ceres.engine.ceres_turn import build_monument, plant
from ceres.engine.dice import Dice
from ceres.engine.legal import actions
from ceres.engine.pieces import PIECES
from ceres.engine.state import GARDEN, State
from ceres.engine.your_turn import take_your_turn


def state_after(state: State, action: Action) -> State:
    """Return the state after an action, before Ceres' turn: nothing hidden comes to light."""
    left = state.clone()
    if action.kind != PLACE_ACTION:
        take_your_turn(left, action)
    elif state.pending_piece == GARDEN:
        plant(left, first(action.lots), "P4")  # the tile is drawn already
    else:
        build_monument(left, PIECES[state.pending_piece], action.lots)
    return left


class GreedyStrategy(Strategy):
    """Takes the action that leaves the best position; among equals, any."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose_from_state(self, state: State) -> Action:
        """Return the best action, looking one ahead."""
        best: list[Action] = []
        best_value = 0.0
        for action in actions(state):
            value = evaluate(state_after(state, action))
            if not best or value > best_value:
                best = [action]
                best_value = value
            elif value == best_value:
                best.append(action)
        return best[self._dice.below(len(best))]
