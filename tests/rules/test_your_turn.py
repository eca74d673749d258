"""Section 3: your turn."""

import pytest

import ceres
from rules.table import CLAIM_ACE, actions, block, play, position, refused

# Y1: Income.


def test_y1_income_is_5_silver() -> None:
    assert play(position(silver=3), "income").you["silver"] == 3 + 5


def test_y1_and_the_silver_of_your_commercial_buildings() -> None:
    after = play(position(buildings=["bakery A1", "foundry-square C3 C4 D3 D4"]), "income")
    assert after.you["silver"] == 5 + 1 + 3
    assert after.event("income")["silver"] == 9
    assert [each["id"] for each in after.event("income")["buildings"]] == [
        "bakery",
        "foundry-square",
    ]


def test_y1_monuments_included() -> None:
    after = play(position(buildings=[f"royal-winery {block('A1:B3')}"]), "income")
    assert after.you["silver"] == 5 + 4


def test_y1_other_buildings_bring_no_income() -> None:
    assert play(position(buildings=["domus A1", "stalls A2"]), "income").you["silver"] == 5


def test_y1_her_gardens_bring_you_no_income() -> None:
    assert play(position(gardens={"commercial": "A1 A2"}), "income").you["silver"] == 5


# Y2: Buy a Deed. Where Ceres' card wants A, C or E and no such Deed lies there, she leaves the
# market alone.


def test_y2_you_pay_the_printed_price_of_its_place() -> None:
    after = play(position(silver=10, market="B1 D1 F1"), "buy F1")
    assert after.you["silver"] == 10 - 4


def test_y2_plus_the_silver_lying_on_it() -> None:
    after = play(position(silver=10, market="B1 D1+3 F1"), "buy D1")
    assert after.you["silver"] == 10 - 3 - 3
    facts = after.event("buy")
    assert (facts["price"], facts["printed"], facts["silver_on_it"]) == (6, 3, 3)


def test_y2_you_may_spend_all_your_silver() -> None:
    assert play(position(silver=5, market="B1+3 D1"), "buy B1").you["silver"] == 0


def test_y2_you_need_the_whole_price() -> None:
    assert refused(position(silver=4, market="B1+3 D1"), "buy B1") == ("Y2",)


def test_y2_you_need_a_marker_in_your_supply() -> None:
    here = position(silver=20, your_lots=block("A1:A7") + " B1", market="G1")
    assert "Y2" in refused(here, "buy G1")


def test_y2_you_mark_the_lot() -> None:
    after = play(position(silver=5, your_lots="A1", market="F1 D1"), "buy F1")
    assert after.you["lots"] == ["A1", "F1"]


def test_y2_only_deeds_in_the_market_are_for_sale() -> None:
    here = position(silver=50, market="B1 B2 B3 B4 B5 B6", piles={1: "D1"}, her_deeds="D2")
    buys = [action for action in actions(here) if action.startswith("buy")]
    assert buys == ["buy B1", "buy B2", "buy B3", "buy B4", "buy B5", "buy B6"]


def test_y2_deeds_to_the_right_move_left_with_their_silver() -> None:
    here = position(silver=10, cards=CLAIM_ACE, market="B1+1 D1 F1+2 G1")
    assert play(here, "buy D1").market == "B1+1 F1+2 G1"


def test_y2_the_silver_on_it_goes_to_the_bank() -> None:
    here = position(silver=10, cards=CLAIM_ACE, market="B1+4 D1")
    after = play(here, "buy B1")
    assert after.market == "D1"
    assert after.you["silver"] == 10 - 2 - 4


def test_y2_the_next_deed_of_this_eras_pile_comes_in_at_the_right() -> None:
    here = position(
        silver=10,
        cards=CLAIM_ACE,
        market="B1 B2+1 B3 B4 B5 B6+2",
        piles={1: "D1 D2", 2: "F1"},
    )
    after = play(here, "buy B1")
    assert after.market == "B2+1 B3 B4 B5 B6+2 D1"
    assert after.data["piles"] == [["D2"], ["F1"], []]
    assert after.event("refill") == {"deed": "D1"}


def test_y2_none_comes_in_when_the_pile_is_empty() -> None:
    here = position(silver=10, cards=CLAIM_ACE, market="B1 D1", piles={2: "F1"})
    after = play(here, "buy B1")
    assert after.market == "D1"
    assert "refill" not in after.types


# Y3: Build.


def test_y3_a_building_leaves_your_tray_and_covers_your_lots() -> None:
    after = play(position(your_lots="A1 A2 C4"), "build domus-maxima A1 A2")
    assert after.you["buildings"] == [{"id": "domus-maxima", "lots": ["A1", "A2"]}]
    assert after.you["lots"] == ["C4"]


def test_y3_a_piece_can_be_built_once() -> None:
    here = position(your_lots="A1", buildings=["fountain C4"])
    assert refused(here, "build fountain A1") == ("Y3",)


def test_y3_in_its_shape() -> None:
    here = position(your_lots="A1 A2 A3 B1")
    assert refused(here, "build insula-l A1 A2 A3") == ("Y3",)
    assert refused(here, "build insula A1 A2 B1") == ("Y3",)


@pytest.mark.parametrize("lots", ["A1 A2 B1", "A1 A2 B2", "A1 B1 B2", "A2 B1 B2"])
def test_y3_any_rotation_is_allowed(lots: str) -> None:
    here = position(your_lots="A1 A2 B1 B2")
    assert f"build insula-l {lots}" in actions(here)


