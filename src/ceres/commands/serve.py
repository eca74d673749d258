"""`ceres serve`, and `ceres` alone: the game in the browser. `ceres settings`: its settings."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from ceres.commands.options import Lang
from ceres.commands.output import complaints, put
from ceres.errors import CodedError
from ceres.text import Catalogue

if TYPE_CHECKING:
    from ceres.web.address import Address
    from ceres.web.network import LocalNetwork
    from ceres.web.settings import Settings

Port = Annotated[
    int | None, typer.Option(metavar="NUMBER", min=0, max=65535, help="help-serve-port")
]
MetricsPort = Annotated[
    int | None, typer.Option(metavar="NUMBER", min=0, max=65535, help="help-serve-metrics-port")
]


def serve(  # noqa: PLR0913, PLR0917 - an argument for each option
    host: Annotated[str | None, typer.Option(metavar="NAME", help="help-serve-host")] = None,
    port: Port = None,
    database: Annotated[str | None, typer.Option(metavar="URL", help="help-serve-database")] = None,
    shared: Annotated[bool, typer.Option("--shared", help="help-serve-shared")] = False,
    settings: Annotated[
        str | None, typer.Option(metavar="FILE", help="help-serve-settings")
    ] = None,
    log_format: Annotated[
        str | None, typer.Option(metavar="NAME", help="help-serve-log-format")
    ] = None,
    metrics_port: MetricsPort = None,
    browser: Annotated[bool, typer.Option(help="help-serve-browser")] = True,
    lang: Lang = None,
) -> None:
    """Play in the browser: start the server and open the page."""
    from ceres.web.built import page_built
    from ceres.web.settings_file import read_settings

    options = {
        "host": host or None,
        "port": port,
        "shared": shared or None,
        "database": {"url": database},
        "log": {"format": log_format},
        "metrics": {"port": metrics_port},
    }
    with complaints(lang) as words, _ended_by_sigterm():
        if not page_built():
            raise CodedError("no-page")
        _serve(read_settings(settings, options), browser, words)


def _serve(settings: "Settings", browser: bool, words: Catalogue) -> None:
    from ceres.saves import Saves
    from ceres.web.address import Address, listen, open_browser, running, url_of

    place = settings.database
    address = Address(settings.host, settings.port, settings.shared)
    pool = (place.patience, place.connections, place.more_connections)
    with Saves.open(place.url, *pool) as saves:
        already = running(saves, address)
        if already is not None:
            put(words.say("cli-serving-already", url=already))
            if browser:
                open_browser(already).join()
            return
        with listen(address) as listener:
            url = url_of(listener)
            if browser:
                open_browser(url)
            # Imported only now, as it is slow: the browser starts meanwhile, and waits.
            from ceres.web.server import run

            def ready(network: "LocalNetwork") -> None:
                put(words.say("cli-serving", url=url))
                _tell_phones(network, address, words)

            run(saves, listener, address, ready, settings)
    put(words.say("cli-served"))


def _tell_phones(network: "LocalNetwork", address: "Address", words: Catalogue) -> None:
    """Say where a phone finds the server, if other machines reach it without a proxy."""
    from ceres.web.network import code_for_terminal

    if not address.shared or address.behind:
        return
    addresses = network.shown()["addresses"]
    for each in addresses:
        put(words.say("cli-serving-phone", **each))
        if sys.stdout.isatty():
            put(code_for_terminal(each["url"]))
    put(words.say(f"page-share-phone-{'opens' if addresses else 'none'}"))


def settings(lang: Lang = None) -> None:
    """Print a settings file for `ceres serve`, with all settings at their defaults."""
    from ceres.web.settings_file import example

    with complaints(lang):
        put(example().rstrip("\n"))


@contextmanager
def _ended_by_sigterm() -> Iterator[None]:
    """Take SIGTERM as Ctrl-C, so that whoever stops a service has the database closed as well."""

    def end(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
