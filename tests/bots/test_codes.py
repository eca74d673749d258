"""The code of a bot: a kind, and parameters that are checked."""

import pytest

from ceres.bots import BOTS, make_bot
from ceres.bots.kinds import read_code
from ceres.errors import InvalidOption
from fluent_files import message_ids


def faults(code: str) -> list[str]:
    with pytest.raises(InvalidOption) as caught:
        make_bot(code, 1)
    return [str(fault) for fault in caught.value.faults]


def test_a_kind_alone_has_its_defaults() -> None:
    kind, parameters = read_code("montecarlo")
    assert kind is BOTS["montecarlo"]
    assert parameters == {each.name: each.default for each in kind.parameters}


def test_parameters_are_set_behind_a_colon() -> None:
    _, parameters = read_code("montecarlo:seconds=0.25, workers=2")
    assert (parameters["seconds"], parameters["workers"]) == (0.25, 2)
    assert parameters["playouts"] == 1000


def test_an_unknown_bot_is_told_which_there_are() -> None:
    assert faults("plan") == [
        "bot: plan is unknown: it must be one of random, greedy, planner, montecarlo, clairvoyant"
    ]


def test_all_faults_are_listed() -> None:
    assert faults("montecarlo:second=1,playouts=x,seconds=nan,workers=-1,candidates") == [
        "bot montecarlo: second is unknown: it must be one of playouts, seconds, workers, "
        "candidates, random, version",
        "bot montecarlo, playouts: must be a whole number, not x",
        "bot montecarlo, seconds: nan is too small: it must be at least 0",
        "bot montecarlo, workers: -1 is too small: it must be at least 0",
        'bot montecarlo, candidates: must be a whole number, not ""',
    ]


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        (
            "montecarlo:seconds=1e9",
            "bot montecarlo, seconds: 1000000000.0 is too large: it must be at most 3600",
        ),
        ("montecarlo:seconds=soon", "bot montecarlo, seconds: must be a number, not soon"),
        ("montecarlo:playouts=1.5", "bot montecarlo, playouts: must be a whole number, not 1.5"),
        (
            "montecarlo:playouts=1,playouts=2",
            "bot montecarlo: the parameter playouts is given twice",
        ),
        ("greedy:depth=2", "bot greedy: it has no parameters, but depth was given"),
        (
            "",
            "bot:  is unknown: it must be one of random, greedy, planner, montecarlo, clairvoyant",
        ),
    ],
)
def test_a_fault_is_named(code: str, fault: str) -> None:
    assert faults(code) == [fault]


def test_every_kind_and_parameter_is_explained() -> None:
    wanted = {f"bot-kind-{kind.name}" for kind in BOTS.values()}
    for kind in BOTS.values():
        wanted |= {f"bot-kind-{kind.name}-{each.name}" for each in kind.parameters}
    assert {id for id in message_ids("en") if id.startswith("bot-kind-")} == wanted
