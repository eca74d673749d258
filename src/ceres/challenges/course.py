"""The course of a finished game, as far as achievements ask about it."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final, TypeVar

from ceres.components import BUILDINGS, MONUMENTS
from ceres.engine.board import count
from ceres.events import Build, Buy, Event, Scoring
from ceres.events.facts import Side
from ceres.game import Game

_KIND_OF: Final = {piece.id: piece.kind for piece in (*BUILDINGS, *MONUMENTS)}

E = TypeVar("E", bound=Event)


class Course:
    """A game played to its end."""

    def __init__(self, game: Game) -> None:
        result = game.position.result
        assert result is not None
        self.game: Final = game
        self.won: Final = result["winner"] == "you"
        self.vp: Final[int] = result["you"]
        self.ahead: Final[int] = result["you"] - result["ceres"]
        self.rules: Final = game.start._state.rules
        self._events: Final = [event for turn in game.events for event in turn]

    def of(self, type: type[E]) -> list[E]:
        """Return the events of a type."""
        return [event for event in self._events if isinstance(event, type)]

    @cached_property
    def scorings(self) -> list[Scoring]:
        """The scorings of the eras."""
        return self.of(Scoring)

    def items(self, side: Side, source: str) -> Iterator[dict[str, Any]]:
        """Yield the items of all scorings from a source."""
        for scoring in self.scorings:
            for item in scoring.items:
                if item["side"] == side and item["source"] == source:
                    yield dict(item)

    @cached_property
    def built(self) -> list[str]:
        """The ids of what you built, in order."""
        return [event.id for event in self.of(Build)]

    def built_kind(self, kind: str) -> bool:
        """Return whether you ever built a Building of a kind."""
        return any(_KIND_OF[id] == kind for id in self.built)

    @property
    def monuments(self) -> bool:
        """Whether Monuments were in the game."""
        return self.game.start._state.with_monuments

    @cached_property
    def most_silver(self) -> int:
        """The most silver that you ever held."""
        return max(position._state.your_silver for position in self.game.positions)

    @property
    def empty_lots(self) -> int:
        """How many empty Lots you own in the end."""
        return count(self.game.position._state.your_lots)

    @cached_property
    def bribes_paid(self) -> int:
        """The silver that lay on the Deeds you bought."""
        return sum(event.silver_on_it for event in self.of(Buy))
