"""The panel of the coach: the hint as far as it was asked for, comparisons, her next turn."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.text import Text

from ceres.coach.presenter import COMPARED
from ceres.coach.types import ShownOption
from ceres.service.types.base import Message
from ceres.terminal.background import BackgroundJob
from ceres.terminal.coach import Coach
from ceres.terminal.lines import Row, column, percent, wrapped_rows
from ceres.terminal.palette import Ink

_FIGURE: Final = 12  # the columns of a figure with its error


def coach_rows(coach: Coach, ink: Ink, width: int) -> list[Row]:
    """Lay out all that was asked for."""
    rows: list[Row] = []
    if coach.shown:
        rows += [*_hint(coach, ink, width), *status_rows(coach.advice, ink, width), Row(Text())]
    if coach.compared is not None:
        rows += [*_comparison(coach, coach.compared, ink, width), Row(Text())]
    if coach.forecasting:
        rows += [*_forecast(coach, ink, width), Row(Text())]
    if coach.best is not None:
        unsure = ink.say("coach-unsure")
        rows += wrapped_rows(unsure, width, ink.colours.faint)
    return rows


def status_rows(job: BackgroundJob[Any], ink: Ink, width: int) -> list[Row]:
    """Say that the coach is thinking, and how far it is; or why there is no answer."""
    if job.problem is not None:
        return wrapped_rows(ink.words.explain(job.problem), width, f"bold {ink.colours.bad}")
    if not job.going:
        return []
    text = ink.say("page-coach-thinking" if job.found is None else "page-coach-sharper")
    return wrapped_rows(f"{text} {percent(job.share)}", width, ink.colours.faint)


def _hint(coach: Coach, ink: Ink, width: int) -> Iterator[Row]:
    found, colours = coach.advice.found, ink.colours
    if found is None:
        return
    yield from _said(found["where"], ink, width)
    if coach.shows("action"):
        text = ink.words.message(found["best"])
        yield from wrapped_rows(text, width, f"bold {colours.point}")
        yield from _said(found["changed"], ink, width)
        yield from _said(found["outlook"], ink, width)
    if coach.shows("why"):
        yield Row(Text())
        yield from _said(found["why"], ink, width)
    if coach.shows("table"):
        yield Row(Text())
        yield from _option_rows(found["options"][:COMPARED], ink, width)


def _said(message: Message | None, ink: Ink, width: int) -> list[Row]:
    return wrapped_rows(ink.words.message(message), width, ink.colours.text) if message else []


def _comparison(coach: Coach, action: str, ink: Ink, width: int) -> Iterator[Row]:
    title = f"bold {ink.colours.commercial}"
    yield from wrapped_rows(ink.say("page-coach-compare"), width, title)
    option, best = coach.judgement(action), coach.best
    if option is None or best is None:
        yield from status_rows(coach.advice, ink, width)
        return
    if option is not best:
        yield from _option_rows([best, option], ink, width)
    yield from _said(option["compared"], ink, width)


def _forecast(coach: Coach, ink: Ink, width: int) -> Iterator[Row]:
    found, title = coach.forecast.found, f"bold {ink.colours.commercial}"
    if found is not None:
        yield from wrapped_rows(ink.words.message(found["title"]), width, title)
        for outcome in found["outcomes"]:
            chance = percent(outcome["chance"])
            line = column(chance, 5, f"bold {ink.colours.ceres}", right=True)
            said = ink.words.message(outcome["said"])
            yield Row(line.append(f" {said}", ink.colours.text))
    yield from status_rows(coach.forecast, ink, width)


def _option_rows(options: Sequence[ShownOption], ink: Ink, width: int) -> Iterator[Row]:
    """Lay out actions, the best first, each with its figures below its name."""
    ids = ("lead", "win", "behind")[: 3 if width >= 3 * _FIGURE + 2 else 2]
    heads = [ink.say(f"coach-column-{id}") for id in ids]
    yield Row(_figures(heads, ink.colours.faint))
    words = ink.words.catalogue
    for number, option in enumerate(options):
        colour, found = ink.colours.text if number else ink.colours.point, option["figures"]
        name = ink.words.message(option["shown"]["name"])
        yield from wrapped_rows(name, width, f"bold {colour}")
        lead = words.figure("signed", found["lead"], found["lead_error"])
        win = f"{percent(found['win'])} ± {words.number(100 * found['win_error'])}"
        behind = words.figure("vp", found["behind"], found["behind_error"]) if number else ""
        yield Row(_figures((lead, win, behind)[: len(ids)], ink.colours.text))


def _figures(texts: Sequence[str], style: str) -> Text:
    found = Text("  ")
    for text in texts:
        found.append_text(column(text, _FIGURE, style, right=True))
    return found
