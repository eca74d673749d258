"""Random walks over all difficulties, with and without Monuments, in all variants.

Checks the invariants of every decision, in games from a set-up and from composed positions.
"""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ceres
from ceres.engine.action import ACTIONS
from ceres.engine.dice import Dice
from ceres.engine.legal import Sample
from ceres.engine.playout import play_randomly
from checks import check_game, check_refused, check_step, check_written_form
from quickly import some_quickly
from strategies import (
    ALL_OPTIONS,
    EXAMPLES,
    Options,
    example,
    examples,
    pick,
    played,
    positions,
    replaced,
    some_position,
    walk,
)


@pytest.mark.parametrize("number", some_quickly(range(len(ALL_OPTIONS)), every=5))
def test_a_game_of_each_kind(number: int) -> None:
    seen = check_game(ALL_OPTIONS[number].new(number).position, Random(number), others=10)
    assert seen["scoring"] == 3
    assert seen["game-over"] == 1


@pytest.mark.parametrize("seed", some_quickly(range(50), every=5))
def test_a_game_from_a_composed_position(seed: int) -> None:
    rng = Random(seed)
    check_game(some_position(rng, composed=True), rng, others=10)


@pytest.mark.parametrize("name", [name for name in EXAMPLES if name != "over"])
def test_a_game_from_an_example(name: str) -> None:
    check_game(ceres.Position.from_dict(example(name)), Random(name), others=10)


def test_walks_meet_everything_that_can_happen() -> None:
    """The walks above are worth something only if they come by every kind of event."""
    seen: set[str] = set()
    for seed in range(150):
        rng = Random(seed)
        position = some_position(rng, composed=seed % 2 == 0)
        while position.phase != "over":
            position, events = position.play(pick(position, rng))
            seen |= {event.type for event in events}
    assert seen >= {
        *("income", "buy", "build", "refill", "when-built", "flip", "claim", "no-claim"),
        *("deed-flip", "failed-claim", "bribe", "sites", "place", "plant", "no-room", "creep"),
        *("bag-empty", "monument", "no-monument", "last-turns", "last-turn", "scoring"),
        *("era-begins", "game-over"),
    }


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(20))
def test_many_games(batch: int) -> None:
    for seed in range(1000 + batch * 15, 1015 + batch * 15):
        rng = Random(seed)
        check_game(some_position(rng, composed=seed % 2 == 0), rng, others=60)


@examples(120)
@given(positions(), st.randoms(use_true_random=False))
def test_any_position_holds_what_it_promises(position: ceres.Position, rng: Random) -> None:
    if position.phase == "over":
        check_written_form(position)
        assert position.actions() == []
    else:
        check_step(position, rng, others=20)


@examples(12)
@given(positions())
def test_no_other_action_is_playable(position: ceres.Position) -> None:
    """Every action there is, not only a sample of them."""
    legal = {str(action) for action in position.actions()}
    for action in ACTIONS:
        if str(action) in legal:
            position.play(action)
        else:
            check_refused(position, action)


def test_playouts_draw_every_legal_action_and_no_other() -> None:
    """Each as likely as the others: as the list has them, without making the list."""
    for seed in range(12):
        position = some_position(Random(seed), composed=seed % 2 == 0)
        actions = position.actions()
        anyone = Sample(Dice(seed))
        draws = 60 * len(actions)
        drawn = Counter(str(anyone.choose(position._state)) for _ in range(draws))
        assert set(drawn) == {str(action) for action in actions}
        # The sum of squares is chi-squared: this bound is 5 standard deviations off.
        chi = sum((count - 60) ** 2 / 60 for count in drawn.values())
        freedom = len(actions) - 1
        assert chi < freedom + 5 * (2 * freedom) ** 0.5 + 5


def test_a_playout_ends_the_game_and_leaves_its_start_alone() -> None:
    for seed in range(20):
        position = some_position(Random(seed), composed=seed % 2 == 0)
        before = position.to_json()
        states = [position._state.clone() for _ in range(2)]
        decisions = [play_randomly(state, Dice(seed)) for state in states]
        assert decisions[0] == decisions[1] > 0
        assert states[0].key() == states[1].key()
        assert ceres.Position(states[0]).phase == "over"
        check_written_form(ceres.Position(states[0]))
        assert position.to_json() == before


def test_every_action_there_is_has_one_text_and_one_object() -> None:
    texts = [str(action) for action in ACTIONS]
    assert texts == sorted(set(texts))
    assert all(ceres.parse_action(str(action)) is action for action in ACTIONS)


# Equality.


