"""What a player may know: all of a position but the order of hidden things, and no more."""

import copy
import json
import pickle
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ceres
from strategies import EXAMPLES, Data, example, examples, positions, replaced, some_position, walk

KEYS_OF_A_POSITION = set(example("start-normal"))


def hidden_apart(data: Data) -> Data:
    """Return a position without its hidden things."""
    shown = copy.deepcopy(data)
    for key in ("format", "bag", "piles"):
        del shown[key]
    del shown["ceres"]["deeds"]
    del shown["ceres"]["deck"][: data["ceres"]["unseen"]]
    return shown


def known_tiles(data: Data) -> int:
    """Count the known tiles of the bag: one, while you choose a Lot for it (P4)."""
    return 1 if data["phase"] == "choice" and data["pending"]["place"] == "garden" else 0


def reordered(position: ceres.Position, rng: Random) -> ceres.Position:
    """Return the position with everything hidden in another order."""
    data = position.to_dict()
    pool = [deed for deeds in [*data["piles"], data["ceres"]["deeds"]] for deed in deeds]
    rng.shuffle(pool)
    for deeds in [*data["piles"], data["ceres"]["deeds"]]:
        deeds[:] = [pool.pop() for _ in deeds]
    first, rest = data["bag"][: known_tiles(data)], data["bag"][known_tiles(data) :]
    data["bag"] = first + rng.sample(rest, len(rest))
    unseen = data["ceres"]["deck"][: data["ceres"]["unseen"]]
    data["ceres"]["deck"][: len(unseen)] = rng.sample(unseen, len(unseen))
    return ceres.Position.from_dict(data)


def every_fact(value: Any, depth: int = 4) -> object:
    """Return all that can be dug out of an object by looking at its attributes."""
    if depth == 0 or isinstance(value, int | str | None):
        return repr(value)
    if isinstance(value, list | tuple):
        return [every_fact(each, depth - 1) for each in value]
    if isinstance(value, dict):
        return {repr(key): every_fact(each, depth - 1) for key, each in value.items()}
    names = [name for name in dir(value) if not name.startswith("__")]
    facts = {name: getattr(value, name) for name in names}
    return {name: every_fact(fact, depth - 1) for name, fact in facts.items() if not callable(fact)}


@examples(60)
@given(positions(), st.randoms(use_true_random=False))
def test_positions_that_differ_only_in_hidden_order_look_the_same(
    position: ceres.Position, rng: Random
) -> None:
    seen, other = position.observation(), reordered(position, rng).observation()
    assert seen == other
    assert hash(seen) == hash(other)
    assert seen.to_dict() == other.to_dict()
    assert seen.actions() == other.actions() == position.actions()
    assert seen.score() == other.score() == position.score()
    assert repr(seen) == repr(other)


@examples(30)
@given(positions(), st.randoms(use_true_random=False))
def test_nothing_hidden_can_be_dug_out(position: ceres.Position, rng: Random) -> None:
    """Not even by reading what is private: it is the same for every order of hidden things."""
    seen, other = position.observation(), reordered(position, rng).observation()
    seen.actions(), other.actions()
    hash(seen), hash(other)
    assert every_fact(seen) == every_fact(other)


def test_digging_in_a_position_does_find_hidden_things() -> None:
    """The test above can fail: positions differ where their observations do not."""
    position = ceres.Position.from_dict(example("start-normal"))
    other = reordered(position, Random(1))
    assert position != other
    assert every_fact(position) != every_fact(other)


