"""The command line: the game, positions, records, saved games and components.

Results go to standard output, complaints to standard error. The exit code is 0 on success, 1 if
the output cannot be written, 2 for bad input or options, and 130 after Ctrl-C.
"""

import io
import os
import sys
from collections.abc import Callable
from typing import Annotated, Final

import typer

import ceres
from ceres.commands import benchmark, components, db, games, position, puzzles, record
from ceres.commands.bots import bots
from ceres.commands.challenges import daily, ladder
from ceres.commands.coach import forecast, hint, review
from ceres.commands.help import Command
from ceres.commands.options import STYLE, Lang
from ceres.commands.output import (
    BAD_OUTPUT,
    abandon_standard_output,
    complain,
    complaints,
    put,
    remark,
    words_of_the_system,
)
from ceres.commands.play import play
from ceres.commands.puzzle import puzzle
from ceres.commands.report import report
from ceres.commands.serve import serve, settings
from ceres.commands.sim import sim
from ceres.commands.site import site
from ceres.commands.stories import demo, draw, replay
from ceres.folders import move_home
from ceres.text import Catalogue

app = typer.Typer(add_completion=False, **STYLE)
_COMMANDS: Final[tuple[Callable[..., None], ...]] = (
    *(play, serve, settings, site, demo, daily, ladder, replay, draw),
    *(hint, forecast, review, puzzle, bots, sim, report),
)
for command in _COMMANDS:
    app.command(cls=Command)(command)
app.add_typer(games.app, name="games")
app.add_typer(benchmark.app, name="benchmark")
app.add_typer(db.app, name="db")
app.add_typer(position.app, name="position")
app.add_typer(record.app, name="record")
app.add_typer(components.app, name="components")
app.add_typer(puzzles.app, name="puzzles")


def main() -> None:
    """Run the command line."""
    _set_encodings()
    try:
        app(prog_name="ceres")
    except OSError as error:
        # Errors of other files are handled where they are used.
        abandon_standard_output()
        words = words_of_the_system()
        path, problem = words.say("standard-output"), error.strerror
        complain(words.say("cannot-write", path=path, problem=problem), words)
        sys.exit(BAD_OUTPUT)


def _set_encodings() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if os.name == "nt" and isinstance(stream, io.TextIOWrapper) and not stream.isatty():
            # In files and pipes Windows would have letters of one part of the world only, and what
            # one command writes another could not read.
            stream.reconfigure(encoding="utf-8")
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A character that the terminal cannot encode must not end the program.
        sys.stdout.reconfigure(errors="replace")


@app.callback(invoke_without_command=True)
def _ceres(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
    lang: Lang = None,
) -> None:
    """Start the game, without a command."""
    if version:
        with complaints(lang) as words:
            put(_version(words))
        raise typer.Exit
    if moved := move_home():
        with complaints(lang) as words:
            remark(words.say("cli-games-moved", path=moved))
    if context.invoked_subcommand is None:
        serve(lang=lang)


def _version(words: Catalogue) -> str:
    engine = "compiled" if ceres.COMPILED else "interpreted"
    facts = {"version": ceres.__version__, "rules": ceres.RULES_VERSION, "engine": engine}
    return words.say("cli-version", **facts)


if __name__ == "__main__":
    main()
