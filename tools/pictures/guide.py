"""The pictures of docs/how-to-play.md and the README."""

from collections.abc import Iterable, Sequence
from typing import Final

from ceres.components import BUILDINGS, MONUMENTS, STANDARD, TILES, Building
from ceres.components.box import KINDS
from ceres.draw.city import CITY, FRAME, draw_city
from ceres.draw.page import city_svg, svg
from ceres.draw.pen import BOLD, FINE, Point, group, label, path, rect
from ceres.draw.pieces import CELLS, cell
from ceres.draw.sheet import Sheet
from ceres.draw.table import PANELS, TableDrawing
from ceres.draw.tiles import CARD_SIZE
from ceres.position import Position
from pictures.scenes import BUILD_OVER, EXAMPLES, scenes
from pictures.sheets import pieces_in_rows

_GAP: Final = 24
_CARDS: Final = {card.id: card for card in STANDARD.cards}
_SETUP_PARTS: Final = ("city", "market", "era", "you", "ceres", "row")


def pictures() -> dict[str, str]:
    """Draw every picture, by the name of its file."""
    here = scenes()
    after_building, _ = here["build-over"].play(BUILD_OVER)
    return {
        "table": svg(here["table"], width=960),
        "setup": svg(here["setup"], width=860, parts=_SETUP_PARTS),
        "buildings": _pieces(BUILDINGS, 1568),
        "monuments": _pieces(MONUMENTS, 1350),
        "tiles": _tiles(),
        "build-over": _side_by_side("build-over", [here["build-over"], after_building]),
        "flip": _flip(here["claim"]),
        "claim": _with_market(here["claim"], EXAMPLES["claim"].marks),
        "bribe": _bribe(here["bribe"]),
        **{id: _side_by_side(id, [here[id]]) for id in ("beside", "diagonal", "far")},
        "choice": _choice(here["choice"]),
        "squares": city_svg(here["squares"], highlight=EXAMPLES["squares"].marks, width=460),
        "scoring": city_svg(here["scoring"], width=620),
    }


class _Crop:
    """The upper left part of a city, as its example shows it."""

    def __init__(self, id: str, position: Position) -> None:
        example = EXAMPLES[id]
        column, row = cell(example.to)
        self.position = position
        self.sites = [mark.split() for mark in example.marks]
        self.size = (FRAME + 100.0 * (column + 1), FRAME + 100.0 * (row + 1))

    def drawing(self, sheet: Sheet, at: Point) -> str:
        """Draw the crop at a point, closed by a line."""
        (x, y), (wide, high) = at, self.size
        city = draw_city(sheet, self.position, self.sites)
        edge = rect((x, y, wide, high), "", FINE, "edge")
        return (
            f'<svg x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" '
            f'viewBox="0 0 {wide:g} {high:g}">{city}</svg>{edge}'
        )


def _side_by_side(id: str, positions: Sequence[Position]) -> str:
    """Draw the crops of an example from left to right, with arrows between them."""
    sheet = Sheet("light")
    crops = [_Crop(id, position) for position in positions]
    x, tall = float(_GAP), max(crop.size[1] for crop in crops)
    drawn = ""
    for index, crop in enumerate(crops):
        if index:
            drawn += group(_arrow(), (x + 30, _GAP + tall / 2))
            x += 60 + _GAP
        drawn += crop.drawing(sheet, (x, _GAP))
        x += crop.size[0] + _GAP
    return _on_table(sheet, drawn, (x, tall + 2 * _GAP))


def _choice(position: Position) -> str:
    """Draw the sites of a choice, and the tile that was drawn."""
    sheet = Sheet("light")
    asked, _ = position.play("income")
    crop = _Crop("choice", asked)
    wide, high = crop.size
    drawn = crop.drawing(sheet, (_GAP + 190, _GAP))
    drawn += sheet.use("icon-bag", (_GAP + 50, _GAP + 90), 1.1)
    drawn += group(_arrow(), (_GAP + 50, _GAP + 175), 90)
    drawn += sheet.tile(asked.to_dict()["bag"][0], (_GAP, _GAP + 230))
    drawn += group(_arrow(), (_GAP + 145, _GAP + 280))
    return _on_table(sheet, drawn, (wide + 190 + 2 * _GAP, high + 2 * _GAP))


