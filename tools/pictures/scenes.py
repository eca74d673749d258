"""The positions of the worked examples in docs/how-to-play.md, and of the README's pictures.

A test plays them to check the text's figures.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from ceres.components import STANDARD, TILES
from ceres.game import Game
from ceres.position import Position

# The next card of every example's deck is a 2: it picks the second card of the row.
_FLIPPED: Final = "c06"
_CLAIM: Final = ("c17", "c03", "c14", "c08")
_ENLARGE: Final = ("c17", "c14", "c03", "c08")
_BRIBE: Final = ("c08", "c17", "c14", "c03")
_ELSEWHERE: Final = "G6 G7"  # Deeds outside the picture, so that the era goes on
OPENING_SEED: Final = 18
# The narrated opening: your actions in the game of the picture of setup.
OPENING: Final = ("build domus-maxima A3 A4", "buy A2", "build insula A2 A3 A4")
# The game on the table of the first picture.
_SEED: Final = 26
_ACTIONS: Final = (
    *("build domus-maxima F6 F7", "buy B5", "build insula-l A5 B5 B6", "build bakery G4"),
    *("build bakery F1", "place C4", "income", "buy B7", "buy B4", "buy E3", "build library B7"),
    *("build garden B4", "income", "place D5", "buy E4", "build domus-maxima E3 E4", "buy D1"),
    *("income", "buy F4", "build grand-library F4 G4", "buy A4", "build fountain A4", "buy A7"),
)

BUILD_OVER: Final = "build insula-l B2 B3 C2"


class Example(NamedTuple):
    """The rule that a scene explains, the Lot that its picture reaches to, and the marked sites."""

    rule: str
    to: str
    marks: tuple[str, ...]


EXAMPLES: Final = {
    "build-over": Example("Y3", "D4", ()),
    "claim": Example("C2", "G7", ("E2",)),
    "beside": Example("P1", "F4", ("E3",)),
    "diagonal": Example("P2", "F5", ("C4",)),
    "far": Example("P3", "F5", ("B4",)),
    "choice": Example("P4", "E5", ("B3", "D2")),
    "squares": Example("V8", "F6", ("A1 A2 A3 B1 B2 B3 C1 C2 C3", "E5 E6 F5 F6")),
}


def scenes() -> dict[str, Position]:
    """Compose the positions, by the names of their pictures."""
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
        "distances": _composed(your_lots="B2"),
        "setup": Game.new(seed=OPENING_SEED).position,
        "opening": opening().position,
        "table": _played().position,
    }


def opening() -> Game:
    """Play the narrated opening."""
    game = Game.new(seed=OPENING_SEED)
    for action in OPENING:
        game.play(action)
    return game


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
    """Compose a position of a few pieces; the tile on top of the bag is a civic-any.

    In the market `C4+2` is a Deed with 2 silver on it; behind `|` lies the pile.
    """
    planted = {lot: tile for tile, lots in (gardens or {}).items() for lot in lots.split()}
    bag = [tile.id for tile in reversed(TILES) for _ in range(STANDARD.tiles[tile.id])]
    for tile in planted.values():
        bag.remove(tile)
    deck = [card.id for card in STANDARD.cards if card.id not in (*row, _FLIPPED)]
    piles: list[list[str]] = [[], [], []]
    for_sale, _, pile = market.partition("|")
    piles[era - 1] = pile.split()
    data: dict[str, Any] = Game.new(seed=0).position.to_dict()
    data |= {"era": era, "piles": piles, "bag": bag}
    data["market"] = [
        {"deed": deed, "silver": int(silver or 0)}
        for deed, _, silver in (each.partition("+") for each in for_sale.split())
    ]
    data["you"] |= {
        "lots": your_lots.split(),
        "buildings": [_placement(text) for text in buildings],
    }
    data["ceres"] |= {"lots": her_lots.split(), "gardens": planted, "monuments": [], "deeds": []}
    data["ceres"] |= {"row": list(row), "deck": [_FLIPPED, *deck]}
    return Position.from_dict(data)


def _placement(text: str) -> dict[str, Any]:
    id, *lots = text.split()
    return {"id": id, "lots": lots}


def _played() -> Game:
    game = Game.new(seed=_SEED, difficulty="hard", monuments=True)
    for action in _ACTIONS:
        game.play(action)
    return game
