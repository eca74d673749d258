"""The requests of user interfaces: a function for each, and one table of them all.

The table drives the routes of the server and its OpenAPI description, the worker of a page without
a server, the page's client in TypeScript and the table in docs/formats.md. A new request is a
function and a row here; `tools/generate.py` writes the rest.
"""

import warnings
from typing import Annotated, Any, Final, Literal

from ceres.checking import Check, kind_of, shown
from ceres.companion.changes import Change
from ceres.errors import CeresError, Fault, InvalidOption
from ceres.events.facts import Difficulty, Variant
from ceres.format.record import digest_of
from ceres.game import Game
from ceres.service import challenges
from ceres.service.arguments import BadRequest, JSONObject, Limit, Parameter, read_arguments
from ceres.service.box import box, own_box
from ceres.service.lesson import lesson
from ceres.service.problems import problem_of
from ceres.service.program import program
from ceres.service.real_table import at_real_table, new_table, table_of
from ceres.service.records import read_table, write_record
from ceres.service.replay import branched, replay
from ceres.service.request import Request
from ceres.service.sharing import imported, report, shared_position, shared_start
from ceres.service.table import Table
from ceres.service.types.base import ActionText
from ceres.service.types.game import Preview, Progress, Shown, Turn
from ceres.service.types.outlook import Outlook
from ceres.service.types.real import Deck, Drawer
from ceres.service.types.saved import Digest
from ceres.service.understanding import understand

Data = dict[str, Any]
Action = Annotated[ActionText, Limit(high=200), "the action as it is written: `buy C4`"]
Drawn = Annotated[
    list[Annotated[str, Limit(high=40)]], Limit(high=49), "the ids of what was asked for"
]
Changes = Annotated[
    list[Change], Limit(high=200), "[what the table shows](#changes-of-a-real-table)"
]
Seen = Annotated[
    Annotated[int, Limit()] | None,
    "how many steps of its turn the player has seen, or has done by hand; without it, all",
]
Number = Annotated[int, Limit(), "the number of actions"]
MaybeNumber = Annotated[Number | None, "the number of actions; without it, all"]
_LONGEST_TITLE: Final = 200
_LONGEST_LINE: Final = 80
_MOST_LINES: Final = 3
_MOST_ADVISED: Final = 12


# Beginning a game.


def begin(
    seed: Annotated[int, Limit()] | None = None,
    difficulty: Difficulty = "normal",
    monuments: bool = False,
    variants: list[Variant] = [],  # noqa: B006 (nobody changes it)
    components: Annotated[
        JSONObject | None, "a [component object](#component-object) for other cards and tiles"
    ] = None,
    strict: Annotated[bool, "actions cannot be undone"] = False,
    real: Annotated[dict[Deck, Drawer] | None, "at a real table: who draws from each deck"] = None,
) -> Table:
    """Begin a game with these options."""
    return new_table(seed, difficulty, monuments, variants, components, strict, real)


def begin_lesson() -> Table:
    """Begin the lesson, a guided first game."""
    return Table(lesson())


def import_game(
    text: Annotated[str, "a record, a position to begin from, or a problem report"],
    salvage: Annotated[bool, "of a damaged record, take its good part"] = False,
) -> Table:
    """Begin a game from a record, from a position, or from the record in a problem report.

    If it is over and the same game is saved already, that one is opened.
    """
    return read_table(imported(text, salvage))


def branch(
    table: Table,
    id: str,
    number: Number,
    real: Annotated[bool, "a game at a real table goes on at one"] = False,
) -> Table:
    """Begin a game with the first actions of this one, to play on otherwise."""
    return table_of(branched(table, _point(table, number), id, real))


# Looking at a game.


def open_table(table: Table) -> Shown:
    """Show a game where it was left, with all its turns."""
    return {"view": table.view(), "turns": table.turns(), "turn": table.last_turn()}


def preview(table: Table, action: Action) -> Preview:
    """Show what an action would replace and change before Ceres answers, or why it is illegal."""
    return table.preview(action)


def outlook(table: Table) -> Outlook:
    """Show what each card of Ceres' row would do now, as far as anybody can know."""
    return table.outlook()


def progress(table: Table) -> Progress:
    """Show the VP of both sides at every decision, and where they came from."""
    return table.progress()


