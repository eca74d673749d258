"""The ladder: a dozen ranks, each harder, climbed by winning two of three."""

import json
from itertools import pairwise
from typing import Any

import pytest
from typer.testing import CliRunner

import ceres
from ceres.challenges.ladder import LADDER_FILE, rank_reached, ranks, standings
from ceres.challenges.played import Finished
from ceres.commands.cli import app
from ceres.text import catalogue, languages
from challenges.finished import asked, finished


def test_a_dozen_ranks_that_can_be_played() -> None:
    assert len(ranks()) == 12
    assert len({rank.id for rank in ranks()}) == len({rank.kind for rank in ranks()}) == 12
    for rank in ranks():
        ceres.Game.new(7, *rank.kind)


def test_from_rank_to_rank_the_planner_wins_less() -> None:
    rates = [rank.wins["planner"] for rank in ranks()]
    assert all(easier > harder for easier, harder in pairwise(rates))
    for rank in ranks():
        assert set(rank.wins) == {"greedy", "planner", "montecarlo"}
        assert all(0 <= share <= 1 for share in rank.wins.values())


def test_the_file_says_who_played_how_often() -> None:
    written = json.loads(LADDER_FILE.read_text("utf-8"))
    assert set(written["bots"]) == {"greedy", "planner", "montecarlo"}
    assert isinstance(written["policy"], int)


@pytest.mark.parametrize("language", languages())
def test_every_rank_has_a_name_of_its_own(language: str) -> None:
    words = catalogue(language)
    assert len({words.say(f"rank-{rank.id}") for rank in ranks()}) == len(ranks())


def test_the_command_prints_the_ranks() -> None:
    printed = json.loads(CliRunner().invoke(app, ["ladder", "--json", "--lang", "en"]).output)
    assert list(printed) == ["ranks"]
    for rank, found in zip(ranks(), printed["ranks"], strict=True):
        keys = ["id", "name", "difficulty", "monuments", "variants", "wins"]
        assert list(found) == keys
        assert (found["id"], found["wins"]) == (rank.id, rank.wins)
    listed = CliRunner().invoke(app, ["ladder", "--lang", "en"]).output
    assert "Quaestor" in listed


def at_civis(outcomes: str, **facts: object) -> list[Finished]:
    """Return games at the first rank: `w` is a win, `l` a defeat."""
    return [
        finished(
            f"g{number}",
            seed=str(number),
            winner="you" if each == "w" else "ceres",
            ended=f"2026-01-01T00:{number:02}:00+00:00",
            **facts,
        )
        for number, each in enumerate(outcomes)
    ]


@pytest.mark.parametrize(
    ("outcomes", "climbed", "recent"),
    [
        ("", False, ()),
        ("w", False, (True,)),
        ("ww", True, ()),
        ("wlw", True, ()),
        ("wllw", False, (False, True)),
        ("llllwlw", True, ()),
        ("wwllll", True, ()),
    ],
)
def test_two_of_three_in_a_row(outcomes: str, climbed: bool, recent: tuple[bool, ...]) -> None:
    first, *others = standings(at_civis(outcomes))
    assert (first.climbed, first.recent, first.games) == (climbed, recent, len(outcomes))
    assert not any(other.climbed for other in others)


@pytest.mark.parametrize("facts", [{"hinted": True}, {"peeked": True}, {"mine": False}])
def test_other_games_do_not_count(facts: dict[str, Any]) -> None:
    assert standings(at_civis("ww", **facts))[0].games == 0


def test_of_several_games_on_a_deal_only_the_first_counts() -> None:
    games = [finished(id, seed="7", ended=f"2026-01-0{id}T00:00:00+00:00") for id in "123"]
    assert standings(games)[0].counted == (games[0].id,)


def test_any_rank_may_be_tried() -> None:
    consul = next(rank for rank in ranks() if rank.id == "consul")
    difficulty, monuments, variants = consul.kind
    options = {"difficulty": difficulty, "monuments": monuments, "variants": list(variants)}
    games = at_civis("ww", **options)
    assert rank_reached(standings(games)) == consul
    assert asked("ladder", games)["reached"] == "consul"
