"""The widgets of the table: the city, the market, tabs, and the keys of the last line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from ceres.terminal.city import CityDrawing, Marks, lot_under, size_for
from ceres.terminal.lines import styled
from ceres.terminal.lots import spot
from ceres.terminal.palette import Ink

if TYPE_CHECKING:
    from ceres.service.types.game import Tabletop


class City(Widget):
    """The board. A click names a Lot."""

    class LotClicked(Message):
        """A Lot was clicked."""

        def __init__(self, lot: str) -> None:
            """Name the Lot."""
            super().__init__()
            self.lot = lot

    def __init__(self, id: str | None = None) -> None:
        """Make an empty board."""
        super().__init__(id=id)
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


class Market(Static):
    """The Deeds for sale. A click names a slot."""

    class SlotClicked(Message):
        """A slot of the market was clicked."""

        def __init__(self, slot: int) -> None:
            """Name the slot, from 0."""
            super().__init__()
            self.slot = slot

    def on_click(self, event: events.Click) -> None:
        """Name the slot under the mouse."""
        offset = event.get_content_offset(self)
        if offset is not None:
            wide = max(self.content_size.width // 6, 1)
            self.post_message(self.SlotClicked(min(offset.x // wide, 5)))


class Command(Static):
    """A word in a line that does something when it is clicked."""

    class Given(Message):
        """A command was given."""

        def __init__(self, command: str) -> None:
            """Name the command."""
            super().__init__()
            self.command = command

    def __init__(self, text: Text, command: str) -> None:
        """Make a word that gives a command."""
        super().__init__(text, classes="command")
        self.command = command

    def on_click(self, event: events.Click) -> None:
        """Give the command."""
        event.stop()
        self.post_message(self.Given(self.command))


class CommandLine(Horizontal):
    """A line of commands, which changes with what can be done."""

    def __init__(self, id: str | None = None) -> None:
        """Make an empty line."""
        super().__init__(id=id)
        self._shown: tuple[tuple[str, str], ...] = ()
        self._commands: list[tuple[Text, str]] = []

    def compose(self) -> ComposeResult:
        """Lay out the commands."""
        for text, command in self._commands:
            yield Command(text, command)

    async def show(self, commands: Sequence[tuple[Text, str]]) -> None:
        """Show these commands."""
        shown = tuple((str(text.markup), command) for text, command in commands)
        if shown == self._shown:
            return
        self._shown, self._commands = shown, list(commands)
        found = list(self.query(Command))
        if len(found) == len(commands):
            for widget, (text, command) in zip(found, commands, strict=True):
                widget.command = command
                widget.update(text)
        else:
            await self.recompose()


def key_label(key: str, does: str, ink: Ink) -> Text:
    """Return a key and what it does."""
    colours = ink.colours
    text = styled(f" {key} ", f"bold {colours.point_text} on {colours.commercial}")
    return text.append(f" {does}  ", colours.text)
