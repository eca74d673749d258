"""Describes a turn step by step: each event in words, what it changes, and what it reveals."""

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Final, cast

from ceres.companion import draws_in, lots_seen
from ceres.engine.state import State
from ceres.events import Event
from ceres.position import Position
from ceres.service.tabletop import tabletop_changes
from ceres.service.types.base import Message, Reveal, RevealKind
from ceres.service.types.game import Step

Say = Callable[[Event], Message]

_KINDS: Final[dict[str, RevealKind]] = {"cards": "card", "deeds": "deed", "tiles": "tile"}


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


def reveals(before: Position, events: Iterable[Event]) -> list[Reveal]:
    """Return the hidden things that a turn revealed: to take it back after that is to have peeked.

    >>> import ceres
    >>> start = ceres.Game.new(seed=7).position
    >>> reveals(start, start.play("income")[1])[0]
    {'kind': 'card', 'id': 'c14'}
    """
    return [
        {"kind": _KINDS[draw.deck], "id": id}
        for draw in draws_in(before, events)
        for id in draw.drawn
    ]
