"""What is drawn in a turn: the cards, tiles and Deeds that the story shows for the first time."""

from collections.abc import Iterable
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
    """Something hidden comes to light: from which deck, what for, and in which step of the story.

    `pile` tells apart what lies in an order of its own: her action deck, the bag, her Deeds, and
    the pile of each era; it begins with the deck. `ordered`: in the order in which it was drawn,
    else in any. `lots`: where it goes.
    """

    step: int
    deck: str
    pile: str
    why: str
    rules: tuple[str, ...]
    drawn: tuple[str, ...]
    lots: tuple[str, ...] = ()
    ordered: bool = True


def draws_in(before: Position, events: Iterable[Event]) -> list[Draw]:
    """All that is drawn in a turn from this position, in its order.

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
    """The tile of an Enlarge Park: where it goes is settled before it is drawn, or yours (P4)."""
    facts: dict[str, Any] = event.facts
    lots = tuple(lot for option in facts["options"] for lot in option)
    why = "tile" if len(lots) == 1 else "tile-choice"
    return Draw(step, TILES, TILES, why, ("C6", *event.rules), (facts["tile"],), lots)
