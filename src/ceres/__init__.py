"""Gardens of Ceres: the solo game against the goddess Ceres, complete.

>>> import ceres
>>> game = ceres.Game.new(seed=7, difficulty="hard", monuments=True)
>>> len(game.position.actions()) > 1
True
>>> events = game.play("income")
>>> game.position.score()["silver"]
0

This is an unofficial fan work; it contains no art and no text of the publisher.
"""

import sys

try:
    from ceres.actions import Action, parse_action
    from ceres.components import Components, load_components, read_components
    from ceres.engine import COMPILED
    from ceres.errors import (
        CeresError,
        CorruptPosition,
        Fault,
        FaultyData,
        IllegalAction,
        InvalidComponents,
        InvalidNotation,
        InvalidOption,
    )
    from ceres.events import Event
    from ceres.format.record import RULES_VERSION, CorruptRecord
    from ceres.game import Game, NothingToUndo
    from ceres.observation import Observation
    from ceres.position import Position
except KeyboardInterrupt:
    # As a program it ends quietly; as a library it leaves that to whoever imports it.
    if sys.orig_argv[1:3] == ["-m", "ceres"] or sys.argv[0].endswith("/ceres"):
        sys.exit(130)
    raise

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "RULES_VERSION",
    "Action",
    "CeresError",
    "Components",
    "CorruptPosition",
    "CorruptRecord",
    "Event",
    "Fault",
    "FaultyData",
    "Game",
    "IllegalAction",
    "InvalidComponents",
    "InvalidNotation",
    "InvalidOption",
    "NothingToUndo",
    "Observation",
    "Position",
    "load_components",
    "parse_action",
    "read_components",
]
