"""Finds what a turn revealed: to take it back after that is to have peeked."""

from collections.abc import Iterable
from typing import Final

from ceres.companion import draws_in
from ceres.events import Event
from ceres.position import Position
from ceres.service.types.base import Reveal, RevealKind

_KINDS: Final[dict[str, RevealKind]] = {"cards": "card", "deeds": "deed", "tiles": "tile"}


def reveals(before: Position, events: Iterable[Event]) -> list[Reveal]:
    """Return the hidden things that were revealed, in order.

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
