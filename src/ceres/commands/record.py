"""`ceres record`: game records as JSON."""

import json
from typing import Annotated

import typer

from ceres.checking import Check
from ceres.commands.documents import read_record
from ceres.commands.help import Command
from ceres.commands.options import STYLE, Force, GameNumber, Lang, Source
from ceres.commands.output import BAD_INPUT, complaints, list_faults, put_json, put_whole, remark
from ceres.errors import InvalidOption
from ceres.format.record import CorruptRecord
from ceres.game import Game
from ceres.text import Catalogue

app = typer.Typer(no_args_is_help=True, **STYLE)


@app.command("check", cls=Command)
def record_check(
    source: Source,
    which: GameNumber = None,
    keep: Annotated[str | None, typer.Option(metavar="OUT", help="help-keep")] = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    """Check a record by replaying it: print nothing, or its faults, one per line."""
    with complaints(lang, listed=True) as words:
        text = read_record(source, which)
        try:
            Game.from_json(text)
        except CorruptRecord as error:
            if keep is not None:
                list_faults(error, words)
                _save(error.game, keep, force, words)
                raise typer.Exit(BAD_INPUT) from None
            raise


@app.command("position", cls=Command)
def record_position(
    source: Source,
    which: GameNumber = None,
    at: Annotated[int | None, typer.Option("--at", metavar="NUMBER", help="help-at")] = None,
    lang: Lang = None,
) -> None:
    """Print the position of a record after some of its actions, or after all of them."""
    with complaints(lang):
        game = Game.from_json(read_record(source, which))
        check = Check()
        number = len(game.entries) if at is None else check.whole(at, "--at", 0, len(game.entries))
        check.raise_faults(InvalidOption)
    put_json(game.position_after(number).to_dict())


def _save(game: Game | None, target: str, force: bool, words: Catalogue) -> None:
    if game is None:
        remark(words.say("cli-nothing-kept"))
    elif put_whole(json.dumps(game.record(), indent=1) + "\n", target, force):
        remark(words.say("cli-kept", path=target, actions=len(game.entries)))
