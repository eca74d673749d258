"""Ceres' turn: C1 to C8, P1 to P5, M2 to M4, and the variants X2 and X3.

Every function changes the position it is given. Where you must choose for her (P4), `ask`
writes the choice into `pending` and her turn stops there; `resume` goes on from it.
"""

from .board import (
    Lots,
    Position,
    beside,
    diagonal,
    her_lots,
    nearest,
    parks,
    placements,
    take_deed,
    tile_icons,
    when_built,
    your_building_lots,
)
from .box import CARDS, CIVIC, COMMERCIAL, MARKERS, MONUMENTS, TILES, Card, size
from .you import price


def turn(position: Position) -> None:
    """Play her whole turn, or as far as your next choice for her."""
    if position["last_turns"] is not None:
        enlarge(position, 3, False)  # E2
        return
    card = flip(position)
    icon = card.icon and position["monuments"] is not None
    if card.action == "enlarge":
        enlarge(position, 3, icon)
        return
    if card.action == "claim":
        claim(position, card)
    else:
        bribe(position)
    if icon:
        monument_icon(position)


def resume(position: Position, lots: Lots) -> None:
    """P4, P5: play the rest of her turn after your choice."""
    pending = position["pending"]
    position["pending"] = None
    if pending["place"] == "garden":
        (lot,) = lots
        put_garden(position, lot)
        enlarge(position, pending["left"] - 1, pending["icon"])
    else:
        put_monument(position, pending["place"], lots)
        if pending["icon"]:
            monument_icon(position)


def flip(position: Position) -> Card:
    """C1: the card whose action she carries out."""
    ceres = position["ceres"]
    flipped = ceres["deck"].pop(0)
    chosen: str = ceres["row"].pop(CARDS[flipped].number - 1)
    ceres["row"].append(flipped)
    ceres["deck"].append(chosen)
    ceres["unseen"] = max(0, ceres["unseen"] - 1)
    return CARDS[chosen]


def claim(position: Position, card: Card) -> None:
    """C2 to C5."""
    place = wanted(position, card)
    if place is None or len(position["ceres"]["lots"]) >= MARKERS:
        instead_of_a_claim(position)
        return
    deed = take_deed(position, place)  # C4
    position["ceres"]["lots"] = sorted([*position["ceres"]["lots"], deed])


def wanted(position: Position, card: Card) -> int | None:
    """C2, C3: the place in the market of the Deed that the card asks for."""
    places = range(len(position["market"]))
    if not places:
        return None
    if card.claims == "cheapest":
        return min(places, key=lambda place: (price(position, place), place))
    if card.claims == "dearest":
        return max(places, key=lambda place: (price(position, place), place))
    for letter in card.letters:
        fits = [place for place in places if position["market"][place]["deed"][0] == letter]
        if fits:
            return closest(position, fits)
    return None


def closest(position: Position, fits: list[int]) -> int:
    """C2: the Deed closest to a Lot of hers, then the cheapest, then the leftmost."""
    hers = her_lots(position)

    def rank(place: int) -> tuple[int, int, int]:
        deed = position["market"][place]["deed"]
        steps = nearest([deed], hers) if hers else 0
        return steps, price(position, place), place

    return min(fits, key=rank)


def instead_of_a_claim(position: Position) -> None:
    """C5."""
    ceres = position["ceres"]
    if ceres["deeds"]:
        put_garden(position, ceres["deeds"].pop(0))
    else:
        ceres["vp"] += 2 if position["difficulty"] == "challenge" else 1


def bribe(position: Position) -> None:
    """C7."""
    silver = 1
    for tile in position["ceres"]["gardens"].values():
        if TILES[tile].kind == COMMERCIAL:
            silver += tile_icons(position, tile)
    for offer in position["market"]:
        if silver > 0:
            offer["silver"] += 1
            silver -= 1


def enlarge(position: Position, left: int, icon: bool) -> None:
    """C6 for the tiles left, then the Monument icon if there is one."""
    while left > 0:
        if not position["ceres"]["lots"]:
            without_an_empty_lot(position)
        else:
            options = garden_sites(position)
            if len(options) > 1:
                ask(position, "garden", left, icon, options)
                return
            (lot,) = options[0]
            put_garden(position, lot)
        left -= 1
    if icon:
        monument_icon(position)


