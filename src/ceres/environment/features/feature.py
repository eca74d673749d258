"""What a feature is."""

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
    zeros and ones. Numbers have no `bits`. They are shown divided by their `scale`, so that most of
    what an agent gets lies between 0 and 1, and cut off at `most`, so that there are bounds.
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
        # How many entries of an observation it takes.
        self.length: Final = integers * (bits or 1)

    def __repr__(self) -> str:
        return f"<Feature {self.name}>"


def lots(name: str, meaning: str, integers: int = 1) -> Feature:
    """A set of Lots, or several."""
    return some(name, meaning, LOT_COUNT, integers)


def some(name: str, meaning: str, bits: int, integers: int = 1) -> Feature:
    """A set with members of so many, or several sets."""
    return Feature(name, meaning, integers, bits, 1, 1)


def number(name: str, meaning: str, scale: int, most: int, integers: int = 1) -> Feature:
    """A number, or several."""
    return Feature(name, meaning, integers, 0, scale, most)
