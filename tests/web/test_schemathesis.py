"""The HTTP interface does what its description promises, whatever is asked: all routes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from litestar import Litestar
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import Status, from_schema
from schemathesis.engine.events import FatalError, NonFatalError, ScenarioFinished
from schemathesis.engine.recorder import ScenarioRecorder

from ceres.saves import Saves
from ceres.web.app import make_app
from ceres.web.settings import Budget, Limits, Rate
from service.at_tables import complaint

HERE = "http://127.0.0.1:8376"
DESCRIPTION = "/api/schema/openapi.json"
# That data fits the description does not make it a legal action or a good record: 422. All other
# checks are as schemathesis has them.
ACCEPTED = ["2xx", "403", "404", "409", "422", "429"]
# Every request is paid for in CPU time, of which there is enough not to wait for it.
ON_ACCOUNT = Limits(Rate(10**6, 1), Rate(10**6, 1), 10**6, work=Budget(3, 2))


def scenarios(app: Litestar, examples: int, seed: int) -> Iterator[ScenarioRecorder]:
    """All that schemathesis asks: values at the borders, any values, and one after the other."""
    config = SchemathesisConfig.from_dict(
        {
            "seed": seed,
            "base-url": HERE,
            "generation": {"max-examples": examples, "database": "none"},
            "checks": {"positive_data_acceptance": {"expected-statuses": ACCEPTED}},
        }
    )
    host = {"Host": HERE.removeprefix("http://")}
    schema = schemathesis.openapi.from_asgi(DESCRIPTION, app, config=config, headers=host)
    for event in from_schema(schema).execute():
        assert not isinstance(event, FatalError | NonFatalError), event
        if isinstance(event, ScenarioFinished):
            yield event.recorder


def failures(scenario: ScenarioRecorder) -> list[str]:
    """Return the checks that failed, each with the request."""
    return [
        f"{check.name}: {scenario.cases[case].value.as_curl_command()}"
        for case, checks in scenario.checks.items()
        for check in checks
        if check.status != Status.SUCCESS
    ]


def assert_as_described(app: Litestar, examples: int) -> None:
    asked: dict[int, int] = {}
    for scenario in scenarios(app, examples, seed=2):
        assert failures(scenario) == [], scenario.label
        for interaction in scenario.interactions.values():
            response = interaction.response
            assert response is not None
            asked[response.status_code] = asked.get(response.status_code, 0) + 1
            if response.status_code >= 400:
                problem: dict[str, Any] = response.json()["problem"]
                assert complaint(problem)
    assert {200, 201, 400, 404, 405, 415} <= set(asked)


@pytest.mark.slow
def test_many_of_everything(tmp_path: Path) -> None:
    with Saves.open(tmp_path / "games.sqlite3") as saves:
        assert_as_described(make_app(saves), examples=50)


@pytest.mark.slow
def test_some_of_everything_on_a_shared_server(tmp_path: Path) -> None:
    with Saves.open(tmp_path / "games.sqlite3") as saves:
        assert_as_described(make_app(saves, limits=ON_ACCOUNT), examples=15)
