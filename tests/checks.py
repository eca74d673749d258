"""Checks for walks over positions: invariants of every decision of every game."""

import copy
import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest

import ceres
from ceres.engine.action import ACTIONS
from ceres.engine.state import State
from naive.box import BUILDINGS, TILES
from naive.you import act
from strategies import (
    SIDES,
    Data,
    pick,
)

RULE_ID = re.compile(r"[TSYCPEVMX]([1-9]|10)")
Step = tuple[ceres.Position, ceres.Position, list[ceres.Event]]


def check_actions(position: ceres.Position, rng: Random, others: int) -> None:
    """Check that actions are listed once and sorted, all playable, and a sample of others not."""
    listed = position.actions()
    texts = [str(action) for action in listed]
    assert texts == sorted(set(texts))
    assert bool(texts) == (position.phase != "over")
    for action in listed:
        position.play(action)
        assert ceres.parse_action(str(action)) == action
    legal = set(texts)
    for action in rng.sample(ACTIONS, others):
        if str(action) not in legal:
            check_refused(position, action)


def check_refused(position: ceres.Position, action: ceres.Action) -> None:
    with pytest.raises(ceres.IllegalAction) as refused:
        position.play(str(action))
    error = refused.value
    assert error.rules
    assert all(RULE_ID.fullmatch(rule) for rule in error.rules)
    assert all(rule in str(error) for rule in error.rules)
    assert error.text == str(action)


def check_written_form(position: ceres.Position) -> None:
    """Check that a position reads back as it was written, and equal in every respect."""
    data = position.to_dict()
    again = ceres.Position.from_dict(json.loads(json.dumps(data)))
    assert again == position
    assert hash(again) == hash(position)
    assert again.to_dict() == data
    assert again.actions() == position.actions()
    assert again.score() == position.score()
    assert str(again) == str(position)
    assert ceres.Position.from_json(position.to_json()) == position


# Conservation.


def lots_of(data: Data) -> list[str]:
    """List every Lot, and every Deed of a Lot that nobody owns yet, in a position."""
    built = data["you"]["buildings"] + data["ceres"]["monuments"]
    places = [entry["lots"] for entry in built] + data["piles"]
    places += [data["you"]["lots"], data["ceres"]["lots"], list(data["ceres"]["gardens"])]
    places += [data["ceres"]["deeds"], [offer["deed"] for offer in data["market"]]]
    return [lot for place in places for lot in place]


def your_lots(data: Data) -> set[str]:
    built = [lot for each in data["you"]["buildings"] for lot in each["lots"]]
    return {*data["you"]["lots"], *built}


def monuments_of(data: Data) -> list[str]:
    """List every Monument in a position: in the supply, yours and hers."""
    standing = [each["id"] for each in data["you"]["buildings"] if each["id"] not in BUILDINGS]
    hers = [each["id"] for each in data["ceres"]["monuments"]]
    return sorted([*(data["monuments"] or []), *standing, *hers])


def check_pieces(data: Data) -> None:
    """Check that there is no more of anything than the box holds, and nothing twice."""
    lots = lots_of(data)
    assert len(lots) == len(set(lots))
    cards = data["ceres"]["row"] + data["ceres"]["deck"]
    assert sorted(cards) == [f"c{number:02}" for number in range(1, 19)]
    assert len(data["ceres"]["row"]) == 4
    assert all(len(data[side]["lots"]) <= 8 for side in SIDES)  # T4
    buildings = Counter(each["id"] for each in data["you"]["buildings"] if each["id"] in BUILDINGS)
    assert all(count <= BUILDINGS[id].pieces for id, count in buildings.items())
    assert len(set(monuments_of(data))) == len(monuments_of(data))
    tiles = Counter([*data["bag"], *data["ceres"]["gardens"].values()])
    assert all(count <= TILES[id].pieces for id, count in tiles.items())


def check_conserved(before: Data, after: Data, events: list[ceres.Event]) -> None:
    """Check that nothing appears, and nothing goes but what the story says (C8)."""
    story = [event.to_dict() for event in events]
    left = [event["lot"] for event in story if event["type"] == "bag-empty"]
    assert sorted(lots_of(before)) == sorted(lots_of(after) + left)
    bought = [event["deed"] for event in story if event["type"] == "buy"]
    assert your_lots(after) == your_lots(before) | set(bought)
    for data in (before, after):
        check_pieces(data)
    tiles = [
        Counter([*data["bag"], *data["ceres"]["gardens"].values()]) for data in (before, after)
    ]
    assert tiles[0] == tiles[1]
    assert monuments_of(before) == monuments_of(after)
    for key in ("components", "variants", "difficulty"):
        assert before[key] == after[key]
    assert (before["monuments"] is None) == (after["monuments"] is None)
    assert before["era"] <= after["era"] <= before["era"] + 1
    flips = len([event for event in story if event["type"] == "flip"])
    assert after["ceres"]["unseen"] == max(0, before["ceres"]["unseen"] - flips)


