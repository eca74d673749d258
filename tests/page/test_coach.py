"""What the page knows of the coach is what the coach says."""

import json
import re
from typing import Any

from ceres import Game, coach
from ceres.coach.policy import POLICY
from ceres.coach.thinker import Thinker
from strategies import TESTS

COACH = TESTS.parent / "frontend" / "src" / "coach"


def test_the_page_makes_reviews_of_this_policy() -> None:
    """It makes those of another one again."""
    source = (COACH / "policy.ts").read_text("utf-8")
    assert re.findall(r'POLICY = "([^"]*)"', source) == [POLICY]


def asked(**request: Any) -> Any:
    """Ask a thinker about the beginning of a game, one request."""
    record = json.dumps(Game.new(seed=7).record())
    return json.loads(Thinker().ask(record, json.dumps(request)))["answer"]


def test_a_forecast_is_the_librarys() -> None:
    seen = Game.new(seed=7).position.observation()
    action = str(seen.actions()[0])
    for facts in ({}, {"action": action}):
        found = asked(do="begin", job="forecast", **facts)["found"]
        assert found == json.loads(json.dumps(coach.forecast(seen, facts.get("action"))))


def test_a_step_says_how_many_games_it_plays() -> None:
    step = asked(do="begin", job="advise", playouts=400)
    assert 0 < step["playouts"] <= 400