def without_an_empty_lot(position: Position) -> None:
    """C6: 1 VP; with X3 first a Deed of the market beside a Park."""
    if "creeping-gardens" in position["variants"]:
        best, best_size = None, 0
        for place, offer in enumerate(position["market"]):
            found = [len(park) for park in parks(position) if beside(offer["deed"]) & park]
            if max(found, default=0) > best_size:
                best, best_size = place, max(found)
        if best is not None:
            put_garden(position, take_deed(position, best))
            return
    position["ceres"]["vp"] += 1


def put_garden(position: Position, lot: str) -> None:
    """Put the next tile on this Lot; her marker there, if any, goes back to her supply."""
    ceres = position["ceres"]
    ceres["lots"] = [other for other in ceres["lots"] if other != lot]
    if position["bag"]:
        ceres["gardens"][lot] = position["bag"].pop(0)
    else:
        ceres["vp"] += 4 * len(beside(lot) & her_lots(position))  # C8


def garden_sites(position: Position) -> list[Lots]:
    """C6: where the next tile may go, while she owns an empty Lot."""
    return sites(position, [frozenset([lot]) for lot in position["ceres"]["lots"]])


def monument_sites(position: Position, name: str) -> list[Lots]:
    """M3: where this Monument may go, nowhere if it does not fit."""
    shape = MONUMENTS[name].shape
    fits = [lots for lots in placements(shape) if she_may_build(position, lots)]
    return sites(position, fits) if fits else []


def sites(position: Position, candidates: list[Lots]) -> list[Lots]:
    """P1 to P3, M3: of these placements those between which you choose."""
    near = by_park(position, candidates, diagonally=False)  # P1
    if not near:
        near = by_park(position, candidates, diagonally=True)  # P2
    return near or far_off(position, candidates)  # P3


def by_park(position: Position, candidates: list[Lots], diagonally: bool) -> list[Lots]:
    """P1, P2: the placements beside (or diagonal to) the largest Park that has any."""
    largest: dict[Lots, int] = {}
    for lots in candidates:
        reach = {other for lot in lots for other in (diagonal(lot) if diagonally else beside(lot))}
        found = [len(park) for park in parks(position) if reach & park]
        if found:
            largest[lots] = max(found)
    return [lots for lots in largest if largest[lots] == max(largest.values())]


def far_off(position: Position, candidates: list[Lots]) -> list[Lots]:
    """P3: closest to a largest Park of hers, then farthest from your Buildings."""
    all_parks = parks(position)
    if all_parks:
        most = max(len(park) for park in all_parks)
        goal = {lot for park in all_parks if len(park) == most for lot in park}
        steps = min(nearest(lots, goal) for lots in candidates)
        candidates = [lots for lots in candidates if nearest(lots, goal) == steps]
    yours = your_building_lots(position)
    if yours:
        steps = max(nearest(lots, yours) for lots in candidates)
        candidates = [lots for lots in candidates if nearest(lots, yours) == steps]
    return candidates


def ask(position: Position, place: str, left: int, icon: bool, options: list[Lots]) -> None:
    """P4: the choice is yours."""
    position["pending"] = {
        "place": place,
        "left": left,
        "icon": icon,
        "options": sorted(sorted(lots) for lots in options),
    }


def monument_icon(position: Position) -> None:
    """M2."""
    tiles = position["ceres"]["gardens"].values()
    count = len([tile for tile in tiles if TILES[tile].kind != CIVIC])
    for name in sorted(position["monuments"], key=lambda name: (size(name), name)):
        options = monument_sites(position, name)
        if size(name) < count and options:
            if len(options) > 1:
                ask(position, name, 0, False, options)
            else:
                put_monument(position, name, options[0])
            return


def she_may_build(position: Position, lots: Lots) -> bool:
    """M2: on her empty Lots; X2: on Gardens too, but not on Gardens alone."""
    empty = set(position["ceres"]["lots"])
    if "wild-monuments" in position["variants"]:
        return bool(lots & empty) and lots <= empty | set(position["ceres"]["gardens"])
    return lots <= empty


def put_monument(position: Position, name: str, lots: Lots) -> None:
    """M2, M4; X2: Gardens covered go to the end of the bag."""
    ceres = position["ceres"]
    for lot in sorted(lots & set(ceres["gardens"])):
        position["bag"].append(ceres["gardens"].pop(lot))
    ceres["lots"] = [lot for lot in ceres["lots"] if lot not in lots]
    ceres["monuments"].append({"id": name, "lots": sorted(lots)})
    position["monuments"].remove(name)
    when_built(position, name, lots)
