"""`ceres games`: the saved games."""

import json
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ceres.commands.documents import read_game
from ceres.commands.help import Command
from ceres.commands.options import STYLE, AsJson, Database, Force, GameNumber, Lang, Output, Source
from ceres.commands.output import complaints, put, put_json, put_whole
from ceres.commands.tables import in_columns
from ceres.text import Catalogue

if TYPE_CHECKING:
    from ceres.saves import Saves, Summary

SHORT_ID: Final = 8

app = typer.Typer(invoke_without_command=True, **STYLE)

Which = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]


@app.callback(invoke_without_command=True)
def games(
    context: typer.Context,
    deleted: Annotated[bool, typer.Option("--deleted", help="help-deleted")] = False,
    as_json: AsJson = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """List the saved games, the latest first."""
    if context.invoked_subcommand is not None:
        return
    with complaints(lang) as words, _opened(database) as saves:
        found = saves.list(deleted=deleted)
        if as_json:
            put_json([_facts(each) for each in found])
        elif found:
            put(_table(found, words))
        elif deleted:
            put(words.say("games-none-deleted"))
        else:
            put(words.say("games-none", command="ceres play"))


@app.command("export", cls=Command)
def games_export(
    which: Which,
    output: Output = "-",
    force: Force = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write a saved game as a record."""
    with complaints(lang) as words, _opened(database) as saves:
        id = saves.only(which)
        text = json.dumps(saves.export(id), indent=1) + "\n"
        if put_whole(text, output, force):
            put(words.say("games-exported", id=_short(id), path=output))


@app.command("import", cls=Command)
def games_import(
    source: Source, which: GameNumber = None, database: Database = None, lang: Lang = None
) -> None:
    """Import a record as a saved game; a position begins a new one."""
    from ceres.saves import Saves

    with complaints(lang) as words, Saves.open(database) as saves:
        game = read_game(source, which)
        known = saves.find_same(game)
        if known:
            put(words.say("games-known", id=_short(known)))
        else:
            id = saves.import_(game.record())
            put(words.say("games-imported", id=_short(id), actions=len(game.entries)))


@app.command("delete", cls=Command)
def games_delete(which: Which, database: Database = None, lang: Lang = None) -> None:
    """Delete a saved game. It can be restored for 30 days."""
    from ceres.saves import DELETED_FOR

    with complaints(lang) as words, _opened(database) as saves:
        id = saves.only(which)
        saves.delete(id)
        until = (datetime.now() + DELETED_FOR).date().isoformat()
        command = f"ceres games restore {_short(id)}"
        put(words.say("games-deleted", id=_short(id), until=until, command=command))


@app.command("restore", cls=Command)
def games_restore(which: Which, database: Database = None, lang: Lang = None) -> None:
    """Restore a deleted game."""
    with complaints(lang) as words, _opened(database) as saves:
        id = saves.only(which, deleted=True)
        saves.restore(id)
        put(words.say("games-restored", id=_short(id)))


def _opened(database: str | None) -> "Saves":
    """Open the saved games; a database that was named must be there."""
    from ceres.saves import Saves, find_existing

    if database is not None:
        find_existing(database)
    return Saves.open(database)


def _short(id: str) -> str:
    return id[:SHORT_ID]


def _facts(game: "Summary") -> dict[str, object]:
    return {
        "id": game.id,
        "created": game.created.isoformat(),
        "changed": game.changed.isoformat(),
        "difficulty": game.difficulty,
        "monuments": game.monuments,
        "variants": list(game.variants),
        "era": game.era,
        "phase": game.phase,
        "you": game.you,
        "ceres": game.ceres,
        "actions": game.actions,
        "result": game.result,
    }


def _table(games: "tuple[Summary, ...]", words: Catalogue) -> str:
    """Return a row for each game below the names of the columns."""
    columns = ("id", "changed", "options", "stands", "you", "ceres", "actions")
    rows = [[words.say(f"games-column-{column}") for column in columns]]
    rows += [_row(game, words) for game in games]
    return in_columns(rows)


def _row(game: "Summary", words: Catalogue) -> list[str]:
    options = [words.name("difficulty", game.difficulty)]
    if game.monuments:
        options.append(words.say("option-with-monuments"))
    options += [words.name("variant", variant) for variant in game.variants]
    return [
        _short(game.id),
        game.changed.astimezone().strftime("%Y-%m-%d %H:%M"),
        words.join(options, "comma"),
        _stands(game, words),
        "" if game.you is None else str(game.you),
        "" if game.ceres is None else str(game.ceres),
        str(game.actions),
    ]


def _stands(game: "Summary", words: Catalogue) -> str:
    if game.era is None:
        return words.say("games-unreadable")
    if game.result is not None:
        return words.say("result-won" if game.result["winner"] == "you" else "result-lost")
    return words.say("era-number", era=game.era)
