"""Marks of decisions: inaccuracy, mistake, blunder, brilliant, or too close to call."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ceres.coach.estimates import Estimate, benjamini_hochberg
from ceres.coach.figures import figures

LOSSES: Final = ("inaccuracy", "mistake", "blunder")
BRILLIANT: Final = "brilliant"
CLOSE: Final = "close"
# The thresholds of the marks, as chances of winning.
WIN_CUTS: Final = (0.05, 0.10, 0.20)
# A game is decided, and VP count instead, where both chances lie beyond one of these.
_WON: Final = 0.95
_LOST: Final = 0.05
# The policy's actions among which a brilliant one is not.
EASY_TO_FIND: Final = 8


def decided(*chances: float) -> bool:
    """Return whether a game is won or lost with any of these chances of winning."""
    return min(chances) > _WON or max(chances) < _LOST


@dataclass(frozen=True)
class Gain:
    """What one action is worth more than another: in VP, and in chances of winning."""

    vp: Estimate
    win: Estimate
    chances: tuple[float, float]
    """The chance of winning with each of the two."""

    @property
    def decided(self) -> bool:
        """Whether the game is won or lost either way."""
        return decided(*self.chances)

    @property
    def measured(self) -> Estimate:
        """The gain in the measure that counts."""
        return self.vp if self.decided else self.win

    @property
    def cuts(self) -> tuple[float, float, float]:
        """The thresholds in the measure that counts."""
        return figures().cuts if self.decided else WIN_CUTS

    def level(self) -> int:
        """Return how many thresholds lie below the whole interval."""
        low, _ = self.measured.interval()
        return sum(low > cut for cut in self.cuts)

    def is_open(self) -> bool:
        """Return whether the lowest threshold lies within the interval."""
        low, high = self.measured.interval()
        return low <= self.cuts[0] <= high

    def chance_harmless(self) -> float:
        """Return how likely so large a gain is where there is none worth a mark."""
        return self.measured.chance_below(self.cuts[0])

    def is_harmless(self) -> bool:
        """Return whether it is less than what gets a mark: good enough in the trainer."""
        return self.measured.value < self.cuts[0]

    def is_alarming(self) -> bool:
        """Return whether it is as much as a blunder, and beyond doubt more than nothing.

        That is worth a warning while playing, when there is no time for an exact mark.
        """
        low, _ = self.measured.interval()
        return self.measured.value > self.cuts[-1] and low > self.cuts[0]


def loss_marks(losses: Sequence[Gain]) -> list[str | None]:
    """Return the marks of a game's decisions by what was lost with each.

    Of many decisions some look bad by chance: a mark holds only if it does among all of them.
    """
    held = benjamini_hochberg([loss.chance_harmless() for loss in losses])
    return [_loss_mark(loss, holds) for loss, holds in zip(losses, held, strict=True)]


def _loss_mark(loss: Gain, holds: bool) -> str | None:
    level = loss.level()
    if level and holds:
        return LOSSES[level - 1]
    return CLOSE if level or loss.is_open() else None


def is_brilliant(over_reference: Gain) -> bool:
    """Return whether an action is clearly better than the reference."""
    return over_reference.level() >= 2
