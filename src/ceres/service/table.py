"""A game on the table: what may be seen of it, and what can be done."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from ceres.actions import Action
from ceres.components import read_components
from ceres.engine.scoring import score
from ceres.engine.scoring_items import scoring_items
from ceres.events import Event
from ceres.format.record import RULES_VERSION
from ceres.game import Game, NothingToUndo
from ceres.messages import say
from ceres.position import Position
from ceres.service.box import components_of
from ceres.service.lesson import steps_at
from ceres.service.possible import possible
from ceres.service.preview import measures, preview
from ceres.service.problems import NotTakenBack
from ceres.service.progress import point, sources
from ceres.service.reveals import Reveal, reveals
from ceres.service.steps import staged, told
from ceres.service.tabletop import tabletop

# What is known about a game beside its rules, among the further keys of its record.
STRICT: Final = "x-strict"  # nothing can be taken back
PEEKED: Final = "x-peeked"  # how often something was taken back that had shown hidden things


class Table:
    """A game and its story, for a user interface.

    >>> table = Table.new(seed=7, difficulty="hard")
    >>> turn = table.play("income")
    >>> [step["type"] for step in turn["steps"]][:2]
    ['income', 'flip']
    >>> table.view()["measures"]["silver"]
    10
    """

    def __init__(self, game: Game) -> None:
        """Sit down at a game."""
        self.game: Final = game
        self._options: Final = _options(game)
        self._stories: list[list[Event]] = self._retell()

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
        """A new game; `components` is component data, `strict` a game that takes nothing back."""
        own = None if components is None else read_components(components)
        game = Game.new(seed, difficulty, monuments, variants, own)
        if strict:
            game.extras[STRICT] = True
        return cls(game)

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.game.position

    @property
    def strict(self) -> bool:
        """Nothing can be taken back."""
        return self.game.extras.get(STRICT) is True

    @property
    def peeked(self) -> int:
        """How often something was taken back after hidden things were seen."""
        count = self.game.extras.get(PEEKED)
        return count if isinstance(count, int) else 0

    def _retell(self) -> list[list[Event]]:
        """What happened so far."""
        played = zip(self.game.positions, self.game.entries, strict=False)
        return [_story(before, entry) for before, entry in played]

    # What is done.

    def play(self, action: Action | str) -> dict[str, Any]:
        """Play an action; the turn that came of it, step by step."""
        before = self.position
        self._stories.append(self.game.play(action))
        return self._turn(len(self._stories) - 1, before)

    def undo(self, confirmed: bool = False) -> None:
        """Take the last action back. `NotTakenBack` if the game is strict, or must ask first."""
        if not self.game.entries:
            raise NothingToUndo(say("nothing-to-undo"))
        revealed = self.revealed()
        if self.strict:
            raise NotTakenBack("strict-game", revealed)
        if revealed and not confirmed and not self.peeked:
            raise NotTakenBack("undo-asks", revealed)
        self.game.undo()
        self._stories.pop()
        if revealed:
            self.game.extras[PEEKED] = self.peeked + 1

    def redo(self) -> dict[str, Any]:
        """Play again what was taken back; the turn that came of it."""
        before = self.position
        self.game.redo()
        self._stories.append(_story(before, self.game.entries[-1]))
        return self._turn(len(self._stories) - 1, before)

    # What is seen.

    def view(self) -> dict[str, Any]:
        """All that may be shown now, and all that can be done."""
        data, position = self._seen()
        state = position._state
        return {
            "game": self.about(),
            "phase": position.phase,
            "table": tabletop(data),
            "measures": measures(state),
            "score": position.score(),
            "items": scoring_items(state, score(state)),
            "pending": _pending(data),
            "can": self._can(position),
            "undo": self._undo(),
            "redo": {"can": bool(self.game.undone)},
            "turns": len(self.game.entries),
            "point": point(position),
            "result": position.result,
            "lesson": steps_at(self.game),
            "real": None,
        }

    def _seen(self) -> tuple[dict[str, Any], Position]:
        """What lies on the table: as a written position, and as one."""
        return self.position.to_dict(), self.position

    def _can(self, position: Position) -> dict[str, Any]:
        return possible(position._state, position.actions())

    def turns(self) -> list[dict[str, Any]]:
        """The whole story so far, turn by turn."""
        return [self._turn(number) for number in range(len(self._stories))]

    def under_way(self) -> dict[str, Any] | None:
        """The turn that is not told to its end yet: none but at a real table."""
        return None

    def last_turn(self) -> dict[str, Any] | None:
        """The last turn, step by step as the table changed; none at the start."""
        if not self._stories:
            return None
        return self._turn(len(self._stories) - 1, self.game.positions[-2])

    def retold(self) -> Iterator[dict[str, Any]]:
        """All turns, step by step as the table changed."""
        for number, before in enumerate(self.game.positions[:-1]):
            yield self._turn(number, before)

    def course(self) -> dict[str, Any]:
        """Both sides' points at every decision, and where they came from."""
        events = (event for story in self._stories for event in story)
        return {
            "points": [point(position) for position in self.game.positions],
            "sources": sources(events),
        }

    def preview(self, action: str) -> dict[str, Any]:
        """What an action would replace and change; or why it is not legal."""
        return preview(self.position, action)

    def revealed(self) -> list[Reveal]:
        """The hidden things that the last turn showed; what a lesson shows is no secret."""
        if not self._stories or steps_at(self.game) is not None:
            return []
        return reveals(self.game.positions[-2], self._stories[-1])

    def revealed_after(self, number: int) -> bool:
        """Whether hidden things were shown after so many actions."""
        turns = zip(self.game.positions[number:], self._stories[number:], strict=False)
        return any(reveals(before, story) for before, story in turns)

    def _turn(self, number: int, before: Position | None = None) -> dict[str, Any]:
        """A turn of the story; with the position before it, step by step as the table changed."""
        entry, end = self.game.entries[number], self.game.positions[number + 1]
        action = None if isinstance(entry, Position) else str(entry)
        return self._tell(number + 1, action, self._stories[number], before, end)

    def _tell(
        self,
        number: int,
        action: str | None,
        events: Sequence[Event],
        before: Position | dict[str, Any] | None,
        end: Position | None,
    ) -> dict[str, Any]:
        """A turn; with the table before it, step by step. `end`: where all of it ends."""
        turn: dict[str, Any] = {"number": number, "action": action}
        if before is None:
            return {**turn, "steps": told(events, self.position.components)}
        data = before.to_dict() if isinstance(before, Position) else before
        return {**turn, "before": tabletop(data), "steps": self._steps(data, events, end)}

    def _steps(
        self, data: dict[str, Any], events: Sequence[Event], end: Position | None
    ) -> list[dict[str, Any]]:
        return staged(data, events, end or self.position)

    def about(self) -> dict[str, Any]:
        """What the game is played with, and how."""
        return {**self._options, "strict": self.strict, "peeked": self.peeked}

    def _undo(self) -> dict[str, Any]:
        entries = self.game.entries
        revealed = self.revealed()
        return {
            "can": bool(entries) and not self.strict,
            "asks": bool(revealed) and not self.peeked,
            "revealed": revealed,
        }


def _options(game: Game) -> dict[str, Any]:
    """What a game is played with."""
    data, own = game.start.to_dict(), game.start.components
    return {
        # A text, since not every reader of JSON keeps large numbers.
        "seed": None if game.seed is None else str(game.seed),
        "difficulty": data["difficulty"],
        "monuments": data["monuments"] is not None,
        "variants": data["variants"],
        "rules": RULES_VERSION,
        "own": None if own is None else components_of(own.to_dict()),
    }


def _story(before: Position, entry: Action | Position) -> list[Event]:
    """What happened when this was played; a correction of the table has no story."""
    return [] if isinstance(entry, Position) else before.play(entry)[1]


def _pending(data: dict[str, Any]) -> dict[str, Any] | None:
    """The choice for Ceres that is due, with the tile that waits for its place."""
    pending: dict[str, Any] | None = data["pending"]
    if pending is None:
        return None
    tile = data["bag"][0] if pending["place"] == "garden" and data["bag"] else None
    return {**pending, "tile": tile}
