"""The data that the page's own tests read is what the engine gives out.

If a change is meant to alter it, write the files again and read the difference:

    CERES_RENEW=1 python -m pytest tests/page/test_fixtures.py
    git diff frontend/tests/fixtures
"""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boxes import own_cards, own_tiles
from ceres import coach as library
from ceres.bots.plans import Plan
from ceres.bots.workers import Workers
from ceres.coach import jobs
from ceres.components import STANDARD
from ceres.game import Game
from ceres.service import Table
from coach.late_games import late_start, played_from
from coach.test_jobs import earlier
from strategies import RENEW, Data

FIXTURES = Path(__file__).parents[2] / "frontend" / "tests" / "fixtures"
TYPES = {"claim", "no-claim", "sites", "plant", "deed-flip", "creep", "monument"}


def components() -> list[Data]:
    """Boxes that the page's editor must not change."""
    return [STANDARD.to_dict(), own_cards(), own_tiles()]


def steps() -> list[Data]:
    """The first step of each sort that the page shows differently, of a few games."""
    found: dict[tuple[object, ...], Data] = {}
    for step in played():
        if step["type"] in TYPES:
            letters = step.get("letters", [])
            letter = letters.index(step["letter"]) if step.get("letter") in letters else None
            several = len(step.get("options", ())) > 1
            sort = (step["type"], several, step.get("settled"), step.get("by"), letter)
            found.setdefault(sort, step)
    return list(found.values())


def played() -> Iterator[Data]:
    rng = Random(4)
    for seed in range(6):
        table = Table.new(seed=seed, monuments=True, variants=["creeping-gardens"])
        while table.position.phase != "over":
            for step in table.play(rng.choice(table.position.actions()))["steps"]:
                yield {
                    key: value for key, value in step.items() if key not in ("table", "measures")
                }


def coach() -> list[Data]:
    """What the coach finds in a late game, and its review as an earlier version kept it."""
    game = played_from(late_start(4, left=10), "random")

    def found(plan: Plan[Any]) -> Any:
        return json.loads(json.dumps(Workers(1).carry_out(plan)))

    review = found(jobs.review(game, 600))
    lost = review["decisions"][review["losses"][0]]
    actions = (lost["played"]["action"], lost["best"]["action"])
    return [
        {
            "advice": found(jobs.advise(game, 600, number=lost["number"])),
            "forecast": found(jobs.forecast(Game.new(seed=7))),
            "answers": found(jobs.answers(game, lost["number"], *actions, lost["cost"], 300)),
            "review": review,
            "earlier": earlier(library.review(game, 600)),
        }
    ]


@pytest.mark.parametrize("fixture", [components, steps, coach])
def test_a_fixture_is_what_the_engine_gives_out(fixture: Callable[[], list[Data]]) -> None:
    path = FIXTURES / f"{fixture.__name__}.json"
    lines = (json.dumps(each, ensure_ascii=False) for each in fixture())
    text = "[\n" + ",\n".join(lines) + "\n]\n"
    if RENEW in os.environ:
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text
