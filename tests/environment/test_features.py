"""What an agent is shown: what a player may know, said again in numbers."""

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the environment needs the extra `agents`")

import gymnasium
import numpy as np

import ceres
from ceres.components import BUILDINGS, MONUMENTS, STANDARD
from ceres.environment import ACTION_FEATURES, FEATURES, REWARDS, encode, encode_actions, read
from ceres.environment.features.feature import Feature
from strategies import EXAMPLES, example

PAGE = (Path(__file__).parents[2] / "docs" / "environment.md").read_text("utf-8")

LOTS = [column + row for column in "ABCDEFG" for row in "1234567"]
TILES = [*STANDARD.tiles]
CARDS = [card.id for card in STANDARD.cards]
PIECES = {piece.id: piece for piece in [*BUILDINGS, *MONUMENTS]}
SIZES = {"1": 1, "2": 2, "3": 3, "L": 3, "4": 4, "sq": 4, "2x3": 6}
TRAY = [piece.id for piece in BUILDINGS]
SUPPLY = sorted((piece.id for piece in MONUMENTS), key=lambda id: (SIZES[PIECES[id].shape], id))
PRICES = [2, 3, 4, 6, 8, 10]


def some_observations() -> list[ceres.Observation]:
    """Random games of several kinds, looked at every few decisions, and the example positions."""
    seen = [
        ceres.Position.from_dict(example(name)).observation()
        for name in EXAMPLES
        if example(name)["components"] is None
    ]
    every = ["contested-population", "creeping-gardens", "wild-monuments"]
    for seed, (difficulty, monuments, variants) in enumerate(
        [("normal", False, []), ("hard", True, every[:1]), ("challenge", True, every[1:])] * 3
    ):
        rng = Random(seed)
        position = ceres.Game.new(seed, difficulty, monuments, variants).position
        while choices := position.actions():
            if rng.random() < 0.3:
                seen.append(position.observation())
            position, _ = position.play(rng.choice(choices))
        seen.append(position.observation())
    return seen


SEEN = some_observations()


def members(names: Any, everything: list[str]) -> list[int]:
    """The set as zeros and ones."""
    return [int(each in names) for each in everything]


def lots_where(buildings: list[dict[str, Any]], wanted: Any) -> list[int]:
    """The Lots of the Buildings that are wanted."""
    lots = [lot for each in buildings if wanted(PIECES[each["id"]]) for lot in each["lots"]]
    return members(lots, LOTS)


def joined(buildings: list[dict[str, Any]], step: int) -> list[int]:
    """The Lots with another Lot of the same building so many Lots further on."""
    found = set()
    for each in buildings:
        numbers = {LOTS.index(lot) for lot in each["lots"]}
        found |= {LOTS[number] for number in numbers if number + step in numbers}
    return members(found, LOTS)


def of_the_city(data: dict[str, Any]) -> dict[str, Any]:
    """The features of the city, from the written form of an observation."""
    you, she, market = data["you"], data["ceres"], data["market"]
    yours, hers = you["buildings"], she["monuments"]
    pending = data["pending"] or {"options": []}
    shown: dict[str, Any] = {
        "your_lots": members(you["lots"], LOTS),
        "residential": lots_where(yours, lambda piece: piece.kind == "residential"),
        "commercial": lots_where(yours, lambda piece: piece.kind == "commercial"),
        "your_monuments": lots_where(yours, lambda piece: piece.monument),
        "joined_down": joined(yours + hers, 1),
        "joined_right": joined(yours + hers, 7),
        "her_lots": members(she["lots"], LOTS),
        "her_monuments": lots_where(hers, lambda _: True),
        "gardens": [
            members([lot for lot, other in she["gardens"].items() if other == tile], LOTS)
            for tile in TILES
        ],
        "market": [
            members([each["deed"] for each in market[place : place + 1]], LOTS)
            for place in range(6)
        ],
        "hidden_deeds": members(
            [lot for pile in data["piles"] for lot in pile] + she["deeds"], LOTS
        ),
        "places": members([lot for place in pending["options"] for lot in place], LOTS),
    }
    for name, counted in [
        ("buildings", "building"),
        ("citizens", "citizen"),
        ("silver", "silver"),
        ("civic", "civic"),
    ]:
        shown[f"civic_{name}"] = lots_where(
            yours, lambda piece, it=counted: piece.effect is not None and piece.effect.counts == it
        )
    for name, size in [("two", 2), ("three", 3), ("four", 4), ("six", 6)]:
        shown[f"of_{name}"] = lots_where(yours, lambda piece, it=size: SIZES[piece.shape] == it)
    return shown


