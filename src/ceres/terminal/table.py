"""What lies on the table: a position as the panels show it, and what an action would change.

Every figure comes from the engine. Nothing hidden is in it: no order of the bag, the piles or the
unseen part of Ceres' deck.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from ceres.actions import Action
from ceres.components import BUILDINGS, MONUMENTS, STANDARD, TILES, Building, Card, Tile
from ceres.engine.board import LOT_OF, NAMES, group_of, lots_of, names
from ceres.engine.scoring import her_population, score
from ceres.engine.scoring_items import scoring_items
from ceres.engine.state import MARKERS, PRICES, State
from ceres.engine.your_turn import take_your_turn
from ceres.format.position_reader import read_position
from ceres.position import Position

PIECE_OF: Final[dict[str, Building]] = {piece.id: piece for piece in BUILDINGS + MONUMENTS}
TILE_OF: Final[dict[str, Tile]] = {tile.id: tile for tile in TILES}


@dataclass(frozen=True)
class Placement:
    """A building on the board: yours or a Monument of Ceres'."""

    piece: Building
    lots: tuple[str, ...]
    yours: bool


@dataclass(frozen=True)
class Offer:
    """A Deed in the market: its place from 0, the printed price and the silver on it."""

    place: int
    deed: str
    printed: int
    bribe: int

    @property
    def price(self) -> int:
        """What it costs."""
        return self.printed + self.bribe


@dataclass(frozen=True)
class Measures:
    """The figures of both sides that a preview compares."""

    silver: int
    income: int
    your_vp: int
    her_vp: int
    your_population: int
    her_population: int
    your_score: int
    her_score: int
    markers: int


class Table:
    """A position, ready to be looked at."""

    def __init__(self, position: Position) -> None:
        """Look at a position."""
        self.position: Final = position
        self.data: Final[dict[str, Any]] = position.to_dict()
        self.components: Final = position.components or STANDARD

    @classmethod
    def of_data(cls, position: Position, data: dict[str, Any]) -> "Table":
        """The table in the middle of Ceres' turn: a position with some of what happened since."""
        table = cls(position)
        table.data.clear()
        table.data.update(data)
        return table

    def state(self) -> State:
        """A state of the engine of its own."""
        return read_position(self.position.to_dict(), self.position.components)

    @cached_property
    def measures(self) -> Measures:
        """The figures as they are."""
        return measured(self.state())

    @cached_property
    def items(self) -> list[dict[str, Any]]:
        """What the era would score if it ended now, item by item."""
        state = self.state()
        return [dict(item) for item in scoring_items(state, score(state))]

    @property
    def buildings(self) -> list[Placement]:
        """Everything built: yours first."""
        yours, hers = self.data["you"]["buildings"], self.data["ceres"]["monuments"]
        return [
            Placement(PIECE_OF[each["id"]], tuple(each["lots"]), whose is yours)
            for whose in (yours, hers)
            for each in whose
        ]

    @property
    def gardens(self) -> dict[str, Tile]:
        """The Gardens, by Lot."""
        return {lot: TILE_OF[tile] for lot, tile in self.data["ceres"]["gardens"].items()}

    @property
    def parks(self) -> list[frozenset[str]]:
        """The Parks, each a set of Lots."""
        left = lots_of([LOT_OF[lot] for lot in self.data["ceres"]["gardens"]])
        found = []
        while left:
            park = group_of(left & -left, left)
            found.append(frozenset(names(park)))
            left &= ~park
        return found

    @property
    def market(self) -> list[Offer]:
        """The Deeds for sale, from left to right."""
        return [
            Offer(place, each["deed"], PRICES[place], each["silver"])
            for place, each in enumerate(self.data["market"])
        ]

    @property
    def row(self) -> list[Card]:
        """Ceres' row of cards."""
        return [self.card(id) for id in self.data["ceres"]["row"]]

    def card(self, id: str) -> Card:
        """A card of Ceres'."""
        return next(card for card in self.components.cards if card.id == id)

    @property
    def known_bottom(self) -> list[Card]:
        """The cards under her deck that were played and can be remembered, the next one first."""
        ceres = self.data["ceres"]
        return [self.card(id) for id in ceres["deck"][ceres["unseen"] :]]

    @property
    def waiting_tile(self) -> Tile | None:
        """The tile that was drawn and waits for your choice."""
        pending = self.data["pending"]
        if pending is None or pending["place"] != "garden" or not self.data["bag"]:
            return None
        return TILE_OF[self.data["bag"][0]]

    @property
    def her_markers(self) -> int:
        """The Lot markers in Ceres' supply."""
        return MARKERS - len(self.data["ceres"]["lots"])

    @property
    def your_markers(self) -> int:
        """The Lot markers in your supply."""
        return MARKERS - len(self.data["you"]["lots"])

    def tray(self) -> list[tuple[Building, int]]:
        """Your Buildings and the Monuments of the supply, with how many are left of each."""
        built = [each["id"] for each in self.data["you"]["buildings"]]
        rows = [(piece, piece.pieces - built.count(piece.id)) for piece in BUILDINGS]
        supply = self.data["monuments"] or []
        return rows + [(piece, 1) for piece in MONUMENTS if piece.id in supply]

    def places(self, piece: str) -> list[Action]:
        """Where a piece can be built now."""
        return [
            each for each in self.position.actions() if str(each).split(" ")[:2] == ["build", piece]
        ]

    def options(self) -> list[Action]:
        """The places to choose from for Ceres."""
        return [each for each in self.position.actions() if str(each).startswith("place ")]

    def after(self, action: Action) -> tuple[Measures, State]:
        """The figures after an action of yours, before Ceres' turn."""
        state = self.state()
        take_your_turn(state, action)
        return measured(state), state

    def freed(self, action: Action) -> list[str]:
        """The Lots under what an action replaces that it leaves empty: your markers go there."""
        built = {lot for each in self.buildings if each.yours for lot in each.lots}
        return [lot for lot in names(self.after(action)[1].your_lots) if lot in built]


def measured(state: State) -> Measures:
    """The figures of a state."""
    found = score(state)
    return Measures(
        silver=state.your_silver,
        income=state.income,
        your_vp=state.your_vp,
        her_vp=state.her_vp,
        your_population=state.population,
        her_population=her_population(state),
        your_score=found.yours(),
        her_score=found.hers(),
        markers=MARKERS - len(names(state.your_lots)),
    )


def lot_names(action: Action) -> tuple[str, ...]:
    """The Lots of an action, sorted."""
    return tuple(names(action.lots))


def lot_at(column: int, row: int) -> str:
    """The Lot of a column and a row, from 0."""
    return NAMES[column * 7 + row]


def spot(lot: str) -> tuple[int, int]:
    """The column and the row of a Lot, from 0."""
    return "ABCDEFG".index(lot[0]), int(lot[1]) - 1


def extent(lots: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """The form of a set of Lots, wherever it lies: how a place is turned."""
    spots = [spot(lot) for lot in lots]
    left, top = min(column for column, _ in spots), min(row for _, row in spots)
    return tuple(sorted((column - left, row - top) for column, row in spots))
