"""Prints a game in words: coloured, wrapped and with pauses at a terminal, plain in a pipe."""

import time
from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.text import Text

from ceres.commands.demo import Line
from ceres.format.board_text import width

PACE_AT_A_TERMINAL: Final = 0.3

_STYLES: Final = {"you": "green", "game": "bold", "note": "bold"}
_RULES: Final = r"\[[A-Z][0-9]+( [A-Z][0-9]+)*\]"


def show(lines: Iterable[Line], pace: float | None) -> None:
    """Print the lines, and wait `pace` seconds at each pause."""
    console = Console(highlight=False, soft_wrap=True)
    if pace is None:
        pace = PACE_AT_A_TERMINAL if console.is_terminal else 0
    for line in lines:
        shown = Text(_wrapped(line, console), _STYLES.get(line.kind, ""))
        shown.highlight_regex(_RULES, "dim")
        console.print(shown)
        if line.kind == "pause":
            time.sleep(pace)


def _wrapped(line: Line, console: Console) -> str:
    """Wrap a text to the width of the terminal; leave a board as it is."""
    if not console.is_terminal or line.kind == "board":
        return line.text
    hang = " " * min(line.hang, console.width // 2)
    text = line.text.lstrip()
    rows = [line.text[: len(line.text) - len(text)]]
    for number, word in enumerate(text.split(" ")):
        behind = f" {word}" if number else word
        if number and width(rows[-1] + behind) > console.width:
            rows.append(hang + word)
        else:
            rows[-1] += behind
    return "\n".join(rows)
