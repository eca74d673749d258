"""The telling of a turn: event by event, at a pace, on the board and in the log."""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from ceres.event_reducer import apply_event, lots_seen
from ceres.terminal.city import Marks
from ceres.terminal.lines import styled
from ceres.terminal.panels import Entry, Ink
from ceres.terminal.session import Turn
from ceres.terminal.settings import DELAYS
from ceres.terminal.table import Table

if TYPE_CHECKING:
    from ceres.terminal.playing import TableScreen

# What you did yourself is told at once.
_AT_ONCE: Final = frozenset({"income", "buy", "build", "place", "refill", "when-built"})


class Telling:
    """A turn that is being told; the game itself has been played and kept already."""

    def __init__(self, screen: "TableScreen", before: Table, turn: Turn, log: list[Entry]) -> None:
        """`before` is the table and `log` the log before the turn."""
        self._screen = screen
        self._turn: Final = turn
        self._next = 0
        self._over = False
        self.table = before
        self.log = log
        self.flip: tuple[int, int] | None = None
        self.marks = Marks()

    def begin(self) -> None:
        """Tell the first step, or everything if the pace is at once."""
        self._step()

    def finish(self) -> None:
        """Tell the rest at once."""
        if not self._over:
            self._over = True
            self._screen.told(self._turn)

    def prompt(self, ink: Ink) -> Text:
        """What the prompt says meanwhile."""
        text = styled(f"{ink.say('terminal-telling')} ", ink.colours.faint)
        if self.log:
            text.append(self.log[-1].text, f"bold {ink.colours.text}")
        return text

    def _step(self) -> None:
        """Tell an event and wait; events of your own need no waiting."""
        app = self._screen.app
        while not self._over:
            if self._next == len(self._turn.events):
                self.finish()
                return
            delay = DELAYS[app.settings.pace]
            event = self._turn.events[self._next]
            self._next += 1
            if not delay:
                continue
            data = apply_event(event, self.table.data)
            self.table = Table.of_data(self.table.position, data)
            self.log += self._screen.desk.told(Turn("", (event,)))
            self.marks = Marks().with_fresh(frozenset(lots_seen(event)))
            if event.type == "flip":
                place = event.facts["row"].index(event.facts["card"]) + 1
                self.flip = (event.facts["number"], place)
            if event.type not in _AT_ONCE:
                app.later(delay, self._go_on)
                return

    async def _go_on(self) -> None:
        if not self._over:
            self._step()
            if self._screen.is_current:
                await self._screen.show()
