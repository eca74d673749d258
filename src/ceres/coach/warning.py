"""When to speak up before an action is played."""

from ceres.coach.advice import Option
from ceres.coach.estimates import Estimate, together
from ceres.coach.marks import Gain


def is_blunder(best: Option, option: Option) -> bool:
    """Return whether an action costs as much as a blunder, and not by chance alone."""
    error = together([best.win.error, option.win.error])
    win = Estimate(best.win.value - option.win.value, error, option.win.worlds)
    loss = Gain(option.behind, win, (best.win.value, option.win.value))
    low, _ = loss.measured.interval()
    harmless, *_, blunder = loss.cuts
    return loss.measured.value > blunder and low > harmless
