"""Section 8: Monuments. Those of Ceres are in test_her_monuments.py."""

from typing import Any

import pytest

import ceres
from ceres.components import BUILDINGS, MONUMENTS
from rules.table import (
    BRIBE,
    BRIBE_WITH_ICON,
    MONUMENT_SIZES,
    actions,
    block,
    play,
    position,
    refused,
    starts,
)

# M1: you build one.

SQUARE = block("A1:B2")
BLOCK = block("A1:B3")
HOLDS: list[tuple[str, dict[str, Any]]] = [
    # no empty Lot
    ("pantheon A1 A2 A3", {"buildings": ["domus A1", "domus A2", "bakery A3"]}),
    # population 6
    (
        "roman-forum A1 A2 A3",
        {"your_lots": "A1 A2 A3", "buildings": ["great-insula-long D1 D2 D3 D4"]},
    ),
    # 14 Lots: 8 empty ones, 4 and 2
    (
        "circus-maximus A1 A2 A3",
        {
            "your_lots": block("A1:A7") + " B1",
            "buildings": ["foundry-long D1 D2 D3 D4", "pottery E1 E2"],
        },
    ),
    # a Building of 3 Lots
    ("tower-of-wonders A1", {"your_lots": "A1", "buildings": ["insula-l D1 D2 E1"]}),
    # a Building of 3 Lots, and 2 + 1 silver
    (
        "temple-of-mars A1 A2 B1",
        {"your_lots": "A1 A2 B1", "buildings": ["artisan-forum D1 D2 D3", "bakery E1"]},
    ),
    # 2 civic Buildings
    (
        "temple-of-neptune A1 A2 B1",
        {"your_lots": "A1 A2 B1", "buildings": ["fountain D1", "market E1 E2"]},
    ),
    # a Building of 4 Lots
    ("lighthouse A4", {"your_lots": "A4", "buildings": [f"foundry-square {block('D1:E2')}"]}),
    # 2 border Lots, built on or not
    ("observation-tower A4", {"your_lots": "A4 C3", "buildings": ["domus G4"]}),
    # no condition
    (f"temple-of-jupiter {SQUARE}", {"your_lots": SQUARE}),
    (f"colosseum {SQUARE}", {"your_lots": SQUARE}),
    (f"royal-winery {BLOCK}", {"your_lots": BLOCK}),
    (f"regia {BLOCK}", {"your_lots": BLOCK}),
    # 6 Buildings
    (
        f"statue-of-romulus {SQUARE}",
        {
            "your_lots": SQUARE,
            "buildings": [
                "domus D1",
                "domus D2",
                "bakery D3",
                "bakery D4",
                "fountain D5",
                "stalls D6",
            ],
        },
    ),
    # 3 + 1 silver
    (
        "temple-of-venus A1 A2",
        {"your_lots": "A1 A2", "buildings": ["foundry-long D1 D2 D3 D4", "bakery E1"]},
    ),
    # 3 residential Buildings
    (
        "temple-of-apollo A1 A2",
        {"your_lots": "A1 A2", "buildings": ["domus D1", "domus D2", "insula E1 E2 E3"]},
    ),
    # on the border
    ("triumphal-arch A1 B1 C1 D1", {"your_lots": "A1 B1 C1 D1"}),
    ("imperial-port G2 G3 G4 G5", {"your_lots": "G2 G3 G4 G5"}),
]
FAILS: list[tuple[str, dict[str, Any]]] = [
    # an empty Lot
    (
        "pantheon A1 A2 A3",
        {"your_lots": "G7", "buildings": ["domus A1", "domus A2", "bakery A3"]},
    ),
    # population 5
    (
        "roman-forum A1 A2 A3",
        {"your_lots": "A1 A2 A3", "buildings": ["insula D1 D2 D3", "domus E1"]},
    ),
    # 13 Lots
    (
        "circus-maximus A1 A2 A3",
        {
            "your_lots": block("A1:A7"),
            "buildings": ["foundry-long D1 D2 D3 D4", "pottery E1 E2"],
        },
    ),
    # Buildings of 2 Lots
    ("tower-of-wonders A1", {"your_lots": "A1", "buildings": ["pottery D1 D2", "market E1 E2"]}),
    # 2 silver
    (
        "temple-of-mars A1 A2 B1",
        {"your_lots": "A1 A2 B1", "buildings": ["artisan-forum D1 D2 D3", "domus E1"]},
    ),
    # 3 silver in Buildings of 1 and 2 Lots
    (
        "temple-of-mars A1 A2 B1",
        {"your_lots": "A1 A2 B1", "buildings": ["bakery D1", "bakery D2", "pottery E1 E2"]},
    ),
    # 1 civic Building
    ("temple-of-neptune A1 A2 B1", {"your_lots": "A1 A2 B1", "buildings": ["fountain D1"]}),
    # off the border
    (
        "temple-of-neptune B2 B3 C2",
        {"your_lots": "B2 B3 C2", "buildings": ["fountain D1", "market E1 E2"]},
    ),
    # a Building of 3 Lots
    ("lighthouse A4", {"your_lots": "A4", "buildings": ["insula D1 D2 D3"]}),
    # off the border
    ("lighthouse B4", {"your_lots": "B4", "buildings": [f"foundry-square {block('D1:E2')}"]}),
    # 1 border Lot
    ("observation-tower A4", {"your_lots": "A4 C3", "buildings": ["domus D4"]}),
    # off the border
    ("observation-tower C3", {"your_lots": "A4 C3", "buildings": ["domus G4"]}),
    # 5 Buildings
    (
        f"statue-of-romulus {SQUARE}",
        {
            "your_lots": SQUARE,
            "buildings": ["domus D1", "domus D2", "bakery D3", "bakery D4", "fountain D5"],
        },
    ),
    # 3 silver
    (
        "temple-of-venus A1 A2",
        {"your_lots": "A1 A2", "buildings": ["foundry-long D1 D2 D3 D4", "domus E1"]},
    ),
    # 2 residential Buildings
    (
        "temple-of-apollo A1 A2",
        {"your_lots": "A1 A2", "buildings": ["domus D1", "insula E1 E2 E3", "bakery D2"]},
    ),
    # off the border
    ("triumphal-arch B2 C2 D2 E2", {"your_lots": "B2 C2 D2 E2"}),
    ("imperial-port F2 F3 F4 F5", {"your_lots": "F2 F3 F4 F5"}),
]


