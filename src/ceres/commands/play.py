"""`ceres play`: the game in the terminal."""

from typing import Annotated

import typer

from ceres.commands.documents import read_box
from ceres.commands.options import Box, Lang, Monuments, Seed, TurnPace, Variants
from ceres.commands.output import complaints


def play(  # noqa: PLR0913, PLR0917 - an argument for each option
    seed: Seed = None,
    difficulty: Annotated[str | None, typer.Option(metavar="NAME", help="help-difficulty")] = None,
    monuments: Monuments = False,
    variant: Variants = None,
    components: Box = None,
    lang: Lang = None,
    pace: TurnPace = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-play-plain")] = False,
    game: Annotated[str | None, typer.Option("--game", metavar="ID", help="help-game")] = None,
    new: Annotated[bool, typer.Option("--new", help="help-play-new")] = False,
) -> None:
    """Play in the terminal, full screen or as plain text. Without options, continue your last game.

    Example: printf 'market\\nbuy C4\\n' | ceres play --plain --seed 7
    """
    from ceres.terminal import NewGame, run

    with complaints(lang):
        cards_and_tiles = read_box(components)
    options = NewGame(
        seed, difficulty or "normal", monuments, tuple(variant or ()), cards_and_tiles
    )
    # Any option of the game asks for a new one.
    asked = new or difficulty is not None or options != NewGame()
    raise typer.Exit(run(options, lang, pace, asked, id=game, plain=plain))
