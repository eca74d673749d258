"""A whole game to look through, and to play on from any point of it."""

from typing import Any, Final

from ceres.companion import REAL
from ceres.companion.metadata import read_kept
from ceres.engine.your_turn import BASIC_INCOME
from ceres.game import Game
from ceres.position import Position
from ceres.service.preview import measures
from ceres.service.progress import point
from ceres.service.table import PEEKED, Table
from ceres.service.tabletop import changes, tabletop

Data = dict[str, Any]

# Of which game this one is a part, and after how many of its actions it goes its own way.
FROM: Final = "x-from"


def replay(table: Table) -> Data:
    """The game from its start: every turn step by step, and how it stood at every decision.

    `before` is the table at the start. Each step says what of the table it changes, and each turn
    by `after` what has changed besides: the table was corrected there. So a reader makes every
    moment of it, and nothing hidden is in it before it came out.

    >>> table = Table.new(seed=7)
    >>> turn = table.play("income")
    >>> shown = replay(table)
    >>> [each["measures"]["silver"] for each in shown["decisions"]]
    [5, 10]
    """
    positions = table.game.positions
    return {
        "game": table.about(),
        "real": REAL in table.game.extras,
        "before": tabletop(positions[0].to_dict()),
        "turns": [
            _turn(turn, after) for turn, after in zip(table.retold(), positions[1:], strict=True)
        ],
        "decisions": [_decision(position) for position in positions],
        "result": table.position.result,
    }


def _turn(turn: Data, after: Position) -> Data:
    """A turn without the table before it, which the turns before it tell."""
    shown = turn.pop("before")
    for step in turn["steps"]:
        shown = {**shown, **step["table"]}
    return {**turn, "after": changes(shown, tabletop(after.to_dict()))}


def _decision(position: Position) -> Data:
    state = position._state
    return {
        "phase": position.phase,
        "measures": measures(state),
        "income": BASIC_INCOME + state.income,
        "point": point(position),
    }


def branched(table: Table, number: int, id: str | None = None, real: bool = False) -> Game:
    """A game of its own: the first so many actions of this one, to be played on otherwise.

    `id` is what this game is kept as. A game at a real table goes on at one if that is wanted
    (`real`), with the same decks drawn by hand; else on the screen alone. Whoever has seen what
    came out after that point has peeked. A strict game is taken back by this, so the new one is not
    strict.
    """
    old = table.game
    game = Game(old.start, old.seed)
    for entry in old.entries[:number]:
        if isinstance(entry, Position):
            game.correct(entry)
        else:
            game.play(entry)
    peeked = table.peeked + table.revealed_after(number)
    game.extras = {FROM: {"id": id, "number": number}}
    if real and REAL in old.extras:
        game.extras[REAL] = {"draws": read_kept(old.extras[REAL]).draws}
    if peeked:
        game.extras[PEEKED] = peeked
    return game
