"""Thinks in a worker of a page: plans are begun, carried out task by task, and answered."""

import json
from typing import Any, Final

from ceres.bots.plans import PartialResult, Plan, read_task, write_task
from ceres.coach.jobs import JOBS
from ceres.errors import CeresError
from ceres.game import Game
from ceres.service.problems import problem_of

Data = dict[str, Any]


class JobServer:
    """Thinks in a worker of a page, which carries out plans with several of them.

    One begins a plan and gets its tasks. They are run wherever there is room, and the one that
    began goes on with the results, until there are no more tasks. Tasks and results are texts;
    `playouts` says how many games the tasks of a step play, where that is known. A step that has
    `so_far` has an answer already, and goes on to a sharper one.

    >>> thinker = JobServer()
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
            return self._go_on(asked["plan"], [json.loads(each) for each in asked["results"]])
        if do == "forget":
            self._plans.pop(asked["plan"], None)
            return None
        return json.dumps(read_task(asked["task"]).run())

    def _go_on(self, number: int, results: list[Any] | None) -> Data:
        """Return the next tasks of a plan, or what it found."""
        plan = self._plans[number]
        try:
            tasks = plan.send(results)  # type: ignore[arg-type]  # nothing, to begin with
        except StopIteration as end:
            del self._plans[number]
            return {"found": end.value}
        step: Data = {
            "plan": number,
            "tasks": [write_task(task) for task in tasks],
            "playouts": sum(task.playouts for task in tasks),
        }
        if isinstance(tasks, PartialResult):
            step["so_far"] = tasks.so_far
        return step
