"""A record and a request in, an answer out: nothing is stored between, and nothing raises."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ceres
from boxes import own_cards, toml
from ceres.bots.kinds import make_bot
from ceres.components import parse_components
from ceres.engine.state import DIFFICULTIES, FAVOURS, VARIANTS
from ceres.errors import CeresError, CodedError
from ceres.events.facts import Difficulty, Variant
from ceres.service import REQUESTS, Table, answer, box, problem_of
from ceres.service.records import read_table, write_record
from ceres.text import RULES
from service.at_tables import Data, complaint, legal_in, plain
from strategies import examples, json_values, parts, pick, replaced

SRC = Path(ceres.__file__).parent.parent


def asked(record: Any, **request: Any) -> Data:
    """An answer, as it comes through JSON."""
    answered: Data = json.loads(json.dumps(answer(record, request)))
    return answered


def begun(**options: Any) -> Data:
    record: Data = asked(None, do="begin", **{"seed": 7, **options})["record"]
    return record


def problem(record: Any, request: Any) -> Data:
    """The problem that must come of it; one that can be said."""
    answered = json.loads(json.dumps(answer(record, request)))
    assert list(answered) == ["problem"]
    found: Data = answered["problem"]
    assert complaint(found)
    return found


# Good requests.


def test_a_new_game() -> None:
    options = {"difficulty": "hard", "monuments": True, "variants": ["wild-monuments"]}
    answered = asked(None, do="begin", seed=5, strict=True, **options)
    table = Table.new(5, "hard", True, ["wild-monuments"], strict=True)
    assert answered == {
        "record": {**table.game.record(), "x-strict": True},
        "answer": {"view": table.view(), "turns": [], "turn": None},
    }


def test_a_new_game_without_options_has_a_fresh_seed() -> None:
    one, two = (asked(None, do="begin") for _ in range(2))
    assert one["record"]["start"] != two["record"]["start"]
    assert one["answer"]["view"]["game"]["seed"] == str(one["record"]["seed"])


def test_a_game_with_cards_of_ones_own() -> None:
    record = begun(components=own_cards())
    assert record["components"] == own_cards()
    played = asked(record, do="play", action="income")
    shown = played["answer"]["view"]["game"]["own"]["cards"]
    assert [
        {**card, "rules": each["rules"]}
        for card, each in zip(own_cards()["cards"], shown, strict=True)
    ] == shown
    assert all({"C1"} < set(each["rules"]) for each in shown)
    assert ceres.Game.from_record(played["record"]).position.components is not None


@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_by_requests_is_the_game_at_a_table(seed: int) -> None:
    """The record carries everything: each answer is that of one table."""
    rng = Random(seed)
    table = Table.new(seed, "challenge", True)
    record = asked(None, do="begin", seed=seed, difficulty="challenge", monuments=True)["record"]
    for _ in range(70):
        move = rng.choice(["play"] * 6 + ["undo", "redo"])
        turn = None
        if move == "undo" and table.game.entries:
            table.undo(confirmed=True)
            request: Data = {"do": "undo", "confirmed": True}
        elif move == "redo" and table.game.undone:
            turn = table.redo()
            request = {"do": "redo"}
        elif table.position.phase != "over":
            action = str(pick(table.position, rng))
            turn = table.play(action)
            request = {"do": "play", "action": action}
        else:
            break
        answered = asked(record, **request)
        record = answered["record"]
        assert answered["answer"]["view"] == table.view()
        assert answered["answer"]["turn"] == json.loads(json.dumps(turn))
    opened = asked(record, do="open")
    assert opened["answer"]["view"] == table.view()
    assert opened["answer"]["turns"] == json.loads(json.dumps(table.turns()))
    assert ceres.Game.from_record(record).position == table.position


def test_what_was_taken_back_is_in_the_record() -> None:
    record = begun()
    for action in ("income", "income"):
        record = asked(record, do="play", action=action)["record"]
    for _ in range(2):
        record = asked(record, do="undo", confirmed=True)["record"]
    assert record["actions"] == []
    assert record["x-undone"] == ["income", "income"]
    assert record["x-peeked"] == 2
    record = asked(record, do="redo")["record"]
    assert (record["actions"], record["x-undone"]) == (["income"], ["income"])
    record = asked(record, do="play", action="income")["record"]
    assert record["actions"] == ["income", "income"]
    assert "x-undone" not in record


@pytest.mark.parametrize(
    "undone",
    [5, None, "income", {}, [5], [None], [{"correct": 1}], [{}], [["income"]], ["sell C4"]],
)
def test_a_list_of_undone_actions_that_does_not_fit_is_let_go(undone: object) -> None:
    record = {**begun(), "x-undone": undone}
    assert asked(record, do="open")["answer"]["view"]["redo"] == {"can": False}
    table = read_table(ceres.Game.from_record(record))
    assert write_record(table.game, table.undone) == begun()


def test_the_good_beginning_of_a_list_of_undone_actions_is_kept() -> None:
    record = {**begun(), "x-undone": ["income", "income", 5, "income"]}
    table = read_table(ceres.Game.from_record(record))
    assert write_record(table.game, table.undone)["x-undone"] == ["income", "income"]


def test_a_record_with_an_undone_correction() -> None:
    game = ceres.Game.new(seed=7)
    position = game.position.play("income")[0]
    record = {**game.record(), "x-undone": [{"correct": position.to_dict()}]}
    assert read_table(ceres.Game.from_record(record)).game.undone == (position,)
    redone = asked(record, do="redo")
    assert redone["answer"]["view"] == asked(redone["record"], do="open")["answer"]["view"]


def test_further_keys_of_a_record_stay() -> None:
    record = {**begun(), "x-note": {"mine": [1, 2]}}
    assert asked(record, do="play", action="income")["record"]["x-note"] == {"mine": [1, 2]}


def test_the_program_says_what_it_is() -> None:
    """The same as a problem report says."""
    found = asked(None, do="program")["answer"]
    assert (found["version"], found["rules"]) == (ceres.__version__, ceres.RULES_VERSION)
    assert found["compiled"] is ceres.COMPILED
    assert asked(begun(), do="report")["answer"]["program"] == found


def test_the_box_has_all_that_is_in_it() -> None:
    found = asked(None, do="box")["answer"]
    assert found == json.loads(json.dumps(box()))
    assert len(found["cards"]) == 18
    assert sum(found["tile_counts"].values()) == 32
    assert (len(found["buildings"]), len(found["monuments"])) == (20, 17)
    chapters = found["rulebook"]["chapters"]
    listed = [entry["id"] for chapter in chapters for entry in chapter["entries"]]
    assert [id for id in listed if id in RULES] == list(RULES)
    assert {piece["id"] for piece in found["buildings"]} <= set(
        asked(None, do="begin")["answer"]["view"]["can"]["builds"]
    )


@pytest.mark.parametrize("data", [own_cards(), toml(own_cards())], ids=["data", "file"])
def test_components_of_ones_own_are_read_and_written_as_a_file(data: object) -> None:
    answered = asked(None, do="components", data=data)["answer"]
    assert answered["components"] == own_cards()
    assert parse_components(answered["file"]).to_dict() == own_cards()


def test_components_with_faults_get_all_of_them_told() -> None:
    data = own_cards()
    del data["cards"][3]["number"]
    data["cards"][0]["letters"] = ["A", "C"]
    data["tiles"]["civic-any"] -= 2
    faults = problem(None, {"do": "components", "data": data})["faults"]
    assert [fault["facts"]["where"] for fault in faults] == [
        "cards[0] (c01).letters",
        "cards[3]",
        "tiles",
    ]


def test_previews_courses_and_pictures() -> None:
    record = begun()
    action = legal_in(asked(record, do="open")["answer"]["view"]["can"])[0]
    table = Table.new(seed=7)
    assert asked(record, do="preview", action=action)["answer"] == table.preview(action)
    assert asked(record, do="progress")["answer"] == table.progress()
    drawn = asked(record, do="picture", theme="dark", title="Roma <&> \x00\x0b")["answer"]
    assert drawn.startswith("<svg ")
    assert "<title>Roma &lt;&amp;&gt; ??</title>" in drawn
    assert asked(record, do="picture")["answer"].startswith("<svg ")


# Bad requests.


@pytest.mark.parametrize(
    ("request_", "id"),
    [
        (None, "not-an-object"),
        ([], "not-an-object"),
        ("open", "not-an-object"),
        ({}, "not-a-text"),
        ({"do": None}, "not-a-text"),
        ({"do": ["open"]}, "not-a-text"),
        ({"do": "win"}, "unknown-word"),
        ({"do": "open", "more": 1}, "unknown-key"),
        ({"do": "play"}, "missing-key"),
        ({"do": "preview"}, "missing-key"),
        ({"do": "undo", "confirmed": 1}, "not-true-or-false"),
        ({"do": "undo", "confirmed": "yes"}, "not-true-or-false"),
        ({"do": "picture", "theme": "pink"}, "unknown-word"),
        ({"do": "picture", "theme": {}}, "not-a-text"),
        ({"do": "picture", "title": 5}, "not-a-text"),
        ({"do": "begin", "seed": -1}, "too-small"),
        ({"do": "begin", "seed": "7"}, "not-a-whole-number"),
        ({"do": "begin", "difficulty": "easy"}, "unknown-word"),
        ({"do": "begin", "monuments": 1}, "not-true-or-false"),
        ({"do": "begin", "variants": 3}, "not-a-list"),
        ({"do": "begin", "variants": [{}]}, "not-a-text"),
        ({"do": "begin", "strict": "no"}, "not-true-or-false"),
        ({"do": "begin", "components": 5}, "not-an-object"),
        ({"do": "begin", "components": {}}, "missing-key"),
        ({"do": "components"}, "missing-key"),
        ({"do": "components", "data": None}, "not-an-object"),
        ({"do": "components", "data": "format ="}, "not-toml"),
        ({"do": "begin", "level": 9}, "unknown-key"),
    ],
)
def test_requests_that_cannot_be_understood(request_: object, id: str) -> None:
    faults = problem(begun(), request_)["faults"]
    ids = {fault["id"] for fault in faults}
    ids |= {fault["facts"]["reason"]["id"] for fault in faults if fault["id"] == "fault-at"}
    assert id in ids


@pytest.mark.parametrize("action", [None, 5, "", "sell C4", "buy", "buy Z9", {}, ["income"]])
@pytest.mark.parametrize("do", ["play", "preview"])
def test_what_is_no_action(do: str, action: object) -> None:
    problem(begun(), {"do": do, "action": action})


def test_an_action_that_is_not_legal_says_which_rule_forbids_it() -> None:
    found = problem(begun(), {"do": "play", "action": "place C4"})
    assert (found["message"]["id"], found["rules"]) == ("no-choice-is-due", ["P5"])


def test_nothing_to_take_back_or_to_play_again() -> None:
    assert problem(begun(), {"do": "undo"})["message"]["id"] == "nothing-to-undo"
    assert problem(begun(), {"do": "redo"})["message"]["id"] == "nothing-to-redo"


def test_taking_back_past_a_reveal_tells_what_was_seen() -> None:
    record = asked(begun(), do="play", action="income")["record"]
    found = problem(record, {"do": "undo"})
    assert found["message"]["id"] == "undo-asks"
    assert found["revealed"][0] == {"kind": "card", "id": "c14"}
    strict = asked(begun(strict=True), do="play", action="income")["record"]
    assert problem(strict, {"do": "undo", "confirmed": True})["message"]["id"] == "strict-game"


def test_a_damaged_record_comes_back_with_its_good_part() -> None:
    record = {**begun(), "actions": ["income", "income", "buy Z9", "income"]}
    found = problem(record, {"do": "open"})
    assert found["message"]["id"] == "corrupt-record"
    assert found["faults"][0]["facts"]["where"] == "actions[2]"
    assert found["good_part"]["actions"] == ["income", "income"]
    assert asked(found["good_part"], do="open")["answer"]["view"]["turns"] == 2


DOES = [request.name for request in REQUESTS]


@examples(150)
@given(
    record=json_values(),
    request=json_values()
    | st.fixed_dictionaries(
        {"do": st.sampled_from(DOES)}, optional={"action": json_values(), "data": json_values()}
    ),
)
def test_nothing_that_json_can_say_raises(record: object, request: object) -> None:
    answered = answer(record, request)
    if "problem" in answered:
        assert complaint(answered["problem"])
    else:
        assert isinstance(request, dict)
        assert request["do"] in ("program", "box", "begin", "lesson")


@examples(60)
@given(data=st.data())
def test_no_change_of_a_record_raises(data: st.DataObject) -> None:
    game = ceres.Game.new(seed=data.draw(st.integers(0, 5)), monuments=True)
    rng = Random(1)
    for _ in range(3):
        game.play(pick(game.position, rng))
    record = game.record()
    path = data.draw(st.sampled_from(parts(record)))
    changed = replaced(record, path, data.draw(json_values()))
    answered = answer(changed, {"do": data.draw(st.sampled_from(DOES)), "action": "income"})
    if "problem" in answered:
        assert complaint(answered["problem"])


def test_every_error_can_be_told() -> None:
    """Also one that nobody has given a message yet."""
    assert complaint(plain(problem_of(CeresError("as it is")))) == "as it is"


# Where it runs.

GAME = """
import json, sys
from random import Random
from ceres.service import answer

