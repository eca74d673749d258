"""The command line: positions, records and components as files, and the demonstration game.

Results go to standard output, complaints to standard error. The exit code is 0 if all is well,
1 if the output cannot be written, 2 for bad input or options, and 130 after Ctrl-C.
"""

import errno
import io
import json
import os
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Annotated, Any, Final

import typer

import ceres
from ceres.checking import NotReadable
from ceres.components import STANDARD, Components, load_components
from ceres.errors import CeresError, FaultyData
from ceres.files import STANDARD_STREAM, read_source, write_whole
from ceres.game import Game
from ceres.messages import say
from ceres.position import Position
from ceres.record import CorruptRecord

BAD_OUTPUT: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
LONGEST_PACE: Final = 60

# Plain text everywhere: help and complaints are often read in a log or through a pipe.
_STYLE: Final[dict[str, Any]] = {"rich_markup_mode": None, "pretty_exceptions_enable": False}

app = typer.Typer(help=say("help"), add_completion=False, **_STYLE)
position_app = typer.Typer(help=say("help-position"), no_args_is_help=True, **_STYLE)
record_app = typer.Typer(help=say("help-record"), no_args_is_help=True, **_STYLE)
components_app = typer.Typer(help=say("help-components"), no_args_is_help=True, **_STYLE)
app.add_typer(position_app, name="position")
app.add_typer(record_app, name="record")
app.add_typer(components_app, name="components")

Source = Annotated[str, typer.Argument(metavar="FILE", help=say("help-source"))]
Seed = Annotated[int | None, typer.Option(metavar="NUMBER", help=say("help-seed"))]
Difficulty = Annotated[str, typer.Option(metavar="NAME", help=say("help-difficulty"))]
Monuments = Annotated[bool, typer.Option("--monuments", help=say("help-monuments"))]
Variants = Annotated[
    list[str] | None, typer.Option("--variant", metavar="NAME", help=say("help-variant"))
]
Box = Annotated[str | None, typer.Option("--components", metavar="FILE", help=say("help-box"))]


