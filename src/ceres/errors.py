"""The errors of the package: what is wrong, where, and which rule says so.

Each error holds its facts as data (`code`, `facts`, `where`), so that a user interface can word
it in any language; `str(error)` is English.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ceres.messages import say

# The faults of a piece of data that are named: more of them nobody reads.
MOST_NAMED: Final = 100


class CeresError(Exception):
    """The base of every error that this package raises on purpose."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle with all attributes, so that errors survive the way between processes."""
        return _rebuilt, (type(self), self.args, self.__dict__)


def _rebuilt(kind: type[CeresError], args: tuple[Any, ...], facts: dict[str, Any]) -> CeresError:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(facts)
    return error


class CodedError(CeresError):
    """An error whose message is one sentence of the catalogue.

    >>> error = CodedError("no-such-game", id="abc")
    >>> error.code, error.facts, str(error)
    ('no-such-game', {'id': 'abc'}, 'there is no game abc')
    """

    def __init__(self, code: str, **facts: object) -> None:
        """Take the code of the sentence and the facts that fill it in."""
        super().__init__(say(code, **facts))
        self.code = code
        self.facts = facts


class InvalidNotation(CeresError):
    """A text that is no action.

    >>> import ceres
    >>> ceres.Game.new(seed=7).play("buy Z9")
    Traceback (most recent call last):
    ceres.errors.InvalidNotation: 'buy Z9': Z9 is not a Lot: Lots are A1 to G7
    """

    def __init__(self, text: str, code: str, **facts: object) -> None:
        """Take the text as written, and the code of the sentence that says what is wrong."""
        reason = say(code, **facts)
        super().__init__(say("invalid-notation", text=repr(text[:80]), reason=reason))
        self.text = text
        self.code = code
        self.facts = facts


class IllegalAction(CeresError):
    """A well-formed action that is not legal now; `rules` names what forbids it.

    >>> import ceres
    >>> ceres.Game.new(seed=7).play("place C4")
    Traceback (most recent call last):
    ceres.errors.IllegalAction: 'place C4': there is nothing to place for Ceres right now (P5)
    """

    def __init__(self, text: str, code: str, rules: Sequence[str], **facts: object) -> None:
        """Take the ids of the rules that forbid the action, besides code and facts."""
        reason, named = say(code, **facts), ", ".join(rules)
        super().__init__(say("illegal-action", text=repr(text), reason=reason, rules=named))
        self.text = text
        self.code = code
        self.rules = tuple(rules)
        self.facts = facts


@dataclass(frozen=True)
class Fault:
    """One fault in data that others wrote, and where it is.

    >>> str(Fault("you.silver", "too-small", {"number": -1, "low": 0}))
    'you.silver: -1 is too small: it must be at least 0'
    """

    where: str
    code: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        reason = say(self.code, **self.facts)
        return say("fault-at", where=self.where, reason=reason) if self.where else reason


class FaultyData(CeresError):
    """Invalid data; `faults` lists everything that is wrong with it.

    Its message names `MOST_NAMED` of them, and counts the others.
    """

    headline = "invalid-option"

    def __init__(self, faults: Sequence[Fault]) -> None:
        lines = [say("faults", headline=say(self.headline))]
        lines += [say("fault-line", fault=fault) for fault in faults[:MOST_NAMED]]
        if (more := len(faults) - MOST_NAMED) > 0:
            lines.append(say("more-faults", count=more))
        super().__init__("\n".join(lines))
        self.faults = tuple(faults)


class InvalidOption(FaultyData):
    """An option of a new game that does not exist, or a value it does not take."""


class InvalidComponents(FaultyData):
    """Component data that does not describe a playable box."""

    headline = "invalid-components"


class CorruptPosition(FaultyData):
    """A written position that is impossible; `faults` lists everything that is wrong with it."""

    headline = "corrupt-position"
