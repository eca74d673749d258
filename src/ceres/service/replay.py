"""Replays a whole game, and branches it at any point."""

from typing import cast

from ceres.challenges.progress import point
from ceres.companion import REAL
from ceres.companion.metadata import read_metadata
from ceres.engine.scoring import score
from ceres.engine.your_turn import BASIC_INCOME
from ceres.format.record_extras import ADVISED, FROM, forget_advice, mark_peeked, peeked_at
from ceres.game import Game
from ceres.position import Position
from ceres.service.preview import measures
from ceres.service.table import Table
from ceres.service.tabletop import tabletop
from ceres.service.types.base import Phase
from ceres.service.types.game import Decision, Replay, ReplayTurn, TabletopChange, Turn


def replay(table: Table) -> Replay:
    """Return a whole game: every turn step by step, and the figures at every decision.

    `before` is the table at the start. Each step says what of the table it changes, and the `after`
    of each turn what changed besides, as by a correction. So a reader can rebuild every moment, and
    nothing hidden is shown before it was revealed.

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
        "before": tabletop(positions[0]._state),
        "turns": [
            _turn(turn, after)
            for turn, after in zip(table.turns_with_states(), positions[1:], strict=True)
        ],
        "decisions": [_decision(position) for position in positions],
        "result": table.result,
    }


def _turn(turn: Turn, after: Position) -> ReplayTurn:
    """Return a turn without the table before it, which follows from the turns before."""
    shown: dict[str, object] = {**turn["before"]}
    for step in turn["steps"]:
        shown |= step["table"]
    now = tabletop(after._state)
    changed = {key: value for key, value in now.items() if value != shown[key]}
    return {
        "number": turn["number"],
        "action": turn["action"],
        "steps": turn["steps"],
        "after": cast("TabletopChange", changed),
    }


def _decision(position: Position) -> Decision:
    state = position._state
    scored = score(state)
    return {
        "phase": cast("Phase", position.phase),
        "measures": measures(state, scored),
        "income": BASIC_INCOME + state.income,
        "point": point(state, scored),
    }


def branched(table: Table, number: int, id: str | None = None, real: bool = False) -> Game:
    """Return a new game with the first `number` entries of this one, to be played on otherwise.

    `id` is what this game is saved as. With `real`, a game from a real table goes on at one, with
    the same decks drawn by hand; otherwise on the screen. If hidden things were revealed after that
    point, the new game is marked as peeked. It is never strict, as this takes something back.
    """
    old = table.game
    game = Game(old.start, old.seed)
    for played in zip(old.entries[:number], old.positions[1:], old.events, strict=False):
        game.append(*played)
    peeked = table.peeked + table.revealed_after(number)
    game.extras = {FROM: {"id": id, "number": number}}
    if ADVISED in old.extras:
        game.extras[ADVISED] = old.extras[ADVISED]
        forget_advice(game.extras, number)
    if real and REAL in old.extras:
        game.extras[REAL] = {"draws": read_metadata(old.extras[REAL]).draws}
    if peeked:
        seen = range(number, len(old.entries)) if table.revealed_after(number) else ()
        before = (each for each in peeked_at(old.extras) if each < number)
        mark_peeked(game.extras, (*before, *seen), peeked)
    return game
