"""Who can say a message: a language's catalogue, or whoever passes it on to be said elsewhere."""

from collections.abc import Iterable
from typing import Any, Final, Protocol, TypeVar

Said_co = TypeVar("Said_co", covariant=True)

# A message as data: `{"id": …, "facts": {…}}`, or several: `{"join": "sentences", "parts": […]}`.
Message = dict[str, Any]


class Speaker(Protocol[Said_co]):
    """Says messages by their ids, as text or otherwise."""

    def say(self, id: str, /, **facts: object) -> Said_co:
        """The message of this id with its facts filled in."""

    def join(self, parts: Iterable[Any], how: str) -> Said_co:
        """Several things that this speaker said, as one."""


class _Messenger:
    """Says nothing, but writes down what is to be said, in whatever language."""

    def say(self, id: str, /, **facts: object) -> Message:
        return {"id": id, "facts": facts}

    def join(self, parts: Iterable[Message], how: str) -> Message:
        first, *others = parts
        return {"join": how, "parts": [first, *others]} if others else first


MESSENGER: Final[Speaker[Message]] = _Messenger()
