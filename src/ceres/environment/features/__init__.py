"""The features of an observation: what a player may know, and nothing else.

Each group of features stands beside the function that reads it from a state, in the same order.
The functions get the engine's state, hidden cards included, because making an observation takes
longer than playing. Of hidden things they read only what is public: how many there are and which,
never in which order. A test deals the hidden things again and looks for a difference.

They are compiled together with the engine, or interpreted like it (see `ceres.engine._loader`).
"""

from pathlib import Path

from ceres.engine._loader import compiled_modules

__path__[:0] = compiled_modules(Path(__file__).parent)
