"""Scrolling lists of lines, such as the log. Lines can be picked with the mouse."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip


@dataclass(frozen=True)
class Row:
    """A line and its key; without a key it cannot be picked."""

    text: Text
    key: int | None = None


class Lines(ScrollView, can_focus=False):
    """A scrolling list of lines, empty at first; with the focus it scrolls by keys."""

    @dataclass
    class Picked(Message):
        """A line with this key was clicked."""

        lines: "Lines"
        key: int

    def __init__(self, id: str, classes: str | None = None, can_focus: bool = False) -> None:
        super().__init__(id=id, classes=classes, can_focus=can_focus)
        self.rows: Sequence[Row] = ()

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show these lines."""
        self.rows = rows
        size = Size(max(self.size.width - 1, 1), len(rows))
        if size != self.virtual_size:
            self.virtual_size = size
        self.refresh()

    def see(self, key: int) -> None:
        """Scroll to the lines of a key."""
        found = [number for number, row in enumerate(self.rows) if row.key == key]
        if found:
            region = Region(0, found[0], 1, found[-1] - found[0] + 1)
            self.scroll_to_region(region, animate=False, force=True)

    def see_end(self) -> None:
        """Scroll to the last line."""
        self.scroll_end(animate=False, force=True, immediate=True)

    def render_line(self, y: int) -> Strip:
        """Return a line, for Textual."""
        number = self.scroll_offset.y + y
        width, base = self.size.width, self.rich_style
        if number >= len(self.rows):
            return Strip.blank(width, base)
        segments = self.rows[number].text.render(self.app.console)
        strip = Strip(segments).apply_style(base)
        return strip.adjust_cell_length(width, base)

    def on_click(self, event: events.Click) -> None:
        """Pick the line under the mouse."""
        offset = event.get_content_offset(self)
        number = len(self.rows) if offset is None else self.scroll_offset.y + offset.y
        key = self.rows[number].key if number < len(self.rows) else None
        if key is not None:
            event.stop()
            self.post_message(self.Picked(self, key))


def styled(text: str, style: Style | str = "") -> Text:
    """Return a text with a style that does not go on in what is appended."""
    return Text().append(text, style)


def words_in(text: str, width: int, hang: str = "") -> list[str]:
    """Wrap a text to lines of a width, all but the first with a hanging indent.

    >>> words_in("You take 5 silver.", 9, "  ")
    ['You take', '  5', '  silver.']
    """
    lines: list[str] = []
    for word in text.split(" "):  # not at other spaces, which must not break
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(f"{hang}{word}" if lines else word)
    return lines or [""]


def wrapped_rows(text: str, width: int, style: str, hang: str = "") -> list[Row]:
    """Wrap a text to rows of one style, with a column free at either end."""
    return [Row(styled(f" {line}", style)) for line in words_in(text, width - 2, hang) if line]


def apart(left: Text, right: Text, width: int) -> Text:
    """Put two texts at the ends of a line; cut the left one if they do not fit."""
    room = width - right.cell_len - 1
    if left.cell_len > room:
        left.truncate(max(room, 1), overflow="ellipsis")
    left.append(" " * max(width - left.cell_len - right.cell_len, 1))
    return left.append_text(right)


def column(text: str, width: int, style: Style | str = "", right: bool = False) -> Text:
    """Pad or cut a text to the width of a column."""
    found = styled(text, style)
    found.truncate(width, overflow="ellipsis")
    gap = " " * (width - found.cell_len)
    return Text(gap).append_text(found) if right else found.append(gap)


def figures(name: str, values: Sequence[object], widths: Sequence[int], style: str) -> Row:
    """Lay out a name and figures in columns of these widths, the figures to the right."""
    text = column(name, widths[0], style)
    for value, width in zip(values, widths[1:], strict=True):
        text.append_text(column(str(value), width, style, right=True))
    return Row(text)


def percent(share: float) -> str:
    """Write a share in few characters, such as on a Lot.

    >>> percent(2 / 7)
    '29%'
    """
    return f"{round(100 * share)}%"