def main() -> None:
    """Run the command line."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A character that the terminal does not know must not end the program.
        sys.stdout.reconfigure(errors="replace")
    try:
        app(prog_name="ceres")
    except OSError as error:
        # Every other file is looked after where it is used.
        _abandon_standard_output()
        problem = error.strerror
        _complain(say("cannot-write", path=say("standard-output"), problem=problem))
        sys.exit(BAD_OUTPUT)


def _abandon_standard_output() -> None:
    """Let what is still to be written vanish, so that Python does not try again at its end."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _put(text: str) -> None:
    """A line or more on standard output."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    typer.echo(text)


def _put_json(data: object) -> None:
    _put(json.dumps(data, indent=1))


def _complain(text: str) -> None:
    typer.echo(say("error", text=text), err=True)


@contextmanager
def _complaints(listed: bool = False) -> Iterator[None]:
    """Bad input ends the program with a complaint, or with the faults alone, one per line."""
    try:
        yield
    except (NotReadable, CeresError) as error:
        if listed:
            _list_faults(error)
        else:
            _complain(str(error))
        raise typer.Exit(BAD_INPUT) from None


def _list_faults(error: Exception) -> None:
    for fault in error.faults if isinstance(error, FaultyData) else [error]:
        typer.echo(str(fault), err=True)


# Positions.


@position_app.command("new", help=say("help-position-new"))
def position_new(
    seed: Seed = None,
    difficulty: Difficulty = "normal",
    monuments: Monuments = False,
    variant: Variants = None,
    components: Box = None,
) -> None:
    """Print the position of a new game."""
    with _complaints():
        game = Game.new(seed, difficulty, monuments, variant or (), _box(components))
    _put_json(game.position.to_dict())


@position_app.command("actions", help=say("help-position-actions"))
def position_actions(source: Source, components: Box = None) -> None:
    """Print the legal actions of a position."""
    with _complaints():
        position = _position(source, components)
    _put_json([str(action) for action in position.actions()])


@position_app.command("play", help=say("help-position-play"))
def position_play(
    source: Source,
    actions: Annotated[list[str], typer.Argument(metavar="ACTION", help=say("help-actions"))],
    components: Box = None,
) -> None:
    """Print the events of some actions and the position after them."""
    with _complaints():
        position = _position(source, components)
        story = []
        for action in actions:
            position, events = position.play(action)
            story += [event.to_dict() for event in events]
    _put_json({"events": story, "position": position.to_dict()})


@position_app.command("score", help=say("help-position-score"))
def position_score(source: Source, components: Box = None) -> None:
    """Print what both sides would score now."""
    with _complaints():
        position = _position(source, components)
    _put_json(position.score())


@position_app.command("check", help=say("help-position-check"))
def position_check(source: Source, components: Box = None) -> None:
    """Print the faults of a position, if it has any."""
    with _complaints(listed=True):
        _position(source, components)


def _box(path: str | None) -> Components | None:
    """Components of another box; a copy of the standard one is the standard one."""
    components = load_components(path) if path is not None else None
    return None if components == STANDARD else components


def _position(source: str, components: str | None) -> Position:
    box = _box(components)
    return Position.from_json(read_source(source), box)


# Records and components.


@record_app.command("check", help=say("help-record-check"))
def record_check(
    source: Source,
    keep: Annotated[str | None, typer.Option(metavar="OUT", help=say("help-keep"))] = None,
    force: Annotated[bool, typer.Option("--force", help=say("help-force"))] = False,
) -> None:
    """Print the faults of a record, if it has any, and keep its good part."""
    with _complaints(listed=True):
        text = read_source(source)
        try:
            Game.from_json(text)
        except CorruptRecord as error:
            if keep is not None:
                _list_faults(error)
                _keep(error.game, keep, force)
                raise typer.Exit(BAD_INPUT) from None
            raise


def _keep(game: Game | None, target: str, force: bool) -> None:
    """Write the good part of a broken record."""
    if game is None:
        typer.echo(say("nothing-to-keep"), err=True)
    elif target == STANDARD_STREAM:
        _put_json(game.record())
    else:
        from ceres.telling import counted

        write_whole(target, json.dumps(game.record(), indent=1) + "\n", overwrite=force)
        actions = counted(len(game.entries), "action")
        typer.echo(say("kept", path=target, actions=actions), err=True)


@components_app.command("check", help=say("help-components-check"))
def components_check(
    path: Annotated[str, typer.Argument(metavar="FILE", help=say("help-components-file"))],
) -> None:
    """Print the faults of a component file, if it has any."""
    with _complaints(listed=True):
        load_components(path)


@components_app.command("show", help=say("help-components-show"))
def components_show() -> None:
    """Print the standard component file."""
    from importlib import resources

    file = resources.files("ceres.components").joinpath("ceres.toml")
    _put(file.read_text("utf-8").rstrip("\n"))


# The demonstration game and what belongs to no other command.


def _pace(value: float | None) -> float | None:
    if value is not None and not 0 <= value <= LONGEST_PACE:
        raise typer.BadParameter(say("not-in-between", low=0, high=LONGEST_PACE))
    return value


@app.command("demo", help=say("help-demo"))
def demo(
    seed: Seed = None,
    difficulty: Difficulty = "normal",
    monuments: Monuments = False,
    variant: Variants = None,
    components: Box = None,
    actions: Annotated[
        int | None, typer.Option(min=1, metavar="NUMBER", help=say("help-demo-actions"))
    ] = None,
    pace: Annotated[
        float | None, typer.Option(metavar="SECONDS", callback=_pace, help=say("help-pace"))
    ] = None,
) -> None:
    """Tell a demonstration game."""
    from ceres.demo import demonstration
    from ceres.showing import show
    from ceres.telling import Line

    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    with _complaints():
        game = Game.new(seed, difficulty, monuments, variant or (), _box(components))
    try:
        show(demonstration(game, actions), pace)
        command = shlex.join(_same_game(game, components))
        show([Line(say("demo-again", command=command), "note")], pace)
    except KeyboardInterrupt:
        typer.echo("\n" + say("demo-interrupted"), err=True)
        raise typer.Exit(INTERRUPTED) from None


def _same_game(game: Game, components: str | None) -> list[str]:
    """The command that tells the same game."""
    data = game.start.to_dict()
    command = ["ceres", "demo", "--seed", str(game.seed)]
    if data["difficulty"] != "normal":
        command += ["--difficulty", data["difficulty"]]
    if data["monuments"] is not None:
        command.append("--monuments")
    for variant in data["variants"]:
        command += ["--variant", variant]
    if components is not None:
        command += ["--components", components]
    return command


def _print_version(wanted: bool) -> None:
    if wanted:
        engine = say("compiled" if ceres.COMPILED else "interpreted")
        facts = {"version": ceres.__version__, "rules": ceres.RULES_VERSION, "engine": engine}
        _put(say("version", **facts))
        raise typer.Exit


@app.callback(invoke_without_command=True)
def ceres_alone(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help=say("help-version")),
    ] = False,
) -> None:
    """Tell a demonstration game if no command is given."""
    if context.invoked_subcommand is None:
        demo()


if __name__ == "__main__":
    main()
