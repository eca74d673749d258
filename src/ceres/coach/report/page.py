"""Writes the page: summary, waterfall, curves, costly decisions with boards, all decisions."""

from base64 import b64encode
from collections.abc import Iterator
from html import escape
from importlib import resources
from math import ceil, floor
from typing import Final

from ceres.actions import Action
from ceres.bots.strategies.greedy import state_after
from ceres.coach.marks import BRILLIANT, LOSSES
from ceres.coach.policy import POLICY
from ceres.coach.report.charts import Point, curve, waterfall
from ceres.coach.reviews.model import Entry, Review
from ceres.coach.wording import (
    PARTS,
    accuracy_text,
    costliest,
    decision_rows,
    mark_text,
    meaning_texts,
    part_rows,
    summary,
    telling_draws,
    why,
)
from ceres.draw import city_svg
from ceres.engine.board import names
from ceres.format.record import RULES_VERSION
from ceres.game import Game
from ceres.position import Position
from ceres.text import Catalogue
from ceres.text.report_page import report_page, report_paragraph, report_table

# Decisions that are shown with boards, and draws that are listed.
_SHOWN: Final = 5
_TICKS: Final = 10


def review_page(game: Game, review: Review, words: Catalogue) -> str:
    """Return the page as HTML."""
    style = resources.files(__package__).joinpath("review.css").read_text("utf-8")
    title = words.say("coach-title")
    body = "\n".join(_sections(game, review, words))
    made = words.say(
        "coach-meaning-made",
        playouts=words.number(review.playouts),
        policy=POLICY,
        rules=RULES_VERSION,
    )
    header = "\n".join(
        [
            f"<h1>{escape(title)}</h1>",
            report_paragraph(_options(review, words)),
            f'<p class="summary">{escape(summary(review, words))}</p>',
        ]
    )
    return report_page(words.language, title, style, header, body, report_paragraph(made))


def _options(review: Review, words: Catalogue) -> str:
    options = [words.name("difficulty", review.options["difficulty"])]
    if review.options["monuments"]:
        options.append(words.say("demo-monuments"))
    options += [words.name("variant", variant) for variant in review.options["variants"]]
    return words.join(options, "comma")


def _sections(game: Game, review: Review, words: Catalogue) -> Iterator[str]:
    def section(title: str, inner: str, text: str = "") -> str:
        about = report_paragraph(words.say(text)) if text else ""
        return f"<section>\n<h2>{escape(words.say(title))}</h2>\n{about}\n{inner}\n</section>"

    yield section("coach-waterfall-title", _waterfall(review, words), "coach-waterfall-text")
    if review.entries:
        yield section("coach-curve-title", _curves(review, words), "coach-curve-text")
        yield section("coach-costly-title", _costly(game, review, words))
    draws = telling_draws(review, _SHOWN)
    if draws:
        yield section(
            "coach-luck-title", report_table(decision_rows(draws, words)), "coach-luck-text"
        )
    if review.entries:
        yield section("coach-decisions-title", report_table(decision_rows(review.entries, words)))
    yield section("coach-meaning-title", _meaning(review, words))


def _waterfall(review: Review, words: Catalogue) -> str:
    bars: list[tuple[str, float, float, str]] = []
    at = 0.0
    rows = part_rows(review, words)[1:]
    values = [getattr(review, name).value for name in PARTS]
    for (name, text), value in zip(rows, (*values[: len(rows) - 1], 0.0), strict=True):
        whole = len(bars) == len(rows) - 1
        bars.append((name, 0.0, at, text) if whole else (name, at, at + value, text))
        at += value
    picture = waterfall(bars, words.say("coach-waterfall-title"))
    return f'<figure tabindex="0">{picture}</figure>{report_table(part_rows(review, words))}'


def _curves(review: Review, words: Catalogue) -> str:
    eras = [entry.era for entry in review.entries]
    wins = [_point(entry, entry.win.value, entry.win.error, words) for entry in review.entries]
    leads = [_point(entry, entry.lead.value, entry.lead.error, words) for entry in review.entries]
    lowest = floor(min(0.0, *(each.value for each in leads)) / _TICKS) * _TICKS
    highest = ceil(max(1.0, *(each.value for each in leads)) / _TICKS) * _TICKS
    ticks = [float(tick) for tick in range(lowest, highest + 1, _TICKS)]
    pictures = (
        ("coach-curve-win", wins, [0, 0.25, 0.5, 0.75, 1.0], words.percent),
        ("coach-curve-lead", leads, ticks, lambda value: words.number(value, 0, signed=True)),
    )
    return "\n".join(
        f'<figure tabindex="0"><figcaption>{escape(words.say(id))}</figcaption>'
        f"{curve(points, eras, lines, words.say(id), written)}</figure>"
        for id, points, lines, written in pictures
    )


def _point(entry: Entry, value: float, error: float, words: Catalogue) -> Point:
    mark = entry.mark if entry.mark in (*LOSSES, BRILLIANT) else None
    title = f"{entry.number + 1}: {entry.action} ({mark_text(mark, words)})" if mark else ""
    return Point(value, error, mark or "", title)


def _costly(game: Game, review: Review, words: Catalogue) -> str:
    found = costliest(review, _SHOWN)
    if not found:
        return report_paragraph(words.say("coach-costly-none"))
    return "\n".join(_decision(game.positions[entry.number], entry, words) for entry in found)


def _decision(position: Position, entry: Entry, words: Catalogue) -> str:
    title = words.say("coach-decision-title", number=entry.number + 1, era=entry.era)
    boards = "\n".join(
        _board(position, action, words.say(id, action=str(action)))
        for id, action in (("coach-played", entry.action), ("coach-better", entry.best))
    )
    return (
        f"<h3>{escape(title)}: {escape(mark_text(entry.mark, words))}</h3>\n"
        f"{report_paragraph(why(entry, words))}\n"
        f'<div class="boards">\n{boards}\n</div>'
    )


def _board(position: Position, action: Action, caption: str) -> str:
    """Draw the city after an action, in both themes."""
    after = Position(state_after(position._state, action))
    sites = [names(action.lots)] if action.lots else []
    light, dark = (
        "data:image/svg+xml;base64,"
        + b64encode(city_svg(after, highlight=sites, theme=theme).encode()).decode("ascii")
        for theme in ("light", "dark")
    )
    return (
        "<figure><picture>"
        f'<source media="(prefers-color-scheme: dark)" srcset="{dark}">'
        f'<img src="{light}" alt="{escape(caption)}"></picture>'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )


def _meaning(review: Review, words: Catalogue) -> str:
    texts = [
        accuracy_text(review, words) or "",
        words.say("coach-peeked", count=len(review.peeked)) if review.peeked else "",
        *meaning_texts(words),
    ]
    return "\n".join(map(report_paragraph, texts))
