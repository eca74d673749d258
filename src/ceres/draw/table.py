"""Draws the table around the city: market, era, both sides, Ceres' row, supply, your tray."""

from collections.abc import Callable
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from ceres.base_view import BaseView
from ceres.components import BUILDINGS, STANDARD
from ceres.draw.city import MARKER
from ceres.draw.pen import BOLD, FINE, Point, fade, group, label, rect, with_attributes
from ceres.draw.pieces import PIECE_OF, cell, extent
from ceres.draw.sheet import Sheet
from ceres.draw.tiles import CARD_SIZE, mini_map
from ceres.engine.ceres_turn import TILES_OF_AN_ENLARGE
from ceres.engine.scoring import her_population
from ceres.engine.setup import ROW
from ceres.engine.state import DIFFICULTIES, MARKERS, MARKET_SLOTS, PRICES
from ceres.events.facts import Side
from ceres.format.board_text import ERA_NUMERALS
from ceres.format.position_data import OfferData
from ceres.format.position_writer import position_dict

_PAD: Final = 18
# The width that is free between the leaves.
_INSIDE_WREATH: Final = 33


class TableDrawing:
    """The facts of a position or observation that the panels show."""

    def __init__(self, view: BaseView) -> None:
        self.view = view
        self.data = position_dict(view._state)
        self.cards = {card.id: card for card in (view.components or STANDARD).cards}
        self.your_population = view._state.population
        self.her_population = her_population(view._state)


def _panel(width: float, height: float, lit: bool = False) -> str:
    panel = rect((0, 0, width, height), "panel", FINE, "edge", 6)
    inner = rect(
        (6, 6, width - 12, height - 12), "", BOLD if lit else FINE, "glow" if lit else "edge", 3
    )
    return panel + inner


def _market_panel(sheet: Sheet, table: TableDrawing, size: Point) -> str:
    """Draw the six slots: a Deed with the silver on it, and below it the printed price."""
    width, height = size
    parts = _panel(width, height)
    wide = (width - 2 * _PAD - 12 * (MARKET_SLOTS - 1)) / MARKET_SLOTS
    offers = table.data["market"]
    for index, price in enumerate(PRICES):
        offer = offers[index] if index < len(offers) else None
        slot = _price(sheet, wide, price, height - 56)
        mark = f'data-place="{index + 1}" data-price="{price}"'
        if offer:
            slot += _deed(sheet, offer, wide, height - 80)
            mark += f' data-deed="{offer["deed"]}" data-silver="{offer["silver"]}"'
        else:
            slot += with_attributes(
                rect((2, 2, wide - 4, height - 80), "", FINE, "edge", 5), 'stroke-dasharray="6 6"'
            )
        at = f"translate({_PAD + index * (wide + 12):.1f} {_PAD})"
        parts += f'<g class="place" {mark} transform="{at}">{slot}</g>'
    return parts


def _price(sheet: Sheet, wide: float, price: int, y: float) -> str:
    return sheet.use("icon-coin", (wide / 2 - 20, y), 0.42) + label((wide / 2 + 16, y), price, 32)


def _deed(sheet: Sheet, offer: OfferData, wide: float, high: float) -> str:
    column, row = cell(offer["deed"])
    card = rect((0, 0, wide, high + 2), "card", BOLD, corner=5)
    card += rect((6, 6, wide - 12, high - 10), "", FINE, "red", 2)
    card += group(mini_map(column, row), (wide / 2 - 30, high - 71), 0, 1.07)
    silver = offer["silver"]
    card += label((32 if silver else wide / 2, 25), offer["deed"], 27, "red")
    if silver:
        card += sheet.use("icon-coin", (wide - 50, 25), 0.36)
        card += label((wide - 22, 25), silver, 26 if silver < 10 else 22, "ink")
    return card


