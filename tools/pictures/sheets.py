"""Contact sheets: every drawing, side by side."""

from collections.abc import Iterable, Sequence

from ceres.components import BUILDINGS, MONUMENTS, STANDARD, TILES, Building
from ceres.draw.drawings import names
from ceres.draw.pieces import extent
from ceres.draw.sheet import Sheet
from ceres.draw.tiles import CARD_SIZE

_GAP = 24
_WIDTH = 1300


def sheets(theme: str = "light") -> dict[str, str]:
    """Draw the contact sheets, by their names.

    >>> sorted(sheets())
    ['buildings', 'cards', 'monuments', 'tiles']
    """
    return {
        "buildings": _pieces_sheet(BUILDINGS, theme),
        "monuments": _pieces_sheet(MONUMENTS, theme),
        "tiles": _tiles_sheet(theme),
        "cards": _cards_sheet(theme),
    }


def pieces_in_rows(
    sheet: Sheet, groups: Iterable[Sequence[Building]], width: float, gap: float
) -> tuple[str, float]:
    """Draw groups of pieces in rows, each beginning a new one; return it with its height."""
    drawn, y, tall = "", gap, 0.0
    for group in groups:
        x = gap
        for piece in group:
            wide, high = extent(piece, 0)
            if x + wide + gap > width:
                x, y, tall = gap, y + tall + gap, 0.0
            drawn += sheet.use(f"piece-{piece.id}-0", (x, y))
            x, tall = x + wide + gap, max(tall, high)
        y, tall = y + tall + gap, 0.0
    return drawn, y


def _pieces_sheet(pieces: tuple[Building, ...], theme: str) -> str:
    sheet = Sheet(theme)
    drawn, height = pieces_in_rows(sheet, [pieces], _WIDTH, _GAP)
    return sheet.on_table(drawn, (_WIDTH, height))


def _tiles_sheet(theme: str) -> str:
    """Draw the kinds of Garden tiles, and the icons below them."""
    sheet = Sheet(theme)
    drawn = ""
    for index, tile in enumerate(TILES):
        drawn += sheet.tile(tile.id, (_GAP + index * (100 + _GAP), _GAP))
    for index, icon in enumerate(names("icons")):
        drawn += sheet.use(f"icon-{icon}", (_GAP + 40 + index * 84, 190), 0.9)
    return sheet.on_table(drawn, (_WIDTH, 260))


def _cards_sheet(theme: str) -> str:
    sheet = Sheet(theme)
    wide, high = CARD_SIZE
    drawn = ""
    for index, card in enumerate(STANDARD.cards):
        x, y = index % 9 * (wide + 18) + _GAP, index // 9 * (high + _GAP) + _GAP
        drawn += sheet.card(card, (x, y), 1)
    return sheet.on_table(drawn, (_WIDTH, 2 * (high + _GAP) + _GAP))
