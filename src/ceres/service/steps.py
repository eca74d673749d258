"""A turn as it is told: step by step, each with its words, and the table as it lies then."""

from collections.abc import Iterable, Sequence
from typing import Any

from ceres.companion import worded
from ceres.components import Components
from ceres.event_reducer import advanced, seen_at
from ceres.events import Event
from ceres.position import Position
from ceres.service.tabletop import changes, tabletop

Step = dict[str, Any]


def told(events: Iterable[Event], components: Components | None) -> list[Step]:
    """The steps of a turn: the events, with a message and the Lots to look at.

    >>> import ceres
    >>> steps = told(ceres.Game.new(seed=7).play("income"), None)
    >>> steps[0]["type"], steps[0]["message"]["id"]
    ('income', 'event-income')
    """
    return [
        {
            **event.to_dict(),
            "message": worded(event, components),
            "seen": sorted(seen_at(event)),
        }
        for event in events
    ]


def staged(data: dict[str, Any], events: Sequence[Event], after: Position) -> list[Step]:
    """The steps of a turn from a written position, with `table`: what of the tabletop changes."""
    steps = told(events, after.components)
    shown = tabletop(data)
    for step, event in zip(steps, events, strict=True):
        data = advanced(data, event)
        now = tabletop(data)
        step["table"] = changes(shown, now)
        shown = now
    if steps and shown["last_turns"] is not None:
        # That a last turn is over is no event: it is seen when the turn has been told.
        now = {**shown, "last_turns": after.to_dict()["last_turns"]}
        steps[-1]["table"] |= changes(shown, now)
    return steps
