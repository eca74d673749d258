"""A turn at a real table, step by step: with what to do by hand, and the table as it lies then."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ceres.companion import CORRECTION, SET_UP, after, hands
from ceres.components import Components
from ceres.engine.board import LOT_OF
from ceres.events import Event
from ceres.position import Position
from ceres.service.steps import Step, told
from ceres.service.tabletop import changes, tabletop

Data = dict[str, Any]


def by_hand(
    data: Data,
    events: Sequence[Event],
    draws: Mapping[str, str],
    end: Position | None,
    components: Components | None,
) -> list[Step]:
    """The steps of a turn from a written position; `end`: where it ends, if this is all of it."""
    steps = told(events, components)
    shown = tabletop(data)
    for step, event in zip(steps, events, strict=True):
        step["hands"] = hands(event, data, draws, components)
        step["seen"] = sorted({*step["seen"], *_looked_at(event)})
        corrected = end if event.type == CORRECTION else None
        data = corrected.to_dict() if corrected else after(data, event)
        now = tabletop(data)
        step["table"] = changes(shown, now)
        shown = now
    if steps and end is not None:
        # That a last turn is over is no event: it is seen when the turn has been told.
        steps[-1]["table"] |= changes(shown, tabletop(end.to_dict()))
    return steps


def _looked_at(event: Event) -> Iterable[str]:
    """The Lots that an event at a real table is about, beside those of any event."""
    if event.type == CORRECTION:
        return [change["what"] for change in event.facts["changes"] if change["what"] in LOT_OF]
    return event.facts.get("deeds", []) if event.type.startswith(SET_UP) else []
