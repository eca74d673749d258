"""House variants: X1 to X4."""

import pytest

import ceres
from ceres.service.table import Table
from rules.table import (
    BRIBE_WITH_ICON,
    ENLARGE,
    play,
    position,
    starts,
)

VARIANTS = ["contested-population", "creeping-gardens", "wild-monuments"]


# X1: contested-population.


def test_x1_three_behind_you_score_her_total() -> None:
    here = position(
        variants="contested-population",
        buildings=["domus A1"],
        gardens={"residential": "G1 G2 G3 G4"},
    )
    assert here.score()["you"]["population"] == 4


def test_x1_four_behind_you_score_nothing() -> None:
    here = position(
        variants="contested-population",
        buildings=["domus A1"],
        gardens={"residential": "G1 G2 G3 G4 G5"},
    )
    assert here.score()["you"]["population"] == 0


def test_x1_ceres_scores_as_ever() -> None:
    # 5 + 4 ahead; four behind an insula and a domus she still scores your 5.
    ahead = position(
        variants="contested-population",
        buildings=["domus A1"],
        gardens={"residential": "G1 G2 G3 G4 G5"},
    )
    behind = position(
        variants="contested-population",
        buildings=["insula A1 A2 A3", "domus B1"],
        gardens={"residential": "G1"},
    )
    assert ahead.score()["ceres"]["population"] == 9
    assert behind.score()["ceres"]["population"] == 5


def test_x1_is_off_by_default() -> None:
    here = position(buildings=["domus A1"], gardens={"residential": "G1 G2 G3 G4 G5"})
    assert here.score()["you"]["population"] == 5


def test_x1_the_story_says_that_the_variant_decided() -> None:
    here = position(variants="contested-population", last_turns="you", buildings=["domus A1"])
    item = play(here, "income").event("scoring")["items"][0]
    assert item["rules"] == ["V1", "X1"]


# X2: wild-monuments.


def test_x2_her_monument_may_cover_a_garden() -> None:
    # Her one empty Lot is too small for two; with A3 beside it there is room.
    here = position(
        variants="wild-monuments",
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A1 A2 A3"},
        her_lots="A4",
        supply="temple-of-venus",
    )
    after = play(here, "income")
    assert after.ceres["monuments"] == [{"id": "temple-of-venus", "lots": ["A3", "A4"]}]
    assert sorted(after.ceres["gardens"]) == ["A1", "A2"]
    assert after.ceres["lots"] == []
    assert after.event("monument")["covered"] == {"A3": "residential"}


def test_x2_covered_gardens_go_to_the_end_of_the_bag_in_the_order_of_their_lots() -> None:
    here = position(
        variants="wild-monuments",
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A3", "commercial": "A2", "residential-double": "A1 G7"},
        her_lots="A4",
        supply="pantheon",
        bag="civic-any civic-civic",
    )
    after = play(here, "income")
    assert after.ceres["monuments"] == [{"id": "pantheon", "lots": ["A2", "A3", "A4"]}]
    assert after.data["bag"] == ["civic-any", "civic-civic", "commercial", "residential"]


def test_x2_at_least_one_empty_lot_of_hers_is_under_it() -> None:
    # It would fit on the Gardens alone, and G7 is a single Lot.
    here = position(
        variants="wild-monuments",
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A1 A2 A3"},
        her_lots="G7",
        supply="temple-of-venus",
    )
    after = play(here, "income")
    assert after.ceres["monuments"] == []
    assert len(after.ceres["gardens"]) == 3


def test_x2_a_park_that_it_cuts_is_two_parks_from_then_on() -> None:
    # Over C4 and C5 it cuts the line A4 to E4; then G7 is measured to both ends.
    here = position(
        variants="wild-monuments",
        cards=f"{BRIBE_WITH_ICON} {ENLARGE}",
        gardens={"residential": "A4 B4 C4 D4 E4"},
        her_lots="C5 G7",
        supply="temple-of-venus",
        market="G1 G2",
    )
    after = play(here, "income", "income")
    assert after.ceres["monuments"] == [{"id": "temple-of-venus", "lots": ["C4", "C5"]}]
    assert after.told("sites")[1]["parks"] == [["A4", "B4"], ["D4", "E4"]]


def test_x2_is_off_by_default() -> None:
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A1 A2 A3"},
        her_lots="A4",
        supply="temple-of-venus",
    )
    assert play(here, "income").ceres["monuments"] == []


# X3: creeping-gardens.


def test_x3_without_an_empty_lot_she_takes_a_deed_beside_a_park_and_builds_there() -> None:
    # Then neither C4 nor G7 is beside her Park: 1 VP twice.
    here = position(
        variants="creeping-gardens",
        cards=ENLARGE,
        gardens="A1",
        market="C4 A2 G7",
        bag="residential commercial",
    )
    after = play(here, "income")
    assert after.ceres["gardens"] == {"A1": "civic-any", "A2": "residential"}
    assert after.ceres["lots"] == []
    assert after.market == "C4 G7"
    assert after.ceres["vp"] == 2


def test_x3_beside_the_largest_park() -> None:
    here = position(
        variants="creeping-gardens", cards=ENLARGE, gardens="A1 G6 G7", market="A2 F7 D4"
    )
    assert [each["deed"] for each in play(here, "income").told("creep")] == ["F7", "A2"]


