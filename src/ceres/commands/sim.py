"""`ceres sim`: plays many games and counts them."""

import math
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

import ceres
from ceres.commands.options import AsJson, Lang
from ceres.commands.output import (
    INTERRUPTED,
    complaints,
    need_standard_output,
    put,
    put_json,
    remark,
)
from ceres.commands.tables import in_columns
from ceres.errors import CeresError, Fault, InvalidOption
from ceres.text import Catalogue

if TYPE_CHECKING:
    from ceres.lab.chunks import PlayedChunk
    from ceres.lab.run import OnChunk
    from ceres.lab.statistics import SampleEstimate
    from ceres.lab.store import Store
    from ceres.lab.summary import SummaryLine
    from ceres.lab.worker_pool import WorkerPool

_FOLDER: Final = "ceres-results"
_TIME_LIMIT: Final = 120.0

_Several = list[str] | None


def sim(  # noqa: PLR0913, PLR0917 - an argument for each option
    context: typer.Context,
    bot: Annotated[_Several, typer.Option(metavar="CODE", help="help-sim-bot")] = None,
    code: Annotated[_Several, typer.Option(metavar="FILE", help="help-sim-code")] = None,
    difficulty: Annotated[
        _Several, typer.Option(metavar="NAME", help="help-sim-difficulty")
    ] = None,
    monuments: Annotated[bool, typer.Option("--monuments", help="help-sim-monuments")] = False,
    no_monuments: Annotated[
        bool, typer.Option("--no-monuments", help="help-sim-no-monuments")
    ] = False,
    variant: Annotated[_Several, typer.Option(metavar="NAMES", help="help-sim-variant")] = None,
    components: Annotated[
        _Several, typer.Option(metavar="FILE", help="help-sim-components")
    ] = None,
    cards: Annotated[bool, typer.Option("--cards", help="help-sim-cards")] = False,
    games: Annotated[int, typer.Option(metavar="NUMBER", help="help-sim-games")] = 1000,
    seed: Annotated[int, typer.Option(metavar="NUMBER", help="help-sim-seed")] = 1,
    decisions: Annotated[bool, typer.Option("--decisions", help="help-sim-decisions")] = False,
    output: Annotated[
        str | None, typer.Option("--output", "-o", metavar="DIR", help="help-sim-output")
    ] = None,
    resume: Annotated[str | None, typer.Option(metavar="DIR", help="help-sim-resume")] = None,
    force: Annotated[bool, typer.Option("--force", help="help-sim-force")] = False,
    workers: Annotated[int | None, typer.Option(metavar="NUMBER", help="help-sim-workers")] = None,
    dask: Annotated[str | None, typer.Option(metavar="ADDRESS", help="help-sim-dask")] = None,
    time_limit: Annotated[
        float, typer.Option(metavar="SECONDS", help="help-sim-time-limit")
    ] = _TIME_LIMIT,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play many games, bots against Ceres, in every combination of the options.

    Writes one row per game as Parquet and prints a table.
    """
    need_standard_output()
    with complaints(lang) as words:
        from ceres.lab.requirements import need_libraries

        need_libraries()
        from ceres.lab.options import SimOptions, make_plan
        from ceres.lab.plan import NONE, STANDARD_BOX
        from ceres.lab.store import Store

        _check_numbers(workers, time_limit)
        if resume is not None:
            _only_resume(context)
        options = SimOptions(
            bots=bot or ([] if code else ["greedy"]),
            codes=code or [],
            difficulties=difficulty or ["normal"],
            monuments=[False, True] if monuments and no_monuments else [monuments],
            variants=variant or [NONE],
            components=components or [STANDARD_BOX],
            cards=cards,
            games=games,
            seed=seed,
            decisions=decisions,
        )
        begun = None if resume is None else Store.open(Path(resume))
        if begun is not None:
            begun.plan.check_codes()
        plan = make_plan(options) if begun is None else begun.plan
        if not ceres.COMPILED:
            remark(words.say("sim-interpreted", command="./compile"))
        with _pool(dask, workers, words) as pool:
            store = begun or Store.create(Path(output or _FOLDER), plan, force)
            if begun is None and output is None:
                remark(words.say("sim-writes", path=_FOLDER, option="-o DIR"))
            with store.locked():
                for path in store.remove_broken():
                    remark(words.say("sim-mended", path=str(path)))
                _play(store, pool, time_limit, words)
        _show(store, as_json, words)


def _only_resume(context: typer.Context) -> None:
    """Refuse options that the plan in the folder determines."""
    given = {
        name
        for name in context.params
        if (source := context.get_parameter_source(name)) is not None
        and source.name == "COMMANDLINE"
    }
    allowed = {"resume", "workers", "dask", "time_limit", "as_json", "lang"}
    for name in sorted(given - allowed):
        option = "--" + name.replace("_", "-")
        raise InvalidOption([Fault(option, "sim-not-with-resume", {"option": option})])


def _check_numbers(workers: int | None, time_limit: float) -> None:
    from ceres.checking import Check

    check = Check()
    if workers is not None:
        check.whole(workers, "--workers", 1, 1024)
    if not time_limit > 0:
        check.fault("--time-limit", "not-above-zero", number=time_limit)
    check.raise_faults(InvalidOption)


@contextmanager
def _pool(dask: str | None, workers: int | None, words: Catalogue) -> "Iterator[WorkerPool]":
    from ceres.lab.worker_pool import dask_pool, local_pool

    def no_workers() -> None:
        remark(words.say("sim-no-workers", address=dask))

    with local_pool(workers) if dask is None else dask_pool(dask, no_workers) as pool:
        yield pool


def _play(store: "Store", pool: "WorkerPool", time_limit: float, words: Catalogue) -> None:
    """Play the missing games; if that ends early, say what is saved and how to go on."""
    from ceres.lab.game_runner import BotFailed
    from ceres.lab.run import run

    try:
        with _progress(store, words) as on_chunk:
            run(store, pool, on_chunk, time_limit)
    except KeyboardInterrupt:
        _say_saved(store, "sim-kept", words)
        raise typer.Exit(INTERRUPTED) from None
    except CeresError as error:
        bot = isinstance(error, BotFailed) and store.plan.codes
        _say_saved(store, "sim-kept-bot" if bot else "sim-kept", words)
        raise


def _say_saved(store: "Store", sentence: str, words: Catalogue) -> None:
    done = sum(games.size for games in store.played())
    command = shlex.join(["ceres", "sim", "--resume", str(store.folder)])
    facts = {
        "done": words.number(done),
        "total": words.number(store.plan.total),
        "command": command,
    }
    remark(words.say(sentence, **facts))


@contextmanager
def _progress(store: "Store", words: Catalogue) -> "Iterator[OnChunk]":
    """Show a progress bar with the speed and the time left, at a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    console = Console(stderr=True)
    left = sum(games.size for games in store.missing())
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TextColumn("{task.fields[pace]}"),
        console=console,
        expand=True,
        disable=not console.is_terminal,
    ) as bar:
        total = store.plan.total
        task = bar.add_task(words.say("sim-playing"), total=total, pace="", completed=total - left)
        begun = bar.get_time()
        played = 0

        def on_chunk(chunk: "PlayedChunk", seconds: float | None) -> None:
            nonlocal played
            played += chunk.games
            speed = played / max(bar.get_time() - begun, 1e-6)
            rate = words.number(speed, 0 if speed >= 10 else 1)
            facts = {"rate": rate, "left": _clock(seconds)}
            bar.update(task, advance=chunk.games, pace=words.say("sim-pace", **facts))

        yield on_chunk


