"""The trainer's screen: the table as it was, and what the player would do there now."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from ceres.coach.types import ShownAction, ShownDecision
from ceres.terminal import panels
from ceres.terminal.background import Heard
from ceres.terminal.city import Marks
from ceres.terminal.coach_board import at_action
from ceres.terminal.coach_panel import status_rows, wrapped_rows
from ceres.terminal.input_state import Choose
from ceres.terminal.lines import Lines, Row, apart, styled
from ceres.terminal.palette import Ink
from ceres.terminal.prompt import Key, choice
from ceres.terminal.session import Session
from ceres.terminal.sites import Sites
from ceres.terminal.table_view import CITY_WIDTH, LARGE, SIDE_WIDTH
from ceres.terminal.trainer import Trainer
from ceres.terminal.widgets import City, Command, CommandLine, Market, key_label

if TYPE_CHECKING:
    from ceres.terminal.app import CeresApp


class TrainerScreen(Screen[None]):
    """Decisions to try again, with keys and clicks."""

    app: "CeresApp"

    def __init__(self, session: Session, entries: Sequence[ShownDecision]) -> None:
        """Try some decisions of a game again."""
        super().__init__()
        self.trainer: Final = Trainer(self, session, self.app.pool, entries)
        trainer = self.trainer
        self._commands: Final[dict[str, Callable[[], object]]] = {
            "up": partial(trainer.move, -1),
            "down": partial(trainer.move, 1),
            "enter": self._enter,
            "answer": trainer.give_up,
            "end": self.dismiss,
            "page-up": partial(self._scroll, -1),
            "page-down": partial(self._scroll, 1),
        }

    def compose(self) -> ComposeResult:
        """Lay out the screen as the table is."""
        yield Static(id="status")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield City(id="city")
            yield Lines(id="question", classes="panel")
        yield Market(id="market")
        yield Static(id="prompt")
        yield CommandLine(id="keys")

    # Keys and mouse.

    async def on_key(self, event: events.Key) -> None:
        """Do what a key asks for."""
        if event.key in _KEYS:
            event.stop()
            event.prevent_default()
            await self._command(_KEYS[event.key])

    @on(Command.Given)
    async def _clicked(self, message: Command.Given) -> None:
        await self._command(message.command)

    @on(Lines.Picked)
    async def _picked(self, message: Lines.Picked) -> None:
        """Point at a choice; if that was pointed at already, try it."""
        if self.trainer.cursor == message.key:
            self.trainer.answer()
        self.trainer.cursor = message.key
        await self._show()

    async def _command(self, name: str) -> None:
        self._commands[name]()
        if self.is_current:
            await self._show()

    def _scroll(self, pages: int) -> None:
        found = self.query_one("#question", Lines)
        found.scroll_relative(y=pages * max(found.size.height - 1, 1), animate=False)

    def _enter(self) -> None:
        """Try the choice that is pointed at; then go on, and in the end back."""
        trainer = self.trainer
        if trainer.entry is None:
            self.dismiss()
        elif trainer.done:
            trainer.go_on()
        else:
            trainer.answer()

    # Showing.

    @on(Heard)
    async def _heard(self, message: Heard) -> None:
        message.take()
        await self._show()

    async def on_mount(self) -> None:
        """Show the first decision."""
        await self._show()

    async def on_resize(self) -> None:
        """Use the room there is, at once and again after the layout."""
        await self._show()
        self.call_after_refresh(self._show)

    @property
    def _ink(self) -> Ink:
        return Ink(self.app.words, self.app.ground)

    @property
    def _small(self) -> bool:
        return self.size.width < LARGE[0] or self.size.height < LARGE[1]

    async def _show(self) -> None:
        if not self.query(City):
            return
        self.set_class(self._small, "small")
        ink, view, width = self._ink, self.trainer.view, self.size.width
        status = panels.status(view, ink, width, self._small)
        self.query_one("#status", Static).update(Text("\n").join(status), layout=False)
        shown = self._shown()
        marks = at_action(Marks(), shown, ink.words) if shown else Marks()
        self.query_one(City).show(view["table"], ink, marks)
        room = (width - CITY_WIDTH if self._small else SIDE_WIDTH) - 2
        self.query_one("#question", Lines).set_rows([*self._question(room)])
        offers = panels.market(view, ink, width, self._slot())
        self.query_one("#market", Market).update(Text("\n").join(offers), layout=False)
        self.query_one("#prompt", Static).update(self._prompt(), layout=False)
        keys = [(key_label(key, does, ink), command) for key, does, command in self._keys()]
        await self.query_one("#keys", CommandLine).show(keys)

    def _shown(self) -> ShownAction | None:
        """Return the action that is shown at the table: the one pointed at, then the best."""
        trainer = self.trainer
        if trainer.entry is None or trainer.pointed is None:
            return None
        return trainer.entry["best"] if trainer.done else trainer.pointed["shown"]

    def _slot(self) -> int | None:
        """Return the slot of the Deed that the action shown buys."""
        shown = self._shown()
        if shown is None or shown["kind"] != "buy":
            return None
        deeds = [offer["deed"] for offer in self.trainer.view["table"]["market"]]
        return deeds.index(shown["lots"][0])

    def _question(self, width: int) -> Iterator[Row]:
        """Lay out the decision, what there is to choose from or the answer, and Ceres' cards."""
        trainer, ink = self.trainer, self._ink
        entry = trainer.entry
        if entry is None:
            return
        title = ink.words.message(entry["title"])
        place = ink.say("page-coach-try-of", number=trainer.index + 1, count=len(trainer.entries))
        left = styled(f" {title}", f"bold {ink.colours.commercial}")
        yield Row(apart(left, styled(f"{place} ", ink.colours.faint), width))
        yield from status_rows(trainer.job, ink, width)
        yield from self._answer(entry, width) if trainer.done else self._choices(width)
        yield Row(Text())
        yield from panels.ceres(trainer.view, ink, width, None, {})

    def _choices(self, width: int) -> Iterator[Row]:
        ink, trainer = self._ink, self.trainer
        for number, option in enumerate(trainer.choices):
            tried = option in trainer.tried
            style = ink.colours.faint if tried else f"bold {ink.colours.text}"
            style = ink.picked if number == trainer.cursor else style
            sign = "✗" if tried else "▸" if number == trainer.cursor else " "
            name = ink.words.message(option["shown"]["name"])
            for row in wrapped_rows(f"{sign} {name}", width, style):
                yield Row(row.text, number)

    def _answer(self, entry: ShownDecision, width: int) -> Iterator[Row]:
        """Say what was played, what was better, and why."""
        ink = self._ink
        for of, style in (
            (entry["said"], ink.colours.text),
            (entry["better"], ink.colours.point),
            (entry["lost"], ink.colours.text),
            (entry["why"], ink.colours.text),
        ):
            yield from wrapped_rows(ink.words.message(of), width, style) if of else ()

    def _prompt(self) -> Text:
        ink, trainer = self._ink, self.trainer
        if trainer.entry is None:
            return styled(ink.say("page-coach-try-done"), f"bold {ink.colours.point}")
        if trainer.solved:
            return styled(ink.say("page-coach-try-solved"), f"bold {ink.colours.garden}")
        if trainer.answered:
            better = ink.words.message(trainer.entry["best"]["name"])
            return styled(ink.say("coach-better", action=better), f"bold {ink.colours.point}")
        if trainer.tried:
            vp = ink.words.catalogue.number(trainer.cost, 1)
            return styled(ink.say("page-coach-try-not", vp=vp), f"bold {ink.colours.bad}")
        pending, options = trainer.view["pending"], trainer.choices
        if pending is not None and options:
            lots = [option["shown"]["lots"] for option in options]
            return choice(ink, Choose(Sites("place", lots, trainer.cursor), pending))
        return styled(ink.say("page-coach-try-question"), f"bold {ink.colours.text}")

    def _keys(self) -> list[Key]:
        ink, trainer = self._ink, self.trainer
        end = ("Esc", ink.say("page-coach-try-end"), "end")
        if trainer.entry is None:
            return [end]
        if trainer.done:
            return [("Enter", ink.say("page-coach-try-next"), "enter"), end]
        if not trainer.choices:
            return [end]
        return [
            ("Enter", ink.say("terminal-key-confirm"), "enter"),
            ("↑ ↓", ink.say("terminal-key-choose"), "down"),
            ("A", ink.say("page-coach-try-answer"), "answer"),
            end,
        ]


_KEYS: Final = {
    "up": "up",
    "down": "down",
    "tab": "down",
    "shift+tab": "up",
    "enter": "enter",
    "space": "enter",
    "pageup": "page-up",
    "pagedown": "page-down",
    "a": "answer",
    "escape": "end",
    "q": "end",
}
