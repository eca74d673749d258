"""The saved games of the server: whose they are, and how many of them a visitor may have."""

from datetime import datetime
from typing import Final

from litestar.status_codes import (
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_422_UNPROCESSABLE_ENTITY,
)

from ceres.game import Game
from ceres.saves import Saves, Summary
from ceres.saves.saved_tables import SavedTables
from ceres.service import Table
from ceres.service.types.saved import Opened
from ceres.web.limits import RateLimiter, TooMany
from ceres.web.problems import HTTPRefusal
from ceres.web.settings import DEFAULTS, Limits, Settings
from ceres.web.visitors import VISITOR, Visitor, is_key, owner, owner_of


class Tables(SavedTables):
    """Saved games, each of its owner.

    On a shared server, players see their own games only and begin no more than the limits allow.
    Whoever has the id of a game may look at it; only its owner may change it.
    """

    def __init__(
        self, saves: Saves, limits: Limits | None = None, settings: Settings = DEFAULTS
    ) -> None:
        """Play the games of `saves`; `limits` are those of a shared server."""
        super().__init__(saves, settings.cached_games, settings.waiting, settings.waiting_time)
        self._limits: Final = limits or Limits()
        self._limiter: Final = RateLimiter(self._limits.new_games)

    def begin(self, table: Table) -> Opened:
        """Save a new game, as the visitor's own if there is one."""
        self._check_room()
        return self.create(table, owner())

    def find_copies(self, game: Game) -> list[str]:
        """Return the ids of the player's games with the same deal and actions."""
        return self.saves.find_copies(game, owner())

    def adopt(self, game: Game, created: datetime, changed: datetime) -> str:
        """Save a game that was played elsewhere as the visitor's own; return its id."""
        self._check_room()
        return self.saves.adopt(game, created, changed, owner())

    def _check_room(self) -> None:
        """Refuse one more game to a visitor who has, or begins, too many."""
        visitor = VISITOR.get()
        if visitor is None:
            return
        count, most = self.saves.count(visitor.owner), self._limits.saved_games
        # A game that was deleted takes up room, and is removed to make some.
        if count >= most and not self.saves.make_room(visitor.owner):
            raise HTTPRefusal(HTTP_403_FORBIDDEN, "too-many-games", count=count, most=most)
        seconds = self._limiter.take(visitor.address)
        if seconds:
            raise TooMany("too-many-new-games", seconds)

    def list(self, deleted: bool = False) -> tuple[Summary, ...]:
        """List the games, or those deleted; on a shared server the visitor's own."""
        return self.saves.list(deleted, owner())

    def delete(self, id: str) -> None:
        """Delete a game."""
        self._check_owner(id)
        self.saves.delete(id)

    def restore(self, id: str) -> int:
        """Restore a deleted game; return its revision."""
        self._check_owner(id)
        self.saves.restore(id)
        return self.saves.revision(id)

    def look_key(self, id: str) -> str | None:
        """Return the key of the link to look at a game, if there is one."""
        self._check_owner(id)
        return self.saves.look_key(id)

    def look(self, id: str) -> str:
        """Return the key of the link to look at a game; it is made if there is none."""
        self._check_owner(id)
        return self.saves.look(id)

    def withdraw_look(self, id: str) -> None:
        """Withdraw that link."""
        self._check_owner(id)
        self.saves.withdraw_look(id)

    def key(self) -> str:
        """Return the key of the player."""
        return _visitor().key

    def move(self, key: str) -> int:
        """Let the player of a key play in this browser, too, whose own games come along.

        Return how many games there are.
        """
        visitor = _visitor()
        theirs = self.saves.count(owner_of(key)) if is_key(key) else 0
        if not theirs:
            raise HTTPRefusal(HTTP_404_NOT_FOUND, "no-such-player")
        ours = 0 if key == visitor.key else self.saves.count(visitor.owner)
        count, most = theirs + ours, self._limits.saved_games
        if ours and count > most:
            raise HTTPRefusal(HTTP_403_FORBIDDEN, "too-many-games", count=count, most=most)
        return self._become(visitor, key)

    def renew(self, key: str) -> int:
        """Give the player this new key: the old one has no games any more. Return how many."""
        visitor = _visitor()
        if not is_key(key):
            raise HTTPRefusal(HTTP_422_UNPROCESSABLE_ENTITY, "not-a-key")
        return self._become(visitor, key)

    def _become(self, visitor: Visitor, key: str) -> int:
        self.saves.hand_over(visitor.owner, owner_of(key))
        visitor.become(key)
        return self.saves.count(visitor.owner)

    def check_player(self, owner: str | None) -> None:
        """Refuse a change by another visitor than the owner of a game."""
        visitor = VISITOR.get()
        if visitor is not None and owner != visitor.owner:
            raise HTTPRefusal(HTTP_403_FORBIDDEN, "not-your-game")

    def _check_owner(self, id: str) -> None:
        if VISITOR.get() is not None:
            self.check_player(self.saves.owner(id))


def _visitor() -> Visitor:
    visitor = VISITOR.get()
    if visitor is None:
        raise HTTPRefusal(HTTP_403_FORBIDDEN, "one-player")
    return visitor
