"""The dialogs over the table: help, rules, a scoring, the result."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from ceres.terminal.lines import Lines, Row, column, styled, words_in
from ceres.terminal.palette import Ink
from ceres.terminal.scoring_text import item_rows
from ceres.terminal.widgets import Command, CommandLine, key_label

if TYPE_CHECKING:
    from ceres.coach.types import ShownOption
    from ceres.service.types.game import Result
    from ceres.terminal.app import CeresApp

Data = dict[str, Any]
WIDEST: Final = 92  # as in terminal.tcss
Entries = tuple[tuple[str, str], ...]

_CLOSING: Final = frozenset({"enter", "escape", "space", "q"})
_SCROLLING: Final = {
    "up": "scroll_up",
    "down": "scroll_down",
    "pageup": "scroll_page_up",
    "pagedown": "scroll_page_down",
    "home": "scroll_home",
    "end": "scroll_end",
}


class Dialog(ModalScreen[None]):
    """A box with lines; Enter closes it."""

    app: "CeresApp"
    TITLE_ID = ""

    @property
    def ink(self) -> Ink:
        """The words and the colours."""
        return Ink(self.app.words, self.app.ground)

    def compose(self) -> ComposeResult:
        """Lay out title, lines and keys."""
        with Vertical(classes="dialog"):
            yield Static(self.title_text(), classes="dialog-title")
            yield Lines(id="body")
            yield CommandLine(id="dialog-keys")

    async def on_mount(self) -> None:
        """Show the lines."""
        await self.fill()

    async def on_resize(self) -> None:
        """Use the room there is."""
        self.call_after_refresh(self.fill)

    async def fill(self) -> None:
        """Show the lines as wide as the box is."""
        body, box = self.query_one("#body", Lines), self.query_one(".dialog")
        rows = self.rows(min(int(self.size.width * 0.9), WIDEST) - 5)
        box.styles.height = min(len(rows) + 5, self.size.height - 2)
        body.set_rows(rows)
        found = [(key_label(key, does, self.ink), name) for key, does, name in self.keys()]
        await self.query_one("#dialog-keys", CommandLine).show(found)

    def title_text(self) -> str:
        """Return the title."""
        return self.ink.say(self.TITLE_ID)

    def rows(self, width: int) -> list[Row]:  # noqa: ARG002
        """Return the lines."""
        return []

    def keys(self) -> list[tuple[str, str, str]]:
        """Return the keys: the key, what it does, its command."""
        return [("Enter", self.ink.say("terminal-back"), "close")]

    def command(self, name: str) -> None:
        """Do what a key or a click asks for."""
        if name == "close":
            self.dismiss()

    def on_key(self, event: events.Key) -> None:
        """Do what a key asks for."""
        if self.pressed(event.key):
            event.stop()
            event.prevent_default()

    def pressed(self, key: str) -> bool:
        """Scroll or close, and return whether the key asks for that."""
        if key in _SCROLLING:
            getattr(self.query_one("#body", Lines), _SCROLLING[key])(animate=False)
        elif key in _CLOSING:
            self.command("close")
        else:
            return False
        return True

    @on(Command.Given)
    def _clicked(self, message: Command.Given) -> None:
        message.stop()
        self.command(message.command)


class HelpScreen(Dialog):
    """All keys and signs."""

    TITLE_ID = "terminal-help-title"

    def rows(self, width: int) -> list[Row]:
        """Return the keys, then the signs."""
        ink, found = self.ink, list[Row]()
        for heading, entries in (*_HELP, ("signs", _signs(ink))):
            title = ink.say(f"terminal-help-{heading}")
            found.append(Row(styled(title, f"bold {ink.colours.commercial}")))
            found += _key_rows(entries, ink, width, 16)
            found.append(Row(Text()))
        mouse = words_in(ink.say("terminal-help-mouse"), width - 1)
        return found + [Row(styled(line, ink.colours.text)) for line in mouse]


def _key_rows(entries: Entries, ink: Ink, width: int, wide: int) -> list[Row]:
    """Lay out keys or signs at the left, and what they mean at the right."""
    found = []
    for key, code in entries:
        for number, line in enumerate(words_in(ink.say(f"terminal-{code}"), width - wide - 1)):
            left = column(f" {key if not number else ''}", wide, f"bold {ink.colours.point}")
            found.append(Row(left.append(line, ink.colours.text)))
    return found


def sign_rows(ink: Ink, width: int) -> list[Row]:
    """Lay out the signs on the board and what they mean."""
    return _key_rows(_signs(ink), ink, width, 9)


_HELP: Final = (
    (
        "play",
        (
            ("I", "does-income"),
            ("D  1 … 6", "does-buy"),
            ("B", "does-build"),
            ("← ↑ ↓ →", "does-arrows"),
            ("R", "does-turn"),
            ("Tab  ⇧Tab", "does-tab"),
            ("Enter", "does-enter"),
            ("Esc", "does-escape"),
            ("U", "does-undo"),
            ("⇧U  Ctrl+R", "does-redo"),
            ("⇧X", "does-resign"),
        ),
    ),
    (
        "coach",
        (
            ("H", "does-hint"),
            ("C", "does-compare"),
            ("F", "does-forecast"),
            (".", "does-stop"),
            ("V", "does-review"),
        ),
    ),
    (
        "look",
        (
            ("F2 F3 F4 F5", "does-panels"),
            ("L", "does-log"),
            ("S", "does-score"),
            ("Space", "does-skip"),
        ),
    ),
    (
        "game",
        (
            ("P", "does-pace"),
            ("T", "does-colours"),
            ("M", "does-home"),
            ("Q", "does-quit"),
            ("?  F1", "does-help"),
        ),
    ),
)


def _signs(ink: Ink) -> Entries:
    home, trade, civic = (ink.words.letter(kind) for kind in ("residential", "commercial", "civic"))
    return (
        ("◆", "sign-yours"),
        ("○", "sign-hers"),
        ("1 … 6", "sign-deed"),
        (f"{home}4  {trade}2", "sign-building"),
        (f"{civic}{home.lower()} {civic}*", "sign-civic"),
        (f"♣{home} ♣{trade}{trade}", "sign-garden"),
        (f"♣{civic}{home.lower()} ♣{civic}*", "sign-garden-civic"),
        (f"○{home}", "sign-monument"),
    )


class RulesScreen(Dialog):
    """A line of the log, and the rules that decided it."""

    TITLE_ID = "terminal-rules-title"

    def __init__(self, text: str, rules: tuple[str, ...]) -> None:
        """Show a line of the log and its rules."""
        super().__init__()
        self._text: Final = text
        self._rules: Final = rules

    def rows(self, width: int) -> list[Row]:
        """Return the line itself, then each rule."""
        ink = self.ink
        found = [
            Row(styled(line, f"italic {ink.colours.faint}"))
            for line in words_in(self._text, width - 2)
        ]
        for id in self._rules:
            title, text = ink.words.rule(id)
            found += [Row(Text()), Row(styled(f"{id}  {title}", f"bold {ink.colours.commercial}"))]
            found += [Row(styled(line, ink.colours.text)) for line in words_in(text, width - 2)]
        return found


class ScoringScreen(Dialog):
    """A scoring, both sides, source by source and item by item."""

    def __init__(self, scoring: Data) -> None:
        """Show the step of a scoring; or its `era` and `items` alone, if the era has not ended."""
        super().__init__()
        self._scoring: Final = scoring

    def title_text(self) -> str:
        """Return the title."""
        code = "title" if "you" in self._scoring else "now"
        return self.ink.say(f"terminal-scoring-{code}", era=self._scoring["era"])

    def rows(self, width: int) -> list[Row]:
        """Return both sides, one below the other."""
        rows: list[Row] = []
        for side in ("you", "ceres"):
            vp = self._scoring[side]["vp"] if side in self._scoring else None
            items = [item for item in self._scoring["items"] if item["side"] == side]
            rows += item_rows(side, items, vp, self.ink, width)
        return rows


class ResultScreen(Dialog):
    """The result of the game, and where the VP came from."""

    def __init__(
        self,
        result: "Result",
        scorings: list[Data],
        review: Callable[[], None],
        resigned: bool = False,
    ) -> None:
        """Show the result of a game that is over, and the steps of its scorings."""
        super().__init__()
        self._review: Final = review
        self._resigned: Final = resigned
        self._result: Final = result
        self._scorings: Final = scorings

    def title_text(self) -> str:
        """Say who won."""
        you, ceres = self._result["you"], self._result["ceres"]
        outcome = "won" if self._result["winner"] == "you" else "lost"
        outcome = "resigned" if self._resigned else "tie" if you == ceres else outcome
        return self.ink.say(f"terminal-result-{outcome}", you=you, ceres=ceres)

    def rows(self, width: int) -> list[Row]:
        """Return the VP by era."""
        ink, colours = self.ink, self.ink.colours
        name = min(width - 20, 30)

        def line(text: str, values: Sequence[object], style: str) -> Row:
            found = column(text, name, style)
            for value in values:
                found.append_text(column(str(value), 9, style, right=True))
            return Row(found)

        head = f"bold {colours.commercial}"
        sides = [ink.say("terminal-you"), ink.say("terminal-ceres")]
        rows = [Row(Text()), line(ink.say("terminal-result-eras"), sides, head)]
        total = [self._result["you"], self._result["ceres"]]
        left = total
        for step in self._scorings:
            gains = [step[side]["scored"] for side in ("you", "ceres")]
            left = [rest - gain for rest, gain in zip(left, gains, strict=True)]
            era = ink.say("terminal-result-era", era=step["era"])
            rows.append(line(era, gains, colours.text))
        rows.append(line(ink.say("terminal-result-other"), left, colours.text))
        rows.append(line(ink.say("terminal-result-total"), total, f"bold {colours.text}"))
        return rows

    def keys(self) -> list[tuple[str, str, str]]:
        """Return the keys to another game, or back to the table."""
        ink = self.ink
        return [
            ("V", ink.say("page-replay-review"), "review"),
            ("N", ink.say("terminal-new-game"), "new"),
            ("M", ink.say("terminal-key-home"), "home"),
            *super().keys(),
        ]

    def command(self, name: str) -> None:
        """Do what a key or a click asks for."""
        self.dismiss()
        if name == "new":
            self.app.go_new()
        elif name == "home":
            self.app.go_home()
        elif name == "review":
            self._review()

    def pressed(self, key: str) -> bool:
        """Do what a key asks for, and return whether it asks for something."""
        commands = {"n": "new", "m": "home", "v": "review"}
        if key in commands:
            self.command(commands[key])
            return True
        return super().pressed(key)


class WarningScreen(Dialog):
    """The warning before a blunder."""

    TITLE_ID = "page-coach-warning"

    def __init__(
        self, option: "ShownOption", play: Callable[[], None], show: Callable[[], None]
    ) -> None:
        """Warn of an action; the player may `play` it, or have the coach `show` a better one."""
        super().__init__()
        self._option: Final = option
        self._answers: Final = {"play": play, "show": show}

    def rows(self, width: int) -> list[Row]:
        """Return what the action costs."""
        text = self.ink.words.message(self._option["warning"])
        return [Row(styled(line, self.ink.colours.text)) for line in words_in(text, width - 2)]

    def keys(self) -> list[tuple[str, str, str]]:
        """Return the keys to choose again, to see a better action, or to play this one."""
        ink = self.ink
        return [
            ("Enter", ink.say("page-coach-warning-back"), "close"),
            ("H", ink.say("page-coach-warning-show"), "show"),
            ("P", ink.say("page-coach-warning-play"), "play"),
        ]

    def command(self, name: str) -> None:
        """Do what a key or a click asks for."""
        self.dismiss()
        if name in self._answers:
            self._answers[name]()

    def pressed(self, key: str) -> bool:
        """Do what a key asks for, and return whether it asks for something."""
        commands = {"h": "show", "p": "play"}
        if key in commands:
            self.command(commands[key])
            return True
        return super().pressed(key)
