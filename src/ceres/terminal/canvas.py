"""A grid of characters with styles, and the lines between its fields."""

from collections.abc import Iterator

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.strip import Strip

from ceres.terminal.lines import words_in

NONE, LIGHT, HEAVY = 0, 1, 2

# The characters of lines that meet; a bit each for up, down, left and right.
_JOINTS = (" ", " ╵╷│╴┘┐┤╶└┌├─┴┬┼", " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋")


def joint(weight: int, *, up: bool, down: bool, left: bool, right: bool) -> str:
    """Return the character where lines of this weight come from some directions.

    >>> joint(HEAVY, up=True, down=False, left=True, right=False)
    '┛'
    """
    return _JOINTS[weight][up + 2 * down + 4 * left + 8 * right] if weight else " "


class Canvas:
    """A grid of characters with styles."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        """Make a blank grid in one style."""
        self.width = width
        self.height = height
        self._characters = [[" "] * width for _ in range(height)]
        self._styles = [[style] * width for _ in range(height)]

    def put(self, x: int, y: int, character: str, style: Style) -> None:
        """Put a character, one column wide."""
        self._characters[y][x] = character
        self._styles[y][x] = style

    def fill(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Fill a rectangle with blanks."""
        for row in range(y, y + height):
            for column in range(x, x + width):
                self.put(column, row, " ", style)

    def write(self, x: int, y: int, text: str, style: Style, width: int) -> None:
        """Write a text in the middle of `width` columns; cut off what does not fit."""
        text = clipped(text, width)
        column = x + (width - cell_len(text)) // 2
        for character in text:
            wide = cell_len(character)
            if not wide:
                self._characters[y][column - 1] += character
                continue
            self.put(column, y, character, style)
            if wide > 1:
                self.put(column + 1, y, "", style)
            column += wide

    def strip(self, y: int) -> Strip:
        """Return a row, for Textual."""
        return Strip([Segment(*run) for run in self._runs(y)], self.width)

    def text(self, y: int) -> Text:
        """Return a row as a text."""
        return Text.assemble(*self._runs(y))

    def _runs(self, y: int) -> Iterator[tuple[str, Style]]:
        """Return the characters of a row, those of one style together."""
        run, last = "", self._styles[y][0]
        for character, style in zip(self._characters[y], self._styles[y], strict=True):
            if style is not last:
                yield run, last
                run, last = "", style
            run += character
        yield run, last


def clipped(text: str, width: int) -> str:
    """Cut a text to a number of columns.

    >>> clipped("Great insula", 8)
    'Great i…'
    """
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + "…" if width > 0 else ""


def wrapped(text: str, width: int, lines: int) -> list[str]:
    """Wrap a text to a number of lines, and cut the last one if need be."""
    found = words_in(text, width)
    rest = " ".join(found[lines - 1 :])
    return [clipped(line, width) for line in (*found[: lines - 1], rest) if line]
