"""Finds out whether a game is saved already: the same deal and the same actions."""

from ceres.format.record import digest_of
from ceres.format.record_extras import is_resigned
from ceres.game import Game
from ceres.library.store import GameStore
from ceres.library.summary import Summary, fingerprint_of


def find_copies(store: GameStore, game: Game, owner: str | None = None) -> list[Summary]:
    """Return the saved games with the same deal and the same actions, the first one first."""
    alike = store.alike(fingerprint_of(game), owner)
    store.fetch(each.id for each in alike)
    wanted = digest_of(game.record()) if alike else ""
    return [each for each in alike if digest_of(store.record(each.id)) == wanted]


def find_same(store: GameStore, game: Game, owner: str | None = None) -> str | None:
    """Return the id of a finished game with the same deal and the same actions, if any.

    A game that goes on is a game of its own: it may end otherwise.
    """
    if game.position.phase != "over" and not is_resigned(game.extras):
        return None
    return next((copy.id for copy in find_copies(store, game, owner)), None)
