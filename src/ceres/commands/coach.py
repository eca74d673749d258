"""`ceres hint`, `ceres forecast` and `ceres review`: the coach."""

import os
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ceres.commands.documents import read_record, read_table
from ceres.commands.options import AsJson, Box, Force, GameNumber, Lang, Source
from ceres.commands.output import complaints, need_standard_output, put, put_json
from ceres.commands.stories import interruptions
from ceres.commands.tables import in_columns
from ceres.game import Game
from ceres.text import Catalogue, say_message

if TYPE_CHECKING:
    from ceres.coach import Review
    from ceres.coach.types import ShownAdvice, ShownDecision

_Seed = Annotated[int, typer.Option(metavar="NUMBER", help="help-coach-seed")]
_Playouts = Annotated[int, typer.Option(metavar="NUMBER", help="help-coach-playouts")]
# Every command of the coach takes its options, also the one that counts and samples nothing.
_Unused = Annotated[int, typer.Option(hidden=True)]
_Workers = Annotated[int | None, typer.Option(metavar="NUMBER", help="help-coach-workers")]


def hint(
    source: Source,
    playouts: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="help-coach-hint-playouts")
    ] = None,
    seed: _Seed = 0,
    workers: _Workers = None,
    components: Box = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Compare the actions of a position: expected lead, chance of winning, and why.

    Example: ceres position new --seed 7 | ceres hint -
    """
    from ceres.coach import advise, jobs
    from ceres.coach.executor import carry_out
    from ceres.coach.presenter import shown_advice

    need_standard_output()
    with complaints(lang) as words:
        position, processes = read_table(source, components), _processes(workers)
        with interruptions(words):
            if playouts is None:
                shown = carry_out(jobs.advise(Game(position), seed=seed), processes)
            else:
                seen = position.observation()
                shown = shown_advice(advise(seen, playouts, seed, processes), seen)
        if as_json:
            put_json(shown["advice"])
        else:
            put(advice_text(shown, words))


def forecast(  # noqa: PLR0913, PLR0917 - an argument for each option
    source: Source,
    after: Annotated[
        str | None, typer.Option("--after", metavar="ACTION", help="help-forecast-after")
    ] = None,
    components: Box = None,
    as_json: AsJson = False,
    playouts: _Unused = 0,  # noqa: ARG001
    seed: _Unused = 0,  # noqa: ARG001
    workers: _Unused = 0,  # noqa: ARG001
    lang: Lang = None,
) -> None:
    """Print the exact chances of what Ceres may do next.

    Example: ceres position new --seed 7 | ceres forecast - --after 'buy C4'
    """
    from ceres.coach import forecast as count

    need_standard_output()
    with complaints(lang) as words:
        found = count(read_table(source, components).observation(), after)
        if as_json:
            put_json(found)
        else:
            put(_forecast_text(found, after, words))


def review(  # noqa: PLR0913, PLR0917 - an argument for each option
    source: Source,
    output: Annotated[
        str | None, typer.Option("--output", "-o", metavar="REPORT", help="help-review-output")
    ] = None,
    which: GameNumber = None,
    force: Force = False,
    playouts: _Playouts = 75_000,
    seed: _Seed = 0,
    workers: _Workers = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Review a recorded game: what the deal, the draws and your decisions were worth.

    Example: ceres review game.json -o review.html
    """
    from ceres.coach.report import review_page
    from ceres.commands.files import check_target, write_whole

    need_standard_output()
    with complaints(lang) as words:
        game = Game.from_json(read_record(source, which))
        if output is not None:
            check_target(output, force)
        with interruptions(words):
            found = _reviewed(game, playouts, seed, _processes(workers), words)
        if output is not None:
            write_whole(output, review_page(game, found, words), force)
        if as_json:
            put_json(found.to_dict())
        else:
            put(_review_text(found, words))
            if output is not None:
                put("\n" + words.say("report-written", path=output))


def _processes(workers: int | None) -> int:
    return (os.cpu_count() or 1) if workers is None else workers


def _reviewed(game: Game, playouts: int, seed: int, workers: int, words: Catalogue) -> "Review":
    """Review a game, with a bar at a terminal that shows how far it is."""
    from rich.console import Console
    from rich.progress import Progress

    from ceres.coach import review as study

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("coach-reviewing"), total=playouts)
        return study(game, playouts, seed, workers, progress=lambda count: bar.advance(task, count))


def advice_text(shown: "ShownAdvice", words: Catalogue) -> str:
    """Say what a hint found: what is best, why, and a table."""
    columns = ("action", "lead", "win", "behind", "worlds")
    rows = [[words.say(f"coach-column-{column}") for column in columns]]
    for number, option in enumerate(shown["options"]):
        each = option["figures"]
        lead = words.figure("signed", each["lead"], each["lead_error"])
        behind = words.figure("vp", each["behind"], each["behind_error"]) if number else ""
        wins = words.percent(each["win"])
        worlds = "" if shown["proved"] else words.number(each["worlds"])
        rows.append([each["action"], lead, wins, behind, worlds])
    table = in_columns(rows, right=range(1, len(columns)))
    said = [shown["best"], shown["outlook"], shown["why"]]
    sentences = [say_message(each, words) for each in said if each]
    measure = [] if shown["proved"] else ["", words.say("coach-unsure")]
    return "\n".join([*sentences, "", table, *measure])


def _forecast_text(found: list[dict[str, Any]], after: str | None, words: Catalogue) -> str:
    from ceres.coach.presenter import shown_forecast

    columns = ("chance", "card", "does", "deed")
    rows = [[words.say(f"coach-column-{column}") for column in columns]]
    for each in found:
        top, bottom = each["chance"]
        does = (
            words.say("coach-does-last-turn")
            if each["does"] == "last-turn"
            else words.name("term", each["does"])
        )
        chance = f"{words.percent(top / bottom)} ({top}/{bottom})"
        rows.append([chance, each["card"] or "", does, each["deed"] or ""])
    head = say_message(shown_forecast(found, after)["title"], words)
    return f"{head}\n\n{in_columns(rows, right=[0])}"


def _review_text(found: "Review", words: Catalogue) -> str:
    from ceres.coach.presenter import costliest, shown_review
    from ceres.coach.report.tables import decision_rows, part_rows

    shown = shown_review(found)
    parts = [say_message(shown["summary"], words), ""]
    moments = [each for each in shown["decisions"] if each["number"] in shown["moments"]]
    if moments:
        parts += [words.say("coach-moments-title"), ""]
        parts += [_moment_text(each, words) for each in moments]
    costly = costliest(shown, most=5)
    if costly:
        rows = decision_rows(costly, words)
        parts += [words.say("coach-costly-title"), "", in_columns(rows, right=[0, 4, 5, 7]), ""]
    parts += [in_columns(part_rows(shown["bars"], words), right=[1]), ""]
    accuracy = shown["accuracy"]
    said = [shown["measure"], accuracy and accuracy["said"], shown["peeked"]]
    parts += [say_message(each, words).rstrip() for each in said if each]
    return "\n".join([*parts, words.say("coach-unsure")])


def _moment_text(decision: "ShownDecision", words: Catalogue) -> str:
    """Say what was played at a moment, and what would have been better and why."""
    found = [decision["title"], decision["said"], decision["better"], decision["verdict"]]
    found += [decision["lost"], decision["why"], decision["draw"]]
    return "\n  ".join(say_message(each, words) for each in found if each) + "\n"