def _era_panel(sheet: Sheet, table: TableDrawing, size: Point) -> str:
    """Draw the era and what is left of its pile, the piles to come, the bag, the difficulty."""
    width, height = size
    middle = height / 2
    parts = _panel(width, height)
    for index, left in enumerate(map(len, table.data["piles"])):
        x = 46 + index * 84
        now = index + 1 == table.data["era"]
        pile = ""
        if now:
            light = rect((x - 34, 14, 74, height - 28), "veil", 0, corner=4)
            pile = with_attributes(light, 'fill-opacity=".35"')
        pile += label((x + 3, 29), ERA_NUMERALS[index], 22, "text" if now else "faint")
        pile += sheet.use("icon-hidden", (x - 14, middle + 15), 0.5) if left else ""
        pile += label(
            (x + 18 if left else x + 3, middle + 15), left or "–", 28, "text" if left else "faint"
        )
        parts += f'<g class="pile" data-era="{index + 1}" data-left="{left}">{pile}</g>'
    bag = len(table.data["bag"])
    parts += (
        f'<g class="bag" data-left="{bag}">{sheet.use("icon-bag", (302, middle), 0.78)}'
        f"{label((352, middle), bag, 34)}</g>"
    )
    level = DIFFICULTIES.index(table.data["difficulty"])
    ears = ""
    for index in range(len(DIFFICULTIES)):
        ear = sheet.use("icon-wheat", (410 + index * 22, middle), 0.62)
        ears += ear if index <= level else fade(ear, 0.22)
    return parts + f'<g class="difficulty">{ears}</g>'


def _you_panel(sheet: Sheet, table: TableDrawing, size: Point) -> str:
    yours = table.data["you"]
    counts = [("coin", yours["silver"]), ("citizen", table.your_population)]
    return _side(sheet, table, size, "you", counts)


def _ceres_panel(sheet: Sheet, table: TableDrawing, size: Point) -> str:
    hers = table.data["ceres"]
    counts = [
        ("citizen", table.her_population),
        ("hidden", len(hers["deeds"])),
        ("back", hers["unseen"]),
    ]
    return _side(sheet, table, size, "ceres", counts)


def _side(
    sheet: Sheet, table: TableDrawing, size: Point, side: Side, counts: list[tuple[str, int]]
) -> str:
    data = table.data
    middle = size[1] / 2
    due = {"you": "you", "choice": "ceres"}.get(data["phase"]) == side
    if data["phase"] == "over":
        due = (data["you"]["vp"] > data["ceres"]["vp"]) == (side == "you")
    marker = MARKER[side]
    parts = _panel(*size, due) + sheet.use(marker, (58, middle), 0.95)
    parts += sheet.use("icon-wreath", (150, middle + 2), 1.22)
    parts += _vp(data[side]["vp"], (150, middle))
    spots = [(230, middle - 25), (230, middle + 25), (308, middle - 25)]
    for (icon, value), (x, y) in zip(counts, spots, strict=False):
        scale = 0.52 if icon in ("coin", "citizen") else 0.54
        parts += f'<g class="count" data-of="{icon}">{sheet.use(f"icon-{icon}", (x, y), scale)}'
        parts += label((x + 24, y), value, 28, anchor="start") + "</g>"
    parts += _markers(sheet, marker, MARKERS - len(data[side]["lots"]), (388, middle))
    if side in (data["last_turns"] or []):
        parts += sheet.use("icon-hourglass", (308, middle + 25), 0.5)
    return parts


def _vp(vp: int, at: Point) -> str:
    """Draw the VP within the wreath; three digits are squeezed, whatever the font is."""
    if vp < 100:
        return label(at, vp, 34)
    narrow = f'textLength="{_INSIDE_WREATH}" lengthAdjust="spacingAndGlyphs"'
    return label(at, vp, 23).replace("<text", f"<text {narrow}")


def _markers(sheet: Sheet, marker: str, left: int, at: Point) -> str:
    """Draw the markers in supply; those on the board leave gaps."""
    row = ""
    for index in range(MARKERS):
        x, y = at[0] + index % 4 * 22, at[1] - 14 + index // 4 * 28
        if index < left:
            row += sheet.use(marker, (x, y), 0.29)
        else:
            row += f'<circle cx="{x:g}" cy="{y:g}" r="8" stroke="$edge" stroke-width="1.8"/>'
    return f'<g class="markers" data-left="{left}">{row}</g>'


def _row_panel(sheet: Sheet, table: TableDrawing, size: Point) -> str:
    width, height = size
    cards = table.data["ceres"]["row"]
    gap = 12
    wide = (width - 2 * _PAD - gap * (ROW - 1)) / ROW
    scale = wide / CARD_SIZE[0]
    top = (height - CARD_SIZE[1] * scale) / 2
    parts = _panel(width, height)
    for index, card in enumerate(cards):
        parts += sheet.card(table.cards[card], (_PAD + index * (wide + gap), top), scale)
    return parts


