"""Finds what is drawn in a turn: cards, tiles and Deeds that are seen for the first time."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from ceres.engine.state import GARDEN, YOUR_CHOICE
from ceres.events import Event
from ceres.position import Position

CARDS: Final = "cards"
TILES: Final = "tiles"
DEEDS: Final = "deeds"
MONUMENTS: Final = "monuments"
# What the player may draw from, or leave to the app.
DECKS: Final = (CARDS, TILES, DEEDS)


class Draw(NamedTuple):
    """Something hidden that is revealed: from which deck, why, and with which event of the turn.

    `pile` begins with the deck and says which of its piles it is: each has an order of its own (her
    action deck, the bag, her Deeds, the pile of each era). `ordered`: whether the order of what was
    drawn matters. `lots`: where it goes.
    """

    step: int
    deck: str
    pile: str
    why: str
    rules: tuple[str, ...]
    drawn: tuple[str, ...]
    lots: tuple[str, ...] = ()
    ordered: bool = True

    def matches(self, names: Sequence[str]) -> bool:
        """Return whether this is what was drawn."""
        if self.ordered:
            return tuple(names) == self.drawn
        return set(names) == set(self.drawn)


def draws_in(before: Position, events: Iterable[Event]) -> list[Draw]:
    """Return everything that is drawn in a turn from this position, in order.

    >>> import ceres
    >>> start = ceres.Game.new(seed=7).position
    >>> [(draw.why, draw.drawn) for draw in draws_in(start, start.play("income")[1])][:1]
    [('flip', ('c14',))]
    """
    state = before._state
    unseen, era = state.unseen, state.era
    # While you choose a Lot for it, the next tile lies on the table already (P4).
    waiting = state.phase == YOUR_CHOICE and state.place == GARDEN
    found: list[Draw] = []
    for step, event in enumerate(events):
        facts = event.facts
        draw: Draw | None = None
        if event.type == "flip" and unseen:
            draw = Draw(step, CARDS, CARDS, "flip", event.rules, (facts["flipped"],))
        elif event.type == "refill":
            draw = Draw(step, DEEDS, f"deeds-{era}", "refill", event.rules, (facts["deed"],))
        elif event.type == "deed-flip":
            draw = Draw(step, DEEDS, "deeds-hers", "deed-flip", event.rules, (facts["deed"],))
        elif event.type == "era-begins":
            era = facts["era"]
            if facts["market"]:
                market = tuple(facts["market"])
                draw = Draw(step, DEEDS, f"deeds-{era}", "market", event.rules, market)
        elif event.type == "sites" and facts.get("tile"):
            draw = _tile_for(step, event)
            waiting = True
        elif event.type == "plant":
            if not waiting:
                lots = (facts["lot"],)
                draw = Draw(step, TILES, TILES, "tile", event.rules, (facts["tile"],), lots)
            waiting = False
        if draw is not None:
            found.append(draw)
    return found


def _tile_for(step: int, event: Event) -> Draw:
    """Return the draw of an Enlarge Park's tile: before it, its Lot is settled or yours (P4)."""
    facts: dict[str, Any] = event.facts
    lots = tuple(lot for option in facts["options"] for lot in option)
    why = "tile" if len(lots) == 1 else "tile-choice"
    return Draw(step, TILES, TILES, why, ("C6", *event.rules), (facts["tile"],), lots)
