"""Finished games as tests of challenges need them."""

from typing import Any

from ceres.challenges.days import deal_of
from ceres.service import Finished


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
    return Finished(id, **values | facts)


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


def as_data(game: Finished) -> dict[str, Any]:
    """Return a game as a store of games sends it."""
    return {key: value for key, value in vars(game).items() if value is not None}
