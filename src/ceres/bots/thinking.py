"""Thinking in several places at once: in processes, or in workers of a page.

A plan is a generator that yields tasks, gets their results in the same order, and returns what it
found. Tasks do not depend on each other. So they can be run anywhere, in any number of places, and
the plan finds the same; and whoever carries it out can stop between two tasks.
"""

import json
import pickle
from base64 import b64decode, b64encode
from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, Protocol, TypeVar

from ceres.errors import CeresError
from ceres.game import Game
from ceres.service.problems import problem_of

T = TypeVar("T")
Data = dict[str, Any]


class Task(Protocol):
    """A part of the work; it and its result can be pickled."""

    def run(self) -> Any:
        """Do it, and return the result."""


Plan = Generator[Sequence[Task], list[Any], T]


class Thinker:
    """Thinks in a worker of a page, which carries out plans with several of them.

    One begins a plan and gets its tasks. They are run wherever there is room, and the one that
    began goes on with the results, until there are no more tasks. Tasks and results are texts.

    >>> thinker = Thinker()
    >>> record = json.dumps(Game.new(seed=7).record())
    >>> def ask(**request):
    ...     return json.loads(thinker.ask(record, json.dumps(request)))["answer"]
    >>> step = ask(do="begin", job="choose", bot="montecarlo:playouts=20", seed=1)
    >>> while "tasks" in step:
    ...     results = [ask(do="run", task=task) for task in step["tasks"]]
    ...     step = ask(do="go-on", plan=step["plan"], results=results)
    >>> step["found"] in map(str, Game.new(seed=7).position.actions())
    True
    """

    def __init__(self) -> None:
        """Think about nothing yet."""
        self._plans: Final[dict[int, Plan[Any]]] = {}
        self._last = 0

    def ask(self, record: str, request: str) -> str:
        """Answer a request, perhaps about the game of a record; everything is JSON."""
        asked: Data = json.loads(request)
        try:
            answer = self._answer(record, **asked)
        except CeresError as error:
            return json.dumps({"problem": problem_of(error)})
        return json.dumps({"answer": answer})

    def _answer(self, record: str, do: str, **asked: Any) -> Any:
        if do == "begin":
            self._last += 1
            job = JOBS[asked.pop("job")]
            self._plans[self._last] = job(Game.from_json(record), **asked)
            return self._go_on(self._last, None)
        if do == "go-on":
            return self._go_on(asked["plan"], [_read(each) for each in asked["results"]])
        if do == "forget":
            self._plans.pop(asked["plan"], None)
            return None
        return _written(_read(asked["task"]).run())

    def _go_on(self, number: int, results: list[Any] | None) -> Data:
        """Return the next tasks of a plan, or what it found."""
        plan = self._plans[number]
        try:
            tasks = plan.send(results)  # type: ignore[arg-type]  # nothing, to begin with
        except StopIteration as end:
            del self._plans[number]
            return {"found": end.value}
        return {"plan": number, "tasks": [_written(task) for task in tasks]}


def _written(thing: Any) -> str:
    return b64encode(pickle.dumps(thing)).decode("ascii")


def _read(text: str) -> Any:
    return pickle.loads(b64decode(text))


# What can be thought about: each job makes a plan for a game.


def choose(game: Game, bot: str, seed: int = 0, number: int | None = None) -> Plan[str]:
    """Find what a bot would do after so many actions of a game, or now."""
    from ceres.bots.kinds import make_bot

    position = game.position if number is None else game.positions[number]
    seen, player = position.observation(), make_bot(bot, seed)
    plan = getattr(player, "plan", None)
    action = player.choose(seen) if plan is None else (yield from plan(seen))
    return str(action)


JOBS: Final[dict[str, Callable[..., Plan[Any]]]] = {"choose": choose}