def position(
    table: Table,
    number: MaybeNumber = None,
    recorded: Annotated[
        bool, "as a record that begins there, with the components of its box"
    ] = False,
) -> Data:
    """Give away the [position](#position) after some actions, with everything hidden shuffled."""
    share = shared_start if recorded else shared_position
    return share(table.game, _point(table, number))


def problem_report(table: Table, number: MaybeNumber = None) -> Data:
    """Write a [problem report](#problem-report) without the part that only the page knows."""
    return report(table.game, _point(table, number))


def picture(
    table: Table,
    theme: Literal["light", "dark"] = "light",
    title: str = "",
    caption: Annotated[str, "lines to write above the table"] = "",
) -> str:
    """Draw the table as SVG."""
    from ceres.draw import svg  # only now, as a page with Python waits for all imports

    lines = [shown(line, _LONGEST_LINE) for line in caption.splitlines()[:_MOST_LINES]]
    return svg(table.position, theme=theme, title=shown(title, _LONGEST_TITLE), caption=lines)


def digest(table: Table) -> Digest:
    """Name a game by its deal and its actions: the same game has the same name."""
    return {"digest": digest_of(table.game.record())}


# Changing a game.


def play(table: Table, action: Action) -> Turn:
    """Play an action and then Ceres' turn, up to the next decision."""
    return table.play(action)


def undo(
    table: Table,
    confirmed: Annotated[bool, "although hidden things were seen since"] = False,
    seen: Seen = None,
) -> Turn | None:
    """Undo the last action; the turn is null, or at a real table the pending one."""
    table.undo(confirmed, seen)
    return table.under_way()


def redo(table: Table, seen: Seen = None) -> Turn:
    """Redo the action undone last."""
    return table.redo(seen)


def resign(table: Table) -> None:
    """Give the game up: it is lost, and nothing follows."""
    table.resign()


def hint(
    table: Table,
    advised: Annotated[
        list[Action],
        Limit(high=_MOST_ADVISED),
        "what it advised: a review does not mark it",
    ] = [],  # noqa: B006 (nobody changes it)
) -> None:
    """Note that the player was given a hint or a warning; a strict game has none."""
    table.note_hint(advised)


def set_ownership(table: Table, mine: Annotated[bool, "whether it is the player's own"]) -> None:
    """Say whether an imported game counts as the player's own."""
    table.claim(mine)


def enter(table: Table, drawn: Drawn) -> Turn:
    """At a real table, enter what was drawn, up to the next thing that is asked for."""
    return at_real_table(table).enter(drawn)


def set_drawer(
    table: Table,
    deck: Annotated[Deck, "`cards`, `tiles` or `deeds`"],
    drawer: Annotated[Drawer, "`app` or `me`"],
    seen: Seen = None,
) -> Turn | None:
    """At a real table, set who draws from a deck from now on."""
    return at_real_table(table).draw_by(deck, drawer, seen)


def correct(table: Table, changes: Changes) -> Turn:
    """At a real table, go on from what it shows, if that is possible."""
    return at_real_table(table).correct(changes)


