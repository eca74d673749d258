"""Previews an action of yours: what it would change, before Ceres answers it."""

from typing import Any

from ceres.actions import action_of, refusal
from ceres.engine.scoring import Score, her_population, score
from ceres.engine.state import YOUR_ACTION, State
from ceres.engine.story import Story
from ceres.engine.your_turn import take_your_turn
from ceres.errors import IllegalAction
from ceres.events import Build
from ceres.position import Position
from ceres.service.problems import problem_of


def preview(position: Position, text: str) -> dict[str, Any]:
    """Return what an action replaces and changes; or why it is not legal.

    >>> import ceres
    >>> shown = preview(ceres.Game.new(seed=7).position, "income")
    >>> shown["changes"]["silver"]
    [5, 10]
    """
    try:
        action = action_of(text)
        if action not in position.actions():
            raise refusal(position._state, action)
    except IllegalAction as error:
        return {"action": text, "legal": False, "why": problem_of(error)}
    found: dict[str, Any] = {"action": text, "legal": True, "replaced": [], "marked": []}
    state = position._state.clone()
    before = measures(state, score(state))
    if state.phase == YOUR_ACTION:
        state.log = story = Story()
        take_your_turn(state, action)
        for event in story.events:
            if isinstance(event, Build):
                found |= {"replaced": event.replaced, "marked": event.marked}
    after = measures(state, score(state))
    found["changes"] = {
        name: [before[name], after[name]] for name in before if before[name] != after[name]
    }
    return found


def measures(state: State, scored: Score) -> dict[str, int]:
    """Return the figures of both sides; `score` is what the era would bring if it ended now."""
    return {
        "silver": state.your_silver,
        "income": state.income,
        "population": state.population,
        "vp": state.your_vp,
        "score": scored.yours(),
        "her_population": her_population(state),
        "her_vp": state.her_vp,
        "her_score": scored.hers(),
    }
