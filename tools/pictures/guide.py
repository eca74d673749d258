"""The pictures of docs/how-to-play.md and the README."""

from collections.abc import Iterable, Sequence
from typing import Final

from ceres.components import BUILDINGS, MONUMENTS, STANDARD, TILES, Building
from ceres.components.box import KINDS
from ceres.draw.city import CITY, FRAME, draw_city
from ceres.draw.page import city_svg, svg
from ceres.draw.pen import BOLD, Point, group, label, rect
from ceres.draw.pieces import CELLS, cell
from ceres.draw.sheet import Sheet
from ceres.draw.table import PANELS, TableDrawing
from ceres.draw.tiles import CARD_SIZE
from ceres.position import Position
from ceres.text import Catalogue, catalogue, languages
from pictures.flowchart import placement
from pictures.scenes import BUILD_OVER, EXAMPLES, scenes
from pictures.sheets import pieces_in_rows
from pictures.teaching import GAP, arrow, cropped, distances, flow, numbered_table

_CARDS: Final = {card.id: card for card in STANDARD.cards}
_PARTS: Final = ("city", "market", "era", "you", "ceres", "row")


def in_language(name: str, words: Catalogue) -> str:
    """Return the name of a picture with words: `placement` in English, `placement.de` in German."""
    return name if words.language == "en" else f"{name}.{words.language}"


def pictures() -> dict[str, str]:
    """Draw every picture, by the name of its file."""
    here = scenes()
    after_building, _ = here["build-over"].play(BUILD_OVER)
    return {
        "table": numbered_table(here["table"], 960),
        "distances": distances(here["distances"]),
        "flow": flow(),
        "setup": svg(here["setup"], width=860, parts=_PARTS),
        "opening": svg(here["opening"], width=860, parts=_PARTS),
        "buildings": _pieces(BUILDINGS, 1568),
        "monuments": _pieces(MONUMENTS, 1350),
        "tiles": _tiles(),
        "build-over": _side_by_side("build-over", [here["build-over"], after_building]),
        "flip": _flip(here["claim"]),
        "claim": _with_market(here["claim"], EXAMPLES["claim"].marks),
        "bribe": _bribe(here["bribe"]),
        **{
            in_language("placement", words): placement(words, here)
            for words in map(catalogue, languages())
        },
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
        return cropped(draw_city(sheet, self.position, self.sites), self.size, at)


def _side_by_side(id: str, positions: Sequence[Position]) -> str:
    """Draw the crops of an example from left to right, with arrows between them."""
    sheet = Sheet("light")
    crops = [_Crop(id, position) for position in positions]
    x, tall = float(GAP), max(crop.size[1] for crop in crops)
    drawn = ""
    for index, crop in enumerate(crops):
        if index:
            drawn += group(arrow(), (x + 30, GAP + tall / 2))
            x += 60 + GAP
        drawn += crop.drawing(sheet, (x, GAP))
        x += crop.size[0] + GAP
    return _on_table(sheet, drawn, (x, tall + 2 * GAP))


def _with_market(position: Position, marks: Iterable[str]) -> str:
    """Draw a whole city, and the market below it."""
    sheet = Sheet("light")
    city = draw_city(sheet, position, [mark.split() for mark in marks])
    drawn = group(city, (GAP, GAP)) + _market(sheet, position, CITY + 2 * GAP)
    return _on_table(sheet, drawn, (CITY + 2 * GAP, CITY + 196 + 3 * GAP))


def _bribe(before: Position) -> str:
    """Draw Gardens, the market, and the market after a Bribe."""
    sheet = Sheet("light")
    after, _ = before.play("income")
    drawn = ""
    for index, tile in enumerate(before.to_dict()["ceres"]["gardens"].values()):
        drawn += sheet.tile(tile, (GAP + index * (100 + GAP), GAP))
    y = 100.0 + 2 * GAP
    drawn += _market(sheet, before, y)
    drawn += group(arrow(), (GAP + CITY / 2, y + 196 + 40), 90)
    drawn += _market(sheet, after, y + 196 + 80)
    return _on_table(sheet, drawn, (CITY + 2 * GAP, y + 2 * 196 + 80 + GAP))


def _market(sheet: Sheet, position: Position, y: float) -> str:
    return group(PANELS["market"](sheet, TableDrawing(position), (CITY, 196.0)), (GAP, y))


def _flip(position: Position) -> str:
    """Draw the flipped card and the card of the row that it picks; below, the row afterwards."""
    sheet = Sheet("light")
    data = position.to_dict()
    row, flipped = data["ceres"]["row"], data["ceres"]["deck"][0]
    after = position.play("income")[0].to_dict()["ceres"]["row"]
    wide, high = CARD_SIZE
    left = float(GAP + wide + 110)
    slot = _CARDS[flipped].number - 1
    drawn = sheet.card(_CARDS[flipped], (GAP, GAP), 1)
    drawn += group(arrow(), (GAP + wide + 55, GAP + high / 2))
    drawn += _row(sheet, row, (left, GAP), slot)
    for index in range(len(row)):
        at = (left + index * (wide + GAP) + wide / 2, float(GAP + high + 32))
        drawn += label(at, index + 1, 34, "red" if index == slot else "faint")
    below = float(GAP + high + 120)
    drawn += group(arrow(), (left + 2 * wide + 1.5 * GAP, below - 36), 90)
    for step in (8, 4, 0):
        drawn += group(
            rect((0, 0, wide, high), "laurel", BOLD, corner=8), (GAP + step, below - step)
        )
    drawn += sheet.use("icon-wheat", (GAP + wide / 2, below + high / 2), 1.3)
    drawn += _row(sheet, after, (left, below), 3)
    return _on_table(sheet, drawn, (left + 4 * wide + 3 * GAP + GAP, below + high + GAP))


def _row(sheet: Sheet, cards: Sequence[str], at: Point, lit: int) -> str:
    wide, high = CARD_SIZE
    drawn = ""
    for index, card in enumerate(cards):
        x = at[0] + index * (wide + GAP)
        if index == lit:
            drawn += rect((x - 7, at[1] - 7, wide + 14, high + 14), "glow", BOLD, corner=12)
        drawn += sheet.card(_CARDS[card], (x, at[1]), 1)
    return drawn


def _pieces(pieces: Sequence[Building], width: float) -> str:
    """Draw pieces in rows by kind, each kind from small to large."""
    sheet = Sheet("light")
    by_size = sorted(pieces, key=lambda piece: len(CELLS[piece.shape]))
    kinds = [[piece for piece in by_size if piece.kind == kind] for kind in KINDS]
    drawn, height = pieces_in_rows(sheet, kinds, width, GAP)
    return _on_table(sheet, drawn, (width, height))


def _tiles() -> str:
    """Draw the kinds of Garden tiles."""
    sheet = Sheet("light")
    drawn = "".join(
        sheet.tile(tile.id, (GAP + index * (100 + GAP), GAP)) for index, tile in enumerate(TILES)
    )
    return _on_table(sheet, drawn, (len(TILES) * (100 + GAP) + GAP, 100 + 2 * GAP))


def _on_table(sheet: Sheet, drawn: str, size: Point) -> str:
    return sheet.on_table(drawn, size, width=round(size[0] * 0.62))
