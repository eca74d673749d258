"""The sentences that events are told in."""

import re
from typing import Any

import pytest

import ceres
from ceres.commands.demo import demonstration
from ceres.text import Catalogue, catalogue, tell
from fluent_files import message_ids
from stories import all_events, an_event

ENGLISH = catalogue("en")
TELLING = ("event-", "item-", "amount-", "heading-")


def candidate(deed: str, price: int, distance: int | None = None, *places: str) -> dict[str, Any]:
    facts: dict[str, Any] = {"deed": deed, "price": price}
    return facts if distance is None else {**facts, "distance": distance, "from": list(places)}


def claim(deed: str, settled: str, *candidates: dict[str, Any], **facts: Any) -> ceres.Event:
    by = {"by": "letters", "letters": ["F", "A", "C"], "letter": "A", "returned": 0}
    told = {"deed": deed, "settled": settled, "candidates": list(candidates), **by, **facts}
    return an_event("claim", "C2", **told)


def sites(rule: str, *options: str, **facts: Any) -> ceres.Event:
    lots = [option.split() for option in options]
    basic = {"place": "garden", "tile": "civic-any", "parks": [["A1", "A2"]], "size": 2}
    return an_event("sites", rule, **{**basic, "rule": rule, "options": lots, **facts})


# Every way in which an event can be told.
LINES: list[tuple[ceres.Event, str]] = [
    (an_event("income", "Y1", silver=5, basic=5, buildings=[]), "You take 5 silver. [Y1]"),
    (
        an_event("income", "Y1", silver=7, basic=5, buildings=[{"id": "foundry-long"}]),
        "You take 7 silver: 5 plus 2 from your Buildings. [Y1]",
    ),
    (
        an_event("buy", "Y2", "T4", deed="C4", price=4, printed=4, silver_on_it=0),
        "You buy C4 for 4 silver. [Y2 T4]",
    ),
    (
        an_event("buy", "Y2", deed="C4", price=6, printed=4, silver_on_it=2),
        "You buy C4 for 6 silver: 4 plus the 2 on it. [Y2]",
    ),
    (an_event("refill", "Y2", deed="B6"), "B6 enters the market. [Y2]"),
    (
        an_event("build", "Y3", id="pottery", lots=["A1", "A2"], replaced=[], marked=[]),
        "You build a Pottery on A1 A2. [Y3]",
    ),
    (
        an_event(
            "build",
            "Y3",
            id="insula",
            lots=["A1", "A2", "A3"],
            replaced=[{"id": "domus"}, {"id": "market"}, {"id": "stalls"}],
            marked=["A4"],
        ),
        "You build an Insula (long) on A1 A2 A3, replacing a Domus, a Market Hall and Stalls."
        " Your marker goes back on A4. [Y3]",
    ),
    (
        an_event("when-built", "M1", id="colosseum", you={"vp": 0, "silver": 3}, ceres={"vp": 0}),
        "You take 3 silver for a building adjacent to the Colosseum. [M1]",
    ),
    (
        an_event(
            "when-built", "M1", id="temple-of-jupiter", you={"vp": 2, "silver": 0}, ceres={"vp": 2}
        ),
        "You and Ceres score 2 VP each for a building adjacent to the Temple of Jupiter. [M1]",
    ),
    (
        an_event("when-built", "M1", id="colosseum", you={"vp": 0, "silver": 0}, ceres={"vp": 0}),
        "Nobody gains anything from the Colosseum. [M1]",
    ),
    (
        an_event("flip", "C1", flipped="c14", number=2, row=[], card="c06"),
        "Ceres flips c14, a 2. Card 2 in her row is c06: Claim F A C. [C1]",
    ),
    (
        claim("A1", "only", candidate("A1", 4, 6, "A7")),
        "No Deed in column F. She claims A1, the only Deed in column A. [C2]",
    ),
    (
        claim("A1", "distance", candidate("A1", 4, 1, "B1", "A2"), candidate("A7", 2, 3, "B5")),
        "No Deed in column F. She claims A1, the Deed in column A closest to her Lots: 1 step from"
        " B1 and A2. [C2]",
    ),
    (
        claim("A1", "price", candidate("A1", 4, 2, "B2"), candidate("A7", 6, 2, "B6"), letter="F"),
        "She claims A1: in column F it is as close as A7 (2 steps), but cheaper. [C2]",
    ),
    (
        claim("A1", "price", candidate("A1", 4), candidate("A7", 6), letter="C"),
        "No Deed in column F or A. She claims A1, the cheapest in column C at 4 silver. [C2]",
    ),
    (
        claim("A1", "place", candidate("A1", 4), candidate("A7", 4), candidate("A6", 5)),
        "No Deed in column F. She claims A1: in column A it ties with A7, but is further"
        " left. [C2]",
    ),
    (
        claim("A1", "only", candidate("A1", 4), by="cheapest", returned=3),
        "She claims A1, the only Deed in the market. The 3 silver on it goes to the bank. [C2]",
    ),
    (
        claim("A1", "price", candidate("A1", 4), candidate("B1", 5), by="cheapest"),
        "She claims A1, the cheapest Deed at 4 silver. [C2]",
    ),
    (
        claim("A1", "place", candidate("A1", 4), candidate("B1", 4), by="cheapest"),
        "She claims A1: it is as cheap as B1 (4 silver), but further left. [C2]",
    ),
    (
        claim("A1", "price", candidate("A1", 8), candidate("B1", 5), by="dearest"),
        "She claims A1, the most expensive Deed at 8 silver. [C2]",
    ),
    (
        claim("A1", "place", candidate("B1", 8), candidate("A1", 8), by="dearest"),
        "She claims A1: it costs as much as B1 (8 silver), but is further right. [C2]",
    ),
    (
        an_event("no-claim", "C5", card="c04", reason="no-deed"),
        "No Deed in the market matches. [C5]",
    ),
    (
        an_event("no-claim", "C5", card="c04", reason="no-marker"),
        "She has no Lot marker left, so she cannot claim. [C5]",
    ),
    (
        an_event("deed-flip", "C5", deed="C6"),
        "She flips one of her own Deeds instead: C6. [C5]",
    ),
    (
        an_event("failed-claim", "C5", vp=2),
        "She has no Deeds of her own left, so the claim fails and she scores 2 VP. [C5]",
    ),
    (
        an_event("bribe", "C7", icons=2, silver=3, deeds=["A1", "B1", "C1"], returned=0),
        "She puts 1 silver on each of A1, B1 and C1: 2 silver icons on her Gardens, plus 1. [C7]",
    ),
    (
        an_event("bribe", "C7", icons=1, silver=2, deeds=["A1"], returned=1),
        "She puts 1 silver on A1: 1 silver icon on her Gardens, plus 1. The other 1 silver"
        " goes back to the bank. [C7]",
    ),
    (
        an_event("bribe", "C7", icons=0, silver=1, deeds=[], returned=1),
        "She places no silver because the market is empty. [C7]",
    ),
    (an_event("no-room", "C6", vp=1), "She has no empty Lot, so she scores 1 VP. [C6]"),
    (
        an_event("creep", "X3", "C4", deed="D3", place=2, size=1, returned=0),
        "She has no empty Lot, so she takes the Deed D3, whose Lot is adjacent to a Park of"
        " 1 Garden. [X3 C4]",
    ),
    (an_event("place", "P4", place="garden", lots=["E4"]), "You choose E4 for the Garden. [P4]"),
    (
        an_event("place", "P4", place="regia", lots=["A1", "A2"]),
        "You choose A1 A2 for the Regia. [P4]",
    ),
    (
        sites("P1", "A3"),
        "She draws Civic (any kind) for A3, adjacent to the largest Park she can reach (2"
        " Gardens). [P1]",
    ),
    (
        sites("P2", "B3", "E4", parks=[["A2"], ["F5"]], size=1),
        "She draws Civic (any kind). You may choose B3 or E4, diagonal to one of the largest"
        " Parks she can reach (1 Garden each). [P2]",
    ),
    (
        sites("P1", "B3", "E4", "F5", parks=[["A2"], ["F5"]], size=1, tile=None),
        "There is no tile left. You may choose B3, E4 or F5, adjacent to one of the largest Parks"
        " she can reach (1 Garden each). [P1]",
    ),
    (
        sites("P2", "B3", tile=None),
        "There is no tile left for B3, diagonal to the largest Park she can reach (2"
        " Gardens). [P2]",
    ),
    (
        sites("P3", "A3", distance=3, distance_from_you=1),
        "She draws Civic (any kind) for A3, closest to her largest Park (3 steps), then"
        " farthest from your Buildings (1 step). [P3]",
    ),
    (
        sites("P3", "A3", distance=3),
        "She draws Civic (any kind) for A3, closest to her largest Park (3 steps). [P3]",
    ),
    (
        sites("P3", "A3", distance_from_you=2),
        "She draws Civic (any kind) for A3, farthest from your Buildings (2 steps). [P3]",
    ),
    (sites("P3", "A3"), "She draws Civic (any kind) for A3. [P3]"),
    (
        sites("P1", "A3 A4", place="temple-of-venus", tiles=3),
        "Her 3 residential and commercial tiles allow the Temple of Venus on A3 A4,"
        " adjacent to the largest Park she can reach (2 Gardens). [P1]",
    ),
    (
        sites("P1", "A3 A4", "B1 C1", place="temple-of-venus", tiles=3),
        "Her 3 residential and commercial tiles allow the Temple of Venus. You may choose A3"
        " A4 or B1 C1, adjacent to the largest Park she can reach (2 Gardens). [P1]",
    ),
    (
        an_event("plant", "C6", lot="A3", tile="civic-any", park=["A3"]),
        "A3 becomes a Garden: Civic (any kind), a Park of its own. [C6]",
    ),
    (
        an_event("plant", "C6", lot="A3", tile="civic-any", park=["A2", "A3"]),
        "A3 becomes a Garden: Civic (any kind), in a Park of 2 Gardens. [C6]",
    ),
    (
        an_event("bag-empty", "C8", lot="A3", neighbours=["A2", "A4"], vp=8),
        "The bag is empty. A3 belongs to nobody now, and she scores 8 VP for what she"
        " owns next to it: A2 and A4. [C8]",
    ),
    (
        an_event("bag-empty", "C8", lot="A3", neighbours=[], vp=0),
        "The bag is empty. A3 belongs to nobody now, and none of her Lots is adjacent to it. [C8]",
    ),
    (
        an_event("monument", "M2", id="lighthouse", lots=["A3"], covered={}),
        "She builds the Lighthouse on A3. [M2]",
    ),
    (
        an_event(
            "monument", "M2", "X2", id="regia", lots=["A3", "A4"], covered={"A4": "civic-any"}
        ),
        "She builds the Regia on A3 A4, over the Garden on A4. Its tile is"
        " not drawn again until the bag is empty. [M2 X2]",
    ),
    (
        an_event("no-monument", "M2", tiles=1, supply=["regia"]),
        "She builds no Monument: she has 1 residential or commercial tile,"
        " and no Monument with fewer Lots than that fits. [M2]",
    ),
    (
        an_event("no-monument", "M2", tiles=1, supply=[]),
        "She builds no Monument: there are none left. [M2]",
    ),
    (
        an_event("last-turns", "E1", order=["ceres", "you"]),
        "The Deeds of this era are gone. One last turn for Ceres, then one for you. [E1]",
    ),
    (
        an_event("last-turn", "E2"),
        "Ceres’ last turn of the era is always Enlarge Park. No card is flipped. [E2]",
    ),
    (
        an_event("era-begins", "E3", era=2, market=["A1", "A2"]),
        "Era 2 begins. In the market: A1, A2. [E3]",
    ),
    (an_event("era-begins", "E3", era=2, market=[]), "Era 2 begins with no Deeds. [E3]"),
    (
        an_event("game-over", "V9", you=91, ceres=84, winner="you"),
        "The game is over, 91 to 84: you win. [V9]",
    ),
    (
        an_event("game-over", "V9", you=84, ceres=91, winner="ceres"),
        "The game is over, 84 to 91: Ceres wins. [V9]",
    ),
    (
        an_event("game-over", "V9", you=84, ceres=84, winner="ceres"),
        "The game is over, 84 to 84: it’s a tie, so Ceres wins. [V9]",
    ),
]


