"""The available languages, and the choice of one."""

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from ceres.checking import shown
from ceres.errors import Fault, InvalidOption
from ceres.messages import plain_messages

ENGLISH: Final = "en"
_FOLDER: Final = Path(__file__).parent
# How much a language is wanted, in a header.
_QUALITY: Final = re.compile(r"q=([01](?:\.[0-9]{0,3})?)")
_VARIABLE: Final = "CERES_LANG"
# The system's variables; the first that is set counts.
SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of the languages that have a file, English first.

    >>> languages()[0]
    'en'
    """
    found = sorted(path.stem for path in _FOLDER.glob("*.ftl"))
    return (ENGLISH, *(code for code in found if code != ENGLISH))


def language_name(language: str) -> str:
    """Return what a language calls itself.

    >>> language_name("en")
    'English'
    """
    return plain_messages(source_of(language))["language"]


def source_of(language: str) -> str:
    """Read a language's file."""
    return (_FOLDER / f"{language}.ftl").read_text("utf-8")


def choose_language(option: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """Choose a language: that of the option, else CERES_LANG, else the system's, else English.

    Raise `InvalidOption` if the option or CERES_LANG names an unknown one.

    >>> choose_language(environ={"LANG": "en_GB.UTF-8"})
    'en'
    >>> choose_language("tlh")
    Traceback (most recent call last):
    ceres.errors.InvalidOption: this option cannot be used:
    - lang: tlh is unknown: it must be one of en...
    """
    for asked, where in ((option, "lang"), (environ.get(_VARIABLE), _VARIABLE)):
        if asked is not None and (asked or where == "lang"):
            code = _code(asked)
            if code not in languages():
                facts = {"word": shown(asked), "words": ", ".join(languages())}
                raise InvalidOption([Fault(where, "unknown-word", facts)])
            return code
    system = next((environ[name] for name in SYSTEM if environ.get(name)), "")
    return _code(system) if _code(system) in languages() else ENGLISH


def accepted_language(header: str) -> str:
    """Choose a language by an `Accept-Language` header; English if there is none of those it names.

    >>> accepted_language("tlh, it;q=0.5, fr-CH;q=0.9"), accepted_language("")
    ('fr', 'en')
    """
    wanted: list[tuple[float, str]] = []
    for part in header.split(","):
        written, _, weight = part.partition(";")
        quality = _QUALITY.fullmatch(weight.strip() or "q=1")
        if quality and _code(written) in languages():
            wanted.append((float(quality[1]), _code(written)))
    return max(wanted, key=lambda each: each[0], default=(0, ENGLISH))[1]


def _code(written: str) -> str:
    """Return the language in a name such as `de`, `de-AT` or `de_DE.UTF-8`."""
    return re.split(r"[-_.@]", written.strip().lower(), maxsplit=1)[0]
