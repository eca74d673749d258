"""Section 4: Ceres' turn. Claims are in test_claims.py, places of tiles in test_places.py."""

from typing import Any

import pytest

from rules.table import (
    BRIBE,
    CLAIM_ACE,
    ENLARGE,
    NUMBER_OF_CARD,
    block,
    play,
    position,
    refused,
)

# C1: the flip.

ROW = "c01 c02 c03 c04"
REST = [card for card in NUMBER_OF_CARD if card not in ROW]


@pytest.mark.parametrize(
    ("top", "picked"), [("c05", "c01"), ("c06", "c02"), ("c07", "c03"), ("c08", "c04")]
)
def test_c1_the_number_of_the_flipped_card_picks_from_the_left(top: str, picked: str) -> None:
    deck = " ".join([top, *[card for card in REST if card != top]])
    after = play(position(row=ROW, deck=deck), "income")
    facts = after.event("flip")
    assert facts == {
        "flipped": top,
        "number": NUMBER_OF_CARD[top],
        "row": ROW.split(),
        "card": picked,
    }


def test_c1_the_picked_card_is_carried_out_and_not_the_flipped_one() -> None:
    # c05 would claim E4; it picks c01, which wants A before E.
    after = play(position(row=ROW, deck=" ".join(REST), market="E4 A4"), "income")
    assert after.ceres["lots"] == ["A4"]


def test_c1_the_gap_closes_to_the_left_and_the_flipped_card_lies_last() -> None:
    deck = " ".join(["c06", "c05", *REST[2:]])
    after = play(position(row=ROW, deck=deck), "income")
    assert after.ceres["row"] == ["c01", "c03", "c04", "c06"]


def test_c1_the_card_carried_out_goes_under_the_deck() -> None:
    after = play(position(row=ROW, deck=" ".join(REST)), "income")
    assert after.ceres["deck"] == [*REST[1:], "c01"]


def test_c1_one_card_fewer_is_unseen() -> None:
    assert play(position(), "income").ceres["unseen"] == 13


def test_c1_the_deck_is_never_shuffled_again() -> None:
    # 20 turns go once round the deck of 14 and on into the cards that were put under it.
    here = position(
        row=ROW,
        deck=" ".join(REST),
        market="B1 B2 B3 B4 B5 B6",
        piles={1: f"{block('C1:F7')}"},
    )
    row, deck = ROW.split(), REST[:]
    for _ in range(20):
        flipped = deck.pop(0)
        deck.append(row.pop(NUMBER_OF_CARD[flipped] - 1))
        row.append(flipped)
        here, _events = here.play("income")
        while here.phase == "choice":
            here, _events = here.play(here.actions()[0])
        assert here.to_dict()["ceres"]["row"] == row
        assert here.to_dict()["ceres"]["deck"] == deck
    assert here.to_dict()["ceres"]["unseen"] == 0


# C6: Enlarge Park.


def test_c6_three_tiles_one_after_the_other() -> None:
    # Each tile grows the Park to the next Lot of the column.
    here = position(
        cards=ENLARGE,
        gardens="A1",
        her_lots="A2 A3 A4 A5",
        bag="residential commercial civic-any civic-civic",
    )
    after = play(here, "income")
    assert after.ceres["gardens"] == {
        "A1": "civic-any",
        "A2": "residential",
        "A3": "commercial",
        "A4": "civic-any",
    }
    assert after.ceres["lots"] == ["A5"]
    assert after.data["bag"] == ["civic-civic"]


def test_c6_each_tile_takes_the_parks_as_they_are_by_then() -> None:
    # Three Parks of one. A2 joins two of them to a Park of three, and B3 is beside that one.
    here = position(cards=ENLARGE, gardens="A1 A3 G7", her_lots="A2 B3 F7")
    after = play(here, "income", "place A2")
    assert [(each["size"], each["options"]) for each in after.told("sites")] == [
        (1, [["A2"], ["B3"], ["F7"]]),
        (3, [["B3"]]),
        (1, [["F7"]]),
    ]


def test_c6_without_an_empty_lot_she_scores_1_vp_each_time() -> None:
    after = play(position(cards=ENLARGE, gardens="A1"), "income")
    assert after.ceres["vp"] == 3
    assert after.ceres["gardens"] == {"A1": "civic-any"}


def test_c6_when_her_empty_lots_run_out_the_rest_scores() -> None:
    after = play(position(cards=ENLARGE, gardens="A1", her_lots="A2"), "income")
    assert len(after.ceres["gardens"]) == 2
    assert after.ceres["vp"] == 2


# C7: Bribe.


def test_c7_without_silver_icons_one_silver_on_the_leftmost_deed() -> None:
    after = play(position(cards=BRIBE, market="A1 B1 C1"), "income")
    assert after.market == "A1+1 B1 C1"


def test_c7_one_more_for_each_commercial_tile_from_left_to_right() -> None:
    here = position(cards=BRIBE, gardens={"commercial": "F6 F7"}, market="A1 B1 C1 D1")
    after = play(here, "income")
    assert after.market == "A1+1 B1+1 C1+1 D1"
    assert after.event("bribe") == {
        "icons": 2,
        "silver": 3,
        "deeds": ["A1", "B1", "C1"],
        "returned": 0,
    }


