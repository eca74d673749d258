"""A game at a real table: what must be entered, what to do by hand, and what is seen meanwhile."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple, cast

from ceres.actions import Action
from ceres.checking import Check
from ceres.companion import (
    DECKS,
    DRAWERS,
    REAL,
    Behind,
    CatchUp,
    Context,
    NotAsked,
    RealGame,
    begin_set_up,
    card_moves,
    catch_up,
    draws_in,
    instructions,
    message_of,
    set_up_draws,
)
from ceres.engine.state import State
from ceres.errors import InvalidOption
from ceres.events import Event, Flip, Place
from ceres.format.record_extras import forget_advice
from ceres.game import Game
from ceres.position import Position
from ceres.service.possible import impossible
from ceres.service.problems import problem_of
from ceres.service.steps import describe, describe_with_tables
from ceres.service.table import Table
from ceres.service.types.base import Message, Reveal
from ceres.service.types.game import Possible, Step, Turn, View
from ceres.service.types.outlook import Outlook
from ceres.service.types.real import Deck, Drawer, Real


class _Held(NamedTuple):
    """A card that was flipped: it is in hand since and until these steps of a turn."""

    flip: Flip
    since: int
    until: int


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
        """Take back what was entered last, or the action; nothing has to be confirmed.

        The real table lies as after the first `seen` steps of the last turn.
        """
        del confirmed
        self.check_not_resigned()
        behind = self._behind(seen)
        self.real.undo()
        self._catch_up(behind)

    def redo(self, seen: int | None = None) -> Turn:
        """Redo what was undone last, an answer or an action; return the turn."""
        self.check_not_resigned()
        behind = self._behind(seen)
        # An answer is not asked for again, and what was not put back yet need not be done again.
        follows = self.real.pending is None and behind is not self.real.behind
        follows &= behind.seen == len(self._last()[2])
        self.real.redo()
        self._catch_up(None if follows else behind)
        return self.last_turn()

    def draw_by(self, deck: Deck, drawer: Drawer, seen: int | None = None) -> Turn | None:
        """Set who draws from a deck from now on; return the turn with what is done by hand."""
        self.check_not_resigned()
        check = Check()
        check.word(drawer, "drawer", DRAWERS[deck])
        if check.faults:
            raise InvalidOption(check.faults)
        # What was drawn so far was drawn by the other one.
        self._catch_up(self._behind(seen))
        self.real.draw_by(deck, drawer)
        return self.last_turn()

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
            "real": cast(
                "Real",
                {
                    "draws": dict(self.real.draws),
                    "cards_out": self._context(self.position).cards_out,
                    "asks": asks,
                },
            ),
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
        if not self._in_a_turn():
            return found
        return [*found, self._describe(*self._last())]

    def last_turn(self) -> Turn:
        """Return the turn under way, else the last one, else the set-up."""
        number, action, events = self._last()
        turn = self._describe(number, action, events, self.real.turn(number)[1])
        if behind := self.real.behind:
            at = min(behind.step, len(events))
            fits, lies = self._lying(number, at), self._lying(*behind[1:])
            (step,) = describe([CatchUp(())], self._say)
            step["table"], step["hands"] = {}, catch_up(lies, fits)
            turn["steps"].insert(at, step)
        return turn

    def _last(self) -> tuple[int, str | None, Sequence[Event]]:
        """Return the number, the action and the events of the turn to be shown."""
        pending, entries = self.real.pending, self.game.entries
        if pending is not None:
            number = 0 if pending.action is None else len(entries) + 1
            action = None if pending.action is None else str(pending.action)
            return number, action, pending.shown
        for number, entry in reversed([*enumerate(entries, 1)]):
            if events := self._events(number - 1):
                return number, None if isinstance(entry, Position) else str(entry), events
        return 0, None, self.real.turn(0)[0]

    def _behind(self, seen: int | None) -> Behind:
        """Return how the real table lies after this many steps of the last turn as it was shown."""
        number, _, events = self._last()
        behind, at = self.real.behind, len(events)
        if seen is not None and behind is not None:
            if seen <= behind.step:
                return behind
            seen -= 1
        at = at if seen is None else min(seen, at)
        return Behind(at, number, at, dict(self.real.draws))

    def _catch_up(self, behind: Behind | None) -> None:
        """Let the real table catch up at the end of the last turn."""
        self.real.catch_up(behind and behind._replace(step=len(self._last()[2])))

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

    def _set_up(self) -> Turn:
        """Return the set-up, as far as it has been entered."""
        pending = self.real.pending if self.real.in_set_up else None
        turn = pending or begin_set_up(self.game.start)
        return self._describe(0, None, pending.shown if pending else turn.events)

    def _describe(
        self,
        number: int,
        action: str | None,
        events: Sequence[Event],
        tables: Sequence[Position] | None = None,
    ) -> Turn:
        turn = super()._describe(number, action, events, tables)
        if tables is None:
            return turn
        held = self._held(number)
        entered = self._entered(number, events, tables[0])
        for at, (step, event, table) in enumerate(zip(turn["steps"], events, tables, strict=False)):
            context = self._context(table)
            step["hands"] = instructions(event, context)
            if held and held.until == at:
                step["hands"] += card_moves(held.flip, context)
            if at in entered:
                step["entered"] = True
        return turn

    def _steps(self, events: Sequence[Event], tables: Sequence[State]) -> list[Step]:
        return describe_with_tables(events, self._say, tables)

    def _entered(self, number: int, events: Sequence[Event], before: Position) -> set[int]:
        """Return the steps that show what the player entered."""
        draws = draws_in(before, events) if number else set_up_draws(events)
        return {draw.step for draw in draws if self.real.by_hand(draw)}

    def _held(self, number: int) -> _Held | None:
        """Return her flipped card as a turn has it: it moves once its action is carried out (C1).

        It may have been flipped in an earlier turn, which waited for your choice.
        """
        events, tables = self.real.turn(number)
        start = next((at for at, event in enumerate(events) if isinstance(event, Flip)), None)
        flip = None if start is None else events[start]
        earlier, first = number, events
        while flip is None and earlier > 1 and first and isinstance(first[0], Place):
            earlier -= 1
            first = self.real.turn(earlier)[0]
            flip = next((event for event in first if isinstance(event, Flip)), None)
        if not isinstance(flip, Flip):
            return None
        if tables[-1].phase == "choice":
            until = len(events)
        else:
            hers = takewhile(lambda event: event.side != "game", events[start or 0 :])
            until = (start or 0) + len([*hers]) - 1
        return _Held(flip, 0 if start is None else start + 1, until)

    def _lying(self, number: int, step: int, draws: dict[str, str] | None = None) -> Context:
        """Return the real table as it lies before a step of a turn, with a card still in hand."""
        _, tables = self.real.turn(number)
        context = self._context(tables[min(step, len(tables) - 1)], draws)
        held = self._held(number)
        if held and held.since <= step <= held.until:
            hers = context.before["ceres"]
            hers = {**hers, "row": held.flip.row, "deck": hers["deck"][:-1]}
            before = {**context.before, "ceres": hers}
            return context._replace(before=before, held=held.flip.flipped)
        return context

    def _context(self, table: Position, draws: dict[str, str] | None = None) -> Context:
        return Context(table.to_dict(), draws or self.real.draws, self.position.components)

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
        check.word(drawer, f"real.{deck}", DRAWERS[deck])
    if check.faults or not isinstance(real, dict):
        raise InvalidOption(check.faults)
    begun = Table.new(seed, difficulty, monuments, variants, components).game
    # What is entered replaces what the seed gave, so the seed says nothing about the game.
    return RealTable(RealGame.new(Game(begun.start), dict(real)).game)
