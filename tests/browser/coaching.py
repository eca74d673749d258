"""The coach for a page under test: the library thinks for it, with few playouts.

So no Python has to be loaded in the page, and what is shown is what the coach finds.
"""

import json
from functools import cache
from typing import Any, Final

from browser.visiting import Visitor
from ceres.coach.job_server import JobServer

_PLAYOUTS: Final = 600
# The page believes that there is a worker, which hands everything over to us.
_WORKER: Final = """if (location.protocol.startsWith("http")) {
    document.addEventListener("readystatechange", () => {
        document.documentElement.dataset.jobs ??= "jobs";
    });
    globalThis.Worker = class {
        async postMessage([number, , record, request]) {
            const reply = request && (await globalThis.ceresThinks(record, request));
            this.onmessage?.({ data: [number, reply] });
        }
        terminate() {}
    };
}"""


def hire_coach(visitor: Visitor) -> None:
    """Give the coach to whatever the visitor opens from now on."""
    visitor.context.expose_function("ceresThinks", _thought)
    visitor.context.add_init_script(_WORKER)


@cache
def _thought(record: str, request: str) -> str:
    """Have a whole job done."""
    server = JobServer()

    def ask(**asked: Any) -> Any:
        return json.loads(server.ask(record, json.dumps(asked)))

    asked = json.loads(request)
    if asked.get("job") in ("advise", "answers", "review"):
        asked["playouts"] = _PLAYOUTS
    reply = ask(**asked)
    while "tasks" in (step := reply.get("answer", {})):
        results = [ask(do="run", task=task)["answer"] for task in step["tasks"]]
        reply = ask(do="go-on", plan=step["plan"], results=results)
    return json.dumps(reply)
