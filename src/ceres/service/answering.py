"""A record and a request in; the record, what may be shown, and what happened out.

Nothing is kept here: whoever asks keeps the record. Everything is plain data, as JSON has it.
"""

from collections.abc import Callable
from contextlib import suppress
from itertools import takewhile
from typing import Any, Final, NamedTuple

from ceres.checking import Check, kind_of, shown
from ceres.errors import CeresError, InvalidOption
from ceres.format.record import CorruptRecord, play_entry, written_entry
from ceres.game import Game
from ceres.service.box import box, own_box
from ceres.service.lesson import lesson
from ceres.service.play_export import plays
from ceres.service.problems import problem_of
from ceres.service.real_table import at_real_table, new_table, table_of
from ceres.service.replay import branched, replay
from ceres.service.sharing import imported, report, shared_position
from ceres.service.statistics import mine, read_finished, some
from ceres.service.table import NotTakenBack, Table

Data = dict[str, Any]

# What was taken back and can be played again, the next one first.
UNDONE: Final = "x-undone"
_OPTIONS: Final = ("seed", "difficulty", "monuments", "variants", "components", "strict", "real")
_LONGEST_TITLE: Final = 200


def answer(record: object, request: object) -> Data:
    """What comes of a request: `{"record": …, "view": …, …}`, or `{"problem": …}`.

    `request["do"]` says what to do: `box`, `components` (`data`: of a box of one's own), `new`
    (with the options of a game), `lesson`, `import` (`text`, `salvage`), and for a record `open`,
    `play` (`action`), `undo` (`confirmed`), `redo`, `preview` (`action`), `course`, `picture`
    (`theme`, `title`), `replay`, `branch` (`number`, `id`, `real`), `position` and `report`
    (`number`).
    About finished `games` (see `read_finished`): `mine` (`only`), `plays` (`kind`, `me`, `offset`).

    At a real table also `enter` (`drawn`), `draws` (`deck`, `drawer`) and `correct` (`changes`).

    >>> reply = answer(None, {"do": "new", "seed": 7})
    >>> reply = answer(reply["record"], {"do": "play", "action": "income"})
    >>> reply["record"]["actions"], reply["turn"]["steps"][0]["type"]
    (['income'], 'income')
    >>> answer(reply["record"], {"do": "play", "action": "buy Z9"})["problem"]["message"]["id"]
    'no-lot'
    """
    try:
        do, wish = _understood(request)
        return do(record, wish)
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
    """The table of a record; whoever has a table at hand may give that instead."""
    return record if isinstance(record, Table) else seated(Game.from_record(record))


def seated(game: Game) -> Table:
    """The table of a game that was read, with what was taken back ready to be played again."""
    undone = game.extras.pop(UNDONE, None)
    again = 0
    with suppress(CeresError):  # a list that does not fit is no loss: nothing of the game is in it
        for entry in takewhile(_is_entry, undone if isinstance(undone, list) else []):
            play_entry(game, entry)
            again += 1
    for _ in range(again):
        game.undo()
    return table_of(game)


def _is_entry(entry: object) -> bool:
    return isinstance(entry, str) or (isinstance(entry, dict) and "correct" in entry)


def written(table: Table) -> Data:
    """The record of a table, with what was taken back."""
    record = table.game.record()
    undone = [written_entry(entry) for entry in table.undone]
    return {**record, UNDONE: undone} if undone else record


# The requests.


def _box(_: object, __: Data) -> Data:
    return {"box": box()}


def _components(_: object, wish: Data) -> Data:
    return own_box(wish["data"])


def _new(_: object, options: Data) -> Data:
    check = Check()
    check.flag(options.get("strict", False), "strict")
    _approve(check)
    return _opened(new_table(**options))


def _lesson(_: object, __: Data) -> Data:
    return _opened(Table(lesson()))


def _open(record: object, _: Data) -> Data:
    return _opened(read(record))


def _opened(table: Table) -> Data:
    return {
        "record": written(table),
        "view": table.view(),
        "turns": table.turns(),
        "turn": table.last_turn(),
    }


def _play(record: object, wish: Data) -> Data:
    table = read(record)
    return _went_on(table, table.play(wish["action"]))


def _undo(record: object, wish: Data) -> Data:
    check = Check()
    confirmed = check.flag(wish.get("confirmed", False), "confirmed")
    _approve(check)
    table = read(record)
    table.undo(confirmed)
    return _went_on(table, table.under_way())


def _redo(record: object, _: Data) -> Data:
    table = read(record)
    return _went_on(table, table.redo())


def _enter(record: object, wish: Data) -> Data:
    table = at_real_table(read(record))
    return _went_on(table, table.enter(wish["drawn"]))


def _draws(record: object, wish: Data) -> Data:
    table = at_real_table(read(record))
    return _went_on(table, table.draw_by(wish["deck"], wish["drawer"]))


def _correct(record: object, wish: Data) -> Data:
    table = at_real_table(read(record))
    return _went_on(table, table.correct(wish["changes"]))


