"""The kind of game that a player wants."""

from dataclasses import dataclass

from ceres.components import Components
from ceres.game import Game


@dataclass(frozen=True)
class GameOptions:
    """The options of a new game."""

    seed: int | None = None
    difficulty: str = "normal"
    monuments: bool = False
    variants: tuple[str, ...] = ()
    components: Components | None = None


def new_game(wish: GameOptions) -> Game:
    """A new game as wished; `InvalidOption` if there is no such game."""
    return Game.new(wish.seed, wish.difficulty, wish.monuments, wish.variants, wish.components)
