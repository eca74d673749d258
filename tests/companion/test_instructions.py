"""What to do by hand: whoever does just that has the table of the game before them."""

from collections import Counter
from collections.abc import Callable
from itertools import takewhile
from random import Random
from typing import Any

import pytest

from ceres.companion import Context, instructions
from ceres.companion.wording import card_facts
from ceres.components import STANDARD
from ceres.position import step_by_step
from ceres.service import RealTable
from companion.at_real_tables import (
    ALL_BY_APP,
    ALL_BY_HAND,
    MIXED,
    Data,
    asks,
    draw,
    enter_all,
    real_table,
)
from service.at_tables import plain, said
from stories import all_events, an_event
from strategies import ALL_OPTIONS, Options, pick

# At these there is nothing to do.
ERA_STEPS = {"last-turns", "scoring", "era-begins", "game-over"}
NONE = {
    "place",
    "no-claim",
    "last-turn",
    "sites",
    "no-monument",
    "last-turns",
    "game-over",
}
ALWAYS = {"income", "buy", "build", "claim", "deed-flip", "plant", "monument", "refill", "flip"}


class Wood:
    """A table of wood and cardboard, on which somebody follows the instructions."""

    def __init__(self) -> None:
        self.told: list[Data] = []
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
            name = hand["id"].removeprefix("real-").removeprefix("hand-").replace("-", "_")
            what: Callable[..., None] = getattr(self, f"_{name}", self._just_do_it)
            what(step, hand["facts"])

    def follow(self, table: RealTable, pages: int | None = None) -> None:
        """Do what is still to be done of the last turn, or some of it.

        Steps before one that makes the table fit again are done, or need not be.
        """
        steps, turn = plain(table.last_turn())["steps"], len(table.turns())
        for step in steps[self.seen(table) :][:pages]:
            self.do(step)
            self.told.append(told_of(turn, step))

    def seen(self, table: RealTable) -> int:
        """How many steps of the last turn are done."""
        steps, turn = plain(table.last_turn())["steps"], len(table.turns())
        told = [told_of(turn, step) for step in steps]
        fits = [at for at, step in enumerate(steps) if step["type"] == "catch-up"]
        same = list(takewhile(lambda pair: pair[0] == pair[1], zip(told, self.told, strict=False)))
        done = max(len(same), *fits, 0)
        while done < len(steps) and not steps[done]["hands"]:
            done += 1
        self.told = told[:done]
        return done

    def draws(self, ask: Data, drawn: list[str]) -> None:
        """Draw as the question says: a Deed goes into the market at once."""
        if ask["why"] == "refill":
            self._refill({}, {"deed": drawn[0]})

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
        if facts["where"] != "tray":
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

    def _back_silver(self, _: Data, facts: Data) -> None:
        self.silver -= facts["silver"]
        assert self.silver == facts["left"]

    def _back_vp(self, _: Data, facts: Data) -> None:
        self.vp[facts["side"]] = facts["end"]

    def _back_tiles(self, step: Data, facts: Data) -> None:
        self._tiles_back(step, facts)

    def _back_market(self, _: Data, facts: Data) -> None:
        offers = [offer.partition(" +") for offer in facts["deeds"]]
        self.market = [[deed, int(silver or 0)] for deed, _, silver in offers]

    def _back_row(self, _: Data, facts: Data) -> None:
        self.row = said(facts["cards"]).split(", ")

    def _switch_cards(self, _: Data, facts: Data) -> None:
        self.row = [] if facts["drawer"] == "box" else self.row

    def _row_card(self, _: Data, facts: Data) -> None:
        self.row = [*self.row[: facts["place"] - 1], does(facts)]

    def _tiles_back(self, _: Data, facts: Data) -> None:
        for lot in facts["lots"]:
            del self.tiles[lot]

    def _flip(self, _: Data, facts: Data) -> None:
        self.hand = does(facts)

    def _card_under(self, _: Data, facts: Data) -> None:
        assert self.row.pop(facts["place"] - 1) == does(facts)

    def _row(self, _: Data, __: Data) -> None:
        self.row.append(self.hand)

    def _deck(self, step: Data, facts: Data) -> None:
        if facts["drawer"] == "me":
            self.row = [does(card_facts(id, STANDARD)) for id in step["cards"]]

    def _supply(self, _: Data, facts: Data) -> None:
        self.supply = [*facts["ids"]]

    def fits(self, table: RealTable) -> bool:
        """Whether it looks like the table of the game."""
        expected = shown(plain(table.view()))
        found = {key: self.shown()[key] for key in expected}
        assert found == expected
        return True

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


def told_of(turn: int, step: Data) -> Data:
    """What makes a step the same as one that was done."""
    hands = step["hands"] if step["type"] == "catch-up" else []
    return {"turn": turn, "message": step["message"], "hands": hands}


def does(facts: Data) -> str:
    """What a card does: all that a sentence says of it."""
    return said({"id": "card-action", "facts": facts})


