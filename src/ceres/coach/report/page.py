"""Writes the page: summary, waterfall, curves, costly decisions with boards, all decisions."""

from base64 import b64encode
from collections.abc import Iterator
from html import escape
from importlib import resources
from math import ceil, floor
from typing import Final

from ceres.actions import Action, action_of
from ceres.bots.strategies.greedy import state_after
from ceres.coach.marks import BRILLIANT, LOSSES
from ceres.coach.policy import POLICY
from ceres.coach.presenter import costliest, meaning, shown_review, telling_draws
from ceres.coach.report.charts import Point, curve, waterfall
from ceres.coach.report.tables import decision_rows, mark_text, part_rows
from ceres.coach.reviews.model import Review
from ceres.coach.types import CurvePoint, ShownDecision, ShownReview
from ceres.draw import city_svg
from ceres.engine.board import names
from ceres.format.record import RULES_VERSION
from ceres.game import Game
from ceres.position import Position
from ceres.text import Catalogue, say_message
from ceres.text.report_page import report_page, report_paragraph, report_table

# Decisions that are shown with boards, and draws that are listed.
_SHOWN: Final = 5
_TICKS: Final = 10


def review_page(game: Game, review: Review, words: Catalogue) -> str:
    """Return the page as HTML."""
    style = resources.files(__package__).joinpath("review.css").read_text("utf-8")
    title = words.say("coach-title")
    shown = shown_review(review)
    body = "\n".join(_sections(game, shown, words))
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
            f'<p class="summary">{escape(say_message(shown["summary"], words))}</p>',
        ]
    )
    return report_page(words.language, title, style, header, body, report_paragraph(made))


def _options(review: Review, words: Catalogue) -> str:
    options = [words.name("difficulty", review.options["difficulty"])]
    if review.options["monuments"]:
        options.append(words.say("option-with-monuments"))
    options += [words.name("variant", variant) for variant in review.options["variants"]]
    return words.join(options, "comma")


def _sections(game: Game, review: ShownReview, words: Catalogue) -> Iterator[str]:
    def section(title: str, inner: str, text: str = "") -> str:
        about = report_paragraph(words.say(text)) if text else ""
        return f"<section>\n<h2>{escape(words.say(title))}</h2>\n{about}\n{inner}\n</section>"

    if review["decisions"]:
        yield section("coach-costly-title", _costly(game, review, words))
        yield section("coach-curve-title", _curves(review, words), "coach-curve-text")
    yield section("coach-waterfall-title", _waterfall(review, words), "coach-waterfall-text")
    draws = telling_draws(review, _SHOWN)
    if draws:
        yield section(
            "coach-luck-title", report_table(decision_rows(draws, words)), "coach-luck-text"
        )
    if review["decisions"]:
        rows = decision_rows(review["decisions"], words)
        yield section("coach-decisions-title", report_table(rows))
    yield section("coach-meaning-title", _meaning(review, words))


def _waterfall(review: ShownReview, words: Catalogue) -> str:
    rows = part_rows(review["bars"], words)
    bars = [
        (name, bar["start"], bar["end"], text)
        for (name, text), bar in zip(rows[1:], review["bars"], strict=True)
    ]
    picture = waterfall(bars, words.say("coach-waterfall-title"))
    measure = review["measure"]
    said = report_paragraph(say_message(measure, words)) if measure else ""
    return f'<figure tabindex="0">{picture}</figure>{report_table(rows)}{said}'


def _curves(review: ShownReview, words: Catalogue) -> str:
    names = {each["number"]: each["played"]["action"] for each in review["decisions"]}
    wins = [_point(each, names, words) for each in review["win_curve"]]
    leads = [_point(each, names, words) for each in review["lead_curve"]]
    lowest = floor(min(0.0, *(each.value for each in leads)) / _TICKS) * _TICKS
    highest = ceil(max(1.0, *(each.value for each in leads)) / _TICKS) * _TICKS
    ticks = [float(tick) for tick in range(lowest, highest + 1, _TICKS)]
    pictures = [
        ("coach-curve-lead", leads, ticks, lambda value: words.number(value, 0, signed=True)),
    ]
    if review["undecided"]:
        pictures.insert(0, ("coach-curve-win", wins, [0, 0.25, 0.5, 0.75, 1.0], words.percent))
    return "\n".join(
        f'<figure tabindex="0"><figcaption>{escape(words.say(id))}</figcaption>'
        f"{curve(points, lines, words.say(id), written)}</figure>"
        for id, points, lines, written in pictures
    )


def _point(point: CurvePoint, names: dict[int, str], words: Catalogue) -> Point:
    mark = point["mark"] if point["mark"] in (*LOSSES, BRILLIANT) else None
    title = ""
    if mark:
        title = f"{point['number'] + 1}: {names[point['number']]} ({mark_text(mark, words)})"
    return Point(point["era"], point["value"], point["error"], mark or "", title)


def _costly(game: Game, review: ShownReview, words: Catalogue) -> str:
    found = costliest(review, _SHOWN)
    if not found:
        return report_paragraph(words.say("coach-costly-none"))
    return "\n".join(_decision(game.positions[each["number"]], each, words) for each in found)


def _decision(position: Position, decision: ShownDecision, words: Catalogue) -> str:
    title = say_message(decision["title"], words)
    boards = "\n".join(
        _board(position, action_of(each["action"]), words.say(id, action=each["action"]))
        for id, each in (("coach-played", decision["played"]), ("coach-better", decision["best"]))
    )
    found = (decision["lost"], decision["why"], decision["in_figures"])
    said = [say_message(each, words) for each in found if each]
    why = words.join(said, "sentences")
    return (
        f"<h3>{escape(title)}: {escape(mark_text(decision['mark'], words))}</h3>\n"
        f"{report_paragraph(why)}\n"
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


def _meaning(review: ShownReview, words: Catalogue) -> str:
    accuracy = review["accuracy"]
    said = [accuracy and accuracy["said"], review["peeked"], *meaning()]
    return "\n".join(report_paragraph(say_message(each, words)) for each in said if each)
