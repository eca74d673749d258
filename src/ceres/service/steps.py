"""Describes a turn step by step: each event in words, and what of the table it changes."""

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import cast

from ceres.companion import lots_seen
from ceres.engine.state import State
from ceres.events import Event
from ceres.service.tabletop import tabletop_changes
from ceres.service.types.base import Message
from ceres.service.types.game import Step

Say = Callable[[Event], Message]


def describe(events: Iterable[Event], say: Say) -> list[Step]:
    """Return the steps of a turn: the events, each with a message and the Lots to look at."""
    return [
        cast(
            "Step", {**event.to_dict(), "message": say(event), "seen": sorted({*lots_seen(event)})}
        )
        for event in events
    ]


def describe_with_tables(events: Iterable[Event], say: Say, tables: Iterable[State]) -> list[Step]:
    """Return the steps with `table`: what of the tabletop they change.

    `tables` are the one before the first event, and the one after each.
    """
    steps = describe(events, say)
    for step, (before, after) in zip(steps, pairwise(tables), strict=True):
        step["table"] = tabletop_changes(before, after)
    return steps
