"""What happened and why, as data.

The rules tell a `Story`, if somebody listens; playouts have none and pay nothing. An entry is the
type of an event, the ids of the rules that decided it, and the facts, in the names of the formats.
"""

from typing import Any

from ceres.engine.board import names
from ceres.engine.pieces import Placement

Facts = dict[str, Any]
Entry = tuple[str, tuple[str, ...], Facts]


class Story:
    """The events of a turn, in the order in which they happened."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def tell(self, type: str, rules: tuple[str, ...], facts: Facts) -> None:
        """Something happened."""
        self.entries.append((type, rules, facts))


def placement_facts(standing: Placement) -> Facts:
    """A Building or Monument as facts."""
    return {"id": standing.piece.id, "lots": names(standing.lots)}
