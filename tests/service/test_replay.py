"""A whole game to look through, to play on from any point, and to give to others."""

import json
from random import Random
from typing import Any

import pytest

import ceres
from boxes import own_cards
from ceres.service import Table, answer, branched, imported, replay, shared_start
from service.at_tables import Data, complaint, plain, random_game, said
from strategies import pick

SEEDS = pytest.mark.parametrize("seed", range(4))


def asked(record: Any, **request: Any) -> Data:
    """An answer, as it comes through JSON."""
    answered: Data = json.loads(json.dumps(answer(record, request)))
    return answered


def whole_game(seed: int) -> Table:
    """A random game at its end; each seed has other options."""
    return list(random_game(seed))[-1][0]


def refused(record: Any, **request: Any) -> str:
    """The complaint about a request that cannot be done."""
    answered = asked(record, **request)
    assert list(answered) == ["problem"]
    return complaint(answered["problem"])


# Looking through a game.


@SEEDS
def test_the_steps_of_a_replay_lead_from_table_to_table(seed: int) -> None:
    game = random_game(seed)
    tables = [table.view()["table"] for table, _ in game]
    shown = replay(whole_game(seed))
    now = shown["before"]
    assert now == tables[0]
    for turn, after in zip(shown["turns"], tables[1:], strict=True):
        for step in turn["steps"]:
            now = {**now, **step["table"]}
        now = {**now, **turn["after"]}
        assert now == after
        assert set(turn) == {"number", "action", "steps", "after"}


@SEEDS
def test_the_turns_of_a_replay_are_those_played(seed: int) -> None:
    played = [turn for _, turn in random_game(seed) if turn]
    turns = replay(whole_game(seed))["turns"]
    assert [turn["steps"] for turn in turns] == [turn["steps"] for turn in played]
    assert [turn["number"] for turn in turns] == list(range(1, len(played) + 1))


@SEEDS
def test_the_decisions_of_a_replay_are_those_of_the_table(seed: int) -> None:
    decisions = replay(whole_game(seed))["decisions"]
    for decision, (table, _) in zip(decisions, random_game(seed), strict=True):
        view = table.view()
        assert decision["income"] == view["can"]["income"]["silver"]
        assert {name: decision[name] for name in ("phase", "measures", "point")} == {
            name: view[name] for name in ("phase", "measures", "point")
        }


@SEEDS
def test_a_replay_shows_nothing_before_it_came_out(seed: int) -> None:
    """Up to a decision it is the same, whatever of the hidden things came out later."""
    table, rng = whole_game(seed), Random(seed)
    whole = plain(replay(table))
    for number in range(0, len(table.game.entries), 7):
        other = ceres.Game(table.game.positions[number].observation().sample(rng))
        if other.position.phase != "over":
            other.play(pick(other.position, rng))
        assert replay(Table(other))["before"] == _table_at(whole, number)
        cut = replay(Table(branched(table, number)))
        assert cut["turns"] == whole["turns"][:number]
        assert cut["decisions"] == whole["decisions"][: number + 1]


def _table_at(shown: Data, number: int) -> Data:
    """The table after so many turns, as a reader of a replay makes it."""
    now: Data = shown["before"]
    for turn in shown["turns"][:number]:
        for step in turn["steps"]:
            now = {**now, **step["table"]}
        now = {**now, **turn["after"]}
    return now


def test_a_replay_has_the_table_that_a_correction_brought() -> None:
    game, other = ceres.Game.new(seed=7), ceres.Game.new(seed=8)
    game.play("income")
    game.correct(other.position)
    game.play("income")
    shown = asked(game.record(), do="replay")["answer"]
    corrected = shown["turns"][1]
    assert (corrected["action"], corrected["steps"]) == (None, [])
    assert _table_at(shown, 2) == Table(other).view()["table"]
    assert shown["turns"][2]["action"] == "income"


# Playing on from a point.


@SEEDS
def test_a_branch_is_the_first_part_of_a_game_and_goes_its_own_way(seed: int) -> None:
    table = whole_game(seed)
    record, number = table.game.record(), 11
    begun = asked(record, do="branch", number=number, id="abc")
    assert begun["record"]["actions"] == record["actions"][:number]
    assert begun["record"]["start"] == record["start"]
    assert begun["record"]["x-from"] == {"id": "abc", "number": number}
    assert begun["answer"]["view"]["result"] is None
    assert begun["answer"]["view"]["game"]["branched"]
    action = pick(table.game.positions[number], Random(seed))
    played = asked(begun["record"], do="play", action=str(action))["answer"]
    assert played["view"]["turns"] == number + 1


def test_a_game_at_a_real_table_goes_on_at_one_if_that_is_wanted() -> None:
    draws = {"cards": "me", "tiles": "app", "deeds": "app"}
    record = {**whole_game(2).game.record(), "x-real": {"draws": draws}}
    assert asked(record, do="replay")["answer"]["real"]
    again = asked(record, do="branch", number=5, real=True, id="abc")
    assert again["answer"]["view"]["real"] == {
        "draws": draws,
        "cards_out": True,
        "asks": None,
    }
    assert again["record"]["actions"] == record["actions"][:5]
    on_the_screen = asked(record, do="branch", number=5, id="abc")
    assert on_the_screen["answer"]["view"]["real"] is None
    assert "x-real" not in on_the_screen["record"]


