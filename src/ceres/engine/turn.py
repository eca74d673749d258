"""The order of turns, from one decision of yours to the next (section 5 of the rules)."""

from ceres.engine._word import Word
from ceres.engine.action import PLACE_ACTION, Action
from ceres.engine.ceres_turn import resume, take_her_turn
from ceres.engine.scoring import score
from ceres.engine.state import BOTH, CERES, LAST_ERA, OVER, YOU, YOUR_ACTION, State
from ceres.engine.your_turn import take_your_turn


def play(state: State, action: Action) -> None:
    """Carry out a legal action, and then all that follows up to your next decision."""
    if action.kind == PLACE_ACTION:
        finished = resume(state, action.lots)
    else:
        take_your_turn(state, action)
        if not state.market:
            end_turn(state, YOU)
            if state.phase == OVER:
                return
        finished = take_her_turn(state)
    if finished:
        state.phase = YOUR_ACTION
        if not state.market:
            end_turn(state, CERES)


def end_turn(state: State, side: Word) -> None:
    """End a side's turn: begin the last turns if the Deeds are gone (E1), or end the era (E3).

    The Deeds are gone when the market is empty: it is refilled while this era's pile lasts.
    """
    if state.last_turns:
        state.last_turns &= ~side
        if not state.last_turns:
            end_era(state)
    else:
        state.last_turns = BOTH
        state.log.last_turns(side)


def score_era(state: State) -> None:
    """Give VP to both sides, and in era 1 and 2 silver to you alone (V10)."""
    found = score(state)
    state.your_vp += found.yours()
    state.her_vp += found.hers()
    state.your_silver += found.silver
    state.log.scored(state, found)


def end_era(state: State) -> None:
    """Score the era; then begin the next one, or end the game (E3)."""
    score_era(state)
    if state.era == LAST_ERA:
        state.phase = OVER
        state.log.game_over(state)
        return
    state.era += 1
    state.fill_market()
    state.log.era_began(state)