@pytest.mark.parametrize(
    ("event", "line"), LINES, ids=[f"{n} {event.type}" for n, (event, _) in enumerate(LINES)]
)
def test_a_sentence(event: ceres.Event, line: str) -> None:
    assert tell(event, ENGLISH) == [line]


def test_every_event_that_occurs_has_a_line_with_its_rules() -> None:
    for event in all_events():
        lines = tell(event, ENGLISH)
        for told in lines:
            assert re.fullmatch(r"[^{}\[\]]+[^ ] \[[A-Z]\d+( [A-Z]\d+)*\]", told), event
        assert len(lines) == 1 or event.type == "scoring"
        assert lines[0].endswith(f"[{' '.join(event.rules)}]")


@pytest.mark.slow
def test_no_sentence_is_left_over() -> None:
    """Every message for events is said, in every variant that it has."""
    noting = Noting("en")
    for event in (*all_events(), *(event for event, _ in LINES)):
        tell(event, noting)
    parts = {"sites-reason", "card-action"}
    listed = {id for id in message_ids("en") if id.startswith(TELLING)}
    assert listed - noting.said - parts == set()
    assert noting.said - listed - {"told"} == {
        "list-and",
        "list-comma",
        "list-or",
        "list-sentences",
    }


class Noting(Catalogue):
    """Notes which messages it says."""

    def __init__(self, language: str) -> None:
        super().__init__(language, strict=True)
        self.said: set[str] = set()

    def say(self, id: str, /, **facts: object) -> str:
        self.said.add(id)
        return super().say(id, **facts)