REQUESTS: Final = (
    Request("program", "GET", "/program", program),
    Request("box", "GET", "/box", box),
    Request("components", "POST", "/components", own_box, heavy=True),
    Request("begin", "POST", "/games", begin, "begin"),
    Request("lesson", "POST", "/lesson", begin_lesson, "begin"),
    Request("import", "POST", "/games/import", import_game, "begin", body="text"),
    Request("branch", "POST", "/games/{id}/branch", branch, "begin", heavy=True),
    Request("open", "GET", "/games/{id}", open_table, "open"),
    Request("preview", "GET", "/games/{id}/preview", preview, "game"),
    Request("understand", "POST", "/games/{id}/understand", understand, "game"),
    Request("outlook", "GET", "/games/{id}/outlook", outlook, "game"),
    Request("progress", "GET", "/games/{id}/course", progress, "game", heavy=True),
    Request("replay", "GET", "/games/{id}/replay", replay, "game", heavy=True),
    Request("position", "GET", "/games/{id}/position", position, "game"),
    Request("report", "GET", "/games/{id}/report", problem_report, "game", heavy=True),
    Request(
        "picture", "GET", "/games/{id}/picture", picture, "game", file="ceres-{id}.svg", heavy=True
    ),
    Request("digest", "GET", "/games/{id}/digest", digest, "game"),
    Request("play", "POST", "/games/{id}/actions", play, "change"),
    Request("undo", "POST", "/games/{id}/undo", undo, "change"),
    Request("redo", "POST", "/games/{id}/redo", redo, "change"),
    Request("resign", "POST", "/games/{id}/resign", resign, "change"),
    Request("hint", "POST", "/games/{id}/hint", hint, "change"),
    Request("setOwnership", "POST", "/games/{id}/claim", set_ownership, "change"),
    Request("enter", "POST", "/games/{id}/enter", enter, "change"),
    Request("setDrawer", "POST", "/games/{id}/draws", set_drawer, "change"),
    Request("correct", "POST", "/games/{id}/correct", correct, "change"),
    Request("day", "GET", "/days", challenges.day),
    Request("beginDay", "POST", "/days", challenges.begin_day, "begin"),
    Request("par", "GET", "/games/{id}/par", challenges.par, "game"),
    Request("storePar", "POST", "/games/{id}/par", challenges.store_par, "change"),
    Request("share", "GET", "/games/{id}/share", challenges.share, "game"),
    Request("compare", "POST", "/games/{id}/compare", challenges.compare, "game", body="text"),
)

_BY_NAME: Final = {request.name: request for request in REQUESTS}
_OLD_NAMES: Final = {
    "claim": "setOwnership",
    "draws": "setDrawer",
    "daily": "beginDay",
    "panel": "storePar",
}


def answer(record: object, request: object) -> Data:
    """Answer a request about the game of a record, or of a `Table` in its place; both are data.

    `request` is an object with `do`, the name of the request, and its arguments. `branch` also
    needs the `id` of the game. The reply is `{"answer": …}`, with the `record` to save if the game
    is new or has changed; or `{"problem": …}`. Requests about all of the games are answered by
    `ceres.library`.

    >>> reply = answer(None, {"do": "begin", "seed": 7})
    >>> reply = answer(reply["record"], {"do": "play", "action": "income"})
    >>> reply["record"]["actions"], reply["answer"]["turn"]["steps"][0]["type"]
    (['income'], 'income')
    >>> answer(reply["record"], {"do": "play", "action": "buy Z9"})["problem"]["message"]["id"]
    'no-lot'
    """
    try:
        found, data = _named(request)
        return _answered(found, record, data)
    except CeresError as error:
        return {"problem": problem_of(error)}


def _named(data: object) -> tuple[Request, Data]:
    """Return the request of this name, and the rest of what was sent."""
    if not isinstance(data, dict):
        raise BadRequest([Fault("", "not-an-object", {"found": kind_of(data)})])
    check, name = Check(), data.get("do")
    if isinstance(name, str) and name in _OLD_NAMES:
        new = _OLD_NAMES[name]
        warnings.warn(f"the request {name} is now {new}", DeprecationWarning, stacklevel=3)
        name = new
    name = check.word(name, "do", _BY_NAME)
    if name is None:
        raise BadRequest(check.faults)
    return _BY_NAME[name], {key: value for key, value in data.items() if key != "do"}


def _answered(request: Request, record: object, data: Data) -> Data:
    parameters = dict(request.parameters)
    subject: list[Any] = []
    if request.names_game:
        parameters["id"] = Parameter(str, request.takes_id)
        subject = [record if isinstance(record, Table) else read_table(Game.from_record(record))]
    arguments = read_arguments(parameters, data)
    if not request.takes_id:
        arguments.pop("id", None)
    result = request.function(*subject, **arguments)
    if request.kind == "begin":
        return {"record": write_record(result.game, result.undone), "answer": open_table(result)}
    if request.kind == "change":
        (table,) = subject
        shown = {"view": table.view(), "turn": result}
        return {"record": write_record(table.game, table.undone), "answer": shown}
    return {"answer": result}


def _point(table: Table, number: int | None) -> int:
    """Return the number of a point of a game; without one, the last point."""
    last = len(table.game.entries)
    found = last if number is None else number
    check = Check()
    check.whole(found, "number", high=last)
    check.raise_faults(InvalidOption)
    return found
