"""All games of a player in one file, and games that are taken from such a file."""

import json
from typing import Annotated, Final

from ceres.format.bounds import UNDONE, check_bounds
from ceres.format.marks import is_mine
from ceres.game import Game
from ceres.service.arguments import JSONObject
from ceres.service.types.saved import Adopted
from ceres.web.moments import iso, read_moment
from ceres.web.tables import Tables

GAMES_FORMAT: Final = "ceres-games/1"

Moment = Annotated[str, "as `2026-01-31T20:15:00Z`"]


def archive(tables: Tables) -> str:
    """Write all games into one file, to be taken elsewhere."""
    games = [
        {
            "created": iso(summary.created),
            "changed": iso(summary.changed),
            "record": tables.saves.record(summary.id),
        }
        for summary in tables.list()
    ]
    return json.dumps({"format": GAMES_FORMAT, "games": games})


def adopt(
    tables: Tables,
    record: Annotated[JSONObject, "its record, with all marks"],
    created: Moment,
    changed: Moment,
) -> Adopted:
    """Take a game from a file of all games, unless it is here already."""
    moments = (read_moment(created, "created"), read_moment(changed, "changed"))
    check_bounds(record)  # before it is replayed, which takes time
    game = Game.from_record({key: value for key, value in record.items() if key != UNDONE})
    known = _copy(tables, game)
    if known is not None:
        return {"id": known, "added": False}
    return {"id": tables.adopt(game, *moments), "added": True}


def _copy(tables: Tables, game: Game) -> str | None:
    """Return the same game, if it is here; somebody else's is no copy of the player's own."""
    actions = len(game.entries)
    mine = is_mine(game.extras, actions)
    copies = tables.find_copies(game)
    return next(
        (id for id in copies if not mine or is_mine(tables.saves.record(id), actions)), None
    )
