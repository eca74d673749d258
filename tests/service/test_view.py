"""A view shows all that may be seen and done, and nothing that is hidden."""

import json
from random import Random

import pytest

import ceres
from ceres.components import BUILDINGS, MONUMENTS
from ceres.service import Table
from ceres.service.tabletop import tabletop
from ceres.text import RULES
from service.at_tables import (
    complaint,
    legal_in,
    plain,
    random_game,
    rearranged,
    reasons_in,
    some_positions,
    table_at,
)
from strategies import ALL_OPTIONS

SEEDS = pytest.mark.parametrize("seed", range(0, len(ALL_OPTIONS), 9))
# What only the last turn shows of its steps.
TABLE = ("table", "measures")


# What is hidden.


def test_a_view_is_the_same_whatever_is_hidden() -> None:
    rng = Random(1)
    for position in some_positions():
        other = position.observation().sample(rng)
        assert table_at(other).view() == table_at(position).view()


def test_a_view_has_numbers_where_things_are_hidden() -> None:
    for position in some_positions():
        table, written = table_at(position).view()["table"], position.to_dict()
        assert table["piles"] == [len(pile) for pile in written["piles"]]
        assert table["ceres"]["deeds"] == len(written["ceres"]["deeds"])
        assert sum(table["bag"].values()) == len(written["bag"])
        assert list(table["bag"]) == sorted(table["bag"])
        assert table["ceres"]["known"] == written["ceres"]["deck"][table["ceres"]["unseen"] :]


@SEEDS
def test_a_turn_gives_away_nothing_that_it_did_not_reveal(seed: int) -> None:
    """With everything that stayed hidden in another order, it is described in the same words."""
    rng = Random(seed)
    game = random_game(seed)
    before = next(game)[0].position
    for table, turn in game:
        assert turn is not None
        revealed = table.revealed()
        pending = before.to_dict()["pending"]
        waiting = pending is not None and pending["place"] == "garden"
        tiles = sum(each["kind"] == "tile" for each in revealed) + waiting
        other = rearranged(before, rng, tiles, {each["id"] for each in revealed})
        again = table_at(other).play(turn["action"])
        assert again["steps"] == turn["steps"]
        before = table.position


@SEEDS
def test_the_turns_of_a_game_are_those_played_without_their_tables(seed: int) -> None:
    played = []
    for table, turn in random_game(seed):
        if turn is not None:
            assert plain(table.last_turn()) == turn
            steps = [{k: v for k, v in step.items() if k not in TABLE} for step in turn["steps"]]
            played.append({"number": turn["number"], "action": turn["action"], "steps": steps})
        else:
            assert table.last_turn() is None
    assert table.turns() == played
    assert [turn["number"] for turn in played] == list(range(1, len(played) + 1))


# What is shown.


def test_a_view_is_plain_data() -> None:
    for position in some_positions():
        view = table_at(position).view()
        assert json.loads(json.dumps(view)) == view


def test_a_view_says_how_the_game_stands() -> None:
    for position in some_positions():
        view, written = table_at(position).view(), position.to_dict()
        assert (view["phase"], view["result"]) == (position.phase, position.result)
        assert view["table"] == tabletop(position._state)
        assert view["score"] == position.score()
        assert view["measures"]["silver"] == written["you"]["silver"]
        assert view["measures"]["score"] == position.score()["you"]["total"]
        assert view["measures"]["her_score"] == position.score()["ceres"]["total"]


def test_the_items_of_a_view_add_up_to_its_score() -> None:
    for position in some_positions():
        view = plain(table_at(position).view())
        for side in ("you", "ceres"):
            vp = sum(item.get("vp", 0) for item in view["items"] if item["side"] == side)
            assert vp == view["score"][side]["total"]
        assert sum(item.get("silver", 0) for item in view["items"]) == view["score"]["silver"]


def test_prices_are_those_that_are_paid() -> None:
    tried = 0
    for position in some_positions():
        view = table_at(position).view()
        for offer in view["table"]["market"]:
            action = view["can"]["deeds"][offer["deed"]].get("action")
            if action:
                bought = position.play(action)[1][0].facts
                prices = (offer["price"], offer["printed"], offer["silver"])
                assert prices == (bought["price"], bought["printed"], bought["silver_on_it"])
                tried += 1
    assert tried > 200


def test_parks_are_gardens_that_hang_together() -> None:
    for position in some_positions():
        view = table_at(position).view()["table"]["ceres"]
        lots = sorted(lot for park in view["parks"] for lot in park)
        assert lots == sorted(view["gardens"])
        assert all(park == sorted(park) for park in view["parks"])
        for park in view["parks"]:
            assert all(len(park) == 1 or beside(lot, park) for lot in park)
        for one in view["parks"]:
            others = [lot for park in view["parks"] if park != one for lot in park]
            assert not any(beside(lot, others) for lot in one)


