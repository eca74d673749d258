"""Positions of a few pieces for tests of single rules, and what playing makes of them.

Lots and Deeds are written in one text. In the market `C4+2` is a Deed with 2 silver on it.

>>> before = position(your_lots="A1 A2", market="C4 D5+2", cards=BRIBE)
>>> after = play(before, "build domus A1")
>>> after.you["lots"]
['A2']
>>> after.market
'C4+1 D5+2'
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pytest

import ceres

# Cards of Ceres by what they do; those with a Monument icon are marked so.
CLAIM_ACE: Final = "c01"
CLAIM_DFA: Final = "c04"
CLAIM_CHEAPEST: Final = "c09"
CLAIM_DEAREST: Final = "c10"
ENLARGE: Final = "c14"
ENLARGE_WITH_ICON: Final = "c13"
BRIBE: Final = "c17"
BRIBE_WITH_ICON: Final = "c16"

ALL_LOTS: Final = [column + row for column in "ABCDEFG" for row in "1234567"]
NUMBER_OF_CARD: Final = dict(
    zip(
        [f"c{card:02}" for card in range(1, 19)],
        [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 1, 2, 4],
        strict=True,
    )
)
# The civic tiles first: they bring Ceres nothing where you have no Building.
TILES_IN_BOX: Final = {
    "civic-any": 4,
    "civic-civic": 4,
    "civic-commercial": 4,
    "civic-residential": 4,
    "residential": 5,
    "commercial": 5,
    "residential-double": 3,
    "commercial-double": 3,
}
MONUMENT_SIZES: Final = {
    "lighthouse": 1,
    "observation-tower": 1,
    "tower-of-wonders": 1,
    "temple-of-apollo": 2,
    "temple-of-venus": 2,
    "circus-maximus": 3,
    "pantheon": 3,
    "roman-forum": 3,
    "temple-of-mars": 3,
    "temple-of-neptune": 3,
    "colosseum": 4,
    "imperial-port": 4,
    "statue-of-romulus": 4,
    "temple-of-jupiter": 4,
    "triumphal-arch": 4,
    "regia": 6,
    "royal-winery": 6,
}


def position(
    *,
    difficulty: str = "normal",
    variants: str = "",
    era: int = 1,
    over: bool = False,
    silver: int = 0,
    your_vp: int = 0,
    your_lots: str = "",
    buildings: Sequence[str] = (),
    her_vp: int = 0,
    her_lots: str = "",
    gardens: str | Mapping[str, str] = "",
    her_monuments: Sequence[str] = (),
    her_deeds: str = "",
    cards: str = BRIBE,
    row: str | None = None,
    deck: str | None = None,
    market: str | None = None,
    piles: Mapping[int, str] | None = None,
    bag: str | None = None,
    supply: str | None = None,
    last_turns: str = "",
) -> ceres.Position:
    """Make a position of what the test is about; the rest is filled in.

    buildings, her_monuments  as in an action: `insula A1 A2 A3`
    gardens     Lots by tile, or only Lots: then the tiles are such as bring nobody anything
    cards       what Ceres carries out in her next turns; or `row` and `deck` outright
    market      left out: one Deed that nothing else uses, so that the era goes on
    bag         left out: all tiles that are not on the board
    supply      Monuments; left out: played without them, unless one stands on the board
    """
    planted = _planted(gardens)
    standing = [_standing(text) for text in buildings]
    hers = [_standing(text) for text in her_monuments]
    deeds = {era: text.split() for era, text in (piles or {}).items()}
    used = {*your_lots.split(), *her_lots.split(), *planted, *her_deeds.split()}
    used.update(lot for each in [*standing, *hers] for lot in each["lots"])
    used.update(deed for pile in deeds.values() for deed in pile)
    if market is None:
        spare = next(lot for lot in reversed(ALL_LOTS) if lot not in used)
        market = "" if last_turns or over else spare
    if supply is None and any(each["id"] in MONUMENT_SIZES for each in [*standing, *hers]):
        supply = ""
    lying, face_down = _cards(cards) if row is None else (row.split(), (deck or "").split())
    return ceres.Position.from_dict(
        {
            "format": "ceres-position/1",
            "components": None,
            "variants": sorted(variants.split()),
            "difficulty": difficulty,
            "era": era,
            "phase": "over" if over else "you",
            "you": {
                "silver": silver,
                "vp": your_vp,
                "lots": sorted(your_lots.split()),
                "buildings": standing,
            },
            "ceres": {
                "vp": her_vp,
                "lots": sorted(her_lots.split()),
                "gardens": planted,
                "monuments": hers,
                "deeds": her_deeds.split(),
                "row": lying,
                "deck": face_down,
                "unseen": 14,
            },
            "market": [_for_sale(deed) for deed in market.split()],
            "piles": [deeds.get(era, []) for era in (1, 2, 3)],
            "bag": _rest_of_the_box(planted) if bag is None else bag.split(),
            "monuments": None if supply is None else sorted(supply.split()),
            "last_turns": sorted(last_turns.split()) or None,
            "pending": None,
        }
    )


def block(corners: str) -> str:
    """Return the Lots of a rectangle.

    >>> block("A1:B2")
    'A1 A2 B1 B2'
    """
    first, last = corners.split(":")
    columns = "ABCDEFG"["ABCDEFG".index(first[0]) : "ABCDEFG".index(last[0]) + 1]
    rows = range(int(first[1]), int(last[1]) + 1)
    return " ".join(f"{column}{row}" for column in columns for row in rows)


def _planted(gardens: str | Mapping[str, str]) -> dict[str, str]:
    if isinstance(gardens, str):
        return dict(zip(gardens.split(), _all_tiles(), strict=False))
    return {lot: tile for tile, lots in gardens.items() for lot in lots.split()}


def _all_tiles() -> list[str]:
    return [tile for tile, number in TILES_IN_BOX.items() for _ in range(number)]


def _rest_of_the_box(planted: Mapping[str, str]) -> list[str]:
    rest = _all_tiles()
    for tile in planted.values():
        rest.remove(tile)
    return rest


def _standing(text: str) -> dict[str, Any]:
    id, *lots = text.split()
    return {"id": id, "lots": sorted(lots)}


def _for_sale(deed: str) -> dict[str, Any]:
    name, _, silver = deed.partition("+")
    return {"deed": name, "silver": int(silver or 0)}


def _cards(wanted: str) -> tuple[list[str], list[str]]:
    """Return a row that begins with these cards, and a deck whose flips pick the first (C1)."""
    row = wanted.split()
    ones = [card for card, number in NUMBER_OF_CARD.items() if number == 1 and card not in row]
    assert len(ones) >= len(row), "not enough cards with a 1 are left to pick these"
    others = [card for card in NUMBER_OF_CARD if card not in {*row, *ones}]
    missing = 4 - len(row)
    return row + others[:missing], ones + others[missing:]


@dataclass(frozen=True)
class After:
    """A position after some actions, with their events."""

    position: ceres.Position
    events: list[ceres.Event]

    @property
    def data(self) -> dict[str, Any]:
        """The written form of the position."""
        return self.position.to_dict()

    @property
    def you(self) -> dict[str, Any]:
        """Your side of the table."""
        side: dict[str, Any] = self.data["you"]
        return side

    @property
    def ceres(self) -> dict[str, Any]:
        """Her side of the table."""
        side: dict[str, Any] = self.data["ceres"]
        return side

    @property
    def market(self) -> str:
        """The Deeds from left to right, with the silver on them."""
        return " ".join(
            each["deed"] + (f"+{each['silver']}" if each["silver"] else "")
            for each in self.data["market"]
        )

    @property
    def types(self) -> list[str]:
        """The types of the events, in order."""
        return [event.type for event in self.events]

    def told(self, type: str) -> list[dict[str, Any]]:
        """Return the facts of all events of a type."""
        return [event.facts for event in self.events if event.type == type]

    def event(self, type: str) -> dict[str, Any]:
        """Return the facts of the only event of a type."""
        (facts,) = self.told(type)
        return facts


def play(before: ceres.Position, *actions: str) -> After:
    """Play these actions and Ceres' turns."""
    events: list[ceres.Event] = []
    for action in actions:
        before, further = before.play(action)
        events += further
    return After(before, events)


def actions(here: ceres.Position) -> list[str]:
    """Return all legal actions as texts."""
    return [str(action) for action in here.actions()]


def refused(here: ceres.Position, action: str) -> tuple[str, ...]:
    """Return the rules that forbid an action, which must not be legal."""
    assert action not in actions(here)
    with pytest.raises(ceres.IllegalAction) as error:
        here.play(action)
    return error.value.rules


def starts(seeds: Iterable[int] = range(12), **options: Any) -> list[dict[str, Any]]:
    """Return the written starts of some new games."""
    return [ceres.Game.new(seed=seed, **options).position.to_dict() for seed in seeds]
