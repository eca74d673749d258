"""Section 5: the end of an era."""

import pytest

from rules.table import (
    BRIBE,
    BRIBE_WITH_ICON,
    CLAIM_CHEAPEST,
    actions,
    block,
    play,
    position,
)

# E1: the last turns.


def test_e1_you_took_the_last_deed_and_each_side_has_one_more_turn() -> None:
    after = play(position(silver=5, market="A1"), "buy A1")
    # Ceres has had hers; yours is due, and only then the era is scored.
    assert after.event("last-turns") == {"order": ["ceres", "you"]}
    assert after.data["last_turns"] == ["you"]
    assert "scoring" not in after.types
    assert "scoring" in play(after.position, "income").types


def test_e1_ceres_took_the_last_deed_and_each_side_has_one_more_turn() -> None:
    after = play(position(cards=CLAIM_CHEAPEST, market="A1"), "income")
    assert after.event("last-turns") == {"order": ["you", "ceres"]}
    assert after.data["last_turns"] == ["ceres", "you"]
    last = play(after.position, "income")
    assert last.types[:2] == ["income", "last-turn"]
    assert "scoring" in last.types


def test_e1_a_deed_in_the_market_keeps_the_era_going() -> None:
    after = play(position(silver=5, market="A1 B1", cards=BRIBE), "buy A1")
    assert after.data["last_turns"] is None


def test_e1_a_deed_in_this_eras_pile_keeps_the_era_going() -> None:
    # Of seven Deeds you take one, and six lie in the market again.
    here = position(silver=5, market="A1 B1 C1 D1 E1 F1", piles={1: "G1"})
    after = play(here, "buy A1")
    assert after.data["last_turns"] is None
    assert after.data["piles"] == [[], [], []]


def test_e1_the_next_eras_pile_does_not_keep_the_era_going() -> None:
    after = play(position(silver=5, market="A1", piles={2: "B1"}), "buy A1")
    assert after.data["last_turns"] == ["you"]


def test_e1_an_era_that_begins_without_deeds_begins_with_an_ordinary_turn() -> None:
    # Your last turn ends era 1; era 2 has no Deeds. Ceres flips a card, and then the last turns
    # of era 2 begin.
    after = play(position(last_turns="you"), "income")
    begins = after.types.index("era-begins")
    assert after.types[begins + 1] == "flip"
    assert after.data["era"] == 2
    assert after.data["last_turns"] == ["ceres", "you"]


def test_e1_a_composed_position_without_deeds_begins_with_an_ordinary_turn() -> None:
    after = play(position(market=""), "income")
    assert after.types[:3] == ["income", "last-turns", "last-turn"]
    assert after.data["last_turns"] == ["you"]


# E2: Ceres' last turn.


def test_e2_her_last_turn_is_an_enlarge_park() -> None:
    # Her next card would be a bribe.
    here = position(
        cards=BRIBE, last_turns="ceres you", gardens="A1", her_lots="A2 A3 A4 A5", era=3
    )
    after = play(here, "income")
    assert after.event("last-turn") == {}
    assert sorted(after.ceres["gardens"]) == ["A1", "A2", "A3", "A4"]
    assert after.ceres["lots"] == ["A5"]


def test_e2_no_card_is_flipped() -> None:
    here = position(last_turns="ceres you")
    before, after = here.to_dict()["ceres"], play(here, "income")
    assert "flip" not in after.types
    assert (after.ceres["row"], after.ceres["deck"]) == (before["row"], before["deck"])
    assert after.ceres["unseen"] == before["unseen"]


def test_e2_no_monument_icon_either() -> None:
    # With a card that shows the icon she would build the lighthouse on A6.
    here = position(
        cards=BRIBE_WITH_ICON,
        last_turns="ceres you",
        gardens={"residential": "A1 A2"},
        her_lots="A3 A4 A5 A6",
        supply="lighthouse",
    )
    after = play(here, "income")
    assert after.ceres["monuments"] == []
    assert "no-monument" not in after.types


def test_e2_she_took_the_last_deed_so_your_last_turn_comes_first() -> None:
    after = play(position(cards=CLAIM_CHEAPEST, market="A1"), "income", "income")
    announced = after.types.index("last-turns")
    assert after.types[announced : announced + 3] == ["last-turns", "income", "last-turn"]
    assert after.ceres["gardens"].keys() == {"A1"}


def test_e2_you_took_the_last_deed_so_her_last_turn_comes_first() -> None:
    after = play(position(silver=5, market="A1"), "buy A1")
    assert after.types[after.types.index("last-turns") + 1] == "last-turn"


def test_e2_in_her_last_turn_the_choice_is_yours_too() -> None:
    here = position(last_turns="ceres you", gardens="A1", her_lots="A2 B1")
    after = play(here, "income")
    assert actions(after.position) == ["place A2", "place B1"]
    assert after.data["last_turns"] == ["ceres"]
    assert "scoring" in play(after.position, "place A2").types


# E3: the scoring, and what follows.


