"""`ceres position`: positions as JSON."""

from typing import Annotated

import typer

from ceres.commands.documents import read_box, read_position, read_table
from ceres.commands.help import Command
from ceres.commands.options import (
    STYLE,
    Box,
    Difficulty,
    Lang,
    Monuments,
    Seed,
    Source,
    Variants,
)
from ceres.commands.output import complaints, put_json
from ceres.game import Game

app = typer.Typer(no_args_is_help=True, **STYLE)


@app.command("new", cls=Command)
def _new(
    seed: Seed = None,
    difficulty: Difficulty = "normal",
    monuments: Monuments = False,
    variant: Variants = None,
    components: Box = None,
    lang: Lang = None,
) -> None:
    """Print the position of a new game."""
    with complaints(lang):
        game = Game.new(seed, difficulty, monuments, variant or (), read_box(components))
    put_json(game.position.to_dict())


@app.command("actions", cls=Command)
def _actions(source: Source, components: Box = None, lang: Lang = None) -> None:
    """Print the legal actions of a position, as a JSON list."""
    with complaints(lang):
        position = read_table(source, components)
    put_json([str(action) for action in position.actions()])


@app.command("play", cls=Command)
def _play(
    source: Source,
    actions: Annotated[list[str], typer.Argument(metavar="ACTION", help="help-actions")],
    components: Box = None,
    lang: Lang = None,
) -> None:
    """Play actions; print the events and the position after them."""
    with complaints(lang):
        position = read_position(source, components)
        story = []
        for action in actions:
            position, events = position.play(action)
            story += [event.to_dict() for event in events]
    put_json({"events": story, "position": position.to_dict()})


@app.command("score", cls=Command)
def _score(source: Source, components: Box = None, lang: Lang = None) -> None:
    """Print what both sides would score if the era ended now."""
    with complaints(lang):
        position = read_table(source, components)
    put_json(position.score())


@app.command("check", cls=Command)
def _check(source: Source, components: Box = None, lang: Lang = None) -> None:
    """Check a position: print nothing, or its faults, one per line."""
    with complaints(lang, listed=True):
        read_table(source, components)