def _went_on(table: Table, turn: Data | None) -> Data:
    return {"record": written(table), "view": table.view(), "turn": turn}


def _preview(record: object, wish: Data) -> Data:
    return {"preview": read(record).preview(wish["action"])}


def _course(record: object, _: Data) -> Data:
    return {"course": read(record).course()}


def _import(_: object, wish: Data) -> Data:
    check = Check()
    if not isinstance(wish["text"], str):
        check.fault("text", "not-a-text", found=kind_of(wish["text"]))
    salvage = check.flag(wish.get("salvage", False), "salvage")
    _approve(check)
    return _opened(seated(imported(str(wish["text"]), salvage)))


def _mine(_: object, wish: Data) -> Data:
    return {"mine": mine(read_finished(wish["games"]), wish.get("only", "all"))}


def _plays(_: object, wish: Data) -> Data:
    games = some(read_finished(wish["games"]), wish.get("only", "all"))
    kind, me, offset = wish.get("kind", "bgsplay"), wish.get("me", ""), wish.get("offset", 0)
    return {"plays": plays(games, kind, me, offset)}


def _replay(record: object, _: Data) -> Data:
    return {"replay": replay(read(record))}


def _branch(record: object, wish: Data) -> Data:
    check = Check()
    id = wish.get("id")
    if not isinstance(id, str | None):
        check.fault("id", "not-a-text", found=kind_of(id))
    real = check.flag(wish.get("real", False), "real")
    _approve(check)
    table = read(record)
    return _opened(table_of(branched(table, point_of(table, wish["number"]), id, real)))


def _position(record: object, wish: Data) -> Data:
    table = read(record)
    return {"position": shared_position(table.game, point_of(table, wish.get("number")))}


def _report(record: object, wish: Data) -> Data:
    table = read(record)
    return {"report": report(table.game, point_of(table, wish.get("number")))}


def point_of(table: Table, number: object) -> int:
    """A point of a game, by how many actions were played; without a number, the last one."""
    last = len(table.game.entries)
    if number is None:
        return last
    check = Check()
    found = check.whole(number, "number", high=last)
    _approve(check)
    return found


def _picture(record: object, wish: Data) -> Data:
    return {"picture": picture(read(record), wish.get("theme", "light"), wish.get("title", ""))}


def picture(table: Table, theme: object, title: object) -> str:
    """The table as SVG; `InvalidOption` if there is no such theme."""
    # Here, as a page that runs Python itself waits for all that is imported at once.
    from ceres.draw import THEMES, svg

    check = Check()
    check.word(theme, "theme", list(THEMES))
    if not isinstance(title, str):
        check.fault("title", "not-a-text", found=kind_of(title))
    _approve(check)
    return svg(table.position, theme=str(theme), title=shown(title, _LONGEST_TITLE))


class _Request(NamedTuple):
    """What answers a request, and the keys that it must and may have."""

    answer: Callable[[object, Data], Data]
    needs: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()


_REQUESTS: Final[dict[str, _Request]] = {
    "box": _Request(_box),
    "components": _Request(_components, needs=("data",)),
    "new": _Request(_new, takes=_OPTIONS),
    "lesson": _Request(_lesson),
    "open": _Request(_open),
    "play": _Request(_play, needs=("action",)),
    "undo": _Request(_undo, takes=("confirmed",)),
    "redo": _Request(_redo),
    "enter": _Request(_enter, needs=("drawn",)),
    "draws": _Request(_draws, needs=("deck", "drawer")),
    "correct": _Request(_correct, needs=("changes",)),
    "preview": _Request(_preview, needs=("action",)),
    "course": _Request(_course),
    "picture": _Request(_picture, takes=("theme", "title")),
    "import": _Request(_import, needs=("text",), takes=("salvage",)),
    "mine": _Request(_mine, needs=("games",), takes=("only",)),
    "plays": _Request(_plays, needs=("games",), takes=("only", "kind", "me", "offset")),
    "replay": _Request(_replay),
    "branch": _Request(_branch, needs=("number",), takes=("id", "real")),
    "position": _Request(_position, takes=("number",)),
    "report": _Request(_report, takes=("number",)),
}


def _understood(request: object) -> tuple[Callable[[object, Data], Data], Data]:
    """What answers a request, and what it says besides `do`."""
    check = Check()
    if not isinstance(request, dict):
        check.fault("", "not-an-object", found=kind_of(request))
        raise InvalidOption(check.faults)
    do = check.word(request.get("do"), "do", _REQUESTS)
    _approve(check)
    found = _REQUESTS[str(do)]
    wish = {name: value for name, value in request.items() if name != "do"}
    check.table(wish, "", found.needs, found.takes)
    _approve(check)
    return found.answer, wish


def _approve(check: Check) -> None:
    """Go on only if nothing is wrong."""
    if check.faults:
        raise InvalidOption(check.faults)
