"""The review of a game: where its result came from, and what each decision was worth."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Table
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
from ceres.terminal.background import BackgroundJob, Heard
from ceres.terminal.coach_panel import said, status
from ceres.terminal.curve import SIGNS, DrawnCurve, lead_curve, win_curve
from ceres.terminal.dialogs import Dialog
from ceres.terminal.lines import columns, percent, styled
from ceres.terminal.screens import Keys
from ceres.terminal.session import Session
from ceres.terminal.trainer_screen import TrainerScreen

PLAYOUTS: Final = budgets.REVIEW
_MOST_COSTLY: Final = 5
# The columns of the list of decisions.
_COLUMNS: Final = ("decision", "played", "win", "lead")


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

    def parts(self) -> Iterator[RenderableType]:
        """Return the summary, the parts of the result, and every decision."""
        found, ink = self._job.found, self.ink
        if found is None:
            yield ink.say("page-coach-review-about")
        elif found["review"]["playouts"] < PLAYOUTS:
            yield styled(ink.say("page-coach-review-first"), ink.colours.faint)
        yield from status(self._job, ink)
        if found is not None:
            yield from self._found(found)

    def _found(self, found: ShownReview) -> Iterator[RenderableType]:
        ink, words, colours = self.ink, self.ink.words.catalogue, self.ink.colours
        yield styled(ink.words.message(found["summary"]), f"bold {colours.text}")
        if found["decisions"]:
            yield from self._curves(found)
        yield from self._heading("coach-waterfall-title")
        table = columns("left", "right", "left", wide=2, gap=3)
        for row in part_rows(found["bars"], words)[1:]:
            table.add_row(*row, style=colours.text)
        yield table
        accuracy = found["accuracy"]
        yield from said(ink, accuracy and accuracy["said"], found["peeked"])
        yield from self._heading("coach-costly-title")
        costly = costliest(found, _MOST_COSTLY)
        for each in costly:
            yield ink.heading(ink.words.message(each["title"]))
            yield from said(ink, each["said"], each["better"], each["lost"], each["why"])
        if not costly:
            yield from said(ink, {"id": "coach-costly-none", "facts": {}})
        yield from self._heading("coach-decisions-title")
        yield self._decisions(found["decisions"])
        yield from self._heading("coach-meaning-title")
        yield from said(ink, *meaning())
        playouts = words.number(found["review"]["playouts"])
        made = ink.say("page-coach-meaning-made", playouts=playouts, policy=POLICY)
        yield styled(made, colours.faint)

    def _heading(self, id: str) -> tuple[RenderableType, RenderableType]:
        return "", self.ink.heading(self.ink.say(id))

    def _curves(self, found: ShownReview) -> Iterator[RenderableType]:
        """Name the signs, and draw both curves; the list of decisions has the figures."""
        ink = self.ink
        yield from self._heading("coach-curve-title")
        marks = {each["mark"] for each in found["decisions"]}
        signs = [self._mark(mark) for mark in SIGNS if mark in marks]
        if signs:
            yield Text("   ").join(signs)
        curves = {"win": win_curve(found), "lead": lead_curve(found, self._lead)}
        for name, curve in curves.items():
            text = ink.say(f"coach-curve-{name}")
            yield styled(f"{text[:1].upper()}{text[1:]}", ink.colours.text)
            yield DrawnCurve(curve, ink)

    def _lead(self, lead: float) -> str:
        return self.ink.words.catalogue.number(lead, 0, signed=lead != 0)

    def _mark(self, mark: str | None) -> Text:
        """Name a mark, with its sign on the curve."""
        colours = self.ink.colours
        style = {BRILLIANT: colours.garden, **dict.fromkeys(LOSSES, colours.bad)}
        text = f"{SIGNS.get(mark or '', '')} {mark_text(mark, self.ink.words.catalogue)}"
        return styled(text.strip(), f"bold {style.get(mark or '', colours.faint)}")

    def _decisions(self, decisions: Sequence[ShownDecision]) -> Table:
        """Lay out every decision, and below it what is to be said of it."""
        ink, words = self.ink, self.ink.words
        table = columns("right", "left", "right", "right", wide=1, gap=2)
        heads = (ink.say(f"coach-column-{id}") for id in _COLUMNS)
        table.add_row(*heads, style=ink.colours.faint)
        for each in decisions:
            name = Group(words.message(each["played"]["name"]), *self._said(each))
            lead = words.catalogue.figure("signed", each["lead"])
            figures = (percent(each["win"]), lead)
            table.add_row(str(each["number"] + 1), name, *figures, style=ink.colours.text)
        return table

    def _said(self, decision: ShownDecision) -> Iterator[Text]:
        """Return the mark of a decision, what would have been better, and a draw that mattered."""
        ink, words = self.ink, self.ink.words
        found = [self._mark(decision["mark"])] if decision["mark"] else []
        if decision["better"] and decision["cost"] is not None:
            better = words.message(decision["better"])
            cost = words.catalogue.figure("vp", decision["cost"], decision["cost_error"])
            found.append(styled(f"{better} ({cost})", ink.colours.faint))
        if found:
            yield styled("  ").join(found)
        if decision["draw"]:
            yield styled(words.message(decision["draw"]), ink.colours.faint)
