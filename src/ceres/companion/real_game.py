"""A game at a real table: Ceres is played here, and what is drawn there is told."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from ceres.actions import Action, action_of
from ceres.companion.asking import ask, checked
from ceres.companion.comparing import correction
from ceres.companion.correcting import corrected
from ceres.companion.draws import CARDS, MONUMENTS, TILES, Draw, draws_in
from ceres.companion.errors import NotAsked
from ceres.companion.metadata import ME, REAL, Kept, read_kept
from ceres.companion.partial_state import staged
from ceres.companion.setup import bare, set_up_draws, setting_up
from ceres.companion.swapping import swapped, tile_drawn
from ceres.events import Event
from ceres.game import Game, NothingToUndo
from ceres.messages import say
from ceres.position import Position

Data = dict[str, Any]


class Passage(NamedTuple):
    """A turn, or the set-up: the table before it, all that happens, and what is drawn for that."""

    before: Data
    events: list[Event]
    draws: list[Draw]


class RealGame:
    """A game whose hidden things become known as the player tells them.

    `told` is how many draws of the turn under way are settled; `None`: no turn is under way. The
    action of that turn is the first one of `game.undone`: it counts as played when all of it is
    told. What the player tells is swapped into its place in the last base of the game (its start,
    or the last correction), so that the record replays as any other.
    """

    def __init__(self, game: Game) -> None:
        """Sit down at a game; what is known of its table is in `game.extras`."""
        self.game: Final = game
        kept = read_kept(game.extras.get(REAL))
        self.draws: Final = kept.draws
        self.set_up = kept.set_up and not game.entries
        in_a_turn = bool(game.undone) and isinstance(game.undone[0], Action)
        self.told = kept.told if in_a_turn else None
        if self.set_up:
            self.told = kept.told or 0
        # How many things are known to come, by the pile they lie in: told, and then taken back.
        self._ahead = kept.ahead
        self.stories: list[list[Event]] = [
            story_of(before, entry)
            for before, entry in zip(game.positions, game.entries, strict=False)
        ]
        self._passage: Passage | None = None
        self._settle()

    @classmethod
    def new(cls, game: Game, draws: dict[str, str]) -> "RealGame":
        """A new game, to be set up at the table; `draws` says who draws from which deck."""
        game.extras[REAL] = {"draws": draws, "set_up": True, "told": 0}
        return cls(game)

    # What is going on.

    @property
    def passage(self) -> Passage | None:
        """The turn under way, or the set-up; `None` if the next action is due."""
        if self._passage is None and self.told is not None:
            self._passage = self.set_up_passage() if self.set_up else self._turn_under_way()
        return self._passage

    def set_up_passage(self) -> Passage:
        """The set-up of this table."""
        start = self.game.start.to_dict()
        events = setting_up(start)
        return Passage(bare(start), events, set_up_draws(events))

    def _turn_under_way(self) -> Passage:
        before, action = self.game.position, self.game.undone[0]
        assert isinstance(action, Action)
        events = before.play(action)[1]
        return Passage(before.to_dict(), events, draws_in(before, events))

    @property
    def due(self) -> Draw | None:
        """What must be told next."""
        passage = self.passage
        return None if passage is None or self.told is None else passage.draws[self.told]

    def shown(self) -> list[Event]:
        """Of the turn under way, what has happened so far."""
        passage, due = self.passage, self.due
        return [] if passage is None or due is None else passage.events[: due.step]

    def table(self) -> Data:
        """The table as it lies now, as a written position; in the middle of a turn, too."""
        passage = self.passage
        if passage is None:
            return self.game.position.to_dict()
        return staged(passage.before, self.shown())

    def asks(self) -> Data | None:
        """What must be told now, for a user interface."""
        due = self.due
        return None if due is None else ask(self.table(), due, self.likely())

    def likely(self) -> list[str]:
        """What was told before it was taken back."""
        due = self.due
        if due is None or self._ahead.get(due.pile, 0) < len(due.drawn):
            return []
        return list(due.drawn)

    def by_hand(self, draw: Draw) -> bool:
        """Whether the player draws it; the Monument cards are cards like any other."""
        return self.draws[CARDS if draw.deck == MONUMENTS else draw.deck] == ME

    # What is done.

    def play(self, action: Action | str) -> None:
        """Begin a turn with an action, and go on to the first thing that must be told."""
        self._only_if_nothing_is_due()
        chosen, game = action_of(action), self.game
        if not game.undone or game.undone[0] != chosen:
            game.play(chosen)
            game.undo()
        self._begin(0)
        self._settle()

    def enter(self, drawn: object) -> None:
        """Tell what was drawn, and go on; `NotDrawn` if it cannot be."""
        due = self.due
        if due is None or self.told is None:
            raise NotAsked("real-nothing-asked")
        names = checked(self.table(), due, drawn)
        if not _same(due, names):
            self._swap(due, names)
            self._forget(due.deck)
        self._pass(due)
        self.told += 1
        self._settle()

    def undo(self) -> None:
        """Take back what was told last in this turn; if nothing was, its action."""
        if not self.can_undo():
            raise NothingToUndo(say("nothing-to-undo"))
        if self.told is None:
            self._step_back()
        passage, told = self.passage, self.told
        if passage is None or told is None:
            self._keep()
            return
        before = [number for number in range(told) if self.by_hand(passage.draws[number])]
        number = before[-1] if before else 0
        for draw in passage.draws[number:told]:
            self._ahead[draw.pile] = self._ahead.get(draw.pile, 0) + len(draw.drawn)
        self._begin(number if before else None)
        self._keep()

    def redo(self) -> None:
        """Tell again what was taken back, or play the action again."""
        if not self.can_redo():
            raise NothingToUndo(say("nothing-to-redo"))
        if self.told is not None:
            self.enter(self.likely())
            return
        game = self.game
        while self._silent_next():
            self._again()
        if isinstance(game.undone[0], Position):
            self._again()
            self._keep()
        else:
            self._begin(0)
            self._settle()

    def draw_by(self, deck: str, drawer: str) -> None:
        """From now on the app draws from this deck, or the player does."""
        self.draws[deck] = drawer
        self._settle()

    def correct(self, changes: object) -> None:
        """The real table shows something else; `Impossible` if that cannot be."""
        self._only_if_nothing_is_due()
        before = self.game.position
        position = corrected(before, changes)
        story = story_of(before, position)
        if not story:
            raise NotAsked("real-nothing-changed")
        self.game.correct(position)
        self.stories.append(story)
        self._ahead.clear()
        self._keep()

    def can_undo(self) -> bool:
        """Whether anything can be taken back."""
        if self.told is not None and not self.set_up:
            return True
        if self.told is None and any(self.stories):
            return True
        draws = self.set_up_passage().draws[: self.told]
        return any(self.by_hand(draw) for draw in draws)

    def can_redo(self) -> bool:
        """Whether anything that was taken back can be told or played again."""
        return bool(self.likely() if self.told is not None else self.game.undone)

    # Going on and back.

    def _settle(self) -> None:
        """Go on as far as the app draws; when all is told, the turn has been played."""
        passage = self.passage
        while passage is not None and self.told is not None:
            if self.told >= len(passage.draws):
                self._finish(passage)
                break
            draw = passage.draws[self.told]
            if self.by_hand(draw):
                break
            self._pass(draw)
            self.told += 1
        self._keep()

    def _finish(self, passage: Passage) -> None:
        if self.set_up:
            self.set_up = False
        else:
            self.game.redo()
            self.stories.append(passage.events)
        self._begin(None)

    def _begin(self, told: int | None) -> None:
        self.told = told
        self._passage = None

    def _step_back(self) -> None:
        """Into the end of the turn before, or of the set-up; a correction goes as a whole."""
        game = self.game
        while self.stories and not self.stories[-1]:
            self._back()
        if not game.entries:
            self.set_up = True
            self._begin(len(self.set_up_passage().draws))
            return
        entry = game.entries[-1]
        self._back()
        if isinstance(entry, Position):
            self._ahead.clear()
        else:
            self._begin(0)
            self.told = len(self._turn_under_way().draws)

    def _back(self) -> None:
        self.game.undo()
        self.stories.pop()

    def _again(self) -> None:
        before = self.game.position
        self.game.redo()
        self.stories.append(story_of(before, self.game.entries[-1]))

    def _silent_next(self) -> bool:
        """Whether what comes next corrects nothing but the order of hidden things."""
        entry = self.game.undone[0]
        return isinstance(entry, Position) and not story_of(self.game.position, entry)

    # What is known of the hidden things.

    def _pass(self, draw: Draw) -> None:
        """Something known to come has come."""
        left = self._ahead.get(draw.pile, 0) - len(draw.drawn)
        self._ahead[draw.pile] = max(left, 0)

    def _forget(self, deck: str) -> None:
        """What was known to come from a deck is not any more."""
        self._ahead = {
            pile: count for pile, count in self._ahead.items() if not pile.startswith(deck)
        }

    def _swap(self, due: Draw, drawn: Sequence[str]) -> None:
        """Put what was told into its place, and go through the game again with it."""
        game, told = self.game, self.told
        action = None if self.set_up else game.undone[0]
        base = game.positions[game.base]
        if due.deck == TILES and not self.set_up:
            self._swap_tile(base, drawn[0])
        else:
            game.rebase(_read(swapped(base.to_dict(), due, drawn), base))
        if isinstance(action, Action):
            game.play(action)
            game.undo()
        self._begin(told)

    def _swap_tile(self, base: Position, tile: str) -> None:
        """The next tile of the bag is this one.

        Tiles that came back to the bag (X2) lie behind those of the base and are not in it: if one
        of them is drawn, the hidden order is corrected before the turn.
        """
        game, left = self.game, len(self.table()["bag"])
        came_back = sum(
            len(event.facts["covered"])
            for story in self.stories[game.base :]
            for event in story
            if event.type == "monument"
        )
        written = base.to_dict()
        place = len(written["bag"]) + came_back - left
        found = tile_drawn(written, place, tile)
        if found is not None:
            game.rebase(_read(found, base))
            return
        now = game.position.to_dict()
        found = tile_drawn(now, len(now["bag"]) - left, tile)
        assert found is not None, "only what is in the bag can be told"
        game.correct(_read(found, base))
        self.stories.append([])

    def _only_if_nothing_is_due(self) -> None:
        if self.told is not None:
            raise NotAsked("real-tell-first")

    def _keep(self) -> None:
        """Write down what is known, in the further keys of the record."""
        kept = Kept(self.draws, self.set_up, self.told, self._ahead)
        self.game.extras[REAL] = kept.written()


def story_of(before: Position, entry: Action | Position) -> list[Event]:
    """What happened when this was played, or what a correction of the table changed."""
    if isinstance(entry, Position):
        return correction(before, entry)
    return before.play(entry)[1]


def _same(due: Draw, drawn: Iterable[str]) -> bool:
    """Whether the record has it so already."""
    return tuple(drawn) == due.drawn if due.ordered else set(drawn) == set(due.drawn)


def _read(data: Data, like: Position) -> Position:
    return Position.from_dict(data, like.components)
