"""Speakers: a catalogue formats messages, a messenger passes them on to be formatted elsewhere."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, TypeVar

if TYPE_CHECKING:
    from ceres.text.catalogue import Catalogue

_Said_co = TypeVar("_Said_co", covariant=True)

# A message as data: `{"id": …, "facts": {…}}`, or several: `{"join": "sentences", "parts": […]}`;
# as a fact also a number to be written as the language does: `{"figure": "vp", "value": 3.14}`.
Message = dict[str, Any]
# VP without and with a sign, a whole number with a sign, and a share of one.
Figure = Literal["vp", "signed", "count", "percent"]


class Speaker(Protocol[_Said_co]):
    """Makes something of messages by their ids, text or data."""

    def say(self, id: str, /, **facts: object) -> _Said_co:
        """Return the message of this id with its facts."""

    def join(self, parts: Iterable[Any], how: str) -> _Said_co:
        """Join several messages of this speaker."""


class _Messenger:
    """Returns messages as data, for any language."""

    def say(self, id: str, /, **facts: object) -> Message:
        return {"id": id, "facts": facts}

    def join(self, parts: Iterable[Message], how: str) -> Message:
        first, *others = parts
        return {"join": how, "parts": [first, *others]} if others else first


MESSENGER: Final[Speaker[Message]] = _Messenger()


def figure(kind: Figure, value: float, error: float = 0.0) -> Message:
    """Return a number as data, perhaps with its standard error."""
    return {"figure": kind, "value": value, **({"error": error} if error else {})}


def say_message(message: Message, words: "Catalogue") -> str:
    """Return the text of a message that came as data.

    >>> from ceres.text import catalogue
    >>> say_message({"id": "event-income", "facts": {"silver": 5, "basic": 5, "shown": 0}},
    ...             catalogue("en"))
    'You take 5 silver.'
    """
    if "join" in message:
        return words.join((say_message(part, words) for part in message["parts"]), message["join"])
    if "figure" in message:
        return words.figure(message["figure"], message["value"], message.get("error", 0.0))
    if "name" in message:
        return words.name(message["name"], message["of"], message.get("form"))
    facts = {name: _fact(fact, words) for name, fact in message["facts"].items()}
    return words.say(message["id"], **facts)


def _fact(fact: object, words: "Catalogue") -> object:
    if not isinstance(fact, dict):
        return fact
    # The name of a piece can be inflected.
    return words.piece(fact["of"]) if fact.get("name") == "piece" else say_message(fact, words)