def of_cards_and_pieces(data: dict[str, Any]) -> dict[str, Any]:
    """The features of cards, tiles and pieces."""
    she, pending = data["ceres"], data["pending"]
    known = {card: turn for turn, card in enumerate(she["deck"], 1) if turn > she["unseen"]}
    on_board = Counter(each["id"] for each in data["you"]["buildings"])
    left = {piece.id: piece.pieces - on_board[piece.id] for piece in BUILDINGS}
    bag = Counter(data["bag"])
    drawn = data["bag"][:1] if pending and pending["place"] == "garden" else []
    bag.subtract(drawn)
    return {
        "row": [members([card], CARDS) for card in she["row"]],
        "unseen": members(she["deck"][: she["unseen"]], CARDS),
        "next_card": members([card for card, turn in known.items() if turn == 1], CARDS),
        "flips": [known.get(card, 0) for card in CARDS],
        "tray": [int(left[id] > 0) for id in TRAY],
        "spares": [int(left[id] > 1) for id in TRAY],
        "supply": members(data["monuments"] or [], SUPPLY),
        "drawn_tile": members(drawn, TILES),
        "drawn_monument": members([pending["place"]] if pending else [], SUPPLY),
        "bag": [bag[tile] for tile in TILES],
        "icon_waits": [int(bool(pending and pending["icon"]))],
        "tiles_to_come": [pending["left"] if pending else 0],
        "your_choice": [int(data["phase"] == "choice")],
        "last_turns": members(data["last_turns"] or [], ["you", "ceres"]),
        "era": members([data["era"]], [1, 2, 3]),  # type: ignore[list-item]
        "difficulty": members([data["difficulty"]], ["normal", "hard", "challenge"]),
        "variants": members(
            data["variants"], ["contested-population", "creeping-gardens", "wild-monuments"]
        ),
        "with_monuments": [int(data["monuments"] is not None)],
    }


def of_numbers(data: dict[str, Any], score: dict[str, Any]) -> dict[str, Any]:
    """What is counted."""
    you, she = data["you"], data["ceres"]
    pieces = [PIECES[each["id"]] for each in you["buildings"]]
    costs = [price + each["silver"] for price, each in zip(PRICES, data["market"], strict=False)]
    icons = 1 if data["difficulty"] == "normal" else 2
    tiles = Counter(she["gardens"].values())
    citizens = sum(PIECES[each["id"]].kind == "residential" for each in she["monuments"])
    return {
        "prices": costs + [0] * (6 - len(costs)),
        "pile": [data["hidden"]["piles"][data["era"] - 1]],
        "her_deeds": [data["hidden"]["deeds"]],
        "your_silver": [you["silver"]],
        "your_income": [sum(piece.silver for piece in pieces)],
        "your_markers": [8 - len(you["lots"])],
        "her_markers": [8 - len(she["lots"])],
        "your_population": [sum(piece.population for piece in pieces)],
        "her_population": [tiles["residential"] + icons * tiles["residential-double"] + citizens],
        "her_silver_icons": [tiles["commercial"] + icons * tiles["commercial-double"]],
        "her_icon_tiles": [
            sum(count for tile, count in tiles.items() if not tile.startswith("civic"))
        ],
        "your_vp": [you["vp"]],
        "her_vp": [she["vp"]],
        "your_scoring": [
            score["you"][source] for source in ("population", "commercial", "civic", "lots")
        ],
        "her_scoring": [
            score["ceres"][source] for source in ("population", "commercial", "civic", "parks")
        ],
    }


