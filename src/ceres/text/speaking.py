"""Speakers: a catalogue formats messages, a messenger passes them on to be formatted elsewhere."""

from collections.abc import Iterable
from typing import Any, Final, Protocol, TypeVar

_Said_co = TypeVar("_Said_co", covariant=True)

# A message as data: `{"id": …, "facts": {…}}`, or several: `{"join": "sentences", "parts": […]}`.
Message = dict[str, Any]


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
