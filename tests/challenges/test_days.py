"""The day's deal: the same for a date everywhere, by the player's own day."""

import json
import os
import subprocess
import sys
from datetime import date, timedelta
from typing import Any

import pytest
from typer.testing import CliRunner

import ceres
from ceres.bots import make_bot
from ceres.challenges.days import WEEK, NoSuchDay, deal_of
from ceres.challenges.played import attempts, is_attempt
from ceres.challenges.streaks import streak
from ceres.commands.cli import app
from ceres.format.record_extras import day_mark
from ceres.service import answer
from challenges.finished import on_day

# Written down once: a deal must never change again.
KNOWN = {
    "2026-01-01": (148316283469867, "challenge", True, []),
    "2026-11-16": (218457498134842, "normal", False, []),
    "2027-02-28": (271849309606686, "challenge", True, ["creeping-gardens"]),
    "2028-02-29": (265115264273686, "hard", False, []),
    "2031-12-31": (212425418196347, "hard", True, ["favour-10"]),
}


@pytest.mark.parametrize("day", KNOWN)
def test_a_date_has_the_same_deal_forever(day: str) -> None:
    deal = deal_of(day)
    assert (deal.seed, deal.difficulty, deal.monuments, list(deal.variants)) == KNOWN[day]


def test_every_day_of_a_year_can_be_played() -> None:
    seeds = set()
    for number in range(366):
        deal = deal_of((date(2028, 1, 1) + timedelta(number)).isoformat())
        game = deal.begin(deal.date)
        seeds.add(deal.seed)
        assert game.seed == deal.seed < 10**15  # the form of a new game takes 15 digits
    assert len(seeds) == 366


def test_every_kind_of_a_weekday_comes_up_on_it_and_no_other() -> None:
    monday = date(2026, 11, 16)
    for weekday, kinds in enumerate(WEEK):
        days = [(monday + timedelta(7 * weeks + weekday)).isoformat() for weeks in range(52)]
        deals = [deal_of(day) for day in days]
        assert {(deal.difficulty, deal.monuments, deal.variants) for deal in deals} == set(kinds)


@pytest.mark.parametrize("text", ["", "today", "2026-13-01", "2026-1-1", "20261116", "2026-W47-1"])
def test_what_is_no_date_is_refused(text: str) -> None:
    with pytest.raises(NoSuchDay):
        deal_of(text)


def test_the_same_deal_on_the_command_line_in_the_service_and_the_library() -> None:
    printed = CliRunner().invoke(app, ["daily", "--date", "2026-11-22", "--json"])
    asked = answer(None, {"do": "day", "date": "2026-11-22"})["answer"]
    assert json.loads(printed.output) == asked == deal_of("2026-11-22").to_dict()
    assert set(asked) == {"date", "seed", "difficulty", "monuments", "variants"}
    begun = answer(None, {"do": "beginDay", "date": "2026-11-22", "today": "2026-11-22"})["record"]
    options = {key: value for key, value in asked.items() if key != "date"}
    assert begun["start"] == ceres.Game.new(**options).position.to_dict()


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Niue", "UTC"])
def test_today_is_the_players_own_day(zone: str) -> None:
    program = (
        "import time; time.tzset()\n"
        "from datetime import datetime\n"
        "from typer.testing import CliRunner\n"
        "from ceres.commands.cli import app\n"
        "print(datetime.now().date(), CliRunner().invoke(app, ['daily', '--json']).output)"
    )
    environment = {**os.environ, "TZ": zone}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    today, _, printed = done.stdout.partition(" ")
    assert json.loads(printed)["date"] == today


def test_a_day_that_has_not_begun_cannot_be_played() -> None:
    with pytest.raises(NoSuchDay):
        deal_of("2026-11-17").begin(today="2026-11-16")
    refused = answer(None, {"do": "beginDay", "date": "2026-11-17", "today": "2026-11-16"})
    assert refused["problem"]["message"]["id"] == "day-not-begun"


def test_a_game_keeps_its_day_past_midnight() -> None:
    reply = answer(None, {"do": "beginDay", "date": "2026-11-16", "today": "2026-11-16"})
    table = ceres.Game.from_record(reply["record"])
    bot = make_bot("planner", 1)
    while table.position.result is None:
        action = str(bot.choose(table.position.observation()))
        reply = answer(reply["record"], {"do": "play", "action": action})
        table.play(action)
    assert day_mark(reply["record"]) == {
        "date": "2026-11-16",
        "begun": "2026-11-16",
        "practice": False,
    }
    assert reply["answer"]["view"]["game"]["strict"]
    after_midnight = on_day("2026-11-16", ended="2026-11-17T00:30:00+00:00")
    assert streak([after_midnight], "2026-11-17").days == 1


def test_one_attempt_counts_and_practice_never() -> None:
    first = on_day("2026-11-16", "a", ended="2026-11-16T10:00:00+00:00")
    second = on_day("2026-11-16", "b", ended="2026-11-16T11:00:00+00:00")
    practice = on_day("2026-11-16", "c", ended="2026-11-16T09:00:00+00:00")
    practice.day["practice"] = True  # type: ignore[index]
    assert attempts([second, practice, first]) == {"2026-11-16": first}


@pytest.mark.parametrize(
    "facts",
    [
        {"strict": False},
        {"hinted": True},
        {"peeked": True},
        {"mine": False},
        {"seed": "7"},
        {"difficulty": "challenge"},
    ],
)
def test_another_game_does_not_count_for_a_day(facts: dict[str, Any]) -> None:
    assert is_attempt(on_day("2026-11-16"))
    assert not is_attempt(on_day("2026-11-16", **facts))


@pytest.mark.parametrize("mark", [None, 7, {}, {"date": "x", "begun": "2026-11-16"}, {"date": 3}])
def test_a_damaged_mark_is_none(mark: object) -> None:
    assert day_mark({"x-day": mark}) is None


def test_a_branch_of_a_days_game_is_not_an_attempt() -> None:
    reply = answer(None, {"do": "beginDay", "date": "2026-11-16", "today": "2026-11-16"})
    branch = answer(reply["record"], {"do": "branch", "id": "a", "number": 0})
    assert "x-day" not in branch["record"]
