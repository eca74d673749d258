"""A game at a real table: Ceres is played here, and what is drawn there is entered."""

from collections.abc import Sequence
from typing import Any, Final

from ceres.actions import Action, action_of
from ceres.companion.correcting import corrected
from ceres.companion.differences import correction
from ceres.companion.draws import CARDS, MONUMENTS, TILES, Draw
from ceres.companion.errors import NotAsked
from ceres.companion.metadata import ME, Behind, Metadata, read_metadata
from ceres.companion.pending_turn import PendingTurn, begin_set_up, begin_turn
from ceres.companion.questions import check_drawn, question
from ceres.companion.substitution import covered_tiles, substitute, swap_tiles
from ceres.engine.pieces import TILE_OF
from ceres.events import Event
from ceres.format.record_extras import REAL
from ceres.game import Game, NothingToUndo
from ceres.messages import say
from ceres.position import Position


class RealGame:
    """A game whose hidden things become known as the player enters them.

    `pending` is the turn under way, or the set-up; `None` if the next action is due. Its action
    counts as played when everything drawn in it is known. What is entered is substituted in all
    positions since the last base of the game (its start, or the last correction), so the record
    replays like any other. `undone` can be played again, the next one first.
    """

    def __init__(self, game: Game) -> None:
        """Take over a game; `game.extras` says what is known of its table."""
        self.game: Final = game
        metadata = read_metadata(game.extras.get(REAL))
        self.draws: Final = metadata.draws
        self.undone: list[Action | Position] = list(game.undone)
        game.clear_undone()
        self.pending: PendingTurn | None = None
        # How many things are known to come, by the pile they lie in: entered, and then undone.
        self._ahead = metadata.ahead
        self._behind = metadata.behind
        self._restore(metadata)
        self._advance()

    @classmethod
    def new(cls, game: Game, draws: dict[str, str]) -> "RealGame":
        """Begin a game, to be set up at the table; `draws` says who draws from which deck."""
        game.extras[REAL] = Metadata(draws, True, 0, {}).to_dict()
        return cls(game)

    def _restore(self, metadata: Metadata) -> None:
        """Take up the set-up or the turn that was under way: its action is the first undone one."""
        known, first = metadata.entered, self.undone[0] if self.undone else None
        if metadata.set_up and not self.game.entries:
            self.pending = begin_set_up(self.game.start).settled(known or 0)
        elif known is not None and isinstance(first, Action):
            self.pending = begin_turn(self.game.position, first).settled(known)
            del self.undone[0]

    @property
    def in_set_up(self) -> bool:
        """Whether the table is being set up."""
        return self.pending is not None and self.pending.action is None

    @property
    def due(self) -> Draw | None:
        """The draw that must be entered next."""
        return None if self.pending is None else self.pending.due

    def events(self, number: int) -> list[Event]:
        """Return the events of an entry: none if it only corrected the order of hidden things."""
        entry = self.game.entries[number]
        if isinstance(entry, Position):
            return correction(self.game.positions[number], entry)
        return self.game.events[number]

    def question(self) -> dict[str, Any] | None:
        """Return what must be entered now, for a user interface."""
        pending = self.pending
        return None if pending is None else question(pending.table, pending.due, self.likely())

    def likely(self) -> list[str]:
        """Return what was entered here before it was undone."""
        due = self.due
        if due is None or self._ahead.get(due.pile, 0) < len(due.drawn):
            return []
        return list(due.drawn)

    def by_hand(self, draw: Draw) -> bool:
        """Return whether the player draws it; the Monument cards are cards like any other."""
        return self.draws[CARDS if draw.deck == MONUMENTS else draw.deck] == ME

    def play(self, action: Action | str) -> None:
        """Begin a turn with an action, and go on to the first draw that must be entered."""
        self._check_nothing_due()
        chosen = action_of(action)
        self._behind = None
        self.pending = begin_turn(self.game.position, chosen)
        if self.undone[:1] == [chosen]:
            del self.undone[0]
        else:
            self.undone.clear()
        self._advance()

    def enter(self, drawn: object) -> None:
        """Enter what was drawn, and go on; `NotDrawn` if it cannot be."""
        pending = self.pending
        if pending is None:
            raise NotAsked("real-nothing-asked")
        self._behind = None
        due = pending.due
        names = check_drawn(pending.table, due, drawn)
        if not due.matches(names):
            pending = self._substitute(pending, names)
            self._forget(due.deck)
        self._pass(due)
        self.pending = pending.settled(pending.known + 1)
        self._advance()

    def correct(self, changes: object) -> None:
        """Go on from what the real table shows instead; `Impossible` if that cannot be."""
        self._check_nothing_due()
        before = self.game.position
        position = corrected(before, changes)
        if not correction(before, position):
            raise NotAsked("real-nothing-changed")
        self.game.correct(position)
        self.undone.clear()
        self._ahead.clear()
        self.catch_up(None)

    def draw_by(self, deck: str, drawer: str) -> None:
        """Let the app, or the player, draw from this deck from now on."""
        self.draws[deck] = drawer
        self._advance()

    # Undo and redo.

    def can_undo(self) -> bool:
        """Return whether anything can be undone."""
        pending = self.pending
        if pending is None and any(map(self.events, range(len(self.game.entries)))):
            return True
        if pending is not None and pending.action is not None:
            return True
        set_up = begin_set_up(self.game.start)
        known = len(set_up.draws) if pending is None else pending.known
        return any(map(self.by_hand, set_up.draws[:known]))

    def can_redo(self) -> bool:
        """Return whether anything can be redone."""
        return bool(self.undone if self.pending is None else self.likely())

    def undo(self) -> None:
        """Take back what was entered last in this turn; if nothing was, its action."""
        if not self.can_undo():
            raise NothingToUndo(say("nothing-to-undo"))
        pending = self.pending or self._step_back()
        if pending is not None:
            entered = [n for n in range(pending.known) if self.by_hand(pending.draws[n])]
            number = entered[-1] if entered else 0
            for draw in pending.draws[number : pending.known]:
                self._ahead[draw.pile] = self._ahead.get(draw.pile, 0) + len(draw.drawn)
            self.pending = pending.settled(number) if entered else None
            if not entered and pending.action is not None:
                self.undone.insert(0, pending.action)
        self._save()

    def redo(self) -> None:
        """Redo what was undone last, an answer or an action."""
        if not self.can_redo():
            raise NothingToUndo(say("nothing-to-redo"))
        if self.pending is not None:
            self.enter(self.likely())
            return
        changed = False
        while self.undone and not changed:
            entry = self.undone.pop(0)
            if isinstance(entry, Action):
                self.pending = begin_turn(self.game.position, entry)
                self._advance()
                return
            self.game.correct(entry)
            changed = bool(self.events(len(self.game.entries) - 1))
        self._save()

    # How far the real table has followed.

    @property
    def behind(self) -> Behind | None:
        """How the real table lay before an undo or another drawer; `None` if it fits."""
        found = self._behind
        return found if found is not None and found.turn <= len(self._played_and_undone) else None

    def catch_up(self, behind: Behind | None) -> None:
        """Store how the real table lies, so that the player is told how to make it fit."""
        self._behind = behind
        self._save()

    def turn(self, number: int) -> tuple[list[Event], list[Position]]:
        """Return the events of a turn, and the table before it and after each of them.

        Turn 0 is the set-up; what was undone follows what was played.
        """
        if number == 0:
            set_up = self.pending if self.in_set_up and self.pending else None
            set_up = set_up or begin_set_up(self.game.start)
            return set_up.events, set_up.tables
        played = self._played_and_undone[:number]
        position = self.game.positions[min(number - 1, len(self.game.entries))]
        for entry in played[len(self.game.entries) : -1]:
            position = entry if isinstance(entry, Position) else position.play(entry)[0]
        last = played[-1]
        if isinstance(last, Position):
            return correction(position, last), [position, last]
        turn = begin_turn(position, last)
        return turn.events, turn.tables

    @property
    def _played_and_undone(self) -> list[Action | Position]:
        action = self.pending.action if self.pending else None
        return [*self.game.entries, *([action] if action else []), *self.undone]

    def _step_back(self) -> PendingTurn | None:
        """Return to the end of the turn before, or of the set-up; undo a correction as a whole."""
        while self.game.entries:
            changed = self.events(len(self.game.entries) - 1)
            entry = self.game.entries[-1]
            self.game.undo()
            self.game.clear_undone()
            if isinstance(entry, Action):
                turn = begin_turn(self.game.position, entry)
                return turn.settled(len(turn.draws))
            self.undone.insert(0, entry)
            if changed:
                self._ahead.clear()
                return None
        set_up = begin_set_up(self.game.start)
        return set_up.settled(len(set_up.draws))

    # Going on.

    def _advance(self) -> None:
        """Settle what the app draws; when nothing is left to enter, the turn has been played."""
        pending = self.pending
        if pending is not None:
            known = pending.known
            while known < len(pending.draws) and not self.by_hand(pending.draws[known]):
                self._pass(pending.draws[known])
                known += 1
            finished = known >= len(pending.draws)
            if finished and pending.action is not None:
                self.game.append(pending.action, pending.tables[-1], pending.events)
            self.pending = None if finished else pending.settled(known)
        self._save()

    def _check_nothing_due(self) -> None:
        if self.pending is not None:
            raise NotAsked("real-tell-first")

    def _save(self) -> None:
        """Store what is known of the table among the further keys of the record."""
        known = None if self.pending is None else self.pending.known
        metadata = Metadata(self.draws, self.in_set_up, known, self._ahead, self.behind)
        self.game.extras[REAL] = metadata.to_dict()

    # What is known of the hidden things.

    def _pass(self, draw: Draw) -> None:
        """Count a draw that was known to come."""
        left = self._ahead.get(draw.pile, 0) - len(draw.drawn)
        self._ahead[draw.pile] = max(left, 0)

    def _forget(self, deck: str) -> None:
        """Forget what was known to come from a deck."""
        self._ahead = {
            pile: count for pile, count in self._ahead.items() if not pile.startswith(deck)
        }

    def _substitute(self, pending: PendingTurn, drawn: Sequence[str]) -> PendingTurn:
        """Put what was drawn into its place in the game; return the turn with it."""
        game, due = self.game, pending.due
        self.undone.clear()
        if pending.action is None:
            game.rebase(substitute([game.start], due, drawn))
            return begin_set_up(game.start).settled(pending.known)
        if due.deck == TILES:
            self._substitute_tile(pending, drawn[0])
        else:
            game.rebase(substitute(game.positions[game.base :], due, drawn))
        return begin_turn(game.position, pending.action).settled(pending.known)

    def _substitute_tile(self, pending: PendingTurn, tile: str) -> None:
        """Make this tile the next one of the bag.

        Tiles that came back to the bag (X2) lie behind those of the base and are not in it: if one
        of them is drawn, the hidden order is corrected before the turn.
        """
        game, bag = self.game, _bag(self.game.position)
        slot = len(bag) - len(_bag(pending.table))
        other = bag.index(TILE_OF[tile], slot)
        base, positions = game.base, game.positions
        covered = [covered_tiles(turn) for turn in game.events[base:]]
        if other < len(bag) - sum(covered):
            game.rebase(swap_tiles(positions[base:], covered, slot, other))
        else:
            game.correct(swap_tiles(positions[-1:], (), slot, other)[0])


def _bag(position: Position) -> Sequence[int]:
    """Return the tiles in the bag, the next one first."""
    state = position._state
    return state.bag[state.next_tile :]