def _waiting_panel(sheet: Sheet, table: TableDrawing, size: Point) -> str:
    """Draw the tile or Monument that a choice is about."""
    width, height = size
    parts = _panel(width, height, True)
    pending = table.data["pending"]
    assert pending is not None
    if pending["place"] != "garden":
        return parts + _fitted(sheet, [_Item(pending["place"], counted=False)], size)
    bag = table.data["bag"]
    if bag:
        scale = (height - 2 * _PAD) / 100
        parts += sheet.tile(bag[0], (width / 2 - 50 * scale - 60, _PAD), scale)
    else:
        parts += sheet.use("icon-bag", (width / 2 - 60, height / 2), 0.8)
    for index in range(TILES_OF_AN_ENLARGE):
        tree = sheet.use("icon-tree", (width / 2 + 30 + index * 38, height / 2), 0.55)
        parts += tree if index < pending["left"] else fade(tree, 0.2)
    return parts


def _supply_panel(sheet: Sheet, table: TableDrawing, size: Point) -> str:
    items = [_Item(id) for id in table.data["monuments"] or []]
    return _panel(*size) + _fitted(sheet, items, size)


def _tray_panel(sheet: Sheet, table: TableDrawing, size: Point) -> str:
    """Draw your Buildings: those in the tray, and faintly those on the board."""
    built = [each["id"] for each in table.data["you"]["buildings"]]
    items = [_Item(each.id, each.pieces - built.count(each.id), each.kind) for each in BUILDINGS]
    return _panel(*size) + _fitted(sheet, items, size)


class _Item(NamedTuple):
    """A piece to draw, and how many of it are left."""

    id: str
    left: int = 1
    # The kind whose rows it is in.
    kind: str = ""
    counted: bool = True


@cache
def _size(id: str) -> Point:
    return extent(PIECE_OF[id], 0)


def _fitted(sheet: Sheet, items: list[_Item], size: Point) -> str:
    """Draw pieces in rows, as large as there is room."""
    width, height = size[0] - 2 * _PAD, size[1] - 2 * _PAD
    for step in range(64, 11, -1):
        scale = step / 100
        rows = _rows(items, scale, width)
        high = [max(_size(item.id)[1] for item in line) * scale for line in rows]
        if len(rows) == 0 or sum(high) + 12 * (len(rows) - 1) <= height:
            break
    else:
        raise AssertionError("there are never that many pieces")
    rows = _balanced(items, rows, scale, width)
    high = [max(_size(item.id)[1] for item in line) * scale for line in rows]
    parts, spare = "", max(0, height - sum(high))
    gap = min(spare / (len(rows) + 1), 24)
    y = _PAD + (spare - gap * (len(rows) - 1)) / 2
    for line, tall in zip(rows, high, strict=True):
        used = sum(_size(item.id)[0] for item in line) * scale
        between = min((width - used) / max(1, len(line) - 1), 22)
        x = _PAD + (width - used - between * (len(line) - 1)) / 2
        for item in line:
            wide, deep = _size(item.id)
            parts += _stack(sheet, item, (x, y + (tall - deep * scale) / 2), scale)
            x += wide * scale + between
        y += tall + gap
    return parts


def _rows(items: list[_Item], scale: float, width: float) -> list[list[_Item]]:
    rows: list[list[_Item]] = []
    used = width + 1
    for item in items:
        wide = _size(item.id)[0] * scale
        if used + 8 + wide > width or item.kind != rows[-1][-1].kind:
            rows.append([])
            used = -8
        rows[-1].append(item)
        used += 8 + wide
    return rows


def _balanced(
    items: list[_Item], rows: list[list[_Item]], scale: float, width: float
) -> list[list[_Item]]:
    """Arrange the items in as many rows, of more equal length."""
    for part in range(50, 100, 5):
        narrow = _rows(items, scale, width * part / 100)
        if len(narrow) == len(rows):
            return narrow
    return rows


def _stack(sheet: Sheet, item: _Item, at: Point, scale: float) -> str:
    """Draw a piece, and a second behind it if several are left."""
    name = f"piece-{item.id}-0"
    drawing = sheet.use(name, at, scale)
    if item.left > 1:
        drawing = sheet.use(name, (at[0] + 5, at[1] - 5), scale) + drawing
    drawing = drawing if item.left else fade(drawing, 0.18)
    mark = f' data-id="{item.id}" data-left="{item.left}"' if item.counted else ""
    return f'<g class="stock"{mark}>{drawing}</g>'


PANELS: Final = MappingProxyType[str, Callable[[Sheet, TableDrawing, Point], str]](
    {
        "market": _market_panel,
        "era": _era_panel,
        "you": _you_panel,
        "ceres": _ceres_panel,
        "waiting": _waiting_panel,
        "row": _row_panel,
        "supply": _supply_panel,
        "tray": _tray_panel,
    }
)
