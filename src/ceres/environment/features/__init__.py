"""What an agent is shown of a game, feature by feature: what a player may know, and nothing else.

Each group of features stands beside the function that reads it from a state, in the same order. The
functions get the engine's state, hidden cards included, because making an observation of it takes
longer than playing. Of hidden things they read only what is public: how many there are and which
they are, never in which order. A test deals the hidden things anew and looks for a difference.

Compiled together with the engine, or interpreted like it (see `ceres.engine._loader`).
"""

from pathlib import Path

from ceres.engine._loader import compiled_modules

__path__[:0] = compiled_modules(Path(__file__).parent)
