"""What the page knows of the coach is what the coach says."""

import json
from typing import Any

from ceres import Game, coach
from ceres.coach.job_server import JobServer


def asked(**request: Any) -> Any:
    """Ask a thinker about the beginning of a game, one request."""
    record = json.dumps(Game.new(seed=7).record())
    return json.loads(JobServer().ask(record, json.dumps(request)))["answer"]


def test_a_forecast_is_the_librarys() -> None:
    seen = Game.new(seed=7).position.observation()
    action = str(seen.actions()[0])
    for facts in ({}, {"action": action}):
        found = asked(do="begin", job="forecast", **facts)["found"]
        assert found == json.loads(json.dumps(coach.forecast(seen, facts.get("action"))))


def test_a_step_says_how_many_games_it_plays() -> None:
    step = asked(do="begin", job="advise", playouts=400)
    assert 0 < step["playouts"] <= 400
