"""A game at a real table: people play with wood and cardboard, and Ceres is played here.

From each deck either the app draws, or the player does and enters what came out
(`RealGame.enter`). Whatever the table shows may be corrected. Everything is stored as an ordinary
record, whose hidden things are some completion that fits what was seen.

>>> import ceres
>>> game = RealGame.new(ceres.Game.new(seed=7), {"cards": "me", "tiles": "app", "deeds": "app"})
>>> game.due.why, len(game.question()["options"])
('row', 18)
>>> game.enter(["c01", "c02", "c03", "c04"])
>>> game.play("income")
>>> game.due.why, len(game.question()["options"])
('flip', 14)
"""

from ceres.companion.draws import DECKS, Draw, draws_in
from ceres.companion.errors import Impossible, NotAsked, NotDrawn
from ceres.companion.events import SetUp, lots_seen
from ceres.companion.instructions import Context, instructions
from ceres.companion.metadata import DRAWERS
from ceres.companion.pending_turn import begin_set_up
from ceres.companion.real_game import RealGame
from ceres.companion.setup import set_up_draws, set_up_events
from ceres.companion.wording import message_of
from ceres.format.record_extras import REAL

__all__ = [
    "DECKS",
    "DRAWERS",
    "REAL",
    "Context",
    "Draw",
    "Impossible",
    "NotAsked",
    "NotDrawn",
    "RealGame",
    "SetUp",
    "begin_set_up",
    "draws_in",
    "instructions",
    "lots_seen",
    "message_of",
    "set_up_draws",
    "set_up_events",
]
