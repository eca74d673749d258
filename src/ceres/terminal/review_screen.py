"""The review of a game: where its result came from, and what each decision was worth."""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.binding import BindingType

from ceres.coach import budgets
from ceres.coach.marks import BRILLIANT, LOSSES
from ceres.coach.policy import POLICY
from ceres.coach.presenter import costliest, losses, meaning, shown_review
from ceres.coach.report.tables import mark_text, part_rows
from ceres.coach.reviews.plan import review_plan
from ceres.coach.types import ShownDecision, ShownReview
from ceres.game import Game
from ceres.service.types.base import Message
from ceres.terminal.background import BackgroundJob, Heard
from ceres.terminal.coach_panel import status_rows
from ceres.terminal.curve import SIGNS, curve_rows, lead_curve, win_curve
from ceres.terminal.dialogs import Dialog
from ceres.terminal.lines import Row, column, percent, styled, words_in, wrapped_rows
from ceres.terminal.screens import Keys
from ceres.terminal.session import Session
from ceres.terminal.trainer_screen import TrainerScreen

PLAYOUTS: Final = budgets.REVIEW
_MOST_COSTLY: Final = 5
_NAME: Final = 28  # the columns of a part's name, and of its figure
_FIGURE: Final = 14
# Of a decision: the columns of its list, and how wide they are.
_COLUMNS: Final = ("decision", "played", "win", "lead")
_NUMBER: Final = 6
_EXPECTED: Final = 10
_END: Final = 1


