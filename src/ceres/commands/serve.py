"""`ceres serve`, and `ceres` alone: the game in the browser."""

from typing import Annotated

import typer

from ceres.commands.help import HELP
from ceres.commands.options import Lang
from ceres.commands.output import complaints, put, words_for
from ceres.errors import CodedError


def serve(
    host: Annotated[str, typer.Option(metavar="NAME", help=HELP["serve-host"])] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(metavar="NUMBER", min=0, max=65535, help=HELP["serve-port"])
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help=HELP["serve-database"])
    ] = None,
    shared: Annotated[bool, typer.Option("--shared", help=HELP["serve-shared"])] = False,
    browser: Annotated[bool, typer.Option(help=HELP["serve-browser"])] = True,
    lang: Lang = None,
) -> None:
    """Serve the page and the games until Ctrl-C."""
    from ceres.saves import Saves
    from ceres.web.address import LOCAL, Address, listen, open_browser, running, url_of
    from ceres.web.built import page_built

    with complaints(lang):
        if not page_built():
            raise CodedError("no-page")
        address = Address(host or LOCAL, port, shared)
        with Saves.open(database) as saves:
            already = running(saves, address)
            if already is not None:
                put(words_for(lang).say("cli-serving-already", url=already))
                if browser:
                    open_browser(already).join()
                return
            listener = listen(address)
            url = url_of(listener)
            if browser:
                open_browser(url)
            # Imported only now, as it is slow: the browser starts meanwhile, and waits.
            from ceres.web.server import run

            words = words_for(lang)
            run(saves, listener, address, lambda: put(words.say("cli-serving", url=url)))
        put(words.say("cli-served"))
