"""Achievements: found in records; results to share; games compared."""

import json
from typing import Any

import pytest

import ceres
from ceres.bots import make_bot
from ceres.challenges.achievements import ACHIEVEMENTS, achievements
from ceres.challenges.days import deal_of
from ceres.challenges.medals import Par
from ceres.challenges.practice import PRACTICE
from ceres.components import BUILDINGS
from ceres.service import answer
from ceres.text import catalogue, languages
from challenges.finished import asked, finished


def play_out(game: ceres.Game, bot: str = "planner") -> ceres.Game:
    player = make_bot(bot, 1)
    while game.position.result is None:
        game.play(player.choose(game.position.observation()))
    return game


@pytest.fixture(scope="module")
def won() -> ceres.Game:
    return play_out(ceres.Game.new(seed=7, difficulty="hard", monuments=True))


def test_two_dozen_each_with_a_name_and_what_it_takes() -> None:
    every = [*PRACTICE, *ACHIEVEMENTS]
    assert len(ACHIEVEMENTS) == 24
    for language in languages():
        words = catalogue(language)
        assert len({words.say(f"achievement-{id}") for id in every}) == len(every)
        assert len({words.say(f"achievement-{id}-about") for id in every}) == len(every)


def test_a_won_game(won: ceres.Game) -> None:
    found = achievements(won)
    assert won.position.result is not None
    assert won.position.result["winner"] == "you"
    assert {"first-win", "hard-win"} <= set(found)
    assert "challenge-win" not in found
    assert achievements(ceres.Game.from_record(won.record())) == found


def test_nothing_before_the_end_nor_from_a_composed_start(won: ceres.Game) -> None:
    assert achievements(ceres.Game.new(seed=7)) == []
    assert achievements(play_out(ceres.Game(won.positions[20]))) == []


def test_what_was_built_agrees_with_the_events() -> None:
    kinds = {piece.id: piece.kind for piece in BUILDINGS}
    for seed in range(6):
        game = play_out(ceres.Game.new(seed=seed), "greedy" if seed % 2 else "planner")
        built = {
            kinds[event.facts["id"]]
            for turn in game.events
            for event in turn
            if event.type == "build"
        }
        assert game.position.result is not None
        won = game.position.result["winner"] == "you"
        found = achievements(game)
        assert ("no-commerce" in found) == (won and "commercial" not in built)
        assert ("no-civic" in found) == (won and "civic" not in built)


def test_the_service_counts_fair_games_only() -> None:
    games = [
        finished("a", achievements=["first-win"]),
        finished("b", achievements=["first-win"], hinted=True),
        finished("c"),
    ]
    found = asked("achievements", games)
    assert {"id": "first-win", "games": 1, "first": "a"} in found["achievements"]
    assert found["unknown"] == 1


def test_practice_counts_with_hints_too_but_must_be_played_to_its_end() -> None:
    games = [
        finished("a", resigned=True, winner="ceres"),
        finished("b", winner="ceres", hinted=True),
        finished("c", hinted=True, peeked=1),
        finished("d", mine=False, hinted=True),
        *(finished(f"e{number}") for number in range(8)),
    ]
    found = {each["id"]: each for each in asked("achievements", games)["achievements"]}
    assert [found["first-game"][key] for key in ("games", "first")] == [10, "b"]
    assert [found["coached-win"][key] for key in ("games", "first")] == [1, "c"]
    assert [found["ten-games"][key] for key in ("games", "first")] == [1, "e7"]
    assert found["fifty-games"]["first"] is None


# Results to share.


@pytest.fixture(scope="module")
def days_record() -> dict[str, Any]:
    game = play_out(deal_of("2026-11-22").begin("2026-11-22"))
    game.extras["x-par"] = Par.of_leads(1, [-100] * 20).mark()
    return game.record()


@pytest.mark.parametrize("language", languages())
def test_a_result_to_share_is_short_and_spoils_nothing(
    language: str, days_record: dict[str, Any]
) -> None:
    link = "https://example.org/gardens-of-ceres/#/day/2026-11-22"
    message = answer(days_record, {"do": "share", "link": link})["answer"]["message"]
    text = catalogue(language).say(message["id"], **message["facts"])
    assert len(text) < 280
    assert len(text.splitlines()) == 4
    assert text.splitlines()[3].endswith(link)
    assert "2026-11-22" in text
    assert sum(text.count(symbol) for symbol in "🟩🟨🟥") == 3
    assert not [action for action in days_record["actions"] if action.split()[-1] in text.split()]


def test_only_a_finished_game_of_a_day_is_shared(won: ceres.Game) -> None:
    begun = deal_of("2026-11-22").begin("2026-11-22").record()
    for record in (won.record(), begun):
        assert answer(record, {"do": "share"})["problem"]["message"]["id"] == "not-a-day-over"


# Comparison.


def test_two_games_decision_by_decision(days_record: dict[str, Any]) -> None:
    theirs = play_out(deal_of("2026-11-22").begin("2026-11-22"), "greedy").record()
    found = answer(days_record, {"do": "compare", "text": json.dumps(theirs)})["answer"]
    parted = found["parted"]
    assert found["same_deal"]
    assert [each["same"] for each in found["decisions"][: parted - 1]] == [True] * (parted - 1)
    assert days_record["actions"][: parted - 1] == theirs["actions"][: parted - 1]
    assert days_record["actions"][parted - 1] != theirs["actions"][parted - 1]
    mine = [each["mine"]["action"] for each in found["decisions"] if "mine" in each]
    assert mine == days_record["actions"]
    result = days_record["result"]
    assert found["mine"] == [result["you"], result["ceres"]]


def test_a_game_under_way_is_not_compared(days_record: dict[str, Any]) -> None:
    text = json.dumps(ceres.Game.new(seed=7).record())
    refused = answer(days_record, {"do": "compare", "text": text})
    assert refused["problem"]["message"]["id"] == "not-both-over"
