"""What a player knows at a decision, and the worlds that fit it."""

from collections.abc import Sequence
from dataclasses import dataclass

from ceres.bots.plans import travels
from ceres.bots.strategies.deal import deal
from ceres.companion.substitution import covered_tiles
from ceres.engine.dice import Dice
from ceres.engine.state import State
from ceres.game import Game
from ceres.observation import Observation, known_state
from ceres.position import Position


@travels
@dataclass(frozen=True)
class Knowledge:
    """An observation; and the tiles that came back to the bag, where they are drawn last (X2).

    A position does not say which these are: only whoever knows the game does.
    """

    seen: Observation
    returned: Sequence[int] = ()

    def __post_init__(self) -> None:
        known_state(self.seen)

    @property
    def state(self) -> State:
        """The state of the observation: everything hidden in it is sorted."""
        return self.seen._state

    def world(self, dice: Dice) -> State:
        """Deal a world: all that fit are equally likely."""
        if not self.returned:
            return deal(self.state, dice)
        seen = self.state.clone()
        bag = list(seen.bag)
        for tile in self.returned:
            bag.reverse()
            bag.remove(tile)  # not the one that waits for your choice (P4), which lies first
            bag.reverse()
        seen.bag = tuple(bag)
        world = deal(seen, dice)
        world.bag += tuple(self.returned)
        return world


def knowledge_of(game: Game) -> list[Knowledge]:
    """Return what was known at every position of a game."""
    found = [Knowledge(game.start.observation())]
    returned: tuple[int, ...] = ()
    for entry, position, events in zip(game.entries, game.positions[1:], game.events, strict=True):
        state = position._state
        left = state.bag[state.next_tile :]
        if isinstance(entry, Position):
            returned = ()  # a correction may have laid the bag anew
        else:
            count = min(len(returned) + covered_tiles(events), len(left))
            returned = left[len(left) - count :]
        found.append(Knowledge(position.observation(), returned))
    return found
