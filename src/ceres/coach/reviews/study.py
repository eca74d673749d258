"""A position of a game under review: what is tried there, and what came of it."""

from dataclasses import dataclass, field
from typing import Final

from ceres.actions import Action
from ceres.coach.draws import Drawn, drawn_in
from ceres.coach.estimates import Estimate, estimate, wins
from ceres.coach.knowledge import Knowledge, knowledge_of
from ceres.coach.playouts import Tally
from ceres.coach.policy import ranked
from ceres.coach.solving import Solution
from ceres.format.position_writer import piles
from ceres.format.record_extras import advised_at, peeked_at
from ceres.game import Game

# The worlds of a decision are as its spread: this much, and one for each Deed still to come.
_BASIC_SHARE: Final = 10


@dataclass
class PositionStudy:
    """A position, and the action played there; `None` if only the policy plays on from it."""

    number: int
    known: Knowledge
    played: Action | None
    ranking: list[Action]
    peeked: bool = False
    advised: bool = False
    drawn: Drawn | None = None
    proof: Solution | None = None
    best: Action = field(init=False)
    tally: Tally = field(init=False)

    def __post_init__(self) -> None:
        self.best = self.played or self.reference

    @property
    def action(self) -> Action:
        """The action played, at a decision."""
        assert self.played is not None
        return self.played

    @property
    def reference(self) -> Action:
        """What the policy plays."""
        return self.ranking[0]

    @property
    def counts(self) -> bool:
        """Whether there was a decision that can be judged."""
        return self.played is not None and len(self.ranking) > 1 and not self.peeked

    @property
    def actions(self) -> list[Action]:
        """The actions whose worth is estimated; the one played is the first."""
        return list(dict.fromkeys([self.played or self.reference, self.best, self.reference]))

    @property
    def share(self) -> int:
        """How many worlds it gets, compared with others: as many as its outcomes are spread."""
        state = self.known.state
        return _BASIC_SHARE + len(state.market) + sum(map(len, piles(state)))

    def leads(self, action: Action) -> list[int]:
        """Return the leads that an action came to, world by world."""
        return self.tally.leads[self.actions.index(action)]

    def items(self, action: Action) -> list[int]:
        """Return the VP that an action came to, by source."""
        return self.tally.items[self.actions.index(action)]

    def value(self) -> Estimate:
        """Return V, the mean lead if the policy plays from here."""
        return estimate(self.leads(self.reference))

    def win(self) -> Estimate:
        """Return the chance of winning if the policy plays from here."""
        return estimate(wins(self.leads(self.reference)))


def studies_of(game: Game) -> list[PositionStudy]:
    """Return all positions but the end of a finished game, with what is played there."""
    peeked, advised = peeked_at(game.extras), advised_at(game.extras)
    known = knowledge_of(game)
    found = []
    for number, position in enumerate(game.positions):
        if position.phase == "over":
            continue
        each = PositionStudy(number, known[number], None, ranked(known[number].state))
        if number < len(game.entries):
            entry = game.entries[number]
            if isinstance(entry, Action):
                after, events = game.positions[number + 1], game.events[number]
                each.played, each.best = entry, entry
                each.peeked = number in peeked
                each.advised = str(entry) in advised.get(number, [])
                each.drawn = drawn_in(known[number], position, after, events) or None
        found.append(each)
    return found
