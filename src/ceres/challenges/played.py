"""What challenges need to know of a finished game."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from ceres.challenges.days import Kind, deal_of
from ceres.challenges.types import DayMark


class PlayedGame(Protocol):
    """A finished game; `ceres.service.statistics.Finished` is one."""

    @property
    def id(self) -> str:
        """Its name."""

    @property
    def ended(self) -> str:
        """When it ended, as ISO 8601."""

    @property
    def difficulty(self) -> str:
        """One of the three."""

    @property
    def monuments(self) -> bool:
        """Whether Monuments were played with."""

    @property
    def variants(self) -> Sequence[str]:
        """The house variants, sorted."""

    @property
    def seed(self) -> str | None:
        """The seed of its deal, if it is known."""

    @property
    def ahead(self) -> int:
        """How many VP the player had more than Ceres."""

    @property
    def won(self) -> bool:
        """Whether the player won."""

    @property
    def strict(self) -> bool:
        """Whether nothing could be taken back."""

    @property
    def fair(self) -> bool:
        """Whether the player saw nothing too early and had no hints."""

    @property
    def mine(self) -> bool:
        """Whether the player played it."""

    @property
    def resigned(self) -> bool:
        """Whether the player gave up."""

    @property
    def day(self) -> DayMark | None:
        """The day whose deal it is."""


def kind_of(game: PlayedGame) -> Kind:
    """Return the options of a game."""
    return Kind(game.difficulty, game.monuments, tuple(sorted(game.variants)))


def in_order(games: Iterable[PlayedGame]) -> list[PlayedGame]:
    """Return the games, the one that ended first first."""
    return sorted(games, key=lambda game: (game.ended, game.id))


def is_attempt(game: PlayedGame) -> bool:
    """Return whether a game counts for its day: strict, fair, the player's own, on the deal."""
    if game.day is None or game.day["practice"] or not (game.mine and game.strict and game.fair):
        return False
    deal = deal_of(game.day["date"])
    wanted = Kind(deal.difficulty, deal.monuments, tuple(sorted(deal.variants)))
    return kind_of(game) == wanted and game.seed == str(deal.seed)


def attempts(games: Iterable[PlayedGame]) -> dict[str, PlayedGame]:
    """Return the game that counts for each day: the first, if there are several."""
    found: dict[str, PlayedGame] = {}
    for game in in_order(filter(is_attempt, games)):
        if game.day is not None:
            found.setdefault(game.day["date"], game)
    return found
