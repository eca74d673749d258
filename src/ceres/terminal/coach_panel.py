"""The panel of the coach: the hint as far as it was asked for, comparisons, her next turn."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.text import Text

from ceres.coach.advice import Option
from ceres.coach.estimates import Estimate
from ceres.coach.policy import POLICY
from ceres.coach.wording import even_text, how_sure, plus_minus, why_best, why_worse
from ceres.terminal.coach import Coach
from ceres.terminal.lines import Row, column, percent, wrapped_rows
from ceres.terminal.palette import Ink
from ceres.terminal.thinking import Thought

_MOST_OPTIONS: Final = 6
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
        unsure = ink.say("coach-unsure", policy=POLICY)
        rows += wrapped_rows(unsure, width, ink.colours.faint)
    return rows


def status_rows(thought: Thought[Any], ink: Ink, width: int) -> list[Row]:
    """Say that it is being thought about, and how far; or why there is no answer."""
    if thought.problem is not None:
        return wrapped_rows(ink.words.explain(thought.problem), width, f"bold {ink.colours.bad}")
    if not thought.going:
        return []
    text = ink.say("page-coach-thinking" if thought.found is None else "page-coach-sharper")
    return wrapped_rows(f"{text} {percent(thought.share)}", width, ink.colours.faint)


def _hint(coach: Coach, ink: Ink, width: int) -> Iterator[Row]:
    best, found = coach.best, coach.advice.found
    if best is None or found is None:
        return
    colours, second = ink.colours, found.options[1:2]
    kind = str(best.action).split(" ", maxsplit=1)[0]
    yield from wrapped_rows(ink.say("page-coach-where", kind=kind), width, colours.text)
    if coach.shows("action"):
        id = "coach-best" if second else "coach-only"
        text = ink.say(id, action=ink.words.action(str(best.action)))
        yield from wrapped_rows(text, width, f"bold {colours.point}")
    if coach.shows("table"):
        yield Row(Text())
        yield from _option_rows(found.options[:_MOST_OPTIONS], ink, width)
        even = even_text(found.options[1:_MOST_OPTIONS], ink.words.catalogue, ink.words.action)
        yield from wrapped_rows(even, width, colours.text)
    if coach.shows("why") and second:
        yield Row(Text())
        yield from wrapped_rows(_why_best(found.options, ink), width, colours.text)


def _comparison(coach: Coach, action: str, ink: Ink, width: int) -> Iterator[Row]:
    title = f"bold {ink.colours.commercial}"
    yield from wrapped_rows(ink.say("page-coach-compare"), width, title)
    judged = coach.judgement(action)
    if judged is None:
        yield from status_rows(coach.advice, ink, width)
        return
    best, option = judged
    if best is option:
        name = ink.words.action(action)
        text = ink.say("page-coach-is-best", action=name[:1].upper() + name[1:])
        yield from wrapped_rows(text, width, ink.colours.text)
    else:
        yield from _option_rows([best, option], ink, width)
        text = why_worse(best, option, ink.words.catalogue, ink.words.action)
        yield from wrapped_rows(text, width, ink.colours.text)


def _forecast(coach: Coach, ink: Ink, width: int) -> Iterator[Row]:
    id = "coach-forecast-now" if coach.after is None else "coach-forecast-after"
    action = "" if coach.after is None else ink.words.action(coach.after)
    yield from wrapped_rows(ink.say(id, action=action), width, f"bold {ink.colours.commercial}")
    for does, deed, chance in coach.outcomes():
        line = column(percent(chance), 5, f"bold {ink.colours.ceres}", right=True)
        text = ink.say("page-coach-does", does=does, deed=deed or "none")
        yield Row(line.append(f" {text}", ink.colours.text))
    yield from status_rows(coach.outlook, ink, width)


def _option_rows(options: Sequence[Option], ink: Ink, width: int) -> Iterator[Row]:
    """Lay out actions, the best first, each with its figures below its name."""
    ids = ("lead", "win", "behind")[: 3 if width >= 3 * _FIGURE + 2 else 2]
    heads = [ink.say(f"coach-column-{id}") for id in ids]
    yield Row(_figures(heads, ink.colours.faint))
    for number, option in enumerate(options):
        colour = ink.colours.text if number else ink.colours.point
        name = ink.words.action(str(option.action))
        yield from wrapped_rows(name, width, f"bold {colour}")
        words = ink.words.catalogue
        behind = "" if not number else plus_minus(option.behind, words, signed=False)
        figures = (plus_minus(option.lead, words), _win(option.win, ink), behind)
        yield Row(_figures(figures[: len(ids)], ink.colours.text))


def _figures(texts: Sequence[str], style: str) -> Text:
    found = Text("  ")
    for text in texts:
        found.append_text(column(text, _FIGURE, style, right=True))
    return found


def _win(win: Estimate, ink: Ink) -> str:
    return f"{percent(win.value)} ± {ink.words.catalogue.number(100 * win.error)}"


def _why_best(options: Sequence[Option], ink: Ink) -> str:
    """Say why the first action is the best; and how sure that is, unless others are as good."""
    text = why_best(options, ink.words.catalogue, ink.words.action)
    if options[1].even:
        return text
    return f"{text} {ink.say('coach-sure', chance=percent(how_sure(options[1])))}"
