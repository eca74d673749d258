"""Section 4: where a tile of Ceres goes."""

import ceres
from rules.table import ENLARGE, actions, play, position, refused

# P1: beside a Park.


def test_p1_her_empty_lot_beside_a_park() -> None:
    # B2 touches the Park at a corner, G7 is far away.
    after = play(position(cards=ENLARGE, gardens="A1", her_lots="A2 B2 G7"), "income")
    facts = after.told("sites")[0]
    assert (facts["rule"], facts["parks"], facts["size"]) == ("P1", [["A1"]], 1)
    assert facts["options"] == [["A2"]]


def test_p1_beside_the_largest_such_park() -> None:
    # A1 A2 is larger than G7.
    after = play(position(cards=ENLARGE, gardens="A1 A2 G7", her_lots="A3 G6"), "income")
    facts = after.told("sites")[0]
    assert (facts["rule"], facts["parks"], facts["size"]) == ("P1", [["A1", "A2"]], 2)
    assert facts["options"] == [["A3"]]


def test_p1_a_larger_park_without_an_empty_lot_of_hers_does_not_count() -> None:
    # The largest Park has none of her Lots beside it; B4 is diagonal to it.
    after = play(position(cards=ENLARGE, gardens="A1 A2 A3 G7", her_lots="B4 F7 G6"), "income")
    facts = after.told("sites")[0]
    assert (facts["rule"], facts["parks"]) == ("P1", [["G7"]])
    assert facts["options"] == [["F7"], ["G6"]]


def test_p1_of_equally_large_parks_all() -> None:
    after = play(position(cards=ENLARGE, gardens="A1 G7", her_lots="A2 G6 D4"), "income")
    facts = after.told("sites")[0]
    assert facts["parks"] == [["A1"], ["G7"]]
    assert facts["options"] == [["A2"], ["G6"]]


def test_p1_gardens_that_touch_at_a_corner_are_two_parks() -> None:
    # A1 and B2 are no Park of two: A1, B2 and G7 are three Parks of one.
    after = play(position(cards=ENLARGE, gardens="A1 B2 G7", her_lots="A2 G6"), "income")
    assert after.told("sites")[0]["options"] == [["A2"], ["G6"]]


def test_p1_a_garden_between_two_parks_joins_them() -> None:
    # A2 makes one Park of three of A1, A2, A3.
    after = play(position(cards=ENLARGE, gardens="A1 A3", her_lots="A2"), "income")
    assert after.event("plant")["park"] == ["A1", "A2", "A3"]


# P2: diagonal to a Park.


def test_p2_none_beside_so_her_empty_lot_diagonal_to_a_park() -> None:
    # A3 is two steps from the Park as B2 is, but in a line.
    after = play(position(cards=ENLARGE, gardens="A1", her_lots="B2 A3 G7"), "income")
    facts = after.told("sites")[0]
    assert (facts["rule"], facts["parks"]) == ("P2", [["A1"]])
    assert facts["options"] == [["B2"]]


def test_p2_diagonal_to_the_largest_such_park() -> None:
    after = play(position(cards=ENLARGE, gardens="A1 A2 G7", her_lots="B3 F6"), "income")
    facts = after.told("sites")[0]
    assert (facts["rule"], facts["parks"], facts["size"]) == ("P2", [["A1", "A2"]], 2)
    assert facts["options"] == [["B3"]]


def test_p2_a_larger_park_without_an_empty_lot_of_hers_does_not_count() -> None:
    after = play(position(cards=ENLARGE, gardens="A1 A2 F6", her_lots="C4 E5 G7"), "income")
    facts = after.told("sites")[0]
    assert (facts["rule"], facts["parks"]) == ("P2", [["F6"]])
    assert facts["options"] == [["E5"], ["G7"]]


def test_p2_of_equally_large_parks_all() -> None:
    after = play(position(cards=ENLARGE, gardens="A1 G7", her_lots="B2 F6"), "income")
    assert after.told("sites")[0]["options"] == [["B2"], ["F6"]]


# P3: far from every Park.


def test_p3_closest_to_her_largest_park() -> None:
    # D1 is 3 steps from A1 A2, the largest; F5 is 3 from G7 too, and 8 from the largest.
    after = play(position(cards=ENLARGE, gardens="A1 A2 G7", her_lots="D1 F5"), "income")
    facts = after.told("sites")[0]
    assert (facts["rule"], facts["parks"], facts["distance"]) == ("P3", [["A1", "A2"]], 3)
    assert facts["options"] == [["D1"]]


def test_p3_several_largest_parks_the_closest_to_any_of_them() -> None:
    # C1 is 2 steps from A1; D7 is 3 steps from G7.
    after = play(position(cards=ENLARGE, gardens="A1 G7", her_lots="C1 D7"), "income")
    facts = after.told("sites")[0]
    assert facts["parks"] == [["A1"], ["G7"]]
    assert facts["options"] == [["C1"]]


def test_p3_equally_close_the_farthest_from_your_buildings() -> None:
    # A3 and C1 are both 2 steps from A1; A3 is 3 steps from your domus, C1 is 7.
    here = position(cards=ENLARGE, gardens="A1", her_lots="A3 C1", buildings=["domus A6"])
    facts = play(here, "income").told("sites")[0]
    assert facts["distance_from_you"] == 7
    assert facts["options"] == [["C1"]]