def test_e3_the_era_is_scored_after_the_last_turns() -> None:
    # An insula: 4 citizens and the bonus of era 1. A bakery: 1 silver, on top of the income.
    here = position(
        last_turns="you",
        silver=2,
        your_vp=10,
        her_vp=20,
        buildings=["insula A1 A2 A3", "bakery G1"],
        gardens={"commercial": "G7"},
        piles={2: "D1"},
    )
    after = play(here, "income")
    assert after.you["vp"] == 10 + 8
    assert after.you["silver"] == 2 + (5 + 1) + 1
    assert after.ceres["vp"] == 20 + 1


@pytest.mark.parametrize("era", [1, 2])
def test_e3_the_next_piles_first_six_deeds_come_into_the_market(era: int) -> None:
    # Her last turn ends the era, so that she does not touch the new market.
    here = position(era=era, last_turns="ceres you", piles={era + 1: "A1 A2 A3 A4 A5 A6 B1 B2"})
    after = play(here, "income")
    assert after.data["era"] == era + 1
    assert after.market == "A1 A2 A3 A4 A5 A6"
    assert after.data["piles"][era] == ["B1", "B2"]
    assert after.data["last_turns"] is None
    assert after.event("era-begins") == {
        "era": era + 1,
        "market": ["A1", "A2", "A3", "A4", "A5", "A6"],
    }


def test_e3_you_had_the_last_turn_so_ceres_is_next() -> None:
    after = play(position(last_turns="you", cards=BRIBE, piles={2: "A1 A2"}), "income")
    assert after.types == ["income", "scoring", "era-begins", "flip", "bribe"]
    assert after.market == "A1+1 A2"


def test_e3_ceres_had_the_last_turn_so_you_are_next() -> None:
    after = play(position(last_turns="ceres you", piles={2: "A1 A2"}), "income")
    assert after.types[-2:] == ["scoring", "era-begins"]
    assert after.position.phase == "you"
    assert after.market == "A1 A2"


@pytest.mark.parametrize("last_turns", ["you", "ceres you"])
def test_e3_after_era_3_the_game_is_over(last_turns: str) -> None:
    after = play(position(era=3, last_turns=last_turns), "income")
    assert after.position.phase == "over"
    assert after.position.actions() == []
    assert after.types[-2:] == ["scoring", "game-over"]


def test_e3_the_scoring_of_era_3_is_the_final_scoring() -> None:
    # Your insula is the larger population, 4, and 4 + 10 VP; nothing is scored twice.
    here = position(era=3, last_turns="you", your_vp=50, buildings=["insula A1 A2 A3"])
    after = play(here, "income")
    assert after.position.result == {"you": 64, "ceres": 0, "winner": "you"}
    assert after.position.score()["you"]["total"] == 14


def test_e3_the_story_says_what_each_vp_came_from() -> None:
    here = position(
        last_turns="ceres you",
        buildings=["domus A1", "bakery A2", "fountain B1"],
        gardens={
            "residential": "C1 C2",
            "commercial": "D1",
            "civic-any": "B2",
            "civic-civic": "D2",
        },
        market="",
    )
    after = play(here, "income")
    scoring = after.event("scoring")
    items = [
        (each["side"], each["source"], each["rules"], each.get("vp", each.get("silver")))
        for each in scoring["items"]
    ]
    assert items == [
        ("you", "population", ["V1"], 2),  # hers is larger, 2
        ("you", "silver", ["V2"], 1),  # the bakery
        ("you", "civic", ["V3"], 3),  # the fountain: A1, C1, B2
        ("ceres", "population", ["V1", "V5"], 6),  # 2 and the bonus of 4
        ("ceres", "commercial", ["V6"], 1),  # D1
        ("ceres", "civic", ["V7"], 4),  # B2: the bakery and the fountain
        ("ceres", "parks", ["V8"], 4),  # C1 C2 D1 D2
    ]


def test_e3_the_items_add_up_to_the_totals() -> None:
    # As before, in era 3, and with an empty Lot: your VP of all sources.
    here = position(
        era=3,
        last_turns="you",
        your_lots="G7 G6",
        buildings=[
            "domus A1",
            "pottery A2 A3",
            "fountain B1",
            f"great-insula-square {block('E4:F5')}",
        ],
        gardens={
            "residential": "C1 C2",
            "commercial": "D1",
            "civic-any": "B2",
            "civic-civic": "D2",
        },
    )
    score = here.score()
    scoring = play(here, "income").event("scoring")
    for side in ("you", "ceres"):
        scored = dict.fromkeys(score[side], 0)
        for item in scoring["items"]:
            if item["side"] == side:
                scored[item["source"]] += item["vp"]
                scored["total"] += item["vp"]
        assert scored == score[side]
        assert scoring[side]["scored"] == score[side]["total"]
    # Population 7 + 10, pottery 2, fountain 3 (A1, C1, B2), Lots 2.
    assert score["you"] == {"population": 17, "commercial": 2, "civic": 3, "lots": 2, "total": 24}
    # Population 7, D1 for 1 + 1, B2 for the pottery and the fountain, one square.
    assert score["ceres"] == {
        "population": 7,
        "commercial": 2,
        "civic": 4,
        "parks": 4,
        "total": 17,
    }
