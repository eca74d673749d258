"""A game at the table, for a user interface: what is seen of it, and what can be done."""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import chain
from operator import or_
from typing import Final, cast

from ceres.actions import Action
from ceres.base_view import score_dict
from ceres.challenges.achievements import achievements
from ceres.challenges.progress import point, sources
from ceres.components import read_components
from ceres.engine.pieces import PIECES
from ceres.engine.scoring import score
from ceres.engine.scoring_items import scoring_items
from ceres.engine.state import GARDEN, State
from ceres.engine.story import Story
from ceres.errors import IllegalAction
from ceres.events import Event, Sites
from ceres.format.position_writer import pending_choice
from ceres.format.record import RULES_VERSION
from ceres.format.record_extras import (
    HINTS,
    MINE,
    PEEKED,
    RESIGNED,
    STRICT,
    forget_advice,
    game_marks_of,
    is_resigned,
    mark_advised,
    mark_peeked,
    resigned_result,
)
from ceres.game import Game, NothingToUndo
from ceres.messages import say
from ceres.position import Position, step_by_step
from ceres.service.box import components_of
from ceres.service.lesson import steps_at
from ceres.service.outlook import shown_outlook
from ceres.service.possible import impossible, possible
from ceres.service.preview import choice_changes, measures, measures_after, preview
from ceres.service.problems import GameResigned, HintRefused, UndoRefused, problem_of
from ceres.service.steps import describe, describe_with_tables, reveals
from ceres.service.tabletop import tabletop
from ceres.service.types.base import Message, Phase, Reveal
from ceres.service.types.game import (
    GameFacts,
    GameOptions,
    Pending,
    Possible,
    Preview,
    Progress,
    Result,
    ScoreNow,
    Step,
    Turn,
    Undo,
    View,
)
from ceres.service.types.outlook import Outlook
from ceres.text.sentences import sentence
from ceres.text.speaking import MESSENGER


