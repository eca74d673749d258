"""Features, and the sizes of the sets they show."""

from typing import Final

from ceres.components import STANDARD
from ceres.engine.board import LOT_COUNT
from ceres.engine.pieces import PIECES, TILE_IDS
from ceres.engine.setup import ROW

CARD_IDS: Final[list[str]] = [card.id for card in STANDARD.cards]
CARDS: Final[int] = len(CARD_IDS)
DECK: Final[int] = CARDS - ROW
TILES: Final[int] = len(TILE_IDS)
BUILDINGS: Final[int] = sum(1 for piece in PIECES if not piece.monument)
MONUMENTS: Final[int] = len(PIECES) - BUILDINGS


class Feature:
    """One or several integers that an agent is shown.

    Sets have a bit for each of their `bits` members, as everywhere in the engine, and are shown as
    zeros and ones. Numbers have no `bits`. They are divided by their `scale`, so that most lie
    between 0 and 1, and cut off at `most`, so that there are bounds.
    """

    def __init__(
        self, name: str, meaning: str, integers: int, bits: int, scale: int, most: int
    ) -> None:
        self.name: Final = name
        self.meaning: Final = meaning
        self.integers: Final = integers
        self.bits: Final = bits
        self.scale: Final = scale
        self.most: Final = most
        # The number of its entries in an observation.
        self.length: Final = integers * (bits or 1)

    def __repr__(self) -> str:
        return f"<Feature {self.name}>"


def lots(name: str, meaning: str, integers: int = 1) -> Feature:
    """Make a feature of one or several sets of Lots."""
    return subset(name, meaning, LOT_COUNT, integers)


def subset(name: str, meaning: str, bits: int, integers: int = 1) -> Feature:
    """Make a feature of one or several sets with that many possible members."""
    return Feature(name, meaning, integers, bits, 1, 1)


def number(name: str, meaning: str, scale: int, most: int, integers: int = 1) -> Feature:
    """Make a feature of one or several numbers."""
    return Feature(name, meaning, integers, 0, scale, most)
