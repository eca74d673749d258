"""Draws Garden tiles and Lots, 100 x 100 each, and Ceres' cards, 120 x 168."""

from collections.abc import Callable
from functools import cache, partial
from random import Random
from types import MappingProxyType
from typing import Final

from ceres.components import TILES, Card, Tile
from ceres.draw.drawings import drawing
from ceres.draw.pen import (
    BOLD,
    FINE,
    LINE,
    disc,
    discs,
    group,
    label,
    num,
    oval,
    path,
    poly,
    rect,
    strokes,
    with_attributes,
)
from ceres.engine.setup import ROW

TILE_OF: Final[dict[str, Tile]] = {tile.id: tile for tile in TILES}
CARD_SIZE: Final = (120, 168)
# The icon of a kind on tiles and cards.
_KIND_ICON: Final = {
    "residential": "citizen",
    "commercial": "coin",
    "civic": "column",
    "any": "rosette",
}


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


@cache
def lawn() -> str:
    """Draw the ground of every Garden: lawn with a hedge around it."""
    ground = rect((3, 3, 94, 94), "lawn", LINE, "laurel", 4)
    spots = [spot for at in range(12, 96, 19) for spot in ((at, 11), (at, 89), (11, at), (89, at))]
    return ground + discs(spots, 5.5, "leaf", FINE, "laurel")


def tile_drawing(tile: Tile) -> str:
    """Draw what a Garden tile shows on its lawn."""
    if tile.kind == "civic":
        return _shrine() + group(_kind_icon(tile.wants), (50, 57), 0, 0.58)
    icon = _kind_icon(tile.kind)
    if tile.icons > 1:
        return group(icon, (40, 45), 0, 0.76) + group(icon, (73, 72), 0, 0.44)
    return group(icon, (50, 51), 0, 0.86)


def _kind_icon(kind: str) -> str:
    return drawing(f"icons/{_KIND_ICON[kind]}")


def _shrine() -> str:
    """Draw a small temple; in it stands what the tile wants beside it."""
    room = rect((20, 34, 60, 46), "card", LINE)
    posts = rect((12, 34, 11, 46), "marble", LINE) + rect((77, 34, 11, 46), "marble", LINE)
    roof = poly([(7, 35), (50, 9), (93, 35)], "marble") + disc(50, 25, 3.5, "red", LINE)
    return room + posts + roof + rect((8, 80, 84, 9), "marble", LINE)


def card_drawing(card: Card) -> str:
    """Draw one of Ceres' cards: its number, its action, and perhaps the Monument icon."""
    middle = CARD_SIZE[0] / 2
    action = _letters(card.letters) + ACTION_ART[card.by or card.action]()
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


def card_back() -> str:
    """Draw the back of a card, as large as its face."""
    width, height = CARD_SIZE
    board = rect((2, 2, width - 4, height - 4), "laurel", BOLD, corner=8)
    board += rect((10, 10, width - 20, height - 20), "", FINE, "gold", 4)
    return board + group(drawing("icons/wheat"), (width / 2, height / 2), 0, 1.3)


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


def _along() -> str:
    """Draw an arrow from left to right, below what is tried in this order."""
    return path("M-42 28H42M32 21l11 7-11 7", "", LINE)


def _by_price(cheapest: bool) -> str:
    """Draw a Deed beside few or many coins, the arrow towards that end of the market."""
    deed = group(drawing("icons/deed"), (-22, -10), 0, 0.85)
    stack = ""
    for step in range(1 if cheapest else 4):
        y = 12 - step * 11
        stack += oval((26, y, 20, 9), "silver", LINE)
        stack += path(f"M6 {y}v6c0 12 40 12 40 0v-6c0 12-40 12-40 0z", "silver", LINE)
    arrow = "M-42 34H42" + ("M-32 27l-11 7 11 7" if cheapest else "M32 27l11 7-11 7")
    return deed + stack + path(arrow, "", BOLD)


def _enlarge() -> str:
    """Draw three Gardens that join a Park."""
    parts = ""
    for x, y in ((-32, -16), (-32, 16)):
        parts += rect((x - 15, y - 15, 30, 30), "leaf", LINE, "laurel", 3)
        parts += disc(x, y, 7, "lawn", LINE, "laurel")
    for x, y in ((0, -16), (0, 16), (32, 0)):
        parts += with_attributes(
            rect((x - 14, y - 14, 28, 28), "card", LINE, corner=3), 'stroke-dasharray="6 5"'
        )
        parts += path(f"M{x - 7} {y}h14M{x} {y - 7}v14", "", BOLD, "laurel")
    return parts


def _bribe() -> str:
    """Draw silver on Deeds, from left to right."""
    parts = ""
    for index, x in enumerate((-32, 0, 32)):
        parts += rect((x - 13, -26, 26, 40), "shade", LINE, corner=2) + strokes(
            [((x - 7, -18), (x + 7, -18))], FINE
        )
        if index < 2:
            parts += group(drawing("icons/coin"), (x, 0), 0, 0.3)
    coin = group(drawing("icons/coin"), (32, -6), 0, 0.3)
    return parts + coin + _along()


# A card's action, around its middle; the letters of a claim are drawn into it.
ACTION_ART: Final = MappingProxyType[str, Callable[[], str]](
    {
        "letters": _along,
        "cheapest": partial(_by_price, True),
        "dearest": partial(_by_price, False),
        "enlarge": _enlarge,
        "bribe": _bribe,
    }
)


def mini_map(column: int, row: int) -> str:
    """Draw the city with one Lot in it, 56 x 56."""
    return city_map() + rect((column * 8, row * 8, 8, 8), "red", LINE)


def city_map() -> str:
    """Draw the Lots of the city, 56 x 56."""
    lines = "".join(f"M{8 * step} 0v56M0 {8 * step}h56" for step in range(1, 7))
    return rect((0, 0, 56, 56), "paving", LINE) + path(lines, "", 1, "stone")
