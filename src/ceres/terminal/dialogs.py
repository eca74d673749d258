"""The dialogs over the table: help, rules, a scoring, the result."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Footer, Static

from ceres.events.facts import Side
from ceres.terminal.keys import TABLE_KEYS, help_lines
from ceres.terminal.lines import Lines, Row, column, figures, styled, words_in, wrapped_rows
from ceres.terminal.palette import Ink
from ceres.terminal.scoring_text import item_rows
from ceres.terminal.screens import CeresScreen, Keys
from ceres.text import rule

if TYPE_CHECKING:
    from ceres.coach.types import ShownOption
    from ceres.service.types.game import Result
    from ceres.terminal.session import Scoring

WIDEST: Final = 92  # as in terminal.tcss
_SIDES: Final[tuple[Side, Side]] = ("you", "ceres")


class Dialog(CeresScreen, ModalScreen[None]):
    """A box with lines; Enter closes it."""

    TITLE_ID = ""
    BINDINGS: ClassVar[list[BindingType]] = [("enter,escape,space,q", "dismiss")]

    def compose(self) -> ComposeResult:
        """Lay out title, lines and keys."""
        with Vertical(classes="dialog"):
            yield Static(self.title_text(), classes="dialog-title")
            yield Lines(id="body", can_focus=True)  # which scrolls with Textual's keys
            yield Footer()

    def on_mount(self) -> None:
        """Show the lines."""
        self.show()

    def on_resize(self) -> None:
        """Use the room there is."""
        self.call_after_refresh(self.show)

    def show(self) -> None:
        """Show the lines as wide as the box is."""
        rows = self.rows(min(int(self.size.width * 0.9), WIDEST) - 5)
        self.query_one(".dialog").styles.height = min(len(rows) + 5, self.size.height - 2)
        self.query_one("#body", Lines).set_rows(rows)
        super().show()

    def title_text(self) -> str:
        """Return the title."""
        return self.ink.say(self.TITLE_ID)

    def rows(self, width: int) -> list[Row]:  # noqa: ARG002
        """Return the lines."""
        return []

    def keys(self) -> Keys:
        """Return the key to go back."""
        return {"dismiss": self.ink.say("back")}


class HelpScreen(Dialog):
    """All keys and signs."""

    TITLE_ID = "terminal-help-title"

    def rows(self, width: int) -> list[Row]:
        """Return the keys, then the signs."""
        ink, found = self.ink, list[Row]()
        for heading in (*TABLE_KEYS, "signs"):
            title = ink.say(f"terminal-help-{heading}")
            found.append(Row(styled(title, f"bold {ink.colours.commercial}")))
            entries = help_lines(heading) if heading in TABLE_KEYS else _signs(ink)
            found += _key_rows(entries, ink, width, 16)
            found.append(Row(Text()))
        return found + wrapped_rows(ink.say("terminal-help-mouse"), width, ink.colours.text)


def _key_rows(entries: Iterable[tuple[str, str]], ink: Ink, width: int, wide: int) -> list[Row]:
    """Lay out keys or signs at the left, and what they mean at the right."""
    found = []
    for key, message in entries:
        for number, line in enumerate(words_in(ink.say(message), width - wide - 1)):
            left = column(f" {key if not number else ''}", wide, f"bold {ink.colours.point}")
            found.append(Row(left.append(line, ink.colours.text)))
    return found


def sign_rows(ink: Ink, width: int) -> list[Row]:
    """Lay out the signs on the board and what they mean."""
    return _key_rows(_signs(ink), ink, width, 9)


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

    def rows(self, width: int) -> list[Row]:
        """Return the line itself, then each rule."""
        ink = self.ink
        found = wrapped_rows(self._text, width, f"italic {ink.colours.faint}")
        for id in self._rules:
            title, text = rule(id, ink.words.catalogue)
            found.append(Row(Text()))
            found += wrapped_rows(f"{id}  {title}", width, f"bold {ink.colours.commercial}")
            found += wrapped_rows(text, width, ink.colours.text)
        return found


class ScoringScreen(Dialog):
    """A scoring, both sides, source by source and item by item."""

    def __init__(self, scoring: "Scoring") -> None:
        super().__init__()
        self._scoring: Final = scoring

    def title_text(self) -> str:
        """Return the title."""
        code = "title" if "you" in self._scoring else "now"
        return self.ink.say(f"terminal-scoring-{code}", era=self._scoring["era"])

    def rows(self, width: int) -> list[Row]:
        """Return both sides, one below the other."""
        rows: list[Row] = []
        for side in _SIDES:
            score = self._scoring.get(side)
            items = [item for item in self._scoring["items"] if item["side"] == side]
            rows += item_rows(side, items, score["vp"] if score else None, self.ink, width)
        return rows


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

    def rows(self, width: int) -> list[Row]:
        """Return the VP by era."""
        ink, colours = self.ink, self.ink.colours
        widths = (min(width - 20, 30), 9, 9)
        sides = [ink.say("heading-you"), ink.say("heading-ceres")]
        head = figures(ink.say("terminal-result-eras"), sides, widths, f"bold {colours.commercial}")
        rows = [Row(Text()), head]
        total = [self._result["you"], self._result["ceres"]]
        left = total
        for step in self._scorings:
            gains = [step["you"]["scored"], step["ceres"]["scored"]]
            left = [rest - gain for rest, gain in zip(left, gains, strict=True)]
            era = ink.say("era-number", era=step["era"])
            rows.append(figures(era, gains, widths, colours.text))
        rows.append(figures(ink.say("terminal-result-other"), left, widths, colours.text))
        last = figures(ink.say("terminal-result-total"), total, widths, f"bold {colours.text}")
        return [*rows, last]

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

    def rows(self, width: int) -> list[Row]:
        """Return what the action costs."""
        text = self.ink.words.message(self._option["warning"])
        return wrapped_rows(text, width, self.ink.colours.text)

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