def _with_market(position: Position, marks: Iterable[str]) -> str:
    """Draw a whole city, and the market below it."""
    sheet = Sheet("light")
    city = draw_city(sheet, position, [mark.split() for mark in marks])
    drawn = group(city, (_GAP, _GAP)) + _market(sheet, position, CITY + 2 * _GAP)
    return _on_table(sheet, drawn, (CITY + 2 * _GAP, CITY + 196 + 3 * _GAP))


def _bribe(before: Position) -> str:
    """Draw Gardens, the market, and the market after a Bribe."""
    sheet = Sheet("light")
    after, _ = before.play("income")
    drawn = ""
    for index, tile in enumerate(before.to_dict()["ceres"]["gardens"].values()):
        drawn += sheet.tile(tile, (_GAP + index * (100 + _GAP), _GAP))
    y = 100.0 + 2 * _GAP
    drawn += _market(sheet, before, y)
    drawn += group(_arrow(), (_GAP + CITY / 2, y + 196 + 40), 90)
    drawn += _market(sheet, after, y + 196 + 80)
    return _on_table(sheet, drawn, (CITY + 2 * _GAP, y + 2 * 196 + 80 + _GAP))


def _market(sheet: Sheet, position: Position, y: float) -> str:
    return group(PANELS["market"](sheet, TableDrawing(position), (CITY, 196.0)), (_GAP, y))


def _flip(position: Position) -> str:
    """Draw the flipped card and the card of the row that it picks; below, the row afterwards."""
    sheet = Sheet("light")
    data = position.to_dict()
    row, flipped = data["ceres"]["row"], data["ceres"]["deck"][0]
    after = position.play("income")[0].to_dict()["ceres"]["row"]
    wide, high = CARD_SIZE
    left = float(_GAP + wide + 110)
    slot = _CARDS[flipped].number - 1
    drawn = sheet.card(_CARDS[flipped], (_GAP, _GAP), 1)
    drawn += group(_arrow(), (_GAP + wide + 55, _GAP + high / 2))
    drawn += _row(sheet, row, (left, _GAP), slot)
    for index in range(len(row)):
        at = (left + index * (wide + _GAP) + wide / 2, float(_GAP + high + 32))
        drawn += label(at, index + 1, 34, "red" if index == slot else "faint")
    below = float(_GAP + high + 120)
    drawn += group(_arrow(), (left + 2 * wide + 1.5 * _GAP, below - 36), 90)
    for step in (8, 4, 0):
        drawn += group(
            rect((0, 0, wide, high), "laurel", BOLD, corner=8), (_GAP + step, below - step)
        )
    drawn += sheet.use("icon-wheat", (_GAP + wide / 2, below + high / 2), 1.3)
    drawn += _row(sheet, after, (left, below), 3)
    return _on_table(sheet, drawn, (left + 4 * wide + 3 * _GAP + _GAP, below + high + _GAP))


def _row(sheet: Sheet, cards: Sequence[str], at: Point, lit: int) -> str:
    wide, high = CARD_SIZE
    drawn = ""
    for index, card in enumerate(cards):
        x = at[0] + index * (wide + _GAP)
        if index == lit:
            drawn += rect((x - 7, at[1] - 7, wide + 14, high + 14), "glow", BOLD, corner=12)
        drawn += sheet.card(_CARDS[card], (x, at[1]), 1)
    return drawn


def _pieces(pieces: Sequence[Building], width: float) -> str:
    """Draw pieces in rows by kind, each kind from small to large."""
    sheet = Sheet("light")
    by_size = sorted(pieces, key=lambda piece: len(CELLS[piece.shape]))
    kinds = [[piece for piece in by_size if piece.kind == kind] for kind in KINDS]
    drawn, height = pieces_in_rows(sheet, kinds, width, _GAP)
    return _on_table(sheet, drawn, (width, height))


def _tiles() -> str:
    """Draw the kinds of Garden tiles."""
    sheet = Sheet("light")
    drawn = "".join(
        sheet.tile(tile.id, (_GAP + index * (100 + _GAP), _GAP)) for index, tile in enumerate(TILES)
    )
    return _on_table(sheet, drawn, (len(TILES) * (100 + _GAP) + _GAP, 100 + 2 * _GAP))


def _arrow() -> str:
    """Draw an arrow to the right around (0, 0)."""
    return path("M-28 0H8", "", 10, "red") + path("M6 -16L30 0 6 16z", "red", 0)


def _on_table(sheet: Sheet, drawn: str, size: Point) -> str:
    return sheet.on_table(drawn, size, width=round(size[0] * 0.62))
