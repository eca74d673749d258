"""What an agent is shown of each legal action: what it does, and what lies around it."""

from random import Random
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the environment needs the extra `agents`")

import numpy as np

import ceres
from ceres.components import BUILDINGS, MONUMENTS, STANDARD
from ceres.engine.action import ACTIONS
from ceres.environment import ACTION_FEATURES, Solo, encode, encode_actions
from naive.scoring import ALL_SQUARES, best_paid

LOTS = [column + row for column in "ABCDEFG" for row in "1234567"]
PIECES = {piece.id: piece for piece in [*BUILDINGS, *MONUMENTS]}
BESIDE = {(0, 1), (1, 0), (0, -1), (-1, 0)}
SOURCES = {
    "you": ("population", "commercial", "civic", "lots"),
    "ceres": ("population", "commercial", "civic", "parks"),
}


def some_observations() -> list[ceres.Observation]:
    """Random games with and without Monuments, looked at every few decisions."""
    seen = []
    for seed, monuments in enumerate([False, True, True]):
        rng = Random(seed)
        position = ceres.Game.new(seed, "challenge", monuments).position
        while choices := position.actions():
            if rng.random() < 0.3:
                seen.append(position.observation())
            position, _ = position.play(rng.choice(choices))
    return seen


SEEN = some_observations()


def rows_of(seen: ceres.Observation) -> list[tuple[list[str], dict[str, list[int]]]]:
    """Each legal action's words, with its features by name, in whole numbers."""
    numbers = encode(seen)[1].nonzero()[0]
    found = []
    for number, row in zip(numbers, encode_actions(seen), strict=True):
        shown, start = {}, 0
        for feature in ACTION_FEATURES:
            entries = row[start : start + feature.length] * feature.scale
            shown[feature.name] = np.rint(entries).astype(int).tolist()
            start += feature.length
        found.append((str(ACTIONS[number]).split(), shown))
    return found


def touching(lots: list[str], steps: set[tuple[int, int]]) -> set[str]:
    """The Lots that are such a step away from one of these."""
    found = set()
    for lot in lots:
        column, row = divmod(LOTS.index(lot), 7)
        for right, down in steps:
            if 0 <= column + right < 7 and 0 <= row + down < 7:
                found.add(LOTS[7 * (column + right) + row + down])
    return found - set(lots)


def lots_of_kind(data: dict[str, Any], kind: str) -> set[str]:
    """The Lots of your Buildings of a kind."""
    buildings = data["you"]["buildings"]
    return {lot for each in buildings if PIECES[each["id"]].kind == kind for lot in each["lots"]}


def test_every_action_is_named() -> None:
    kinds = ["income", "buy", "build", "place"]
    sorts = [piece.id for piece in BUILDINGS]
    for seen in SEEN:
        deeds = [each["deed"] for each in seen.to_dict()["market"]]
        for words, shown in rows_of(seen):
            assert shown["kind"] == [int(kind == words[0]) for kind in kinds]
            named = words[1] if words[0] == "build" else ""
            assert shown["piece"][: len(sorts)] == [int(sort == named) for sort in sorts]
            assert sum(shown["piece"]) == int(words[0] == "build")
            bought = [int(words[0] == "buy" and deed == words[1]) for deed in deeds]
            assert shown["slot"] == bought + [0] * (6 - len(deeds))


