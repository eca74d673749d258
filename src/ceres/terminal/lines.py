"""What panels show: texts and tables, which Rich lays out as wide as there is room."""

from itertools import accumulate
from typing import Any

from rich.cells import cell_len
from rich.console import Console, Group, JustifyMethod, OverflowMethod, RenderableType
from rich.containers import Lines
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.widgets import Static


class Panel(VerticalScroll, can_focus=False):
    """A part of the screen that scrolls if it has more than there is room for."""

    def compose(self) -> ComposeResult:
        """Begin with nothing in it."""
        found = Static()
        found.auto_links = False  # what can be clicked keeps its colours
        yield found

    @property
    def shown(self) -> Group:
        """What is in it, whether or not there is room for it."""
        found = self.query_one(Static).content
        assert isinstance(found, Group)
        return found

    def put(self, *parts: RenderableType) -> None:
        """Show these parts, one below the other."""
        self.query_one(Static).update(Group(*parts))

    def see(self, line: int) -> None:
        """Scroll to a line."""
        self.scroll_to_region(Region(0, line, 1, 1), animate=False, force=True)


class Prose(Text):
    """A text that is not broken at spaces that must not break, such as before a colon in French.

    >>> [str(line) for line in Prose("You take\\u00a05 silver.").wrap(Console(), 8)]
    ['You', 'take\\xa05', 'silver.']
    """

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        """Break it into lines, for Rich."""
        if no_wrap or justify == "right":  # a figure, or what is cut off
            options: Any = {"justify": justify, "overflow": overflow, "no_wrap": no_wrap}
            return super().wrap(console, width, tab_size=tab_size, **options)
        ends = accumulate(len(line) + 1 for line in words_in(self.plain, width)[:-1])
        lines = self.divide(ends)
        for line in lines:
            line.rstrip()
        return lines


def words_in(text: str, width: int) -> list[str]:
    """Wrap a text to lines of a width.

    >>> words_in("You take 5 silver.", 9)
    ['You take', '5 silver.']
    """
    lines: list[str] = []
    for word in text.split(" "):  # not at other spaces, which must not break
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def styled(text: str, style: Style | str = "") -> Prose:
    """Return a text with a style that does not go on in what is appended."""
    found = Prose()
    found.append(text, style)
    return found


def columns(*justify: JustifyMethod, wide: int = 0, gap: int = 1, cut: bool = False) -> Table:
    """Return a table without lines, whose `wide` column has the room that is left.

    What does not fit is wrapped, or `cut`.
    """
    table = Table.grid(expand=True, padding=(0, gap, 0, 0))
    for number, each in enumerate(justify):
        ratio = 1 if number == wide else None
        table.add_column(justify=each, ratio=ratio, no_wrap=cut, overflow="ellipsis")
    return table


def clickable(action: str) -> Style:
    """Return the style of what does an action of the screen when it is clicked."""
    return Style(meta={"@click": f"screen.{action}"})


def percent(share: float) -> str:
    """Write a share in few characters, such as on a Lot.

    >>> percent(2 / 7)
    '29%'
    """
    return f"{round(100 * share)}%"
