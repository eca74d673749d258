"""Section 4: what Ceres claims, and what she does if she cannot."""

import pytest

from rules.table import (
    CLAIM_ACE,
    CLAIM_CHEAPEST,
    CLAIM_DEAREST,
    CLAIM_DFA,
    block,
    play,
    position,
)

# C2: claim by letters. The card wants A, then C, then E.


def test_c2_the_first_letter_for_which_a_deed_lies_there() -> None:
    after = play(position(cards=CLAIM_ACE, market="C1 B1 E1 A7"), "income")
    assert after.ceres["lots"] == ["A7"]


@pytest.mark.parametrize(("market", "deed"), [("B1 E1 C7", "C7"), ("B1 D1 E7", "E7")])
def test_c2_without_the_first_letter_the_next_one(market: str, deed: str) -> None:
    after = play(position(cards=CLAIM_ACE, market=market), "income")
    assert after.ceres["lots"] == [deed]


def test_c2_letters_go_in_the_order_of_the_card() -> None:
    # D, F, A
    after = play(position(cards=CLAIM_DFA, market="A1 F1"), "income")
    assert after.ceres["lots"] == ["F1"]


def test_c2_the_letter_comes_before_the_distance() -> None:
    after = play(position(cards=CLAIM_ACE, her_lots="C2", market="C1 A7"), "income")
    assert "A7" in after.ceres["lots"]


def test_c2_closest_to_any_lot_she_owns() -> None:
    # A6 is 2 steps from B7. A1, though cheaper, is 3 steps from D1.
    after = play(position(cards=CLAIM_ACE, her_lots="B7 D1", market="A1 C3 A6"), "income")
    facts = after.event("claim")
    assert facts["deed"] == "A6"
    assert facts["candidates"] == [
        {"deed": "A1", "place": 1, "price": 2, "distance": 3, "from": ["D1"]},
        {"deed": "A6", "place": 3, "price": 4, "distance": 2, "from": ["B7"]},
    ]
    assert facts["settled"] == "distance"


def test_c2_a_garden_is_a_lot_she_owns() -> None:
    after = play(position(cards=CLAIM_ACE, gardens="B7", market="A1 A6"), "income")
    assert after.ceres["lots"] == ["A6"]


def test_c2_a_monument_is_on_lots_she_owns() -> None:
    here = position(cards=CLAIM_ACE, her_monuments=["lighthouse B7"], market="A1 A6")
    assert play(here, "income").ceres["lots"] == ["A6"]


def test_c2_your_lots_and_buildings_do_not_draw_her() -> None:
    here = position(
        cards=CLAIM_ACE, her_lots="D1", your_lots="B7", buildings=["domus A5"], market="A6 A1"
    )
    assert play(here, "income").event("claim")["deed"] == "A1"


def test_c2_equally_close_the_lowest_price_silver_included() -> None:
    # Both 1 step away; A3 costs 2 + 3 = 5 and A5 costs 3 + 1 = 4.
    after = play(position(cards=CLAIM_ACE, her_lots="A4", market="A3+3 A5+1"), "income")
    facts = after.event("claim")
    assert [each["price"] for each in facts["candidates"]] == [5, 4]
    assert (facts["deed"], facts["settled"]) == ("A5", "price")


def test_c2_at_the_same_price_the_leftmost() -> None:
    # 2 + 1 = 3
    after = play(position(cards=CLAIM_ACE, her_lots="A4", market="A5+1 A3"), "income")
    facts = after.event("claim")
    assert (facts["deed"], facts["place"], facts["settled"]) == ("A5", 1, "place")


def test_c2_without_a_lot_of_hers_distance_settles_nothing() -> None:
    after = play(position(cards=CLAIM_ACE, your_lots="A2", market="B1 A7 A1"), "income")
    facts = after.event("claim")
    assert facts["candidates"] == [
        {"deed": "A7", "place": 2, "price": 3},
        {"deed": "A1", "place": 3, "price": 4},
    ]
    assert (facts["deed"], facts["settled"]) == ("A7", "price")


def test_c2_her_face_down_deeds_are_no_lots_she_owns() -> None:
    here = position(cards=CLAIM_ACE, her_deeds="A6", market="A1 A7")
    assert play(here, "income").ceres["lots"] == ["A1"]


def test_c2_the_story_says_which_letter_and_that_nothing_else_fitted() -> None:
    after = play(position(cards=CLAIM_ACE, market="B1 C4 E1"), "income")
    facts = after.event("claim")
    assert (facts["card"], facts["letters"], facts["letter"]) == ("c01", ["A", "C", "E"], "C")
    assert [each["deed"] for each in facts["candidates"]] == ["C4"]
    assert facts["settled"] == "only"


# C3: claim cheapest, claim dearest.


def test_c3_cheapest_is_the_lowest_price_silver_included() -> None:
    # 2 + 3, 3 + 2, 4
    after = play(position(cards=CLAIM_CHEAPEST, market="A1+3 B1+2 C1"), "income")
    assert after.ceres["lots"] == ["C1"]
    assert after.event("claim")["settled"] == "price"


