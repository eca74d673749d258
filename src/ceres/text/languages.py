"""Which languages there are, and which one to speak."""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from ceres.checking import shown
from ceres.errors import Fault, InvalidOption
from ceres.messages import plain_messages

ENGLISH: Final = "en"
VARIABLE: Final = "CERES_LANG"
# What the system goes by, the first that is set.
SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages that there is a file for, English first.

    >>> languages()[0]
    'en'
    """
    names = (file.name for file in resources.files("ceres").joinpath("text").iterdir())
    found = sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))
    return (ENGLISH, *(code for code in found if code != ENGLISH))


def language_name(language: str) -> str:
    """What a language calls itself.

    >>> language_name("en")
    'English'
    """
    return plain_messages(source_of(language))["language"]


def source_of(language: str) -> str:
    """The text of a language's file."""
    return resources.files("ceres").joinpath("text", f"{language}.ftl").read_text("utf-8")


def choose_language(option: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language to speak: that of the option, else CERES_LANG, else the system's, else English.

    `InvalidOption` if the option or CERES_LANG asks for one that there is not.

    >>> choose_language(environ={"LANG": "en_GB.UTF-8"})
    'en'
    >>> choose_language("tlh")
    Traceback (most recent call last):
    ceres.errors.InvalidOption: this option cannot be used:
    - lang: tlh is unknown: it must be one of en...
    """
    for asked, where in ((option, "lang"), (environ.get(VARIABLE), VARIABLE)):
        if asked is not None and (asked or where == "lang"):
            code = _code(asked)
            if code not in languages():
                facts = {"word": shown(asked), "words": ", ".join(languages())}
                raise InvalidOption([Fault(where, "unknown-word", facts)])
            return code
    system = next((environ[name] for name in SYSTEM if environ.get(name)), "")
    return _code(system) if _code(system) in languages() else ENGLISH


def _code(written: str) -> str:
    """The language in a name such as `de`, `de-AT` or `de_DE.UTF-8`."""
    return re.split(r"[-_.@]", written.strip().lower(), maxsplit=1)[0]