def legal(can):
    yield from (can["income"].get("action") and ["income"]) or []
    yield from (each["action"] for each in can["deeds"].values() if "action" in each)
    for id, build in can["builds"].items():
        yield from (f"build {id} {' '.join(lots)}" for lots in build["places"])
    yield from (f"place {' '.join(lots)}" for lots in can["places"])

rng = Random(1)
answered = answer(None, {"do": "begin", "seed": 1, "monuments": True})
while not answered["answer"]["view"]["result"]:
    actions = sorted(legal(answered["answer"]["view"]["can"]))
    record = json.loads(json.dumps(answered["record"]))
    answer(record, {"do": "preview", "action": actions[0]})
    answered = answer(record, {"do": "play", "action": rng.choice(actions)})
for do in ("open", "progress", "picture", "box", "undo"):
    json.dumps(answer(answered["record"], {"do": do}))
assert "problem" in answer(answered["record"], {"do": "play", "action": "income"})
tops = {name.split(".")[0] for name in sys.modules}
result = answered["answer"]["view"]["result"]
print(json.dumps([result, sorted(tops - set(sys.stdlib_module_names))]))
"""


def test_a_whole_game_needs_the_standard_library_only() -> None:
    said = subprocess.run(
        # Without site packages: whatever else is imported would not be found.
        [sys.executable, "-S", "-W", "ignore", "-c", GAME],
        env={**os.environ, "PYTHONPATH": str(SRC)},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    result, others = json.loads(said.stdout)
    assert result["winner"] in ("you", "ceres")
    assert {name for name in others if not name.endswith("__mypyc")} == {"ceres", "__main__"}


def test_numbers_that_no_language_writes_are_told_as_text() -> None:
    problem = problem_of(CodedError("needs-silver", price=10**40, silver=5))
    assert problem["message"]["facts"] == {"price": f"1{'0' * 40}", "silver": 5}
    assert complaint(plain(problem))


def test_the_types_know_all_options() -> None:
    assert list(get_args(Difficulty)) == DIFFICULTIES
    assert list(get_args(Variant)) == [*VARIANTS, *FAVOURS]


@pytest.mark.parametrize("silver", [2**53 + 1, 2**63, 10**30])
def test_any_amount_of_silver_can_be_asked_about(silver: int) -> None:
    """Compiled, a strategy's numbers are machine words; silver is not."""
    record = ceres.Game.new(seed=7).record()
    record["start"]["you"]["silver"] = silver
    record["start"]["market"][0]["silver"] = silver // 2
    game = ceres.Game.from_record(record)
    assert str(silver) in str(game.position)
    seen = game.position.observation()
    assert make_bot("planner", 1).choose(seen) in seen.actions()
    for name in ("outlook", "progress", "replay", "report", "picture"):
        assert "answer" in answer(record, {"do": name}), name
