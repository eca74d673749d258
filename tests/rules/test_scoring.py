"""Section 6: scoring an era. What changes with the difficulty is in test_difficulty.py."""

import pytest

from rules.table import block, play, position

# V1: population.


@pytest.mark.parametrize(("era", "bonus"), [(1, 4), (2, 7), (3, 10)])
def test_v1_the_larger_population_scores_its_total_and_a_bonus(era: int, bonus: int) -> None:
    # 4 + 1 citizens against 2
    here = position(
        era=era, buildings=["insula A1 A2 A3", "domus B1"], gardens={"residential": "G6 G7"}
    )
    assert here.score()["you"]["population"] == 5 + bonus


@pytest.mark.parametrize("era", [1, 2, 3])
def test_v1_the_other_side_scores_the_larger_total_without_the_bonus(era: int) -> None:
    hers_smaller = position(era=era, buildings=["insula A1 A2 A3"], gardens={"residential": "G7"})
    assert hers_smaller.score()["ceres"]["population"] == 4
    yours_smaller = position(era=era, buildings=["domus A1"], gardens={"residential": "G5 G6 G7"})
    assert yours_smaller.score()["you"]["population"] == 3


@pytest.mark.parametrize(("era", "bonus"), [(1, 4), (2, 7), (3, 10)])
def test_v1_equal_totals_score_the_bonus_for_both(era: int, bonus: int) -> None:
    score = position(
        era=era, buildings=["domus-maxima A1 A2"], gardens={"residential": "G6 G7"}
    ).score()
    assert score["you"]["population"] == score["ceres"]["population"] == 2 + bonus


def test_v1_a_side_with_no_population_scores_nothing() -> None:
    assert position(gardens={"residential": "G6 G7"}).score()["you"]["population"] == 0
    assert position(buildings=["domus A1"]).score()["ceres"]["population"] == 0


def test_v1_nobody_has_population_so_nobody_scores() -> None:
    score = position().score()
    assert score["you"]["population"] == score["ceres"]["population"] == 0


def test_v1_the_story_says_both_populations_and_the_bonus() -> None:
    here = position(last_turns="you", buildings=["domus A1"], gardens={"residential": "G6 G7"})
    items = play(here, "income").event("scoring")["items"]
    yours, hers = [item for item in items if item["source"] == "population"]
    assert (yours["population"], yours["other"], yours["bonus"], yours["vp"]) == (1, 2, 0, 2)
    assert (hers["population"], hers["other"], hers["bonus"], hers["vp"]) == (2, 1, 4, 6)
    assert yours["from"] == [{"id": "domus", "lots": ["A1"], "population": 1}]


# V2: commercial.


@pytest.mark.parametrize("era", [1, 2])
def test_v2_in_era_1_and_2_you_take_the_silver_of_your_commercial_buildings(era: int) -> None:
    here = position(era=era, buildings=["bakery A1", f"foundry-square {block('C1:D2')}"])
    assert here.score()["silver"] == 1 + 3
    assert here.score()["you"]["commercial"] == 0


def test_v2_in_era_3_you_score_their_vp_instead() -> None:
    # A pottery 2, a foundry 5
    here = position(era=3, buildings=["pottery A1 A2", f"foundry-square {block('C1:D2')}"])
    assert here.score()["you"]["commercial"] == 2 + 5
    assert here.score()["silver"] == 0


def test_v2_the_silver_is_yours_when_the_era_is_scored() -> None:
    after = play(position(last_turns="you", silver=1, buildings=["pottery A1 A2"]), "income")
    assert after.you["silver"] == 1 + (5 + 1) + 1


# V3: civic.

# Around D4, or D4 and D5: four buildings; 1 + 2 citizens, 2 silver, one civic, which itself finds
# nothing to count.
AROUND = ["domus C4", "domus-maxima D2 D3", "artisan-forum E4 F4 G4"]


