"""Describes a turn step by step: each event in words, and what of the table it changes."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ceres.companion import worded
from ceres.components import Components
from ceres.event_reducer import apply_event, seen_at
from ceres.events import Event
from ceres.position import Position
from ceres.service.tabletop import changes, tabletop

Data = dict[str, Any]
Step = dict[str, Any]
# Completes a step, given the table before its event, and returns the table after it.
Advance = Callable[[Step, Event, Data], Data]


def describe(events: Iterable[Event], components: Components | None) -> list[Step]:
    """Return the steps of a turn: the events, each with a message and the Lots to look at.

    >>> import ceres
    >>> steps = describe(ceres.Game.new(seed=7).play("income"), None)
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


def _advance(_: Step, event: Event, data: Data) -> Data:
    return apply_event(data, event)


def describe_with_states(
    data: Data,
    events: Sequence[Event],
    end: Position | None,
    components: Components | None,
    advance: Advance = _advance,
) -> list[Step]:
    """Return the steps from a written position, with `table`: what of the tabletop they change.

    `end` is the position after the turn, if these are all its events.
    """
    steps = describe(events, components)
    shown = tabletop(data)
    for step, event in zip(steps, events, strict=True):
        data = advance(step, event, data)
        now = tabletop(data)
        step["table"] = changes(shown, now)
        shown = now
    if steps and end is not None and shown["last_turns"] is not None:
        # No event says that a last turn is over: it is seen at the end of the turn.
        now = {**shown, "last_turns": end.to_dict()["last_turns"]}
        steps[-1]["table"] |= changes(shown, now)
    return steps
