"""Reads a `ceres-position/1` dictionary strictly: one error lists every fault.

A position may be composed by hand, so nothing is assumed about how it came about; it only has to
be possible on the table.
"""

import re
from functools import lru_cache
from typing import Final

from ceres.actions import piece_id
from ceres.checking import Check, shown
from ceres.components import STANDARD, Components
from ceres.components.box import CARD_IDS
from ceres.engine.board import BIT, LOT_OF, NO_LOTS, Lot, Lots, count, lots_of, names
from ceres.engine.pieces import PIECE_OF, PIECES, PLACEMENTS, TILE_IDS, TILE_OF, Placement
from ceres.engine.setup import ROW
from ceres.engine.state import (
    CERES,
    DIFFICULTIES,
    LAST_ERA,
    MARKERS,
    MARKET_SLOTS,
    OVER,
    PHASES,
    YOU,
    YOUR_ACTION,
    YOUR_CHOICE,
    Rules,
    State,
)
from ceres.errors import CorruptPosition
from ceres.events import facts
from ceres.format.choice_reader import read_choice
from ceres.format.position_data import CeresData, OfferData, PositionData, YourData
from ceres.format.position_writer import POSITION_FORMAT
from ceres.format.variants import read_variants

_DIGEST: Final = re.compile(r"sha256:[0-9a-f]{64}")
_SIDES: Final[dict[tuple[str, ...], int]] = {
    ("ceres",): CERES,
    ("you",): YOU,
    ("ceres", "you"): CERES | YOU,
}


@lru_cache(maxsize=64)
def rules_for(difficulty: str, variants: tuple[str, ...], components: Components | None) -> Rules:
    """Return the rules of a game: the same object for the same options."""
    return Rules(difficulty, list(variants), components)


def read_position(data: object, components: Components | None = None) -> State:
    """Read a position into a state; raise `CorruptPosition` if it is impossible."""
    reader = _Reader(data, None if components == STANDARD else components)
    state = reader.read()
    if reader.check.faults:
        raise CorruptPosition(reader.check.faults)
    return state


def read_unfinished(data: object, components: Components | None = None) -> State:
    """Read a table in the middle of a turn, for display: its faults are ignored."""
    return _Reader(data, None if components == STANDARD else components).read()


