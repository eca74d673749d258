"""The demonstration game: a careless player against Ceres, told line by line.

>>> from ceres.game import Game
>>> from ceres.text import catalogue
>>> for line in demonstration(Game.new(seed=7), catalogue("en"), actions=1):
...     if line.kind in ("you", "ceres"):
...         print(line.text)
  1  You build a Domus on F7. [Y3]
     Ceres flips c14, a 2. Card 2 in her row is c12: Enlarge Park. [C1]
     She has no empty Lot, so she scores 1 VP. [C6] (3 times)
"""

from collections.abc import Iterator
from itertools import groupby
from random import Random
from typing import Final, NamedTuple

from ceres.actions import Action
from ceres.events import Event
from ceres.game import Game
from ceres.observation import Observation
from ceres.position import Position
from ceres.text import Catalogue, board, tell
from ceres.text.sentences import details_at

# What the careless player likes best, first.
_LIKINGS: Final = ("place", "build", "buy", "income")
_YOURS: Final = frozenset({"income", "buy", "build", "place"})
_OF_THE_ERA: Final = frozenset({"last-turns", "scoring", "era-begins", "game-over"})


class Line(NamedTuple):
    """A line of the story and what it is about: `you`, `ceres`, `era`, `board` or `note`.

    `hang` is where the text goes on if it does not fit on the line. A line of the kind `pause`
    is empty; a reader may be given time there.
    """

    text: str
    kind: str
    hang: int = 0


class CarelessPlayer:
    """Builds if it can, else buys a Deed, else takes income; anything of that kind will do.

    It has a random generator of its own, and sees only what a player may know.

    >>> from ceres.game import Game
    >>> CarelessPlayer(7).choose(Game.new(seed=7).position.observation())
    <Action build ...>
    """

    def __init__(self, seed: int) -> None:
        """The same seed makes the same choices."""
        self._random: Final = Random(seed)

    def choose(self, seen: Observation) -> Action:
        """One of the legal actions."""
        legal = seen.actions()
        for verb in _LIKINGS:
            liked = [action for action in legal if str(action).split(" ", 1)[0] == verb]
            if liked:
                return liked[int(self._random.random() * len(liked))]
        raise ValueError(seen)


def demonstration(game: Game, words: Catalogue, actions: int | None = None) -> Iterator[Line]:
    """The story, from where the game stands to its end or for so many actions.

    The board stands at the beginning, after each era and at the end.
    """
    player = CarelessPlayer(game.seed or 0)
    for text in (
        _title(game, words, "demo-title"),
        words.say("demo-player"),
        words.say("demo-rules"),
        "",
    ):
        yield Line(text, "note")
    yield from _board(game, words)
    played = 0
    while game.position.phase != "over" and played != actions:
        era = game.position.era
        events = game.play(player.choose(game.position.observation()))
        played += 1
        yield from _turn(game, words, played, events)
        yield Line("", "pause")
        if game.position.era != era and played != actions:
            yield from _board(game, words)
    yield from _board(game, words)
    if game.position.phase != "over":
        yield Line(words.say("demo-stopped", actions=played), "note")


def retold(game: Game, words: Catalogue) -> Iterator[Line]:
    """The story of a game that has been played, with the board after each era and at the end."""
    yield Line(_title(game, words, "replay-title"), "note")
    yield Line("", "note")
    told = Game(game.start, game.seed)
    yield from _board(told, words)
    for number, entry in enumerate(game.entries, start=1):
        era = told.position.era
        if isinstance(entry, Position):
            told.correct(entry)
            yield Line(words.say("replay-corrected"), "note")
            yield from _board(told, words)
            continue
        yield from _turn(told, words, number, told.play(entry))
        yield Line("", "pause")
        if told.position.era != era and number < len(game.entries):
            yield from _board(told, words)
    yield from _board(told, words)


def _board(game: Game, words: Catalogue) -> Iterator[Line]:
    for row in board(game.position, words).split("\n"):
        yield Line(row, "board")
    yield Line("", "pause")


def _turn(game: Game, words: Catalogue, number: int, events: list[Event]) -> Iterator[Line]:
    """One decision behind its number; what is said several times in a row stands once."""
    told = []
    for event in events:
        kind = _kind(event)
        first, *details = tell(event, words, game.start.components)
        told.append(Line(first, kind))
        told += [Line(detail, kind, details_at(words)) for detail in details]
    head = f"{number:>3}  "
    for line, same in groupby(told):
        count = len(list(same))
        text = line.text if count == 1 else words.say("demo-times", line=line.text, count=count)
        yield Line(head + text, line.kind, len(head) + line.hang)
        head = " " * len(head)


def _kind(event: Event) -> str:
    if event.type in _OF_THE_ERA:
        return "era"
    return "you" if event.type in _YOURS else "ceres"


def _title(game: Game, words: Catalogue, message: str) -> str:
    data = game.start.to_dict()
    options = [words.name("difficulty", game.start.difficulty)]
    if game.seed is not None:
        options.insert(0, words.say("demo-seed", seed=str(game.seed)))
    if data["monuments"] is not None:
        options.append(words.say("demo-monuments"))
    if data["components"] is not None:
        options.append(words.say("demo-own-box"))
    options += [words.name("variant", variant) for variant in data["variants"]]
    return words.say(message, options=words.join(options, "comma"))
