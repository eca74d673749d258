"""The board as text, in any language and with the names that players use."""

from ceres.format.board_text import board_text
from ceres.position import Position
from ceres.text.catalogue import Catalogue


def board(position: Position, words: Catalogue) -> str:
    """Write the position as `print(position)` does, in this language.

    >>> import ceres
    >>> from ceres.text import catalogue
    >>> print(board(ceres.Game.new(seed=7).position, catalogue("en")))
    Era 1 · Normal · your action
    ...
    """
    return board_text(position._state, words)
