"""A saved game being played in the terminal."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NotRequired, TypedDict, cast

from ceres.errors import CeresError, CodedError
from ceres.events.facts import HerScore, ScoringItem, YourScore
from ceres.library.games import Change, Library
from ceres.observation import Observation
from ceres.saves import Conflict, Saves
from ceres.service import Table, branched
from ceres.service.problems import problem_of
from ceres.service.types.game import Preview, Step, Turn, Understood, View
from ceres.service.understanding import understand

if TYPE_CHECKING:
    from ceres.coach.types import ShownReview
    from ceres.service.types.base import Message


class AtRealTable(CodedError):
    """The game lies on a real table; on the screen alone it would go on as another game."""


class Session:
    """A game as it was seen last: its `view` and its `turns`, as the service describes them.

    What is played or undone is saved when the method returns. If it cannot be, nothing has
    changed; after a `Conflict` the game has been read again.
    """

    view: View
    turns: list[Turn]
    review: "ShownReview | None" = None
    """What the coach found, if the game is over."""

    def __init__(self, saves: Saves, id: str) -> None:
        """Open a saved game; `AtRealTable` if it is played at a real table."""
        self.id: Final = id
        self._tables: Final = Library(saves)
        self._open()

    def _open(self) -> None:
        opened = self._tables.open(self.id)
        if opened["view"]["real"] is not None:
            raise AtRealTable("at-real-table")
        self._revision: int = opened["revision"]
        self.view, self.turns = opened["view"], opened["turns"]

    def play(self, action: str) -> Turn:
        """Play an action and return the turn; `IllegalAction` if it is not legal."""
        return self._played(lambda table: table.play(action))

    def redo(self) -> Turn:
        """Redo the action undone last and return the turn."""
        return self._played(lambda table: table.redo())

    def undo(self) -> Turn:
        """Undo the last action and return its turn; the player has confirmed it if necessary."""
        self._change(lambda table: table.undo(confirmed=True))
        return self.turns.pop()

    def resign(self) -> None:
        """Give the game up; the player has been asked."""
        self._change(lambda table: table.resign())

    def note_hint(self, advised: Sequence[str] = ()) -> None:
        """Note a hint in the record, and what it advised; `HintRefused` in a strict game."""
        self._change(lambda table: table.note_hint(advised))

    def record(self) -> dict[str, Any]:
        """Return the record of the game."""
        with self._tables.reading(self.id) as table:
            return table.game.record()

    def view_at(self, number: int) -> View:
        """Return the game as it was seen after the first `number` entries."""
        with self._tables.reading(self.id) as table:
            return Table(branched(table, number)).view()

    def observation(self) -> Observation:
        """Return what the player can see."""
        with self._tables.reading(self.id) as table:
            return table.position.observation()

    def preview(self, action: str) -> Preview:
        """Return what an action would change, or why it is not legal."""
        try:
            with self._tables.reading(self.id) as table:
                return table.preview(action)
        except CeresError as error:
            return {"action": action, "legal": False, "why": problem_of(error)}

    def understand(self, typed: str, vocabulary: str) -> Understood:
        """Return the action that was meant, or the nearest ones."""
        with self._tables.reading(self.id) as table:
            return understand(table, [typed], vocabulary)

    def _played(self, change: Change) -> Turn:
        turn = self._change(change)
        assert turn is not None
        self.turns.append(turn)
        return turn

    def _change(self, change: Change) -> Turn | None:
        try:
            changed = self._tables.change(self.id, self._revision, change)
        except Conflict:
            self._open()
            raise
        self._revision, self.view = changed["revision"], changed["view"]
        self.review = None
        return changed["turn"]


def lesson_notes(view: View) -> "list[Message]":
    """Return the notes of the lesson on the turn played last and on the decision that is due."""
    steps = view["lesson"]["steps"] if view["lesson"] else []
    return [{"id": f"page-learn-step-{step['id']}", "facts": step["facts"]} for step in steps]


def with_facts(step: Step) -> dict[str, Any]:
    """Return a step as a dictionary with the facts of its event, whatever its type is."""
    return cast("dict[str, Any]", step)


def scorings(turns: Iterable[Turn]) -> "list[Scoring]":
    """Return the scorings in some turns."""
    steps = (step for turn in turns for step in turn["steps"] if step["type"] == "scoring")
    return [cast("Scoring", step) for step in steps]


class Scoring(TypedDict):
    """The scoring of an era: what each side got, if the era has ended."""

    era: int
    items: list[ScoringItem]
    you: NotRequired[YourScore]
    ceres: NotRequired[HerScore]