@pytest.mark.parametrize(("monument", "table"), HOLDS)
def test_m1_you_may_build_it_if_its_condition_holds(monument: str, table: dict[str, Any]) -> None:
    id = monument.split(maxsplit=1)[0]
    after = play(position(supply=id, **table), f"build {monument}")
    assert {"id": id, "lots": monument.split()[1:]} in after.you["buildings"]
    assert after.data["monuments"] == []


@pytest.mark.parametrize(("monument", "table"), FAILS)
def test_m1_you_may_not_build_it_if_it_does_not(monument: str, table: dict[str, Any]) -> None:
    here = position(supply=monument.split(maxsplit=1)[0], **table)
    assert refused(here, f"build {monument}") == ("M1",)


def test_m1_every_monument_has_been_tried() -> None:
    assert {monument.split()[0] for monument, _ in HOLDS} == set(MONUMENT_SIZES)


def test_m1_silver_in_a_condition_is_what_your_buildings_show() -> None:
    here = position(silver=50, your_lots="A1 A2", supply="temple-of-venus")
    assert refused(here, "build temple-of-venus A1 A2") == ("M1",)


def test_m1_the_condition_is_tested_before_the_build_covers_anything() -> None:
    # Afterwards no Lot would be empty.
    here = position(your_lots="A1 A2 A3", supply="pantheon")
    assert refused(here, "build pantheon A1 A2 A3") == ("M1",)


def test_m1_the_condition_is_tested_before_the_build_removes_anything() -> None:
    # Two of the three residential Buildings are those that it replaces.
    here = position(
        buildings=["domus A1", "domus A2", "insula E1 E2 E3"], supply="temple-of-apollo"
    )
    assert "build temple-of-apollo A1 A2" in actions(here)


def test_m1_only_from_the_supply() -> None:
    here = position(your_lots=BLOCK, supply="colosseum")
    assert refused(here, f"build regia {BLOCK}") == ("M1",)


def test_m1_not_in_a_game_without_monuments() -> None:
    assert refused(position(your_lots=BLOCK), f"build regia {BLOCK}") == ("M1",)


def test_m1_by_y3_it_replaces_smaller_buildings_only() -> None:
    here = position(
        your_lots="A1 B1", buildings=["great-insula-long A2 B2 C2 D2"], supply="colosseum"
    )
    assert refused(here, f"build colosseum {SQUARE}") == ("Y3",)


def test_m1_by_y4_it_may_not_leave_nine_empty_lots() -> None:
    # The colosseum covers A1, A2, B1, B2; the two lines under it leave C1, D1, C2, D2. With the
    # five Lots of column G that is nine; without G7 it would be eight.
    lines = ["insula B1 C1 D1", "artisan-forum B2 C2 D2"]
    lots = "A1 A2 G3 G4 G5 G6"
    five = position(your_lots=f"{lots} G7", buildings=lines, supply="colosseum")
    four = position(your_lots=lots, buildings=lines, supply="colosseum")
    assert refused(five, f"build colosseum {SQUARE}") == ("Y4", "T4")
    assert f"build colosseum {SQUARE}" in actions(four)