@pytest.mark.parametrize(
    ("path", "value"),
    [
        pytest.param(("difficulty",), "hard", id="difficulty"),
        pytest.param(("variants",), ["wild-monuments"], id="variants"),
        pytest.param(("you", "silver"), 6, id="silver"),
        pytest.param(("you", "vp"), 1, id="your VP"),
        pytest.param(("ceres", "vp"), 1, id="her VP"),
        pytest.param(("ceres", "unseen"), 13, id="unseen"),
        pytest.param(("ceres", "deeds"), ["E7", "A4", "B7"], id="her Deeds"),
        pytest.param(("ceres", "row"), ["c09", "c16", "c17", "c10"], id="row"),
        pytest.param(("ceres", "gardens", "G5"), "commercial-double", id="tile"),
        pytest.param(("market", 0, "silver"), 1, id="silver on a Deed"),
        pytest.param(("bag",), ["civic-any"], id="bag"),
        pytest.param(("piles", 2), [], id="last pile"),
        pytest.param(("monuments",), [], id="Monuments"),
        pytest.param(("you", "lots"), ["A5"], id="your Lots"),
        pytest.param(("ceres", "lots"), ["A7"], id="her Lots"),
    ],
)
def test_positions_differ_if_anything_does(path: tuple[Any, ...], value: Any) -> None:
    start = example("start-normal")
    data = replaced(start, path, value)
    # So that no Deed is in two places, and no tile more than the box holds.
    if path == ("ceres", "lots"):
        data["piles"][2].remove("A7")
    if path == ("ceres", "gardens", "G5"):
        data["bag"].remove("commercial-double")
    one, other = ceres.Position.from_dict(start), ceres.Position.from_dict(data)
    assert one != other
    assert len({one, other}) == 2


def test_the_same_position_by_another_way_is_equal() -> None:
    """Two ways to the same board: what was built first matters, what was drawn does not."""
    start = ceres.Position.from_dict(example("start-normal"))
    after = start.play("income")[0]
    assert after == start.play("income")[0]
    assert len({after, start.play("income")[0], start}) == 2
    one, two = start, start
    for action in ("build domus A5", "build bakery C2"):
        one = one.play(action)[0]
    for action in ("build bakery C2", "build domus A5"):
        two = two.play(action)[0]
    assert one != two


# Games.


@pytest.mark.parametrize("number", range(0, len(ALL_OPTIONS), 5))
def test_undo_and_redo(number: int) -> None:
    game = ALL_OPTIONS[number].new(number)
    rng = Random(number)
    while game.position.phase != "over":
        game.play(pick(game.position, rng))
    positions, entries = game.positions, game.entries
    record = game.record()
    for back in range(1, len(positions)):
        game.undo()
        assert game.position == positions[-1 - back]
        assert game.positions == positions[: len(positions) - back]
    with pytest.raises(ceres.NothingToUndo):
        game.undo()
    assert game.position == game.start == positions[0]
    for forward in range(1, len(positions)):
        game.redo()
        assert game.position == positions[forward]
    with pytest.raises(ceres.NothingToUndo):
        game.redo()
    assert (game.positions, game.entries, game.record()) == (positions, entries, record)


def test_playing_on_forgets_what_was_undone() -> None:
    game = Options().new(7)
    game.play("income")
    game.play("income")
    game.undo()
    game.play(str(game.position.actions()[0]))
    with pytest.raises(ceres.NothingToUndo):
        game.redo()


def test_an_illegal_action_leaves_the_game_as_it_was() -> None:
    game = Options().new(7)
    game.play("income")
    game.undo()
    before = game.record()
    with pytest.raises(ceres.IllegalAction):
        game.play("place C4")
    with pytest.raises(ceres.InvalidNotation):
        game.play("dance")
    assert game.record() == before
    game.redo()
    assert [str(entry) for entry in game.entries] == ["income"]


@pytest.mark.parametrize("number", range(0, len(ALL_OPTIONS), 7))
def test_a_record_replays_to_the_same_positions(number: int) -> None:
    rng = Random(number)
    game = ALL_OPTIONS[number].new(number)
    while game.position.phase != "over":
        game.play(pick(game.position, rng))
    record = game.record()
    again = ceres.Game.from_record(json.loads(json.dumps(record)))
    assert again.positions == game.positions
    assert again.record() == record


@pytest.mark.parametrize("seed", range(3))
def test_the_same_seed_and_options_give_the_same_game(seed: int) -> None:
    for options in ALL_OPTIONS[::5]:
        games = [options.new(seed) for _ in range(2)]
        ends = [played(game.position, Random(seed), 20) for game in games]
        assert games[0].position == games[1].position
        assert ends[0] == ends[1]
        assert games[0].position != options.new(seed + 1).position


def test_nothing_is_random_after_set_up() -> None:
    """Two readers of the same position see the same game, whatever happened before."""
    start = some_position(Random(3), composed=False)
    twin = ceres.Position.from_json(start.to_json())
    for one, other in zip(walk(start, Random(5)), walk(twin, Random(5)), strict=True):
        assert one == other


def test_silver_has_no_limit() -> None:
    """Whoever composes a position may lay any amount: more than a machine word holds, too."""
    table = ceres.Game.new(seed=1).position.to_dict()
    table["market"][0]["silver"] = 10**30
    table["you"]["silver"] = 10**31
    position = ceres.Position.from_dict(table)
    deed = table["market"][0]["deed"]
    after, _ = position.play(f"buy {deed}")
    assert after.to_dict()["you"]["silver"] == 10**31 - 10**30 - 2
    state = position._state.clone()
    assert play_randomly(state, Dice(1)) > 0