@examples(60)
@given(positions())
def test_the_written_form(position: ceres.Position) -> None:
    data, seen = position.to_dict(), position.observation().to_dict()
    assert json.loads(json.dumps(seen)) == seen
    assert set(seen) == KEYS_OF_A_POSITION | {"hidden"}
    assert seen["format"] == "ceres-observation/1"
    hidden = seen.pop("hidden")
    assert hidden_apart(seen) == hidden_apart(data)

    known = known_tiles(data)
    assert seen["bag"] == data["bag"][:known] + sorted(data["bag"][known:])
    unseen = data["ceres"]["unseen"]
    deck = data["ceres"]["deck"]
    assert seen["ceres"]["deck"] == sorted(deck[:unseen]) + deck[unseen:]

    lists = [*data["piles"], data["ceres"]["deeds"]]
    pool = sorted(deed for deeds in lists for deed in deeds)
    assert [*seen["piles"], seen["ceres"]["deeds"]] == [pool if deeds else [] for deeds in lists]
    counts = [len(deeds) for deeds in lists]
    assert hidden == {"piles": counts[:3], "deeds": counts[3]}


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name: str) -> None:
    position = ceres.Position.from_dict(example(name))
    seen = position.observation()
    sample = seen.sample(Random(1))
    assert sample.observation() == seen
    assert sample.actions() == position.actions() == seen.actions()


def test_in_a_choice_the_tile_that_waits_is_known() -> None:
    data = example("choice-of-a-garden-lot")
    data["bag"].sort(key=lambda tile: tile != "commercial")  # neither first nor last in any order
    seen = ceres.Position.from_dict(data).observation()
    assert seen.to_dict()["bag"][0] == "commercial"
    for seed in range(30):
        assert seen.sample(Random(seed)).to_dict()["bag"][0] == "commercial"
    data["bag"].append(data["bag"].pop(0))
    assert data["bag"][0] != "commercial"
    assert ceres.Position.from_dict(data).observation() != seen


def test_in_a_choice_of_a_monument_site_no_tile_is_known() -> None:
    data = example("choice-of-a-monument-site")
    seen = ceres.Position.from_dict(data).observation()
    assert seen.to_dict()["bag"] == sorted(data["bag"])
    first = Counter(seen.sample(Random(seed)).to_dict()["bag"][0] for seed in range(60))
    assert len(first) > 3


def test_in_a_choice_with_an_empty_bag_there_is_nothing_to_know() -> None:
    data = example("choice-of-a-garden-lot")
    data["bag"] = []
    seen = ceres.Position.from_dict(data).observation()
    assert seen.to_dict()["bag"] == []
    assert seen.sample(Random(1)).to_dict()["bag"] == []


def test_cards_under_the_deck_are_remembered() -> None:
    """Those below the unseen ones were played: a player may know their order."""
    data = example("start-normal")
    data["ceres"]["unseen"] = 4
    seen = ceres.Position.from_dict(data).observation()
    deck = data["ceres"]["deck"]
    assert seen.to_dict()["ceres"]["deck"] == sorted(deck[:4]) + deck[4:]
    samples = [seen.sample(Random(seed)).to_dict()["ceres"]["deck"] for seed in range(40)]
    assert all(sample[4:] == deck[4:] for sample in samples)
    assert len({tuple(sample[:4]) for sample in samples}) > 10
    assert all(sorted(sample[:4]) == sorted(deck[:4]) for sample in samples)
    data["ceres"]["deck"] = [*deck[:4], *reversed(deck[4:])]
    assert ceres.Position.from_dict(data).observation() != seen


@pytest.mark.parametrize(
    ("path", "value"),
    [
        pytest.param(("you", "silver"), 6, id="silver"),
        pytest.param(("ceres", "gardens"), {"G5": "residential-double"}, id="gardens"),
        pytest.param(("ceres", "row"), ["c09", "c16", "c17", "c10"], id="row"),
        pytest.param(("ceres", "unseen"), 13, id="unseen"),
        pytest.param(("bag",), ["civic-any"], id="tiles in the bag"),
        pytest.param(("ceres", "deeds"), ["A4"], id="Deeds she has"),
        pytest.param(("piles", 2), ["A7"], id="Deeds in a pile"),
    ],
)
def test_what_is_known_tells_positions_apart(path: tuple[Any, ...], value: object) -> None:
    data = example("start-normal")
    seen = ceres.Position.from_dict(data).observation()
    assert ceres.Position.from_dict(replaced(data, path, value)).observation() != seen


