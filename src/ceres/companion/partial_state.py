"""The table in the middle of a turn at a real table, as a written position."""

from collections.abc import Iterable
from typing import Any

from ceres.companion.setup import SET_UP, apply_set_up
from ceres.components import Components
from ceres.event_reducer import apply_event as apply_game_event
from ceres.events import Event
from ceres.format.position_reader import read_unfinished
from ceres.position import Position

Data = dict[str, Any]


def apply_events(data: Data, events: Iterable[Event]) -> Data:
    """Return the written form of a position after these events."""
    for event in events:
        data = apply_event(data, event)
    return data


def apply_event(data: Data, event: Event) -> Data:
    """Return the written form of a position after one more event, with her cards moved."""
    if event.type.startswith(SET_UP):
        return apply_set_up(data, event)
    if event.type == "flip":
        return _flipped(data, event.facts)
    return apply_game_event(data, event)


def _flipped(data: Data, facts: Data) -> Data:
    """The card of the row goes under the deck, and the flipped one joins the row (C1)."""
    ceres = data["ceres"]
    changed = {
        "row": [*(card for card in ceres["row"] if card != facts["card"]), facts["flipped"]],
        "deck": [*ceres["deck"][1:], facts["card"]],
        "unseen": max(ceres["unseen"] - 1, 0),
    }
    return {**data, "ceres": {**ceres, **changed}}


def unfinished_position(data: Data, components: Components | None) -> Position:
    """Return a position to look at in the middle of a turn; it cannot be played on."""
    return Position(read_unfinished({**data, "phase": "you"}, components))
