"""Beam search in the true world: how well a game could be played by one who knows all of it."""

from typing import Final

from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.playouts import play_out
from ceres.engine.action import Action
from ceres.engine.state import OVER, State
from ceres.engine.turn import play


class BeamLine:
    """The first actions of a game, and the lead in the end if the planner goes on from there."""

    def __init__(self, actions: list[Action], state: State, planner: PlannerStrategy) -> None:
        self.actions: Final = actions
        self.state: Final = state
        end = state
        if state.phase != OVER:
            end = play_out(state, planner.choose_from_state(state), planner)
        self.lead: Final[int] = end.your_vp - end.her_vp


def best_line(state: State, planner: PlannerStrategy, width: int, candidates: int) -> list[Action]:
    """Find the best actions from a state on; after the last, the planner goes on.

    Step by step the planner's best actions are tried after each of the best lines so far.
    """
    best = BeamLine([], state, planner)
    beam = [best]
    while beam:
        longer = _longer(beam, planner, candidates)
        longer.sort(key=_by_lead)
        if longer and longer[0].lead > best.lead:
            best = longer[0]
        beam = [line for line in longer[:width] if line.state.phase != OVER]
    return best.actions


def _longer(beam: list[BeamLine], planner: PlannerStrategy, candidates: int) -> list[BeamLine]:
    """Return the lines of a beam with an action more, one for each state they lead to."""
    found: dict[object, BeamLine] = {}
    for line in beam:
        for action in planner.ranked(line.state)[:candidates]:
            state = line.state.clone()
            play(state, action)
            key = state.key()
            if key not in found:
                found[key] = BeamLine([*line.actions, action], state, planner)
    return list(found.values())


def _by_lead(line: BeamLine) -> int:
    return -line.lead
