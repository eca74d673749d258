"""Draws empty Lots, 100 x 100, and Ceres' cards, 120 x 168."""

from functools import cache
from random import Random
from typing import Final

from ceres.components import TILES, Card, Tile
from ceres.draw.drawings import drawing
from ceres.draw.pen import (
    BOLD,
    FINE,
    LINE,
    group,
    label,
    num,
    path,
    rect,
)
from ceres.engine.setup import ROW

TILE_OF: Final[dict[str, Tile]] = {tile.id: tile for tile in TILES}
CARD_SIZE: Final = (120, 168)


@cache
def lot_ground(variety: int) -> str:
    """Draw an empty Lot: tesserae of earth, in one of four patterns."""
    rng = Random(variety)
    light, dark = "", ""
    for row in range(8):
        for column in range(8):
            stone = f"M{num(5.5 + column * 11.2)} {num(5.5 + row * 11.2)}h10v10h-10z"
            if rng.random() < 0.3:
                dark += stone
            else:
                light += stone
    ground = rect((4, 4, 92, 92), "mortar", 0, corner=3)
    return ground + path(light, "lot", 0) + path(dark, "tessera", 0)


def card_drawing(card: Card) -> str:
    """Draw one of Ceres' cards: its number, its action, and perhaps the Monument icon."""
    middle = CARD_SIZE[0] / 2
    action = _letters(card.letters) + drawing(f"cards/{card.by or card.action}")
    parts = card_face(card.number) + group(action, (middle, 90 if card.monument else 102))
    if card.monument:
        parts += group(drawing("icons/monument"), (middle, 139), 0, 0.48)
    return parts


def card_face(number: int) -> str:
    """Draw a card of this number, without its action."""
    width, height = CARD_SIZE
    board = rect((2, 2, width - 4, height - 4), "card", BOLD, corner=8)
    board += rect((9, 9, width - 18, height - 18), "", FINE, "laurel", 4)
    head = path(f"M9 46V13a4 4 0 0 1 4-4H{width - 13}a4 4 0 0 1 4 4V46z", "laurel", 0)
    pips = ""
    for slot in range(1, ROW + 1):
        fill = "gold" if slot == number else ""
        pips += rect((50 + slot * 13 - 11, 20, 10, 14), fill, LINE, "card", 1)
    return board + head + label((30, 28), number, 32, "card") + pips


def _letters(letters: tuple[str, ...]) -> str:
    """Draw the letters in the order they are tried, the first largest."""
    if not letters:
        return ""
    sizes = [40, 30, *[24] * len(letters)][: len(letters)]
    x, parts = -sum(sizes) / 2, ""
    for index, (letter, size) in enumerate(zip(letters, sizes, strict=True)):
        y = 12 - size / 2
        ground, ink = ("shade", "ink") if index else ("red", "card")
        parts += rect((x, y - size / 2, size, size), ground, LINE, corner=3)
        parts += label((x + size / 2, y), letter, size * 0.78, ink)
        x += size
    return group(parts, scale=min(1, 86 / sum(sizes)))


def mini_map(column: int, row: int) -> str:
    """Draw the city with one Lot in it, 56 x 56."""
    return city_map() + rect((column * 8, row * 8, 8, 8), "red", LINE)


def city_map() -> str:
    """Draw the Lots of the city, 56 x 56."""
    lines = "".join(f"M{8 * step} 0v56M0 {8 * step}h56" for step in range(1, 7))
    return rect((0, 0, 56, 56), "paving", LINE) + path(lines, "", 1, "stone")
