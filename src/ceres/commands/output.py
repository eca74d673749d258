"""What commands print: results on standard output, complaints on standard error."""

import errno
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import typer

from ceres.checking import NotReadable
from ceres.commands.files import STANDARD_STREAM, write_whole
from ceres.errors import CeresError, FaultyData, InvalidOption
from ceres.text import Catalogue, catalogue, choose_language, explain
from ceres.text.languages import ENGLISH

BAD_OUTPUT: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def abandon_standard_output() -> None:
    """Let what is still to be written vanish, so that Python does not try again at its end."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def need_standard_output() -> None:
    """A program may be started without one."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def put(text: str) -> None:
    """A line or more on standard output."""
    need_standard_output()
    typer.echo(text)


def put_json(data: object) -> None:
    """JSON on standard output."""
    put(json.dumps(data, indent=1))


def put_whole(text: str, target: str, force: bool) -> bool:
    """A text on standard output or in a file, whole; whether it was a file."""
    if target == STANDARD_STREAM:
        put(text.rstrip("\n"))
        return False
    write_whole(target, text, overwrite=force)
    return True


def words_for(lang: str | None) -> Catalogue:
    """The words of the language asked for, or else of the system's."""
    return catalogue(choose_language(lang))


def words_of_the_system() -> Catalogue:
    """The words for what does not know which language was asked for."""
    try:
        return words_for(None)
    except InvalidOption:
        return catalogue(ENGLISH)


def remark(text: str) -> None:
    """What was done, where standard output is for results."""
    typer.echo(text, err=True)


def complain(text: str, words: Catalogue) -> None:
    """An error."""
    remark(words.say("cli-error", text=text))


@contextmanager
def complaints(lang: str | None, listed: bool = False) -> Iterator[None]:
    """Bad input ends the program with a complaint, or with the faults alone, one per line."""
    language = ENGLISH
    try:
        try:
            language = choose_language(lang)
        except InvalidOption:
            listed = False
            raise
        yield
    except (NotReadable, CeresError) as error:
        words = catalogue(language)
        if listed:
            list_faults(error, words)
        else:
            complain(explain(error, words), words)
        raise typer.Exit(BAD_INPUT) from None


def list_faults(error: Exception, words: Catalogue) -> None:
    """The faults of an error, one per line."""
    for fault in error.faults if isinstance(error, FaultyData) else [error]:
        remark(explain(fault, words))