@pytest.mark.parametrize(
    ("id", "lots"),
    [
        ("pottery", "C3 C4"),
        ("pottery", "C3 D3"),
        ("insula", "C3 C4 C5"),
        ("insula", "C3 D3 E3"),
        ("foundry-long", "C3 C4 C5 C6"),
        ("foundry-long", "C3 D3 E3 F3"),
        ("foundry-square", "C3 C4 D3 D4"),
    ],
)
def test_y3_lines_go_both_ways(id: str, lots: str) -> None:
    assert f"build {id} {lots}" in actions(position(your_lots=lots))


def test_y3_a_line_does_not_go_on_in_the_next_column() -> None:
    # A7 and B1 follow each other in the order of names only.
    here = position(your_lots="A6 A7 B1 B2")
    built = {action for action in actions(here) if len(action.split()) > 3}
    lots = {" ".join(action.split()[2:]) for action in built}
    assert lots == {"A6 A7", "B1 B2"}


def test_y3_a_lot_may_carry_a_smaller_building_of_yours() -> None:
    after = play(position(your_lots="A2", buildings=["domus A1"]), "build pottery A1 A2")
    assert after.you["buildings"] == [{"id": "pottery", "lots": ["A1", "A2"]}]


def test_y3_several_buildings_may_be_replaced_at_once() -> None:
    here = position(buildings=["domus A1", "domus A2", "bakery A3"])
    after = play(here, "build insula A1 A2 A3")
    assert after.you["buildings"] == [{"id": "insula", "lots": ["A1", "A2", "A3"]}]


def test_y3_a_building_of_the_same_size_may_not_be_replaced() -> None:
    here = position(your_lots="A3", buildings=["domus-maxima A1 A2"])
    assert refused(here, "build pottery A2 A3") == ("Y3",)
    assert refused(here, "build pottery A1 A2") == ("Y3",)


def test_y3_a_corner_and_a_line_of_three_are_the_same_size() -> None:
    here = position(your_lots="B1", buildings=["insula A1 A2 A3"])
    assert refused(here, "build artisan-forum-l A1 A2 B1") == ("Y3",)


def test_y3_a_larger_building_may_not_be_replaced() -> None:
    here = position(buildings=["insula A1 A2 A3"])
    assert refused(here, "build pottery A1 A2") == ("Y3",)


def test_y3_each_building_touched_must_be_smaller() -> None:
    # The domus is smaller, the pottery is not.
    here = position(buildings=["domus A1", "pottery A2 A3"])
    assert refused(here, "build domus-maxima A1 A2") == ("Y3",)


def test_y3_a_replaced_building_goes_back_to_your_tray() -> None:
    here = position(your_lots="A2 C4", buildings=["fountain A1"])
    assert "build fountain C4" not in actions(here)
    after = play(here, "build pottery A1 A2")
    assert "build fountain C4" in actions(after.position)
    assert after.event("build")["replaced"] == [{"id": "fountain", "lots": ["A1"]}]


def test_y3_one_of_two_pieces_goes_back_beside_the_other() -> None:
    here = position(your_lots="B1 C4 C6", buildings=["domus A1", "domus G7"])
    after = play(here, "build pottery A1 B1", "build domus C4")
    assert refused(after.position, "build domus C6") == ("Y3",)


def test_y3_lots_not_covered_again_get_your_markers_back() -> None:
    # The square covers A2 of the line A1 to A2, and A1 is an empty Lot again.
    here = position(your_lots="A3 B2 B3", buildings=["domus-maxima A1 A2"])
    after = play(here, "build foundry-square A2 A3 B2 B3")
    assert after.you["lots"] == ["A1"]
    assert after.event("build")["marked"] == ["A1"]


def test_y3_building_is_free() -> None:
    after = play(position(silver=4, your_lots="A1"), "build bakery A1")
    assert after.you["silver"] == 4


# Y4: markers.


def test_y4_a_build_may_leave_eight_empty_lots() -> None:
    # Seven before; the insula takes E3, and the potteries under it leave F1 and F2.
    here = position(
        your_lots="A1 A2 A3 A4 A5 A6 E3",
        buildings=["pottery E1 F1", "pottery E2 F2"],
    )
    after = play(here, "build insula E1 E2 E3")
    assert after.you["lots"] == ["A1", "A2", "A3", "A4", "A5", "A6", "F1", "F2"]


def test_y4_a_build_may_not_leave_nine_empty_lots() -> None:
    here = position(
        your_lots="A1 A2 A3 A4 A5 A6 A7 E3",
        buildings=["pottery E1 F1", "pottery E2 F2"],
    )
    assert refused(here, "build insula E1 E2 E3") == ("Y4", "T4")


# Y5: what you may not do.


def test_y5_income_is_always_possible() -> None:
    assert actions(position(market="G7")) == ["income"]


def test_y5_you_may_not_pass() -> None:
    with pytest.raises(ceres.InvalidNotation):
        position().play("pass")


def test_y5_you_do_exactly_one_action_a_turn() -> None:
    after = play(position(your_lots="A1 A2"), "build domus A1")
    assert after.types[:2] == ["build", "flip"]


# A1 and B1 are yours, A2 is not: neither by itself nor as a part of something larger.
ON_A2 = pytest.mark.parametrize("build", ["build domus A2", "build pottery A1 A2"])


@ON_A2
def test_y5_not_on_gardens(build: str) -> None:
    assert "Y5" in refused(position(your_lots="A1 B1", gardens="A2"), build)


@ON_A2
def test_y5_not_on_ceres_lots(build: str) -> None:
    assert "Y5" in refused(position(your_lots="A1 B1", her_lots="A2"), build)


@ON_A2
def test_y5_not_on_her_monuments(build: str) -> None:
    assert "Y5" in refused(position(your_lots="A1 B1", her_monuments=["lighthouse A2"]), build)


@ON_A2
def test_y5_not_on_unowned_lots(build: str) -> None:
    assert "Y5" in refused(position(your_lots="A1 B1", market="A2"), build)
