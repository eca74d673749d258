"""Plans of work that can be shared out: to processes, or to the workers of a page.

A plan is a generator that yields tasks, gets their results in the same order, and returns what it
found. Tasks do not depend on each other. So they can be run anywhere, in any number of places, and
the plan finds the same; and whoever carries it out can stop between two tasks.

Tasks and results travel as JSON.
"""

import json
from collections.abc import Generator, Sequence
from functools import lru_cache
from typing import Any, Final, Protocol, TypeVar

from ceres.actions import action_of
from ceres.base_view import BaseView
from ceres.components import read_components
from ceres.engine.action import Action
from ceres.observation import Observation
from ceres.position import Position

T = TypeVar("T")


class Task(Protocol):
    """A part of the work: a data class that is marked with `travels`."""

    @property
    def playouts(self) -> int:
        """How many games it plays."""

    def run(self) -> Any:
        """Do it, and return the result: numbers, texts and lists of them."""


Plan = Generator[Sequence[Task], list[Any], T]


class PartialResult(list[Task]):
    """Tasks of a plan that has an answer already; they make it sharper."""

    def __init__(self, tasks: Sequence[Task], so_far: Any) -> None:
        """Take the answer so far, as whoever asked gets it."""
        super().__init__(tasks)
        self.so_far = so_far


# Tasks as text: an object names what it is, and has what it is made of.

_KINDS: Final[dict[str, type]] = {}
# The positions of a long game, so that each is written and read only once.
_REMEMBERED: Final = 128


def travels(kind: type[T]) -> type[T]:
    """Declare a data class that is a task, or part of one."""
    _KINDS[kind.__name__] = kind
    return kind


def modules_of_tasks() -> list[str]:
    """Return the modules to import where tasks are read."""
    return sorted({kind.__module__ for kind in _KINDS.values()})


def write_task(task: Task) -> str:
    """Write a task as JSON.

    >>> import ceres
    >>> from ceres.bots.panel import PanelGame
    >>> task = PanelGame(ceres.Game.new(seed=7).position, 3)
    >>> read_task(write_task(task)) == task
    True
    """
    return json.dumps(task, default=_plain)


def read_task(text: str) -> Task:
    """Read a task; only declared kinds can be made of it."""
    task: Task = json.loads(text, object_hook=_read)
    return task


def _plain(value: object) -> dict[str, Any]:
    match value:
        case Action():
            return {"action": value.text}
        case range():
            return {"range": [value.start, value.stop, value.step]}
        case BaseView():
            return {"position": [_written(value), isinstance(value, Observation)]}
    return {type(value).__name__: list(vars(value).values())}


def _read(data: dict[str, Any]) -> Any:
    ((name, value),) = data.items()
    if name == "action":
        return action_of(value)
    if name == "range":
        return range(*value)
    return _position(*value) if name == "position" else _KINDS[name](*value)


@lru_cache(_REMEMBERED)
def _written(view: BaseView) -> str:
    position = Position(view._state)
    components = position.components
    return json.dumps([position.to_dict(), components and components.to_dict()])


@lru_cache(_REMEMBERED)
def _position(text: str, observed: bool) -> BaseView:
    data, components = json.loads(text)
    position = Position.from_dict(data, components and read_components(components))
    return position.observation() if observed else position
