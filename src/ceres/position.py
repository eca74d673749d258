"""Positions: the public, immutable side of the engine's state."""

import json
from typing import Any

from ceres.base_view import BaseView
from ceres.checking import NotReadable, parse_json
from ceres.components import Components
from ceres.engine.action import Action
from ceres.engine.log import SILENT
from ceres.engine.story import StepByStep, Story
from ceres.engine.turn import play
from ceres.errors import CorruptPosition
from ceres.events import Event
from ceres.format.board_text import board_text
from ceres.format.position_reader import read_position
from ceres.observation import Observation, observe


class Position(BaseView):
    """A whole position, hidden cards included: immutable, hashable, equal by value.

    >>> import ceres
    >>> start = ceres.Game.new(seed=7).position
    >>> after, events = start.play("income")
    >>> start.you.silver, after.you.silver
    (5, 10)
    """

    __slots__ = ()

    @classmethod
    def from_dict(cls, data: object, components: Components | None = None) -> "Position":
        """Read a `ceres-position/1` dictionary; `CorruptPosition` lists its faults.

        `components` are needed if it is played with others than the standard box.
        """
        return cls(read_position(data, components))

    @classmethod
    def from_json(cls, text: str, components: Components | None = None) -> "Position":
        """Read a JSON text."""
        try:
            data = parse_json(text)
        except NotReadable as error:
            raise CorruptPosition([error.fault]) from None
        return cls.from_dict(data, components)

    def to_json(self) -> str:
        """Return the position as JSON text."""
        return json.dumps(self.to_dict(), indent=1)

    def play(self, action: Action | str) -> tuple["Position", list[Event]]:
        """Return the position at your next decision and the events up to it; this one is unchanged.

        Raise `InvalidNotation` if the text is no action, `IllegalAction` if it is not legal now.
        """
        chosen = self._legal(action)
        state = self._state.clone()
        state.log = story = Story()
        play(state, chosen)
        state.log = SILENT
        return Position(state), story.events

    def observation(self) -> Observation:
        """Return what the player may know of it."""
        return observe(self._state)

    def __str__(self) -> str:
        return board_text(self._state)

    def __reduce__(self) -> tuple[Any, ...]:
        return Position.from_dict, (self.to_dict(), self.components)


def step_by_step(position: Position, action: Action | str) -> tuple[list[Event], list[Position]]:
    """Play an action; return the events, and the table after each of them.

    The last table is the position at your next decision; the others are there to be looked at.

    >>> import ceres
    >>> events, tables = step_by_step(ceres.Game.new(seed=7).position, "income")
    >>> [(event.type, table.you.silver) for event, table in zip(events, tables)][:2]
    [('income', 10), ('flip', 10)]
    """
    state = position._state.clone()
    story = StepByStep(state)
    play(state, position._legal(action))
    state.log = SILENT
    return story.events, [Position(table) for table in (*story.tables[:-1], state)]
