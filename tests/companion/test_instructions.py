"""What to do by hand: whoever does just that has the table of the game before them."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ceres.companion import Context, instructions
from ceres.position import step_by_step
from companion.at_real_tables import (
    ALL_BY_APP,
    ALL_BY_HAND,
    MIXED,
    Data,
    enter_all,
    real_table,
)
from service.at_tables import plain, said
from stories import all_events, an_event
from strategies import ALL_OPTIONS, Options, pick

# At these there is nothing to do.
NONE = {"place", "no-claim", "last-turn", "sites", "no-monument", "last-turns", "game-over"}
ALWAYS = {"income", "buy", "build", "claim", "deed-flip", "plant", "monument", "refill", "flip"}


class Wood:
    """A table of wood and cardboard, on which somebody follows the instructions."""

    def __init__(self) -> None:
        self.silver = 0
        self.vp = {"you": 0, "ceres": 0}
        self.markers: dict[str, str] = {}
        self.tiles: dict[str, str] = {}
        self.pieces: dict[tuple[str, ...], str] = {}
        self.supply: list[str] = []
        self.market: list[list[Any]] = []
        self.row: list[str] = []
        self.hand = ""

    def do(self, step: Data) -> None:
        """Follow the instructions of a step."""
        for hand in step["hands"]:
            assert said(hand)
            name = hand["id"].removeprefix("real-hand-").replace("-", "_")
            what: Callable[..., None] = getattr(self, f"_{name}", self._just_do_it)
            what(step, hand["facts"])

    def _just_do_it(self, _: Data, __: Data) -> None:
        """Shuffling and making room."""

    def _silver(self, _: Data, facts: Data) -> None:
        self.silver += facts["silver"]

    def _vp(self, _: Data, facts: Data) -> None:
        assert self.vp[facts["side"]] == facts["start"]
        self.vp[facts["side"]] = facts["end"]

    def _pay(self, _: Data, facts: Data) -> None:
        self.silver -= facts["price"]
        self._take(facts["deed"], facts["bribe"])

    def _take(self, deed: str, silver: int) -> None:
        place = [offer[0] for offer in self.market].index(deed)
        assert self.market[place][1] == silver
        self.market[place] = ["gap", 0]
        if place == len(self.market) - 1:
            self.market.pop()

    def _to_bank(self, _: Data, facts: Data) -> None:
        offer = next(offer for offer in self.market if offer[0] == facts["deed"])
        assert offer[1] == facts["silver"]
        offer[1] = 0

    def _her_discard(self, _: Data, facts: Data) -> None:
        self._take(facts["deed"], 0)

    def _slide(self, _: Data, facts: Data) -> None:
        place = facts["place"] - 1
        assert self.market.pop(place) == ["gap", 0]
        assert len(self.market) - place == facts["count"]

    def _refill(self, _: Data, facts: Data) -> None:
        assert ["gap", 0] not in self.market
        self.market.append([facts["deed"], 0])

    def _market(self, _: Data, facts: Data) -> None:
        assert not self.market
        self.market = [[deed, 0] for deed in facts["deeds"]]

    def _bribe(self, _: Data, facts: Data) -> None:
        for offer in self.market:
            offer[1] += offer[0] in facts["deeds"]

    def _your_marker(self, _: Data, facts: Data) -> None:
        self._mark("you", facts["lots"])

    def _her_marker(self, _: Data, facts: Data) -> None:
        self._mark("ceres", [facts["lot"]])

    def _mark(self, side: str, lots: list[str]) -> None:
        assert not set(lots) & (set(self.markers) | set(self.tiles))
        self.markers |= dict.fromkeys(lots, side)

    def _markers_back(self, _: Data, facts: Data) -> None:
        for lot in facts["lots"]:
            assert self.markers.pop(lot) == facts["side"]

    def _piece_back(self, _: Data, facts: Data) -> None:
        assert self.pieces.pop(tuple(facts["lots"])) == facts["id"]
        if facts["where"] == "supply":
            self.supply.append(facts["id"])

    def _build(self, _: Data, facts: Data) -> None:
        self._stand(facts["id"], facts["lots"])
        if facts["where"] == "supply":
            self.supply.remove(facts["id"])

    def _her_monument(self, _: Data, facts: Data) -> None:
        self._stand(facts["id"], facts["lots"])
        self.supply.remove(facts["id"])

    def _stand(self, id: str, lots: list[str]) -> None:
        taken = {lot for others in self.pieces for lot in others}
        assert not set(lots) & (taken | set(self.markers) | set(self.tiles))
        self.pieces[tuple(lots)] = id

    def _tile(self, _: Data, facts: Data) -> None:
        assert facts["lot"] not in self.markers
        self.tiles[facts["lot"]] = facts["tile"]

    def _tiles_back(self, _: Data, facts: Data) -> None:
        for lot in facts["lots"]:
            del self.tiles[lot]

    def _flip(self, step: Data, _: Data) -> None:
        self.hand = step["flipped"]

    def _card_under(self, step: Data, facts: Data) -> None:
        assert self.row.pop(facts["place"] - 1) == step["card"]

    def _row(self, _: Data, __: Data) -> None:
        self.row.append(self.hand)

    def _deck(self, step: Data, _: Data) -> None:
        self.row = step["cards"]

    def _supply(self, _: Data, facts: Data) -> None:
        self.supply = [*facts["ids"]]

    def shown(self) -> Data:
        """The table, as a view shows it."""
        sides = {
            side: sorted(lot for lot, owner in self.markers.items() if owner == side)
            for side in self.vp
        }
        market = [tuple(offer) for offer in self.market]
        pieces, supply = sorted(self.pieces.items()), sorted(self.supply)
        return {
            "silver": self.silver,
            "vp": self.vp,
            "lots": sides,
            "tiles": self.tiles,
            "pieces": pieces,
            "market": market,
            "row": self.row,
            "supply": supply,
        }


def shown(table: Data) -> Data:
    """The same of a view's table."""
    you, ceres = table["you"], table["ceres"]
    standing = [*you["buildings"], *ceres["monuments"]]
    return {
        "silver": you["silver"],
        "vp": {"you": you["vp"], "ceres": ceres["vp"]},
        "lots": {"you": you["lots"], "ceres": ceres["lots"]},
        "tiles": ceres["gardens"],
        "pieces": sorted((tuple(piece["lots"]), piece["id"]) for piece in standing),
        "market": [(offer["deed"], offer["silver"]) for offer in table["market"]],
        "row": ceres["row"],
        "supply": table["supply"] or [],
    }


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("draws", [ALL_BY_HAND, ALL_BY_APP, MIXED[3]])
def test_whoever_follows_the_instructions_has_the_table_before_them(seed: int, draws: Data) -> None:
    rng = Random(seed)
    options = Options(*ALL_OPTIONS[5 * seed + 3][:1], bool(seed % 2), ALL_OPTIONS[seed].variants)
    table, wood = real_table(options, seed, draws), Wood()
    while True:
        enter_all(table, rng)
        for step in plain(table.last_turn())["steps"]:
            wood.do(step)
        assert wood.shown() == shown(plain(table.view())["table"])
        if table.position.phase == "over":
            break
        table.play(pick(table.position, rng))


