"""The panel of the coach: the hint as far as it was asked for, comparisons, her next turn."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType

from ceres.coach.presenter import COMPARED
from ceres.coach.types import ShownOption
from ceres.service.types.base import Message
from ceres.terminal.background import BackgroundJob
from ceres.terminal.coach import Coach
from ceres.terminal.lines import columns, percent, styled
from ceres.terminal.palette import Ink


def coach_parts(coach: Coach, ink: Ink) -> Iterator[RenderableType]:
    """Lay out all that was asked for."""
    if coach.shown:
        yield from (*_hint(coach, ink), *status(coach.advice, ink), "")
    if coach.compared is not None:
        yield from (*_comparison(coach, coach.compared, ink), "")
    if coach.forecasting:
        yield from (*_forecast(coach, ink), "")
    if coach.best is not None and not (coach.advice.found and coach.advice.found["proved"]):
        yield styled(ink.say("coach-unsure"), ink.colours.faint)


def status(job: BackgroundJob[Any], ink: Ink) -> Iterator[RenderableType]:
    """Say that the coach is thinking, and how far it is; or why there is no answer."""
    if job.problem is not None:
        yield styled(ink.words.explain(job.problem), f"bold {ink.colours.bad}")
    elif job.going:
        text = ink.say("page-coach-thinking" if job.found is None else "page-coach-sharper")
        yield styled(f"{text} {percent(job.share)}", ink.colours.faint)


def _hint(coach: Coach, ink: Ink) -> Iterator[RenderableType]:
    found = coach.advice.found
    if found is None:
        return
    yield from said(ink, found["where"])
    if coach.shows("action"):
        yield styled(ink.words.message(found["best"]), f"bold {ink.colours.point}")
        yield from said(ink, found["changed"], found["outlook"])
    if coach.shows("why"):
        yield from ("", *said(ink, found["why"]))
    if coach.shows("table"):
        yield ""
        yield from _options(found["options"][:COMPARED], ink)


def said(ink: Ink, *messages: Message | None) -> Iterator[RenderableType]:
    """Say what there is to say."""
    for each in filter(None, messages):
        yield styled(ink.words.message(each), ink.colours.text)


def _comparison(coach: Coach, action: str, ink: Ink) -> Iterator[RenderableType]:
    yield ink.heading(ink.say("page-coach-compare"))
    option, best = coach.judgement(action), coach.best
    if option is None or best is None:
        yield from status(coach.advice, ink)
        return
    if option is not best:
        yield from _options([best, option], ink)
    yield from said(ink, option["compared"])


def _forecast(coach: Coach, ink: Ink) -> Iterator[RenderableType]:
    found = coach.forecast.found
    if found is not None:
        yield ink.heading(ink.words.message(found["title"]))
        table = columns("right", "left", wide=1)
        for outcome in found["outcomes"]:
            chance = styled(percent(outcome["chance"]), f"bold {ink.colours.ceres}")
            table.add_row(chance, *said(ink, outcome["said"]))
        yield table
    yield from status(coach.forecast, ink)


def _options(options: Sequence[ShownOption], ink: Ink) -> Iterator[RenderableType]:
    """Lay out actions, the best first, each with its figures below its name."""
    words = ink.words.catalogue
    for number, option in enumerate(options):
        colour, found = ink.colours.text if number else ink.colours.point, option["figures"]
        yield styled(ink.words.message(option["shown"]["name"]), f"bold {colour}")
        shown = {
            "lead": words.figure("signed", found["lead"], found["lead_error"]),
            "win": f"{percent(found['win'])} ± {words.number(100 * found['win_error'])}",
        }
        if number:
            shown["behind"] = words.figure("vp", found["behind"], found["behind_error"])
        texts = (f"{ink.say(f'coach-column-{id}')} {text}" for id, text in shown.items())
        yield styled(f"  {' · '.join(texts)}", ink.colours.text)
