"""A record and a request in; the record, what may be shown, and what happened out.

Nothing is kept here: whoever asks keeps the record. Everything is plain data, as JSON has it.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from ceres.checking import Check
from ceres.draw import THEMES, svg
from ceres.errors import CeresError, InvalidOption
from ceres.game import Game
from ceres.record import CorruptRecord, play_entry, written_entry
from ceres.service.box import box
from ceres.service.problems import problem_of
from ceres.service.table import NotTakenBack, Table

Data = dict[str, Any]

# What was taken back and can be played again, the next one first.
UNDONE: Final = "x-undone"
_OPTIONS: Final = ("seed", "difficulty", "monuments", "variants", "components", "strict")


def answer(record: Data | None, request: Data) -> Data:
    """What comes of a request: `{"record": …, "view": …, …}`, or `{"problem": …}`.

    `request["do"]` says what to do: `box`, `new` (with the options of a game), and for a record
    `open`, `play` (`action`), `undo` (`confirmed`), `redo`, `preview` (`action`), `course`, and
    `picture` (`theme`, `title`).

    >>> reply = answer(None, {"do": "new", "seed": 7})
    >>> reply = answer(reply["record"], {"do": "play", "action": "income"})
    >>> reply["record"]["actions"], reply["turn"]["steps"][0]["type"]
    (['income'], 'income')
    >>> answer(reply["record"], {"do": "play", "action": "buy Z9"})["problem"]["message"]["id"]
    'no-lot'
    """
    try:
        check = Check()
        do = check.word(request.get("do"), "do", [*_WITHOUT_A_RECORD, *_AT_A_TABLE])
        if do is None:
            raise InvalidOption(check.faults)
        if do in _WITHOUT_A_RECORD:
            return _WITHOUT_A_RECORD[do](request)
        return _AT_A_TABLE[do](read(record), request)
    except CeresError as error:
        return {"problem": told_problem(error)}


def told_problem(error: CeresError) -> Data:
    """What went wrong; a record's good part and what was revealed come with it."""
    problem = problem_of(error)
    if isinstance(error, NotTakenBack):
        problem["revealed"] = error.revealed
    if isinstance(error, CorruptRecord) and error.game is not None:
        problem["good_part"] = error.game.record()
    return problem


def read(record: object) -> Table:
    """The table of a record, with what was taken back ready to be played again."""
    game = Game.from_record(record)
    undone = game.extras.pop(UNDONE, [])
    again = 0
    with suppress(CeresError):  # a list that does not fit is no loss: nothing of the game is in it
        for entry in undone if isinstance(undone, list) else []:
            play_entry(game, entry)
            again += 1
    for _ in range(again):
        game.undo()
    return Table(game)


def written(table: Table) -> Data:
    """The record of a table, with what was taken back."""
    record = table.game.record()
    undone = [written_entry(entry) for entry in table.game.undone]
    return {**record, UNDONE: undone} if undone else record


def _new(request: Data) -> Data:
    options = {name: request[name] for name in _OPTIONS if name in request}
    check = Check()
    check.flag(options.get("strict", False), "strict")
    if check.faults:
        raise InvalidOption(check.faults)
    return _opened(Table.new(**options))


def _opened(table: Table, request: Data | None = None) -> Data:  # noqa: ARG001
    return {
        "record": written(table),
        "view": table.view(),
        "turns": table.turns(),
        "turn": table.last_turn(),
    }


def _play(table: Table, request: Data) -> Data:
    return _went_on(table, table.play(request.get("action", "")))


def _undo(table: Table, request: Data) -> Data:
    table.undo(request.get("confirmed") is True)
    return _went_on(table, None)


def _redo(table: Table, request: Data) -> Data:  # noqa: ARG001
    return _went_on(table, table.redo())


def _went_on(table: Table, turn: Data | None) -> Data:
    return {"record": written(table), "view": table.view(), "turn": turn}


def _preview(table: Table, request: Data) -> Data:
    return {"preview": table.preview(request.get("action", ""))}


def _course(table: Table, request: Data) -> Data:  # noqa: ARG001
    return {"course": table.course()}


def _picture(table: Table, request: Data) -> Data:
    check = Check()
    theme = check.word(request.get("theme", "light"), "theme", list(THEMES))
    if theme is None:
        raise InvalidOption(check.faults)
    return {"picture": svg(table.position, theme=theme, title=str(request.get("title", "")))}


_WITHOUT_A_RECORD: Final[dict[str, Callable[[Data], Data]]] = {
    "box": lambda _: {"box": box()},
    "new": _new,
}
_AT_A_TABLE: Final[dict[str, Callable[[Table, Data], Data]]] = {
    "open": _opened,
    "play": _play,
    "undo": _undo,
    "redo": _redo,
    "preview": _preview,
    "course": _course,
    "picture": _picture,
}