def test_a_game_on_the_screen_goes_on_there() -> None:
    record = whole_game(2).game.record()
    assert not asked(record, do="replay")["answer"]["real"]
    begun = asked(record, do="branch", number=5, real=True, id="abc")["answer"]
    assert begun["view"]["real"] is None


def test_whoever_has_seen_what_comes_has_peeked_in_the_branch() -> None:
    table = Table.new(seed=7, strict=True)
    table.play("income")
    assert table.revealed()
    before, after = (branched(table, number).extras for number in (0, 1))
    assert before == {
        "x-from": {"id": None, "number": 0},
        "x-peeked": 1,
        "x-peeked-at": [0],
    }
    assert after == {"x-from": {"id": None, "number": 1}}


@pytest.mark.parametrize(
    ("number", "words"), [(-1, "too small"), (3, "too large"), ("1", "string")]
)
def test_there_is_no_such_point(number: object, words: str) -> None:
    table = Table.new(seed=7)
    table.play("income")
    for do in ("branch", "position", "report"):
        text = refused(table.game.record(), do=do, number=number, id="abc")
        assert "number: " in text
        assert words in text


# Giving a position away.


@SEEDS
def test_a_position_that_is_given_away_is_fair(seed: int) -> None:
    """All that may be known is the same, and nothing that is hidden stays where it was."""
    table = whole_game(seed)
    game = ceres.Game(table.game.start)  # at the start most is hidden
    given = imported(json.dumps(shared_start(game, 0))).position
    assert given.observation() == game.position.observation()
    assert given != game.position


def test_a_position_of_an_own_box_brings_its_cards_along() -> None:
    table = Table.new(seed=3, components=own_cards())
    given = asked(table.game.record(), do="position")["answer"]
    assert given["format"] == "ceres-position/1"
    assert given["components"].startswith("sha256:")
    given = asked(table.game.record(), do="position", recorded=True)["answer"]
    assert given["format"] == "ceres-game/1"
    begun = asked(None, do="import", text=json.dumps(given))
    assert begun["answer"]["view"]["game"]["own"] is not None
    assert begun["answer"]["view"]["turns"] == 0


# What comes from others.


def test_a_position_begins_a_game_there() -> None:
    position = whole_game(1).game.positions[20]
    record = ceres.Game(position).record()
    text = position.to_json() if position.components is None else json.dumps(record)
    begun = asked(None, do="import", text=text)
    assert begun["record"]["start"] == position.to_dict()
    assert begun["answer"]["view"]["game"]["seed"] is None


def test_all_that_is_wrong_with_a_position_is_said() -> None:
    data = ceres.Game.new(seed=7).position.to_dict()
    text = refused(None, do="import", text=json.dumps({**data, "era": 9, "phase": "later"}))
    assert "era: " in text
    assert "phase: " in text


def test_a_report_is_opened_as_its_game() -> None:
    table = whole_game(2)
    report = asked(table.game.record(), do="report", number=9)["answer"]
    assert report["format"] == "ceres-problem/1"
    assert report["number"] == 9
    assert report["position"] == table.game.positions[9].to_dict()
    assert report["program"]["version"] == ceres.__version__
    begun = asked(None, do="import", text=json.dumps(report))
    assert begun["record"]["actions"] == table.game.record()["actions"]


def test_of_a_damaged_record_the_good_part_is_taken_if_that_is_wanted() -> None:
    record = whole_game(2).game.record()
    text = json.dumps({**record, "actions": [*record["actions"][:5], "buy Z9"]})
    assert "actions[5]" in refused(None, do="import", text=text)
    begun = asked(None, do="import", text=text, salvage=True)
    assert begun["record"]["actions"] == record["actions"][:5]


@pytest.mark.parametrize(
    ("text", "id", "line", "column"),
    [
        ("", "json-value", 1, 1),
        ('{"a": 1,\n "b" 2}', "json-colon", 2, 6),
        ('{"a": 1\n "b": 2}', "json-comma", 2, 2),
        ("{a: 1}", "json-key", 1, 2),
        ('{"a": "b', "json-open-text", 1, 7),
        ('{"a": "b\n"}', "json-line-break", 1, 9),
        ('{"a": "\\x"}', "json-backslash", 1, 8),
        ("{} {}", "json-more", 1, 4),
    ],
)
def test_what_is_no_json_says_where_in_words_of_ours(
    text: str, id: str, line: int, column: int
) -> None:
    (fault,) = asked(None, do="import", text=text)["problem"]["faults"]
    facts = fault["facts"]
    assert (facts["problem"]["id"], facts["line"], facts["column"]) == (id, line, column)
    assert said(facts["problem"])


@pytest.mark.parametrize("text", [5, None, {}, ["{}"]])
def test_only_a_text_can_be_imported(text: object) -> None:
    assert "text: must be a string" in refused(None, do="import", text=text)
