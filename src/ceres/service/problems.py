"""What is wrong, as data: messages to be said in the reader's language."""

from typing import Any, Final

from ceres.checking import NotReadable, shown
from ceres.errors import CeresError, Fault, FaultyData, IllegalAction
from ceres.messages import Said
from ceres.text.speaking import MESSENGER, Message

# `{"message": …, "rules": […]}`, and for faulty data `"faults": [messages]`.
Problem = dict[str, Any]

# Of data somebody wrote: nobody reads on.
_MOST_FAULTS: Final = 100
_LARGEST_NUMBER: Final = 2**53 - 1
# What an error about an action calls a piece.
_PIECES: Final = ("id", "other")


def problem_of(error: CeresError) -> Problem:
    """An error as whoever asked is told of it.

    >>> import ceres
    >>> try:
    ...     ceres.Game.new(seed=7).play("place C4")
    ... except ceres.CeresError as error:
    ...     problem_of(error)
    {'message': {'id': 'no-choice-is-due', 'facts': {}}, 'rules': ['P5']}
    """
    problem: Problem = {"message": message_of(error)}
    if isinstance(error, IllegalAction):
        problem["rules"] = list(error.rules)
    if isinstance(error, FaultyData):
        problem["faults"] = [_fault(fault) for fault in error.faults[:_MOST_FAULTS]]
    return problem


def message_of(error: BaseException | Fault) -> Message:
    """What is wrong, and nothing around it."""
    if isinstance(error, NotReadable):
        return _fault(error.fault)
    if isinstance(error, FaultyData):
        return MESSENGER.say(error.headline)
    said = error.args[0] if isinstance(error, BaseException) and error.args else None
    source = error if hasattr(error, "code") and hasattr(error, "facts") else said
    code, facts = getattr(source, "code", None), getattr(source, "facts", None)
    if not isinstance(code, str) or facts is None:
        return MESSENGER.say("problem", text=str(error))
    known = {name: _fact(fact) for name, fact in facts.items()}
    if isinstance(error, IllegalAction):
        known |= {name: {"name": "piece", "of": facts[name]} for name in _PIECES if name in facts}
    return MESSENGER.say(code, **known)


def _fault(fault: Fault) -> Message:
    reason = message_of(fault)
    return (
        MESSENGER.say("fault-at", where=str(fault.where), reason=reason) if fault.where else reason
    )


def _fact(fact: object) -> object:
    """A fact that is a sentence itself becomes a message; any other stays what it is."""
    if isinstance(fact, CeresError):
        return message_of(fact)
    if isinstance(fact, Said):
        known = {name: _fact(each) for name, each in fact.facts.items()}
        return MESSENGER.say(fact.code, **known)
    # Beyond this, not every language and not every reader of JSON can write a number.
    if isinstance(fact, int) and abs(fact) > _LARGEST_NUMBER:
        return shown(fact)
    return fact if isinstance(fact, int | list | tuple) else str(fact)