def test_what_a_turn_changes_is_what_a_position_with_the_change_says() -> None:
    """Put each Building on the board in the written form, and score again."""
    builds = 0
    for seen in SEEN:
        data = seen.sample(Random(1)).to_dict()
        you, before = data["you"], seen.score()
        for words, shown in rows_of(seen):
            if words[0] != "build" or PIECES[words[1]].monument:
                continue
            builds += 1
            lots = set(words[2:])
            gone = [each for each in you["buildings"] if lots & set(each["lots"])]
            left = [each for each in you["buildings"] if each not in gone]
            freed = {lot for each in gone for lot in each["lots"]}
            after = {
                **you,
                "buildings": [*left, {"id": words[1], "lots": words[2:]}],
                "lots": sorted((freed | set(you["lots"])) - lots),
            }
            then = ceres.Position.from_dict({**data, "you": after}).score()
            for side, name in (("you", "your_change"), ("ceres", "her_change")):
                wanted = [then[side][source] - before[side][source] for source in SOURCES[side]]
                assert shown[name] == wanted
            for name, of in (("population", "population"), ("income", "silver")):
                lost = sum(getattr(PIECES[each["id"]], of) for each in gone)
                assert shown[name] == [getattr(PIECES[words[1]], of) - lost]
            assert shown["covered"] == [len(lots & set(you["lots"])), len(lots & freed)]
    assert builds > 100


def test_silver_is_taken_and_paid() -> None:
    for seen in SEEN:
        data = seen.to_dict()
        shows = sum(PIECES[each["id"]].silver for each in data["you"]["buildings"])
        prices = {
            each["deed"]: price + each["silver"]
            for price, each in zip([2, 3, 4, 6, 8, 10], data["market"], strict=False)
        }
        for words, shown in rows_of(seen):
            if words[0] == "income":
                assert shown["silver"] == [5 + shows]
            elif words[0] == "buy":
                assert shown["silver"] == [-prices[words[1]]]


def test_what_lies_beside_and_diagonal_to_an_action() -> None:
    for seen in SEEN:
        data = seen.to_dict()
        you, she = data["you"], data["ceres"]
        sets = [set(you["lots"])]
        sets += [lots_of_kind(data, kind) for kind in ("residential", "commercial", "civic")]
        sets += [set(she["lots"]), {lot for each in she["monuments"] for lot in each["lots"]}]
        sets += [
            {lot for lot, other in she["gardens"].items() if other == tile}
            for tile in STANDARD.tiles
        ]
        sets += [{each["deed"] for each in data["market"]}]
        sets += [{lot for pile in data["piles"] for lot in pile} | set(she["deeds"])]
        yours = set.union(*sets[:4])
        for words, shown in rows_of(seen):
            lots = [word for word in words if word in LOTS]
            near = touching(lots, BESIDE)
            corners = touching(lots, {(1, 1), (1, -1), (-1, 1), (-1, -1)}) - near
            assert shown["beside"] == [len(near & each) for each in sets]
            around = (yours, set(she["lots"]), set(she["gardens"]))
            assert shown["diagonal"] == [len(corners & each) for each in around]


def test_the_room_beside_an_action() -> None:
    for seen in SEEN:
        empty = set(seen.to_dict()["you"]["lots"])
        for words, shown in rows_of(seen):
            lots = [word for word in words if word in LOTS]
            joined = list(lots)
            while found := touching(joined, BESIDE) & (empty - set(joined)):
                joined += found
            assert shown["room"] == [len(joined) - len(lots)]


def test_the_squares_that_she_may_have() -> None:
    some = set()
    for seen in SEEN:
        she = seen.to_dict()["ceres"]
        hers = {*she["lots"], *she["gardens"]}
        for words, shown in rows_of(seen):
            lots = {word for word in words if word in LOTS}
            with_it, without = (
                best_paid([square for square in ALL_SQUARES if square <= each])
                for each in (hers | lots, hers - lots)
            )
            assert shown["squares"] == [with_it - without]
            some.add(with_it - without)
    assert len(some) > 2


def test_features_keep_to_their_bounds() -> None:
    for seen in SEEN:
        rows, start = encode_actions(seen), 0
        for feature in ACTION_FEATURES:
            entries = rows[:, start : start + feature.length]
            start += feature.length
            assert np.abs(entries * feature.scale).max() <= feature.most
        assert start == rows.shape[1]


def test_a_single_game_describes_its_actions() -> None:
    env = Solo()
    env.reset(seed=7)
    seen = ceres.Game.new(seed=7).position.observation()
    assert np.array_equal(env.action_features(), encode_actions(seen))
