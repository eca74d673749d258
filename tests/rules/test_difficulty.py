"""Section 7: what Normal, Hard and Challenge change."""

import pytest

from rules.table import BRIBE, CLAIM_ACE, play, position, starts

LEVELS = ["normal", "hard", "challenge"]


def by_level(*figures: int) -> pytest.MarkDecorator:
    """Return a figure for each difficulty, in the order of the table."""
    return pytest.mark.parametrize(
        ("difficulty", "figure"), list(zip(LEVELS, figures, strict=True))
    )


@by_level(1, 2, 2)
def test_v5_citizens_of_a_double_tile(difficulty: str, figure: int) -> None:
    here = position(difficulty=difficulty, gardens={"residential-double": "A1"})
    assert here.score()["ceres"]["population"] == figure + 4


@by_level(1, 2, 2)
def test_v3_citizens_of_a_double_tile_for_your_civic_buildings(
    difficulty: str, figure: int
) -> None:
    here = position(
        difficulty=difficulty,
        buildings=["grand-library D4 D5"],
        gardens={"residential-double": "D6"},
    )
    assert here.score()["you"]["civic"] == figure


@by_level(1, 2, 2)
def test_v3_silver_of_a_double_tile_for_your_civic_buildings(difficulty: str, figure: int) -> None:
    here = position(
        difficulty=difficulty, buildings=["stalls D4"], gardens={"commercial-double": "D5"}
    )
    assert here.score()["you"]["civic"] == figure


@by_level(1, 1, 1)
def test_v3_a_double_tile_is_one_building(difficulty: str, figure: int) -> None:
    here = position(
        difficulty=difficulty, buildings=["fountain D4"], gardens={"commercial-double": "D5"}
    )
    assert here.score()["you"]["civic"] == figure


@by_level(1, 2, 2)
def test_c7_silver_of_a_double_tile_for_a_bribe(difficulty: str, figure: int) -> None:
    here = position(
        difficulty=difficulty,
        cards=BRIBE,
        gardens={"commercial-double": "A1"},
        market="B1 B2 B3 B4",
    )
    after = play(here, "income")
    assert [each["silver"] for each in after.data["market"]].count(1) == figure + 1


@by_level(1, 1, 1)
def test_c7_silver_of_a_single_tile_for_a_bribe(difficulty: str, figure: int) -> None:
    here = position(
        difficulty=difficulty, cards=BRIBE, gardens={"commercial": "A1"}, market="B1 B2 B3 B4"
    )
    after = play(here, "income")
    assert [each["silver"] for each in after.data["market"]].count(1) == figure + 1


@by_level(1, 1, 2)
def test_v6_vp_of_a_double_commercial_tile(difficulty: str, figure: int) -> None:
    here = position(difficulty=difficulty, gardens={"commercial-double": "A1"})
    assert here.score()["ceres"]["commercial"] == figure


@by_level(2, 2, 3)
def test_v6_vp_of_a_double_commercial_tile_in_era_3(difficulty: str, figure: int) -> None:
    here = position(difficulty=difficulty, era=3, gardens={"commercial-double": "A1"})
    assert here.score()["ceres"]["commercial"] == figure


@by_level(1, 1, 1)
def test_v6_vp_of_a_single_commercial_tile(difficulty: str, figure: int) -> None:
    here = position(difficulty=difficulty, gardens={"commercial": "A1"})
    assert here.score()["ceres"]["commercial"] == figure


@by_level(2, 2, 3)
def test_v7_vp_of_a_civic_tile_for_each_building(difficulty: str, figure: int) -> None:
    here = position(
        difficulty=difficulty, buildings=["domus A1", "domus A3"], gardens={"civic-any": "A2"}
    )
    assert here.score()["ceres"]["civic"] == 2 * figure


@by_level(3, 3, 6)
def test_s3_gardens_at_set_up(difficulty: str, figure: int) -> None:
    for start in starts(difficulty=difficulty):
        assert len(start["ceres"]["gardens"]) == figure
        assert len(start["ceres"]["deeds"]) == 6 - figure
        assert len(start["bag"]) == 32 - figure


@by_level(1, 1, 2)
def test_c5_vp_of_a_failed_claim(difficulty: str, figure: int) -> None:
    after = play(position(difficulty=difficulty, cards=CLAIM_ACE, market="B1"), "income")
    assert after.ceres["vp"] == figure