def check_accounts(before: Data, after: Data, events: list[ceres.Event]) -> None:
    """Check that silver and VP change by what the story says, event by event."""
    silver = your_vp = her_vp = on_deeds = 0
    for event in events:
        facts = event.facts
        if event.type == "income":
            silver += facts["silver"]
        elif event.type == "buy":
            silver -= facts["price"]
            on_deeds -= facts["silver_on_it"]
        elif event.type in ("claim", "creep"):
            on_deeds -= facts["returned"]
        elif event.type == "bribe":
            on_deeds += len(facts["deeds"])
        elif event.type == "when-built":
            silver += facts["you"]["silver"]
            your_vp += facts["you"]["vp"]
            her_vp += facts["ceres"]["vp"]
        elif event.type in ("failed-claim", "no-room", "bag-empty"):
            her_vp += facts["vp"]
        elif event.type == "scoring":
            silver += facts["you"]["silver"]
            your_vp += facts["you"]["scored"]
            her_vp += facts["ceres"]["scored"]
    assert after["you"]["silver"] - before["you"]["silver"] == silver
    assert after["you"]["vp"] - before["you"]["vp"] == your_vp
    assert after["ceres"]["vp"] - before["ceres"]["vp"] == her_vp
    laid = [sum(offer["silver"] for offer in data["market"]) for data in (before, after)]
    assert laid[1] - laid[0] == on_deeds


def check_events(events: list[ceres.Event]) -> None:
    """Check that events are data, and that each names its rules."""
    assert events
    for event in events:
        assert event.rules
        assert all(RULE_ID.fullmatch(rule) for rule in event.rules)
        assert json.loads(json.dumps(event.to_dict())) == event.to_dict()


# Scoring.


def at_scoring(before: Data, action: str, after: Data) -> ceres.Position:
    """Return the position in which the era was scored."""
    if before["last_turns"] == ["you"]:
        data = copy.deepcopy(before)
        act(data, action)
    else:  # it was Ceres who had the last turn: nothing has happened since but the next market
        data = copy.deepcopy(after)
        if data["phase"] != "over":
            next_pile = [offer["deed"] for offer in data["market"]]
            data["piles"][data["era"] - 1][:0] = next_pile
            data["market"] = []
            data["era"] -= 1
    return ceres.Position.from_dict(data)


def check_scoring(score: Data, event: ceres.Event) -> None:
    """Check that the items add up to the score, by side and source (V1 to V10)."""
    facts = event.facts
    sums: Counter[tuple[str, str]] = Counter()
    for item in facts["items"]:
        assert all(RULE_ID.fullmatch(rule) for rule in item["rules"])
        sums[item["side"], item["source"]] += item["silver" if "silver" in item else "vp"]
        check_item(item)
    assert sums["you", "silver"] == score["silver"] == facts["you"]["silver"]
    for side, sources in (
        ("you", ("population", "commercial", "civic", "lots")),
        ("ceres", ("population", "commercial", "civic", "parks")),
    ):
        found = {key: sums[side, key] for key in sources}
        assert found == {key: score[side][key] for key in sources}
        assert sum(found.values()) == score[side]["total"] == facts[side]["scored"]


def check_item(item: dict[str, Any]) -> None:
    """Check that the pieces of an item account for its VP."""
    if item["source"] == "population":
        assert sum(home["population"] for home in item["from"]) == item["population"]
        larger = max(item["population"], item["other"])
        assert item["vp"] in (0, larger + item["bonus"])
    elif item["source"] == "civic" and item["side"] == "you":
        assert sum(other["amount"] for other in item["neighbours"]) == item["amount"]
    elif item["source"] == "parks":
        assert {4: 4, 9: 18, 16: 48}[len(item["lots"])] == item["vp"]


# What the engine keeps up to date.

# How cards and Deeds that were drawn are stored; a state read anew has not drawn any.
STORAGE = {
    *("bag", "next_tile", "deck", "top", "piles", "next_in_pile", "deeds", "next_deed"),
    *("rules", "pending_piece"),
}


def fields(state: State) -> dict[str, Any]:
    """Return all attributes of a state, interpreted or compiled, with cards by their ids."""
    names = [name for name in dir(state) if not name.startswith("__")]
    found = {name: getattr(state, name) for name in names}
    found = {name: value for name, value in found.items() if not callable(value)}
    assert {"your_lots", "built", "income", "population"} <= set(found)
    for name in ("row", "deck"):
        found[name] = [card.id for card in found[name]]
    return found


def check_kept_up_to_date(position: ceres.Position) -> None:
    """Check that masks and sums updated by playing equal those computed from the board."""
    kept = fields(position._state)
    afresh = position._state.clone()
    afresh.refresh()
    assert fields(afresh) == kept
    read = fields(ceres.Position.from_dict(position.to_dict())._state)
    for name in set(kept) - STORAGE:
        assert read[name] == kept[name], name


# The walks.


def check_step(position: ceres.Position, rng: Random, others: int) -> Step:
    """Play one decision and check everything around it."""
    before, text, value = position.to_dict(), str(position), hash(position)
    check_actions(position, rng, others)
    check_written_form(position)
    check_kept_up_to_date(position)
    action = pick(position, rng)
    after, events = position.play(action)
    assert (position.to_dict(), str(position), hash(position)) == (before, text, value)
    assert after != position
    check_events(events)
    data = after.to_dict()
    check_conserved(before, data, events)
    check_accounts(before, data, events)
    for event in events:
        if event.type == "scoring":
            check_scoring(at_scoring(before, str(action), data).score(), event)
    return position, after, events


def check_game(position: ceres.Position, rng: Random, others: int) -> Counter[str]:
    """Play a whole game, check everything, and return the types of its events."""
    seen: Counter[str] = Counter()
    events: list[ceres.Event] = []
    while position.phase != "over":
        _, position, events = check_step(position, rng, others)
        seen += Counter(event.type for event in events)
    assert position.actions() == []
    check_written_form(position)
    last = [event for event in events if event.type == "scoring"][-1]
    check_scoring(position.score(), last)  # `over`: the last scoring again
    return seen
