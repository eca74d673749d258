"""`ceres db`: looking after a database of games, also while servers use it."""

import json
from pathlib import Path
from typing import Annotated

import typer

from ceres.commands.files import check_target
from ceres.commands.help import HELP
from ceres.commands.options import STYLE, Database, Force, Lang
from ceres.commands.output import (
    BAD_INPUT,
    complaints,
    put,
    put_whole,
    remark,
    words_for,
)
from ceres.text import explain

app = typer.Typer(help=HELP["db"], **STYLE)

Target = Annotated[str, typer.Argument(metavar="OUT", help=HELP["db-backup-out"])]
Backup = Annotated[str, typer.Argument(metavar="FILE", help=HELP["db-restore-file"])]
Copy = Annotated[str | None, typer.Option(metavar="OUT", help=HELP["db-copy"])]


@app.command("backup", help=HELP["db-backup"])
def back_up(
    target: Target, database: Database = None, force: Force = False, lang: Lang = None
) -> None:
    """Copy a database to a file."""
    from ceres.saves import upkeep

    with complaints(lang):
        check_target(target, force)
        count = upkeep.back_up(database, Path(target))
        put(words_for(lang).say("db-backed-up", games=count, path=target))


@app.command("restore", help=HELP["db-restore"])
def restore(source: Backup, database: Database = None, lang: Lang = None) -> None:
    """Copy the games of a backup into an empty database."""
    from ceres.saves import upkeep

    with complaints(lang):
        count = upkeep.restore(source, database)
        put(words_for(lang).say("db-restored", games=count))


@app.command("check", help=HELP["db-check"])
def check(database: Database = None, lang: Lang = None) -> None:
    """Replay every game of a database."""
    from ceres.saves import upkeep

    with complaints(lang):
        words, count, damaged = words_for(lang), 0, 0
        for found in upkeep.check(database):
            count += 1
            if found is not None:
                damaged += 1
                remark(words.say("db-damaged", id=found.id, problem=explain(found.error, words)))
        if damaged:
            remark(words.say("db-checked-bad", games=count, damaged=damaged))
            raise typer.Exit(BAD_INPUT)
        put(words.say("db-checked", games=count))


@app.command("migrate", help=HELP["db-migrate"])
def migrate(database: Database = None, copy: Copy = None, lang: Lang = None) -> None:
    """Bring a database to the present format."""
    from ceres.saves import VERSION, upkeep

    with complaints(lang):
        if copy is not None:
            check_target(copy, overwrite=False)
        words, done = words_for(lang), upkeep.migrate(database, Path(copy) if copy else None)
        if done.copy is None:
            put(words.say("db-current", version=done.version))
        else:
            facts = {"old": done.version, "new": VERSION, "path": str(done.copy)}
            put(words.say("db-migrated", **facts))


@app.command("export", help=HELP["db-export"])
def export(
    output: Annotated[
        str, typer.Option("--output", "-o", metavar="OUT", help=HELP["output"])
    ] = "-",
    database: Database = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    """Write all games as records, one on each line."""
    from ceres.saves import upkeep

    with complaints(lang):
        lines = (f"{json.dumps(record)}\n" for record in upkeep.export(database))
        put_whole(lines, output, force)
