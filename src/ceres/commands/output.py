"""The output of commands: results on standard output, complaints on standard error."""

import errno
import json
import os
import sys
from collections.abc import Iterable, Iterator
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
    """Discard pending output, so that Python does not try to write it again at exit."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def need_standard_output() -> None:
    """Raise `OSError` if the program was started without a standard output."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def put(text: str) -> None:
    """Print to standard output."""
    need_standard_output()
    typer.echo(text)


def put_json(data: object) -> None:
    """Print JSON to standard output."""
    put(json.dumps(data, indent=1))


def put_whole(text: str | Iterable[str], target: str, force: bool) -> bool:
    """Write a text to standard output, or atomically to a file; return whether it was a file.

    It may be a text or many, one after the other.
    """
    if target == STANDARD_STREAM:
        for part in [text] if isinstance(text, str) else text:
            put(part.rstrip("\n"))
        return False
    write_whole(target, text, overwrite=force)
    return True


def words_for(lang: str | None) -> Catalogue:
    """Return the catalogue of the language asked for, or of the system's."""
    return catalogue(choose_language(lang))


def words_of_the_system() -> Catalogue:
    """Return the system's catalogue, where the language asked for is not known."""
    try:
        return words_for(None)
    except InvalidOption:
        return catalogue(ENGLISH)


def remark(text: str) -> None:
    """Print a note to standard error, as standard output is for results."""
    typer.echo(text, err=True)


def complain(text: str, words: Catalogue) -> None:
    """Print an error."""
    remark(words.say("cli-error", text=text))


@contextmanager
def complaints(lang: str | None, listed: bool = False) -> Iterator[Catalogue]:
    """Speak a language, and end the program on bad input.

    It ends with a complaint, or with the faults alone, one per line, if they are to be `listed`.
    """
    words = catalogue(ENGLISH)
    try:
        try:
            words = words_for(lang)
        except InvalidOption:
            listed = False
            raise
        yield words
    except (NotReadable, CeresError) as error:
        if listed:
            list_faults(error, words)
        else:
            complain(explain(error, words), words)
        raise typer.Exit(BAD_INPUT) from None


def list_faults(error: Exception, words: Catalogue) -> None:
    """Print the faults of an error, one per line."""
    for fault in error.faults if isinstance(error, FaultyData) else [error]:
        remark(explain(fault, words))
