"""The last decisions of a game, proved: every order of what is hidden is counted.

Nothing is sampled, and no policy plays on: what follows is the best that can be done, whatever is
drawn.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf
from typing import Any, Final, Literal

from ceres.actions import Action
from ceres.coach.endings.outcomes import OutOfBudgetError
from ceres.coach.endings.search import ROUNDING, Search
from ceres.coach.policy import ranked
from ceres.observation import Observation, known_state
from ceres.outlook import NoOutlook

Aim = Literal["lead", "win"]
NODES: Final = 1_000_000


@dataclass(frozen=True)
class SolvedAction:
    """An action with what it is worth if you go on as well as can be."""

    action: Action
    lead: float
    """The expected final lead in VP."""
    win: float
    """The chance of winning, 0 to 1."""

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {"action": str(self.action), "lead": self.lead, "win": self.win}


@dataclass(frozen=True)
class Solution:
    """What could be proved about a decision."""

    aim: Aim
    nodes: int
    """How many actions were looked at in all."""
    options: list[SolvedAction]
    """The actions whose values are proved, the best first; equals by their text."""
    unsolved: list[Action]
    """The actions that the budget did not suffice for."""

    @property
    def proved(self) -> bool:
        """Whether the value of every action is proved, and so which is best."""
        return not self.unsolved

    @property
    def best(self) -> list[Action]:
        """The best actions, which are worth the same; none if that is not proved."""
        if not self.proved:
            return []
        first = _order(self.options[0], self.aim)
        return [each.action for each in self.options if _order(each, self.aim) == first]

    @classmethod
    def of(
        cls, aim: Aim, nodes: int, options: Iterable[SolvedAction], unsolved: list[Action]
    ) -> "Solution":
        """Return it with the best action first; of equals, the first by its text."""
        order = sorted(options, key=lambda each: (*_order(each, aim), each.action.number))
        return cls(aim, nodes, order, unsolved)

    def __getitem__(self, action: Action) -> SolvedAction:
        """Return what is proved about an action; raise `KeyError` if nothing is."""
        for each in self.options:
            if each.action is action:
                return each
        raise KeyError(action)

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "aim": self.aim,
            "proved": self.proved,
            "nodes": self.nodes,
            "options": [each.to_dict() for each in self.options],
            "unsolved": [str(action) for action in self.unsolved],
        }


def solve(
    observation: Observation, nodes: int = NODES, seconds: float = inf, aim: Aim = "lead"
) -> Solution:
    """Prove what every action of a decision is worth, as far as the budget goes.

    It aims at the largest expected lead, or at the best chance of winning (`aim="win"`); of equal
    actions, at the other. Without a limit of time the same budget finds the same everywhere.

    >>> import ceres
    >>> game = ceres.Game.new(seed=7)
    >>> while not game.position.result:
    ...     last = game.position
    ...     _ = game.play(last.actions()[0])
    >>> found = solve(last.observation())
    >>> found.proved, found.options[0].action in found.best
    (True, True)
    >>> solve(ceres.Game.new(seed=7).position.observation(), nodes=100).proved
    False
    """
    state = known_state(observation)
    if observation.phase == "over":
        raise NoOutlook("game-over")
    left = ranked(state)
    options: list[SolvedAction] = []
    search = Search(aim == "win", nodes, seconds)
    # X2: tiles that Monuments of hers send back are not drawn like the others.
    if not (state.rules.wild_monuments and state.with_monuments):
        try:
            while left:
                lead, win = search.action_value(state, left[0])
                options.append(SolvedAction(left.pop(0), lead, win))
        except OutOfBudgetError:
            pass
    return Solution.of(aim, search.nodes, options, left)


def _order(option: SolvedAction, aim: Aim) -> tuple[float, float]:
    """Return what sorts options, the best first; what differs by rounding only is equal."""
    lead, win = (-round(value / ROUNDING) * ROUNDING for value in (option.lead, option.win))
    return (lead, win) if aim == "lead" else (win, lead)
