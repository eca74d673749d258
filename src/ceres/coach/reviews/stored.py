"""Reads a review that an earlier version stored in a browser."""

from collections.abc import Mapping
from typing import Any

from ceres.actions import action_of
from ceres.coach.estimates import Estimate
from ceres.coach.reasons import Reason
from ceres.coach.reviews.model import PARTS, Entry, Part, Review


def stored_review(stored: Mapping[str, Any]) -> Review:
    """Return a stored review; in how many worlds its figures were found, it does not say."""
    data = stored["review"]
    end, end_error = stored["end"]
    errors = zip(stored["lead_errors"], stored["win_errors"], strict=True)
    return Review(
        playouts=data["playouts"],
        options=data["options"],
        result=data["result"],
        end=Estimate(end, end_error, 1),
        entries=[
            _entry(entry, *each, entry["number"] in stored["peeked"])
            for entry, each in zip(data["entries"], errors, strict=True)
        ],
        policy=data["policy"],
        **{name: Part(data[name], data[f"{name}_error"]) for name in PARTS},
    )


def _entry(data: Mapping[str, Any], lead_error: float, win_error: float, peeked: bool) -> Entry:
    def estimate(name: str, error: float | None = None) -> Estimate:
        return Estimate(data[name], data[f"{name}_error"] if error is None else error, 1)

    return Entry(
        number=data["number"],
        era=data["era"],
        action=action_of(data["action"]),
        best=action_of(data["best"]),
        reference=action_of(data["reference"]),
        forced=data["forced"],
        peeked=peeked,
        lead=estimate("lead", lead_error),
        win=estimate("win", win_error),
        decision=estimate("decision"),
        regret=estimate("regret"),
        regret_win=estimate("regret_win", 0.0),
        luck=estimate("luck"),
        reasons=[Reason(**each) for each in data["reasons"]],
        mark=data["mark"],
    )
