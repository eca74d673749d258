"""The bots' strategies: evaluations, policies and searches on the engine's states.

They are compiled together with the engine, or interpreted like it (see `ceres.engine._loader`).
"""

from pathlib import Path

from ceres.engine._loader import compiled_modules

__path__[:0] = compiled_modules(Path(__file__).parent)