@pytest.mark.parametrize(
    ("building", "civic", "vp"),
    [
        ("fountain D4", "market D5 D6", 4),
        ("library D4", "market D5 D6", 1),
        ("stalls D4", "market D5 D6", 2),
        ("garden D4", "market D5 D6", 2),
        ("grand-fountain D4 D5", "stalls D6", 4),
        ("grand-library D4 D5", "stalls D6", 3),
        ("market D4 D5", "stalls D6", 4),
        ("grand-garden D4 D5", "stalls D6", 3),
    ],
)
def test_v3_each_civic_building_scores_its_effect(building: str, civic: str, vp: int) -> None:
    assert position(buildings=[building, civic, *AROUND]).score()["you"]["civic"] == vp


@pytest.mark.parametrize("era", [1, 2, 3])
def test_v3_every_era(era: int) -> None:
    here = position(era=era, buildings=["fountain A1", "domus A2"])
    assert here.score()["you"]["civic"] == 1


def test_v3_a_library_rounds_down_over_the_sum() -> None:
    # 1 + 1 + 1 citizens: 3 halves, not three times 0.
    here = position(buildings=["library D4", "domus C4", "domus E4"], gardens={"residential": "D5"})
    assert here.score()["you"]["civic"] == 1


def test_v3_a_neighbour_counts_once_however_many_edges_they_share() -> None:
    here = position(buildings=["grand-fountain D4 D5", "great-insula-long C3 C4 C5 C6"])
    assert here.score()["you"]["civic"] == 1


def test_v3_two_gardens_are_two_neighbours() -> None:
    here = position(buildings=["grand-fountain D4 D5"], gardens="C4 C5")
    assert here.score()["you"]["civic"] == 2


def test_v3_what_is_not_beside_does_not_count() -> None:
    here = position(buildings=["fountain D4", "domus D6", "bakery E5"], gardens="B4 C3")
    assert here.score()["you"]["civic"] == 0


def test_v3_empty_lots_are_no_buildings() -> None:
    here = position(buildings=["fountain D4"], your_lots="D5", her_lots="C4", market="E4")
    assert here.score()["you"]["civic"] == 0


@pytest.mark.parametrize(
    ("building", "tile", "vp"),
    [
        ("fountain", "residential", 1),
        ("fountain", "commercial", 1),
        ("fountain", "civic-any", 1),
        ("stalls", "commercial", 1),
        ("stalls", "civic-commercial", 0),
        ("stalls", "residential", 0),
        ("garden", "civic-any", 2),
        ("garden", "civic-residential", 2),
        ("garden", "residential", 0),
        ("garden", "commercial", 0),
    ],
)
def test_v3_a_garden_counts_as_a_building_of_its_kind(building: str, tile: str, vp: int) -> None:
    here = position(buildings=[f"{building} D4"], gardens={tile: "D5"})
    assert here.score()["you"]["civic"] == vp


@pytest.mark.parametrize(("tile", "vp"), [("residential", 1), ("civic-residential", 0)])
def test_v3_a_residential_tile_has_1_citizen(tile: str, vp: int) -> None:
    here = position(buildings=["grand-library D4 D5"], gardens={tile: "D6"})
    assert here.score()["you"]["civic"] == vp


def test_v3_ceres_monuments_are_neighbours() -> None:
    here = position(buildings=["fountain D4"], her_monuments=["temple-of-venus D5 E5"])
    assert here.score()["you"]["civic"] == 1


def test_v3_the_story_says_what_each_neighbour_was_worth() -> None:
    here = position(
        last_turns="you",
        buildings=["grand-library D4 D5", "insula C4 C5 C6"],
        gardens={"residential": "D6"},
    )
    items = play(here, "income").event("scoring")["items"]
    (library,) = [item for item in items if item["source"] == "civic"]
    assert library["neighbours"] == [
        {"id": "insula", "lots": ["C4", "C5", "C6"], "amount": 4},
        {"lot": "D6", "tile": "residential", "amount": 1},
    ]
    assert (library["amount"], library["vp"]) == (5, 5)


# V4: your empty Lots.


def test_v4_in_era_3_each_of_your_empty_lots_scores_1_vp() -> None:
    here = position(era=3, your_lots="A1 A2 G7", buildings=["bakery D4"])
    assert here.score()["you"]["lots"] == 3


