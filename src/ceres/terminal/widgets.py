"""The widgets of the table: the city, and the log."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.console import Group
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import OptionList

from ceres.terminal.city import CityDrawing, Marks, lot_under, size_for
from ceres.terminal.lines import styled
from ceres.terminal.log import LogEntry
from ceres.terminal.lots import spot
from ceres.terminal.palette import Ink

if TYPE_CHECKING:
    from ceres.service.types.game import Tabletop

_SIGNS: Final = {"you": "◆ ", "game": "━ "}


class City(Widget):
    """The board. A click names a Lot."""

    @dataclass
    class LotClicked(Message):
        """A Lot was clicked."""

        lot: str

    def __init__(self) -> None:
        super().__init__(id="city")
        self.drawing: CityDrawing | None = None
        self._shown: tuple[Tabletop, Ink, Marks] | None = None

    def show(self, table: "Tabletop", ink: Ink, marks: Marks) -> None:
        """Draw a table."""
        self._shown = (table, ink, marks)
        self._draw()

    def _draw(self) -> None:
        if self._shown is not None and self.size.width:
            table, ink, marks = self._shown
            size = size_for(self.size.width, self.size.height)
            self.drawing = CityDrawing(table, ink.words, ink.ground, size, marks)
            self.refresh()

    def on_resize(self) -> None:
        """Draw as large as there is room."""
        self._draw()

    def _offset(self) -> tuple[int, int]:
        """Return where the drawing begins, so that it is centred."""
        assert self.drawing is not None
        canvas = self.drawing.canvas
        return (
            max((self.size.width - canvas.width) // 2, 0),
            max((self.size.height - canvas.height) // 2, 0),
        )

    def spot_of(self, lot: str) -> tuple[int, int]:
        """Return where in the widget a Lot is drawn."""
        assert self.drawing is not None
        wide, high = self.drawing.size
        x, y = self._offset()
        column, row = spot(lot)
        return x + 2 + column * wide + wide // 2, y + 1 + row * high + high // 2

    def render_line(self, y: int) -> Strip:
        """Return a line, for Textual."""
        base, width = self.rich_style, self.size.width
        if self.drawing is None:
            return Strip.blank(width, base)
        left, top = self._offset()
        canvas = self.drawing.canvas
        if not top <= y < top + canvas.height:
            return Strip.blank(width, base)
        strip = Strip.join([Strip.blank(left, base), canvas.strip(y - top)])
        return strip.adjust_cell_length(width, base)

    def on_click(self, event: events.Click) -> None:
        """Name the Lot under the mouse."""
        offset = event.get_content_offset(self)
        if offset is None or self.drawing is None:
            return
        left, top = self._offset()
        lot = lot_under(self.drawing.size, offset.x - left, offset.y - top)
        if lot is not None:
            self.post_message(self.LotClicked(lot))


class LogList(OptionList, can_focus=False):
    """The log as a list: the mouse picks a line, or a key of the table."""

    def __init__(self, id: str, classes: str) -> None:
        super().__init__(id=id, classes=classes)
        self._shown: tuple[tuple[LogEntry, ...], Ink | None] = ((), None)

    def put(self, entries: Sequence[LogEntry], ink: Ink, picked: int | None) -> None:
        """Show these entries, and the one that is picked, or the last."""
        before, self._shown = self._shown, (tuple(entries), ink)
        if before != self._shown:
            kept = len(before[0])
            if before == (self._shown[0][:kept], ink):
                self.add_options(_line(entry, ink) for entry in entries[kept:])
            else:
                self.set_options(_line(entry, ink) for entry in entries)
            self.scroll_end(animate=False, force=True)
        self.highlighted = picked


def _line(entry: LogEntry, ink: Ink) -> Group:
    """Lay an entry out; your actions begin with your sign."""
    colours = ink.colours
    styles = {"you": colours.you, "game": f"bold {colours.commercial}"}
    text = styled(_SIGNS.get(entry.side or "", "") + entry.text, styles.get(entry.side or "", ""))
    text.highlight_regex(r"\[[A-Z][0-9]+( [A-Z][0-9]+)*\]", colours.faint)
    return Group(text)
