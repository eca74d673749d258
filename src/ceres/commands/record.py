"""`ceres record`: game records as JSON."""

import json
from typing import Annotated

import typer

from ceres.commands.files import read_source
from ceres.commands.help import HELP
from ceres.commands.options import STYLE, Force, Lang, Source
from ceres.commands.output import BAD_INPUT, complaints, list_faults, put_whole, remark
from ceres.format.record import CorruptRecord
from ceres.game import Game
from ceres.text import Catalogue

app = typer.Typer(help=HELP["record"], no_args_is_help=True, **STYLE)


@app.command("check")
def record_check(
    source: Source,
    keep: Annotated[str | None, typer.Option(metavar="OUT", help=HELP["keep"])] = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    """Check a record by replaying it: print nothing, or its faults, one per line."""
    with complaints(lang, listed=True) as words:
        text = read_source(source)
        try:
            Game.from_json(text)
        except CorruptRecord as error:
            if keep is not None:
                list_faults(error, words)
                _save(error.game, keep, force, words)
                raise typer.Exit(BAD_INPUT) from None
            raise


def _save(game: Game | None, target: str, force: bool, words: Catalogue) -> None:
    if game is None:
        remark(words.say("cli-nothing-kept"))
    elif put_whole(json.dumps(game.record(), indent=1) + "\n", target, force):
        remark(words.say("cli-kept", path=target, actions=len(game.entries)))