def test_c7_the_silver_adds_to_what_lies_there() -> None:
    assert play(position(cards=BRIBE, market="A1+2 B1+1"), "income").market == "A1+3 B1+1"


def test_c7_what_is_left_over_goes_back() -> None:
    here = position(cards=BRIBE, gardens={"commercial": "F5 F6 F7"}, market="A1 B1")
    after = play(here, "income")
    assert after.market == "A1+1 B1+1"
    assert after.event("bribe")["returned"] == 2


def test_c7_other_tiles_bear_no_silver() -> None:
    here = position(
        cards=BRIBE, gardens={"residential": "F6", "civic-commercial": "F7"}, market="A1 B1"
    )
    assert play(here, "income").market == "A1+1 B1"


def test_c7_your_commercial_buildings_do_not_count() -> None:
    here = position(cards=BRIBE, buildings=["bakery F6"], market="A1 B1")
    assert play(here, "income").market == "A1+1 B1"


# C8: the bag is empty.


def test_c8_the_lot_is_chosen_all_the_same() -> None:
    # P1: A2 is beside the Park, G7 is not.
    here = position(cards=ENLARGE, gardens="A1", her_lots="A2 G7", bag="")
    after = play(here, "income")
    assert after.told("sites")[0]["options"] == [["A2"]]
    assert after.told("sites")[0]["tile"] is None
    assert after.told("bag-empty")[0]["lot"] == "A2"


def test_c8_the_choice_is_yours_all_the_same() -> None:
    here = position(cards=ENLARGE, gardens="A1", her_lots="A2 B1", bag="")
    assert [str(action) for action in play(here, "income").position.actions()] == [
        "place A2",
        "place B1",
    ]


def test_c8_her_marker_goes_back_and_no_tile_comes() -> None:
    after = play(position(cards=ENLARGE, her_lots="A2", bag=""), "income")
    assert after.ceres["lots"] == []
    assert after.ceres["gardens"] == {}


def test_c8_the_lot_is_nobodys() -> None:
    # She leaves A2; then A5 is 1 step from her only Garden, and nothing draws her to A3.
    here = position(
        cards=f"{ENLARGE} {CLAIM_ACE}", gardens="B5", her_lots="A2", bag="", market="A3 A5 G7"
    )
    after = play(here, "income")
    assert "Y5" in refused(after.position, "build domus A2")
    assert play(after.position, "income").event("claim")["deed"] == "A5"


def test_c8_she_scores_4_vp_for_each_lot_beside_it_that_she_owns() -> None:
    # A2 has a Garden and a marker of hers beside it. A3 has nothing of hers beside it by then.
    # The third time she has no empty Lot (C6).
    here = position(cards=ENLARGE, gardens="A1", her_lots="A2 A3", bag="")
    after = play(here, "income")
    assert [each["vp"] for each in after.told("bag-empty")] == [8, 0]
    assert after.told("bag-empty")[0]["neighbours"] == ["A1", "A3"]
    assert after.ceres["vp"] == 8 + 0 + 1


@pytest.mark.parametrize(
    ("around", "vp"),
    [
        ({"her_lots": "D5"}, 4),
        ({"gardens": "D5"}, 4),
        ({"her_monuments": ["lighthouse D5"]}, 4),
        ({"gardens": "D5 D3 C4 E4"}, 16),
        ({"gardens": "C3 E5"}, 0),
        ({"your_lots": "D5"}, 0),
        ({"buildings": ["domus D5"]}, 0),
    ],
)
def test_c8_markers_gardens_and_monuments_of_hers_count(around: dict[str, Any], vp: int) -> None:
    # The claim finds no Deed, and D4 is her next face-down one (C5).
    here = position(cards=CLAIM_ACE, market="B1", her_deeds="D4", bag="", **around)
    assert play(here, "income").ceres["vp"] == vp


def test_c8_the_bag_may_run_out_between_two_tiles() -> None:
    # One tile for A2; then A3 is left for 4 VP, and there is no third Lot.
    here = position(cards=ENLARGE, gardens="A1", her_lots="A2 A3", bag="residential")
    after = play(here, "income")
    assert after.ceres["gardens"] == {"A1": "civic-any", "A2": "residential"}
    assert after.ceres["vp"] == 4 + 1


def test_c8_under_c5_the_flipped_deed_scores_and_there_is_no_marker_to_take_back() -> None:
    here = position(
        cards=CLAIM_ACE, gardens="G6", her_lots="F7", her_deeds="G7 A1", bag="", market="B1"
    )
    after = play(here, "income")
    assert after.ceres["vp"] == 8
    assert after.ceres["deeds"] == ["A1"]
    assert after.ceres["lots"] == ["F7"]
    assert after.ceres["gardens"] == {"G6": "civic-any"}
    assert after.event("bag-empty") == {"lot": "G7", "neighbours": ["F7", "G6"], "vp": 8}
