"""A new game that is to begin."""

from dataclasses import dataclass

from ceres.components import Components
from ceres.game import Game


@dataclass(frozen=True)
class NewGame:
    """The options of a new game, with their defaults."""

    seed: int | None = None
    difficulty: str = "normal"
    monuments: bool = False
    variants: tuple[str, ...] = ()
    components: Components | None = None

    def begin(self) -> Game:
        """Set a new game up; `InvalidOption` if there is no such game."""
        return Game.new(self.seed, self.difficulty, self.monuments, self.variants, self.components)
