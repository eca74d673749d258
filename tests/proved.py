"""What is proved about some puzzles of the book, to compare at both speeds and in the page."""

import json

from ceres.coach import solve
from ceres.coach.puzzles import shipped_book

# What is soon proved again, interpreted as well.
NODES = 2_000


def proofs(puzzles: int) -> str:
    """Return all figures of some puzzles that ask for an action, as JSON; part may be unproved."""
    asked = [
        each for each in shipped_book().puzzles if each.data["kind"] in {"best", "win", "only"}
    ]
    chosen = asked[:: len(asked) // puzzles][:puzzles]
    found = [
        solve(each.position.observation(), NODES, aim=aim).to_dict()
        for each in chosen
        for aim in ("lead", "win")
    ]
    return json.dumps(found)
