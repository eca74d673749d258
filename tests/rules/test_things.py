"""Section 1: the city, the markers, the silver, and what is in the box."""

from collections import Counter

import pytest

import ceres
from rules.table import (
    ALL_LOTS,
    BRIBE,
    CLAIM_ACE,
    CLAIM_CHEAPEST,
    ENLARGE,
    NUMBER_OF_CARD,
    TILES_IN_BOX,
    actions,
    block,
    play,
    position,
    refused,
    starts,
)

# T1: the city.


def test_t1_one_deed_for_each_of_49_lots() -> None:
    for start in starts():
        deeds = [*start["you"]["lots"], *start["ceres"]["gardens"], *start["ceres"]["deeds"]]
        deeds += [each["deed"] for each in start["market"]]
        deeds += [deed for pile in start["piles"] for deed in pile]
        assert sorted(deeds) == ALL_LOTS


@pytest.mark.parametrize("lot", ["H1", "A8", "A0", "1A", "a1", "AA"])
def test_t1_there_are_no_other_lots(lot: str) -> None:
    with pytest.raises(ceres.InvalidNotation):
        position().play(f"buy {lot}")


def test_t1_columns_go_from_left_to_right_and_rows_from_top_to_bottom() -> None:
    city = str(position(your_lots="C4")).splitlines()[2:10]
    assert city[0].split() == list("ABCDEFG")
    assert [line.split()[0] for line in city[1:]] == list("1234567")
    assert city[4].split()[1:] == ["·", "·", "()", "·", "·", "·", "·"]


def test_t1_the_letter_of_a_deed_is_its_column() -> None:
    after = play(position(cards=CLAIM_ACE, market="B3 D1 C5"), "income")
    assert after.event("claim")["letter"] == "C"
    assert after.ceres["lots"] == ["C5"]


# T2: beside.


def test_t2_beside_is_sharing_an_edge() -> None:
    around = ["domus D3", "domus D5", "bakery C4", "bakery E4"]
    assert position(buildings=["fountain D4", *around]).score()["you"]["civic"] == 4


def test_t2_lots_that_touch_at_a_corner_are_not_beside() -> None:
    around = ["domus C3", "domus E5", "bakery C5", "bakery E3"]
    assert position(buildings=["fountain D4", *around]).score()["you"]["civic"] == 0


@pytest.mark.parametrize("far", ["B1", "C1", "G1", "G7"])
def test_t2_nothing_is_beside_a_lot_across_the_edge_of_the_city(far: str) -> None:
    here = position(buildings=["fountain A7", f"domus {far}"])
    assert here.score()["you"]["civic"] == 0


def test_t2_corners_count_where_the_rule_says_diagonal() -> None:
    # P2: E5 touches the Park at a corner, G1 is nowhere near.
    after = play(position(cards=ENLARGE, gardens="D4", her_lots="E5 G1"), "income")
    assert after.told("sites")[0]["rule"] == "P2"
    assert after.told("sites")[0]["options"] == [["E5"]]


def test_t2_nothing_is_diagonal_across_the_edge_of_the_city() -> None:
    # D1 follows C7 in the order of names, but does not touch B7; D6 is closer to it.
    after = play(position(cards=ENLARGE, gardens="B7", her_lots="D1 D6"), "income")
    assert after.told("sites")[0]["rule"] == "P3"
    assert after.told("sites")[0]["options"] == [["D6"]]


# T3: distance.


def test_t3_distance_is_steps_along_rows_and_columns() -> None:
    # A1 is 3 steps from D1. A5 is 2 + 2 steps from C7, though nearer as the crow flies.
    after = play(position(cards=CLAIM_ACE, her_lots="D1 C7", market="A5 A1"), "income")
    steps = {each["deed"]: each["distance"] for each in after.event("claim")["candidates"]}
    assert steps == {"A5": 4, "A1": 3}
    assert after.event("claim")["deed"] == "A1"


def test_t3_between_sets_of_lots_the_nearest_pair_counts() -> None:
    # C6 is 2 steps from A6, D5 is 3 from A5; both are farther from the other end of the Park.
    gardens = "A1 A2 A3 A4 A5 A6"
    after = play(position(cards=ENLARGE, gardens=gardens, her_lots="C6 D5"), "income")
    assert after.told("sites")[0]["options"] == [["C6"]]
    assert after.told("sites")[0]["distance"] == 2


