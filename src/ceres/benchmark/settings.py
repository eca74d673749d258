"""The settings and deals of benchmark 1. Published, they stay as they are."""

import hashlib
from dataclasses import dataclass
from typing import Final

from ceres.game import Game

FORMAT: Final = "ceres-benchmark/1"
# The deals of each setting; a run may take the first of them.
GAMES: Final = 100
_SEED_BYTES: Final = 6


@dataclass(frozen=True)
class Setting:
    """The options of some games."""

    id: str
    difficulty: str
    monuments: bool = False
    variants: tuple[str, ...] = ()

    def game(self, number: int) -> Game:
        """Set up the game of a deal, the first of which has the number 0."""
        return Game.new(seed_of(self.id, number), self.difficulty, self.monuments, self.variants)


SETTINGS: Final = (
    Setting("normal", "normal"),
    Setting("challenge", "challenge"),
    Setting("challenge-monuments", "challenge", monuments=True),
    # The top of the ladder.
    Setting("princeps", "challenge", variants=("creeping-gardens", "favour-20")),
)


def seed_of(setting: str, number: int) -> int:
    """Return the seed of a deal: digests, so far from the small seeds that bots were fitted on."""
    digest = hashlib.sha256(f"ceres benchmark 1 {setting} {number}".encode("ascii")).digest()
    return int.from_bytes(digest[:_SEED_BYTES], "big")
