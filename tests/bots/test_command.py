"""`ceres bots` lists the bots with their parameters."""

import json

from typer.testing import CliRunner

from ceres.bots import BOTS
from ceres.bots.kinds import read_code
from ceres.commands.cli import app


def printed(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["bots", *arguments], catch_exceptions=False)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def test_every_bot_has_a_line_and_every_parameter_below_it() -> None:
    first_words = [line.split()[0] for line in printed().partition("\n\n")[0].splitlines()]
    wanted = []
    for kind in BOTS.values():
        wanted.append(kind.name)
        wanted += [f"{each.name}={each.default:g}" for each in kind.parameters]
    assert first_words == wanted


def test_the_defaults_it_prints_can_be_typed_in() -> None:
    for kind in json.loads(printed("--json")):
        settings = ",".join(f"{each['name']}={each['default']}" for each in kind["parameters"])
        code = f"{kind['name']}:{settings}" if settings else kind["name"]
        assert read_code(code) == read_code(kind["name"])


def test_the_example_of_a_code_makes_a_bot() -> None:
    usage = printed().partition("\n\n")[2]
    (code,) = [word.rstrip(".") for word in usage.split() if word.startswith("montecarlo:")]
    assert read_code(code)[1]["workers"] == 2
