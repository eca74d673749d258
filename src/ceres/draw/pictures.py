"""The pictures of docs/how-to-play.md and the README: `python -m ceres.draw.pictures OUT_DIR`.

Each shows a small composed position; a test plays the same positions to check the text's figures.
"""

import argparse
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ceres.components import BUILDINGS, MONUMENTS, STANDARD, TILES, Building
from ceres.draw.city import CITY, FRAME, draw_city
from ceres.draw.page import city_svg, svg
from ceres.draw.pen import BOLD, FINE, Point, group, path, poly, rect, writing
from ceres.draw.pieces import extent
from ceres.draw.sheet import Sheet
from ceres.draw.table import PANELS, TableDrawing
from ceres.draw.tiles import CARD_SIZE
from ceres.game import Game
from ceres.position import Position

_GAP: Final = 24
_CARDS: Final = {card.id: card for card in STANDARD.cards}
# The next card of every example's deck is a 2: it picks the second card of the row.
_FLIPPED: Final = "c06"
_CLAIM: Final = ("c17", "c03", "c14", "c08")
_ENLARGE: Final = ("c17", "c14", "c03", "c08")
_BRIBE: Final = ("c08", "c17", "c14", "c03")
_ELSEWHERE: Final = "G6 G7"  # Deeds outside the picture, so that the era goes on
# The game on the table of the first picture.
_SEED: Final = 26
_SETUP_SEED: Final = 7
_SETUP_PARTS: Final = ("city", "market", "era", "you", "ceres", "row")
_ACTIONS: Final = (
    *("build domus-maxima F6 F7", "buy B5", "build insula-l A5 B5 B6", "build bakery G4"),
    *("build bakery F1", "place C4", "income", "buy B7", "buy B4", "buy E3", "build library B7"),
    *("build garden B4", "income", "place D5", "buy E4", "build domus-maxima E3 E4", "buy D1"),
    *("income", "buy F4", "build grand-library F4 G4", "buy A4", "build fountain A4", "buy A7"),
)
_SIZES: Final = {"1": 1, "2": 2, "3": 3, "L": 3, "4": 4, "sq": 4, "2x3": 6}


# Positions.


def scenes() -> dict[str, Position]:
    """The positions that the worked examples are about, by the names of their pictures."""
    return {
        "build-over": _composed(
            your_lots="B3 C4",
            buildings=("domus B2", "domus-maxima C2 D2"),
            market=_ELSEWHERE,
        ),
        "claim": _composed(
            your_lots="B6",
            buildings=("domus F3", "pottery F4 G4"),
            her_lots="D7",
            gardens={"residential": "B2", "civic-residential": "C2", "civic-any": "G5"},
            market="E4+3 E6+3 E2+1 A6 F7 B4 | A1 G7",
            row=_CLAIM,
        ),
        "bribe": _composed(
            gardens={"commercial": "B2", "commercial-double": "C2", "civic-commercial": "D2"},
            market="A4+1 F6 C5 G1 E7 B6 | A1 G7",
            row=_BRIBE,
        ),
        "beside": _composed(
            gardens={
                "residential": "A1 D3",
                "commercial": "B1",
                "civic-any": "A2 D4",
                "civic-civic": "A3",
                "civic-residential": "F1",
            },
            her_lots="E3 F2",
            row=_ENLARGE,
            market=_ELSEWHERE,
        ),
        "diagonal": _composed(
            gardens={"residential": "B2", "civic-any": "B3", "commercial": "E4"},
            her_lots="C4 D5 E1",
            row=_ENLARGE,
            market=_ELSEWHERE,
        ),
        "far": _composed(
            buildings=("domus E3",),
            gardens={"residential": "A1", "civic-any": "A2", "commercial": "B1"},
            her_lots="B4 D2 F5",
            row=_ENLARGE,
            market=_ELSEWHERE,
        ),
        "choice": _composed(
            buildings=("domus D1",),
            gardens={"residential": "B2", "commercial": "C2", "civic-civic": "C3"},
            her_lots="B3 D2 E5",
            row=_ENLARGE,
            market=_ELSEWHERE,
        ),
        "squares": _composed(
            gardens={
                "residential": "A1 B3 C2 E5",
                "commercial": "A3 B1 D2 F5",
                "civic-any": "B2 F6",
                "civic-civic": "A2 C1",
                "civic-residential": "C3 E6",
                "civic-commercial": "D1",
            },
        ),
        "scoring": _composed(
            era=2,
            your_lots="B5 F1",
            buildings=(
                "insula-l B2 B3 C2",
                "fountain C3",
                "pottery B4 C4",
                "library D4",
                "domus-maxima D5 E5",
                "bakery F5",
            ),
            her_lots="F2",
            gardens={
                "civic-any": "D2",
                "residential": "D3 E2",
                "commercial": "E3 G6",
                "civic-civic": "E4",
                "civic-residential": "A3",
                "residential-double": "F6",
            },
        ),
        "setup": Game.new(seed=_SETUP_SEED).position,
        "table": _played().position,
    }