class ReviewScreen(Dialog):
    """What the coach says of a game; it thinks as long as the review is open."""

    TITLE_ID = "page-replay-review"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("full_stop", "stop"),
        ("t", "again"),
    ]

    def __init__(self, session: Session) -> None:
        """Review the game of a session."""
        super().__init__()
        self._session: Final = session
        self._job: Final = BackgroundJob[ShownReview](self, self.app.pool.carry_out)

    def on_mount(self) -> None:
        """Begin to think, or show what was found before."""
        self._job.found = self._session.review
        if self._job.found is None:
            game = Game.from_record(self._session.record())
            playouts = budgets.budgets(PLAYOUTS, budgets.REVIEW_SOON)
            plan = budgets.sharper((review_plan(game, each) for each in playouts), shown_review)
            self._job.begin(plan, sum(playouts))
        self.show()

    @on(Heard)
    def _heard(self, message: Heard) -> None:
        message.take()
        if not self._job.going:
            self._session.review = self._job.found
        self.show()

    def keys(self) -> Keys:
        """Return the keys to stop, to try decisions again, and to go back."""
        found: Keys = {}
        if self._job.going:
            found["stop"] = self.ink.say("page-coach-stop")
        elif self._to_try_again():
            found["again"] = self.ink.say("page-coach-try")
        return found | super().keys()

    def action_stop(self) -> None:
        """Stop thinking."""
        self._job.stop()

    def action_again(self) -> None:
        """Try decisions again, if there are any."""
        if self._to_try_again():
            self.app.push_screen(TrainerScreen(self._session, self._to_try_again()))

    def _to_try_again(self) -> list[ShownDecision]:
        """Return the decisions to try again, once the review is done."""
        found = None if self._job.going else self._job.found
        return [] if found is None else losses(found)

    def rows(self, width: int) -> list[Row]:
        """Return the summary, the parts of the result, and every decision."""
        found, ink = self._job.found, self.ink
        status = status_rows(self._job, ink, width)
        if found is None:
            return [*wrapped_rows(ink.say("page-coach-review-about"), width, ""), *status]
        if found["review"]["playouts"] < PLAYOUTS:
            first = ink.say("page-coach-review-first")
            status = [*wrapped_rows(first, width, ink.colours.faint), *status]
        return [*status, *self._found_rows(found, width)]

    def _found_rows(self, found: ShownReview, width: int) -> Iterator[Row]:
        ink, words, colours = self.ink, self.ink.words.catalogue, self.ink.colours
        summary = ink.words.message(found["summary"])
        yield from wrapped_rows(summary, width, f"bold {colours.text}")
        if found["decisions"]:
            yield from self._curves(found, width)
        yield from self._heading("coach-waterfall-title")
        yield from map(self._part, part_rows(found["bars"], words)[1:])
        accuracy = found["accuracy"]
        yield from self._texts([accuracy and accuracy["said"], found["peeked"]], width)
        yield from self._heading("coach-costly-title")
        costly = [each["why"] for each in costliest(found, _MOST_COSTLY)]
        yield from self._texts(costly or [{"id": "coach-costly-none", "facts": {}}], width)
        yield from self._heading("coach-decisions-title")
        yield self._line([ink.say(f"coach-column-{id}") for id in _COLUMNS], colours.faint, width)
        for decision in found["decisions"]:
            yield from self._decision(decision, width)
        yield from self._heading("coach-meaning-title")
        yield from self._texts(meaning(), width)
        yield from wrapped_rows(self._made(found), width, colours.faint)

    def _texts(self, messages: Iterable[Message | None], width: int) -> Iterator[Row]:
        for each in filter(None, messages):
            yield from wrapped_rows(self.ink.words.message(each), width, self.ink.colours.text)

    def _made(self, found: ShownReview) -> str:
        """Say how the review was made."""
        playouts = self.ink.words.catalogue.number(found["review"]["playouts"])
        return self.ink.say("page-coach-meaning-made", playouts=playouts, policy=POLICY)

    def _heading(self, id: str) -> Sequence[Row]:
        return Row(Text()), Row(
            styled(f" {self.ink.say(id)}", f"bold {self.ink.colours.commercial}")
        )

    def _curves(self, found: ShownReview, width: int) -> Iterator[Row]:
        """Name the signs, and draw both curves; the list of decisions has the figures."""
        ink = self.ink
        yield from self._heading("coach-curve-title")
        marks = {each["mark"] for each in found["decisions"]}
        signs = [self._mark(mark) for mark in SIGNS if mark in marks]
        if signs:
            yield Row(Text(" ").append_text(Text("   ").join(signs)))
        curves = {"win": win_curve(found), "lead": lead_curve(found, self._lead)}
        for name, curve in curves.items():
            text = ink.say(f"coach-curve-{name}")
            yield Row(styled(f" {text[:1].upper()}{text[1:]}", ink.colours.text))
            yield from curve_rows(curve, ink, width)

    def _lead(self, lead: float) -> str:
        return self.ink.words.catalogue.number(lead, 0, signed=lead != 0)

    def _mark(self, mark: str | None) -> Text:
        """Name a mark, with its sign on the curve."""
        colours = self.ink.colours
        style = {BRILLIANT: colours.garden, **dict.fromkeys(LOSSES, colours.bad)}
        text = f"{SIGNS.get(mark or '', '')} {mark_text(mark, self.ink.words.catalogue)}"
        return styled(text.strip(), f"bold {style.get(mark or '', colours.faint)}")

    def _part(self, part: Sequence[str]) -> Row:
        name, figure = part
        line = column(f" {name}", _NAME, self.ink.colours.text)
        return Row(line.append_text(column(figure, _FIGURE, self.ink.colours.text, right=True)))

    def _decision(self, decision: ShownDecision, width: int) -> Iterator[Row]:
        """Lay out a decision, and below it what is to be said of it."""
        colours, words = self.ink.colours, self.ink.words
        lead = words.catalogue.figure("signed", decision["lead"])
        room = width - _NUMBER - 2 * _EXPECTED - _END
        name, *rest = words_in(words.message(decision["played"]["name"]), room)
        figures = (str(decision["number"] + 1), name, percent(decision["win"]), lead)
        yield self._line(figures, colours.text, width)
        for text in (*(styled(each, colours.text) for each in rest), *self._said(decision, width)):
            yield Row(Text(" " * _NUMBER).append_text(text))

    def _said(self, decision: ShownDecision, width: int) -> Iterator[Text]:
        """Return the mark of a decision, what would have been better, and a draw that mattered."""
        ink, words = self.ink, self.ink.words
        found = [self._mark(decision["mark"])] if decision["mark"] else []
        if decision["better"] and decision["cost"] is not None:
            better = words.message(decision["better"])
            cost = words.catalogue.figure("vp", decision["cost"], decision["cost_error"])
            found.append(styled(f"{better} ({cost})", ink.colours.faint))
        line = Text("  ").join(found)
        yield from [line] if found and _NUMBER + line.cell_len <= width else found
        if decision["draw"]:
            yield styled(words.message(decision["draw"]), ink.colours.faint)

    def _line(self, texts: Sequence[str], style: str, width: int) -> Row:
        """Lay out the number of a decision, its action, and what could be expected there."""
        number, action, *figures = texts
        line = column(number, _NUMBER - 2, self.ink.colours.faint, right=True).append("  ")
        line.append_text(column(action, width - _NUMBER - 2 * _EXPECTED - _END, style))
        for figure in figures:
            line.append_text(column(figure, _EXPECTED, style, right=True))
        return Row(line)
