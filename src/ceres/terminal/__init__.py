"""The game in a terminal, full screen: `ceres play`.

`run` starts it, and loads Textual only then.
"""

from ceres.terminal.game_options import GameOptions
from ceres.terminal.start import run

__all__ = ["GameOptions", "run"]
