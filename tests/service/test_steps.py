"""Previews, the steps of a turn, what a turn reveals, and the course of a game."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import ceres
from ceres.components import BUILDINGS, MONUMENTS
from ceres.position import step_by_step
from ceres.service import Table
from ceres.text import RULES
from event_effects import apply_event
from service.at_tables import complaint, plain, random_game, said, some_positions, table_at
from strategies import ALL_OPTIONS, pick

SEEDS = pytest.mark.parametrize("seed", range(0, len(ALL_OPTIONS), 9))
YOURS = ("income", "buy", "refill", "build", "when-built")
PIECES = {piece.id: piece for piece in (*BUILDINGS, *MONUMENTS)}


# Previews.


def your_part(position: ceres.Position, action: str) -> tuple[dict[str, Any], list[ceres.Event]]:
    """The written position after your action alone, and its events."""
    _, events = position.play(action)
    end = next(
        (number for number, event in enumerate(events) if event.type not in YOURS), len(events)
    )
    data = position.to_dict()
    for event in events[:end]:
        data = apply_event(event, data)
    return data, events[:end]


def figures(data: dict[str, Any], components: ceres.Components | None) -> dict[str, int]:
    """The measures of a written position, found in another way than the program does."""
    score = ceres.Position.from_dict(data, components).score()
    standing = [PIECES[each["id"]] for each in data["you"]["buildings"]]
    return {
        "silver": data["you"]["silver"],
        "income": sum(piece.silver for piece in standing),
        "population": sum(piece.population for piece in standing),
        "vp": data["you"]["vp"],
        "score": score["you"]["total"],
        "her_vp": data["ceres"]["vp"],
        "her_score": score["ceres"]["total"],
    }


def test_a_preview_is_what_your_action_changes() -> None:
    rng = Random(3)
    tried: Counter[str] = Counter()
    for position in some_positions():
        if position.phase != "you":
            continue
        texts = [str(action) for action in position.actions()]
        before = figures(position.to_dict(), position.components)
        for action in rng.sample(texts, min(5, len(texts))):
            shown = plain(table_at(position).preview(action))
            data, events = your_part(position, action)
            after = figures(data, position.components)
            assert (shown["action"], shown["legal"]) == (action, True)
            changes = {name: change for name, change in shown["changes"].items() if name in after}
            assert changes == {
                name: [before[name], after[name]] for name in after if before[name] != after[name]
            }
            built = [event.facts for event in events if event.type == "build"]
            assert shown["replaced"] == (built[0]["replaced"] if built else [])
            assert shown["marked"] == (built[0]["marked"] if built else [])
            tried[action.split(" ", maxsplit=1)[0]] += 1
            tried["replaced"] += bool(shown["replaced"])
    assert min(tried.values()) > 30
    assert len(tried) == 4


def test_a_preview_changes_nothing() -> None:
    for position in some_positions()[::5]:
        table = table_at(position)
        view = table.view()
        for action in position.actions():
            table.preview(str(action))
        assert table.view() == view


def placed(position: ceres.Position, action: str) -> dict[str, Any]:
    """The written position once your choice for Ceres is carried out, and nothing more."""
    _, events = position.play(action)
    data = {**position.to_dict(), "phase": "you", "pending": None}
    for number, event in enumerate(events):
        if number > 1 and event.type != "when-built":
            break
        data = apply_event(event, data)
    return data


def test_a_choice_for_ceres_shows_what_each_place_changes() -> None:
    changed: Counter[str] = Counter()
    for position in some_positions():
        if position.phase != "choice" or position.to_dict()["last_turns"]:
            continue
        table = table_at(position)
        before = figures(
            {**position.to_dict(), "phase": "you", "pending": None}, position.components
        )
        pending = plain(table.view()["pending"])
        actions = [str(action) for action in position.actions()]
        assert [f"place {' '.join(lots)}" for lots in pending["options"]] == actions
        for action, changes in zip(actions, pending["changes"], strict=True):
            after = figures(placed(position, action), position.components)
            assert {name: change for name, change in changes.items() if name in after} == {
                name: [before[name], after[name]] for name in after if before[name] != after[name]
            }
            nothing: dict[str, object] = {"replaced": [], "marked": []}
            shown = plain(table.preview(action))
            assert shown == {"action": action, "legal": True, **nothing, "changes": changes}
            changed.update(changes.keys())
    assert min(changed[name] for name in ("score", "her_vp", "her_score", "her_population")) > 3


@pytest.mark.parametrize(
    ("action", "id"),
    [
        ("place C4", "no-choice-is-due"),
        ("buy B4", "not-in-market"),
        ("build colosseum A1 A2 B1 B2", "without-monuments"),
        ("build insula-l A1 A2 A3", "not-its-shape"),
        ("place A1 G7", "no-such-place"),
    ],
)
def test_the_preview_of_what_is_not_legal_says_why(action: str, id: str) -> None:
    shown = plain(Table.new(seed=7).preview(action))
    assert (shown["action"], shown["legal"], sorted(shown)) == (
        action,
        False,
        ["action", "legal", "why"],
    )
    assert shown["why"]["message"]["id"] == id
    assert complaint(shown["why"])


def test_the_preview_of_what_is_no_action_is_refused() -> None:
    with pytest.raises(ceres.InvalidNotation):
        Table.new(seed=7).preview("sell C4")


# Steps.


@SEEDS
def test_the_steps_of_a_turn_lead_to_the_next_table(seed: int) -> None:
    game = random_game(seed)
    shown = dict(plain(next(game)[0].view()["table"]))
    for table, turn in game:
        assert turn is not None
        assert turn["before"] == shown
        for step in turn["steps"]:
            shown |= step["table"]
        after = table.view()["table"]
        # Her cards move with the flip, and are shown by it.
        cards = {name: after["ceres"][name] for name in ("row", "unseen", "known")}
        assert {**shown, "ceres": {**shown["ceres"], **cards}} == after
        shown = dict(after)


@SEEDS
def test_the_figures_of_the_steps_lead_to_those_of_the_next_view(seed: int) -> None:
    game = random_game(seed)
    shown = plain(next(game)[0].view()["measures"])
    for table, turn in game:
        assert turn is not None
        own = table.game.positions[-2]
        if own.phase == "you":  # your own action shows at once what its preview said
            changes = plain(table_at(own).preview(turn["action"]))["changes"]
            first = [step for step in turn["steps"] if step["type"] in ("income", "buy", "build")]
            paid = {name: new for name, (_, new) in changes.items() if name not in ("vp", "her_vp")}
            assert paid.items() <= first[0]["measures"].items() or "colosseum" in turn["action"]
        for step in turn["steps"]:
            assert ("measures" in step) >= bool(step["table"].keys() - {"ceres", "last_turns"})
            shown = step.get("measures", shown)
        expected = plain(table.view()["measures"])
        assert shown == expected


@SEEDS
def test_the_steps_of_a_turn_are_its_events_with_words(seed: int) -> None:
    game = random_game(seed)
    before = next(game)[0].position
    for table, turn in game:
        assert turn is not None
        events = before.play(turn["action"])[1]
        for step, event in zip(turn["steps"], events, strict=True):
            assert {name: step[name] for name in event.to_dict()} == event.to_dict()
            assert said(step["message"])
            assert set(step["rules"]) <= set(RULES)
            assert step["seen"] == sorted(set(step["seen"]))
        before = table.position


def test_the_cards_of_an_own_box_are_described_as_they_are() -> None:
    """Of seed 1 each card has another number; the words of a flip say so."""
    for table, turn in random_game(1):
        for step in turn["steps"] if turn else []:
            if step["type"] == "flip":
                own = {card["id"]: card for card in plain(table.view())["game"]["own"]["cards"]}
                assert step["number"] == own[step["flipped"]]["number"]
                assert f"a {step['number']}" in said(step["message"])


# Reveals.


def hidden_deeds(position: ceres.Position) -> set[str]:
    data = position.to_dict()
    return {deed for deeds in [*data["piles"], data["ceres"]["deeds"]] for deed in deeds}


def drawn(position: ceres.Position) -> int:
    """The tile that waits for its place lies on the table (P4)."""
    pending = position.to_dict()["pending"]
    return int(pending is not None and pending["place"] == "garden")


def test_a_turn_reveals_what_was_hidden_before_and_is_not_hidden_after() -> None:
    rng = Random(5)
    kinds: Counter[str] = Counter()
    for before in some_positions():
        if before.phase == "over":
            continue
        table = table_at(before)
        turn = plain(table.play(pick(before, rng)))
        revealed, after = table.revealed(), table.position
        found = {
            kind: [each["id"] for each in revealed if each["kind"] == kind]
            for kind in ("card", "deed", "tile")
        }
        written = before.to_dict()
        flips = [step["flipped"] for step in turn["steps"] if step["type"] == "flip"]
        assert found["card"] == (flips if written["ceres"]["unseen"] else [])
        assert set(found["deed"]) == hidden_deeds(before) - hidden_deeds(after)
        assert len(set(found["deed"])) == len(found["deed"])
        covered = sum(len(step["covered"]) for step in turn["steps"] if step["type"] == "monument")
        gone = len(written["bag"]) + covered - len(after.to_dict()["bag"])
        known = drawn(before) if written["bag"] else 0
        waits = drawn(after) if after.to_dict()["bag"] else 0
        assert found["tile"] == written["bag"][known : gone + waits]
        kinds.update(each["kind"] for each in revealed)
    assert min(kinds["card"], kinds["deed"], kinds["tile"]) > 30


def test_a_turn_that_reveals_nothing_could_be_foreseen() -> None:
    rng = Random(6)
    tried = 0
    for before in some_positions():
        for action in before.actions()[:8]:
            table = table_at(before)
            table.play(action)
            if not table.revealed():
                other = before.observation().sample(rng)
                assert other.play(action)[0].observation() == table.position.observation()
                tried += 1
    assert tried > 50


# The course of a game.


@SEEDS
def test_the_course_has_a_point_for_each_decision_and_the_sources_of_all_vp(seed: int) -> None:
    points = []
    for table, _ in random_game(seed):
        points.append(table.view()["point"])
        course = table.progress()
        assert course["points"] == points
        for side in ("you", "ceres"):
            sources = course["sources"][side]
            assert sum(sources.values()) == points[-1][side]
            assert all(sources.values())
    last, view = points[-1], plain(table.view())
    assert (last["you"], last["ceres"]) == (view["result"]["you"], view["result"]["ceres"])
    assert (last["you_now"], last["ceres_now"]) == (last["you"], last["ceres"])


def test_a_point_counts_the_era_as_if_it_ended_now() -> None:
    for position in some_positions():
        point, score = table_at(position).view()["point"], position.score()
        if position.phase != "over":
            assert point["you_now"] - point["you"] == score["you"]["total"]
            assert point["ceres_now"] - point["ceres"] == score["ceres"]["total"]


@SEEDS
def test_the_table_after_each_event_is_what_the_event_says(seed: int) -> None:
    """But for what no event says: how her cards move, and that a last turn is over."""
    aside = ("phase", "pending", "last_turns")
    cards = ("row", "deck", "unseen")
    rng = Random(seed)
    position = ALL_OPTIONS[seed].new(seed).position
    while position.phase != "over":
        told: Any = position.to_dict()
        events, tables = step_by_step(position, pick(position, rng))
        for event, table in zip(events, tables, strict=True):
            told, lies = apply_event(event, told), plain(table.to_dict())
            same = {name: lies[name] for name in aside}
            ceres = {**told["ceres"], **{name: lies["ceres"][name] for name in cards}}
            gardens = dict(sorted(ceres["gardens"].items()))
            assert {**told, **same, "ceres": {**ceres, "gardens": gardens}} == lies
        position = tables[-1]
