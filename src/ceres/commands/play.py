"""`ceres play`: the game in the terminal."""

from typing import Annotated

import typer

from ceres.commands.help import HELP
from ceres.commands.options import Box, Lang, Monuments, Seed, Variants
from ceres.commands.output import complaints
from ceres.text import choose_language


def play(  # noqa: PLR0913, PLR0917 - an argument for each option
    seed: Seed = None,
    difficulty: Annotated[str | None, typer.Option(metavar="NAME", help=HELP["difficulty"])] = None,
    monuments: Monuments = False,
    variant: Variants = None,
    components: Box = None,
    lang: Lang = None,
    pace: Annotated[str | None, typer.Option(metavar="NAME", help=HELP["play-pace"])] = None,
    new: Annotated[bool, typer.Option("--new", help=HELP["play-new"])] = False,
) -> None:
    """Play in the terminal, full screen."""
    from ceres.terminal.start import Options, run

    with complaints(lang):
        choose_language(lang)
    options = Options(seed, difficulty, monuments, tuple(variant or ()), components)
    raise typer.Exit(run(options, lang, pace, new))