# T4: markers.


def test_t4_with_eight_empty_lots_you_have_no_marker_for_a_ninth() -> None:
    here = position(silver=10, your_lots=block("A1:B4"), market="G7")
    assert refused(here, "buy G7") == ("Y2", "T4")


def test_t4_with_seven_empty_lots_you_have_one_marker_left() -> None:
    here = position(silver=10, your_lots=block("A1:A7"), market="G7 G6")
    assert "buy G7" in actions(here)


def test_t4_building_gives_your_marker_back() -> None:
    here = position(silver=10, your_lots=block("A1:B4"), market="G7 G6")
    assert "buy G6" in actions(play(here, "build domus A1").position)


def test_t4_with_eight_empty_lots_ceres_has_no_marker_for_a_ninth() -> None:
    here = position(cards=CLAIM_CHEAPEST, her_lots=block("A1:B4"), market="G7")
    after = play(here, "income")
    assert after.event("no-claim")["reason"] == "no-marker"
    assert after.market == "G7"


def test_t4_her_gardens_give_her_markers_back() -> None:
    # The Park at A1 grows down the column, to A2, A3 and A4; then she can claim again.
    here = position(
        cards=f"{ENLARGE} {CLAIM_CHEAPEST}",
        gardens="A1",
        her_lots="A2 A3 A4 A5 A6 A7 B7 C7",
        market="G7 G6",
    )
    after = play(here, "income", "income")
    assert after.ceres["lots"] == ["A5", "A6", "A7", "B7", "C7", "G7"]


def test_t4_her_monument_gives_her_markers_back() -> None:
    # Two tiles allow a Monument of one Lot, and B1 is the only Lot of hers beside her Park.
    here = position(
        cards=f"c16 {CLAIM_CHEAPEST}",
        gardens={"residential": "A1 A2"},
        her_lots="B1 G1 G2 G3 G4 G5 G6 G7",
        market="F7 F6",
        supply="lighthouse",
    )
    after = play(here, "income", "income")
    assert after.ceres["monuments"] == [{"id": "lighthouse", "lots": ["B1"]}]
    assert "F7" in after.ceres["lots"]


def test_t4_you_never_have_nine_empty_lots() -> None:
    with pytest.raises(ceres.CorruptPosition, match="9 empty Lots"):
        position(your_lots=block("A1:C3"))


def test_t4_ceres_never_has_nine_empty_lots() -> None:
    with pytest.raises(ceres.CorruptPosition, match="9 empty Lots"):
        position(her_lots=block("A1:C3"))


# T5: silver.


def test_t5_the_bank_never_runs_out_for_you() -> None:
    assert play(position(silver=1_000_000), "income").you["silver"] == 1_000_005


def test_t5_the_bank_never_runs_out_for_bribes() -> None:
    assert play(position(cards=BRIBE, market="D4+1000"), "income").market == "D4+1001"


# Your 24 Buildings: id, Lots, pieces, population, silver, VP in era 3.

RESIDENTIAL_AND_COMMERCIAL = [
    ("domus", "D4", 2, 1, 0, 0),
    ("domus-maxima", "D4 D5", 2, 2, 0, 0),
    ("insula-l", "D4 D5 E4", 1, 4, 0, 0),
    ("insula", "D4 D5 D6", 1, 4, 0, 0),
    ("great-insula-square", "D4 D5 E4 E5", 1, 6, 0, 0),
    ("great-insula-long", "D4 D5 D6 D7", 1, 6, 0, 0),
    ("bakery", "D4", 2, 0, 1, 0),
    ("pottery", "D4 D5", 2, 0, 1, 2),
    ("artisan-forum-l", "D4 D5 E4", 1, 0, 2, 3),
    ("artisan-forum", "D4 D5 D6", 1, 0, 2, 3),
    ("foundry-square", "D4 D5 E4 E5", 1, 0, 3, 5),
    ("foundry-long", "D4 D5 D6 D7", 1, 0, 3, 5),
]
CIVIC = [
    ("fountain", "D4", 1),
    ("library", "D4", 1),
    ("stalls", "D4", 1),
    ("garden", "D4", 1),
    ("grand-fountain", "D4 D5", 1),
    ("grand-library", "D4 D5", 1),
    ("market", "D4 D5", 1),
    ("grand-garden", "D4 D5", 1),
]
SHAPES = [(id, lots, pieces) for id, lots, pieces, *_ in RESIDENTIAL_AND_COMMERCIAL] + CIVIC


