"""`ceres db`: looking after a database of games, also while servers use it."""

import json
from pathlib import Path
from typing import Annotated

import typer

from ceres.commands.files import check_target
from ceres.commands.help import Command
from ceres.commands.options import STYLE, Database, Force, Lang, Output
from ceres.commands.output import BAD_INPUT, complaints, put, put_whole, remark
from ceres.text import explain

app = typer.Typer(**STYLE)

Target = Annotated[str, typer.Argument(metavar="OUT", help="help-db-backup-out")]
Backup = Annotated[str, typer.Argument(metavar="FILE", help="help-db-restore-file")]
Copy = Annotated[str | None, typer.Option(metavar="OUT", help="help-db-copy")]


@app.command("backup", cls=Command)
def back_up(
    target: Target, database: Database = None, force: Force = False, lang: Lang = None
) -> None:
    """Copy a database to a new file, which can be played from or restored."""
    from ceres.saves import upkeep

    with complaints(lang) as words:
        check_target(target, force)
        count = upkeep.back_up(database, Path(target))
        put(words.say("db-backed-up", games=count, path=target))


@app.command("restore", cls=Command)
def restore(source: Backup, database: Database = None, lang: Lang = None) -> None:
    """Copy all games of a backup into a database that has none."""
    from ceres.saves import upkeep

    with complaints(lang) as words:
        count = upkeep.restore(source, database)
        put(words.say("db-restored", games=count))


@app.command("check", cls=Command)
def check(database: Database = None, lang: Lang = None) -> None:
    """Read and replay every game: print what is damaged."""
    from ceres.saves import upkeep

    with complaints(lang) as words:
        count = damaged = 0
        for found in upkeep.check(database):
            count += 1
            if found is not None:
                damaged += 1
                remark(words.say("db-damaged", id=found.id, problem=explain(found.error, words)))
        if damaged:
            remark(words.say("db-checked-bad", games=count, damaged=damaged))
            raise typer.Exit(BAD_INPUT)
        put(words.say("db-checked", games=count))


@app.command("migrate", cls=Command)
def migrate(database: Database = None, copy: Copy = None, lang: Lang = None) -> None:
    """Bring a database to the format of this version, after copying it to a file."""
    from ceres.saves import VERSION, upkeep

    with complaints(lang) as words:
        if copy is not None:
            check_target(copy, overwrite=False)
        done = upkeep.migrate(database, Path(copy) if copy else None)
        if done.copy is None:
            put(words.say("db-current", version=done.version))
        else:
            facts = {"old": done.version, "new": VERSION, "path": str(done.copy)}
            put(words.say("db-migrated", **facts))


@app.command("export", cls=Command)
def export(
    output: Output = "-",
    database: Database = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    """Write all games as records, one on each line."""
    from ceres.saves import upkeep

    with complaints(lang):
        lines = (f"{json.dumps(record)}\n" for record in upkeep.export(database))
        put_whole(lines, output, force)
