"""Whole pictures: a position with everything on the table, the city alone, single pieces."""

from collections.abc import Iterable, Sequence
from typing import Final

from ceres.base_view import BaseView
from ceres.components import STANDARD, Components
from ceres.draw.city import CITY, draw_city
from ceres.draw.pen import group, label
from ceres.draw.pieces import PIECE_OF, extent
from ceres.draw.sheet import Sheet, escaped
from ceres.draw.table import PANELS, TableDrawing
from ceres.draw.tiles import CARD_SIZE, TILE_OF
from ceres.format.position_data import PositionData

PARTS: Final = ("city", "market", "era", "you", "ceres", "row", "supply", "tray")
_MARGIN: Final = 22
_GAP: Final = 16
_SIDE: Final = 476
# The height of the first line of a caption, and of each line below it.
_CAPTION: Final = 74
_LINE: Final = 42
# The minimal height of each panel, in their order on the table.
_HEIGHTS: Final = {
    "city": CITY,
    "market": 196,
    "era": 96,
    "you": 118,
    "ceres": 118,
    "row": 182,
    "waiting": 100,
    "supply": 124,
    "tray": 176,
}


def svg(
    view: BaseView,
    *,
    theme: str = "light",
    title: str = "",
    desc: str = "",
    width: float | None = None,
    parts: Iterable[str] = PARTS,
    caption: Sequence[str] = (),
) -> str:
    """Draw a position or observation as an SVG document.

    `theme` is `light`, `dark` or `mono`; `title` and `desc` are for those who cannot see it;
    `width` is in pixels; `parts` names the parts to draw (`PARTS`); `caption` is lines to write
    above them, the first one large. In a choice, the allowed sites are highlighted.

    >>> import ceres
    >>> start = ceres.Game.new(seed=7).position
    >>> len(svg(start)) < 150_000
    True
    >>> 'class="place"' in svg(start, parts=["city"])
    False
    """
    table = TableDrawing(view)
    chosen = _chosen(parts, table.data)
    sheet = Sheet(theme)
    left: list[str] = [part for part in ("city", "market") if part in chosen]
    right = [part for part in chosen if part not in left]
    total = max(_height(left), _height(right))
    drawn, x = "", float(_MARGIN)
    for names, wide in ((left, CITY), (right, _SIDE)):
        if names:
            drawn += _column(sheet, table, names, (x, wide, total))
            x += wide + _GAP
    across, top = x - _GAP + _MARGIN, 0.0
    if caption:
        top = _CAPTION + _LINE * len(caption[1:])
        drawn = _captioned(caption, across) + group(drawn, (0, top))
    return sheet.on_table(drawn, (across, top + total + 2 * _MARGIN), title, desc, width)


def _captioned(lines: Sequence[str], width: float) -> str:
    drawn = ""
    for number, line in enumerate(lines):
        at = (width / 2, _MARGIN + _CAPTION / 2 + _LINE * number)
        drawn += label(at, escaped(line), 28 if number else 44)
    return f'<g class="caption">{drawn}</g>'


def _chosen(parts: Iterable[str], data: PositionData) -> list[str]:
    """Return the panels in their order on the table."""
    wanted = set(parts)
    if not wanted or wanted - set(PARTS):
        raise ValueError(f"parts are some of {', '.join(PARTS)}, not {sorted(wanted)}")
    if data["monuments"] is None:
        wanted.discard("supply")
    if data["pending"] and "row" in wanted:
        wanted.add("waiting")
    return [part for part in _HEIGHTS if part in wanted]


def _height(names: list[str]) -> float:
    return sum(_HEIGHTS[name] for name in names) + _GAP * (len(names) - 1)


def _column(
    sheet: Sheet, table: TableDrawing, names: list[str], area: tuple[float, float, float]
) -> str:
    x, width, total = area
    drawn, y = "", float(_MARGIN)
    room = total - _height(names)
    spare = {"supply": min(room, 36) if "supply" in names else 0}
    spare["tray"] = room - spare["supply"]
    for name in names:
        high = _HEIGHTS[name] + spare.get(name, 0)
        if name == "city":
            pending = table.data["pending"]
            content = draw_city(sheet, table.view, pending["options"] if pending else [])
        else:
            panel = PANELS[name](sheet, table, (width, high))
            content = f'<g class="panel" data-panel="{name}">{panel}</g>'
        drawn += group(content, (x, y))
        y += high + _GAP
    return drawn


def city_svg(
    view: BaseView,
    *,
    highlight: Iterable[str | Iterable[str]] = (),
    theme: str = "light",
    title: str = "",
    desc: str = "",
    width: float | None = None,
) -> str:
    """Draw the city alone. A site to highlight is a Lot, several (`"A1 A2"`), or a list of them.

    >>> import ceres
    >>> picture = city_svg(ceres.Game.new(seed=7).position, highlight=["C4", "A1 A2"])
    >>> picture.count('class="highlight"')
    2
    """
    sites = [sorted(site.split() if isinstance(site, str) else site) for site in highlight]
    sheet = Sheet(theme)
    sheet.add(draw_city(sheet, view, sites))
    return sheet.finish((CITY, CITY), title, desc, width)


def piece_svg(id: str, *, turn: int = 0, theme: str = "light", title: str = "") -> str:
    """Draw a Building or Monument, turned clockwise by a number of quarters.

    >>> 'viewBox="0 0 200 100"' in piece_svg("pottery")
    True
    >>> 'viewBox="0 0 100 200"' in piece_svg("pottery", turn=1)
    True
    """
    piece = PIECE_OF[id]
    sheet = Sheet(theme)
    sheet.add(sheet.use(f"piece-{id}-{turn % 4}"))
    return sheet.finish(extent(piece, turn), title)


def tile_svg(id: str, *, theme: str = "light", title: str = "") -> str:
    """Draw a Garden tile.

    >>> 'viewBox="0 0 100 100"' in tile_svg("civic-any")
    True
    """
    sheet = Sheet(theme)
    sheet.add(sheet.tile(TILE_OF[id].id, (0, 0)))
    return sheet.finish((100, 100), title)


def card_svg(
    id: str, *, components: Components = STANDARD, theme: str = "light", title: str = ""
) -> str:
    """Draw one of Ceres' cards, of the standard box or of your own.

    >>> 'data-id="c01"' in card_svg("c01")
    True
    """
    card = {card.id: card for card in components.cards}[id]
    sheet = Sheet(theme)
    sheet.add(sheet.card(card, (0, 0), 1))
    return sheet.finish((float(CARD_SIZE[0]), float(CARD_SIZE[1])), title)
