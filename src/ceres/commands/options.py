"""Options and arguments that several commands have."""

from typing import Annotated, Any, Final

import typer

from ceres.commands.help import HELP
from ceres.text import languages

# Plain text: help and complaints are often read in a log or through a pipe.
STYLE: Final[dict[str, Any]] = {"rich_markup_mode": None, "pretty_exceptions_enable": False}

Source = Annotated[str, typer.Argument(metavar="FILE", help=HELP["source"])]
Seed = Annotated[int | None, typer.Option(metavar="NUMBER", help=HELP["seed"])]
Difficulty = Annotated[str, typer.Option(metavar="NAME", help=HELP["difficulty"])]
Monuments = Annotated[bool, typer.Option("--monuments", help=HELP["monuments"])]
Variants = Annotated[
    list[str] | None, typer.Option("--variant", metavar="NAME", help=HELP["variant"])
]
Box = Annotated[str | None, typer.Option("--components", metavar="FILE", help=HELP["box"])]
Force = Annotated[bool, typer.Option("--force", help=HELP["force"])]
Output = Annotated[str, typer.Option("--output", "-o", metavar="OUT", help=HELP["output"])]
AsJson = Annotated[bool, typer.Option("--json", help=HELP["as-json"])]
TurnPace = Annotated[str | None, typer.Option("--pace", metavar="NAME", help=HELP["play-pace"])]

_MAX_PACE: Final = 60


def _lang(context: typer.Context, value: str | None) -> str | None:
    """Return the language asked for; `ceres --lang` is for the command behind it, too."""
    asked: str | None = value if value is not None else context.find_root().params.get("lang")
    return asked


def _pace(value: float | None) -> float | None:
    if value is not None and not 0 <= value <= _MAX_PACE:
        raise typer.BadParameter(HELP["pace-range"].format(low=0, high=_MAX_PACE))
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
        help=HELP["lang"].format(languages=", ".join(languages())),
    ),
]
Database = Annotated[
    str | None, typer.Option(metavar="URL", callback=_database, help=HELP["database"])
]
Pace = Annotated[float | None, typer.Option(metavar="SECONDS", callback=_pace, help=HELP["pace"])]
