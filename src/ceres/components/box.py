"""Plain, immutable descriptions of the things in the box."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Final, Literal

from ceres.checking.hints import Limit, OneOf

KINDS: Final = ("residential", "commercial", "civic")
SHAPES: Final = ("1", "2", "3", "L", "4", "sq", "2x3")
LETTERS: Final = ("A", "B", "C", "D", "E", "F", "G")
CARD_IDS: Final = tuple(f"c{number:02}" for number in range(1, 19))
TILES_IN_ALL: Final = 32
FORMAT: Final = "ceres-components/1"

# Figures and words, as our own files are checked for them.
_Count = Annotated[int, Limit()]
_AtLeastOne = Annotated[int, Limit(1)]
_Kind = Annotated[str, OneOf(KINDS)]


@dataclass(frozen=True)
class Effect:
    """A civic effect (V3): `vp` for every `per` of what it `counts` among the neighbours."""

    vp: _AtLeastOne
    per: _AtLeastOne
    counts: Literal["building", "citizen", "silver", "civic"]


@dataclass(frozen=True)
class Needs:
    """The condition of a Monument (M1): at least this much of each, before it is built."""

    population: _Count = 0
    silver: _Count = 0
    lots: _Count = 0
    border_lots: _Count = 0
    buildings: _Count = 0
    civic: _Count = 0
    residential: _Count = 0
    largest: _Count = 0
    no_empty_lot: bool = False
    border: bool = False


@dataclass(frozen=True)
class Building:
    """A Building or a Monument, as printed."""

    id: str
    kind: _Kind
    shape: Annotated[str, OneOf(SHAPES)]
    pieces: _AtLeastOne
    population: _Count = 0
    silver: _Count = 0
    vp: _Count = 0
    effect: Effect | None = None
    monument: bool = False
    needs: Needs = Needs()
    when_built_vp: _Count = 0
    when_built_silver: _Count = 0


@dataclass(frozen=True)
class Tile:
    """A kind of Garden tile: its icons, or for a civic one the kind of Buildings it wants."""

    id: str
    kind: _Kind
    icons: Annotated[int, Limit(0, 2)] = 0
    wants: Annotated[str, OneOf(("", *KINDS, "any"))] = ""


@dataclass(frozen=True)
class Card:
    """One of Ceres' action cards."""

    id: str
    number: int
    action: str
    by: str = ""
    letters: tuple[str, ...] = ()
    monument: bool = False

    def to_dict(self) -> dict[str, object]:
        """Return the card as component data."""
        data: dict[str, object] = {"id": self.id, "number": self.number, "action": self.action}
        if self.by:
            data["by"] = self.by
        if self.letters:
            data["letters"] = list(self.letters)
        data["monument"] = self.monument
        return data


@dataclass(frozen=True)
class Components:
    """The replaceable part of the box: Ceres' cards and the split of the Garden tiles."""

    cards: tuple[Card, ...]
    tiles: Mapping[str, int]

    def __post_init__(self) -> None:
        """Make the table of tiles read-only, as the rest is."""
        object.__setattr__(self, "tiles", MappingProxyType(dict(self.tiles)))

    def __hash__(self) -> int:
        return hash((self.cards, tuple(self.tiles.items())))

    def __reduce__(self) -> tuple[type["Components"], tuple[object, ...]]:
        """Pickle the tiles as an ordinary dictionary: a read-only one cannot be pickled."""
        return Components, (self.cards, dict(self.tiles))

    def to_dict(self) -> dict[str, object]:
        """Return the component data as a record carries it."""
        return {
            "format": FORMAT,
            "cards": [card.to_dict() for card in self.cards],
            "tiles": dict(self.tiles),
        }

    def digest(self) -> str:
        """Return the SHA-256 of the data, by which a position names these components."""
        text = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
        return "sha256:" + hashlib.sha256(text.encode()).hexdigest()
