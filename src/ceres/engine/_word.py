"""`Word`: a machine word when compiled, any int when interpreted.

Compiled, a literal has 32 bits until it meets a word: `1 << word` is cut off, `word >> 1` is not.

Never compiled itself: mypyc would take the branch that only type checkers see.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    Word = i64
else:
    Word = int

__all__ = ["Word"]
