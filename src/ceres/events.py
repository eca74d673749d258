"""Events: what happened and why, as data. User interfaces make their words from them."""

from typing import Any, NamedTuple


class Event(NamedTuple):
    """One step of the story: its type, the rules that decided it, and the facts.

    docs/formats.md lists the types and their facts.

    >>> import ceres
    >>> event = ceres.Game.new(seed=7).play("income")[0]
    >>> event.type, event.rules, event.facts["silver"]
    ('income', ('Y1',), 5)
    """

    type: str
    rules: tuple[str, ...]
    facts: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """The event in its written form."""
        return {"type": self.type, "rules": list(self.rules), **self.facts}
