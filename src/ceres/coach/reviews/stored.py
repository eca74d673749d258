"""Reads a review that an earlier version stored in a browser."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ceres.actions import action_of
from ceres.coach.estimates import Estimate
from ceres.coach.reasons import Reason
from ceres.coach.reviews.model import PARTS, Accuracy, Entry, Part, Review


@dataclass(frozen=True)
class StoredReview(Review):
    """A stored review: its mean loss counts gains that the written decisions leave out."""

    mean_loss: Accuracy | None = None

    def accuracy(self) -> Accuracy | None:
        """Return the mean loss per decision, as it was stored."""
        return self.mean_loss


def stored_review(stored: Mapping[str, Any]) -> Review:
    """Return a stored review; in how many worlds its figures were found, it does not say."""
    data = stored["review"]
    if "decisions" in stored:
        stored = _as_written_first(stored)
    end, end_error = stored["end"]
    errors = zip(stored["lead_errors"], stored["win_errors"], strict=True)
    return StoredReview(
        playouts=data["playouts"],
        options=data["options"],
        result=data["result"],
        end=Estimate(end, end_error, 1),
        entries=[
            _entry(entry, *each, entry["number"] in stored["peeked"])
            for entry, each in zip(data["entries"], errors, strict=True)
        ],
        policy=data["policy"],
        facts={},
        mean_loss=_accuracy(stored["accuracy"]),
        **{name: Part(data[name], data[f"{name}_error"]) for name in PARTS},
    )


def _as_written_first(shown: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is needed of a review that was stored with what was shown of it then."""
    count, last = len(shown["review"]["entries"]), shown["bars"][-1]
    forced = {entry["number"] for entry in shown["review"]["entries"] if entry["forced"]}
    judged = {each["number"] for each in shown["decisions"] if each["cost"] is not None}
    return {
        "end": (last["end"], last["error"]),
        "lead_errors": [point["error"] for point in shown["lead_curve"][:count]],
        "win_errors": [point["error"] for point in shown["win_curve"][:count]],
        "peeked": {each["number"] for each in shown["decisions"]} - forced - judged,
        "accuracy": shown["accuracy"],
    }


def _accuracy(data: Mapping[str, Any] | None) -> Accuracy | None:
    if data is None:
        return None
    return Accuracy(data["decisions"], Estimate(data["vp"], 0.0, 1), Estimate(data["win"], 0.0, 1))


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
