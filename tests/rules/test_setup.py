"""Section 2: set-up."""

from collections import Counter

import pytest

import ceres
from rules.table import (
    ALL_LOTS,
    MONUMENT_SIZES,
    NUMBER_OF_CARD,
    TILES_IN_BOX,
    play,
    position,
    starts,
)

MANY = range(300)


def test_s1_six_deeds_are_yours_with_a_marker_each() -> None:
    for start in starts():
        assert len(start["you"]["lots"]) == 6
        assert start["you"]["buildings"] == []


def test_s1_six_deeds_are_hers_face_down_but_for_those_with_gardens() -> None:
    for start in starts():
        assert len(start["ceres"]["deeds"]) + len(start["ceres"]["gardens"]) == 6


def test_s1_her_deeds_get_no_markers() -> None:
    for start in starts():
        assert start["ceres"]["lots"] == []


def test_s1_the_deeds_are_shuffled() -> None:
    dealt = Counter(lot for start in starts(MANY) for lot in start["you"]["lots"])
    assert set(dealt) == set(ALL_LOTS)
    # 300 times 6 of 49: 37 on average.
    assert max(dealt.values()) < 70


def test_s1_the_same_seed_gives_the_same_game() -> None:
    assert ceres.Game.new(seed=5).position == ceres.Game.new(seed=5).position
    assert ceres.Game.new(seed=5).position != ceres.Game.new(seed=6).position


def test_s2_you_have_5_silver() -> None:
    assert [start["you"]["silver"] for start in starts()] == [5] * 12


def test_s2_ceres_has_no_silver() -> None:
    for start in starts():
        assert "silver" not in start["ceres"]


def test_s2_both_start_at_0_vp() -> None:
    for start in starts():
        assert (start["you"]["vp"], start["ceres"]["vp"]) == (0, 0)


def test_s3_all_tiles_are_in_the_bag_or_on_the_first_lots() -> None:
    for start in starts():
        assert Counter(start["bag"]) + Counter(start["ceres"]["gardens"].values()) == TILES_IN_BOX


def test_s3_three_gardens_stand_and_three_deeds_are_left() -> None:
    for start in starts():
        assert len(start["ceres"]["gardens"]) == 3
        assert len(start["ceres"]["deeds"]) == 3


def test_s3_on_challenge_six_gardens_stand_and_no_deed_is_left() -> None:
    for start in starts(difficulty="challenge"):
        assert len(start["ceres"]["gardens"]) == 6
        assert start["ceres"]["deeds"] == []


def test_s3_the_bag_is_shuffled() -> None:
    first_tiles = Counter(start["bag"][0] for start in starts(MANY))
    assert set(first_tiles) == set(TILES_IN_BOX)


def test_s4_the_piles_have_13_12_and_12_deeds() -> None:
    for start in starts():
        first, second, third = start["piles"]
        assert len(start["market"]) + len(first) == 13
        assert len(second) == 12
        assert len(third) == 12


def test_s5_six_deeds_lie_in_the_market_without_silver() -> None:
    for start in starts():
        assert [each["silver"] for each in start["market"]] == [0] * 6


@pytest.mark.parametrize(
    ("deed", "price"), [("A1", 2), ("B1", 3), ("C1", 4), ("D1", 6), ("E1", 8), ("F1", 10)]
)
def test_s5_the_printed_prices_rise_from_left_to_right(deed: str, price: int) -> None:
    after = play(position(silver=10, market="A1 B1 C1 D1 E1 F1"), f"buy {deed}")
    assert after.event("buy")["printed"] == price
    assert after.you["silver"] == 10 - price


def test_s6_four_cards_lie_in_a_row_and_fourteen_are_her_deck() -> None:
    for start in starts():
        row, deck = start["ceres"]["row"], start["ceres"]["deck"]
        assert (len(row), len(deck)) == (4, 14)
        assert sorted(row + deck) == sorted(NUMBER_OF_CARD)


def test_s6_nobody_has_seen_a_card_of_the_deck() -> None:
    assert [start["ceres"]["unseen"] for start in starts()] == [14] * 12


def test_s6_the_cards_are_shuffled() -> None:
    leftmost = {start["ceres"]["row"][0] for start in starts(MANY)}
    on_top = {start["ceres"]["deck"][0] for start in starts(MANY)}
    assert leftmost == on_top == set(NUMBER_OF_CARD)


def test_s7_your_action_is_due_first() -> None:
    for start in starts():
        assert start["phase"] == "you"


def test_s7_ceres_has_flipped_no_card_yet() -> None:
    # A turn of hers would have taken a card of the deck into the row.
    for start in starts():
        assert start["ceres"]["unseen"] == 14
        assert (start["ceres"]["lots"], start["ceres"]["vp"]) == ([], 0)
        assert len(start["piles"][0]) == 7


def test_s7_the_story_begins_with_your_action() -> None:
    assert [event.type for event in ceres.Game.new(seed=1).play("income")][:2] == ["income", "flip"]


def test_s8_three_monuments_of_different_sizes_are_the_supply() -> None:
    for start in starts(MANY, monuments=True):
        assert len({MONUMENT_SIZES[id] for id in start["monuments"]}) == 3
        assert len(start["monuments"]) == 3


def test_s8_every_monument_can_come_into_the_supply() -> None:
    found = {id for start in starts(MANY, monuments=True) for id in start["monuments"]}
    assert found == set(MONUMENT_SIZES)


def test_s8_cards_are_turned_up_until_three_sizes_lie_there() -> None:
    # Five of the 17 cards have 3 Lots, two have 6: a card of a common size turns up first
    # more often, so 3 Lots are in more supplies than 6.
    supplies = [start["monuments"] for start in starts(MANY, monuments=True)]
    sizes = Counter(MONUMENT_SIZES[id] for supply in supplies for id in supply)
    assert sizes[3] > sizes[6]


@pytest.mark.parametrize("id", ["temple-of-minerva", "temple-of-vulcan"])
def test_s8_two_temples_are_left_in_the_box(id: str) -> None:
    with pytest.raises(ceres.CorruptPosition):
        position(supply=id)


def test_s8_without_monuments_there_is_no_supply() -> None:
    assert [start["monuments"] for start in starts()] == [None] * 12