def test_c3_equally_cheap_the_leftmost() -> None:
    # 2 + 3, 3 + 1, 4
    after = play(position(cards=CLAIM_CHEAPEST, market="A1+3 B1+1 C1"), "income")
    assert after.ceres["lots"] == ["B1"]
    assert after.event("claim")["settled"] == "place"


def test_c3_dearest_is_the_highest_price_silver_included() -> None:
    # 2 + 6, 3, 4
    after = play(position(cards=CLAIM_DEAREST, market="A1+6 B1 C1"), "income")
    assert after.ceres["lots"] == ["A1"]
    assert after.event("claim")["settled"] == "price"


def test_c3_equally_dear_the_rightmost() -> None:
    # 2 + 2, 3 + 1, 4
    after = play(position(cards=CLAIM_DEAREST, market="A1+2 B1+1 C1"), "income")
    assert after.ceres["lots"] == ["C1"]
    assert after.event("claim")["settled"] == "place"


@pytest.mark.parametrize(("card", "deed"), [(CLAIM_CHEAPEST, "A1"), (CLAIM_DEAREST, "C1")])
def test_c3_letters_and_distance_do_not_matter(card: str, deed: str) -> None:
    after = play(position(cards=card, gardens="B2", market="A1 B1 C1"), "income")
    facts = after.event("claim")
    assert facts["deed"] == deed
    assert facts["candidates"] == [
        {"deed": "A1", "place": 1, "price": 2},
        {"deed": "B1", "place": 2, "price": 3},
        {"deed": "C1", "place": 3, "price": 4},
    ]


# C4: what claiming does.


def test_c4_her_marker_goes_on_the_lot() -> None:
    after = play(position(cards=CLAIM_CHEAPEST, her_lots="F6", market="A1 B1"), "income")
    assert after.ceres["lots"] == ["A1", "F6"]


def test_c4_the_silver_on_the_deed_goes_to_the_bank() -> None:
    after = play(position(cards=CLAIM_DEAREST, silver=1, market="B1 A1+5 C1"), "income")
    assert after.market == "B1 C1"
    assert after.you["silver"] == 1 + 5
    assert after.event("claim")["returned"] == 5


def test_c4_the_market_closes_up_and_refills() -> None:
    here = position(
        cards=CLAIM_CHEAPEST, market="A1+9 B1 C1+1 D1 E1 F1", piles={1: "G1 G2", 2: "G3"}
    )
    after = play(here, "income")
    assert after.market == "A1+9 C1+1 D1 E1 F1 G1"
    assert after.event("refill") == {"deed": "G1"}


def test_c4_she_pays_nothing() -> None:
    after = play(position(cards=CLAIM_CHEAPEST, her_vp=3, market="A1 B1"), "income")
    assert after.ceres["vp"] == 3


def test_c4_the_deed_does_not_join_her_face_down_deeds() -> None:
    after = play(position(cards=CLAIM_CHEAPEST, her_deeds="G7", market="A1 B1"), "income")
    assert after.ceres["deeds"] == ["G7"]


# C5: the claim that cannot be.


def test_c5_no_deed_fits_so_a_tile_goes_on_the_lot_of_her_next_deed() -> None:
    here = position(cards=CLAIM_ACE, her_deeds="G7 G6", market="B1 D1", bag="civic-any residential")
    after = play(here, "income")
    assert after.ceres["gardens"] == {"G7": "civic-any"}
    assert after.ceres["deeds"] == ["G6"]
    assert after.data["bag"] == ["residential"]
    assert after.ceres["lots"] == []
    assert after.market == "B1 D1"
    assert after.event("no-claim")["reason"] == "no-deed"


def test_c5_no_marker_is_left_so_a_tile_goes_on_the_lot_of_her_next_deed() -> None:
    here = position(
        cards=CLAIM_CHEAPEST, her_lots=block("A1:B4"), her_deeds="G7", market="D1", bag="civic-any"
    )
    after = play(here, "income")
    assert after.ceres["gardens"] == {"G7": "civic-any"}
    assert len(after.ceres["lots"]) == 8
    assert after.market == "D1"
    assert after.event("no-claim")["reason"] == "no-marker"


def test_c5_the_tile_goes_there_whatever_lots_she_owns() -> None:
    # P1 would put it beside the Park, on A2.
    here = position(
        cards=CLAIM_ACE, gardens="A1", her_lots="A2", her_deeds="G7", market="B1", bag="residential"
    )
    after = play(here, "income")
    assert after.ceres["gardens"]["G7"] == "residential"
    assert after.ceres["lots"] == ["A2"]


def test_c5_no_card_left_the_claim_has_failed_for_1_vp() -> None:
    after = play(position(cards=CLAIM_ACE, market="B1 D1"), "income")
    assert after.ceres["vp"] == 1
    assert after.ceres["gardens"] == {}
    assert after.event("failed-claim") == {"vp": 1}


def test_c5_no_marker_and_no_card_left_the_claim_has_failed_too() -> None:
    here = position(cards=CLAIM_CHEAPEST, her_lots=block("A1:B4"), market="D1")
    after = play(here, "income")
    assert after.ceres["vp"] == 1
    assert after.market == "D1"
