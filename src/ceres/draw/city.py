"""The city: Lots, markers, Buildings, Gardens and Parks, Monuments, and allowed places."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ceres.draw.pen import BOLD, FINE, LINE, Cell, group, more, num, outline, path, rect, writing
from ceres.draw.pieces import PIECE_OF, anchor, cell, turn_of
from ceres.draw.sheet import Sheet

FRAME: Final = 50
CITY: Final = 700 + 2 * FRAME
_TESSERA: Final = CITY / 79  # an odd number on each side, so that the corners are alike

Place = Sequence[str]


def draw_city(sheet: Sheet, data: dict[str, Any], places: Sequence[Place]) -> str:
    """The city with its frame, 800 x 800."""
    lots = [
        *_lots(sheet, data),
        *_gardens(sheet, data),
        *_parks(data),
        *_standing(sheet, data["you"]["buildings"], "you"),
        *_standing(sheet, data["ceres"]["monuments"], "ceres"),
        *_offers(sheet, data),
        *_highlights(places),
    ]
    return f'<g class="city">{frame()}{group("".join(lots), (FRAME, FRAME))}</g>'


def frame() -> str:
    """Two rows of tesserae around the city, and its coordinates."""
    parts = rect((0, 0, CITY, CITY), "marble", 0)
    for ring, fill in enumerate(("red", "ochre")):
        near, side = _TESSERA * (ring + 0.5), CITY - 2 * _TESSERA * ring
        far, start = CITY - near, _TESSERA * ring
        edges = "".join(
            f"M{num(start)} {num(at)}h{num(side)}M{num(at)} {num(start)}v{num(side)}"
            for at in (near, far)
        )
        dashes = f'stroke-linecap="butt" stroke-dasharray="{_TESSERA - 1:.3f} {_TESSERA + 1:.3f}"'
        parts += more(path(edges, "", _TESSERA - 1, fill), dashes)
    inner = 2 * _TESSERA + 2
    parts += rect((inner, inner, CITY - 2 * inner, CITY - 2 * inner), "panel", LINE, "red")
    parts += rect((FRAME - 3, FRAME - 3, 706, 706), "street", FINE, "edge", 3)
    near, far = (inner + FRAME - 1) / 2, CITY - (inner + FRAME - 1) / 2
    for index in range(7):
        along = FRAME + 50 + index * 100
        for across in (near, far):
            parts += writing((along, across), "ABCDEFG"[index], 21)
            parts += writing((across, along), index + 1, 21)
    return parts


def _lots(sheet: Sheet, data: dict[str, Any]) -> Iterable[str]:
    owner = {lot: side for side in ("you", "ceres") for lot in data[side]["lots"]}
    for column in range(7):
        for row in range(7):
            lot = f"{'ABCDEFG'[column]}{row + 1}"
            side = owner.get(lot)
            marker, mark = "", ""
            if side:
                icon = "icon-yours" if side == "you" else "icon-hers"
                marker, mark = sheet.use(icon, (50, 50), 0.8), f' data-marker="{side}"'
            ground = sheet.use(f"lot-{(column * 3 + row * 5) % 4}") + marker
            yield (
                f'<g class="lot" data-lot="{lot}"{mark} '
                f'transform="translate({column * 100} {row * 100})">{ground}</g>'
            )


def _gardens(sheet: Sheet, data: dict[str, Any]) -> Iterable[str]:
    for park in parks(data["ceres"]["gardens"]):
        yield path(outline(park), "leaf", 0)
    for lot, tile in data["ceres"]["gardens"].items():
        x, y = cell(lot)
        yield (
            f'<g class="tile" data-id="{tile}" data-lots="{lot}">'
            f"{sheet.tile(tile, (x * 100, y * 100))}</g>"
        )


def parks(lots: Iterable[str]) -> list[frozenset[Cell]]:
    """The Parks: Gardens that hang together edge to edge.

    >>> [sorted(park) for park in parks(["A1", "A2", "C1"])]
    [[(0, 0), (0, 1)], [(2, 0)]]
    """
    left = {cell(lot) for lot in lots}
    found = []
    while left:
        grown = {min(left)}
        park: set[Cell] = set()
        while grown:
            x, y = grown.pop()
            park.add((x, y))
            grown |= {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left - park
        left -= park
        found.append(frozenset(park))
    return found


def _parks(data: dict[str, Any]) -> Iterable[str]:
    for park in parks(data["ceres"]["gardens"]):
        edge = outline(park, 1)
        around = path(edge, "", 7, "hedge")
        around += more(path(edge, "", 2.2, "stitch"), 'stroke-dasharray="1 9"')
        names = " ".join(sorted(f"{'ABCDEFG'[x]}{y + 1}" for x, y in park))
        yield f'<g class="park" data-lots="{names}">{around}</g>'


def _standing(sheet: Sheet, built: Iterable[dict[str, Any]], side: str) -> Iterable[str]:
    for standing in built:
        piece = PIECE_OF[standing["id"]]
        cells = frozenset(map(cell, standing["lots"]))
        left, top = anchor(cells)
        turn = turn_of(piece, cells)
        drawing = sheet.use(f"piece-{piece.id}-{turn}", (left * 100, top * 100))
        if piece.monument:
            x, y = min(cells, key=lambda each: (each[1], each[0]))
            icon = "icon-yours" if side == "you" else "icon-hers"
            drawing += sheet.use(icon, (x * 100 + 16, y * 100 + 16), 0.4)
        yield (
            f'<g class="piece {piece.kind}" data-id="{piece.id}" data-owner="{side}" '
            f'data-lots="{" ".join(standing["lots"])}">{drawing}</g>'
        )


def _offers(sheet: Sheet, data: dict[str, Any]) -> Iterable[str]:
    """What the Lots whose Deeds lie in the market cost."""
    for price, offer in zip((2, 3, 4, 6, 8, 10), data["market"], strict=False):
        x, y = cell(offer["deed"])
        total = price + offer["silver"]
        tag = rect((22, 32, 56, 36), "card", FINE, corner=5) + sheet.use("icon-coin", (39, 50), 0.3)
        tag += writing((63, 50), total, 25 if total < 10 else 22, "ink")
        yield f'<g class="offer" data-lot="{offer["deed"]}">{group(tag, (x * 100, y * 100))}</g>'


def _highlights(places: Sequence[Place]) -> Iterable[str]:
    for index, place in enumerate(places):
        cells = frozenset(map(cell, place))
        inset = 7 + 5 * (index % 3) * (len(cells) > 1)
        edge = outline(cells, inset)
        veil = more(path(edge, "veil", 0), 'fill-opacity=".28"')
        ring = path(edge, "", 9, "ink") + path(edge, "", BOLD + 0.5, "glow")
        ring += more(path(edge, "", 2, "table"), 'stroke-dasharray="2 12"')
        yield f'<g class="highlight" data-lots="{" ".join(place)}">{veil}{ring}</g>'
