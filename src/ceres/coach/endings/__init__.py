"""The search that proves the last decisions of a game.

It is compiled together with the engine, or interpreted like it (see `ceres.engine._loader`).
"""

from pathlib import Path

from ceres.engine._loader import compiled_modules

__path__[:0] = compiled_modules(Path(__file__).parent)
