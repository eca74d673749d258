"""A game at a real table: people play with wood and cardboard, and Ceres is played here.

From each deck either the app draws, or the player does and tells what came out (`RealGame.enter`).
Whatever the table shows may be corrected. Everything is kept as an ordinary record, whose hidden
things are some completion that fits what was seen.

>>> import ceres
>>> game = RealGame.new(ceres.Game.new(seed=7), {"cards": "me", "tiles": "app", "deeds": "app"})
>>> game.due.why, len(game.asks()["options"])
('row', 18)
>>> game.enter(["c01", "c02", "c03", "c04"])
>>> game.play("income")
>>> game.due.why, len(game.asks()["options"])
('flip', 14)
"""

from ceres.companion.asking import ask, checked, options
from ceres.companion.comparing import CORRECTION, correction
from ceres.companion.correcting import corrected
from ceres.companion.draws import DECKS, Draw, draws_in
from ceres.companion.errors import Impossible, NotAsked, NotDrawn
from ceres.companion.instructions import HANDS, hands
from ceres.companion.metadata import APP, DRAWERS, ME, REAL
from ceres.companion.partial_state import after, halfway, staged
from ceres.companion.real_game import Passage, RealGame
from ceres.companion.setup import SET_UP, set_up_draws, setting_up
from ceres.companion.wording import worded

__all__ = [
    "APP",
    "CORRECTION",
    "DECKS",
    "DRAWERS",
    "HANDS",
    "ME",
    "REAL",
    "SET_UP",
    "Draw",
    "Impossible",
    "NotAsked",
    "NotDrawn",
    "Passage",
    "RealGame",
    "after",
    "ask",
    "checked",
    "corrected",
    "correction",
    "draws_in",
    "halfway",
    "hands",
    "options",
    "set_up_draws",
    "setting_up",
    "staged",
    "worded",
]