def beside(lot: str, others: list[str]) -> bool:
    return any(
        abs(ord(lot[0]) - ord(other[0])) + abs(int(lot[1]) - int(other[1])) == 1 for other in others
    )


def test_a_choice_shows_the_tile_that_waits() -> None:
    choices = [position for position in some_positions() if position.phase == "choice"]
    kinds = set()
    for position in choices:
        pending, written = plain(table_at(position).view())["pending"], position.to_dict()
        assert {key: pending[key] for key in written["pending"]} == written["pending"]
        garden = pending["place"] == "garden"
        assert pending["tile"] == (written["bag"][0] if garden and written["bag"] else None)
        kinds.add((garden, pending["tile"] is not None))
    assert kinds == {(True, True), (True, False), (False, False)}


@pytest.mark.parametrize("seed", range(4, len(ALL_OPTIONS), 9))
def test_a_choice_says_why_these_sites_are_left(seed: int) -> None:
    """In the words of the event that left the choice, also when the game is opened there."""
    choices = 0
    for table, turn in random_game(seed):
        pending = table.view()["pending"]
        if turn and pending:
            sites = turn["steps"][-1]
            assert sites["type"] == "sites"
            assert (pending["reason"], pending["rules"]) == (sites["message"], sites["rules"])
            left = {key: value for key, value in sites.items() if key not in TABLE}
            assert plain(pending["step"]) == left
            assert table_at(table.position).view()["pending"] == pending
            choices += 1
    assert choices > 1


def test_what_a_game_is_played_with() -> None:
    table = Table.new(2**60, "hard", True, ["creeping-gardens"], strict=True)
    assert table.view()["game"] == {
        "seed": str(2**60),
        "difficulty": "hard",
        "monuments": True,
        "variants": ["creeping-gardens"],
        "strict": True,
        "peeked": 0,
        "hinted": False,
        "imported": False,
        "mine": True,
        "resigned": False,
        "branched": False,
        "rules": ceres.RULES_VERSION,
        "own": None,
    }
    assert table_at(table.position).view()["game"]["seed"] is None


# What can be done.


def test_a_view_offers_exactly_what_is_legal() -> None:
    for position in some_positions():
        can = plain(table_at(position).view())["can"]
        assert legal_in(can) == [str(action) for action in position.actions()]


def test_a_view_names_everything_in_reach() -> None:
    for position in some_positions():
        can, written = table_at(position).view()["can"], position.to_dict()
        assert list(can["deeds"]) == [offer["deed"] for offer in written["market"]]
        pieces = [piece.id for piece in BUILDINGS]
        if written["monuments"] is not None:
            pieces += [piece.id for piece in MONUMENTS]
        assert sorted(can["builds"]) == sorted(pieces)


def test_what_is_not_possible_says_why() -> None:
    ids = set()
    for position in some_positions():
        for why in reasons_in(table_at(position).view()["can"]):
            assert complaint(why)
            assert why["rules"]
            assert set(why["rules"]) <= set(RULES)
            ids.add(why["message"]["id"])
    conditions = {id for id in ids if id.startswith("condition-")}
    assert ids - conditions >= {
        "game-over",
        "choice-is-due",
        "needs-silver",
        "no-place-now",
        "not-in-tray",
        "not-in-supply",
    }
    assert len(conditions) > 5


def test_a_piece_whose_only_place_leaves_too_many_empty_lots_says_so() -> None:
    """The one L among your Lots would uncover two, and you have no markers for them (Y4)."""
    data = Table.new(seed=7).position.to_dict()
    data["you"]["lots"] = ["A1", "A3", "A5", "A7", "C7", "D4", "E7", "G7"]
    data["you"]["buildings"] = [
        {"id": "domus-maxima", "lots": ["D2", "D3"]},
        {"id": "domus-maxima", "lots": ["E4", "F4"]},
    ]
    data["ceres"] |= {"lots": [], "gardens": {}, "deeds": []}
    data |= {"market": [], "piles": [[], [], []]}
    build = table_at(ceres.Position.from_dict(data)).view()["can"]["builds"]["insula-l"]
    assert build["places"] == []
    assert build["why"]["message"] == {"id": "too-many-empty", "facts": {"count": 9}}


def test_what_is_possible_has_no_reason_against_it() -> None:
    for position in some_positions():
        can = plain(table_at(position).view())["can"]
        things = [can["income"], *can["deeds"].values(), *can["builds"].values()]
        assert not [thing for thing in things if bool(thing.get("why")) == possible(thing)]


def possible(thing: dict[str, object]) -> bool:
    return bool(thing.get("action") or thing.get("places"))


def test_the_silver_of_an_income_is_what_it_brings() -> None:
    for position in some_positions():
        income = table_at(position).view()["can"]["income"]
        if "action" in income:
            assert position.play("income")[1][0].facts["silver"] == income["silver"]
