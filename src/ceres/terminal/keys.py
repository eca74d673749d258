"""The keys of the table, in the order of the help. The description is the message of the help."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from textual.binding import Binding

_NAMES: Final = {
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "escape": "Esc",
    "delete": "Del",
    "shift+tab": "⇧Tab",
    "ctrl+r": "Ctrl+R",
    "question_mark": "?",
    "full_stop": ".",
}


def key_name(key: str) -> str:
    """Return the name of a key as it is shown.

    >>> [key_name(key) for key in ("i", "f2", "enter", "question_mark")]
    ['I', 'F2', 'Enter', '?']
    """
    return _NAMES.get(key, key.title())


def _key(keys: str, action: str, does: str) -> Binding:
    # Which keys are in the footer depends on what is asked: a screen's `keys` says so.
    return Binding(keys, action, f"terminal-does-{does}", show=False)


HELP_KEY: Final = _key("question_mark,f1", "app.help", "help")

TABLE_KEYS: Final = {
    "play": (
        _key("i", "income", "income"),
        _key("d", "deed", "buy"),
        *(_key(str(slot + 1), f"deed({slot})", "buy") for slot in range(6)),
        _key("b", "build", "build"),
        _key("left", "move(-1,0)", "arrows"),
        _key("up", "move(0,-1)", "arrows"),
        _key("down", "move(0,1)", "arrows"),
        _key("right", "move(1,0)", "arrows"),
        _key("r", "turn", "turn"),
        _key("home", "edge(0)", "edges"),
        _key("end", "edge(-1)", "edges"),
        _key("tab", "step(1)", "tab"),
        _key("shift+tab", "step(-1)", "tab"),
        _key("enter", "enter", "enter"),
        _key("escape", "back", "escape"),
        _key("u", "undo", "undo"),
        _key("y,ctrl+r", "redo", "redo"),
        _key("x", "resign", "resign"),
    ),
    "coach": (
        _key("h", "hint", "hint"),
        _key("c", "compare", "compare"),
        _key("f", "forecast", "forecast"),
        _key("full_stop", "stop", "stop"),
        _key("v", "review", "review"),
    ),
    "look": (
        _key("f2", "panel('tray')", "panels"),
        _key("f3", "panel('ceres')", "panels"),
        _key("f4", "panel('score')", "panels"),
        _key("f5", "panel('log')", "panels"),
        _key("pageup", "scroll(-1)", "scroll"),
        _key("pagedown", "scroll(1)", "scroll"),
        _key("l", "log", "log"),
        _key("s", "score", "score"),
        _key("space", "skip", "skip"),
    ),
    "game": (
        _key("p", "pace", "pace"),
        _key("t", "app.colours", "colours"),
        _key("n", "app.new", "new"),
        _key("m", "app.home", "home"),
        _key("q", "app.quit", "quit"),
        HELP_KEY,
    ),
}


def help_lines(group: str) -> Iterator[tuple[str, str]]:
    """Return the names of keys and the message that says what they do, line by line."""
    for message, bindings in groupby(TABLE_KEYS[group], lambda binding: binding.description):
        keys = [key for binding in bindings for key in binding.key.split(",")]
        yield " ".join(map(key_name, keys)), message
