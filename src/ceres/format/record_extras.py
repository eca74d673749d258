"""The further keys of a record: how a game was played, and by whom.

`Marks` declares what is said of a game in lists, views and statistics, each mark once: a field of
that class says how it is read from these keys. Everything else follows from it; a new mark is a
field here, and the code that sets its key.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date
from typing import (
    Annotated,
    Any,
    Final,
    NamedTuple,
    NotRequired,
    TypedDict,
    cast,
    get_args,
    get_type_hints,
)

from ceres.game import Game

EXTRA: Final = "x-"  # how all of them begin
STRICT: Final = "x-strict"  # actions cannot be undone
FROM: Final = "x-from"  # the game that it branched off, and after how many entries
PEEKED: Final = "x-peeked"  # how often an action was undone after it had shown hidden things
# The decisions that were made again after that, by how many entries came before them.
PEEKED_AT: Final = "x-peeked-at"
HINTS: Final = "x-hints"  # how often the player was given a hint
# The actions that the coach advised, by how many entries came before the decision.
ADVISED: Final = "x-advised"
RESIGNED: Final = "x-resigned"  # the player gave up: the game is lost
# How many actions the game had when it was imported: none, if it was a mere position.
IMPORTED: Final = "x-imported"
DAY: Final = "x-day"  # the day whose deal it is, and the day on which it was begun
PAR: Final = "x-par"  # what the panel made of the deal
MINE: Final = "x-mine"  # whether the player says that an imported game is their own
REAL: Final = "x-real"  # what is known of the real table that it is played at
LESSON: Final = "x-lesson"  # it began as the lesson
UNDONE: Final = "x-undone"  # the entries that were undone

# What its replay showed when it was over, for programs with other rules.
TOLD: Final = "x-told"
REVIEW: Final = "x-review"  # its review, packed by the page, and the digest of what was reviewed

# What is said of the place where a game is saved, and not exported.
_HERE: Final = (IMPORTED, MINE, TOLD, REVIEW)

Extras = Mapping[str, Any]


def is_extra(key: object) -> bool:
    """Return whether a key of a record is an extension: preserved, and otherwise ignored."""
    return isinstance(key, str) and key.startswith(EXTRA)


class Mark(NamedTuple):
    """How a mark is read from the further keys of a record with a number of entries.

    `None` means that the game does not have it.
    """

    read: Callable[[Extras, int], object]


def _is_true(key: str) -> Mark:
    return Mark(lambda extras, _: extras.get(key) is True)


def _is_counted(key: str) -> Mark:
    return Mark(lambda extras, _: bool(extras.get(key)))


def _is_there(key: str) -> Mark:
    return Mark(lambda extras, _: key in extras)


class DayMark(TypedDict):
    """The mark of a game on the deal of a day."""

    date: Annotated[str, "the day whose deal it is: `2026-11-16`"]
    begun: Annotated[str, "the player's own day when it began"]
    practice: Annotated[bool, "it does not count"]


class ParMark(TypedDict):
    """What the panel made of the deal of a game."""

    panel: Annotated[int, "the version of the panel"]
    planner: Annotated[int, "the lead of the planner as it is: its VP less Ceres'"]
    gold: Annotated[int, "the lead that this medal takes"]
    silver: int
    bronze: int
    won: Annotated[int, "how many percent of its games the panel won"]


def is_mine(extras: Extras, actions: int) -> bool:
    """Return whether the player played a game of `actions` entries here, or claims it.

    An imported game is the player's own once it has been played on, but not one that began from a
    pasted position, in which anything may have happened before.
    """
    mine, imported = extras.get(MINE), extras.get(IMPORTED)
    if isinstance(mine, bool):
        return mine
    return not isinstance(imported, int) or 0 < imported < actions


def day_mark(extras: Extras) -> DayMark | None:
    """Return the mark of a day's game, if it is whole."""
    mark = extras.get(DAY)
    if not isinstance(mark, dict):
        return None
    found, begun, practice = (mark.get(key) for key in ("date", "begun", "practice"))
    if not (is_date(str(found)) and is_date(str(begun))):
        return None
    return {"date": str(found), "begun": str(begun), "practice": practice is not False}