def test_m1_it_is_one_of_your_buildings_from_then_on() -> None:
    # A fountain counts it, and a civic tile of hers does.
    here = position(
        buildings=["temple-of-venus A1 A2", "fountain A3"], gardens={"civic-residential": "B1"}
    )
    assert here.score()["you"]["civic"] == 1
    assert here.score()["ceres"]["civic"] == 2


@pytest.mark.parametrize(
    ("monument", "population"),
    [
        ("temple-of-mars A1 A2 B1", 5),
        (f"regia {BLOCK}", 9),
        ("temple-of-venus A1 A2", 4),
        ("triumphal-arch A1 A2 A3 A4", 7),
    ],
)
def test_m1_residential_monuments_have_their_population(monument: str, population: int) -> None:
    assert position(buildings=[monument]).score()["you"]["population"] == population + 4


@pytest.mark.parametrize(
    ("monument", "silver", "vp"),
    [
        ("tower-of-wonders A1", 0, 3),
        ("temple-of-neptune A1 A2 B1", 1, 5),
        (f"royal-winery {BLOCK}", 4, 8),
        ("temple-of-apollo A1 A2", 2, 2),
        ("imperial-port A1 A2 A3 A4", 3, 7),
    ],
)
def test_m1_commercial_monuments_have_their_silver_and_in_era_3_their_vp(
    monument: str, silver: int, vp: int
) -> None:
    early, late = position(buildings=[monument]), position(era=3, buildings=[monument])
    assert early.score()["silver"] == silver
    assert early.score()["you"]["commercial"] == 0
    assert late.score()["silver"] == 0
    assert late.score()["you"]["commercial"] == vp


# Beside D3 and E3: an insula (4 citizens), an artisan forum (2 silver) and a market (civic, which
# finds nothing to count itself).
AROUND = ["insula E2 F2 G2", "artisan-forum A3 B3 C3", "market D1 D2"]


@pytest.mark.parametrize(
    ("monument", "vp"),
    [
        ("pantheon D3 E3 F3", 3),
        ("roman-forum D3 E3 F3", 2 * 2),
        ("circus-maximus D3 E3 F3", 4),
        (f"temple-of-jupiter {block('D3:E4')}", 2 * 2),
        (f"colosseum {block('D3:E4')}", 4),
        (f"statue-of-romulus {block('D3:E4')}", 3 * 2),
    ],
)
def test_m1_civic_monuments_score_their_effect(monument: str, vp: int) -> None:
    assert position(buildings=[monument, *AROUND]).score()["you"]["civic"] == vp


@pytest.mark.parametrize(("monument", "vp"), [("lighthouse D4", 4), ("observation-tower D4", 5)])
def test_m1_civic_monuments_of_one_lot_score_their_effect(monument: str, vp: int) -> None:
    around = ["domus D3", "insula E4 F4 G4", "artisan-forum A4 B4 C4", "market D5 D6"]
    assert position(buildings=[monument, *around]).score()["you"]["civic"] == vp


def test_m1_replaced_it_goes_back_to_the_supply() -> None:
    here = position(your_lots="A2", buildings=["tower-of-wonders A1"])
    after = play(here, "build pottery A1 A2")
    assert after.data["monuments"] == ["tower-of-wonders"]


def test_m1_replaced_you_can_build_it_again_with_its_effect() -> None:
    here = position(
        your_lots="A3 B3 E1 E2 F1 F2",
        buildings=[f"temple-of-jupiter {SQUARE}", "domus G1"],
        supply="regia",
    )
    after = play(here, f"build regia {BLOCK}", "build temple-of-jupiter E1 E2 F1 F2")
    assert after.you["vp"] == 2


def test_m1_replaced_ceres_can_build_it_too_with_its_effect() -> None:
    here = position(
        cards=f"{BRIBE} {BRIBE_WITH_ICON}",
        your_lots="A3 B3",
        buildings=[f"temple-of-jupiter {SQUARE}"],
        supply="regia",
        gardens={"residential": "G1 G2 G3 G4 G5"},
        her_lots=block("E1:F2"),
        market="D7 D6",
    )
    after = play(here, f"build regia {BLOCK}", "income")
    assert after.ceres["monuments"] == [
        {"id": "temple-of-jupiter", "lots": ["E1", "E2", "F1", "F2"]}
    ]
    assert after.ceres["vp"] == 2


