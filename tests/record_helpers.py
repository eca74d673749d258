"""Games to record, and the errors of bad records."""

from random import Random

import pytest

import ceres
from strategies import Options, pick


def game_of(actions: int | None, options: Options | None = None, seed: int = 7) -> ceres.Game:
    """Play random actions, that many or to the end."""
    game = (options or Options("hard", True, ("creeping-gardens",))).new(seed)
    rng = Random(seed)
    while game.position.phase != "over" and actions != len(game.entries):
        game.play(pick(game.position, rng))
    return game


def texts(game: ceres.Game) -> list[str]:
    """Return the actions of a game without corrections."""
    return [str(entry) for entry in game.entries]


def refusal(record: object) -> ceres.CorruptRecord:
    """Return the error of a bad record; any other error fails the test."""
    with pytest.raises(ceres.CorruptRecord) as refused:
        ceres.Game.from_record(record)
    check_error(refused.value)
    return refused.value


def refusal_of_text(text: str) -> ceres.CorruptRecord:
    with pytest.raises(ceres.CorruptRecord) as refused:
        ceres.Game.from_json(text)
    check_error(refused.value)
    return refused.value


def check_error(error: ceres.CorruptRecord) -> None:
    """Check that every fault is in the message, and that the good part can be played on."""
    assert isinstance(error, ceres.CeresError)
    assert error.faults
    assert all(str(fault) in str(error) for fault in error.faults)
    if error.game is not None:
        assert ceres.Game.from_record(error.game.record()).positions == error.game.positions


def faults(error: ceres.FaultyData) -> list[tuple[str, str]]:
    return [(fault.where, fault.code) for fault in error.faults]
