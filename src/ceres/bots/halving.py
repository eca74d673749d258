"""Sequential halving: finds the best of some actions by trying them in dealt worlds.

All are tried in the same worlds; the better half goes on, until one is left.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field

from ceres.engine.action import Action


@dataclass
class SequentialHalving:
    """The actions that may be the best, and the outcomes of each so far."""

    left: list[Action]
    playouts: int
    dropped: list[Action] = field(default_factory=list)
    outcomes: dict[Action, list[int]] = field(default_factory=dict)
    rounds: int = field(init=False)
    round: int = 0

    def __post_init__(self) -> None:
        self.rounds = rounds_of(len(self.left))

    @property
    def worlds(self) -> int:
        """How many worlds the playouts allow in the next round."""
        return max(1, self.playouts // (self.rounds * len(self.left)))

    def halve(
        self,
        outcomes: Iterable[Sequence[int]],
        worse: Callable[[list[int], list[int]], bool] | None = None,
    ) -> None:
        """Add the outcomes of each action that is left, and let the better half go on.

        Of equals, those that stood first do. What `worse` finds too far behind the best does not.
        """
        for action, more in zip(self.left, outcomes, strict=True):
            self.outcomes.setdefault(action, []).extend(more)
        self.left.sort(key=lambda action: -sum(self.outcomes[action]))
        best = self.outcomes[self.left[0]]
        kept = self.left[: (len(self.left) + 1) // 2]
        if worse:
            kept = [action for action in kept if not worse(self.outcomes[action], best)]
        self.dropped = [action for action in self.left if action not in kept] + self.dropped
        self.left = kept
        self.round += 1

    @property
    def order(self) -> list[Action]:
        """All actions, the best first."""
        return self.left + self.dropped


def rounds_of(actions: int) -> int:
    """Return how often a number of actions is halved until one is left."""
    return (actions - 1).bit_length()


def shortlist(
    actions: Sequence[Action], playouts: float, worlds: int, wanted: Collection[Action] = ()
) -> list[Action]:
    """Return the first actions, as many as can be tried in that many worlds each round.

    At least two remain, and all that are `wanted`.
    """
    found = list(actions)
    least = max(2, len(wanted))
    while len(found) > least and playouts < rounds_of(len(found)) * len(found) * worlds:
        found.remove(next(each for each in reversed(found) if each not in wanted))
    return found