class Table:
    """A game at the table.

    >>> table = Table.new(seed=7, difficulty="hard")
    >>> turn = table.play("income")
    >>> [step["type"] for step in turn["steps"]][:2]
    ['income', 'flip']
    >>> table.view()["measures"]["silver"]
    10
    """

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self._options: Final = _options(game)

    @classmethod
    def new(
        cls,
        seed: int | None = None,
        difficulty: str = "normal",
        monuments: bool = False,
        variants: Iterable[str] = (),
        components: object = None,
        strict: bool = False,
    ) -> "Table":
        """Begin a game; `components` is component data; a `strict` one takes nothing back."""
        own = None if components is None else read_components(components)
        game = Game.new(seed, difficulty, monuments, variants, own)
        if strict:
            game.extras[STRICT] = True
        return cls(game)

    @property
    def position(self) -> Position:
        """The position now."""
        return self.game.position

    @property
    def strict(self) -> bool:
        """Whether actions cannot be undone."""
        return self.game.extras.get(STRICT) is True

    @property
    def peeked(self) -> int:
        """How often an action was undone after hidden things were seen."""
        count = self.game.extras.get(PEEKED)
        return count if isinstance(count, int) else 0

    @property
    def hints(self) -> int:
        """How many hints and warnings the player was given."""
        count = self.game.extras.get(HINTS)
        return count if isinstance(count, int) else 0

    @property
    def resigned(self) -> bool:
        """Whether the player has given the game up."""
        return is_resigned(self.game.extras) and self.position.phase != "over"

    @property
    def result(self) -> Result | None:
        """How the game ended; `None` while it goes on."""
        found = self.position.result
        if self.resigned:
            state = self.position._state
            found = resigned_result(state.your_vp, state.her_vp)
        return cast("Result | None", found)

    @property
    def undone(self) -> Sequence[Action | Position]:
        """Everything that a record stores as undone, the next one first."""
        return self.game.undone

    def play(self, action: Action | str) -> Turn:
        """Play an action; return the turn that came of it, step by step."""
        self.check_not_resigned()
        before, number = self.position, len(self.game.entries)
        self.game.play(action)
        forget_advice(self.game.extras, number)
        return self._turn(number, before)

    def undo(self, confirmed: bool = False, seen: int | None = None) -> None:
        """Undo the last action. `UndoRefused` if the game is strict, or must ask first.

        `seen` is how many steps of its turn the player has seen; without it, all. As long as these
        show nothing hidden, the action was perhaps a slip: it is undone, even in a strict game.
        """
        self.check_not_resigned()
        if not self.game.entries:
            raise NothingToUndo(say("nothing-to-undo"))
        revealed = self.revealed(seen)
        if self.strict and (revealed or seen is None):
            raise UndoRefused("strict-game", revealed)
        if revealed and not confirmed and not self.peeked:
            raise UndoRefused("undo-asks", revealed)
        self.game.undo()
        if revealed:
            mark_peeked(self.game.extras, [len(self.game.entries)], self.peeked + 1)

    def redo(self) -> Turn:
        """Redo the action undone last; return the turn that came of it."""
        self.check_not_resigned()
        before = self.position
        self.game.redo()
        return self._turn(len(self.game.entries) - 1, before)

    def resign(self) -> None:
        """Give the game up: it is lost with the points as they stand, and nothing follows."""
        self.check_not_resigned()
        if self.position.phase == "over":
            raise IllegalAction("resign", "game-over", ["E3"])
        self.game.extras[RESIGNED] = True

    def note_hint(self, advised: Sequence[str] = ()) -> None:
        """Note a hint or a warning, and what it advised. `HintRefused` in a strict game."""
        self.check_not_resigned()
        if self.position.phase == "over":
            raise IllegalAction("hint", "game-over", ["E3"])
        if self.strict:
            raise HintRefused("strict-hints")
        self.game.extras[HINTS] = self.hints + 1
        if advised:
            mark_advised(self.game.extras, len(self.game.entries), advised)

    def check_not_resigned(self) -> None:
        """Raise `GameResigned` if the player has given the game up."""
        if self.resigned:
            raise GameResigned("game-resigned")

    def claim(self, mine: bool) -> None:
        """Say whether an imported game counts as the player's own."""
        self.game.extras[MINE] = mine

    # What is shown.

    def view(self) -> View:
        """Return all that may be shown now, and all that can be done."""
        position = self._seen()
        state = position._state
        scored = score(state)
        return {
            "game": self.about(),
            "phase": "over" if self.resigned else cast("Phase", position.phase),
            "table": tabletop(state),
            "measures": measures(state, scored),
            "score": cast("ScoreNow", score_dict(scored)),
            "items": scoring_items(state, scored),
            "pending": self._pending(state),
            "can": self._can(position),
            "undo": self._undo(),
            "redo": {"can": bool(self.game.undone) and not self.resigned},
            "turns": len(self.game.entries),
            "point": point(state, scored),
            "result": self.result,
            "lesson": None if self.resigned else steps_at(self.game),
            "real": None,
        }

    def _seen(self) -> Position:
        """Return what lies on the table."""
        return self.position

    def _pending(self, state: State) -> Pending | None:
        """Return the choice for Ceres that is due: with the tile to place, and why these sites."""
        choice = pending_choice(state)
        if choice is None or self.resigned:
            return None
        sites = _pending_sites(state)
        (step,) = describe([sites], self._say)
        return {
            **choice,
            "tile": sites.tile,
            "reason": step["message"],
            "rules": step["rules"],
            "step": step,
            "changes": choice_changes(state),
        }

    def _can(self, position: Position) -> Possible:
        if self.resigned:
            return impossible(position._state, problem_of(GameResigned("game-resigned")))
        return possible(position._state, position.actions())

    def turns(self) -> list[Turn]:
        """Return all turns so far, without the table."""
        return [self._turn(number) for number in range(len(self.game.entries))]

    def under_way(self) -> Turn | None:
        """Return the turn that is not finished yet: there is none but at a real table."""
        return None

    def last_turn(self) -> Turn | None:
        """Return the last turn, step by step as the table changed; `None` at the start."""
        if not self.game.entries:
            return None
        last = len(self.game.entries) - 1
        return self._turn(last, self.game.position_after(last))

    def turns_with_states(self) -> Iterator[Turn]:
        """Return all turns, step by step as the table changed."""
        for number, before in enumerate(self.game.positions[:-1]):
            yield self._turn(number, before)

    def progress(self) -> Progress:
        """Return both sides' points at every decision, and where they came from."""
        states = [position._state for position in self.game.positions]
        return {
            "points": [point(state, score(state)) for state in states],
            "sources": sources(self.game.start._state, chain(*self.game.events)),
            "achievements": achievements(self.game),
        }

    def preview(self, action: str) -> Preview:
        """Return what an action would replace and change; or why it is not legal."""
        return preview(self.position, action)

    def outlook(self) -> Outlook:
        """Return what each card of Ceres' row would do now, as far as that is certain."""
        return shown_outlook(self.position)

    def revealed(self, seen: int | None = None) -> list[Reveal]:
        """Return the hidden things that the last turn showed; a lesson hides nothing.

        With `seen`, look at its first `seen` steps only.
        """
        if not self.game.entries or steps_at(self.game) is not None:
            return []
        last = len(self.game.entries) - 1
        return reveals(self.game.position_after(last), self.game.events_of(last)[:seen])

    def revealed_after(self, number: int) -> bool:
        """Return whether hidden things were shown after this many actions."""
        turns = zip(self.game.positions[number:], self.game.events[number:], strict=False)
        return any(reveals(before, events) for before, events in turns)

    def _events(self, number: int) -> list[Event]:
        return self.game.events_of(number)

    def _turn(self, number: int, before: Position | None = None) -> Turn:
        """Return a turn; with the position before it, step by step as the table changed."""
        entry, events = self.game.entries[number], self._events(number)
        action = None if isinstance(entry, Position) else str(entry)
        if before is None:
            return self._describe(number + 1, action, events)
        tables = [entry] if isinstance(entry, Position) else step_by_step(before, entry)[1]
        return self._describe(number + 1, action, events, [before, *tables])

    def _describe(
        self,
        number: int,
        action: str | None,
        events: Sequence[Event],
        tables: Sequence[Position] | None = None,
    ) -> Turn:
        """Return a turn; with the table before it and after each event, step by step."""
        if tables is None:
            return {"number": number, "action": action, "steps": describe(events, self._say)}
        states = [table._state for table in tables[: len(events) + 1]]
        return {
            "number": number,
            "action": action,
            "before": tabletop(states[0]),
            "steps": self._steps(events, states),
        }

    def _steps(self, events: Sequence[Event], tables: Sequence[State]) -> list[Step]:
        steps = describe_with_tables(events, self._say, _with_same_cards(tables))
        for step, event, table in zip(steps, events, tables[1:], strict=True):
            if step["table"]:
                step["measures"] = measures_after(event, table)
        return steps

    def _say(self, event: Event) -> Message:
        return sentence(event, MESSENGER, self.position.components)

    def about(self) -> GameFacts:
        """Return what the game is played with, and how."""
        marks = game_marks_of(self.game.extras, len(self.game.entries))
        return {**self._options, **marks, "peeked": self.peeked, "resigned": self.resigned}

    def _undo(self) -> Undo:
        entries = self.game.entries
        revealed = self.revealed()
        return {
            "can": bool(entries) and not self.strict and not self.resigned,
            "asks": bool(revealed) and not self.peeked,
            "revealed": revealed,
        }


def _options(game: Game) -> GameOptions:
    data, own = game.start.to_dict(), game.start.components
    return {
        # A text, since not every reader of JSON keeps large numbers.
        "seed": None if game.seed is None else str(game.seed),
        "difficulty": data["difficulty"],
        "monuments": data["monuments"] is not None,
        "variants": data["variants"],
        "rules": RULES_VERSION,
        "own": None if own is None else components_of(own),
    }


def _with_same_cards(tables: Sequence[State]) -> Iterator[State]:
    """Return the tables with her cards as in the first: the row is shown until the turn is over."""
    first = tables[0]
    for table in tables:
        shown = table.clone()
        shown.row, shown.deck = first.row, first.deck
        shown.top, shown.unseen = first.top, first.unseen
        yield shown


def _pending_sites(state: State) -> Sites:
    """Return the event that left the pending choice to you: nothing has changed since."""
    story = Story()
    if state.pending_piece == GARDEN:
        story.garden_sites(state, reduce(or_, state.pending_sites))
    else:
        story.monument_sites(state, PIECES[state.pending_piece], state.pending_sites)
    (event,) = story.events
    assert isinstance(event, Sites)
    return event
