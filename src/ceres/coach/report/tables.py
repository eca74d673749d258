"""The tables of a review as texts, for reports and the command line."""

from collections.abc import Sequence

from ceres.coach.types import Bar, ShownDecision
from ceres.text import Catalogue


def part_rows(bars: Sequence[Bar], words: Catalogue) -> list[list[str]]:
    """Return the waterfall as a table: par, its parts, and the result."""
    rows = [[words.say("coach-column-part"), words.say("coach-column-vp")]]
    for bar in bars:
        kind = "count" if bar["part"] == "result" else "signed"
        vp = words.figure(kind, bar["end"] - bar["start"], bar["error"])
        rows.append([words.say(f"coach-part-{bar['part']}"), vp])
    return rows


def decision_rows(decisions: Sequence[ShownDecision], words: Catalogue) -> list[list[str]]:
    """Return a table of decisions, with actions as they are written in files."""
    columns = ("decision", "era", "played", "better", "cost", "win", "mark", "luck")
    rows = [[words.say(f"coach-column-{column}") for column in columns]]
    for each in decisions:
        better, cost = "", ""
        if each["better"]:
            better = each["best"]["action"]
            cost = words.figure("vp", each["cost"] or 0.0, each["cost_error"])
        luck = words.figure("signed", each["luck"], each["luck_error"])
        rows.append(
            [
                str(each["number"] + 1),
                str(each["era"]),
                each["played"]["action"],
                better,
                cost,
                words.percent(each["win"]),
                mark_text(each["mark"], words),
                luck if each["luck_error"] else "",
            ]
        )
    return rows


def mark_text(mark: str | None, words: Catalogue) -> str:
    """Name a mark."""
    return "" if mark is None else words.say(f"coach-mark-{mark}")