class _Reader:
    """Reads one position; `check` collects its faults."""

    def __init__(self, data: object, components: Components | None) -> None:
        self.check: Final = Check()
        self.table: Final = self.check.table(data, "", PositionData.__annotations__)
        self.components: Final = components
        # Where each Lot or its Deed was seen first: it can be in one place only.
        self.seen: Final[dict[str, str]] = {}

    def read(self) -> State:
        """Read the whole position, as far as possible."""
        check = self.check
        if "format" in self.table and self.table["format"] != POSITION_FORMAT:
            found = shown(self.table["format"])
            check.fault("format", "wrong-format", found=found, expected=POSITION_FORMAT)
        self._components()
        difficulty = self._word("difficulty", DIFFICULTIES) or "normal"
        state = State(rules_for(difficulty, self._variants(), self.components))
        state.era = self._whole("era", 1, LAST_ERA)
        state.phase = PHASES.index(self._word("phase", PHASES) or "you")
        self._supply(state)
        self._you(state)
        self._ceres(state)
        self._bag(state)
        possible_board = not check.faults
        self._market(state)
        self._piles(state)
        state.refresh()
        self._last_turns(state)
        self._pending(state, possible_board)
        if state.phase == OVER and state.era < LAST_ERA and self._is_valid("era"):
            check.fault("phase", "over-early", era=state.era)
        return state

    def _is_valid(self, key: str) -> bool:
        """Return whether a key has a value without faults: one fault should not cause a second."""
        return key in self.table and not any(fault.where == key for fault in self.check.faults)

    def _pending(self, state: State, possible_board: bool) -> None:
        value = self.table.get("pending")
        if value is not None:
            if state.phase != YOUR_CHOICE and self._is_valid("phase"):
                self.check.fault("pending", "pending-unexpected", phase=PHASES[state.phase])
            read_choice(self.check, value, state, possible_board)
        elif state.phase == YOUR_CHOICE and "pending" in self.table:
            self.check.fault("pending", "pending-missing")

    # Small parts.

    def _word(self, key: str, words: list[str]) -> str | None:
        return self.check.word(self.table[key], key, words) if key in self.table else None

    def _whole(self, key: str, low: int, high: int) -> int:
        return self.check.whole(self.table[key], key, low, high) if key in self.table else low

    def _components(self) -> None:
        value = self.table.get("components")
        given = self.components.digest() if self.components else None
        if value is None:
            if given is not None and "components" in self.table:
                self.check.fault("components", "components-not-needed")
        elif not isinstance(value, str) or not _DIGEST.fullmatch(value):
            self.check.fault("components", "components-value")
        elif given is None:
            self.check.fault("components", "components-needed", digest=value)
        elif value != given:
            self.check.fault("components", "components-differ", digest=value, given=given)

    def _variants(self) -> tuple[str, ...]:
        if "variants" not in self.table:
            return ()
        return read_variants(self.check, self.check.items(self.table["variants"], "variants"))

    def _supply(self, state: State) -> None:
        value = self.table.get("monuments")
        if value is None:
            return
        state.with_monuments = True
        for where, entry in self.check.items(value, "monuments"):
            id = self.check.word(entry, where, _MONUMENT_IDS, "Monument")
            if id is None:
                continue
            if state.tray & PIECE_OF[id].bit:
                self.check.fault(where, "monument-listed-twice", id=id)
            state.tray |= PIECE_OF[id].bit

    # Lots and Deeds: each can be in one place only.

    def _lot(self, value: object, where: str, what: str = "Lot") -> Lot | None:
        """Read a Lot, or the Lot of a Deed, that has not been seen elsewhere."""
        name = self.check.word(value, where, LOT_OF, what)
        if name is None:
            return None
        if name in self.seen:
            self.check.fault(where, "in-two-places", lot=name, first=self.seen[name])
            return None
        self.seen[name] = where
        return LOT_OF[name]

    def _lots(self, value: object, where: str) -> list[Lot]:
        lots = [self._lot(entry, at) for at, entry in self.check.items(value, where)]
        return [lot for lot in lots if lot is not None]

    def _deeds(self, value: object, where: str) -> tuple[Lot, ...]:
        deeds = [self._lot(entry, at, "Deed") for at, entry in self.check.items(value, where)]
        return tuple(deed for deed in deeds if deed is not None)

    def _markers(self, table: dict[str, object], where: str) -> Lots:
        """Read a side's empty Lots, with a marker each (T4)."""
        if "lots" not in table:
            return NO_LOTS
        lots = self._lots(table["lots"], where)
        if len(lots) > MARKERS:
            self.check.fault(where, "too-many-markers", count=len(lots))
        return lots_of(lots)

    def _placement(self, value: object, where: str, ids: list[str], what: str) -> Placement | None:
        entry = self.check.table(value, where, facts.Placement.__annotations__)
        written = entry.get("id")
        known = piece_id(written) if isinstance(written, str) else written
        id = self.check.word(known, f"{where}.id", ids, what) if "id" in entry else None
        if "lots" not in entry:
            return None
        wrong = len(self.check.faults)
        lots = lots_of(self._lots(entry["lots"], f"{where}.lots"))
        if id is None or len(self.check.faults) > wrong:
            return None
        placement = PLACEMENTS[PIECE_OF[id].number].get(lots)
        if placement is None:
            shape = " ".join(names(lots)) or "(none)"
            self.check.fault(f"{where}.lots", "wrong-shape", lots=shape, id=id)
        return placement

    def _take(self, state: State, placement: Placement, where: str) -> None:
        """Take a placed piece out of the tray or the supply; it must have been in the box."""
        piece = placement.piece
        if piece.monument:
            self._take_monument(state, placement, where)
        elif not state.tray & piece.bit:
            self.check.fault(
                where, "too-many-pieces", count=piece.pieces + 1, id=piece.id, box=piece.pieces
            )
        else:
            state.take(piece)

    def _take_monument(self, state: State, placement: Placement, where: str) -> None:
        """Check that a placed Monument is not in the supply, and stands only once."""
        piece = placement.piece
        others = [*state.buildings, *state.her_monuments]
        if "monuments" in self.table and not state.with_monuments:
            self.check.fault(where, "monuments-not-played", id=piece.id)
        elif state.tray & piece.bit:
            self.check.fault(where, "monument-twice", id=piece.id)
        elif any(other.piece is piece for other in others):
            self.check.fault(where, "too-many-pieces", count=2, id=piece.id, box=1)

    # The sides.

    def _you(self, state: State) -> None:
        if "you" not in self.table:
            return
        you = self.check.table(self.table["you"], "you", YourData.__annotations__)
        if "silver" in you:
            state.your_silver = self.check.whole(you["silver"], "you.silver")
        if "vp" in you:
            state.your_vp = self.check.whole(you["vp"], "you.vp")
        state.your_lots = self._markers(you, "you.lots")
        ids = [piece.id for piece in PIECES]
        for where, entry in self.check.items(you.get("buildings", []), "you.buildings"):
            placement = self._placement(entry, where, ids, "Building or Monument")
            if placement:
                self._take(state, placement, where)
                state.buildings.append(placement)

    def _ceres(self, state: State) -> None:
        if "ceres" not in self.table:
            return
        ceres = self.check.table(self.table["ceres"], "ceres", CeresData.__annotations__)
        if "vp" in ceres:
            state.her_vp = self.check.whole(ceres["vp"], "ceres.vp")
        state.her_lots = self._markers(ceres, "ceres.lots")
        self._gardens(state, ceres.get("gardens", {}))
        for where, entry in self.check.items(ceres.get("monuments", []), "ceres.monuments"):
            placement = self._placement(entry, where, _MONUMENT_IDS, "Monument")
            if placement:
                self._take(state, placement, where)
                state.her_monuments.append(placement)
        if "deeds" in ceres:
            state.deeds = self._deeds(ceres["deeds"], "ceres.deeds")
        if "unseen" in ceres:
            state.unseen = self.check.whole(ceres["unseen"], "ceres.unseen", 0, _DECK)
        if {"row", "deck"} <= set(ceres):
            self._cards(state, ceres)

    def _gardens(self, state: State, value: object) -> None:
        if not isinstance(value, dict):
            self.check.table(value, "ceres.gardens", [])
            return
        for key, entry in value.items():
            where = f"ceres.gardens.{shown(key)}"
            lot = self._lot(key, where)
            tile = self.check.word(entry, where, TILE_IDS)
            if lot is not None and tile is not None:
                state.gardens[TILE_OF[tile]] |= BIT[lot]

    def _cards(self, state: State, ceres: dict[str, object]) -> None:
        """Read exactly the 18 cards: four in the row and the rest in the deck."""
        seen: dict[str, str] = {}
        for key, expected in (("row", ROW), ("deck", _DECK)):
            entries = self.check.items(ceres[key], f"ceres.{key}")
            if isinstance(ceres[key], list) and len(entries) != expected:
                self.check.fault(
                    f"ceres.{key}", "row-length", expected=expected, count=len(entries)
                )
            cards = state.row if key == "row" else state.deck
            for where, entry in entries:
                id = self.check.word(entry, where, CARD_IDS, "card")
                if id in seen:
                    self.check.fault(where, "card-in-two-places", id=id, first=seen[id])
                elif id:
                    seen[id] = where
                    cards.append(state.rules.cards[CARD_IDS.index(id)])
        for id in CARD_IDS:
            if id not in seen:
                self.check.fault("ceres", "card-missing", id=id)

    def _bag(self, state: State) -> None:
        """Read the bag, and check that no kind has more tiles than the box."""
        tiles = []
        if "bag" in self.table:
            for where, entry in self.check.items(self.table["bag"], "bag"):
                id = self.check.word(entry, where, TILE_IDS)
                if id:
                    tiles.append(TILE_OF[id])
        state.bag = tuple(tiles)
        if not self._is_valid("components"):
            return
        split = (self.components or STANDARD).tiles
        for tile, id in enumerate(TILE_IDS):
            found = count(state.gardens[tile]) + tiles.count(tile)
            if found > split[id]:
                self.check.fault("bag", "too-many-tiles", count=found, id=id, box=split[id])

    # Deeds for sale and the order of turns.

    def _market(self, state: State) -> None:
        if "market" not in self.table:
            return
        entries = self.check.items(self.table["market"], "market")
        if len(entries) > MARKET_SLOTS:
            self.check.fault("market", "market-too-long", count=len(entries))
        for where, value in entries:
            entry = self.check.table(value, where, OfferData.__annotations__)
            silver = 0
            if "silver" in entry:
                silver = self.check.whole(entry["silver"], f"{where}.silver")
            deed = self._lot(entry["deed"], f"{where}.deed", "Deed") if "deed" in entry else None
            if deed is not None:
                state.market.append(deed)
                state.bribes.append(silver)

    def _piles(self, state: State) -> None:
        if "piles" not in self.table:
            return
        entries = self.check.items(self.table["piles"], "piles")
        if isinstance(self.table["piles"], list) and len(entries) != LAST_ERA:
            self.check.fault("piles", "pile-count", count=len(entries))
            return
        deeds = [self._deeds(entry, where) for where, entry in entries]
        if len(deeds) != LAST_ERA:
            return
        state.piles = tuple(deeds)
        for era in range(1, state.era):
            if deeds[era - 1]:
                self.check.fault(f"piles[{era - 1}]", "past-pile", pile=era)
        waiting = len(deeds[state.era - 1])
        market = self.table.get("market")
        if waiting and isinstance(market, list) and len(market) < MARKET_SLOTS:
            self.check.fault("market", "market-not-full", count=len(market), pile=waiting)

    def _last_turns(self, state: State) -> None:
        value = self.table.get("last_turns")
        if value is None:
            return
        sides = None
        if isinstance(value, list) and all(isinstance(side, str) for side in value):
            sides = _SIDES.get(tuple(sorted(value)))
        if sides is None:
            self.check.fault("last_turns", "last-turns-value")
            return
        state.last_turns = sides
        left = len(state.market) + len(state.piles[state.era - 1])
        if left:
            self.check.fault("last_turns", "last-turns-early", count=left)
        if state.phase == OVER:
            self.check.fault("last_turns", "over-last-turns")
        elif state.phase == YOUR_ACTION and not sides & YOU:
            self.check.fault("last_turns", "last-turns-without", side="you")
        elif state.phase == YOUR_CHOICE and not sides & CERES:
            self.check.fault("last_turns", "last-turns-without", side="ceres")


_DECK: Final = len(CARD_IDS) - ROW
_MONUMENT_IDS: Final = [piece.id for piece in PIECES if piece.monument]
