"""Previews an action of yours, or a choice for Ceres: what it would change by itself."""

from typing import cast

from ceres.engine.ceres_turn import place
from ceres.engine.scoring import Score, her_population, score
from ceres.engine.state import LAST_ERA, YOUR_ACTION, YOUR_CHOICE, State
from ceres.engine.story import Story
from ceres.engine.your_turn import take_your_turn
from ceres.errors import IllegalAction
from ceres.events import Build, Event, Scoring
from ceres.events.facts import Lot, Placement
from ceres.position import Position
from ceres.service.problems import problem_of
from ceres.service.types.game import MeasureChanges, Measures, Preview


def preview(position: Position, text: str) -> Preview:
    """Return what an action replaces and changes; or why it is not legal.

    >>> import ceres
    >>> shown = preview(ceres.Game.new(seed=7).position, "income")
    >>> shown["changes"]["silver"]
    [5, 10]
    """
    try:
        action = position._legal(text)
    except IllegalAction as error:
        return {"action": text, "legal": False, "why": problem_of(error)}
    replaced: list[Placement] = []
    marked: list[Lot] = []
    state = position._state.clone()
    before = measures(state, score(state))
    if state.phase == YOUR_ACTION:
        state.log = story = Story()
        take_your_turn(state, action)
        for event in story.events:
            if isinstance(event, Build):
                replaced, marked = event.replaced, event.marked
    elif state.phase == YOUR_CHOICE:
        place(state, action.lots)
    after = measures(state, score(state))
    return {
        "action": text,
        "legal": True,
        "replaced": replaced,
        "marked": marked,
        "changes": _changes(before, after),
    }


def choice_changes(state: State) -> list[MeasureChanges]:
    """Return what each site of the pending choice would change, before her turn goes on."""
    before = measures(state, score(state))
    found = []
    for lots in state.pending_sites:
        after = state.clone()
        place(after, lots)
        found.append(_changes(before, measures(after, score(after))))
    return found


def _changes(before: Measures, after: Measures) -> MeasureChanges:
    pairs = zip(before.items(), after.values(), strict=True)
    return cast("MeasureChanges", {name: [old, new] for (name, old), new in pairs if old != new})


def measures(state: State, scored: Score) -> Measures:
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


def measures_after(event: Event, table: State) -> Measures:
    """Return the figures of the table after an event.

    Once an era is scored, `score` is what the next one would bring.
    """
    if isinstance(event, Scoring):
        table = table.clone()
        table.era = min(table.era + 1, LAST_ERA)
    return measures(table, score(table))
