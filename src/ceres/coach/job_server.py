"""Does jobs in a worker of a page: plans are begun, carried out task by task, and answered."""

import json
from collections.abc import Sequence
from typing import Any, Final

from ceres.bots.plans import PartialResult, Plan, Task, read_task, write_task
from ceres.coach.jobs import JOBS
from ceres.errors import CeresError
from ceres.game import Game
from ceres.service.arguments import read_arguments
from ceres.service.problems import problem_of

_JOBS: Final = {job.name: job for job in JOBS}


class JobServer:
    """Does jobs in a worker of a page, which shares their tasks among several of them.

    One begins a job and gets its tasks. They are run wherever there is room, and the one that
    began goes on with the results, until there are no more tasks. Tasks and results are texts;
    `share` says how much of the job the tasks of a step are. A step that has `so_far` has an
    answer already, and goes on to a sharper one.

    >>> server = JobServer()
    >>> record = json.dumps(Game.new(seed=7).record())
    >>> def ask(**request):
    ...     return json.loads(server.ask(record, json.dumps(request)))["answer"]
    >>> step = ask(do="begin", job="choose", bot="montecarlo:playouts=20", seed=1)
    >>> while "tasks" in step:
    ...     results = [ask(do="run", task=task) for task in step["tasks"]]
    ...     step = ask(do="go-on", plan=step["plan"], results=results)
    >>> step["found"] in map(str, Game.new(seed=7).position.actions())
    True
    """

    def __init__(self) -> None:
        """Begin without a job."""
        # The plans that are under way, and how many playouts each takes in all.
        self._plans: Final[dict[int, tuple[Plan[Any], int]]] = {}
        self._last = 0

    def ask(self, record: str, request: str) -> str:
        """Answer a request, perhaps about the game of a record; everything is JSON."""
        asked: dict[str, Any] = json.loads(request)
        try:
            answer = self._answer(record, **asked)
        except CeresError as error:
            return json.dumps({"problem": problem_of(error)})
        return json.dumps({"answer": answer})

    def _answer(self, record: str, do: str, **asked: Any) -> Any:
        if do == "begin":
            return self._begin(record, **asked)
        if do == "go-on":
            return self._go_on(asked["plan"], [json.loads(each) for each in asked["results"]])
        if do == "forget":
            self._plans.pop(asked["plan"], None)
            return None
        return json.dumps(read_task(asked["task"]).run())

    def _begin(self, record: str, job: str, **given: Any) -> dict[str, Any]:
        row = _JOBS[job]
        arguments = read_arguments(row.parameters, given)
        game = Game.from_json(record) if row.about_game else None
        self._last += 1
        self._plans[self._last] = row.function(game, **arguments), row.whole(arguments)
        return self._go_on(self._last, None)

    def _go_on(self, number: int, results: list[Any] | None) -> dict[str, Any]:
        """Return the next tasks of a plan, or what it found."""
        plan, whole = self._plans[number]
        try:
            tasks = plan.send(results)  # type: ignore[arg-type]  # nothing, to begin with
        except StopIteration as end:
            del self._plans[number]
            return {"found": end.value}
        step = {
            "plan": number,
            "tasks": [write_task(task) for task in tasks],
            "share": _playouts(tasks) / (whole or _playouts(tasks) or 1),
        }
        return {**step, "so_far": tasks.so_far} if isinstance(tasks, PartialResult) else step


def _playouts(tasks: Sequence[Task]) -> int:
    return sum(task.playouts for task in tasks)
