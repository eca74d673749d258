"""The table in the middle of a turn at a real table, as a written position."""

from collections.abc import Iterable
from typing import Any

from ceres import event_reducer
from ceres.components import Components
from ceres.events import Event, Flip
from ceres.format.position_reader import read_unfinished
from ceres.position import Position

Data = dict[str, Any]


def apply_events(data: Data, events: Iterable[Event]) -> Data:
    """Return the written form of a position after these events."""
    for event in events:
        data = apply_event(event, data)
    return data


def apply_event(event: Event, data: Data) -> Data:
    """Return the written form of a position after one more event, with her cards moved."""
    if isinstance(event, Flip):
        return _flip(event, data)
    return event_reducer.apply_event(event, data)


def _flip(event: Flip, data: Data) -> Data:
    """Put the card of the row under the deck, and the flipped one into the row (C1)."""
    ceres = data["ceres"]
    changed = {
        "row": [*(card for card in ceres["row"] if card != event.card), event.flipped],
        "deck": [*ceres["deck"][1:], event.card],
        "unseen": max(ceres["unseen"] - 1, 0),
    }
    return {**data, "ceres": {**ceres, **changed}}


def unfinished_position(data: Data, components: Components | None) -> Position:
    """Return a position to look at in the middle of a turn; it cannot be played on."""
    return Position(read_unfinished({**data, "phase": "you"}, components))
