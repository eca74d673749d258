"""The lesson, a guided first game: a fixed start, the actions to play, and notes on them.

The steps follow one another. Each is a message `page-learn-step-<id>`, shown before a decision or
during Ceres' turn. A step that wants an action stays until that is played. Playing anything else
leaves the lesson, and an ordinary game goes on.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from ceres.format.record_extras import LESSON
from ceres.game import Game
from ceres.position import Position
from ceres.service.types.game import Lesson, LessonPart, LessonStep


class Step(NamedTuple):
    """A step of the lesson: a note, and perhaps an action to play."""

    id: str
    facts: dict[str, Any]
    # The action to play; `None`: it is only to be read.
    wants: str | None = None
    # The type of the event of Ceres' turn with which it is shown; `None`: at your decision.
    at: str | None = None
    # The Lots and the part of the table that it points at.
    lots: tuple[str, ...] = ()
    part: LessonPart | None = None


def _reads(id: str, /, *lots: str, part: LessonPart | None = None, **facts: Any) -> Step:
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
        "you-score", "scoring", population=6, other=3, bonus=4, id="grand-library", vp=7, silver=2
    ),
    _hears("she-scores", "scoring", population=6, commercial=3, id="insula-l", civic=2, square=4),
    _reads("alone", part="market", era=2, bonus=7, you=17, ceres=15),
)

# The actions of the lesson.
LINE: Final = tuple(step.wants for step in STEPS if step.wants)


@cache
def start() -> Position:
    """Return the position in which the lesson begins, late in the first era.

    >>> start().era, start().score()["you"]["total"]
    (1, 5)
    """
    text = Path(__file__).with_name("lesson.json").read_text("utf-8")
    return Position.from_json(text)


def lesson() -> Game:
    """Return a new game that begins as the lesson."""
    game = Game(start())
    game.extras[LESSON] = True
    return game


def steps_at(game: Game) -> Lesson | None:
    """Return the steps of the turn played last and of the next decision, within the lesson.

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
    """Return the steps after `turns` actions, up to the next that wants one."""
    found: list[int] = []
    for number, step in enumerate(STEPS):
        if turns == 0:
            found.append(number)
        if step.wants:
            turns -= 1
    return found


def _written(number: int) -> LessonStep:
    step = STEPS[number]
    return cast("LessonStep", {"number": number + 1, **step._asdict(), "lots": list(step.lots)})
