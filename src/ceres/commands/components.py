"""`ceres components`: Ceres' cards and Garden tiles of another box."""

from typing import Annotated

import typer

from ceres.commands.documents import read_box
from ceres.commands.help import Command
from ceres.commands.options import STYLE, Lang
from ceres.commands.output import complaints, put

app = typer.Typer(no_args_is_help=True, **STYLE)


@app.command("check", cls=Command)
def _check(
    path: Annotated[str, typer.Argument(metavar="FILE", help="help-components-file")],
    lang: Lang = None,
) -> None:
    """Check a component file: print nothing, or its faults, one per line."""
    with complaints(lang, listed=True):
        read_box(path)


@app.command("show", cls=Command)
def _show() -> None:
    """Print the standard component file, as a starting point for your own."""
    from importlib import resources

    file = resources.files("ceres.components").joinpath("ceres.toml")
    put(file.read_text("utf-8").rstrip("\n"))
