"""The game in a terminal, full screen: `ceres play`.

`run` starts it, and loads Textual only then.
"""

from ceres.terminal.new_game import NewGame
from ceres.terminal.start import run

__all__ = ["NewGame", "run"]
