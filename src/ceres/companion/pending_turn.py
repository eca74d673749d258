"""A turn under way at a real table, or its set-up: not everything drawn in it is known yet."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from ceres.actions import Action
from ceres.companion.draws import Draw, draws_in
from ceres.companion.partial_state import apply_events
from ceres.companion.setup import bare, set_up_draws, set_up_events
from ceres.events import Event
from ceres.position import Position

Data = dict[str, Any]


@dataclass(frozen=True)
class PendingTurn:
    """An action and all that follows it; or, if `action` is `None`, the set-up.

    `before` is the table before it and `after` the position it leads to, with the hidden things of
    the record. The first `known` of its draws are settled.
    """

    action: Action | None
    before: Data
    after: Position
    events: list[Event]
    draws: list[Draw]
    known: int = 0

    @property
    def due(self) -> Draw:
        """The draw that must be entered next."""
        return self.draws[self.known]

    @property
    def shown(self) -> list[Event]:
        """The events up to the draw that is due."""
        return self.events[: self.due.step]

    @cached_property
    def table(self) -> Data:
        """The table as it lies now, as a written position."""
        return apply_events(self.before, self.shown)

    def settled(self, known: int) -> "PendingTurn":
        """Return the turn with this many draws settled."""
        return replace(self, known=known)


def begin_turn(position: Position, action: Action) -> PendingTurn:
    """Begin a turn with an action; `IllegalAction` if it is not legal."""
    after, events = position.play(action)
    return PendingTurn(action, position.to_dict(), after, events, draws_in(position, events))


def begin_set_up(start: Position) -> PendingTurn:
    """Begin the set-up that leads to this start."""
    data = start.to_dict()
    events = set_up_events(data)
    return PendingTurn(None, bare(data), start, events, set_up_draws(events))
