"""Finished games as tests of challenges need them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ceres.challenges.days import deal_of
from ceres.challenges.played import Finished
from ceres.format.record_extras import Marks
from ceres.library.requests import REQUESTS
from ceres.service.arguments import read_arguments

MARKS = set(Marks.__annotations__)


def finished(id: str, **facts: Any) -> Finished:
    """Return a game that was won on Normal, unless the facts say otherwise."""
    values: dict[str, Any] = {
        "ended": f"2026-01-01T00:00:00+00:00 {id}"[:25],
        "difficulty": "normal",
        "monuments": False,
        "variants": [],
        "actions": 60,
        "you": 90,
        "ceres": 80,
        "winner": "you",
    }
    return marked(Finished(id, **values), **facts)


def marked(game: Finished, **facts: Any) -> Finished:
    """Return a game with other facts, some of which are marks."""
    marks: Any = {**game.marks, **{key: facts.pop(key) for key in MARKS & facts.keys()}}
    return replace(game, marks=marks, **facts)


def asked(do: str, games: Sequence[Finished], **arguments: Any) -> Any:
    """Return the answer to a request about finished games."""
    request = next(each for each in REQUESTS if each.name == do)
    return request.function(games, **read_arguments(request.sent, arguments))


def on_day(date: str, id: str = "", begun: str | None = None, **facts: Any) -> Finished:
    """Return an attempt at the deal of a day."""
    deal = deal_of(date)
    marked: dict[str, Any] = {
        "difficulty": deal.difficulty,
        "monuments": deal.monuments,
        "variants": list(deal.variants),
        "seed": str(deal.seed),
        "strict": True,
        "ended": f"{begun or date}T12:00:00+00:00",
        "day": {"date": date, "begun": begun or date, "practice": False},
    }
    return finished(id or date, **marked | facts)