# The two effects when you build. C1 and C2 are beside the square, C3 and D1 are not.


@pytest.mark.parametrize(
    ("table", "you", "ceres"),
    [
        ({}, 0, 0),
        ({"buildings": ["domus C1"]}, 2, 0),
        ({"buildings": ["domus C1", "bakery C2"]}, 2, 0),
        ({"gardens": "C1"}, 0, 2),
        ({"gardens": "C1", "buildings": ["domus C2"]}, 2, 2),
        ({"her_monuments": ["lighthouse C1"]}, 0, 2),
        ({"buildings": ["domus C3"], "gardens": "D1"}, 0, 0),
        ({"her_lots": "C1"}, 0, 0),
    ],
)
def test_m1_temple_of_jupiter_brings_2_vp_to_each_side_with_a_building_beside_it(
    table: dict[str, Any], you: int, ceres: int
) -> None:
    here = position(your_lots=SQUARE, supply="temple-of-jupiter", **table)
    after = play(here, f"build temple-of-jupiter {SQUARE}")
    assert (after.you["vp"], after.ceres["vp"]) == (you, ceres)
    facts = after.event("when-built")
    assert (facts["you"]["vp"], facts["ceres"]["vp"]) == (you, ceres)


def test_m1_your_own_empty_lots_are_no_buildings_beside_it() -> None:
    here = position(your_lots=f"{SQUARE} C1", supply="temple-of-jupiter")
    assert play(here, f"build temple-of-jupiter {SQUARE}").you["vp"] == 0


def test_m1_a_building_that_it_replaces_is_not_beside_it() -> None:
    here = position(
        your_lots="A1 B2 B1", buildings=["domus-maxima A2 A3"], supply="temple-of-jupiter"
    )
    assert play(here, f"build temple-of-jupiter {SQUARE}").you["vp"] == 0


@pytest.mark.parametrize(
    ("table", "silver"),
    [({}, 0), ({"buildings": ["domus C1"]}, 3), ({"gardens": "C1"}, 0)],
)
def test_m1_colosseum_brings_3_silver_to_you_with_a_building_beside_it(
    table: dict[str, Any], silver: int
) -> None:
    here = position(your_lots=SQUARE, supply="colosseum", **table)
    after = play(here, f"build colosseum {SQUARE}")
    assert after.you["silver"] == silver
    assert (after.you["vp"], after.ceres["vp"]) == (0, 0)


# M7: sizes.


def test_m7_a_line_of_three_and_a_corner_are_never_both_in_the_supply() -> None:
    three = {"pantheon", "roman-forum", "circus-maximus", "temple-of-mars", "temple-of-neptune"}
    four = {
        "temple-of-jupiter",
        "colosseum",
        "statue-of-romulus",
        "triumphal-arch",
        "imperial-port",
    }
    for start in starts(range(200), monuments=True):
        assert len(three & set(start["monuments"])) <= 1
        assert len(four & set(start["monuments"])) <= 1


def test_m7_ceres_takes_a_line_of_three_and_a_corner_by_their_ids() -> None:
    # Both fit: A4, A5, A6 and B4.
    here = position(
        cards=BRIBE_WITH_ICON,
        gardens={"residential": "A1 A2 A3 B1"},
        her_lots="A4 A5 A6 B4",
        supply="roman-forum temple-of-mars",
    )
    after = play(here, "income")
    assert after.ceres["monuments"][0]["id"] == "roman-forum"


def test_m7_a_corner_does_not_replace_a_line_of_three() -> None:
    here = position(
        your_lots="B1",
        buildings=["artisan-forum A1 A2 A3", "bakery D1"],
        supply="temple-of-mars",
    )
    assert refused(here, "build temple-of-mars A1 A2 B1") == ("Y3",)


# M8: nothing else.


def test_m8_no_other_module_can_be_chosen() -> None:
    for name in ("patricians", "monuments", "neighbours", ""):
        with pytest.raises(ceres.InvalidOption):
            ceres.Game.new(seed=1, variants=[name])


def test_m8_a_position_knows_no_other_module() -> None:
    data = position().to_dict()
    with pytest.raises(ceres.CorruptPosition):
        ceres.Position.from_dict({**data, "expansion": True})
    with pytest.raises(ceres.CorruptPosition):
        ceres.Position.from_dict({**data, "variants": ["expansion"]})


def test_m8_the_box_holds_nothing_else() -> None:
    assert sum(building.pieces for building in BUILDINGS) == 24
    assert {monument.id for monument in MONUMENTS} == set(MONUMENT_SIZES)
