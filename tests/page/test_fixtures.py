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

import pytest

from boxes import own_cards, own_tiles
from ceres.components import STANDARD
from ceres.service import Table
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


@pytest.mark.parametrize("fixture", [components, steps])
def test_a_fixture_is_what_the_engine_gives_out(fixture: Callable[[], list[Data]]) -> None:
    path = FIXTURES / f"{fixture.__name__}.json"
    lines = (json.dumps(each, ensure_ascii=False) for each in fixture())
    text = "[\n" + ",\n".join(lines) + "\n]\n"
    if RENEW in os.environ:
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text
