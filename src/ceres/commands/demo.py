"""Games in words, line by line: the demonstration game, and recorded ones.

>>> from ceres.game import Game
>>> from ceres.text import catalogue
>>> for line in demonstration(Game.new(seed=7), catalogue("en"), actions=1):
...     if line.kind in ("you", "ceres"):
...         print(line.text)
  1  You build a Domus on F7. [Y3]
     Ceres flips c14, a 2. Card 2 in her row is c12: Enlarge Park. [C1]
     She has no empty Lot, so she scores 1 VP. [C6] (3 times)
"""

from collections.abc import Iterable, Iterator
from itertools import groupby, islice
from random import Random
from typing import Final, NamedTuple

from ceres.engine.action import (
    BUILD_ACTION,
    BUY_ACTION,
    INCOME_ACTION,
    PLACE_ACTION,
    Action,
)
from ceres.events import Event
from ceres.game import Game
from ceres.observation import Observation
from ceres.position import Position
from ceres.text import Catalogue, board, tell
from ceres.text.sentences import details_at

# What the careless player likes best, first.
_LIKINGS: Final = (PLACE_ACTION, BUILD_ACTION, BUY_ACTION, INCOME_ACTION)


class Line(NamedTuple):
    """A line and its kind: the side of an event (`you`, `ceres`, `game`), `board` or `note`.

    `hang` is the indent of the lines that the text is wrapped to. A line of the kind `pause` is
    empty; a reader may be given time there.
    """

    text: str
    kind: str
    hang: int = 0


class CarelessPlayer:
    """Builds if it can, else buys a Deed, else takes Income; which one is left to chance.

    It has a random generator of its own, and sees only what a player may know.

    >>> from ceres.game import Game
    >>> CarelessPlayer(7).choose(Game.new(seed=7).position.observation())
    <Action build ...>
    """

    def __init__(self, seed: int) -> None:
        """Make the same choices with the same seed."""
        self._random: Final = Random(seed)

    def choose(self, seen: Observation) -> Action:
        """Choose one of the legal actions."""
        legal = seen.actions()
        for kind in _LIKINGS:
            liked = [action for action in legal if action.kind == kind]
            if liked:
                return liked[int(self._random.random() * len(liked))]
        raise ValueError(seen)


def demonstration(game: Game, words: Catalogue, actions: int | None = None) -> Iterator[Line]:
    """Play a game to its end, or for a number of actions, and describe it.

    The board is shown at the beginning, after each era and at the end.
    """
    title = _title(game, words, "demo-title")
    for text in (title, words.say("demo-player"), words.say("demo-rules"), ""):
        yield Line(text, "note")
    yield from _told(game, words, islice(_choices(game), actions))
    if game.position.phase != "over":
        yield Line(words.say("demo-stopped", actions=len(game.entries)), "note")


def transcript(game: Game, words: Catalogue) -> Iterator[Line]:
    """Describe a game that has been played, with the board after each era and at the end."""
    yield Line(_title(game, words, "replay-title"), "note")
    yield Line("", "note")
    yield from _told(Game(game.start, game.seed), words, game.entries)


def _choices(game: Game) -> Iterator[Action]:
    """Choose at each decision as it comes, until the game is over."""
    player = CarelessPlayer(game.seed or 0)
    while game.position.phase != "over":
        yield player.choose(game.position.observation())


def _told(game: Game, words: Catalogue, entries: Iterable[Action | Position]) -> Iterator[Line]:
    """Play these entries, and describe them."""
    shown: Position | None = None
    for number, entry in enumerate(entries, start=1):
        if shown is None or shown.era != game.position.era:
            yield from _board(game, words)
            shown = game.position
        if isinstance(entry, Position):
            game.correct(entry)
            yield Line(words.say("replay-corrected"), "note")
            shown = None
        else:
            yield from _turn(game, words, number, game.play(entry))
            yield Line("", "pause")
    yield from _board(game, words)


def _board(game: Game, words: Catalogue) -> Iterator[Line]:
    for row in board(game.position, words).split("\n"):
        yield Line(row, "board")
    yield Line("", "pause")


def _turn(game: Game, words: Catalogue, number: int, events: list[Event]) -> Iterator[Line]:
    """Describe a decision behind its number; a line that repeats is written once."""
    lines = []
    for event in events:
        kind = event.side or "ceres"
        first, *details = tell(event, words, game.start.components)
        lines.append(Line(first, kind))
        lines += [Line(detail, kind, details_at(words)) for detail in details]
    head = f"{number:>3}  "
    for line, same in groupby(lines):
        count = len(list(same))
        text = line.text if count == 1 else words.say("demo-times", line=line.text, count=count)
        yield Line(head + text, line.kind, len(head) + line.hang)
        head = " " * len(head)


def _title(game: Game, words: Catalogue, message: str) -> str:
    data = game.start.to_dict()
    options = [words.name("difficulty", game.start.difficulty)]
    if game.seed is not None:
        options.insert(0, words.say("seed-is", seed=str(game.seed)))
    if data["monuments"] is not None:
        options.append(words.say("option-with-monuments"))
    if data["components"] is not None:
        options.append(words.say("demo-own-box"))
    options += [words.name("variant", variant) for variant in data["variants"]]
    return words.say(message, options=words.join(options, "comma"))
