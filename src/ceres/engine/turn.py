"""The order of turns, from one decision of yours to the next (section 5 of the rules)."""

from ceres.engine._word import Word
from ceres.engine.action import PLACE_ACTION, Action
from ceres.engine.annals import note_era
from ceres.engine.board import NAMES
from ceres.engine.ceres_turn import resume, take_her_turn
from ceres.engine.scoring import score
from ceres.engine.scoring_items import scoring_items
from ceres.engine.state import BOTH, CERES, LAST_ERA, OVER, YOU, YOUR_ACTION, State
from ceres.engine.story import Story
from ceres.engine.your_turn import take_your_turn


def play(state: State, action: Action, story: Story | None = None) -> None:
    """Carry out a legal action, and then all that follows up to your next decision."""
    if action.kind == PLACE_ACTION:
        finished = resume(state, action.lots, story)
    else:
        take_your_turn(state, action, story)
        if not state.market:
            end_turn(state, YOU, story)
            if state.phase == OVER:
                return
        finished = take_her_turn(state, story)
    if finished:
        state.phase = YOUR_ACTION
        if not state.market:
            end_turn(state, CERES, story)


def end_turn(state: State, side: Word, story: Story | None) -> None:
    """The last turns begin when the Deeds are gone (E1); after them the era is scored (E3).

    The Deeds are gone when the market is empty: it is refilled while this era's pile lasts.
    """
    if state.last_turns:
        state.last_turns &= ~side
        if not state.last_turns:
            end_era(state, story)
    else:
        state.last_turns = BOTH
        if story is not None:
            order = ["ceres", "you"] if side == YOU else ["you", "ceres"]
            story.tell("last-turns", ("E1", "E2"), {"order": order})


def score_era(state: State, story: Story | None) -> None:
    """VP to both sides, and in era 1 and 2 silver to you alone (V10)."""
    found = score(state)
    state.your_vp += found.yours()
    state.her_vp += found.hers()
    state.your_silver += found.silver
    if state.tally is not None:
        note_era(state, found, state.tally)
    if story is not None:
        facts = {
            "era": state.era,
            "items": scoring_items(state, found),
            "you": {"scored": found.yours(), "silver": found.silver, "vp": state.your_vp},
            "ceres": {"scored": found.hers(), "vp": state.her_vp},
        }
        story.tell("scoring", ("E3",), facts)


def end_era(state: State, story: Story | None) -> None:
    """Scoring, then the next era's Deeds, or the end of the game (E3)."""
    score_era(state, story)
    if state.era == LAST_ERA:
        state.phase = OVER
        if story is not None:
            you_win = state.your_vp > state.her_vp  # V9
            facts = {
                "you": state.your_vp,
                "ceres": state.her_vp,
                "winner": "you" if you_win else "ceres",
            }
            story.tell("game-over", ("E3", "V9"), facts)
        return
    state.era += 1
    state.fill_market()
    if story is not None:
        market = [NAMES[deed] for deed in state.market]
        story.tell("era-begins", ("E3",), {"era": state.era, "market": market})