def is_date(text: str) -> bool:
    """Return whether a text is a date such as `2026-11-16`."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def stored_par(extras: Extras) -> ParMark | None:
    """Return what the panel made of the deal, if it is whole."""
    mark = extras.get(PAR)
    if not isinstance(mark, dict) or set(mark) != set(ParMark.__annotations__):
        return None
    whole = all(isinstance(value, int) and not isinstance(value, bool) for value in mark.values())
    return cast("ParMark", dict(mark)) if whole and mark["won"] >= 0 else None


class GameMarks(TypedDict):
    """How a game is played, and by whom."""

    strict: Annotated[bool, _is_true(STRICT), "actions cannot be undone"]
    hinted: Annotated[bool, _is_counted(HINTS), "the player was given a hint"]
    imported: Annotated[bool, _is_there(IMPORTED), "it was read from a record, with actions"]
    mine: Annotated[bool, Mark(is_mine), "the player played it here, or says that it is theirs"]
    resigned: Annotated[bool, _is_true(RESIGNED), "the player gave it up"]
    branched: Annotated[bool, _is_there(FROM), "it began at a moment of another game"]
    day: NotRequired[
        Annotated[
            DayMark, Mark(lambda extras, _: day_mark(extras)), "if it is on the deal of a day"
        ]
    ]
    par: NotRequired[
        Annotated[
            ParMark,
            Mark(lambda extras, _: stored_par(extras)),
            "what the panel made of its deal, if that is stored",
        ]
    ]


class Marks(GameMarks):
    """How a game was played, and by whom, as lists show it."""

    peeked: Annotated[bool, _is_counted(PEEKED), "an action was undone after it showed something"]
    real: Annotated[bool, _is_there(REAL), "played at a real table"]
    reviewed: Annotated[bool, _is_there(REVIEW), "a review is stored with it"]


def _declared(hint: object) -> Iterator[Mark]:
    """Find the mark in the type hint of a field."""
    for part in get_args(hint):
        yield from (part,) if isinstance(part, Mark) else _declared(part)


_MARKS: Final = {
    name: next(_declared(hint)) for name, hint in get_type_hints(Marks, include_extras=True).items()
}


def marks_of(extras: Extras, actions: int) -> Marks:
    """Return the marks of a game with `actions` entries, from the further keys of its record.

    >>> marks_of({"x-strict": True, "x-day": "yesterday"}, 9)["strict"]
    True
    """
    return cast("Marks", _read(Marks, extras, actions))


def unmarked() -> Marks:
    """Return the marks of a game whose record has no further keys."""
    return marks_of({}, 1)


def game_marks_of(extras: Extras, actions: int) -> GameMarks:
    """Return those of the marks that are shown with a game itself."""
    return cast("GameMarks", _read(GameMarks, extras, actions))


def _read(kind: type, extras: Extras, actions: int) -> dict[str, object]:
    found = ((name, _MARKS[name].read(extras, actions)) for name in kind.__annotations__)
    return {name: value for name, value in found if value is not None}


def exported(record: Mapping[str, Any]) -> dict[str, Any]:
    """Return a record as others get it: without the id of another game, which they could read.

    >>> exported({"x-imported": 9, "x-from": {"id": "abc", "number": 3}})
    {'x-from': {'number': 3}}
    """
    found = {key: value for key, value in record.items() if key not in _HERE}
    if isinstance(branch := found.get(FROM), dict):
        found[FROM] = {key: value for key, value in branch.items() if key != "id"}
    return found


def mark_imported(game: Game) -> None:
    """Mark a game that was read from a record; one without actions is merely a place to begin.

    >>> game = Game.new(seed=7)
    >>> events = game.play("income")
    >>> mark_imported(game)
    >>> is_mine(game.extras, 1), is_mine(game.extras, 2)
    (False, True)
    """
    game.extras = exported(game.extras)
    if game.entries:
        game.extras[IMPORTED] = len(game.entries)


def peeked_at(extras: Mapping[str, Any]) -> set[int]:
    """Return the decisions that were made after hidden things had been seen.

    >>> peeked_at({"x-peeked": 2, "x-peeked-at": [4, 7]}) == {4, 7}
    True
    """
    found = extras.get(PEEKED_AT)
    return {each for each in found if type(each) is int} if isinstance(found, list) else set()


def mark_peeked(extras: dict[str, Any], numbers: Iterable[int], times: int) -> None:
    """Mark a game in which `times` turns were taken back, and decisions made again."""
    extras[PEEKED] = times
    extras[PEEKED_AT] = sorted({*peeked_at(extras), *numbers})


def advised_at(extras: Mapping[str, Any]) -> dict[int, list[str]]:
    """Return the actions that the coach advised, by the number of the decision.

    >>> advised_at({"x-advised": {"4": ["income"], "x": 1}})
    {4: ['income']}
    """
    found = extras.get(ADVISED)
    if not isinstance(found, dict):
        return {}
    return {
        int(number): [action for action in actions if isinstance(action, str)]
        for number, actions in found.items()
        if str(number).isdecimal() and isinstance(actions, list)
    }


def mark_advised(extras: dict[str, Any], number: int, actions: Iterable[str]) -> None:
    """Keep what the coach advised at a decision: once advised, an action stays so."""
    found = advised_at(extras)
    found[number] = list(dict.fromkeys([*found.get(number, ()), *actions]))
    extras[ADVISED] = {str(each): found[each] for each in sorted(found)}


def forget_advice(extras: dict[str, Any], number: int) -> None:
    """Forget what was advised after this decision: another action is played there."""
    if ADVISED in extras:
        kept = {n: actions for n, actions in advised_at(extras).items() if n <= number}
        extras[ADVISED] = {str(n): actions for n, actions in kept.items()}


def is_resigned(extras: Mapping[str, Any]) -> bool:
    """Return whether the player gave up."""
    return extras.get(RESIGNED) is True


def resigned_result(you: int, ceres: int) -> dict[str, Any]:
    """Return how a game ended that the player gave up with these points.

    >>> resigned_result(40, 12)
    {'you': 40, 'ceres': 12, 'winner': 'ceres'}
    """
    return {"you": you, "ceres": ceres, "winner": "ceres"}
