"""Corrects a position: makes the changes that the real table shows, and checks the result."""

from collections.abc import Callable
from typing import Any, Final

from ceres.checking import Check
from ceres.companion import changes as kinds
from ceres.companion.changes import MONUMENT_IDS, NOBODY, SIDES, read_changes
from ceres.companion.completing import complete
from ceres.companion.errors import Impossible
from ceres.engine.pieces import PIECE_OF, TILE_OF
from ceres.errors import CorruptPosition, Fault
from ceres.events.facts import Placement, Side
from ceres.format.position_data import CeresData, PositionData, YourData
from ceres.format.position_writer import position_dict
from ceres.messages import say
from ceres.position import Position


def corrected(position: Position, changes: object) -> Position:
    """Return the position with these changes; `Impossible` lists all that is wrong with them.

    >>> import ceres
    >>> position = ceres.Game.new(seed=7).position
    >>> corrected(position, [{"what": "silver", "to": 9}]).you.silver
    9
    """
    check = Check()
    data = position_dict(position._state)
    # Which cards are known depends on the row.
    for change in sorted(read_changes(check, changes), key=lambda each: each["what"] == "known"):
        _MAKE[change["what"]](check, data, change)
    if not check.faults:
        complete(check, position, data)
    check.raise_faults(Impossible)
    try:
        return Position.from_dict(data, position.components)
    except CorruptPosition as error:
        raise Impossible([_at_the_table(fault) for fault in error.faults]) from None


def _at_the_table(fault: Fault) -> Fault:
    """Return a fault as someone sees it who looks at cards and tiles, not at a written position."""
    facts, id = {**fault.facts}, fault.facts.get("id")
    if id in PIECE_OF:
        facts["id"] = say(f"building-{id}")
    elif id in TILE_OF:
        facts["id"] = say(f"tile-{id}")
    # Where it is written says nothing at a table.
    return Fault("", _SEEN_AS.get(fault.code, fault.code), facts)


_SEEN_AS: Final = {
    "in-two-places": "real-in-two-places",
    "card-in-two-places": "real-card-in-two-places",
    "too-many-tiles": "real-too-many-tiles",
    "too-many-pieces": "real-too-many-pieces",
    "market-not-full": "real-market-not-full",
}


# Figures and decks.


def _silver(_: Check, data: PositionData, change: kinds.SilverChange) -> None:
    data["you"]["silver"] = change["to"]


def _vp(_: Check, data: PositionData, change: kinds.VpChange) -> None:
    data[change["side"]]["vp"] = change["to"]


def _era(_: Check, data: PositionData, change: kinds.EraChange) -> None:
    data["era"] = change["to"]
    for past in range(change["to"] - 1):
        data["piles"][past] = []


def _market(_: Check, data: PositionData, change: kinds.MarketChange) -> None:
    data["market"] = change["deeds"]


def _row(check: Check, data: PositionData, change: kinds.RowChange) -> None:
    """Set the row; a card that leaves it may be anywhere in the unseen part of the deck."""
    ceres = data["ceres"]
    expected, count = len(ceres["row"]), len(change["cards"])
    if count != expected:
        check.fault("", "real-row-length", expected=expected, count=count)
        return
    known = [card for card in ceres["deck"][ceres["unseen"] :] if card not in change["cards"]]
    rest = [card for card in (*ceres["deck"], *ceres["row"]) if card not in change["cards"]]
    ceres["row"] = change["cards"]
    _lay_deck(ceres, [card for card in rest if card not in known], known)


def _known(check: Check, data: PositionData, change: kinds.KnownChange) -> None:
    ceres, known = data["ceres"], change["cards"]
    if {*known} & {*ceres["row"]}:
        check.fault("", "real-card-in-two-places")
        return
    _lay_deck(ceres, [card for card in ceres["deck"] if card not in known], known)


def _lay_deck(ceres: CeresData, unseen: list[str], known: list[str]) -> None:
    ceres["deck"], ceres["unseen"] = [*unseen, *known], len(unseen)


def _deeds(_: Check, data: PositionData, change: kinds.DeedsChange) -> None:
    data["ceres"]["deeds"] = _as_many(data["ceres"]["deeds"], change["to"])


