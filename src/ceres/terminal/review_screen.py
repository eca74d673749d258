"""The review of a game: where its result came from, and what each decision was worth."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text
from textual import on

from ceres.bots.plans import Plan
from ceres.coach.budgets import budgets, sharper
from ceres.coach.marks import BRILLIANT, LOSSES
from ceres.coach.policy import POLICY
from ceres.coach.reviews.model import Entry, Review
from ceres.coach.reviews.plan import review_plan
from ceres.coach.wording import (
    accuracy_text,
    costliest,
    mark_text,
    meaning_texts,
    part_rows,
    plus_minus,
    summary,
    why,
)
from ceres.game import Game
from ceres.terminal.coach_panel import status_rows, wrapped_rows
from ceres.terminal.curve import SIGNS, curve_rows, lead_curve, win_curve
from ceres.terminal.dialogs import Dialog
from ceres.terminal.lines import Row, column, percent, styled, words_in
from ceres.terminal.session import Session
from ceres.terminal.thinking import Heard, Thought
from ceres.terminal.trainer_screen import TrainerScreen

PLAYOUTS: Final = 75_000
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

    def __init__(self, session: Session) -> None:
        """Review the game of a session."""
        super().__init__()
        self._session: Final = session
        self._thought: Final = Thought[Review](self, self.app.crew.carry_out)

    async def on_mount(self) -> None:
        """Begin to think, or show what was found before."""
        self._thought.found = self._session.review
        if self._thought.found is None:
            plan = _review(self._session.record())
            self._thought.begin(plan, sum(budgets(PLAYOUTS)))
        await self.fill()

    @on(Heard)
    async def _heard(self, message: Heard) -> None:
        message.take()
        if not self._thought.going:
            self._session.review = self._thought.found
        await self.fill()

    def keys(self) -> list[tuple[str, str, str]]:
        """Return the keys to stop, to try decisions again, and to go back."""
        stop = (".", self.ink.say("page-coach-stop"), "stop")
        again = ("T", self.ink.say("page-coach-try"), "again")
        found = [stop] if self._thought.going else [again] if self._to_try_again() else []
        return [*found, *super().keys()]

    def command(self, name: str) -> None:
        """Do what a key or a click asks for."""
        if name == "stop":
            self._thought.stop()
            self.call_after_refresh(self.fill)
        elif name == "again" and self._to_try_again():
            self.app.push_screen(TrainerScreen(self._session, self._to_try_again()))
        super().command(name)

    def pressed(self, key: str) -> bool:
        """Do what a key asks for, and return whether it asks for something."""
        commands = {"full_stop": "stop", "t": "again"}
        if key in commands:
            self.command(commands[key])
        return key in commands or super().pressed(key)

    def _to_try_again(self) -> list[Entry]:
        """Return the decisions to try again, once nobody thinks about the review any more."""
        found = None if self._thought.going else self._thought.found
        return [] if found is None else found.losses

    def rows(self, width: int) -> list[Row]:
        """Return the summary, the parts of the result, and every decision."""
        found, ink = self._thought.found, self.ink
        status = status_rows(self._thought, ink, width)
        if found is None:
            return [*wrapped_rows(ink.say("page-coach-review-about"), width, ""), *status]
        if found.playouts < PLAYOUTS:
            first = ink.say("page-coach-review-first")
            status = [*wrapped_rows(first, width, ink.colours.faint), *status]
        return [*status, *self._found_rows(found, width)]

    def _found_rows(self, found: Review, width: int) -> Iterator[Row]:
        ink, words, colours = self.ink, self.ink.words.catalogue, self.ink.colours
        yield from wrapped_rows(summary(found, words), width, f"bold {colours.text}")
        if found.entries:
            yield from self._curves(found, width)
        yield from self._heading("coach-waterfall-title")
        yield from map(self._part, part_rows(found, words)[1:])
        texts = [accuracy_text(found, words)]
        if found.peeked:
            texts.append(words.say("coach-peeked", count=len(found.peeked)))
        for text in filter(None, texts):
            yield from wrapped_rows(text, width, colours.text)
        yield from self._heading("coach-costly-title")
        costly = [why(each, words, ink.words.action) for each in costliest(found, _MOST_COSTLY)]
        for text in costly or [words.say("coach-costly-none")]:
            yield from wrapped_rows(text, width, colours.text)
        yield from self._heading("coach-decisions-title")
        yield self._line([ink.say(f"coach-column-{id}") for id in _COLUMNS], colours.faint, width)
        for entry in found.entries:
            yield from self._decision(entry, width)
        yield from self._heading("coach-meaning-title")
        for text in meaning_texts(words):
            yield from wrapped_rows(text, width, colours.text)
        yield from wrapped_rows(self._made(found), width, colours.faint)

    def _made(self, found: Review) -> str:
        """Say how the review was made."""
        playouts = self.ink.words.catalogue.number(found.playouts)
        return self.ink.say("page-coach-meaning-made", playouts=playouts, policy=POLICY)

    def _heading(self, id: str) -> Sequence[Row]:
        return Row(Text()), Row(
            styled(f" {self.ink.say(id)}", f"bold {self.ink.colours.commercial}")
        )

    def _curves(self, found: Review, width: int) -> Iterator[Row]:
        """Name the signs, and draw both curves; the list of decisions has the figures."""
        ink = self.ink
        yield from self._heading("coach-curve-title")
        marks = {entry.mark for entry in found.entries}
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

    def _decision(self, entry: Entry, width: int) -> Iterator[Row]:
        """Lay out a decision, and below it what is to be said of it."""
        colours, words = self.ink.colours, self.ink.words
        lead = words.catalogue.number(entry.lead.value, 1, signed=True)
        room = width - _NUMBER - 2 * _EXPECTED - _END
        name, *rest = words_in(words.action(str(entry.action)), room)
        figures = (str(entry.number + 1), name, percent(entry.win.value), lead)
        yield self._line(figures, colours.text, width)
        for text in (*(styled(each, colours.text) for each in rest), *self._said(entry, width)):
            yield Row(Text(" " * _NUMBER).append_text(text))

    def _said(self, entry: Entry, width: int) -> Iterator[Text]:
        """Return the mark of a decision, what would have been better, and a draw that mattered."""
        ink, words = self.ink, self.ink.words
        found = [self._mark(entry.mark)] if entry.mark else []
        if entry.counts and entry.best is not entry.action and entry.regret.value > 0:
            better = ink.say("coach-better", action=words.action(str(entry.best)))
            cost = plus_minus(entry.regret, words.catalogue, signed=False)
            found.append(styled(f"{better} ({cost})", ink.colours.faint))
        line = Text("  ").join(found)
        yield from [line] if found and _NUMBER + line.cell_len <= width else found
        if entry.telling:
            drawn = plus_minus(entry.luck, words.catalogue)
            yield styled(ink.say("page-coach-draw", vp=drawn), ink.colours.faint)

    def _line(self, texts: Sequence[str], style: str, width: int) -> Row:
        """Lay out the number of a decision, its action, and what could be expected there."""
        number, action, *figures = texts
        line = column(number, _NUMBER - 2, self.ink.colours.faint, right=True).append("  ")
        line.append_text(column(action, width - _NUMBER - 2 * _EXPECTED - _END, style))
        for figure in figures:
            line.append_text(column(figure, _EXPECTED, style, right=True))
        return Row(line)


def _review(record: dict[str, object]) -> Plan[Review]:
    game = Game.from_record(record)
    plans = (review_plan(game, each) for each in budgets(PLAYOUTS))
    return (yield from sharper(plans, lambda review: review))
