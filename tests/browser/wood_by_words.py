"""A table of wood and cardboard, moved by nothing but the English sentences on the screen."""

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from browser.serving import Data
from ceres.components import BUILDINGS, TILES
from ceres.text import catalogue

_say: Final = catalogue("en").say
_LOT: Final = re.compile("[A-G][1-7]")
_PIECES: Final = {
    _say("real-hand-build", where="tray", id=each.id, lots=["A1"]).split(" from ")[0]: each.id
    for each in BUILDINGS
}
_TILES: Final = {
    _say("real-hand-tile", drawer="app", lot="A1", tile=each.id).partition(": ")[2]: each.id
    for each in TILES
}


class WoodByWords:
    """What lies on the table of somebody who reads English, and knows no more of the game."""

    def __init__(self) -> None:
        """Begin with an empty table."""
        self.silver = 0
        self.vp: Final = {"you": 0, "ceres": 0}
        self.lots: Final[dict[str, set[str]]] = {"you": set(), "ceres": set()}
        self.pieces: Final[dict[tuple[str, ...], str]] = {}
        self.tiles: Final[dict[str, str]] = {}
        self.market: list[tuple[str, int]] = []

    def follow(self, sentence: str) -> None:
        """Do what a sentence says; a sentence that says something else fails."""
        for pattern, do in _SENTENCES.items():
            if found := re.fullmatch(pattern, sentence):
                do(self, *found.groups())
                return
        raise AssertionError(f"not understood: {sentence}")

    def agrees(self, table: Data) -> None:
        """Check that it looks like the table of a view."""
        you, ceres = table["you"], table["ceres"]
        assert self.silver == you["silver"]
        assert self.vp == {"you": you["vp"], "ceres": ceres["vp"]}
        assert self.lots == {"you": {*you["lots"]}, "ceres": {*ceres["lots"]}}
        assert self.pieces == {tuple(each["lots"]): each["id"] for each in you["buildings"]}
        assert self.tiles == ceres["gardens"]
        assert self.market == [(each["deed"], each["silver"]) for each in table["market"]]

    def _take_silver(self, silver: str) -> None:
        self.silver += int(silver)

    def _pay(self, price: str, deed: str) -> None:
        self.silver -= int(price)
        self._take(deed)

    def _take(self, deed: str) -> None:
        self.market = [offer for offer in self.market if offer[0] != deed]

    def _lay_market(self, deeds: str) -> None:
        self.market = [(deed, 0) for deed in _LOT.findall(deeds)]

    def _refill(self, deed: str) -> None:
        self.market.append((deed, 0))

    def _bribe(self, deeds: str) -> None:
        bribed = _LOT.findall(deeds)
        self.market = [(deed, silver + (deed in bribed)) for deed, silver in self.market]

    def _to_bank(self, deed: str) -> None:
        self.market = [(each, 0 if each == deed else silver) for each, silver in self.market]

    def _mark(self, whose: str, lots: str) -> None:
        self.lots[_SIDES[whose]] |= {*_LOT.findall(lots)}

    def _unmark(self, whose: str, lots: str) -> None:
        self.lots[_SIDES[whose]] -= {*_LOT.findall(lots)}

    def _score(self, whose: str, vp: str, start: str, end: str) -> None:
        side = _SIDES[whose]
        assert self.vp[side] == int(start) == int(end) - int(vp)
        self.vp[side] = int(end)

    def _build(self, piece: str, lots: str) -> None:
        self.pieces[tuple(_LOT.findall(lots))] = _PIECES[piece]

    def _back(self, lots: str) -> None:
        del self.pieces[tuple(_LOT.findall(lots))]

    def _plant(self, lot: str, tile: str) -> None:
        self.tiles[lot] = _TILES[tile]

    def _nothing(self, *_: Any) -> None:
        """Making room, sliding Deeds, the Population track."""


_SIDES: Final = {"your": "you", "Ceres’": "ceres"}
_D: Final = r"(\d+)"
_DEED: Final = "([A-G][1-7])"
_SENTENCES: Final[dict[str, Callable[..., None]]] = {
    f"Take {_D} silver from the bank.": WoodByWords._take_silver,
    f"Pay {_D} silver to the bank.* Set the Deed {_DEED} aside.": WoodByWords._pay,
    f"Return the.* silver on {_DEED} to the bank.": WoodByWords._to_bank,
    f"Put the Deed {_DEED} on Ceres’ discard pile.": WoodByWords._take,
    f"Find the Deed {_DEED} and put it in the last slot of the market.": WoodByWords._refill,
    "Find these Deeds and put them in the market, .*: (.*)": WoodByWords._lay_market,
    "Put one silver from the bank on (.*)": WoodByWords._bribe,
    "Put (your|Ceres’) markers? on ([A-G][1-7].*)": WoodByWords._mark,
    "Return (your|Ceres’) markers? from (.*) to .* supply.": WoodByWords._unmark,
    f"Move (your|Ceres’) VP marker up {_D}: from {_D} to {_D}.": WoodByWords._score,
    "(Take .*) from your tray and put it on (.*)": WoodByWords._build,
    "Return .* from (.*) to your tray.": WoodByWords._back,
    f"Find this tile and put it on {_DEED}: (.*)": WoodByWords._plant,
    f"Find the Deed {_DEED}, as if from .*": WoodByWords._nothing,
    "(Slide|Set|Lay out|Take your tray|Sort|Leave|These|She|The|Put both|Find [A-G]).*": (
        WoodByWords._nothing
    ),
}


def sentences_in(texts: Iterable[str]) -> list[str]:
    """Return the sentences of a line that tells several things to do."""
    begins = r"(?<=\.) (?=Put|Slide|Find|Return|Take|Move)"
    return [each for text in texts for each in re.split(begins, text)]