def test_x3_beside_equally_large_parks_the_leftmost() -> None:
    # G6 makes the Park at G7 the larger one, and nothing else lies beside that.
    here = position(variants="creeping-gardens", cards=ENLARGE, gardens="A1 G7", market="G6 D4 A2")
    assert [each["deed"] for each in play(here, "income").told("creep")] == ["G6", "A2"]


def test_x3_the_silver_goes_to_the_bank_and_the_market_refills() -> None:
    here = position(
        variants="creeping-gardens",
        cards=ENLARGE,
        gardens="A1",
        market="C4 A2+3 G7+1 G6 G5 G4",
        piles={1: "D4 D5"},
    )
    after = play(here, "income")
    assert after.market == "C4 G7+1 G6 G5 G4 D4"
    assert after.event("creep")["returned"] == 3


def test_x3_up_to_three_times() -> None:
    here = position(
        variants="creeping-gardens", cards=ENLARGE, gardens="A1", market="A2 A3 A4 A5 A6"
    )
    after = play(here, "income")
    assert sorted(after.ceres["gardens"]) == ["A1", "A2", "A3", "A4"]
    assert after.ceres["vp"] == 0


def test_x3_not_while_she_owns_an_empty_lot() -> None:
    here = position(
        variants="creeping-gardens", cards=ENLARGE, gardens="A1", her_lots="B1", market="A2 G7"
    )
    assert play(here, "income").told("plant")[0]["lot"] == "B1"


def test_x3_beside_no_park_1_vp_as_before() -> None:
    here = position(variants="creeping-gardens", cards=ENLARGE, gardens="A1", market="B2 G7")
    after = play(here, "income")
    assert after.market == "B2 G7"
    assert after.ceres["vp"] == 3


def test_x3_the_last_deed_of_an_era_may_go_this_way() -> None:
    here = position(variants="creeping-gardens", cards=ENLARGE, gardens="A1", market="A2")
    after = play(here, "income")
    assert after.ceres["vp"] == 2
    assert after.data["last_turns"] == ["ceres", "you"]


def test_x3_is_off_by_default() -> None:
    after = play(position(cards=ENLARGE, gardens="A1", market="A2 G7"), "income")
    assert after.market == "A2 G7"
    assert after.ceres["vp"] == 3


# All of them.


@pytest.mark.parametrize("variant", VARIANTS)
def test_variants_can_be_chosen_and_are_written_down(variant: str) -> None:
    assert starts([1], variants=[variant])[0]["variants"] == [variant]


def test_variants_are_off_by_default() -> None:
    assert starts([1])[0]["variants"] == []


# X4: favour-N.

FAVOURS = [f"favour-{vp}" for vp in range(5, 65, 5)]


@pytest.mark.parametrize("name", FAVOURS)
def test_x4_ceres_begins_with_so_many_vp(name: str) -> None:
    data = ceres.Game.new(seed=7, variants=[name]).position.to_dict()
    assert data["ceres"]["vp"] == int(name.removeprefix("favour-"))
    assert data["you"]["vp"] == 0
    assert data["variants"] == [name]


@pytest.mark.parametrize("difficulty", ["normal", "hard", "challenge"])
@pytest.mark.parametrize("monuments", [False, True])
def test_x4_nothing_else_changes(difficulty: str, monuments: bool) -> None:
    plain = ceres.Game.new(7, difficulty, monuments, VARIANTS)
    favoured = ceres.Game.new(7, difficulty, monuments, [*VARIANTS, "favour-25"])
    while plain.position.phase != "over":
        action = plain.position.actions()[len(plain.entries) % 3 % len(plain.position.actions())]
        assert favoured.position.actions() == plain.position.actions()
        assert favoured.position.score() == plain.position.score()
        plain.play(action)
        favoured.play(action)
    assert plain.position.result is not None
    assert favoured.position.result is not None
    assert favoured.position.result["you"] == plain.position.result["you"]
    assert favoured.position.result["ceres"] == plain.position.result["ceres"] + 25


def test_x4_at_most_one_of_them() -> None:
    with pytest.raises(ceres.InvalidOption) as caught:
        ceres.Game.new(variants=["favour-10", "favour-5"])
    assert [fault.code for fault in caught.value.faults] == ["favour-twice"]


@pytest.mark.parametrize("name", ["favour-0", "favour-7", "favour-65", "favour-", "favour-05"])
def test_x4_only_in_steps_of_five_up_to_sixty(name: str) -> None:
    with pytest.raises(ceres.InvalidOption):
        ceres.Game.new(variants=[name])


def test_x4_only_a_new_game_looks_at_it() -> None:
    data = {**ceres.Game.new(seed=7).position.to_dict(), "variants": ["favour-20"]}
    assert ceres.Position.from_dict(data).to_dict()["ceres"]["vp"] == 0


def test_x4_is_a_source_of_its_own_in_the_sums_of_a_game() -> None:
    table = Table.new(7, variants=["favour-40"])
    while table.position.phase != "over":
        table.play(str(table.position.actions()[-1]))
    found = table.progress()["sources"]["ceres"]
    assert table.position.result is not None
    assert found["favour"] == 40
    assert sum(found.values()) == table.position.result["ceres"]
