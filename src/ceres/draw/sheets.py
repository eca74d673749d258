"""Contact sheets: everything there is to draw, side by side."""

from ceres.components import BUILDINGS, MONUMENTS, STANDARD, TILES, Building
from ceres.draw.icons import ICONS
from ceres.draw.pen import rect
from ceres.draw.pieces import extent
from ceres.draw.sheet import Sheet
from ceres.draw.tiles import CARD_SIZE

_GAP = 24
_WIDTH = 1300


def sheets(theme: str = "light") -> dict[str, str]:
    """The contact sheets by their names.

    >>> sorted(sheets())
    ['buildings', 'cards', 'monuments', 'tiles']
    """
    return {
        "buildings": pieces_sheet(BUILDINGS, theme),
        "monuments": pieces_sheet(MONUMENTS, theme),
        "tiles": tiles_sheet(theme),
        "cards": cards_sheet(theme),
    }


def pieces_sheet(pieces: tuple[Building, ...], theme: str = "light") -> str:
    """These pieces, lying."""
    sheet = Sheet(theme)
    x, y, tall = float(_GAP), float(_GAP), 0.0
    drawn = ""
    for piece in pieces:
        wide, high = extent(piece, 0)
        if x + wide + _GAP > _WIDTH:
            x, y, tall = float(_GAP), y + tall + _GAP, 0.0
        drawn += sheet.use(f"piece-{piece.id}-0", (x, y))
        x, tall = x + wide + _GAP, max(tall, high)
    return _on_table(sheet, drawn, y + tall + _GAP)


def tiles_sheet(theme: str = "light") -> str:
    """The kinds of Garden tiles, and the icons below them."""
    sheet = Sheet(theme)
    drawn = ""
    for index, tile in enumerate(TILES):
        drawn += sheet.tile(tile.id, (_GAP + index * (100 + _GAP), _GAP))
    for index, icon in enumerate(ICONS):
        drawn += sheet.use(f"icon-{icon}", (_GAP + 40 + index * 84, 190), 0.9)
    return _on_table(sheet, drawn, 260)


def cards_sheet(theme: str = "light") -> str:
    """Ceres' cards."""
    sheet = Sheet(theme)
    wide, high = CARD_SIZE
    drawn = ""
    for index, card in enumerate(STANDARD.cards):
        x, y = index % 9 * (wide + 18) + _GAP, index // 9 * (high + _GAP) + _GAP
        drawn += sheet.card(card, (x, y), 1)
    return _on_table(sheet, drawn, 2 * (high + _GAP) + _GAP)


def _on_table(sheet: Sheet, drawn: str, height: float) -> str:
    sheet.add(rect((0, 0, _WIDTH, height), "table", 0), drawn)
    return sheet.finish((_WIDTH, height))
