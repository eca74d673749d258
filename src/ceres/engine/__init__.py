"""The rules of Gardens of Ceres.

The same sources run interpreted or compiled by mypyc; which of the two is settled here, at import
(see `_loader`).
"""

from pathlib import Path
from typing import Final

from ceres.engine._loader import compiled_modules

_compiled = compiled_modules(Path(__file__).parent)
if _compiled is not None:
    __path__.insert(0, str(_compiled))  # ahead of the sources

COMPILED: Final = _compiled is not None
"""Whether the engine runs compiled."""
