"""Words errors in any language, from their codes and facts."""

from typing import Any

from ceres.checking import NotReadable
from ceres.errors import CeresError, Fault, FaultyData, IllegalAction, InvalidNotation
from ceres.messages import Said
from ceres.text.catalogue import Catalogue

# The facts of an error about an action that name a piece.
_PIECES = ("id", "other")


def explain(error: BaseException | Fault, words: Catalogue) -> str:
    """Say what is wrong, as `str(error)` does in English.

    >>> import ceres
    >>> from ceres.text import catalogue
    >>> try:
    ...     ceres.Game.new(seed=7).play("place C4")
    ... except ceres.CeresError as error:
    ...     print(explain(error, catalogue("en")))
    'place C4': there is nothing to place for Ceres right now (P5)
    """
    if isinstance(error, Fault):
        text = reason(error, words)
        where = _translated(error.where, words)
        return words.say("fault-at", where=where, reason=text) if where else text
    if isinstance(error, NotReadable):
        return explain(error.fault, words)
    if isinstance(error, FaultyData):
        lines = [words.say("faults", headline=words.say(error.headline))]
        lines += [words.say("fault-line", fault=explain(fault, words)) for fault in error.faults]
        return "\n".join(lines)
    text = reason(error, words)
    if isinstance(error, IllegalAction):
        rules = ", ".join(error.rules)
        return words.say("illegal-action", text=repr(error.text), reason=text, rules=rules)
    if isinstance(error, InvalidNotation):
        return words.say("invalid-notation", text=repr(error.text[:80]), reason=text)
    return text


def reason(error: BaseException | Fault, words: Catalogue) -> str:
    """Say what is wrong, and neither where nor which rules say so."""
    if isinstance(error, NotReadable):
        return reason(error.fault, words)
    if isinstance(error, FaultyData):
        return words.say(error.headline)
    code, facts, pieces = coded(error)
    if code is None:
        return str(error)
    known = {name: _translated(fact, words) for name, fact in facts.items()}
    known |= {name: words.piece(str(facts[name])) for name in pieces}
    return words.say(code, **known)


def coded(error: BaseException | Fault) -> tuple[str | None, dict[str, Any], list[str]]:
    """Return the code of an error, its facts, and those facts that are ids of pieces."""
    said = error.args[0] if isinstance(error, BaseException) and error.args else None
    source = error if hasattr(error, "code") and hasattr(error, "facts") else said
    code, facts = getattr(source, "code", None), getattr(source, "facts", None)
    if not isinstance(code, str) or facts is None:
        return None, {}, []
    pieces = _PIECES if isinstance(error, IllegalAction) else ()
    return code, facts, [name for name in pieces if name in facts]


def _translated(fact: object, words: Catalogue) -> object:
    """Translate a fact that is an English sentence itself."""
    if isinstance(fact, CeresError):
        return explain(fact, words)
    if isinstance(fact, Said):
        known = {name: _translated(each, words) for name, each in fact.facts.items()}
        return words.say(fact.code, **known)
    return fact
