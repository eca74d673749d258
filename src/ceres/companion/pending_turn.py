"""A turn under way at a real table, or its set-up: not everything drawn in it is known yet."""

from dataclasses import dataclass, replace

from ceres.actions import Action
from ceres.companion.draws import Draw, draws_in
from ceres.companion.setup import set_up_draws, set_up_events, set_up_tables
from ceres.events import Event
from ceres.position import Position, step_by_step


@dataclass(frozen=True)
class PendingTurn:
    """An action and all that follows it; or, if `action` is `None`, the set-up.

    `tables` are the one before it and the one after each event, with the hidden things of the
    record. The first `known` of its draws are settled.
    """

    action: Action | None
    events: list[Event]
    tables: list[Position]
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

    @property
    def table(self) -> Position:
        """The table as it lies now, to be looked at."""
        return self.tables[self.due.step]

    def settled(self, known: int) -> "PendingTurn":
        """Return the turn with the first `known` draws settled."""
        return replace(self, known=known)


def begin_turn(position: Position, action: Action) -> PendingTurn:
    """Begin a turn with an action; `IllegalAction` if it is not legal."""
    events, tables = step_by_step(position, action)
    return PendingTurn(action, events, [position, *tables], draws_in(position, events))


def begin_set_up(start: Position) -> PendingTurn:
    """Begin the set-up that leads to this start."""
    events = set_up_events(start.to_dict())
    return PendingTurn(None, events, set_up_tables(start, events), set_up_draws(events))
