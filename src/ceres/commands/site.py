"""`ceres site`: writes the page as files that need no server."""

from pathlib import Path
from typing import Annotated

import typer

from ceres.commands.options import Lang
from ceres.commands.output import complaints, put


def site(
    folder: Annotated[str, typer.Argument(metavar="DIR", help="help-site-folder")],
    force: Annotated[bool, typer.Option("--force", help="help-site-force")] = False,
    address: Annotated[
        str, typer.Option("--address", metavar="URL", help="help-site-address")
    ] = "",
    docs: Annotated[str, typer.Option("--docs", metavar="URL", help="help-site-docs")] = "",
    lang: Lang = None,
) -> None:
    """Write the page as static files that any web host can serve.

    Phones can install it and play offline.
    """
    with complaints(lang) as words:
        from ceres.web.site import write_site

        files = write_site(Path(folder), force, address, docs)
        size = sum(map(len, files.values())) / 1e6
        put(words.say("cli-site", path=folder, files=len(files), size=round(size, 1)))