def shown(view: Data) -> Data:
    """The same of a view."""
    table = view["table"]
    row = table["ceres"]["row"] if view["real"]["cards_out"] else []
    # While Ceres waits for your choice, her card is in hand.
    lies = (
        {} if view["phase"] == "choice" else {"row": [does(card_facts(id, STANDARD)) for id in row]}
    )
    you, ceres = table["you"], table["ceres"]
    standing = [*you["buildings"], *ceres["monuments"]]
    return {
        "silver": you["silver"],
        "vp": {"you": you["vp"], "ceres": ceres["vp"]},
        "lots": {"you": you["lots"], "ceres": ceres["lots"]},
        "tiles": ceres["gardens"],
        "pieces": sorted((tuple(piece["lots"]), piece["id"]) for piece in standing),
        "market": [(offer["deed"], offer["silver"]) for offer in table["market"]],
        "supply": table["supply"] or [],
        **lies,
    }


def enter(table: RealTable, wood: Wood, rng: Random) -> None:
    """Do what is due, and draw what is asked for then, until the turn is over."""
    wood.follow(table)
    while table.real.due is not None:
        ask = asks(table)
        drawn = draw(ask, rng)
        wood.draws(ask, drawn)
        table.enter(drawn)
        wood.follow(table)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("draws", [ALL_BY_HAND, ALL_BY_APP, MIXED[3]])
def test_whoever_follows_the_instructions_has_the_table_before_them(seed: int, draws: Data) -> None:
    """Also after what is taken back in the middle of it, and when somebody else draws."""
    rng = Random(seed)
    variants = ("wild-monuments",) if seed % 2 else ALL_OPTIONS[seed].variants
    options = Options(*ALL_OPTIONS[5 * seed + 3][:1], bool(seed % 2), variants)
    table, wood = real_table(options, seed, draws), Wood()
    found: Counter[str] = Counter()
    while True:
        enter(table, wood, rng)
        assert wood.fits(table)
        if table.position.phase == "over":
            break
        table.play(pick(table.position, rng))
        if rng.random() < 0.3:
            wood.follow(table, rng.randrange(4))
        for _ in range(rng.choice((0, 0, 0, 1, 2, 5))):
            how = rng.choice(("undo", "undo", "redo", "switch"))
            seen = wood.seen(table)
            if how == "switch":
                deck, drawer = rng.choice([*ALL_BY_HAND]), rng.choice(["app", "me"])
                table.draw_by(*plain((deck, drawer, seen)))
            elif how == "undo" and table.real.can_undo():
                table.undo(seen=seen)
            elif how == "redo" and table.real.can_redo():
                table.redo(seen)
            found[how] += 1
            if rng.random() < 0.5:
                wood.follow(table)
    assert set(found) == {"undo", "redo", "switch"}


def test_tiles_that_a_monument_covers_come_last() -> None:
    """X2: they are set aside, and drawn by hand once the bag is empty."""
    event = an_event("monument", id="regia", lots=["A1", "A2"], covered={"A2": "commercial"})
    before = {"ceres": {"lots": ["A1"]}}
    for draws, beginning in ((ALL_BY_HAND, "Set "), (ALL_BY_APP, "Return ")):
        hands = [said(hand) for hand in instructions(event, Context(before, draws))]
        assert hands[1].startswith(f"{beginning}the Garden tile from A2")


def test_her_cards_move_once_the_action_is_carried_out() -> None:
    """C1: not before; if she waits for your choice, only after it."""
    rng, chosen = Random(1), 0
    table = real_table(ALL_OPTIONS[0], 1, ALL_BY_HAND)
    enter_all(table, rng)
    while chosen < 3:
        turn = plain(table.play(pick(table.position, rng)))
        while table.real.due is not None:
            turn = plain(table.enter(draw(asks(table), rng)))
        hands = [hand["id"] for step in turn["steps"] for hand in step["hands"]]
        waits = table.position.phase == "choice"
        chosen += turn["steps"][0]["type"] == "place" and not waits
        types = {step["type"] for step in turn["steps"]}
        hers = [step for step in turn["steps"] if step["type"] not in ERA_STEPS]
        if "flip" in types and not waits and types.isdisjoint(ERA_STEPS):
            assert hands.count("real-hand-card-under") == 1
            assert hers[-1]["hands"][-1]["id"] == "real-hand-row"
        elif waits:
            assert "real-hand-card-under" not in hands


def test_x4_her_marker_begins_where_the_favour_puts_it() -> None:
    table, wood = real_table(Options("hard", False, ("favour-35",)), 1, ALL_BY_HAND), Wood()
    enter_all(table, Random(1))
    for step in plain(table.last_turn())["steps"]:
        wood.do(step)
    assert wood.vp == {"you": 0, "ceres": 35}
    assert wood.fits(table)


def test_every_event_has_instructions_or_is_known_to_have_none() -> None:
    without = {type(event) for event in all_events()} - set(instructions.registry)
    assert {event.type for event in without} == NONE
    found_by_type: dict[str, set[bool]] = {}
    for seed, options in enumerate(ALL_OPTIONS):
        position, rng = options.new(seed).position, Random(seed)
        while position.phase != "over":
            events, tables = step_by_step(position, pick(position, rng))
            for event, before in zip(events, [position, *tables], strict=False):
                context = Context(before.to_dict(), {**ALL_BY_APP, "cards": "me"})
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
