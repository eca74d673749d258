"""A finished game, as challenges and statistics look at it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ceres.challenges.days import Kind, deal_of
from ceres.challenges.types import SourcesBySide
from ceres.events.facts import Difficulty, Side, Variant
from ceres.format.record_extras import DayMark, Marks, unmarked


@dataclass(frozen=True)
class Finished:
    """A finished game."""

    id: str
    ended: str  # when it was changed last, as ISO 8601
    difficulty: Difficulty
    monuments: bool
    variants: Sequence[Variant]
    actions: int
    you: int
    ceres: int
    winner: Side
    marks: Marks = field(default_factory=unmarked)
    digest: str | None = None  # its deal and actions, if another game may be the same
    sources: SourcesBySide | None = None  # `None` until they have been counted
    achievements: Sequence[str] | None = None  # `None` until they have been counted
    seed: str | None = None  # of its deal, if that has one

    @property
    def won(self) -> bool:
        """Whether the player won."""
        return self.winner == "you"

    @property
    def ahead(self) -> int:
        """How many points the player had more than Ceres."""
        return self.you - self.ceres

    @property
    def fair(self) -> bool:
        """Whether the player saw nothing too early and had no hints."""
        return not self.marks["peeked"] and not self.marks["hinted"]

    @property
    def day(self) -> DayMark | None:
        """The day whose deal it is."""
        return self.marks.get("day")


def kind_of(game: Finished) -> Kind:
    """Return the options of a game."""
    return Kind(game.difficulty, game.monuments, tuple(sorted(game.variants)))


def in_order(games: Iterable[Finished]) -> list[Finished]:
    """Return the games, the one that ended first first."""
    return sorted(games, key=lambda game: (game.ended, game.id))


def is_attempt(game: Finished) -> bool:
    """Return whether a game counts for its day: strict, fair, the player's own, on the deal."""
    if (
        game.day is None
        or game.day["practice"]
        or not (game.marks["mine"] and game.marks["strict"] and game.fair)
    ):
        return False
    deal = deal_of(game.day["date"])
    wanted = Kind(deal.difficulty, deal.monuments, tuple(sorted(deal.variants)))
    return kind_of(game) == wanted and game.seed == str(deal.seed)


def attempts(games: Iterable[Finished]) -> dict[str, Finished]:
    """Return the game that counts for each day: the first, if there are several."""
    found: dict[str, Finished] = {}
    for game in in_order(filter(is_attempt, games)):
        if game.day is not None:
            found.setdefault(game.day["date"], game)
    return found
