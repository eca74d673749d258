"""A program that plays the benchmark through standard input and output.

    ceres benchmark --command 'python examples/benchmark_program.py' --games 1

It reads what it is told up to the list of legal actions, and answers with one of them: it builds
if it can, else buys, else takes Income. A language model would be given all these lines instead.
"""

import sys

LIST = "Type one of these: "


def choose(actions: list[str]) -> str:
    """Return the first action of the best kind."""
    for kind in ("build", "buy"):
        for action in actions:
            if action.startswith(kind):
                return action
    return actions[-1]


for line in sys.stdin:
    if line.startswith(LIST):
        legal = line.strip().removeprefix(LIST).rstrip(".").split(", ")
        print(choose(legal), flush=True)