def _composed(
    *,
    era: int = 1,
    your_lots: str = "",
    buildings: Sequence[str] = (),
    her_lots: str = "",
    gardens: Mapping[str, str] | None = None,
    market: str = "",
    row: Sequence[str] = _CLAIM,
) -> Position:
    """A position of a few pieces; the tile on top of the bag is a civic-any.

    In the market `C4+2` is a Deed with 2 silver on it; behind `|` lies the pile.
    """
    planted = {lot: tile for tile, lots in (gardens or {}).items() for lot in lots.split()}
    bag = [tile.id for tile in reversed(TILES) for _ in range(STANDARD.tiles[tile.id])]
    for tile in planted.values():
        bag.remove(tile)
    deck = [id for id in _CARDS if id not in (*row, _FLIPPED)]
    piles: list[list[str]] = [[], [], []]
    for_sale, _, pile = market.partition("|")
    piles[era - 1] = pile.split()
    data: dict[str, Any] = Game.new(seed=0).position.to_dict()
    data |= {"era": era, "piles": piles, "bag": bag}
    data["market"] = [
        {"deed": deed, "silver": int(silver or 0)}
        for deed, _, silver in (each.partition("+") for each in for_sale.split())
    ]
    data["you"] |= {"lots": your_lots.split(), "buildings": [_standing(text) for text in buildings]}
    data["ceres"] |= {"lots": her_lots.split(), "gardens": planted, "monuments": [], "deeds": []}
    data["ceres"] |= {"row": list(row), "deck": [_FLIPPED, *deck]}
    return Position.from_dict(data)


def _standing(text: str) -> dict[str, Any]:
    id, *lots = text.split()
    return {"id": id, "lots": lots}


def _played() -> Game:
    game = Game.new(seed=_SEED, difficulty="hard", monuments=True)
    for action in _ACTIONS:
        game.play(action)
    return game


# Pictures.


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    here = scenes()
    after_building, _ = here["build-over"].play("build insula-l B2 B3 C2")
    return {
        "table": svg(here["table"], width=960),
        "setup": svg(here["setup"], width=860, parts=_SETUP_PARTS),
        "buildings": shelf(BUILDINGS, 1568),
        "monuments": shelf(MONUMENTS, 1350),
        "tiles": tiles(),
        "build-over": beside([cropped(here["build-over"], "D4"), cropped(after_building, "D4")]),
        "flip": flip(here["claim"]),
        "claim": with_market(here["claim"], ["E2"]),
        "bribe": bribe(here["bribe"]),
        "beside": beside([cropped(here["beside"], "F4", ["E3"])]),
        "diagonal": beside([cropped(here["diagonal"], "F5", ["C4"])]),
        "far": beside([cropped(here["far"], "F5", ["B4"])]),
        "choice": choice(here["choice"]),
        "squares": city_svg(
            here["squares"], highlight=["A1 A2 A3 B1 B2 B3 C1 C2 C3", "E5 E6 F5 F6"], width=460
        ),
        "scoring": city_svg(here["scoring"], width=620),
    }


class Crop:
    """The upper left part of a city, with its coordinates."""

    def __init__(self, view: Position, to: str, highlight: Iterable[str] = ()) -> None:
        self.data = view.to_dict()
        self.places = [place.split() for place in highlight]
        self.size = (FRAME + 100.0 * ("ABCDEFG".index(to[0]) + 1), FRAME + 100.0 * int(to[1]))

    def drawing(self, sheet: Sheet, at: Point) -> str:
        """The crop at a point, closed by a line."""
        (x, y), (wide, high) = at, self.size
        city = draw_city(sheet, self.data, self.places)
        edge = rect((x, y, wide, high), "", FINE, "edge")
        return (
            f'<svg x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" '
            f'viewBox="0 0 {wide:g} {high:g}">{city}</svg>{edge}'
        )


def cropped(view: Position, to: str, highlight: Iterable[str] = ()) -> Crop:
    """A city from A1 to a Lot."""
    return Crop(view, to, highlight)


def beside(crops: Sequence[Crop]) -> str:
    """Parts of cities from left to right, with arrows between them."""
    sheet = Sheet("light")
    x, tall = float(_GAP), max(crop.size[1] for crop in crops)
    drawn = ""
    for index, crop in enumerate(crops):
        if index:
            drawn += group(arrow(), (x + 30, _GAP + tall / 2))
            x += 60 + _GAP
        drawn += crop.drawing(sheet, (x, _GAP))
        x += crop.size[0] + _GAP
    return _on_table(sheet, drawn, (x, tall + 2 * _GAP))


