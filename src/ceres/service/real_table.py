"""A game at a real table: what must be entered, what to do by hand, and what is seen meanwhile."""

from collections.abc import Iterable, Sequence
from typing import cast

from ceres.actions import Action
from ceres.checking import Check
from ceres.companion import (
    DECKS,
    DRAWERS,
    REAL,
    Context,
    NotAsked,
    RealGame,
    begin_set_up,
    instructions,
    message_of,
)
from ceres.engine.state import State
from ceres.errors import InvalidOption
from ceres.events import Event
from ceres.format.record_extras import forget_advice
from ceres.game import Game
from ceres.position import Position
from ceres.service.possible import impossible
from ceres.service.problems import problem_of
from ceres.service.steps import describe_with_tables
from ceres.service.table import Table
from ceres.service.types.base import Message, Reveal
from ceres.service.types.game import Possible, Step, Turn, View
from ceres.service.types.outlook import Outlook
from ceres.service.types.real import Deck, Drawer, Real


class RealTable(Table):
    """A table of wood and cardboard, of which we know what has been entered (`RealGame`).

    >>> table = new_table(seed=7, real={"cards": "me", "tiles": "app", "deeds": "app"})
    >>> table.view()["real"]["asks"]["why"]
    'row'
    >>> turn = at_real_table(table).enter(["c01", "c02", "c03", "c04"])
    >>> turn["number"], turn["steps"][-1]["type"]
    (0, 'set-up-done')
    """

    def __init__(self, game: Game) -> None:
        """Sit down at a game; `game.extras` says what is known of its table."""
        super().__init__(game)
        self.real = RealGame(game)

    @property
    def undone(self) -> list[Action | Position]:
        """Everything that a record stores as undone: the pending action comes first."""
        pending = self.real.pending
        if pending is None or pending.action is None:
            return self.real.undone
        return [pending.action, *self.real.undone]

    def play(self, action: Action | str) -> Turn:
        """Play an action; return the turn up to the first draw that must be entered."""
        self.check_not_resigned()
        number = len(self.game.entries)
        self.real.play(action)
        forget_advice(self.game.extras, number)
        return self.last_turn()

    def enter(self, drawn: object) -> Turn:
        """Enter what was drawn; return the turn from its beginning up to the next draw."""
        self.check_not_resigned()
        self.real.enter(drawn)
        return self.last_turn()

    def undo(self, confirmed: bool = True, seen: int | None = None) -> None:
        """Take back what was entered last, or the action; nothing has to be confirmed."""
        del confirmed, seen
        self.check_not_resigned()
        self.real.undo()

    def redo(self) -> Turn:
        """Redo what was undone last, an answer or an action; return the turn."""
        self.check_not_resigned()
        self.real.redo()
        return self.last_turn()

    def draw_by(self, deck: Deck, drawer: Drawer) -> Turn | None:
        """Set who draws from a deck from now on; return the turn that was under way, if any."""
        self.check_not_resigned()
        under_way = self.real.pending is not None
        self.real.draw_by(deck, drawer)
        return self.last_turn() if under_way else None

    def correct(self, changes: object) -> Turn:
        """Go on from what the real table shows instead; `Impossible` if that cannot be."""
        self.check_not_resigned()
        self.real.correct(changes)
        return self.last_turn()

    # What is shown.

    def view(self) -> View:
        """Return all that may be shown now, and what must be entered before anything else."""
        going_on = not self.resigned
        asks = self.real.question() if going_on else None
        return {
            **super().view(),
            "undo": {"can": going_on and self.real.can_undo(), "asks": False, "revealed": []},
            "redo": {"can": going_on and self.real.can_redo()},
            "real": cast("Real", {"draws": dict(self.real.draws), "asks": asks}),
        }

    def _seen(self) -> Position:
        return super()._seen() if self.real.pending is None else self.real.pending.table

    def _can(self, position: Position) -> Possible:
        if self.real.pending is None or self.resigned:
            return super()._can(position)
        return impossible(position._state, problem_of(NotAsked("real-tell-first")))

    def outlook(self) -> Outlook:
        """Return what each card would do now, unless something must be entered first."""
        if self.real.pending is None:
            return super().outlook()
        return {"cards": [], "why": problem_of(NotAsked("real-tell-first"))}

    def turns(self) -> list[Turn]:
        """Return the set-up and all turns so far, without corrections of hidden things only."""
        turns = (self._turn(number) for number in range(len(self.game.entries)))
        found = [self._set_up(), *(turn for turn in turns if turn["steps"])]
        return [*found, self._unfinished_turn()] if self._in_a_turn() else found

    def last_turn(self) -> Turn:
        """Return the turn under way, else the last one, else the set-up."""
        if self._in_a_turn():
            return self._unfinished_turn(with_states=True)
        for number in reversed(range(len(self.game.entries))):
            if self._events(number):
                return self._turn(number, self.game.positions[number])
        return self._set_up(with_states=True)

    def under_way(self) -> Turn | None:
        """Return the turn, or the set-up, in which something must be entered now."""
        return None if self.real.pending is None else self.last_turn()

    def revealed(self, seen: int | None = None) -> list[Reveal]:
        """Return nothing: what was revealed lies on the table."""
        del seen
        return []

    def _events(self, number: int) -> list[Event]:
        return self.real.events(number)

    def _in_a_turn(self) -> bool:
        return self.real.pending is not None and not self.real.in_set_up

    def _set_up(self, with_states: bool = False) -> Turn:
        """Return the set-up, as far as it has been entered."""
        pending = self.real.pending if self.real.in_set_up else None
        turn = pending or begin_set_up(self.game.start)
        events = pending.shown if pending else turn.events
        return self._describe(0, None, events, turn.tables if with_states else None)

    def _unfinished_turn(self, with_states: bool = False) -> Turn:
        """Return the turn under way, up to the draw that must be entered now."""
        pending = self.real.pending
        assert pending is not None
        number, action = len(self.game.entries) + 1, str(pending.action)
        tables = pending.tables if with_states else None
        return self._describe(number, action, pending.shown, tables)

    def _steps(self, events: Sequence[Event], tables: Sequence[State]) -> list[Step]:
        steps = describe_with_tables(events, self._say, tables)
        for step, event, before in zip(steps, events, tables, strict=False):
            context = Context(Position(before).to_dict(), self.real.draws, self.position.components)
            step["hands"] = instructions(event, context)
        return steps

    def _say(self, event: Event) -> Message:
        return message_of(event, self.position.components)


def table_of(game: Game) -> Table:
    """Return the table of a game, real or not."""
    return RealTable(game) if REAL in game.extras else Table(game)


def at_real_table(table: Table) -> RealTable:
    """Return a table that is a real one; `NotAsked` if it is not."""
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
    """Begin a game as `Table.new`; `real`: at a real table, with who draws from which deck."""
    if real is None:
        return Table.new(seed, difficulty, monuments, variants, components, strict)
    check = Check()
    for deck, drawer in check.table(real, "real", DECKS).items():
        check.word(drawer, f"real.{deck}", DRAWERS)
    if check.faults or not isinstance(real, dict):
        raise InvalidOption(check.faults)
    begun = Table.new(seed, difficulty, monuments, variants, components).game
    # What is entered replaces what the seed gave, so the seed says nothing about the game.
    return RealTable(RealGame.new(Game(begun.start), dict(real)).game)
