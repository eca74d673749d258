"""The rules of Gardens of Ceres.

The same sources run interpreted, or compiled by mypyc. Which of the two is decided here, at import
(see `_loader`).
"""

from pathlib import Path
from typing import Final

from ceres.engine._loader import compiled_modules

_compiled = compiled_modules(Path(__file__).parent)
__path__[:0] = _compiled

COMPILED: Final = bool(_compiled)
"""Whether the engine runs compiled."""