@pytest.mark.parametrize("era", [1, 2])
def test_v4_before_that_they_score_nothing(era: int) -> None:
    assert position(era=era, your_lots="A1 A2 G7").score()["you"]["lots"] == 0


# V5: her population.


def test_v5_one_citizen_for_each_residential_tile() -> None:
    here = position(gardens={"residential": "A1 A2", "residential-double": "G7"})
    assert here.score()["ceres"]["population"] == 3 + 4


def test_v5_other_tiles_have_no_citizens() -> None:
    here = position(gardens={"civic-residential": "A1", "commercial": "A2"})
    assert here.score()["ceres"]["population"] == 0


def test_v5_double_tiles_have_2_citizens_on_hard() -> None:
    here = position(difficulty="hard", gardens={"residential": "A1", "residential-double": "G7"})
    assert here.score()["ceres"]["population"] == 3 + 4


# V6: her commerce.


@pytest.mark.parametrize("era", [1, 2])
def test_v6_1_vp_for_each_commercial_tile(era: int) -> None:
    here = position(era=era, gardens={"commercial": "A1 A2", "commercial-double": "G7"})
    assert here.score()["ceres"]["commercial"] == 3


def test_v6_one_more_for_each_in_era_3() -> None:
    here = position(era=3, gardens={"commercial": "A1 A2", "commercial-double": "G7"})
    assert here.score()["ceres"]["commercial"] == 6


def test_v6_other_tiles_score_nothing() -> None:
    here = position(era=3, gardens={"civic-commercial": "A1", "residential": "A2"})
    assert here.score()["ceres"]["commercial"] == 0


# V7: her civic tiles.

# Beside D4: two residential Buildings, a commercial one, a civic one.
YOURS = ["domus D3", "domus C4", "bakery E4", "stalls D5"]


@pytest.mark.parametrize(
    ("tile", "buildings"),
    [("civic-residential", 2), ("civic-commercial", 1), ("civic-civic", 1), ("civic-any", 4)],
)
def test_v7_a_civic_tile_scores_2_vp_for_each_building_of_its_kind(
    tile: str, buildings: int
) -> None:
    here = position(buildings=YOURS, gardens={tile: "D4"})
    assert here.score()["ceres"]["civic"] == 2 * buildings


@pytest.mark.parametrize("era", [1, 2, 3])
def test_v7_every_era(era: int) -> None:
    here = position(era=era, buildings=["domus D3"], gardens={"civic-any": "D4"})
    assert here.score()["ceres"]["civic"] == 2


def test_v7_gardens_do_not_count() -> None:
    here = position(gardens={"civic-any": "D4", "civic-civic": "D5", "residential": "C4"})
    assert here.score()["ceres"]["civic"] == 0


def test_v7_buildings_that_are_not_beside_do_not_count() -> None:
    here = position(buildings=["domus C3", "domus D6"], gardens={"civic-any": "D4"})
    assert here.score()["ceres"]["civic"] == 0


def test_v7_your_empty_lots_do_not_count() -> None:
    here = position(your_lots="D5 D3", gardens={"civic-any": "D4"})
    assert here.score()["ceres"]["civic"] == 0


def test_v7_a_building_beside_two_tiles_counts_for_both() -> None:
    here = position(buildings=["domus D4"], gardens={"civic-residential": "D3", "civic-any": "D5"})
    assert here.score()["ceres"]["civic"] == 4


def test_v7_a_building_counts_once_for_a_tile() -> None:
    # The corner C4, C5, D5 touches D4 from two sides.
    here = position(buildings=["insula-l C4 C5 D5"], gardens={"civic-residential": "D4"})
    assert here.score()["ceres"]["civic"] == 2


def test_v7_the_story_names_the_buildings() -> None:
    here = position(last_turns="you", buildings=["domus D3"], gardens={"civic-any": "D4"})
    items = play(here, "income").event("scoring")["items"]
    (tile,) = [item for item in items if item["source"] == "civic"]
    assert (tile["lot"], tile["wants"], tile["vp"]) == ("D4", "any", 2)
    assert tile["buildings"] == [{"id": "domus", "lots": ["D3"]}]


