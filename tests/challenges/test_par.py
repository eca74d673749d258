"""Par and medals: what the panel makes of a deal, the same everywhere."""

import json

import pytest

import ceres
from ceres.bots.panel import GAMES, PANEL_VERSION, PanelGame, panel
from ceres.bots.workers import Workers
from ceres.challenges.days import deal_of
from ceres.challenges.medals import GOLD_ABOVE, Par, par_mark
from ceres.coach.job_server import JobServer
from ceres.service import answer
from challenges.finished import asked, finished

DAY = "2026-11-20"
# As records have it since the first version of the panel.
MARK = {"panel": 1, "planner": 10, "gold": 30, "silver": 12, "bronze": 4, "won": 60}
# Written down once for this version of the panel: medals must be the same everywhere.
LEADS = [12, 11, 23, 26, 14, 25, 11, 23, 13, 12, 10, 19]


def days_game() -> ceres.Game:
    return deal_of(DAY).begin(DAY)


def test_the_panel_plays_the_same_everywhere() -> None:
    found = [PanelGame(days_game().start, number).run() for number in range(len(LEADS))]
    assert found == LEADS


def test_several_workers_and_a_page_find_the_same() -> None:
    found = Workers(1).carry_out(panel(days_game()))
    assert found == {
        "panel": PANEL_VERSION,
        "planner": LEADS[0],
        **{"gold": 26, "silver": 14, "bronze": 11, "won": 100},
    }
    server, record = JobServer(), json.dumps(days_game().record())
    step = json.loads(server.ask(record, '{"do": "begin", "job": "panel"}'))["answer"]
    assert len(step["tasks"]) == GAMES


def test_the_panel_differs_from_game_to_game() -> None:
    assert len(set(LEADS)) > len(LEADS) // 2


def test_a_win_is_bronze_the_median_silver_and_more_than_that_gold() -> None:
    par = Par.of_leads(1, range(-20, 31))
    assert par.thresholds == {"gold": 5 + GOLD_ABOVE, "silver": 5, "bronze": 1}
    leads = (5 + GOLD_ABOVE, 4 + GOLD_ABOVE, 5, 4, 1, 0)
    assert [par.medal(lead) for lead in leads] == [
        *("gold", "silver", "silver", "bronze", "bronze"),
        None,
    ]


def test_where_the_panel_loses_a_win_is_worth_more_but_a_defeat_nothing() -> None:
    near, far = Par.of_leads(1, range(-30, 21)), Par.of_leads(1, range(-60, -9))
    assert near.thresholds == {"gold": GOLD_ABOVE - 5, "silver": 1, "bronze": 1}
    assert [far.medal(lead) for lead in (1, 0)] == ["gold", None]


def test_a_par_that_an_earlier_version_stored_follows_the_same_rule() -> None:
    stored = par_mark({"x-par": MARK})
    assert stored is not None
    assert stored.thresholds == {"gold": 12 + GOLD_ABOVE, "silver": 12, "bronze": 1}
    assert stored.mark() == MARK


@pytest.mark.parametrize(
    ("won", "word"),
    [(100, "gentle"), (95, "gentle"), (94, "fair"), (50, "tough"), (20, "harsh"), (0, "cruel")],
)
def test_how_hard_a_deal_is_in_words(won: int, word: str) -> None:
    assert Par.of_leads(1, [1] * won + [-1] * (100 - won)).hardness == word


def test_the_par_of_a_game_is_stored_in_its_record_and_shown() -> None:
    record = days_game().record()
    assert answer(record, {"do": "par"})["answer"] is None
    reply = answer(record, {"do": "storePar", "par": MARK})
    assert par_mark(reply["record"]) == Par(1, planner=10, high=30, median=12, low=4, won=60)
    shown = answer(reply["record"], {"do": "par"})["answer"]
    assert (shown["planner"], shown["lead"], shown["medal"]) == (10, None, None)
    assert shown["hardness"] == "tough"
    assert ceres.Game.from_record(reply["record"]).position == days_game().position


@pytest.mark.parametrize(
    "mark",
    [None, 7, {}, {**MARK, "won": "x"}, {**MARK, "gold": True}, {**MARK, "more": 1}],
)
def test_a_damaged_par_is_none(mark: object) -> None:
    assert par_mark({"x-par": MARK}) is not None
    assert par_mark({"x-par": mark}) is None


def test_my_attempts_at_the_same_deal() -> None:
    games = [
        finished("a", seed="7", ended="2026-01-02T00:00:00+00:00"),
        finished("b", seed="7", ended="2026-01-01T00:00:00+00:00"),
        finished("c", seed="7", monuments=True, ended="2026-01-03T00:00:00+00:00"),
        finished("d", seed=None, ended="2026-01-04T00:00:00+00:00"),
    ]
    assert [each["id"] for each in asked("attempts", games, game="a")] == ["b", "a"]
    assert [each["id"] for each in asked("attempts", games, game="d")] == ["d"]
