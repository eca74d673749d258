"""The requests that the server answers by itself: about its saved games, and about itself."""

import json
from typing import Final

import ceres
from ceres.bots.panel import panel
from ceres.bots.workers import Workers
from ceres.challenges.types import ParMark
from ceres.saves import Summary
from ceres.service import Request
from ceres.service.types.saved import About, Games, Listed, Revision
from ceres.web.archive import adopt, archive
from ceres.web.finished import marks
from ceres.web.moments import iso
from ceres.web.tables import Tables


def list_games(tables: Tables) -> Games:
    """List the games, the one played last first, and those deleted that can be restored."""
    return {
        "games": [_listed(summary) for summary in tables.list()],
        "deleted": [_listed(summary) for summary in tables.list(deleted=True)],
    }


def revision(tables: Tables, id: str) -> Revision:
    """Return how often a game was changed: one that was changed since is to be opened again."""
    return {"revision": tables.saves.revision(id)}


def record(tables: Tables, id: str) -> str:
    """Export a game as a record, also one that cannot be replayed."""
    return json.dumps(tables.saves.export(id), indent=1)


def remove(tables: Tables, id: str) -> None:
    """Delete a game; it can be restored for thirty days."""
    tables.delete(id)


def restore(tables: Tables, id: str) -> Revision:
    """Restore a deleted game."""
    return {"revision": tables.restore(id)}


def measure(tables: Tables, id: str) -> ParMark:
    """Let the panel play the deal of a game, and return what it made of it."""
    with tables.reading(id) as table:
        game = table.game
    return Workers(1).carry_out(panel(game))


def about(tables: Tables) -> About:
    """Describe the program, and where it saves its games."""
    return {
        "name": "ceres",
        "version": ceres.__version__,
        "compiled": ceres.COMPILED,
        "place": tables.saves.location.fingerprint,
    }


def _listed(summary: Summary) -> Listed:
    return {
        "id": summary.id,
        "created": iso(summary.created),
        "changed": iso(summary.changed),
        "difficulty": summary.difficulty,
        "monuments": summary.monuments,
        "variants": list(summary.variants),
        "era": summary.era,
        "phase": summary.phase,
        "you": summary.you,
        "ceres": summary.ceres,
        "actions": summary.actions,
        "result": summary.result,
        **marks(summary),
    }


STORE_REQUESTS: Final = (
    Request("list", "GET", "/games", list_games, "store"),
    Request("revision", "GET", "/games/{id}/revision", revision, "store"),
    Request("record", "GET", "/games/{id}/record", record, "store", file="ceres-{id}.json"),
    Request("remove", "DELETE", "/games/{id}", remove, "store"),
    Request("restore", "POST", "/games/{id}/restore", restore, "store"),
    Request("archive", "GET", "/archive", archive, "store", file="ceres-games.json"),
    Request("adopt", "POST", "/archive", adopt, "store"),
    Request("measure", "GET", "/games/{id}/measure", measure, "store"),
    Request("about", "GET", "/about", about, "server"),
)