def _clock(seconds: float | None) -> str:
    if seconds is None:
        return "-:--"
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _show(store: "Store", as_json: bool, words: Catalogue) -> None:
    """Print the results by group, and where they are."""
    from ceres.lab.results import read_results, reading
    from ceres.lab.summary import summarise, varying
    from ceres.lab.words import summary_table

    with reading(store.folder):
        lines = summarise(read_results(store.folder).games)
    if as_json:
        put_json([_facts(line) for line in lines])
        return
    rows = summary_table(lines, words)
    put(in_columns(rows, right=range(len(varying(lines)), len(rows[0]))))
    put("")
    put(words.say("sim-legend"))
    put(words.say("sim-written", path=str(store.result_file("games"))))


def _facts(line: "SummaryLine") -> dict[str, Any]:
    spread = {
        side: {**_bounds(getattr(line, side)), "deviation": line.deviations[side]}
        for side in ("you", "ceres", "margin")
    }
    return {**line.key, "games": line.games, "wins": _bounds(line.wins), **spread}


def _bounds(estimate: "SampleEstimate") -> dict[str, float | None]:
    """Replace infinities, which JSON lacks: the interval of a single game is infinite."""
    return {
        name: value if math.isfinite(value) else None for name, value in estimate._asdict().items()
    }
