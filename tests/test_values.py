"""Actions and positions are values: copied, pickled, printed, and never changed. Options."""

import copy
import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import given

import ceres
from ceres.components import STANDARD
from ceres.engine.action import ACTIONS
from strategies import example, examples, positions, some_position, walk

# Copies, pickles, immutability.


def test_actions_are_copied_and_pickled_as_themselves() -> None:
    for action in ACTIONS[::97]:
        assert copy.copy(action) is action
        assert copy.deepcopy(action) is action
        assert pickle.loads(pickle.dumps(action)) is action
        assert repr(action) == f"<Action {action}>"


def test_actions_are_hashable() -> None:
    position = ceres.Position.from_dict(example("start-normal"))
    assert len(set(position.actions()) & set(position.actions())) == len(position.actions())


def test_an_action_can_be_played_as_itself_or_as_its_text() -> None:
    position = ceres.Position.from_dict(example("start-normal"))
    for action in position.actions():
        assert position.play(action) == position.play(str(action))
    with pytest.raises(ceres.IllegalAction):
        position.play(ceres.parse_action("place C4"))


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_positions_are_copied_and_pickled(protocol: int) -> None:
    for seed in range(15):
        rng = Random(seed)
        for position in walk(some_position(rng, composed=seed % 2 == 0), rng, 4):
            again = pickle.loads(pickle.dumps(position, protocol))
            assert again == position
            assert hash(again) == hash(position)
            assert again.actions() == position.actions()
            assert copy.copy(position) == copy.deepcopy(position) == position


def test_positions_with_components_of_their_own_are_copied_and_pickled() -> None:
    box: Any = STANDARD.to_dict()
    box["cards"][0]["number"] = 4
    components = ceres.read_components(box)
    position = ceres.Game.new(7, components=components).position
    assert copy.copy(position) == position
    assert copy.deepcopy(position) == position
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert again.components == components


def test_a_position_cannot_be_changed() -> None:
    position: Any = ceres.Position.from_dict(example("start-normal"))
    before = position.to_dict()
    for name in ("era", "phase", "_state", "_actions", "_hash", "something"):
        with pytest.raises(AttributeError):
            setattr(position, name, 1)
    for name in ("_state", "_hash"):
        with pytest.raises(AttributeError):
            delattr(position, name)
    assert position.to_dict() == before


@examples(30)
@given(positions())
def test_what_a_position_hands_out_is_not_the_position(position: ceres.Position) -> None:
    before, actions, score = position.to_json(), position.actions(), position.score()
    data = position.to_dict()
    data["you"]["lots"].append("A1")
    data["ceres"]["gardens"].clear()
    data["ceres"]["deck"].reverse()
    data["bag"].clear()
    data["piles"][2].clear()
    if data["pending"]:
        data["pending"]["options"].clear()
    position.actions().clear()
    position.score()["you"].clear()
    if actions:
        _, events = position.play(actions[0])
        for event in events:
            event.facts.clear()
    assert (position.to_json(), position.actions(), position.score()) == (before, actions, score)


def test_data_that_was_read_is_not_the_position() -> None:
    data = example("choice-of-a-garden-lot")
    position = ceres.Position.from_dict(data)
    before = position.to_json()
    data["pending"]["options"].clear()
    data["bag"].clear()
    data["you"]["buildings"][0]["lots"][0] = "G7"
    assert position.to_json() == before


def test_a_position_is_printed_as_a_board() -> None:
    position = ceres.Position.from_dict(example("late-with-monuments"))
    text = str(position)
    lines = text.splitlines()
    assert [line.split()[0] for line in lines if line[:5].strip().isdigit()] == list("1234567")
    data = position.to_dict()
    for name in ("tower-of-wonders", "grand-library", "temple-of-jupiter", "B7", "c12"):
        assert name in text
    assert all(offer["deed"] in text for offer in data["market"])
    assert str(ceres.Position.from_dict(example("choice-of-a-garden-lot"))).count("F5") >= 1
    assert "43" in repr(position)
    assert "46" in repr(position)


# Options of a new game.


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"seed": -1}, [("seed", "bad-seed")]),
        ({"seed": "7"}, [("seed", "bad-seed")]),
        ({"seed": 1.5}, [("seed", "bad-seed")]),
        ({"seed": True}, [("seed", "bad-seed")]),
        ({"difficulty": "easy"}, [("difficulty", "unknown-word")]),
        ({"difficulty": None}, [("difficulty", "not-a-text")]),
        ({"monuments": 1}, [("monuments", "not-true-or-false")]),
        ({"variants": ["mild"]}, [("variants", "unknown-word")]),
        ({"variants": [3]}, [("variants", "not-a-text")]),
        ({"variants": "wild"}, [("variants", "unknown-word")]),
        ({"variants": ["wild-monuments"] * 2}, [("variants", "variant-twice")]),
        (
            {"seed": -1, "difficulty": "easy", "monuments": "yes", "variants": ["mild"]},
            [
                ("seed", "bad-seed"),
                ("difficulty", "unknown-word"),
                ("monuments", "not-true-or-false"),
                ("variants", "unknown-word"),
            ],
        ),
    ],
    ids=str,
)
def test_bad_options_of_a_new_game(
    options: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    with pytest.raises(ceres.InvalidOption) as refused:
        ceres.Game.new(**{"seed": 7, **options})
    assert [(fault.where, fault.code) for fault in refused.value.faults] == expected
    assert all(str(fault) in str(refused.value) for fault in refused.value.faults)


@pytest.mark.parametrize(
    ("option", "value"), [("variants", None), ("variants", 3), ("components", 3)]
)
def test_options_of_a_wrong_type(option: str, value: object) -> None:
    options: dict[str, Any] = {"seed": 7, option: value}
    with pytest.raises(ceres.InvalidOption) as refused:
        ceres.Game.new(**options)
    assert [fault.where for fault in refused.value.faults] == [option]


@pytest.mark.parametrize("seed", [0, 2**64, 10**4299], ids=["0", "2**64", "4300 digits"])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    game = ceres.Game.new(seed)
    assert game.record()["seed"] == seed
    assert game.position == ceres.Game.new(seed).position


def test_a_game_without_a_seed_gets_one_and_keeps_it() -> None:
    game = ceres.Game.new()
    assert game.seed is not None
    assert ceres.Game.new(game.seed).position == game.position
    assert ceres.Game.new().position != game.position


def test_variants_are_kept_in_order() -> None:
    names = ["wild-monuments", "contested-population"]
    data = ceres.Game.new(7, variants=names).position.to_dict()
    assert data["variants"] == sorted(names)


@pytest.mark.parametrize(
    "error",
    [
        ceres.InvalidNotation("buy Z9", "no-lot", word="Z9"),
        ceres.IllegalAction("place C4", "no-choice-is-due", ["P5"]),
        ceres.CorruptPosition([ceres.Fault("you.silver", "too-small", {"number": -1, "low": 0})]),
        ceres.CorruptRecord([ceres.Fault("", "nested-too-deep")], ceres.Game.new(seed=7)),
    ],
)
def test_errors_come_back_from_other_processes_as_they_were(error: ceres.CeresError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert set(vars(again)) == set(vars(error))
