"""`ceres demo`, `ceres replay` and `ceres draw`: games in words, and positions as pictures."""

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from ceres.commands.documents import read_box, read_record, read_table
from ceres.commands.options import (
    Box,
    Difficulty,
    Force,
    GameNumber,
    Lang,
    Monuments,
    Output,
    Pace,
    Seed,
    Source,
    Variants,
)
from ceres.commands.output import (
    INTERRUPTED,
    complaints,
    need_standard_output,
    put_whole,
    remark,
)
from ceres.errors import Fault, InvalidOption
from ceres.format.record import CorruptRecord
from ceres.game import Game
from ceres.text import Catalogue


def demo(  # noqa: PLR0913, PLR0917 - an argument for each option
    seed: Seed = None,
    difficulty: Difficulty = "normal",
    monuments: Monuments = False,
    variant: Variants = None,
    components: Box = None,
    actions: Annotated[
        int | None, typer.Option(min=1, metavar="NUMBER", help="help-demo-actions")
    ] = None,
    pace: Pace = None,
    lang: Lang = None,
) -> None:
    """Show a demonstration game with a careless player."""
    from ceres.commands.demo import Line, demonstration
    from ceres.commands.showing import show

    need_standard_output()
    with complaints(lang) as words:
        game = Game.new(seed, difficulty, monuments, variant or (), read_box(components))
    with interruptions(words):
        show(demonstration(game, words, actions), pace)
        command = shlex.join(_same_game(game, components, lang))
        show([Line(words.say("demo-again", command=command), "note")], pace)


@contextmanager
def interruptions(words: Catalogue) -> Iterator[None]:
    """End politely at Ctrl-C."""
    try:
        yield
    except KeyboardInterrupt:
        remark("\n" + words.say("demo-interrupted"))
        raise typer.Exit(INTERRUPTED) from None


def replay(source: Source, which: GameNumber = None, pace: Pace = None, lang: Lang = None) -> None:
    """Retell a recorded game."""
    from ceres.commands.demo import transcript
    from ceres.commands.showing import show

    need_standard_output()
    with complaints(lang) as words:
        text = read_record(source, which)
        error: CorruptRecord | None = None
        try:
            game: Game | None = Game.from_json(text)
        except CorruptRecord as broken:
            game, error = broken.game, broken
        if game is not None:
            with interruptions(words):
                show(transcript(game, words), pace)
        if error is not None:
            raise error


def draw(
    source: Source,
    output: Output = "-",
    theme: Annotated[str, typer.Option(metavar="NAME", help="help-theme")] = "light",
    components: Box = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    """Draw a position as SVG."""
    from ceres.draw import THEMES, svg

    with complaints(lang):
        if theme not in THEMES:
            words = ", ".join(THEMES)
            raise InvalidOption([Fault("theme", "unknown-word", {"word": theme, "words": words})])
        position = read_table(source, components)
        put_whole(svg(position, theme=theme) + "\n", output, force)


def _same_game(game: Game, components: str | None, lang: str | None) -> list[str]:
    """Return the command that shows the same game."""
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
    if lang is not None:
        command += ["--lang", lang]
    return command
