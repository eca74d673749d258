"""The requests of a shared server: links to look at games, and playing in several browsers."""

from typing import Annotated, Final

from ceres.service import Request, replay
from ceres.service.arguments import Limit
from ceres.service.types.game import Replay
from ceres.service.types.saved import Look, Moved, Player, Revision
from ceres.web.tables import Tables
from ceres.web.visitors import KEY_LENGTH

Key = Annotated[str, Limit(KEY_LENGTH, KEY_LENGTH), "the key of a player"]


def look_key(tables: Tables, id: str) -> Look:
    """Return the link to look at a game, if there is one."""
    return {"key": tables.look_key(id)}


def look(tables: Tables, id: str) -> Look:
    """Make a link to look at a game as it goes on; it is the same one until it is withdrawn."""
    return {"key": tables.look(id)}


def withdraw_look(tables: Tables, id: str) -> None:
    """Withdraw the link to look at a game."""
    tables.withdraw_look(id)


def looked_at(tables: Tables, id: str) -> Replay:
    """Show the game of such a link so far, without its seed; the id is the key of the link."""
    with tables.reading(tables.saves.looked_at(id)) as table:
        shown = replay(table)
    # From the seed follows what is still hidden.
    return shown if shown["result"] else {**shown, "game": {**shown["game"], "seed": None}}


def look_revision(tables: Tables, id: str) -> Revision:
    """Return how often the game of such a link was changed; the id is the key of the link."""
    return {"revision": tables.saves.revision(tables.saves.looked_at(id))}


def player(tables: Tables) -> Player:
    """Return the key of the player, to go on playing in another browser."""
    return {"key": tables.key()}


def move(tables: Tables, key: Key) -> Moved:
    """Go on in this browser as the player of a key; the games of this browser come along."""
    return {"games": tables.move(key)}


def renew(tables: Tables, key: Key) -> Moved:
    """Give the player a new key, which the browser made; the old one has no games any more."""
    return {"games": tables.renew(key)}


SHARING_REQUESTS: Final = (
    Request("lookKey", "GET", "/games/{id}/look", look_key, "shared"),
    Request("look", "POST", "/games/{id}/look", look, "shared"),
    Request("withdrawLook", "DELETE", "/games/{id}/look", withdraw_look, "shared"),
    Request("lookedAt", "GET", "/looks/{id}", looked_at, "shared", heavy=True),
    Request("lookRevision", "GET", "/looks/{id}/revision", look_revision, "shared"),
    Request("player", "GET", "/player", player, "shared"),
    Request("move", "POST", "/player/move", move, "shared"),
    Request("renew", "POST", "/player/renew", renew, "shared"),
)