def _pile(_: Check, data: PositionData, change: kinds.PileChange) -> None:
    pile = change["era"] - 1
    data["piles"][pile] = _as_many(data["piles"][pile], change["to"])


def _as_many(deeds: list[str], count: int) -> list[str]:
    """Return this many Deeds; empty names stand for any, and are filled in after all changes."""
    return [*deeds[:count], *[""] * (count - len(deeds))]


def _bag(_: Check, data: PositionData, change: kinds.BagChange) -> None:
    left = dict(change["tiles"])
    bag = []
    for tile in data["bag"]:  # the order of those that stay, as the first may be known (P4)
        if left.get(tile):
            bag.append(tile)
            left[tile] -= 1
    data["bag"] = bag + [tile for tile, count in left.items() for _ in range(count)]


def _supply(_: Check, data: PositionData, change: kinds.SupplyChange) -> None:
    data["monuments"] = change["monuments"]


def _last_turns(_: Check, data: PositionData, change: kinds.LastTurnsChange) -> None:
    data["last_turns"] = change["sides"] or None


# The board.


def _lot(check: Check, data: PositionData, change: kinds.LotChange) -> None:
    if _clear(check, data, change["lot"]) and change["to"] != NOBODY:
        _mark(data[change["to"]], [change["lot"]])


def _garden(check: Check, data: PositionData, change: kinds.GardenChange) -> None:
    lot, tile, bag = change["lot"], change["tile"], data["bag"]
    if not _clear(check, data, lot):
        return
    data["ceres"]["gardens"][lot] = tile
    if tile in bag:
        # The last one of its kind: the first of the bag may wait for its place (P4).
        del bag[len(bag) - 1 - bag[::-1].index(tile)]


def _build(check: Check, data: PositionData, change: kinds.BuildChange) -> None:
    id, supply = change["id"], data["monuments"]
    wrong = len(check.faults)
    for lot in change["lots"]:
        _clear(check, data, lot)
    if len(check.faults) > wrong:
        return
    standing = data["you"]["buildings"] if change["side"] == "you" else data["ceres"]["monuments"]
    standing.append({"id": id, "lots": sorted(change["lots"])})
    if supply and id in supply:
        supply.remove(id)


def _remove(check: Check, data: PositionData, change: kinds.RemoveChange) -> None:
    """Take a piece or a tile off the board; its owner's markers go on its Lots."""
    lot, ceres = change["lot"], data["ceres"]
    for side, standing in _sides_standing(data):
        for piece in [each for each in standing if lot in each["lots"]]:
            standing.remove(piece)
            _mark(data[side], piece["lots"])
            if data["monuments"] is not None and piece["id"] in MONUMENT_IDS:
                data["monuments"].append(piece["id"])
            return
    if lot not in ceres["gardens"]:
        check.fault("", "real-nothing-stands", lot=lot)
        return
    data["bag"].append(ceres["gardens"].pop(lot))
    _mark(ceres, [lot])


def _sides_standing(data: PositionData) -> list[tuple[Side, list[Placement]]]:
    return [("you", data["you"]["buildings"]), ("ceres", data["ceres"]["monuments"])]


def _clear(check: Check, data: PositionData, lot: str) -> bool:
    """Take markers and a Garden tile off a Lot; a piece must be removed first."""
    for _, standing in _sides_standing(data):
        for piece in standing:
            if lot in piece["lots"]:
                check.fault("", "real-piece-stands", lot=lot)
                return False
    for side in SIDES:
        data[side]["lots"] = [other for other in data[side]["lots"] if other != lot]
    tile = data["ceres"]["gardens"].pop(lot, None)
    if tile is not None:
        data["bag"].append(tile)
    return True


def _mark(side: YourData | CeresData, lots: list[str]) -> None:
    side["lots"] = sorted({*side["lots"], *lots})


_MAKE: Final[dict[str, Callable[[Check, PositionData, Any], None]]] = {
    "silver": _silver,
    "vp": _vp,
    "era": _era,
    "lot": _lot,
    "garden": _garden,
    "build": _build,
    "remove": _remove,
    "market": _market,
    "row": _row,
    "known": _known,
    "deeds": _deeds,
    "pile": _pile,
    "bag": _bag,
    "supply": _supply,
    "last-turns": _last_turns,
}