def test_p3_the_park_comes_before_your_buildings() -> None:
    # A3 is closest to the Park, G7 much farther from your domus.
    here = position(cards=ENLARGE, gardens="A1", her_lots="A3 G7", buildings=["domus A4"])
    assert play(here, "income").told("sites")[0]["options"] == [["A3"]]


def test_p3_farthest_from_the_nearest_of_your_buildings() -> None:
    # A3 is 1 step from the domus at A4. C1 is 2 steps from the bakery at E1, and farther from
    # the domus.
    here = position(
        cards=ENLARGE, gardens="A1", her_lots="A3 C1", buildings=["domus A4", "bakery E1"]
    )
    assert play(here, "income").told("sites")[0]["options"] == [["C1"]]


def test_p3_your_empty_lots_are_no_buildings() -> None:
    here = position(cards=ENLARGE, gardens="A1", her_lots="A3 C1", your_lots="A4")
    assert play(here, "income").told("sites")[0]["options"] == [["A3"], ["C1"]]


def test_p3_without_a_building_of_yours_the_park_alone_counts() -> None:
    after = play(position(cards=ENLARGE, gardens="A1", her_lots="A3 C1 G7"), "income")
    facts = after.told("sites")[0]
    assert facts["options"] == [["A3"], ["C1"]]
    assert "distance_from_you" not in facts


def test_p3_without_a_park_your_buildings_alone_count() -> None:
    # A3 is 1 step from the domus, F7 is 8 and G7 is 9.
    here = position(cards=ENLARGE, her_lots="A3 F7 G7", buildings=["domus A4"])
    facts = play(here, "income").told("sites")[0]
    assert (facts["rule"], facts["parks"]) == ("P3", [])
    assert facts["options"] == [["G7"]]


def test_p3_without_both_every_empty_lot_of_hers_will_do() -> None:
    after = play(position(cards=ENLARGE, her_lots="A3 C1 G7"), "income")
    assert after.told("sites")[0]["options"] == [["A3"], ["C1"], ["G7"]]


# P4: you choose.


def test_p4_more_than_one_lot_is_left_so_you_choose() -> None:
    here = position(cards=ENLARGE, gardens="A1", her_lots="A2 B1", bag="residential commercial")
    after = play(here, "income")
    assert after.position.phase == "choice"
    assert actions(after.position) == ["place A2", "place B1"]
    assert after.data["pending"] == {
        "place": "garden",
        "left": 3,
        "icon": False,
        "options": [["A2"], ["B1"]],
    }


def test_p4_the_tile_goes_where_you_say() -> None:
    here = position(cards=ENLARGE, gardens="A1", her_lots="A2 B1", bag="residential commercial")
    after = play(here, "income", "place B1")
    assert after.ceres["gardens"]["B1"] == "residential"
    assert after.ceres["gardens"]["A2"] == "commercial"


def test_p4_her_turn_goes_on_after_your_choice() -> None:
    # Three tiles: your choice, then two more without one; then it is your turn.
    here = position(cards=ENLARGE, gardens="A1", her_lots="A2 B1 C1")
    after = play(here, "income", "place A2")
    assert after.ceres["lots"] == []
    assert after.position.phase == "you"


def test_p4_you_see_the_tile_first() -> None:
    # What you may know of the bag is sorted, but for the tile that waits: it comes first.
    tiles = ["commercial-double", "commercial"]
    here = position(cards=ENLARGE, gardens="A1", her_lots="A2 B1", bag=" ".join(tiles))
    after = play(here, "income")
    assert after.told("sites")[0]["tile"] == "commercial-double"
    assert after.position.observation().to_dict()["bag"] == tiles
    assert here.observation().to_dict()["bag"] == sorted(tiles)


def test_p4_you_may_choose_no_other_lot() -> None:
    here = position(cards=ENLARGE, gardens="A1", her_lots="A2 B1 G7")
    assert refused(play(here, "income").position, "place G7") == ("P4",)


# P5: your choice is a decision of the game.


def choice() -> ceres.Game:
    """Return a game in which you choose a Lot for Ceres."""
    game = ceres.Game(position(cards=ENLARGE, gardens="A1", her_lots="A2 B1", market="G7 G6"))
    game.play("income")
    return game


def test_p5_your_choice_is_recorded() -> None:
    game = choice()
    game.play("place B1")
    assert game.record()["actions"] == ["income", "place B1"]
    assert ceres.Game.from_record(game.record()).position == game.position


def test_p5_your_choice_can_be_undone() -> None:
    game = choice()
    before = game.position
    game.play("place B1")
    game.undo()
    assert game.position == before
    assert actions(game.position) == ["place A2", "place B1"]


def test_p5_a_bot_makes_it_too() -> None:
    seen = choice().position.observation()
    assert [str(action) for action in seen.actions()] == ["place A2", "place B1"]


def test_p5_nothing_else_can_be_done_before_it() -> None:
    assert refused(choice().position, "income") == ("P4", "P5")


def test_p5_of_exactly_one_lot_nobody_is_asked() -> None:
    after = play(position(cards=ENLARGE, gardens="A1", her_lots="A2"), "income")
    assert after.position.phase == "you"
    assert "place" not in after.types
    assert after.ceres["lots"] == []


def test_p5_there_is_nothing_to_place_in_your_own_turn() -> None:
    assert refused(position(her_lots="A2"), "place A2") == ("P5",)
