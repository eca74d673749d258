"""Hidden things change places: what the player has drawn goes where the record has it drawn.

A record is whole, so its hidden things are some completion that fits what was seen. Here a
written position gets another one. Every Deed, card and Monument is there once, so it is enough to
let two of them change their names; tiles change places in the bag.
"""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from ceres.companion.draws import CARDS, DEEDS, TILES, Draw

Data = dict[str, Any]


def swapped(data: Data, draw: Draw, drawn: Sequence[str]) -> Data:
    """The position with these things drawn instead: Deeds, cards, or the Monuments of the supply.

    Also the tiles of the set-up, which lie on the board in the order of their Lots.
    """
    data = deepcopy(data)
    if draw.deck == DEEDS:
        for old, new in _pairs(draw, drawn):
            _exchange_deeds(data, old, new)
    elif draw.deck == CARDS:
        for old, new in _pairs(draw, drawn):
            _exchange_cards(data, old, new)
    elif draw.deck == TILES:
        _first_tiles(data, draw, drawn)
    else:
        data["monuments"] = sorted(drawn)
    return data


def tile_drawn(data: Data, place: int, tile: str) -> Data | None:
    """The position with this tile at a place of the bag; `None` if none lies there or later."""
    bag = [*data["bag"]]
    if place >= len(bag) or tile not in bag[place:]:
        return None
    other = bag.index(tile, place)
    bag[place], bag[other] = bag[other], bag[place]
    return {**data, "bag": bag}


def _pairs(draw: Draw, drawn: Sequence[str]) -> list[tuple[str, str]]:
    """Which names change places, one pair after the other."""
    old, new = list(draw.drawn), list(drawn)
    if not draw.ordered:
        # What is right already stays.
        old, new = [x for x in old if x not in drawn], [x for x in new if x not in draw.drawn]
    pairs = []
    for place, name in enumerate(new):
        if old[place] != name:
            pairs.append((old[place], name))
            old = [old[place] if each == name else each for each in old]
            old[place] = name
    return pairs


def _exchange_deeds(data: Data, one: str, other: str) -> None:
    """Two Deeds change places, wherever they are."""
    names = {one: other, other: one}
    you, ceres = data["you"], data["ceres"]
    you["lots"] = sorted(names.get(lot, lot) for lot in you["lots"])
    ceres["deeds"] = [names.get(deed, deed) for deed in ceres["deeds"]]
    ceres["gardens"] = {names.get(lot, lot): tile for lot, tile in ceres["gardens"].items()}
    data["piles"] = [[names.get(deed, deed) for deed in pile] for pile in data["piles"]]
    for offer in data["market"]:
        offer["deed"] = names.get(offer["deed"], offer["deed"])


def _exchange_cards(data: Data, one: str, other: str) -> None:
    names = {one: other, other: one}
    for key in ("row", "deck"):
        data["ceres"][key] = [names.get(card, card) for card in data["ceres"][key]]


def _first_tiles(data: Data, draw: Draw, drawn: Sequence[str]) -> None:
    """These tiles come out of the bag, and those that had been there go back in."""
    bag = [*data["bag"], *draw.drawn]
    for tile in drawn:
        bag.remove(tile)
    data["bag"] = bag
    data["ceres"]["gardens"] = dict(zip(draw.lots, drawn, strict=True))
