"""Section 8: the Monuments of Ceres (M2 to M6)."""

from typing import Any

import pytest

from rules.table import (
    BRIBE,
    BRIBE_WITH_ICON,
    CLAIM_ACE,
    ENLARGE,
    ENLARGE_WITH_ICON,
    actions,
    block,
    play,
    position,
)

SQUARE = block("A1:B2")
BLOCK = block("A1:B3")

# M2: Ceres builds one.


def test_m2_after_its_action_a_card_with_the_icon_brings_a_monument() -> None:
    # Two tiles allow a Monument of one Lot.
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A1", "commercial": "A2"},
        her_lots="A3",
        supply="lighthouse regia",
    )
    after = play(here, "income")
    assert after.types.index("bribe") < after.types.index("monument")
    assert after.ceres["monuments"] == [{"id": "lighthouse", "lots": ["A3"]}]
    assert after.ceres["lots"] == []
    assert after.data["monuments"] == ["regia"]


def test_m2_tiles_of_the_action_itself_count() -> None:
    # One tile before, four after the Enlarge Park.
    here = position(
        cards=ENLARGE_WITH_ICON,
        gardens={"residential": "A1"},
        her_lots="A2 A3 A4 A5",
        bag="residential residential commercial",
        supply="lighthouse",
    )
    assert play(here, "income").ceres["monuments"] == [{"id": "lighthouse", "lots": ["A5"]}]


def test_m2_a_card_without_the_icon_does_not() -> None:
    here = position(
        cards=BRIBE, gardens={"residential": "A1 A2"}, her_lots="A3", supply="lighthouse"
    )
    assert play(here, "income").ceres["monuments"] == []


def test_m2_the_icon_means_nothing_without_monuments() -> None:
    here = position(cards=BRIBE_WITH_ICON, gardens={"residential": "A1 A2"}, her_lots="A3")
    assert play(here, "income").types == ["income", "flip", "bribe"]


@pytest.mark.parametrize("tile", ["residential", "commercial", "residential-double"])
def test_m2_a_residential_or_commercial_tile_counts_one(tile: str) -> None:
    # Fewer Lots than the count: one tile is not enough for one Lot, two are.
    for lots, built in (("A1", 0), ("A1 A2", 1)):
        here = position(
            difficulty="hard",
            cards=BRIBE_WITH_ICON,
            gardens={tile: lots},
            her_lots="A3",
            supply="lighthouse",
        )
        assert len(play(here, "income").ceres["monuments"]) == built


def test_m2_civic_tiles_do_not_count() -> None:
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A1", "civic-residential": "A2", "civic-any": "B1"},
        her_lots="A3",
        supply="lighthouse",
    )
    assert play(here, "income").event("no-monument") == {"tiles": 1, "supply": ["lighthouse"]}


@pytest.mark.parametrize(("tiles", "built"), [("A1 A2", 0), ("A1 A2 B1", 1)])
def test_m2_the_monument_has_fewer_lots_than_that_count(tiles: str, built: int) -> None:
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": tiles},
        her_lots="A3 A4",
        supply="temple-of-venus",
    )
    assert len(play(here, "income").ceres["monuments"]) == built


def test_m2_smallest_first_and_one_only() -> None:
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A1 A2 A3"},
        her_lots="A4 A5 A6",
        supply="temple-of-apollo lighthouse",
    )
    after = play(here, "income")
    assert [each["id"] for each in after.ceres["monuments"]] == ["lighthouse"]


def test_m2_the_first_that_fits_in_its_shape() -> None:
    # A line of three does not fit on two by two Lots, a square does.
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A1 A2 A3 A4 A5"},
        her_lots=block("B1:C2"),
        supply="pantheon temple-of-jupiter",
    )
    after = play(here, "income")
    assert [each["id"] for each in after.ceres["monuments"]] == ["temple-of-jupiter"]


def test_m2_on_her_empty_lots_only() -> None:
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A1 A2 A3"},
        her_lots="A4",
        your_lots="A5",
        supply="temple-of-venus",
    )
    assert play(here, "income").ceres["monuments"] == []


def test_m2_none_so_nothing_happens() -> None:
    here = position(cards=BRIBE_WITH_ICON, gardens={"residential": "A1 A2"}, supply="lighthouse")
    after = play(here, "income")
    assert after.types[-1] == "no-monument"
    assert after.ceres["vp"] == 0
    assert after.data["monuments"] == ["lighthouse"]


def test_m2_of_equal_sizes_by_id() -> None:
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A1 A2"},
        her_lots="A3",
        supply="tower-of-wonders lighthouse observation-tower",
    )
    after = play(here, "income")
    assert [each["id"] for each in after.ceres["monuments"]] == ["lighthouse"]


# M3: where she builds it.


def test_m3_beside_the_largest_park_if_one_of_its_lots_is() -> None:
    # A3 is beside the Park of two, G6 beside a Park of one.
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A1 A2 G7"},
        her_lots="A3 A4 G5 G6",
        supply="temple-of-venus",
    )
    after = play(here, "income")
    facts = after.event("sites")
    assert (facts["rule"], facts["parks"], facts["size"]) == ("P1", [["A1", "A2"]], 2)
    assert after.ceres["monuments"] == [{"id": "temple-of-venus", "lots": ["A3", "A4"]}]


