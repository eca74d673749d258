"""What is given to others: a position, and a report of a problem; and what comes from them."""

import sys
from random import SystemRandom
from typing import Any, Final

import ceres
from ceres.checking import NotReadable, parse_json
from ceres.format.position_writer import POSITION_FORMAT
from ceres.format.record import RULES_VERSION, CorruptRecord
from ceres.game import Game
from ceres.position import Position

Data = dict[str, Any]

PROBLEM_FORMAT: Final = "ceres-problem/1"


def shared_position(game: Game, number: int) -> Data:
    """A position after so many actions, to be given away: what is hidden is shuffled anew.

    So it is fair to look at, and nobody learns from it what comes next. A position has only the
    digest of a box of one's own; of such a game it is a record that begins there.

    >>> from ceres.service import Table
    >>> table = Table.new(seed=7)
    >>> given = Position.from_dict(shared_position(table.game, 0))
    >>> given.observation() == table.position.observation()
    True
    """
    position = game.positions[number].observation().sample(SystemRandom())
    return position.to_dict() if position.components is None else Game(position).record()


def report(game: Game, number: int) -> Data:
    """What a report of a problem says of the program and the game (docs/formats.md)."""
    return {
        "format": PROBLEM_FORMAT,
        "program": {
            "version": ceres.__version__,
            "rules": RULES_VERSION,
            "compiled": ceres.COMPILED,
            "python": ".".join(map(str, sys.version_info[:3])),
        },
        "number": number,
        "position": game.positions[number].to_dict(),
        "record": game.record(),
    }


def imported(text: str, salvage: bool = False) -> Game:
    """The game of a text: a record, a position to begin from, or a report of a problem.

    Its `format` says which. `salvage`: of a damaged record, its good part.
    """
    try:
        return _read(text)
    except CorruptRecord as error:
        if error.game is None or not salvage:
            raise
        return error.game


def _read(text: str) -> Game:
    try:
        data = parse_json(text)
    except NotReadable:
        return Game.from_json(text)  # which says what is wrong, and keeps the good part
    if isinstance(data, dict) and data.get("format") == POSITION_FORMAT:
        return Game(Position.from_dict(data))
    if isinstance(data, dict) and data.get("format") == PROBLEM_FORMAT:
        data = data.get("record")
    return Game.from_record(data)
