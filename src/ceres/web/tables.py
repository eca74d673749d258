"""The saved games of the server: whose they are, and how many of them a visitor may have."""

from typing import Final

from litestar.status_codes import (
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_422_UNPROCESSABLE_ENTITY,
)

from ceres.library.games import Library
from ceres.saves import Saves
from ceres.web.limits import RateLimiter, TooMany
from ceres.web.network import LocalNetwork
from ceres.web.problems import HTTPRefusal
from ceres.web.settings import DEFAULTS, Limits, Settings
from ceres.web.visitors import VISITOR, Visitor, is_key, owner_of

_MB: Final = 1_000_000


class Tables(Library):
    """Saved games, each of its owner.

    On a shared server, players see their own games only and begin no more than the limits allow.
    Whoever has the id of a game may look at it; only its owner may change it.
    """

    def __init__(
        self, saves: Saves, limits: Limits | None = None, settings: Settings = DEFAULTS
    ) -> None:
        """Play the games of `saves`; `limits` are those of a shared server."""
        super().__init__(saves, settings.cached_games, settings.waiting, settings.waiting_time)
        self.saves: Final = saves
        # Of a server that runs; an application alone has none.
        self.network: LocalNetwork | None = None
        self._limits: Final = limits or Limits()
        self._limiter: Final = RateLimiter(self._limits.new_games)

    def owner(self) -> str | None:
        """Return the owner of the visitor's games; `None` on a server for one player."""
        visitor = VISITOR.get()
        return None if visitor is None else visitor.owner

    def check_room(self) -> None:
        """Refuse one more game to a visitor who has, or begins, too many."""
        visitor = VISITOR.get()
        if visitor is None:
            return
        count = self.saves.count(visitor.owner)
        # A game that was deleted takes up room, and is removed to make some.
        if count >= self._limits.saved_games and not self.saves.make_room(visitor.owner):
            raise self._too_many(count)
        while (size := self.saves.size(visitor.owner)) >= self._limits.saved_bytes:
            if not self.saves.make_room(visitor.owner):
                raise self._too_large(size)
        seconds = self._limiter.take(visitor.address)
        if seconds:
            raise TooMany("too-many-new-games", seconds)

    def look_key(self, id: str) -> str | None:
        """Return the key of the link to look at a game, if there is one."""
        self.check_owner(id)
        return self.saves.look_key(id)

    def look(self, id: str) -> str:
        """Return the key of the link to look at a game; it is made if there is none."""
        self.check_owner(id)
        return self.saves.look(id)

    def withdraw_look(self, id: str) -> None:
        """Withdraw that link."""
        self.check_owner(id)
        self.saves.withdraw_look(id)

    def key(self) -> str:
        """Return the key of the player."""
        return _visitor().key

    def move(self, key: str) -> int:
        """Let the player of a key play in this browser, too, whose own games come along.

        Return how many games there are.
        """
        visitor = _visitor()
        if not (is_key(key) and self.saves.count(owner_of(key))):
            raise HTTPRefusal(HTTP_404_NOT_FOUND, "no-such-player")
        return self._become(visitor, key)

    def renew(self, key: str) -> int:
        """Give the player this new key: the old one has no games any more. Return how many."""
        visitor = _visitor()
        if not is_key(key):
            raise HTTPRefusal(HTTP_422_UNPROCESSABLE_ENTITY, "not-a-key")
        return self._become(visitor, key)

    def _become(self, visitor: Visitor, key: str) -> int:
        """Give a visitor another key, whose games, if there are some, come together with theirs."""
        both = (visitor.owner, owner_of(key))
        if key != visitor.key and all(counts := [self.saves.count(each) for each in both]):
            if sum(counts) > self._limits.saved_games:
                raise self._too_many(sum(counts))
            if (size := sum(map(self.saves.size, both))) > self._limits.saved_bytes:
                raise self._too_large(size)
        self.saves.hand_over(visitor.owner, owner_of(key))
        visitor.become(key)
        return self.saves.count(visitor.owner)

    def _too_many(self, count: int) -> HTTPRefusal:
        most = self._limits.saved_games
        return HTTPRefusal(HTTP_403_FORBIDDEN, "too-many-games", count=count, most=most)

    def _too_large(self, size: int) -> HTTPRefusal:
        facts = {"size": size // _MB, "most": self._limits.saved_bytes // _MB}
        return HTTPRefusal(HTTP_403_FORBIDDEN, "games-too-large", None, **facts)

    def check_player(self, owner: str | None) -> None:
        """Refuse a change by another visitor than the owner of a game."""
        visitor = VISITOR.get()
        if visitor is not None and owner != visitor.owner:
            raise HTTPRefusal(HTTP_403_FORBIDDEN, "not-your-game")

    def check_owner(self, id: str) -> None:
        """Refuse another visitor than the owner of a game."""
        if VISITOR.get() is not None:
            self.check_player(self.saves.owner(id))


def _visitor() -> Visitor:
    visitor = VISITOR.get()
    if visitor is None:
        raise HTTPRefusal(HTTP_403_FORBIDDEN, "one-player")
    return visitor
