"""Options and arguments that several commands have."""

from typing import Annotated, Any, Final

import typer

from ceres.commands.help import CallRefused, Group, words_of

# Plain text: help and complaints are often read in a log or through a pipe.
STYLE: Final[dict[str, Any]] = {
    "cls": Group,
    "rich_markup_mode": None,
    "pretty_exceptions_enable": False,
}

Source = Annotated[str, typer.Argument(metavar="FILE", help="help-source")]
GameNumber = Annotated[int | None, typer.Option("--game", metavar="NUMBER", help="help-which-game")]
Seed = Annotated[int | None, typer.Option(metavar="NUMBER", help="help-seed")]
Difficulty = Annotated[str, typer.Option(metavar="NAME", help="help-difficulty")]
Monuments = Annotated[bool, typer.Option("--monuments", help="help-monuments")]
Variants = Annotated[
    list[str] | None, typer.Option("--variant", metavar="NAME", help="help-variant")
]
Box = Annotated[str | None, typer.Option("--components", metavar="FILE", help="help-box")]
Force = Annotated[bool, typer.Option("--force", help="help-force")]
Output = Annotated[str, typer.Option("--output", "-o", metavar="OUT", help="help-output")]
AsJson = Annotated[bool, typer.Option("--json", help="help-as-json")]
TurnPace = Annotated[str | None, typer.Option("--pace", metavar="NAME", help="help-play-pace")]

_MAX_PACE: Final = 60


def _lang(context: typer.Context, value: str | None) -> str | None:
    """Return the language asked for; `ceres --lang` is for the command behind it, too."""
    asked: str | None = value if value is not None else context.find_root().params.get("lang")
    return asked


def _pace(context: typer.Context, value: float | None) -> float | None:
    if value is not None and not 0 <= value <= _MAX_PACE:
        reason = words_of(context).say("help-pace-range", low=0, high=_MAX_PACE)
        raise CallRefused(reason)
    return value


def _database(context: typer.Context, value: str | None) -> str | None:
    """Return the database asked for; `ceres games --database` is for the command behind it, too."""
    above = context.parent.params.get("database") if context.parent is not None else None
    return value if value is not None else above


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="CODE",
        callback=_lang,
        help="help-lang",
    ),
]
Database = Annotated[
    str | None, typer.Option(metavar="URL", callback=_database, help="help-database")
]
Pace = Annotated[float | None, typer.Option(metavar="SECONDS", callback=_pace, help="help-pace")]
