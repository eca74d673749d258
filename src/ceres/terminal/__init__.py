"""The game in a terminal, full screen: `ceres play`.

`run` starts it. Textual is loaded then, and not before.
"""

from ceres.terminal.start import Options, run

__all__ = ["Options", "run"]
