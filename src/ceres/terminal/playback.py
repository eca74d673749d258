"""The playback of a turn: step by step, at a pace, on the board and in the log."""

from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from ceres.events import EVENT_TYPES
from ceres.service.types.game import Step, Turn, View
from ceres.terminal.city import Marks
from ceres.terminal.lines import styled
from ceres.terminal.log import LogEntry, log_entries
from ceres.terminal.palette import Ink
from ceres.terminal.session import with_facts
from ceres.terminal.settings import DELAYS

if TYPE_CHECKING:
    from ceres.terminal.table_screen import TableScreen

# What you did yourself needs no time to be followed.
_AT_ONCE: Final = ("action", "follow-up")


class Playback:
    """Shows a turn that has been played and saved already."""

    def __init__(self, screen: "TableScreen", view: View, turn: Turn, log: list[LogEntry]) -> None:
        """Begin with the view and the log before the turn."""
        self._screen = screen
        self._turn: Final = turn
        self._next = 0
        self._over = False
        self.view = view
        self.log = log
        self.flip: tuple[int, int] | None = None
        self.marks = Marks()

    def finish(self) -> None:
        """Show the rest at once."""
        if not self._over:
            self._over = True
            self._screen.end_playback(self._turn)

    def prompt(self, ink: Ink) -> Text:
        """Return what the prompt says meanwhile."""
        text = styled(f"{ink.say('terminal-telling')} ", ink.colours.faint)
        if self.log:
            text.append(self.log[-1].text, f"bold {ink.colours.text}")
        return text

    def go_on(self) -> None:
        """Show the steps up to the next one that takes time; without a pace, all of them."""
        app = self._screen.app
        for step in self._turn["steps"][self._next :]:
            delay = DELAYS[app.settings.pace]
            if not delay:
                break
            self._next += 1
            self._show(step)
            if EVENT_TYPES[step["type"]].kind not in _AT_ONCE:
                app.later(delay, self._tick)
                return
        self.finish()

    def _show(self, step: Step) -> None:
        table: Any = {**self.view["table"], **step["table"]}
        self.view = {**self.view, "table": table}
        self.log += log_entries([step], self._screen.app.words)
        self.marks = Marks(fresh=frozenset(step["seen"]))
        if step["type"] == "flip":
            facts = with_facts(step)
            self.flip = (facts["number"], facts["row"].index(facts["card"]) + 1)

    async def _tick(self) -> None:
        if not self._over:
            self.go_on()
            if self._screen.is_current:
                self._screen.show()
