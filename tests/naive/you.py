"""Your turn: what you may do (Y1 to Y5, M1), and doing it."""

from .board import (
    BORDER,
    Lots,
    Position,
    placements,
    take_deed,
    when_built,
    your_lots,
)
from .box import (
    BUILDINGS,
    CIVIC,
    COMMERCIAL,
    MARKERS,
    MONUMENTS,
    PRICES,
    RESIDENTIAL,
    piece,
    size,
)


def your_population(position: Position) -> int:
    """Count the citizens that your Buildings show."""
    return sum(piece(built["id"]).population for built in position["you"]["buildings"])


def your_silver(position: Position) -> int:
    """Count the silver that your Buildings show, not what you hold."""
    return sum(piece(built["id"]).silver for built in position["you"]["buildings"])


def price(position: Position, place: int) -> int:
    """Y2: the printed price of the place plus the silver lying on its Deed."""
    silver: int = position["market"][place]["silver"]
    return PRICES[place] + silver


def tray(position: Position) -> list[str]:
    """Return the Buildings of which a piece is left in your tray."""
    standing = [built["id"] for built in position["you"]["buildings"]]
    return [name for name in BUILDINGS if standing.count(name) < BUILDINGS[name].pieces]


def what_you_have(position: Position) -> dict[str, int]:
    """M1: the numbers that Monuments' conditions ask for, before the build."""
    names = [built["id"] for built in position["you"]["buildings"]]
    kinds = [piece(name).kind for name in names]
    return {
        "no empty Lot": 0 if position["you"]["lots"] else 1,
        "population": your_population(position),
        "silver": your_silver(position),
        "Lots": len(your_lots(position)),
        "border Lots": len(your_lots(position) & BORDER),
        "largest": max((size(name) for name in names), default=0),
        "Buildings": len(names),
        RESIDENTIAL: kinds.count(RESIDENTIAL),
        COMMERCIAL: kinds.count(COMMERCIAL),
        CIVIC: kinds.count(CIVIC),
    }


def condition_holds(position: Position, monument: str, lots: Lots) -> bool:
    """M1: whether you may build this Monument on these Lots, as far as its card goes."""
    have = what_you_have(position)
    if any(have[what] < least for what, least in MONUMENTS[monument].needs):
        return False
    return bool(lots & BORDER) or not MONUMENTS[monument].border


def lots_after(position: Position, lots: Lots) -> Lots:
    """Y3: your empty Lots after a build there."""
    empty = set(position["you"]["lots"])
    for built in position["you"]["buildings"]:
        if lots & set(built["lots"]):
            empty |= set(built["lots"])
    return frozenset(empty - lots)


def may_build(position: Position, name: str, lots: Lots) -> bool:
    """Y3, Y4: a Building or Monument on these Lots of yours, its condition apart."""
    for built in position["you"]["buildings"]:
        if lots & set(built["lots"]) and size(built["id"]) >= size(name):
            return False  # Y3
    return len(lots_after(position, lots)) <= MARKERS  # Y4


def actions(position: Position) -> list[str]:
    """Return every legal action of your turn, sorted."""
    you = position["you"]
    found = ["income"]  # Y1
    for place, deed in enumerate(position["market"]):  # Y2
        if price(position, place) <= you["silver"] and len(you["lots"]) < MARKERS:
            found.append("buy " + deed["deed"])
    yours = your_lots(position)
    for name in tray(position) + list(position["monuments"] or []):  # Y3, M1
        for lots in placements(piece(name).shape):
            if not lots <= yours or not may_build(position, name, lots):  # Y5
                continue
            if name in MONUMENTS and not condition_holds(position, name, lots):
                continue
            found.append(" ".join(["build", name, *sorted(lots)]))
    return sorted(found)


def act(position: Position, action: str) -> None:
    """Carry out your action, changing the position."""
    verb, *rest = action.split()
    if verb == "income":
        position["you"]["silver"] += 5 + your_silver(position)  # Y1
    elif verb == "buy":
        buy(position, rest[0])
    elif verb == "build":
        build(position, rest[0], frozenset(rest[1:]))


def buy(position: Position, deed: str) -> None:
    """Y2."""
    place = [offer["deed"] for offer in position["market"]].index(deed)
    position["you"]["silver"] -= price(position, place)
    take_deed(position, place)
    position["you"]["lots"] = sorted([*position["you"]["lots"], deed])


def build(position: Position, name: str, lots: Lots) -> None:
    """Y3, M1."""
    you = position["you"]
    empty = lots_after(position, lots)
    removed = [built for built in you["buildings"] if lots & set(built["lots"])]
    stay = [built for built in you["buildings"] if built not in removed]
    you["buildings"] = [*stay, {"id": name, "lots": sorted(lots)}]
    you["lots"] = sorted(empty)
    if position["monuments"] is not None:
        supply = {built["id"] for built in removed if built["id"] in MONUMENTS}
        supply |= set(position["monuments"])
        position["monuments"] = sorted(supply - {name})
    when_built(position, name, lots)
