"""The demonstration game: a careless player against Ceres, told line by line.

>>> from ceres.game import Game
>>> for line in demonstration(Game.new(seed=7), actions=1):
...     if line.kind in ("you", "ceres"):
...         print(line.text)
  1  You build domus on F7. [Y3]
     Ceres flips c14, a 2: card 2 of her row is c12, Enlarge Park. [C1]
     She owns no empty Lot and scores 1 VP. [C6] (3 times)
"""

from collections.abc import Iterator
from itertools import groupby
from random import Random
from typing import Final

from ceres.actions import Action
from ceres.events import Event
from ceres.game import Game
from ceres.messages import say
from ceres.observation import Observation
from ceres.telling import DETAILS_AT, Line, counted, tell

# What the careless player likes best, first.
_LIKINGS: Final = ("place", "build", "buy", "income")
_YOURS: Final = frozenset({"income", "buy", "build", "place"})
_OF_THE_ERA: Final = frozenset({"last-turns", "scoring", "era-begins", "game-over"})


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


def demonstration(game: Game, actions: int | None = None) -> Iterator[Line]:
    """The story, from where the game stands to its end or for so many actions.

    The board stands at the beginning, after each era and at the end.
    """
    player = CarelessPlayer(game.seed or 0)
    for text in (_title(game), say("demo-player"), say("demo-rules"), ""):
        yield Line(text, "note")
    yield from _board(game)
    played = 0
    while game.position.phase != "over" and played != actions:
        era = game.position.era
        events = game.play(player.choose(game.position.observation()))
        played += 1
        yield from _turn(game, played, events)
        yield Line("", "pause")
        if game.position.era != era:
            yield from _board(game)
    yield from _board(game)
    if game.position.phase != "over":
        yield Line(say("demo-stopped", actions=counted(played, "action")), "note")


def _board(game: Game) -> Iterator[Line]:
    for row in str(game.position).split("\n"):
        yield Line(row, "board")
    yield Line("", "pause")


def _turn(game: Game, number: int, events: list[Event]) -> Iterator[Line]:
    """One decision behind its number; what is said several times in a row stands once."""
    told = []
    for event in events:
        kind = _kind(event)
        first, *details = tell(event, game.start.components)
        told.append(Line(first, kind))
        told += [Line(detail, kind, DETAILS_AT) for detail in details]
    head = f"{number:>3}  "
    for line, same in groupby(told):
        count = len(list(same))
        text = line.text if count == 1 else say("demo-times", line=line.text, count=count)
        yield Line(head + text, line.kind, len(head) + line.hang)
        head = " " * len(head)


def _kind(event: Event) -> str:
    if event.type in _OF_THE_ERA:
        return "era"
    return "you" if event.type in _YOURS else "ceres"


def _title(game: Game) -> str:
    data = game.start.to_dict()
    options = [say("demo-seed", seed=game.seed), game.start.difficulty]
    if data["monuments"] is not None:
        options.append(say("demo-monuments"))
    if data["components"] is not None:
        options.append(say("demo-own-box"))
    return say("demo-title", options=", ".join([*options, *data["variants"]]))
