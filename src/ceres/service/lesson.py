"""The first game, guided: a fixed start, what is played there, and what is said about it.

The steps follow one another. Each is said as the message `page-learn-step-<id>`: before a decision,
or while Ceres' turn is told. A step that wants an action stays until that is played. Whoever plays
something else has left the lesson, and goes on with an ordinary game.
"""

from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from ceres.game import Game
from ceres.position import Position

# Among the further keys of a record: the game began as the lesson.
LESSON: Final = "x-lesson"


class Step(NamedTuple):
    """Something that is said, and perhaps to be done."""

    id: str
    facts: dict[str, Any]
    # The action that is to be played; none: it is only to be read.
    wants: str | None = None
    # It is said while Ceres' turn is told, with the first event of this type.
    at: str | None = None
    # What it points at: Lots of the city, and a part of the table.
    lots: tuple[str, ...] = ()
    part: str | None = None


def _reads(id: str, /, *lots: str, part: str | None = None, **facts: Any) -> Step:
    return Step(id, facts, lots=lots, part=part)


def _plays(id: str, wants: str, /, **facts: Any) -> Step:
    return Step(id, facts, wants)


def _hears(id: str, at: str, /, **facts: Any) -> Step:
    return Step(id, facts, at=at)


STEPS: Final = (
    _reads("city", "B3", "B4", "B5", "B6", "C3", "C6", "D6", "D7"),
    _reads("goal", part="sides"),
    _reads("turn", part="bar"),
    _plays("income", "income", deed="C4", price=3, silver=2, basic=5, id="bakery", more=1),
    _hears("flip", "flip", number=4),
    _hears("letters", "claim", letters=["E", "G", "B"], without="E", letter="G", deed="G3"),
    _plays("buy", "buy C4", deed="C4", price=2, new="E4"),
    _hears("bribe", "bribe", icons=2, silver=3),
    _plays("build", "build domus-maxima B5 B6", id="domus-maxima", lots=["B5", "B6"], citizens=2),
    _hears("enlarge", "sites"),
    _plays("choice", "place G3", beside="D3", id="domus", lot="G3"),
    _hears("park", "plant", lot="D3", square=4, larger=18),
    _plays("bribed", "buy D4", deed="D4", printed=2, silver=1, price=3),
    _hears("cheapest", "claim", deed="G5", price=3),
    _plays(
        "over",
        "build insula-l C3 C4 D4",
        id="insula-l",
        lots=["C3", "C4", "D4"],
        under="domus",
        before=1,
        citizens=4,
    ),
    _hears("no-claim", "no-claim", letters=["B", "D", "F"], deed="F4"),
    _plays("between", "buy C5", deed="C5", price=3),
    _hears("dearest", "claim", deed="E4", price=3),
    _plays("commerce", "build pottery D6 D7", id="pottery", lots=["D6", "D7"]),
    _hears("last", "last-turns"),
    _plays("civic", "build grand-library C5 C6", id="grand-library", lots=["C5", "C6"], citizens=7),
    _hears("her-last", "last-turn", lot="E4"),
    _hears(
        "you-score",
        "scoring",
        population=6,
        other=3,
        bonus=4,
        id="grand-library",
        vp=7,
        silver=2,
    ),
    _hears("she-scores", "scoring", population=6, commercial=3, id="insula-l", civic=2, square=4),
    _reads("alone", part="market", era=2, bonus=7, you=17, ceres=15),
)

# What is played in the lesson.
LINE: Final = tuple(step.wants for step in STEPS if step.wants)


@cache
def start() -> Position:
    """Where the lesson begins: late in the first era.

    >>> start().era, start().score()["you"]["total"]
    (1, 5)
    """
    text = resources.files("ceres.service").joinpath("lesson.json").read_text("utf-8")
    return Position.from_json(text)


def lesson() -> Game:
    """A game that begins with the lesson."""
    game = Game(start())
    game.extras[LESSON] = True
    return game


def steps_at(game: Game) -> dict[str, Any] | None:
    """What is said of the turn played last and of the next decision; none out of the lesson.

    >>> game = lesson()
    >>> [step["id"] for step in steps_at(game)["steps"]]
    ['city', 'goal', 'turn', 'income']
    >>> _ = game.play("buy G3")
    >>> steps_at(game)
    """
    if game.extras.get(LESSON) is not True or game.start != start():
        return None
    played = tuple(str(entry) for entry in game.entries)
    if played != LINE[: len(played)]:
        return None
    return {"of": len(STEPS), "steps": [_written(number) for number in _due(len(played))]}


def _due(turns: int) -> list[int]:
    """The steps after so many actions, up to the next that wants one."""
    found: list[int] = []
    for number, step in enumerate(STEPS):
        if turns == 0:
            found.append(number)
        if step.wants:
            turns -= 1
    return found


def _written(number: int) -> dict[str, Any]:
    step = STEPS[number]
    return {**step._asdict(), "lots": list(step.lots), "number": number + 1}
