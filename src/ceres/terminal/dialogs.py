"""The dialogs over the table: help, rules, a scoring, the result."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from rich.console import RenderableType
from rich.table import Table
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Footer, Static

from ceres.events.facts import Side
from ceres.terminal.keys import TABLE_KEYS, help_lines
from ceres.terminal.lines import Panel, columns, styled
from ceres.terminal.palette import Ink
from ceres.terminal.scoring_text import item_parts
from ceres.terminal.screens import CeresScreen, Keys
from ceres.text import rule

if TYPE_CHECKING:
    from ceres.coach.types import ShownOption
    from ceres.service.types.game import Result
    from ceres.terminal.session import Scoring

_SIDES: Final[tuple[Side, Side]] = ("you", "ceres")


class Dialog(CeresScreen, ModalScreen[None]):
    """A box with what there is to say; Enter closes it."""

    TITLE_ID = ""
    BINDINGS: ClassVar[list[BindingType]] = [("enter,escape,space,q", "dismiss")]

    def compose(self) -> ComposeResult:
        """Lay out title, body and keys."""
        with Vertical(classes="dialog"):
            yield Static(self.title_text(), classes="dialog-title")
            yield Panel(id="body", can_focus=True)  # which scrolls with Textual's keys
            yield Footer()

    def show(self) -> None:
        """Show the body and the keys."""
        self.query_one("#body", Panel).put(*self.parts())
        super().show()

    def title_text(self) -> str:
        """Return the title."""
        return self.ink.say(self.TITLE_ID)

    def parts(self) -> Iterable[RenderableType]:
        """Return the body."""
        return ()

    def keys(self) -> Keys:
        """Return the key to go back."""
        return {"dismiss": self.ink.say("back")}


class HelpScreen(Dialog):
    """All keys and signs."""

    TITLE_ID = "terminal-help-title"

    def parts(self) -> Iterable[RenderableType]:
        """Return the keys, then the signs."""
        ink = self.ink
        for heading in (*TABLE_KEYS, "signs"):
            yield ink.heading(ink.say(f"terminal-help-{heading}"))
            keys = help_lines(heading) if heading in TABLE_KEYS else _signs(ink)
            yield from (_meanings(keys, ink, 15), "")
        yield styled(ink.say("terminal-help-mouse"), ink.colours.text)


def _meanings(keys: Iterable[tuple[str, str]], ink: Ink, wide: int) -> Table:
    """Lay out keys or signs at the left, and what they mean at the right."""
    table = columns("left", "left", wide=1)
    table.columns[0].width = wide
    for key, message in keys:
        meaning = styled(ink.say(message), ink.colours.text)
        table.add_row(styled(key, f"bold {ink.colours.point}"), meaning)
    return table


def sign_table(ink: Ink) -> Table:
    """Lay out the signs on the board and what they mean."""
    return _meanings(_signs(ink), ink, 8)


def _signs(ink: Ink) -> Iterable[tuple[str, str]]:
    home, trade, civic = (ink.words.letter(kind) for kind in ("residential", "commercial", "civic"))
    return (
        ("◆", "terminal-sign-yours"),
        ("○", "terminal-sign-hers"),
        ("1 … 6", "terminal-sign-deed"),
        (f"{home}4  {trade}2", "terminal-sign-building"),
        (f"{civic}{home.lower()} {civic}*", "terminal-sign-civic"),
        (f"♣{home} ♣{trade}{trade}", "terminal-sign-garden"),
        (f"♣{civic}{home.lower()} ♣{civic}*", "terminal-sign-garden-civic"),
        (f"○{home}", "terminal-sign-monument"),
    )


class RulesScreen(Dialog):
    """A line of the log, and the rules that decided it."""

    TITLE_ID = "terminal-rules-title"

    def __init__(self, text: str, rules: tuple[str, ...]) -> None:
        super().__init__()
        self._text: Final = text
        self._rules: Final = rules

    def parts(self) -> Iterable[RenderableType]:
        """Return the line itself, then each rule."""
        ink = self.ink
        yield styled(self._text, f"italic {ink.colours.faint}")
        for id in self._rules:
            title, text = rule(id, ink.words.catalogue)
            yield from ("", ink.heading(f"{id}  {title}"), styled(text, ink.colours.text))


class ScoringScreen(Dialog):
    """A scoring, both sides, source by source and item by item."""

    def __init__(self, scoring: "Scoring") -> None:
        super().__init__()
        self._scoring: Final = scoring

    def title_text(self) -> str:
        """Return the title."""
        code = "title" if "you" in self._scoring else "now"
        return self.ink.say(f"terminal-scoring-{code}", era=self._scoring["era"])

    def parts(self) -> Iterable[RenderableType]:
        """Return both sides, one below the other."""
        for side in _SIDES:
            score = self._scoring.get(side)
            items = [item for item in self._scoring["items"] if item["side"] == side]
            yield from item_parts(side, items, score["vp"] if score else None, self.ink)


class ResultScreen(Dialog):
    """The result of the game, and where the VP came from."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("v", "review"),
        ("n", "app.new"),
        ("m", "app.home"),
    ]

    def __init__(
        self,
        result: "Result",
        scorings: "Sequence[Scoring]",
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

    def parts(self) -> Iterable[RenderableType]:
        """Return the VP by era."""
        ink, colours = self.ink, self.ink.colours
        table = columns("left", "right", "right", gap=4)
        sides = [ink.say(f"heading-{side}") for side in _SIDES]
        table.add_row(ink.heading(ink.say("terminal-result-eras")), *map(ink.heading, sides))
        left = total = [self._result["you"], self._result["ceres"]]
        for step in self._scorings:
            gains = [step["you"]["scored"], step["ceres"]["scored"]]
            left = [rest - gain for rest, gain in zip(left, gains, strict=True)]
            era = ink.say("era-number", era=step["era"])
            table.add_row(era, *map(str, gains), style=colours.text)
        table.add_row(ink.say("terminal-result-other"), *map(str, left), style=colours.text)
        bold = f"bold {colours.text}"
        table.add_row(ink.say("terminal-result-total"), *map(str, total), style=bold)
        yield from ("", table)

    def keys(self) -> Keys:
        """Return the keys to another game, or back to the table."""
        ink = self.ink
        return {
            "review": ink.say("page-replay-review"),
            "app.new": ink.say("terminal-new-game"),
            "app.home": ink.say("terminal-key-home"),
            **super().keys(),
        }

    def action_review(self) -> None:
        """Open the review instead."""
        self.dismiss()
        self._review()


class WarningScreen(Dialog):
    """The warning before a blunder."""

    TITLE_ID = "page-coach-warning"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("h", "answer('show')"),
        ("p", "answer('play')"),
    ]

    def __init__(
        self, option: "ShownOption", play: Callable[[], None], show: Callable[[], None]
    ) -> None:
        """Warn of an action; the player may `play` it, or have the coach `show` a better one."""
        super().__init__()
        self._option: Final = option
        self._answers: Final = {"play": play, "show": show}

    def parts(self) -> Iterable[RenderableType]:
        """Return what the action costs."""
        yield styled(self.ink.words.message(self._option["warning"]), self.ink.colours.text)

    def keys(self) -> Keys:
        """Return the keys to choose again, to see a better action, or to play this one."""
        ink = self.ink
        return {
            "dismiss": ink.say("page-coach-warning-back"),
            "answer('show')": ink.say("page-coach-warning-show"),
            "answer('play')": ink.say("page-coach-warning-play"),
        }

    def action_answer(self, name: str) -> None:
        """Do what the player decided."""
        self.dismiss()
        self._answers[name]()