def test_m3_diagonal_to_a_park_if_one_of_its_lots_is() -> None:
    # B4 is diagonal to A3. G6 and G7 are nowhere near.
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A1 A2 A3"},
        her_lots="B4 B5 G6 G7",
        supply="temple-of-venus",
    )
    after = play(here, "income")
    assert after.event("sites")["rule"] == "P2"
    assert after.ceres["monuments"][0]["lots"] == ["B4", "B5"]


def test_m3_the_distance_is_that_of_its_nearest_lot() -> None:
    # D1 is 3 steps from the Park, D4 is 4. Their other Lots are farther.
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A1 A2 A3"},
        her_lots="D1 E1 D4 D5",
        supply="temple-of-venus",
    )
    after = play(here, "income")
    facts = after.event("sites")
    assert (facts["rule"], facts["distance"]) == ("P3", 3)
    assert after.ceres["monuments"][0]["lots"] == ["D1", "E1"]


def test_m3_equally_close_the_farthest_from_your_buildings() -> None:
    # A5 and C1 are 2 steps from the Park. A6 is 1 step from your domus, C2 is 7.
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A1 A2 A3"},
        buildings=["domus A7"],
        her_lots="A5 A6 C1 C2",
        supply="temple-of-venus",
    )
    after = play(here, "income")
    assert after.event("sites")["distance_from_you"] == 7
    assert after.ceres["monuments"][0]["lots"] == ["C1", "C2"]


def test_m3_more_than_one_placement_is_left_so_you_choose() -> None:
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A1 A2 A3"},
        her_lots="A4 A5 B4",
        supply="temple-of-venus",
    )
    after = play(here, "income")
    assert actions(after.position) == ["place A4 A5", "place A4 B4"]
    assert after.data["pending"] == {
        "place": "temple-of-venus",
        "left": 0,
        "icon": False,
        "options": [["A4", "A5"], ["A4", "B4"]],
    }
    chosen = play(after.position, "place A4 B4")
    assert chosen.ceres["monuments"] == [{"id": "temple-of-venus", "lots": ["A4", "B4"]}]
    assert chosen.position.phase == "you"


# M4: conditions and effects when she builds.


def test_m4_she_ignores_the_conditions() -> None:
    # A lighthouse off the border, and nobody has a Building of 4 Lots.
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "C4 C3"},
        her_lots="D4",
        supply="lighthouse",
    )
    assert play(here, "income").ceres["monuments"] == [{"id": "lighthouse", "lots": ["D4"]}]


@pytest.mark.parametrize(
    ("table", "you", "ceres"),
    [
        ({}, 0, 0),
        ({"buildings": ["domus C1"]}, 2, 0),
        ({"her_monuments": ["lighthouse C1"]}, 0, 2),
        ({"buildings": ["domus C1"], "her_monuments": ["lighthouse C2"]}, 2, 2),
        ({"your_lots": "C1"}, 0, 0),
    ],
)
def test_m4_temple_of_jupiter_brings_2_vp_to_both_sides_when_she_builds(
    table: dict[str, Any], you: int, ceres: int
) -> None:
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "G1 G2 G3 G4 G5"},
        her_lots=SQUARE,
        supply="temple-of-jupiter",
        **table,
    )
    after = play(here, "income")
    assert after.ceres["monuments"][-1]["id"] == "temple-of-jupiter"
    assert (after.you["vp"], after.ceres["vp"]) == (you, ceres)


def test_m4_a_garden_beside_it_is_a_building_beside_it_for_her() -> None:
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "C1 G2 G3 G4 G5"},
        her_lots=SQUARE,
        supply="temple-of-jupiter",
    )
    after = play(here, "income")
    assert (after.you["vp"], after.ceres["vp"]) == (0, 2)


def test_m4_colosseum_brings_you_3_silver_and_ceres_nothing_when_she_builds() -> None:
    here = position(
        cards=BRIBE_WITH_ICON,
        buildings=["domus C2"],
        gardens={"residential": "C1 G2 G3 G4 G5"},
        her_lots=SQUARE,
        supply="colosseum",
    )
    after = play(here, "income")
    assert after.you["silver"] == 5 + 3
    assert (after.you["vp"], after.ceres["vp"]) == (0, 0)


# M5: what her Monuments score.


@pytest.mark.parametrize(
    "monument",
    [
        "temple-of-mars A1 A2 B1",
        f"regia {BLOCK}",
        "temple-of-venus A1 A2",
        "triumphal-arch A1 A2 A3 A4",
    ],
)
def test_m5_a_residential_monument_of_hers_has_1_citizen(monument: str) -> None:
    assert position(her_monuments=[monument]).score()["ceres"]["population"] == 1 + 4


