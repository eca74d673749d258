"""Draws the city: Lots, markers, Buildings, Gardens and Parks, Monuments, and allowed sites."""

from collections.abc import Iterable, Sequence
from typing import Final

from ceres.base_view import BaseView
from ceres.draw.pen import (
    BOLD,
    FINE,
    LINE,
    Cell,
    group,
    label,
    num,
    outline,
    path,
    rect,
    with_attributes,
)
from ceres.draw.pieces import PIECE_OF, anchor, cell, turn_of
from ceres.draw.sheet import Sheet
from ceres.engine.board import LOT_OF, NAMES, SIDE, lots_of, names
from ceres.engine.sites import parks_at
from ceres.engine.state import PRICES
from ceres.events.facts import Placement, Side
from ceres.format.position_data import OfferData, PositionData
from ceres.format.position_writer import position_dict

FRAME: Final = 50
CITY: Final = 100 * SIDE + 2 * FRAME
_TESSERA: Final = CITY / 79  # an odd number on each side, so that the corners are alike

MARKER: Final = {"you": "icon-yours", "ceres": "icon-hers"}

_Site = Sequence[str]


def draw_city(sheet: Sheet, view: BaseView, sites: Sequence[_Site]) -> str:
    """Draw the city with its frame, 800 x 800."""
    data = position_dict(view._state)
    lots = [
        *_lots(sheet, data),
        *_gardens(sheet, data),
        *_parks(data),
        *_pieces(sheet, data["you"]["buildings"], "you"),
        *_pieces(sheet, data["ceres"]["monuments"], "ceres"),
        *_offers(sheet, data),
        *_highlights(sites),
    ]
    return f'<g class="city">{frame()}{group("".join(lots), (FRAME, FRAME))}</g>'


def frame() -> str:
    """Draw two rows of tesserae around the city, and its coordinates."""
    parts = rect((0, 0, CITY, CITY), "marble", 0)
    for ring, fill in enumerate(("red", "ochre")):
        near, side = _TESSERA * (ring + 0.5), CITY - 2 * _TESSERA * ring
        far, start = CITY - near, _TESSERA * ring
        edges = "".join(
            f"M{num(start)} {num(at)}h{num(side)}M{num(at)} {num(start)}v{num(side)}"
            for at in (near, far)
        )
        dashes = f'stroke-linecap="butt" stroke-dasharray="{_TESSERA - 1:.3f} {_TESSERA + 1:.3f}"'
        parts += with_attributes(path(edges, "", _TESSERA - 1, fill), dashes)
    inner = 2 * _TESSERA + 2
    parts += rect((inner, inner, CITY - 2 * inner, CITY - 2 * inner), "panel", LINE, "red")
    parts += rect((FRAME - 3, FRAME - 3, 706, 706), "street", FINE, "edge", 3)
    near, far = (inner + FRAME - 1) / 2, CITY - (inner + FRAME - 1) / 2
    for index in range(SIDE):
        along = FRAME + 50 + index * 100
        for across in (near, far):
            parts += label((along, across), "ABCDEFG"[index], 21)
            parts += label((across, along), index + 1, 21)
    return parts


def _lots(sheet: Sheet, data: PositionData) -> Iterable[str]:
    owner = dict.fromkeys(data["you"]["lots"], "you") | dict.fromkeys(
        data["ceres"]["lots"], "ceres"
    )
    for lot in NAMES:
        column, row = cell(lot)
        side = owner.get(lot)
        marker, mark = "", ""
        if side:
            marker, mark = sheet.use(MARKER[side], (50, 50), 0.8), f' data-marker="{side}"'
        ground = sheet.use(f"lot-{(column * 3 + row * 5) % 4}") + marker
        yield (
            f'<g class="lot" data-lot="{lot}"{mark} '
            f'transform="translate({column * 100} {row * 100})">{ground}</g>'
        )


def _gardens(sheet: Sheet, data: PositionData) -> Iterable[str]:
    for park in parks(data["ceres"]["gardens"]):
        yield path(outline(park), "leaf", 0)
    for lot, tile in data["ceres"]["gardens"].items():
        x, y = cell(lot)
        yield (
            f'<g class="tile" data-id="{tile}" data-lots="{lot}">'
            f"{sheet.tile(tile, (x * 100, y * 100))}</g>"
        )


def parks(gardens: Iterable[str]) -> list[frozenset[Cell]]:
    """Return the Parks that these Gardens make.

    >>> [sorted(park) for park in parks(["A1", "A2", "C1"])]
    [[(0, 0), (0, 1)], [(2, 0)]]
    """
    lots = lots_of([LOT_OF[lot] for lot in gardens])
    return [frozenset(map(cell, names(park))) for park in parks_at(lots, lots)]


def lot_names(cells: Iterable[Cell]) -> list[str]:
    """Name the Lots at these cells, sorted.

    >>> lot_names([(2, 3), (0, 0)])
    ['A1', 'C4']
    """
    return sorted(NAMES[column * SIDE + row] for column, row in cells)


def offers(market: Iterable[OfferData]) -> list[tuple[str, int]]:
    """Return the Deeds for sale, each with its price."""
    places = zip(PRICES, market, strict=False)
    return [(offer["deed"], printed + offer["silver"]) for printed, offer in places]


def _parks(data: PositionData) -> Iterable[str]:
    for park in parks(data["ceres"]["gardens"]):
        edge = outline(park, 1)
        around = path(edge, "", 7, "hedge")
        around += with_attributes(path(edge, "", 2.2, "stitch"), 'stroke-dasharray="1 9"')
        yield f'<g class="park" data-lots="{" ".join(lot_names(park))}">{around}</g>'


def _pieces(sheet: Sheet, built: Iterable[Placement], side: Side) -> Iterable[str]:
    for placement in built:
        piece = PIECE_OF[placement["id"]]
        cells = frozenset(map(cell, placement["lots"]))
        left, top = anchor(cells)
        turn = turn_of(piece, cells)
        drawing = sheet.use(f"piece-{piece.id}-{turn}", (left * 100, top * 100))
        if piece.monument:
            x, y = min(cells, key=lambda each: (each[1], each[0]))
            drawing += sheet.use(MARKER[side], (x * 100 + 16, y * 100 + 16), 0.4)
        yield (
            f'<g class="piece {piece.kind}" data-id="{piece.id}" data-owner="{side}" '
            f'data-lots="{" ".join(placement["lots"])}">{drawing}</g>'
        )


def _offers(sheet: Sheet, data: PositionData) -> Iterable[str]:
    for deed, price in offers(data["market"]):
        x, y = cell(deed)
        tag = rect((22, 32, 56, 36), "card", FINE, corner=5) + sheet.use("icon-coin", (39, 50), 0.3)
        tag += label((63, 50), price, 25 if price < 10 else 22, "ink")
        yield f'<g class="offer" data-lot="{deed}">{group(tag, (x * 100, y * 100))}</g>'


def _highlights(sites: Sequence[_Site]) -> Iterable[str]:
    for index, site in enumerate(sites):
        cells = frozenset(map(cell, site))
        inset = 7 + 5 * (index % 3) * (len(cells) > 1)
        edge = outline(cells, inset)
        veil = with_attributes(path(edge, "veil", 0), 'fill-opacity=".28"')
        ring = path(edge, "", 9, "ink") + path(edge, "", BOLD + 0.5, "glow")
        ring += with_attributes(path(edge, "", 2, "table"), 'stroke-dasharray="2 12"')
        yield f'<g class="highlight" data-lots="{" ".join(site)}">{veil}{ring}</g>'