def test_every_feature_says_what_the_observation_of_a_bot_says() -> None:
    assert len(SEEN) > 100
    assert any(seen.phase == "choice" for seen in SEEN)
    for seen in SEEN:
        data = seen.to_dict()
        expected = {
            **of_the_city(data),
            **of_cards_and_pieces(data),
            **of_numbers(data, seen.score()),
        }
        shown = {name: values.tolist() for name, values in read(encode(seen)[0]).items()}
        assert shown == expected


def test_hidden_things_are_not_shown() -> None:
    """However the hidden cards, tiles and Deeds lie, an agent is shown the same."""
    rng = Random(1)
    for seen in SEEN:
        state = seen.sample(rng)._state
        shuffled = ceres.Observation(state)
        for ours, other in zip(encode(seen), encode(shuffled), strict=True):
            assert np.array_equal(ours, other)
        assert np.array_equal(encode_actions(seen), encode_actions(shuffled))


def test_the_mask_is_what_is_legal() -> None:
    from ceres.engine.action import ACTIONS

    for seen in SEEN:
        mask = encode(seen)[1]
        assert [ACTIONS[number] for number in mask.nonzero()[0]] == seen.actions()


def test_everything_shown_lies_between_0_and_the_most() -> None:
    for seen in SEEN:
        observation, start = encode(seen)[0], 0
        for feature in FEATURES:
            entries = observation[start : start + feature.length]
            start += feature.length
            assert entries.min() >= 0
            assert entries.max() * feature.scale <= feature.most
        assert start == len(observation)


def test_a_number_beyond_the_most_is_cut_off() -> None:
    data = ceres.Game.new(seed=7).position.to_dict()
    data["you"]["silver"] = 10**9
    shown = read(encode(ceres.Position.from_dict(data).observation())[0])
    assert shown["your_silver"].tolist() == [2000]


def documented(features: list[Feature]) -> list[str]:
    """The rows of a table of features."""
    start, rows = 0, []
    for feature in features:
        last = start + feature.length - 1
        entries = f"{start} to {last}" if last > start else f"{start}"
        sets = f"{feature.integers} × {feature.bits}" if feature.integers > 1 else f"{feature.bits}"
        form = sets if feature.bits else f"/ {feature.scale}"
        rows.append(f"| `{feature.name}` | {entries} | {form} | {feature.meaning} |")
        start = last + 1
    return rows


def test_the_features_are_documented_where_they_stand() -> None:
    rows = [line for line in PAGE.splitlines() if re.match(r"\| `\w+` \| \d", line)]
    assert rows == documented(FEATURES) + documented(ACTION_FEATURES)
    assert f"an array of {sum(feature.length for feature in FEATURES)} numbers" in PAGE
    assert f"by {sum(feature.length for feature in ACTION_FEATURES)} numbers" in PAGE


def test_the_rewards_are_documented() -> None:
    table = PAGE.partition("| `reward` | what a game is worth |")[2].partition("\n\n")[0]
    assert re.findall(r"^\| `(\w+)`", table, re.MULTILINE) == [*REWARDS]


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_the_examples_of_the_page_run(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    programs = re.findall(r"```python\n(import .*?|envs = .*?)```", PAGE, re.DOTALL)
    assert len(programs) == 4
    if "pyspiel" in programs[number]:
        pytest.importorskip("pyspiel", reason="the example needs the extra `open-spiel`")
    exec(compile(programs[number], "docs/environment.md", "exec"), {"gymnasium": gymnasium})
    assert re.fullmatch(r"(\d+ \d+\n)?", capsys.readouterr().out)