def choice(view: Position) -> str:
    """The places of a choice, and the tile that was drawn."""
    sheet = Sheet("light")
    asked, _ = view.play("income")
    data = asked.to_dict()
    crop = cropped(asked, "E5", [" ".join(option) for option in data["pending"]["options"]])
    wide, high = crop.size
    drawn = crop.drawing(sheet, (_GAP + 190, _GAP))
    drawn += sheet.use("icon-bag", (_GAP + 50, _GAP + 90), 1.1)
    drawn += group(arrow(), (_GAP + 50, _GAP + 175), 90)
    drawn += sheet.tile(data["bag"][0], (_GAP, _GAP + 230))
    drawn += group(arrow(), (_GAP + 145, _GAP + 280))
    return _on_table(sheet, drawn, (wide + 190 + 2 * _GAP, high + 2 * _GAP))


def with_market(view: Position, highlight: Iterable[str]) -> str:
    """A whole city, and the market below it."""
    sheet = Sheet("light")
    data = view.to_dict()
    city = draw_city(sheet, data, [place.split() for place in highlight])
    drawn = group(city, (_GAP, _GAP)) + _market(sheet, data, CITY + 2 * _GAP)
    return _on_table(sheet, drawn, (CITY + 2 * _GAP, CITY + 196 + 3 * _GAP))


def bribe(view: Position) -> str:
    """Gardens, the market, and the market after a Bribe."""
    sheet = Sheet("light")
    before = view.to_dict()
    after = view.play("income")[0].to_dict()
    drawn = ""
    for index, tile in enumerate(before["ceres"]["gardens"].values()):
        drawn += sheet.tile(tile, (_GAP + index * (100 + _GAP), _GAP))
    y = 100.0 + 2 * _GAP
    drawn += _market(sheet, before, y)
    drawn += group(arrow(), (_GAP + CITY / 2, y + 196 + 40), 90)
    drawn += _market(sheet, after, y + 196 + 80)
    return _on_table(sheet, drawn, (CITY + 2 * _GAP, y + 2 * 196 + 80 + _GAP))


def _market(sheet: Sheet, data: dict[str, Any], y: float) -> str:
    return group(
        PANELS["market"](sheet, TableDrawing(data, STANDARD.cards), (CITY, 196.0)), (_GAP, y)
    )


def flip(view: Position) -> str:
    """The flipped card and the card of the row that it picks; below, the row afterwards."""
    sheet = Sheet("light")
    data = view.to_dict()
    row, flipped = data["ceres"]["row"], data["ceres"]["deck"][0]
    after = view.play("income")[0].to_dict()["ceres"]["row"]
    wide, high = CARD_SIZE
    left = float(_GAP + wide + 110)
    place = _CARDS[flipped].number - 1
    drawn = sheet.card(_CARDS[flipped], (_GAP, _GAP), 1)
    drawn += group(arrow(), (_GAP + wide + 55, _GAP + high / 2))
    drawn += _row(sheet, row, (left, _GAP), place)
    for index in range(4):
        at = (left + index * (wide + _GAP) + wide / 2, float(_GAP + high + 32))
        drawn += writing(at, index + 1, 34, "red" if index == place else "faint")
    below = float(_GAP + high + 120)
    drawn += group(arrow(), (left + 2 * wide + 1.5 * _GAP, below - 36), 90)
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


def shelf(pieces: Sequence[Building], width: float) -> str:
    """Pieces in rows by kind, each kind from small to large."""
    sheet = Sheet("light")
    y, tall, drawn = float(_GAP), 0.0, ""
    for kind in ("residential", "commercial", "civic"):
        x = float(_GAP)
        of_kind = [piece for piece in pieces if piece.kind == kind]
        for piece in sorted(of_kind, key=lambda piece: _SIZES[piece.shape]):
            wide, high = extent(piece, 0)
            if x + wide + _GAP > width:
                x, y, tall = float(_GAP), y + tall + _GAP, 0.0
            drawn += sheet.use(f"piece-{piece.id}-0", (x, y))
            x, tall = x + wide + _GAP, max(tall, high)
        y, tall = y + tall + _GAP, 0.0
    return _on_table(sheet, drawn, (width, y))


def tiles() -> str:
    """The kinds of Garden tiles."""
    sheet = Sheet("light")
    drawn = "".join(
        sheet.tile(tile.id, (_GAP + index * (100 + _GAP), _GAP)) for index, tile in enumerate(TILES)
    )
    return _on_table(sheet, drawn, (len(TILES) * (100 + _GAP) + _GAP, 100 + 2 * _GAP))


def arrow() -> str:
    """An arrow to the right around (0, 0)."""
    return path("M-28 0H8", "", 10, "red") + poly([(6, -16), (30, 0), (6, 16)], "red", 0)


def _on_table(sheet: Sheet, drawn: str, size: Point) -> str:
    sheet.add(rect((0, 0, *size), "table", 0), drawn)
    return sheet.finish(size, width=round(size[0] * 0.62))


def main() -> None:
    """Write every picture."""
    parser = argparse.ArgumentParser(prog="python -m ceres.draw.pictures", description=__doc__)
    parser.add_argument("out", type=Path, metavar="OUT_DIR")
    out: Path = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (out / f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
