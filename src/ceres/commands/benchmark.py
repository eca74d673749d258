"""`ceres benchmark`: plays the benchmark, shows results and verifies them."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ceres.commands.files import check_target, read_source, write_whole
from ceres.commands.help import Command
from ceres.commands.options import STYLE, Force, Lang, Source
from ceres.commands.output import complaints, put
from ceres.commands.stories import interruptions
from ceres.commands.tables import in_columns
from ceres.errors import InvalidOption
from ceres.text import Catalogue

if TYPE_CHECKING:
    from ceres.benchmark import BenchmarkResult, Player
    from ceres.benchmark.run import Progress

_LIMIT: Final = 60.0

app = typer.Typer(invoke_without_command=True, **STYLE)

_Workers = Annotated[int | None, typer.Option(metavar="NUMBER", help="help-benchmark-workers")]


@app.callback(invoke_without_command=True)
def benchmark(  # noqa: PLR0913, PLR0917 - an argument for each option
    context: typer.Context,
    bot: Annotated[str | None, typer.Option(metavar="CODE", help="help-benchmark-bot")] = None,
    code: Annotated[str | None, typer.Option(metavar="FILE", help="help-benchmark-code")] = None,
    command: Annotated[
        str | None, typer.Option(metavar="COMMAND", help="help-benchmark-command")
    ] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="help-benchmark-name")] = None,
    setting: Annotated[
        list[str] | None, typer.Option(metavar="ID", help="help-benchmark-setting")
    ] = None,
    games: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="help-benchmark-games")
    ] = None,
    seconds: Annotated[
        float, typer.Option(metavar="SECONDS", help="help-benchmark-seconds")
    ] = _LIMIT,
    workers: _Workers = None,
    output: Annotated[
        str | None, typer.Option("--output", "-o", metavar="OUT", help="help-benchmark-output")
    ] = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    """Let a bot or any program play the fixed games of the benchmark.

    Example: ceres benchmark --bot planner --games 10 -o planner.json
    """
    if context.invoked_subcommand is not None:
        return
    from ceres.benchmark import GAMES, SETTINGS, play_benchmark
    from ceres.checking import Check

    with complaints(lang) as words:
        check = Check()
        ids = {each.id: each for each in SETTINGS}
        asked = [check.word(each, "--setting", ids) for each in setting or ids]
        count = GAMES if games is None else check.whole(games, "--games", 1, GAMES)
        if not seconds > 0:
            check.fault("--seconds", "not-above-zero", number=seconds)
        if sum(each is not None for each in (bot, code, command)) != 1:
            check.fault("", "benchmark-one-player", options="--bot, --code, --command")
        check.raise_faults(InvalidOption)
        chosen = [ids[each] for each in dict.fromkeys(asked) if each is not None]
        player = _player(bot, code, command, seconds)
        if output is not None:
            check_target(output, force)
        total = len(chosen) * count
        with interruptions(words), _progress("benchmark-playing", total, words) as progress:

            def on_game(result: "BenchmarkResult") -> None:
                """Write the result so far: long games are not lost if the next one fails."""
                if output is not None:
                    write_whole(output, result.to_json(), overwrite=True)
                progress()

            result = play_benchmark(
                player, chosen, count, seconds, name, _processes(workers), on_game
            )
        put(in_columns(_rows([result], words), right=range(2, 7)))
        put("\n" + words.say("benchmark-legend"))
        if output is not None:
            put(words.say("benchmark-written", path=output))


@app.command("verify", cls=Command)
def verify(source: Source, workers: _Workers = None, lang: Lang = None) -> None:
    """Play the games of a result again: print its figures, or what does not hold."""
    from ceres.benchmark import read_result
    from ceres.benchmark import verify as check

    with complaints(lang) as words:
        result = read_result(read_source(source))
        total = sum(len(each.games) for each in result.settings)
        with interruptions(words), _progress("benchmark-verifying", total, words) as progress:
            check(result, _processes(workers), progress)
        put(in_columns(_rows([result], words), right=range(2, 7)))
        put("\n" + words.say("benchmark-verified", games=total))


@app.command("table", cls=Command)
def table(
    sources: Annotated[list[str], typer.Argument(metavar="FILE…", help="help-benchmark-files")],
    lang: Lang = None,
) -> None:
    """Print results as a table in Markdown; they are not verified."""
    from ceres.benchmark import read_result

    with complaints(lang) as words:
        head, *rows = _rows([read_result(read_source(each)) for each in sources], words)
    for row in (head, ["---"] * len(head), *rows):
        put(f"| {' | '.join(row)} |")


def _player(bot: str | None, code: str | None, command: str | None, limit: float) -> "Player":
    from ceres.benchmark import BotPlayer, ProgramPlayer

    if command is not None:
        from ceres.commands.program_text import refusal, told

        return ProgramPlayer(command, limit, told, refusal)
    return BotPlayer(code or bot or "", limit, own=code is not None)


def _processes(workers: int | None) -> int:
    from ceres.coach.executor import check_budget

    found = (os.cpu_count() or 1) if workers is None else workers
    check_budget(playouts=1, seed=0, workers=found)
    return found


@contextmanager
def _progress(title: str, total: int, words: Catalogue) -> "Iterator[Progress]":
    """Show how far it is, at a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say(title), total=total)
        yield lambda: bar.advance(task)


def _rows(results: Sequence["BenchmarkResult"], words: Catalogue) -> list[list[str]]:
    """Return a row for each player at each setting, below the names of the columns."""
    from ceres.benchmark.result import figures_of

    columns = ("player", "setting", "games", "wins", "lead", "decisions", "seconds", "illegal")
    rows = [[words.say(f"benchmark-column-{column}") for column in columns]]

    def vp(value: float) -> str:
        return words.number(value, 1, signed=True)

    for result in results:
        for each in result.settings:
            found = figures_of(each.games)  # what is written there may be anything
            rows.append(
                [
                    result.player,
                    each.id,
                    str(found["games"]),
                    _between(found["wins"], words.percent),
                    _between(found["lead"], vp),
                    _between(found["decisions"], vp),
                    words.number(found["seconds"], 3),
                    str(found["illegal"]),
                ]
            )
    return rows


def _between(found: Mapping[str, float | None], said: Callable[[float], str]) -> str:
    """Say a figure and the bounds of its interval; a single game has none."""
    value, *bounds = (said(each) for each in found.values() if each is not None)
    return f"{value} ({' – '.join(bounds)})" if bounds else value