def scoring_events() -> list[ceres.Event]:
    return [event for event in all_events() if event.type == "scoring"]


def test_the_lines_of_a_scoring_add_up() -> None:
    for event in scoring_events():
        sums = {"You VP": 0, "Ceres VP": 0, "You silver": 0}
        for told in tell(event, ENGLISH)[1:]:
            found = re.match(r"(You|Ceres) +\D+ +(\d+) (VP|silver)  ", told)
            assert found, told
            sums[f"{found[1]} {found[3]}"] += int(found[2])
        you, hers = event.facts["you"], event.facts["ceres"]
        assert list(sums.values()) == [you["scored"], hers["scored"], you["silver"]]


def test_what_a_scoring_came_from() -> None:
    items: list[dict[str, Any]] = [
        {
            "side": "you",
            "source": "population",
            "rules": ["V1"],
            "population": 2,
            "other": 7,
            "bonus": 0,
            "vp": 7,
        },
        {
            "side": "you",
            "source": "civic",
            "rules": ["V3"],
            "id": "stalls",
            "lots": ["B2"],
            "vp": 0,
        },
        {
            "side": "you",
            "source": "civic",
            "rules": ["V3"],
            "id": "market",
            "lots": ["A1", "A2"],
            "vp": 4,
        },
        {"side": "you", "source": "lots", "rules": ["V4"], "lots": ["G1", "G2"], "vp": 2},
        {
            "side": "ceres",
            "source": "population",
            "rules": ["V1", "V5"],
            "population": 7,
            "other": 2,
            "bonus": 10,
            "vp": 17,
        },
        {
            "side": "ceres",
            "source": "commercial",
            "rules": ["V6"],
            "lot": "C3",
            "tile": "commercial",
            "vp": 2,
        },
        {
            "side": "ceres",
            "source": "commercial",
            "rules": ["M5"],
            "id": "lighthouse",
            "lots": ["D1"],
            "vp": 2,
        },
    ]
    you, hers = {"scored": 13, "silver": 0, "vp": 40}, {"scored": 21, "vp": 60}
    assert tell(an_event("scoring", "E3", era=3, items=items, you=you, ceres=hers), ENGLISH) == [
        "Era 3 is scored: you score 13 VP and have 40; Ceres scores 21 and has 60. [E3]",
        "You    population       7 VP  2 vs. 7: the larger, no bonus [V1]",
        "You    civic            4 VP  4 for Market Hall A1 A2 [V3]",
        "You    empty Lots       2 VP  2 for G1 G2 [V4]",
        "Ceres  population      17 VP  7 vs. 2, bonus 10 [V1 V5]",
        "Ceres  commercial       4 VP  2 for C3, 2 for Lighthouse D1 [V6 M5]",
    ]


def test_cards_of_another_box_are_told_as_they_are() -> None:
    data = ceres.Game.new(seed=7).position.to_dict()
    cards = [{"id": f"c{n:02}", "number": 1, "action": "bribe"} for n in range(1, 19)]
    components = ceres.read_components({"format": "ceres-components/1", "cards": cards})
    data["components"] = components.digest()
    position = ceres.Position.from_dict(data, components)
    _, events = position.play("income")
    assert tell(events[1], ENGLISH, components)[0].endswith("Bribe. [C1]")
    told = [line.text for line in demonstration(ceres.Game(position), ENGLISH, actions=3)]
    assert sum("Bribe. [C1]" in each for each in told) == 3
