"""Words errors in any language, from their codes and facts."""

from ceres.checking import NotReadable
from ceres.errors import MOST_NAMED, CeresError, Fault, FaultyData, IllegalAction, InvalidNotation
from ceres.messages import Said
from ceres.text.catalogue import Catalogue
from ceres.text.speaking import MESSENGER, Message, say_message

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
    if isinstance(error, FaultyData):
        lines = [words.say("faults", headline=words.say(error.headline))]
        named = error.faults[:MOST_NAMED]
        lines += [words.say("fault-line", fault=explain(fault, words)) for fault in named]
        if (more := len(error.faults) - MOST_NAMED) > 0:
            lines.append(words.say("more-faults", count=more))
        return "\n".join(lines)
    return say_message(error_message(error, context=True), words)


def reason(error: BaseException | Fault, words: Catalogue) -> str:
    """Say what is wrong, and neither where nor which rules say so."""
    return say_message(error_message(error), words)


def error_message(error: BaseException | Fault, context: bool = False) -> Message:
    """Return what is wrong as a message; with its `context`: where, or the action and the rules."""
    if isinstance(error, NotReadable):
        return error_message(error.fault, context)
    if isinstance(error, FaultyData):
        return MESSENGER.say(error.headline)
    said = error.args[0] if isinstance(error, BaseException) and error.args else None
    source = error if hasattr(error, "code") and hasattr(error, "facts") else said
    code, facts = getattr(source, "code", None), getattr(source, "facts", None)
    if not isinstance(code, str) or facts is None:
        return MESSENGER.say("problem", text=str(error))
    known = {name: _fact(fact, context) for name, fact in facts.items()}
    if isinstance(error, IllegalAction):
        known |= {name: {"name": "piece", "of": facts[name]} for name in _PIECES if name in facts}
    message = MESSENGER.say(code, **known)
    return _in_context(error, message) if context else message


def _in_context(error: BaseException | Fault, message: Message) -> Message:
    """Put what is wrong behind where it is wrong, or around it what was to be done."""
    if isinstance(error, Fault) and error.where:
        return MESSENGER.say("fault-at", where=_fact(error.where, context=True), reason=message)
    if isinstance(error, IllegalAction):
        text, rules = repr(error.text), ", ".join(error.rules)
        return MESSENGER.say("illegal-action", text=text, reason=message, rules=rules)
    if isinstance(error, InvalidNotation):
        return MESSENGER.say("invalid-notation", text=repr(error.text[:80]), reason=message)
    return message


def _fact(fact: object, context: bool) -> object:
    """Return a fact; one that is an English sentence itself becomes a message."""
    if isinstance(fact, CeresError):
        return error_message(fact, context)
    if isinstance(fact, Said):
        known = {name: _fact(each, context) for name, each in fact.facts.items()}
        return MESSENGER.say(fact.code, **known)
    return fact
