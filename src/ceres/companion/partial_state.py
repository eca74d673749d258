"""The table as it lies in the middle of a turn, as a written position."""

from collections.abc import Iterable
from typing import Any

from ceres.companion.setup import SET_UP, laid_out
from ceres.components import Components
from ceres.event_reducer import advanced
from ceres.events import Event
from ceres.format.position_reader import read_unfinished
from ceres.position import Position

Data = dict[str, Any]


def staged(data: Data, events: Iterable[Event]) -> Data:
    """The written form of a position after these events."""
    for event in events:
        data = after(data, event)
    return data


def after(data: Data, event: Event) -> Data:
    """The written form of a position after one more event, her cards included."""
    if event.type.startswith(SET_UP):
        return laid_out(data, event)
    if event.type == "flip":
        return _flipped(data, event.facts)
    return advanced(data, event)


def _flipped(data: Data, facts: Data) -> Data:
    """The card of the row goes under the deck, and the flipped one joins the row (C1)."""
    ceres = data["ceres"]
    changed = {
        "row": [*(card for card in ceres["row"] if card != facts["card"]), facts["flipped"]],
        "deck": [*ceres["deck"][1:], facts["card"]],
        "unseen": max(ceres["unseen"] - 1, 0),
    }
    return {**data, "ceres": {**ceres, **changed}}


def halfway(data: Data, components: Components | None) -> Position:
    """A position to look at in the middle of a turn; it is not one that could be played on."""
    return Position(read_unfinished({**data, "phase": "you"}, components))