@pytest.mark.parametrize(
    "monument",
    [
        "tower-of-wonders A1",
        "temple-of-neptune A1 A2 B1",
        f"royal-winery {BLOCK}",
        "temple-of-apollo A1 A2",
        "imperial-port A1 A2 A3 A4",
    ],
)
def test_m5_a_commercial_monument_of_hers_scores_1_vp_and_2_in_era_3(monument: str) -> None:
    for era, vp in ((1, 1), (2, 1), (3, 2)):
        here = position(era=era, difficulty="challenge", her_monuments=[monument])
        assert here.score()["ceres"]["commercial"] == vp


# Beside D4 D5 D6: two residential Buildings, one commercial, one civic.
NEXT_TO_HERS = ["domus D3", "domus C4", "bakery C5", "stalls D7"]


@pytest.mark.parametrize(
    ("monument", "buildings"),
    [
        ("circus-maximus D4 D5 D6", 2),  # counts citizens: residential
        ("roman-forum D4 D5 D6", 1),  # counts silver: commercial
        ("pantheon D4 D5 D6", 1),  # counts civic: civic
        ("colosseum D4 D5 E4 E5", 2),  # citizens
        ("temple-of-jupiter D4 D5 E4 E5", 1),  # silver
        ("statue-of-romulus D4 D5 E4 E5", 3),  # buildings: any; D7 is not beside it
        ("observation-tower D4", 2),  # citizens
        ("lighthouse D4", 0),  # silver; the bakery is not beside it
    ],
)
def test_m5_a_civic_monument_of_hers_scores_like_the_tile_that_wants_what_it_counts(
    monument: str, buildings: int
) -> None:
    for difficulty, vp in (("normal", 2), ("hard", 2), ("challenge", 3)):
        here = position(difficulty=difficulty, buildings=NEXT_TO_HERS, her_monuments=[monument])
        assert here.score()["ceres"]["civic"] == buildings * vp


def test_m5_a_building_counts_once_for_a_monument() -> None:
    here = position(buildings=["insula C4 C5 C6"], her_monuments=["circus-maximus D4 D5 D6"])
    assert here.score()["ceres"]["civic"] == 2


# M6: her Monuments are not Gardens.


def test_m6_they_join_no_park() -> None:
    # If A1, A2, A3 were a Park, it would be the largest and B1 beside it.
    here = position(
        cards=ENLARGE, gardens="A1 A3 G6 G7", her_monuments=["lighthouse A2"], her_lots="B1 F7"
    )
    facts = play(here, "income").told("sites")[0]
    assert facts["parks"] == [["G6", "G7"]]
    assert facts["options"] == [["F7"]]


def test_m6_a_lot_beside_one_is_not_beside_a_park() -> None:
    here = position(cards=ENLARGE, gardens="G7", her_monuments=["lighthouse A1"], her_lots="A2 G6")
    assert play(here, "income").told("sites")[0]["options"] == [["G6"]]


def test_m6_they_make_no_square() -> None:
    here = position(gardens="A1 A2 B1", her_monuments=["lighthouse B2"])
    assert here.score()["ceres"]["parks"] == 0


def test_m6_they_do_not_count_for_a_bribe() -> None:
    here = position(cards=BRIBE, her_monuments=[f"royal-winery {BLOCK}"], market="G7 G6 G5")
    assert play(here, "income").market == "G7+1 G6 G5"


def test_m6_they_do_not_count_for_the_next_monument() -> None:
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A1"},
        her_monuments=["temple-of-venus B1 B2"],
        her_lots="A2",
        supply="lighthouse",
    )
    assert play(here, "income").event("no-monument")["tiles"] == 1


def test_m6_lots_under_them_are_hers_when_she_claims() -> None:
    here = position(cards=CLAIM_ACE, her_monuments=["temple-of-venus B6 B7"], market="A1 A5")
    facts = play(here, "income").event("claim")
    assert facts["deed"] == "A5"
    assert [each["distance"] for each in facts["candidates"]] == [6, 2]


def test_m6_lots_under_them_are_hers_when_the_bag_is_empty() -> None:
    # C4 is beside D4, C5 is not.
    here = position(
        cards=CLAIM_ACE,
        her_monuments=["temple-of-venus C4 C5"],
        her_deeds="D4",
        bag="",
        market="B1",
    )
    assert play(here, "income").ceres["vp"] == 4


@pytest.mark.parametrize(
    ("building", "monument", "vp"),
    [
        ("grand-library C1 C2", f"regia {BLOCK}", 9),
        ("stalls C1", f"royal-winery {BLOCK}", 4),
        ("stalls A2", "tower-of-wonders A1", 0),
        ("garden A2", "lighthouse A1", 2),
        ("garden A2", "tower-of-wonders A1", 0),
        ("fountain A2", "tower-of-wonders A1", 1),
    ],
)
def test_m6_for_your_civic_buildings_they_have_the_values_printed_on_them(
    building: str, monument: str, vp: int
) -> None:
    here = position(buildings=[building], her_monuments=[monument])
    assert here.score()["you"]["civic"] == vp
