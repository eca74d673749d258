"""Errors as data: messages for the user interface to say in the reader's language."""

from typing import Final

from ceres.checking import NotReadable, shown
from ceres.errors import MOST_NAMED, CeresError, CodedError, Fault, FaultyData, IllegalAction
from ceres.format.record import CorruptRecord
from ceres.service.types.base import Message, Problem, Reveal
from ceres.text.explaining import error_message
from ceres.text.speaking import MESSENGER

# Larger numbers are not exact in every reader of JSON.
_LARGEST_NUMBER: Final = 2**53 - 1


class UndoRefused(CodedError):
    """An action that cannot be undone, or only if the player confirms it."""

    def __init__(self, code: str, revealed: list[Reveal]) -> None:
        """Take what was seen in that turn."""
        super().__init__(code)
        self.revealed = revealed


class GameResigned(CodedError):
    """The player has given this game up, so nothing more can be done in it."""


class HintRefused(CodedError):
    """A hint in a strict game, which has none."""


def problem_of(error: CeresError) -> Problem:
    """Return an error as data.

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
        problem["faults"] = [_fault(fault) for fault in error.faults[:MOST_NAMED]]
    if isinstance(error, CorruptRecord) and error.game is not None:
        problem["good_part"] = error.game.record()
    if isinstance(error, UndoRefused):
        problem["revealed"] = error.revealed
    return problem


def message_of(error: BaseException | Fault) -> Message:
    """Return the message of an error, without its context."""
    return _fault(error.fault) if isinstance(error, NotReadable) else _plain(error_message(error))


def _fault(fault: Fault) -> Message:
    reason = message_of(fault)
    where = str(fault.where)
    return MESSENGER.say("fault-at", where=where, reason=reason) if where else reason


def _plain(message: Message) -> Message:
    """Return a message whose facts are plain data."""
    facts = {name: _fact(fact) for name, fact in message["facts"].items()}
    return MESSENGER.say(message["id"], **facts)


def _fact(fact: object) -> object:
    if isinstance(fact, dict):
        return fact if "name" in fact else _plain(fact)
    if isinstance(fact, int) and abs(fact) > _LARGEST_NUMBER:
        return shown(fact)
    return fact if isinstance(fact, int | list | tuple) else str(fact)
