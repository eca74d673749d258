"""A game at a real table: what is asked for, what to do by hand, and what may be seen meanwhile."""

from collections.abc import Iterable, Sequence
from typing import Any

from ceres.actions import Action
from ceres.checking import Check
from ceres.companion import (
    DECKS,
    DRAWERS,
    REAL,
    NotAsked,
    RealGame,
    halfway,
)
from ceres.engine.pieces import PIECES
from ceres.errors import InvalidOption
from ceres.events import Event
from ceres.game import Game
from ceres.position import Position
from ceres.service.problems import problem_of
from ceres.service.real_telling import by_hand
from ceres.service.reveals import Reveal
from ceres.service.table import Table

Data = dict[str, Any]


class RealTable(Table):
    """A table of wood and cardboard, of which we know what we are told (`RealGame`).

    >>> table = new_table(seed=7, real={"cards": "me", "tiles": "app", "deeds": "app"})
    >>> table.view()["real"]["asks"]["why"]
    'row'
    >>> turn = at_real_table(table).enter(["c01", "c02", "c03", "c04"])
    >>> turn["number"], turn["steps"][-1]["type"]
    (0, 'set-up-done')
    """

    real: RealGame

    def _retell(self) -> list[list[Event]]:
        self.real = RealGame(self.game)
        return self.real.stories

    # What is done.

    def play(self, action: Action | str) -> Data:
        """Play an action; the turn up to the first thing that must be told."""
        self.real.play(action)
        return self._told_last()

    def enter(self, drawn: object) -> Data:
        """Tell what was drawn; the turn from its beginning, up to the next thing, or all of it."""
        self.real.enter(drawn)
        return self._told_last()

    def undo(self, confirmed: bool = True) -> None:
        """Take back what was told last, or the action; nothing has to be confirmed."""
        del confirmed
        self.real.undo()

    def redo(self) -> Data:
        """Tell or play again what was taken back."""
        self.real.redo()
        return self._told_last()

    def draw_by(self, deck: object, drawer: object) -> Data | None:
        """Who draws from a deck from now on; the turn that was under way, if one was."""
        check = Check()
        names = check.word(deck, "deck", DECKS), check.word(drawer, "drawer", DRAWERS)
        if check.faults:
            raise InvalidOption(check.faults)
        under_way = self.real.passage is not None
        self.real.draw_by(str(names[0]), str(names[1]))
        return self._told_last() if under_way else None

    def correct(self, changes: object) -> Data:
        """The real table shows something else; `Impossible` if that cannot be."""
        self.real.correct(changes)
        return self._told_last()

    # What is seen.

    def view(self) -> Data:
        """All that may be shown now, and what must be told before anything can be done."""
        return {
            **super().view(),
            "undo": {"can": self.real.can_undo(), "asks": False, "revealed": []},
            "redo": {"can": self.real.can_redo()},
            "real": {"draws": dict(self.real.draws), "asks": self.real.asks()},
        }

    def _seen(self) -> tuple[Data, Position]:
        if self.real.passage is None:
            return super()._seen()
        data = {**self.real.table(), "pending": None}
        return data, halfway(data, self.position.components)

    def _can(self, position: Position) -> Data:
        return super()._can(position) if self.real.passage is None else _nothing(position)

    def turns(self) -> list[Data]:
        """The set-up and the whole story so far, without what corrected hidden things only."""
        numbers = [number for number, story in enumerate(self._stories) if story]
        turns = [self._set_up(), *(self._turn(number) for number in numbers)]
        return [*turns, self._told_so_far()] if self._in_a_turn() else turns

    def last_turn(self) -> Data:
        """The turn under way, else the last one, else the set-up."""
        return self._told_last()

    def under_way(self) -> Data | None:
        """The turn, or the set-up, in which something must be told now."""
        return None if self.real.passage is None else self._told_last()

    def revealed(self) -> list[Reveal]:
        """Nothing that would have to be hidden again: it lies on the table."""
        return []

    def _told_last(self) -> Data:
        if self._in_a_turn():
            return self._told_so_far(self.position)
        for number in reversed(range(len(self._stories))):
            if self._stories[number]:
                return self._turn(number, self.game.positions[number])
        return self._set_up(staged=True)

    def _in_a_turn(self) -> bool:
        return self.real.passage is not None and not self.real.set_up

    def _set_up(self, staged: bool = False) -> Data:
        """The set-up, as far as it is told."""
        passage, under_way = self.real.set_up_passage(), self.real.set_up
        events = self.real.shown() if under_way else passage.events
        end = None if under_way else self.game.start
        return self._tell(0, None, events, passage.before if staged else None, end)

    def _told_so_far(self, before: Position | None = None) -> Data:
        """The turn under way, up to what must be told now."""
        number, action = len(self.game.entries) + 1, str(self.game.undone[0])
        return self._tell(number, action, self.real.shown(), before, None)

    def _steps(self, data: Data, events: Sequence[Event], end: Position | None) -> list[Data]:
        return by_hand(data, events, self.real.draws, end, self.position.components)


def table_of(game: Game) -> Table:
    """The table of a game, real or not."""
    return RealTable(game) if REAL in game.extras else Table(game)


def at_real_table(table: Table) -> RealTable:
    """A table that is a real one; `NotAsked` if it is not."""
    if not isinstance(table, RealTable):
        raise NotAsked("real-not-real")
    return table


def new_table(
    seed: int | None = None,
    difficulty: str = "normal",
    monuments: bool = False,
    variants: Iterable[str] = (),
    components: object = None,
    strict: bool = False,
    real: object = None,
) -> Table:
    """A new game, as `Table.new`; `real`: at a real table, with who draws from which deck."""
    if real is None:
        return Table.new(seed, difficulty, monuments, variants, components, strict)
    check = Check()
    for deck, drawer in check.table(real, "real", DECKS).items():
        check.word(drawer, f"real.{deck}", DRAWERS)
    if check.faults or not isinstance(real, dict):
        raise InvalidOption(check.faults)
    begun = Table.new(seed, difficulty, monuments, variants, components).game
    # What is told takes the place of what the seed gave, so the seed says nothing about the game.
    return RealTable(RealGame.new(Game(begun.start), dict(real)).game)


def _nothing(position: Position) -> Data:
    """What can be done while something must be told: nothing, and that is why."""
    why = problem_of(NotAsked("real-tell-first"))
    state = position._state
    pieces = [piece for piece in PIECES if state.with_monuments or not piece.monument]
    market = position.to_dict()["market"]
    return {
        "income": {"silver": 0, "why": why},
        "deeds": {offer["deed"]: {"why": why} for offer in market},
        "builds": {piece.id: {"places": [], "why": why} for piece in pieces},
        "places": [],
    }
