"""The requests that only a server answers by itself: work for its bots, and about itself."""

from typing import Final

import ceres
from ceres.bots.panel import panel
from ceres.bots.workers import Workers
from ceres.format.record_extras import ParMark
from ceres.service import Request
from ceres.service.types.saved import About, Network
from ceres.web.tables import Tables


def compute_par(tables: Tables, id: str) -> ParMark:
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


def network(tables: Tables) -> Network:
    """Say where other devices in the local network, such as a phone, find the server."""
    return tables.network.shown() if tables.network else {"open": False, "addresses": []}


def open_network(tables: Tables) -> Network:
    """Open the server to the local network, for as long as it runs.

    Who comes from there plays as on a shared server: everybody sees their own games only.
    """
    return tables.network.open() if tables.network else network(tables)


SERVER_REQUESTS: Final = (
    Request("computePar", "GET", "/games/{id}/measure", compute_par, "store", heavy=True),
    Request("about", "GET", "/about", about, "server"),
    Request("network", "GET", "/network", network, "server"),
    Request("openNetwork", "POST", "/network", open_network, "server"),
)
