"""The parts of a position as read-only objects: `position.you.silver`, `position.lots["C4"]`.

They say what the written form says, in the same words, and are made from the state when asked for.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from ceres.components import BUILDINGS, MONUMENTS, STANDARD, Building, Card
from ceres.engine.board import NAMES, Lots, names
from ceres.engine.board import Lot as LotNumber
from ceres.engine.pieces import ActionCard, Placement
from ceres.engine.state import State
from ceres.events.facts import Lot, Side, TileId
from ceres.format.position_writer import deck, gardens, pending_choice

Deeds = Iterable[LotNumber]

_PRINTED: Final[dict[str, Building]] = {each.id: each for each in (*BUILDINGS, *MONUMENTS)}


class Built(NamedTuple):
    """A Building or a Monument that stands in the city."""

    id: str
    lots: tuple[Lot, ...]

    @property
    def printed(self) -> Building:
        """The piece as printed: its kind, population, silver and so on."""
        return _PRINTED[self.id]


class Offer(NamedTuple):
    """A Deed in the market."""

    deed: Lot
    silver: int
    """The silver that lies on it."""
    price: int
    """What it costs you, that silver included (Y2)."""


class You(NamedTuple):
    """Your side."""

    silver: int
    vp: int
    population: int
    income: int
    """The silver that your Buildings show."""
    lots: tuple[Lot, ...]
    """Your empty Lots."""
    buildings: tuple[Built, ...]


class Ceres(NamedTuple):
    """Ceres' side; of an observation, `deck` and `deeds` are sorted where they are hidden."""

    vp: int
    lots: tuple[Lot, ...]
    """Her empty Lots."""
    gardens: Mapping[Lot, TileId]
    monuments: tuple[Built, ...]
    row: tuple[Card, ...]
    deck: tuple[Card, ...]
    unseen: int
    """How many cards at the top of her deck nobody has seen."""
    deeds: tuple[Lot, ...]


class OnLot(NamedTuple):
    """What a Lot shows: whose it is, and the id of the Building, Monument or tile on it."""

    owner: Side | None = None
    shows: str | None = None


class Choice(NamedTuple):
    """A choice for Ceres that is due (P4, M3)."""

    place: str
    """`garden`, or the id of a Monument."""
    left: int
    icon: bool
    options: tuple[tuple[Lot, ...], ...]


def you(state: State) -> You:
    """Return your side."""
    return You(
        state.your_silver,
        state.your_vp,
        state.population,
        state.income,
        _lots(state.your_lots),
        _built(state.buildings),
    )


def ceres(state: State, deeds: Deeds) -> Ceres:
    """Return her side, with these face-down Deeds."""
    return Ceres(
        state.her_vp,
        _lots(state.her_lots),
        MappingProxyType(gardens(state)),
        _built(state.her_monuments),
        _cards(state, state.row),
        _cards(state, deck(state)),
        state.unseen,
        deed_names(deeds),
    )


def choice(state: State) -> Choice | None:
    """Return the choice for Ceres that is due."""
    found = pending_choice(state)
    if found is None:
        return None
    options = tuple(map(tuple, found["options"]))
    return Choice(found["place"], found["left"], found["icon"], options)


def market(state: State) -> tuple[Offer, ...]:
    """Return the market, from left to right."""
    return tuple(
        Offer(NAMES[deed], silver, state.price(slot))
        for slot, (deed, silver) in enumerate(zip(state.market, state.bribes, strict=True))
    )


def on_lots(state: State) -> Mapping[Lot, OnLot]:
    """Return what every Lot shows, A1 to G7."""
    shown = dict.fromkeys(NAMES, OnLot())
    shown |= dict.fromkeys(names(state.your_lots), OnLot("you"))
    shown |= dict.fromkeys(names(state.her_lots), OnLot("ceres"))
    shown |= {lot: OnLot("ceres", tile) for lot, tile in gardens(state).items()}
    for built in _built(state.buildings):
        shown |= dict.fromkeys(built.lots, OnLot("you", built.id))
    for built in _built(state.her_monuments):
        shown |= dict.fromkeys(built.lots, OnLot("ceres", built.id))
    return MappingProxyType(shown)


def deed_names(deeds: Deeds) -> tuple[Lot, ...]:
    """Return the names of Deeds, in their order."""
    return tuple(NAMES[deed] for deed in deeds)


def _lots(lots: Lots) -> tuple[Lot, ...]:
    return tuple(names(lots))


def _built(placements: Iterable[Placement]) -> tuple[Built, ...]:
    return tuple(Built(each.piece.id, _lots(each.lots)) for each in placements)


def _cards(state: State, cards: Iterable[ActionCard]) -> tuple[Card, ...]:
    printed = {card.id: card for card in (state.rules.components or STANDARD).cards}
    return tuple(printed[card.id] for card in cards)
