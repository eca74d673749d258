"""Finds what is drawn in a turn: cards, tiles and Deeds that are seen for the first time."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final, NamedTuple

from ceres.engine.state import GARDEN, YOUR_CHOICE
from ceres.events import DeedFlip, EraBegins, Event, Flip, Plant, Refill, Sites
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
    waiting = state.phase == YOUR_CHOICE and state.pending_piece == GARDEN
    found: list[Draw] = []
    for step, event in enumerate(events):
        rules = event.rules
        match event:
            case Flip() if unseen:
                found.append(Draw(step, CARDS, CARDS, "flip", rules, (event.flipped,)))
            case Refill():
                found.append(Draw(step, DEEDS, f"deeds-{era}", "refill", rules, (event.deed,)))
            case DeedFlip():
                found.append(Draw(step, DEEDS, "deeds-hers", "deed-flip", rules, (event.deed,)))
            case EraBegins():
                era, market = event.era, tuple(event.market)
                if market:
                    found.append(Draw(step, DEEDS, f"deeds-{era}", "market", rules, market))
            case Sites(tile=str(tile)):
                # Where it goes is settled before it is drawn, or your choice (P4).
                lots = tuple(chain(*event.options))
                why = "tile" if len(lots) == 1 else "tile-choice"
                found.append(Draw(step, TILES, TILES, why, ("C6", *rules), (tile,), lots))
                waiting = True
            case Plant():
                if not waiting:
                    lots = (event.lot,)
                    found.append(Draw(step, TILES, TILES, "tile", rules, (event.tile,), lots))
                waiting = False
    return found
