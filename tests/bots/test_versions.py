"""A version of the planner chooses the same forever: results and reviews can be made again."""

import hashlib

import pytest

from ceres.bots import BOTS, make_bot
from ceres.bots.kinds import policy_of
from ceres.bots.strategies.weights import POLICY_VERSION, VERSIONS
from ceres.engine.setup import new_game
from ceres.engine.state import OVER, Rules
from ceres.engine.turn import play

# The digests of what each version does in a few games. A new version adds one; none ever changes.
DIGESTS = {
    1: "5ea8744a2a75ea0c",
    2: "7b6a36d14964faa6",
    3: "8ec8a8a84fec321f",
}


def digest(version: int) -> str:
    """Everything a version does in four games."""
    done = hashlib.sha256()
    for seed in range(4):
        state = new_game(Rules("challenge", [], None), seed % 2 == 1, seed)
        bot = make_bot(f"planner:version={version}", 1)
        while state.phase != OVER:
            action = bot.choose_from_state(state)
            done.update(f"{action}\n".encode())
            play(state, action)
    return done.hexdigest()[:16]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_version_chooses_what_it_always_chose(version: int) -> None:
    assert digest(version) == DIGESTS[version]


def test_the_newest_version_is_the_default() -> None:
    assert max(VERSIONS) == POLICY_VERSION
    for code in ("planner", "montecarlo", "clairvoyant"):
        assert policy_of(code) == POLICY_VERSION
        assert policy_of(f"{code}:version=1") == 1
    assert [kind for kind in BOTS if not policy_of(kind)] == ["random", "greedy"]