# Samples.


@examples(60)
@given(positions(), st.integers(0, 2**32))
def test_a_sample_fits(position: ceres.Position, seed: int) -> None:
    seen = position.observation()
    sample = seen.sample(Random(seed))
    assert type(sample) is ceres.Position
    assert sample.observation() == seen
    assert sample == ceres.Position.from_dict(sample.to_dict())
    assert sample.actions() == position.actions()
    assert sample.score() == position.score()
    assert sample == seen.sample(Random(seed))


def test_samples_of_equal_observations_are_equal() -> None:
    """What is sampled depends on what is known and on the generator, not on what is hidden."""
    for seed in range(40):
        position = some_position(Random(seed), composed=seed % 2 == 0)
        other = reordered(position, Random(seed))
        one = position.observation().sample(Random(9))
        assert one == other.observation().sample(Random(9))


def test_samples_vary_in_everything_hidden() -> None:
    seen = ceres.Position.from_dict(example("start-normal")).observation()
    samples = [seen.sample(Random(seed)).to_dict() for seed in range(50)]
    parts: list[Callable[[Data], list[str]]] = [
        lambda data: data["bag"],
        lambda data: data["ceres"]["deck"],
        lambda data: data["ceres"]["deeds"],
        lambda data: data["piles"][0],
        lambda data: data["piles"][2],
    ]
    for part in parts:
        assert len({tuple(part(sample)) for sample in samples}) > 40
    # A Deed of any list may lie in any other: all 34 turn up among her three.
    hers = {deed for sample in samples for deed in sample["ceres"]["deeds"]}
    assert len(hers) > 30


def test_each_order_of_a_small_bag_is_as_likely_as_any_other() -> None:
    data = example("start-normal")
    data["bag"] = ["civic-any", "commercial", "residential"]
    seen = ceres.Position.from_dict(data).observation()
    rng = Random(4)
    orders = Counter(tuple(seen.sample(rng).to_dict()["bag"]) for _ in range(1200))
    assert len(orders) == 6
    assert all(140 < count < 260 for count in orders.values())


def test_a_sample_can_be_played_to_the_end() -> None:
    for seed in range(20):
        rng = Random(seed)
        sample = some_position(rng, composed=seed % 2 == 0).observation().sample(rng)
        *_, last = walk(sample, rng)
        assert last.phase == "over"


# Asking.


@examples(40)
@given(positions())
def test_asking_leaves_the_position_and_the_observation_as_they_were(
    position: ceres.Position,
) -> None:
    before, text = position.to_json(), str(position)
    seen = position.observation()
    known = seen.to_dict()
    seen.sample(Random(1)).observation().to_dict()
    seen.actions(), seen.score(), hash(seen)
    seen.to_dict()["bag"].append("civic-any")
    seen.actions().clear()
    assert (position.to_json(), str(position)) == (before, text)
    assert seen.to_dict() == known
    assert seen == position.observation()


def test_asking_touches_no_generator_but_the_one_given() -> None:
    import random

    state = random.getstate()
    seen = ceres.Position.from_dict(example("start-normal")).observation()
    seen.sample(Random(1))
    assert random.getstate() == state


def test_an_observation_is_immutable_and_no_position() -> None:
    position = ceres.Position.from_dict(example("start-normal"))
    seen: Any = position.observation()
    assert seen != position
    with pytest.raises(AttributeError):
        seen.phase = "over"
    with pytest.raises(AttributeError):
        seen._state = position._state
    with pytest.raises(AttributeError):
        del seen._state
    with pytest.raises(AttributeError):
        seen.play("income")


def test_an_observation_can_be_copied_and_pickled() -> None:
    """Bots work in processes of their own."""
    seen = ceres.Position.from_dict(example("choice-of-a-garden-lot")).observation()
    assert copy.copy(seen) == seen
    assert copy.deepcopy(seen) == seen
    again = pickle.loads(pickle.dumps(seen))
    assert again == seen
    assert again.sample(Random(3)) == seen.sample(Random(3))
