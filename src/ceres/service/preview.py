"""Previews an action of yours, or a choice for Ceres: what it would change by itself."""

from typing import Any, Final, cast

from ceres.actions import action_of, refusal
from ceres.companion import unfinished_position
from ceres.components import Components
from ceres.engine.ceres_turn import place
from ceres.engine.scoring import Score, her_population, score
from ceres.engine.state import LAST_ERA, YOUR_ACTION, YOUR_CHOICE, State
from ceres.engine.story import Story
from ceres.engine.your_turn import take_your_turn
from ceres.errors import IllegalAction
from ceres.events import Build, Event, Scoring
from ceres.facts import Lot, Placement
from ceres.position import Position
from ceres.service.problems import problem_of
from ceres.service.types.game import MeasureChanges, Measures, Preview

Data = dict[str, Any]


def preview(position: Position, text: str) -> Preview:
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


class TurnMeasures:
    """The figures of both sides while a turn goes on.

    Reading a table in the middle of a turn takes long, and most events change nothing that is
    scored: so what is known of a board is used again.
    """

    def __init__(self, components: Components | None, *known: Position | None) -> None:
        """Begin with what is known: perhaps the positions before and after the turn."""
        self._components: Final = components
        self._known: Final = [
            (_board(position.to_dict()), measures(position._state, score(position._state)))
            for position in known
            if position is not None
        ]

    def after(self, event: Event, data: Data) -> Measures:
        """Return the figures after an event; `data` is the table as written.

        Once an era is scored, `score` is what the next one would bring.
        """
        if isinstance(event, Scoring):
            data = {**data, "era": min(event.era + 1, LAST_ERA)}
        you, ceres = data["you"], data["ceres"]
        found = self._on(_board(data), data)
        return {**found, "silver": you["silver"], "vp": you["vp"], "her_vp": ceres["vp"]}

    def _on(self, board: tuple[object, ...], data: Data) -> Measures:
        for known, found in self._known:
            if known == board:
                return found
        state = unfinished_position(data, self._components)._state
        found = measures(state, score(state))
        self._known.append((board, found))
        return found


def _board(data: Data) -> tuple[object, ...]:
    """Return what the figures depend on, but for silver and VP."""
    you, ceres, era = data["you"], data["ceres"], data["era"]
    lots = you["lots"] if era == LAST_ERA else None  # V4
    return era, you["buildings"], lots, ceres["gardens"], ceres["monuments"]