# V8: squares.


@pytest.mark.parametrize(
    ("gardens", "vp"), [("B2:C3", 4), ("B2:D4", 18), ("B2:E5", 48), ("B2:B5", 0), ("F6:G7", 4)]
)
def test_v8_a_square_of_gardens_scores_by_its_size(gardens: str, vp: int) -> None:
    assert position(gardens=block(gardens)).score()["ceres"]["parks"] == vp


@pytest.mark.parametrize("era", [1, 2, 3])
def test_v8_every_era(era: int) -> None:
    assert position(era=era, gardens=block("B2:C3")).score()["ceres"]["parks"] == 4


def test_v8_a_garden_belongs_to_one_square_at_most() -> None:
    # Two by three: the squares of the first and the last two rows share two Gardens.
    assert position(gardens=block("B2:C4")).score()["ceres"]["parks"] == 4


def test_v8_squares_that_do_not_overlap_all_score() -> None:
    # Two by four: the squares at both ends, not the one in the middle.
    assert position(gardens=block("B2:C5")).score()["ceres"]["parks"] == 8


def test_v8_a_large_square_beats_small_ones() -> None:
    # Four by five: 48 for 4 x 4, where squares of 2 x 2 would bring 16 and 3 x 3 only 18.
    assert position(gardens=block("B2:E6")).score()["ceres"]["parks"] == 48


def test_v8_the_best_paid_squares_count_and_not_the_largest() -> None:
    # Three squares of 3 x 3 (A1, D1, A4) and one of 2 x 2 (D4) use every Garden: 3 x 18 + 4 = 58.
    # With the 4 x 4 square at A1 two of 2 x 2 are left: 48 + 2 x 4 = 56.
    gardens = " ".join([block("A1:F3"), block("A4:C6"), block("D4:E5")])
    assert position(gardens=gardens).score()["ceres"]["parks"] == 58


def test_v8_gardens_at_the_end_of_a_column_and_the_top_of_the_next_make_no_square() -> None:
    assert position(gardens="A7 B1 B7 C1").score()["ceres"]["parks"] == 0


def test_v8_the_story_names_the_squares() -> None:
    here = position(last_turns="you", gardens=block("B2:D4"))
    items = play(here, "income").event("scoring")["items"]
    (square,) = [item for item in items if item["source"] == "parks"]
    assert square["lots"] == block("B2:D4").split()
    assert square["vp"] == 18


# V9: who wins.


@pytest.mark.parametrize(
    ("you", "ceres", "winner"), [(51, 50, "you"), (50, 51, "ceres"), (50, 50, "ceres")]
)
def test_v9_you_win_with_more_vp_and_otherwise_lose(you: int, ceres: int, winner: str) -> None:
    here = position(era=3, last_turns="you", your_vp=you, her_vp=ceres)
    after = play(here, "income")
    assert after.position.result == {"you": you, "ceres": ceres, "winner": winner}
    assert after.event("game-over")["winner"] == winner


def test_v9_a_position_that_is_over_has_its_winner() -> None:
    result = position(era=3, over=True, your_vp=7, her_vp=7).result
    assert result is not None
    assert result["winner"] == "ceres"


# V10: what is yours alone.


def test_v10_ceres_takes_no_silver() -> None:
    after = play(position(last_turns="you", gardens={"commercial": "A1 A2"}), "income")
    assert after.event("scoring")["you"]["silver"] == 0
    assert "silver" not in after.event("scoring")["ceres"]
    assert after.you["silver"] == 5


def test_v10_ceres_scores_no_empty_lots() -> None:
    score = position(era=3, her_lots="A1 A2 A3").score()
    assert score["ceres"]["total"] == 0
    assert score["you"]["total"] == 0
    after = play(position(era=3, last_turns="you", her_lots="A1 A2 A3"), "income")
    assert after.ceres["vp"] == 0
