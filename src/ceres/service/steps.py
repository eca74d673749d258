"""Describes a turn step by step: each event in words, and what of the table it changes."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

from ceres.event_reducer import apply_event, lots_seen
from ceres.events import Event
from ceres.position import Position
from ceres.service.tabletop import tabletop_changes
from ceres.service.types.base import Message
from ceres.service.types.game import Step

Data = dict[str, Any]
Say = Callable[[Event], Message]
# Completes a step, given the table before its event, and returns the table after it.
Advance = Callable[[Step, Event, Data], Data]


def describe(events: Iterable[Event], say: Say) -> list[Step]:
    """Return the steps of a turn: the events, each with a message and the Lots to look at."""
    return [_step(event, say(event)) for event in events]


def _step(event: Event, message: Message) -> Step:
    notes = {"message": message, "seen": sorted(set(lots_seen(event)))}
    return cast("Step", {**event.to_dict(), **notes})


def _advance(_: Step, event: Event, data: Data) -> Data:
    return apply_event(event, data)


def describe_with_states(
    events: Sequence[Event],
    say: Say,
    data: Data,
    end: Position | None,
    advance: Advance = _advance,
) -> list[Step]:
    """Return the steps from a written position, with `table`: what of the tabletop they change.

    `end` is the position after the turn, if these are all its events.
    """
    steps = describe(events, say)
    for step, event in zip(steps, events, strict=True):
        after = advance(step, event, data)
        step["table"] = tabletop_changes(data, after)
        data = after
    if steps and end is not None and data["last_turns"] is not None:
        # No event says that a last turn is over: it is seen at the end of the turn.
        after = {**data, "last_turns": end.to_dict()["last_turns"]}
        steps[-1]["table"] |= tabletop_changes(data, after)
    return steps
