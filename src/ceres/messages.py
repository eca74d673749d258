"""The library's English: plain sentences by code, from `text/en.ftl`.

The library uses only messages of text and `{ $name }`, so it needs no Fluent; `ceres.text` says
everything, in every language.

>>> say("needs-silver", price=7, silver=5)
'it costs 7 silver, but you have only 5'
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

_BEGIN: Final = re.compile(r"([a-zA-Z][\w-]*) *= *(.*)")
_NAME: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")


class Said(str):
    """An English sentence or word that remembers its code and facts.

    So an error, or a fact of one, can be said again in another language.

    >>> said = say("no-lot", word="Z9")
    >>> said.code, said.facts
    ('no-lot', {'word': 'Z9'})
    """

    code: str
    facts: Mapping[str, object]


def say(code: str, /, **facts: object) -> Said:
    """Return the English sentence of a code, with its facts filled in."""
    said = Said(_NAME.sub(lambda found: str(facts[found[1]]), english()[code]))
    said.code = code
    said.facts = facts
    return said


@cache
def english() -> dict[str, str]:
    """Read the plain messages of `text/en.ftl`, their names not yet filled in."""
    source = Path(__file__).with_name("text").joinpath("en.ftl").read_text("utf-8")
    return plain_messages(source)


def plain_messages(source: str) -> dict[str, str]:
    r"""Find the messages of a Fluent file that have only text and `{ $name }` in them.

    >>> plain_messages("a = It is { $a }.\nb = { $n ->\n   *[other] b\n}\nc =\n  one\n  two\n")
    {'a': 'It is { $a }.', 'c': 'one\ntwo'}
    """
    messages: dict[str, list[str]] = {}
    lines: list[str] | None = None
    for line in source.splitlines():
        begin = _BEGIN.match(line)
        if begin:
            lines = messages[begin[1]] = [begin[2]]
        elif line.lstrip().startswith(".") or (line and line[0] not in " }"):
            lines = None  # an attribute, a comment or a term: the message has ended
        elif lines is not None:
            lines.append(line)
    whole = {id: _text(lines) for id, lines in messages.items()}
    return {id: text for id, text in whole.items() if not set("{}") & set(_NAME.sub("", text))}


def _text(lines: list[str]) -> str:
    """Join the lines of a message, without their common indent."""
    first, *others = lines
    indent = min((len(line) - len(line.lstrip()) for line in others if line.strip()), default=0)
    return "\n".join([first, *(line[indent:] for line in others)]).strip()
