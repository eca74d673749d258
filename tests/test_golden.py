"""Golden games: short, readable, checked by hand against the rules, and played again here.

Each file in tests/golden is one game. A line that begins with `>` is an action; the lines below
it are its story, one event each (type, rules, facts), and `=` lines say how the game stands. The
rest is comment. `start` names a new game's options or a position's file.

If a change is meant to alter the story, write the files again and read the difference:

    CERES_RENEW=1 python -m pytest tests/test_golden.py
    git diff tests/golden
"""

import difflib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ceres
from strategies import RENEW, TESTS, Data

GOLDEN = TESTS / "golden"
PRICES = (2, 3, 4, 6, 8, 10)


def shown(value: Any) -> str:
    """Write a fact shortly: lists with commas, what is within a list in brackets."""
    if value is None:
        return "-"
    if isinstance(value, dict):
        return "(" + " ".join(f"{key}={shown(each)}" for key, each in value.items()) + ")"
    if isinstance(value, list):
        if value and all(isinstance(each, list) for each in value):
            return " or ".join("+".join(each) for each in value)
        return ",".join(shown(each) for each in value) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


def told(event: ceres.Event) -> Iterator[str]:
    """Write an event as a line; the items of a scoring have one each."""
    facts = {key: value for key, value in event.facts.items() if key != "items"}
    yield line_of(event.type, event.rules, facts)
    for item in event.facts.get("items", []):
        facts = {k: v for k, v in item.items() if k not in ("side", "source", "rules")}
        yield "    " + line_of(f"{item['side']} {item['source']}", item["rules"], facts)


def line_of(name: str, rules: list[str] | tuple[str, ...], facts: Data) -> str:
    told = " ".join(f"{key}={shown(value)}" for key, value in facts.items())
    return f"{name:<12} [{' '.join(rules)}] {told}".rstrip()


def standing(data: Data) -> Iterator[str]:
    """Write how the game stands: what changes with every action."""
    you, her = data["you"], data["ceres"]
    yield f"= era {data['era']}, {data['phase']}; last turns {shown(data['last_turns'])}"
    yield f"= you {you['vp']} VP, {you['silver']} silver; Ceres {her['vp']} VP"
    prices = [
        f"{offer['deed']} {price + offer['silver']}"
        for offer, price in zip(data["market"], PRICES, strict=False)
    ]
    yield f"= market {', '.join(prices) or 'empty'}"


def whole(data: Data) -> Iterator[str]:
    """Write all of a position that a reader needs to follow the game by hand."""
    you, her = data["you"], data["ceres"]
    yield f"= {data['difficulty']}, variants {shown(data['variants'])}"
    yield from standing(data)
    yield f"= your Lots {' '.join(you['lots']) or 'none'}"
    yield f"= your Buildings {built(you['buildings'])}"
    yield f"= her Lots {' '.join(her['lots']) or 'none'}"
    gardens = [f"{lot} {tile}" for lot, tile in sorted(her["gardens"].items())]
    yield f"= her Gardens {', '.join(gardens) or 'none'}"
    yield f"= her Monuments {built(her['monuments'])}"
    yield f"= supply {shown(data['monuments'])}"
    yield f"= her Deeds {shown(her['deeds'])}"
    yield f"= row {shown(her['row'])}; deck {shown(her['deck'])}"
    yield f"= bag {shown(data['bag'][:9])}{' …' if data['bag'][9:] else ''}"
    for number, pile in enumerate(data["piles"], start=1):
        yield f"= pile {number}: {shown(pile[:9])}{' …' if pile[9:] else ''}"
    if data["pending"]:
        yield f"= pending {shown(data['pending'])}"


def built(entries: list[Data]) -> str:
    return ", ".join(f"{entry['id']} {'+'.join(entry['lots'])}" for entry in entries) or "none"


def start_of(line: str) -> ceres.Position:
    """`start {"seed": 7}` or `start FILE`, the file within tests."""
    what = line.removeprefix("start ")
    if what.startswith("{"):
        return ceres.Game.new(**json.loads(what)).position
    return ceres.Position.from_json((TESTS / what).read_text("utf-8"))


def played_again(text: str) -> str:
    """Write a file as it should be, with the comments, start and actions of the old one."""
    lines: list[str] = []
    position: ceres.Position | None = None
    for line in text.splitlines():
        if line.startswith("start "):
            position = start_of(line)
            lines += [line, *whole(position.to_dict())]
        elif line.startswith("> "):
            assert position is not None, "the file begins without a start"
            position, events = position.play(line.removeprefix("> "))
            lines.append(line)
            lines += [told_line for event in events for told_line in told(event)]
            lines += standing(position.to_dict())
            if position.phase == "choice":
                lines.append(f"= pending {shown(position.to_dict()['pending'])}")
        elif line.startswith("#") or not line:
            lines.append(line)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: str(path.stem))
def test_golden_game(path: Path) -> None:
    old = path.read_text("utf-8")
    new = played_again(old)
    if new != old and os.environ.get(RENEW):
        path.write_text(new, "utf-8")
        pytest.skip(f"{path.name} was written anew: read the difference")
    if new != old:
        difference = difflib.unified_diff(
            old.splitlines(), new.splitlines(), "the file", "the engine", lineterm="", n=2
        )
        pytest.fail(
            f"{path.name} tells another story:\n"
            + "\n".join(difference)
            + f"\n\nIf the change is meant: {RENEW}=1 python -m pytest tests/test_golden.py",
            pytrace=False,
        )


def test_there_are_a_handful() -> None:
    """Files that nobody reads are worth nothing: few, and short."""
    games = [path.read_text("utf-8") for path in GOLDEN.glob("*.txt")]
    assert 4 <= len(games) <= 8
    assert all(len(game.splitlines()) < 150 for game in games)


@pytest.mark.parametrize(
    "type",
    ["claim", "bribe", "plant", "sites", "place", "scoring", "era-begins", "monument", "game-over"],
)
def test_golden_games_show_what_matters(type: str) -> None:
    games = [path.read_text("utf-8") for path in GOLDEN.glob("*.txt")]
    assert any(f"\n{type} " in game for game in games)
