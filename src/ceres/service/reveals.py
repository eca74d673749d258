"""What a turn showed that nobody could know before: to take it back is to have peeked."""

from collections.abc import Iterable

from ceres.engine.state import GARDEN, YOUR_CHOICE
from ceres.events import Event
from ceres.position import Position

# A card, a Deed or a tile: `{"kind": "deed", "id": "C4"}`.
Reveal = dict[str, str]


def reveals(before: Position, events: Iterable[Event]) -> list[Reveal]:
    """The hidden things that came to light, in the order in which they did.

    >>> import ceres
    >>> start = ceres.Game.new(seed=7).position
    >>> reveals(start, start.play("income")[1])[0]
    {'kind': 'card', 'id': 'c14'}
    """
    state = before._state
    unseen = state.unseen
    # While you choose a Lot for it, the next tile lies on the table already (P4).
    waiting = state.phase == YOUR_CHOICE and state.place == GARDEN
    found: list[Reveal] = []
    for event in events:
        facts = event.facts
        if event.type == "flip" and unseen:
            found.append({"kind": "card", "id": facts["flipped"]})
        elif event.type in ("refill", "deed-flip"):
            found.append({"kind": "deed", "id": facts["deed"]})
        elif event.type == "era-begins":
            found += [{"kind": "deed", "id": deed} for deed in facts["market"]]
        elif event.type == "sites" and facts.get("tile"):
            found.append({"kind": "tile", "id": facts["tile"]})
            waiting = True
        elif event.type == "plant":
            if not waiting:
                found.append({"kind": "tile", "id": facts["tile"]})
            waiting = False
    return found