@pytest.mark.parametrize(
    ("id", "lots", "population", "silver", "vp"),
    [(id, lots, *figures) for id, lots, _, *figures in RESIDENTIAL_AND_COMMERCIAL],
)
def test_buildings_show_their_figures(
    id: str, lots: str, population: int, silver: int, vp: int
) -> None:
    early = position(era=1, buildings=[f"{id} {lots}"]).score()
    late = position(era=3, buildings=[f"{id} {lots}"]).score()
    assert early["you"]["population"] == (population + 4 if population else 0)
    assert early["silver"] == silver
    assert late["you"]["commercial"] == vp


@pytest.mark.parametrize(("id", "lots", "pieces"), SHAPES)
def test_buildings_have_their_shape(id: str, lots: str, pieces: int) -> None:
    del pieces
    assert f"build {id} {lots}" in actions(position(your_lots=lots))


@pytest.mark.parametrize(("id", "lots", "pieces"), SHAPES)
def test_buildings_come_in_so_many_pieces(id: str, lots: str, pieces: int) -> None:
    elsewhere = [lots.translate(str.maketrans("DE", columns)) for columns in ("AB", "BC")]
    standing = [f"{id} {each}" for each in elsewhere[:pieces]]
    assert f"build {id} {lots}" in actions(position(your_lots=lots, buildings=standing[1:]))
    assert refused(position(your_lots=lots, buildings=standing), f"build {id} {lots}") == ("Y3",)


def test_buildings_are_24_pieces() -> None:
    assert sum(pieces for _, _, pieces in SHAPES) == 24


# Ceres' 18 cards.

ACTIONS_OF_CARDS = {
    "c01": "claim A C E",
    "c02": "claim B D F",
    "c03": "claim C E G",
    "c04": "claim D F A",
    "c05": "claim E G B",
    "c06": "claim F A C",
    "c07": "claim G B D",
    "c08": "claim cheapest",
    "c09": "claim cheapest",
    "c10": "claim dearest",
    "c11": "claim dearest",
    "c12": "enlarge",
    "c13": "enlarge",
    "c14": "enlarge",
    "c15": "enlarge",
    "c16": "bribe",
    "c17": "bribe",
    "c18": "bribe",
}


@pytest.mark.parametrize(("card", "action"), ACTIONS_OF_CARDS.items())
def test_cards_have_their_action(card: str, action: str) -> None:
    # Deeds of six letters: every claim finds one.
    after = play(position(cards=card, market="A1 B1 C1 D1 E1 F1"), "income")
    verb, *by = action.split()
    expected = {"claim": "claim", "enlarge": "no-room", "bribe": "bribe"}[verb]
    assert after.types[2] == expected
    if verb == "claim":
        claim = after.event("claim")
        assert claim["letters"] == (by if len(by) == 3 else [])
        assert claim["by"] == (by[0] if len(by) == 1 else "letters")


@pytest.mark.parametrize(("card", "number"), NUMBER_OF_CARD.items())
def test_cards_have_their_number(card: str, number: int) -> None:
    others = [other for other in NUMBER_OF_CARD if other != card]
    deck = " ".join([card, *others[4:]])
    after = play(position(row=" ".join(others[:4]), deck=deck, market="A1 B1 C1"), "income")
    assert after.event("flip")["number"] == number


@pytest.mark.parametrize("card", NUMBER_OF_CARD)
def test_cards_have_their_icon(card: str) -> None:
    # The supply is empty: what the icon brings is that no Monument fits.
    after = play(position(cards=card, market="A1 B1 C1", supply=""), "income")
    assert ("no-monument" in after.types) == (card in ("c12", "c13", "c16", "c18"))


# 32 Garden tiles.


def test_tiles_come_in_their_split() -> None:
    for start in starts():
        assert Counter([*start["bag"], *start["ceres"]["gardens"].values()]) == TILES_IN_BOX
    assert sum(TILES_IN_BOX.values()) == 32