def test_x4_her_marker_begins_where_the_favour_puts_it() -> None:
    table, wood = real_table(Options("hard", False, ("favour-35",)), 1, ALL_BY_HAND), Wood()
    enter_all(table, Random(1))
    for step in plain(table.last_turn())["steps"]:
        wood.do(step)
    assert wood.vp == {"you": 0, "ceres": 35}
    assert wood.shown() == shown(plain(table.view())["table"])


def test_every_event_has_instructions_or_is_known_to_have_none() -> None:
    without = {type(event) for event in all_events()} - set(instructions.registry)
    assert {event.type for event in without} == NONE
    found_by_type: dict[str, set[bool]] = {}
    for seed, options in enumerate(ALL_OPTIONS):
        position, rng = options.new(seed).position, Random(seed)
        while position.phase != "over":
            events, tables = step_by_step(position, pick(position, rng))
            for event, before in zip(events, [position, *tables], strict=False):
                context = Context(before.to_dict(), ALL_BY_APP)
                found_by_type.setdefault(event.type, set()).add(bool(instructions(event, context)))
            position = tables[-1]
    assert all(found_by_type[type] == {False} for type in NONE)
    assert all(found_by_type[type] == {True} for type in ALWAYS)
    assert all(True in found for type, found in found_by_type.items() if type not in NONE)


def test_what_a_monument_gives_is_taken() -> None:
    facts: Data = {"you": {"vp": 2, "silver": 3}, "ceres": {"vp": 2}}
    before = {"you": {"vp": 10}, "ceres": {"vp": 20}}
    found = [
        said(hand)
        for hand in instructions(an_event("when-built", **facts), Context(before, ALL_BY_APP))
    ]
    assert found == [
        "Take 3 silver from the bank.",
        "Move your VP marker up 2: from 10 to 12.",
        "Move Ceres’ VP marker up 2: from 20 to 22.",
    ]


def test_scoring_says_where_both_markers_go() -> None:
    rng = Random(2)
    table = real_table(ALL_OPTIONS[0], 2, ALL_BY_APP)
    while True:
        turn = plain(table.play(pick(table.position, rng)))
        scoring = [step for step in turn["steps"] if step["type"] == "scoring"]
        if scoring:
            break
    tracks = {
        hand["facts"]["side"]: hand["facts"]["end"]
        for hand in scoring[0]["hands"]
        if hand["id"] == "real-hand-vp"
    }
    ends = {side: scoring[0][side]["vp"] for side in ("you", "ceres") if scoring[0][side]["scored"]}
    assert tracks == ends
    assert "ceres" in tracks
