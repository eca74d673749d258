"""Trying a decision of a review again: what there is to choose from, and which answers are good."""

from typing import Final

from ceres.coach.advice import Advice, Option
from ceres.coach.review import Entry

_CHOICES: Final = 5


def choices(entry: Entry, advice: Advice) -> list[Option]:
    """Return the actions to choose from, in an order that gives nothing away."""
    wanted = (entry.action, entry.best)
    found = [option for option in advice.options if option.action in wanted]
    others = [option for option in advice.options if option.action not in wanted]
    found += others[: _CHOICES - len(found)]
    return sorted(found, key=lambda option: str(option.action))


def is_solved(entry: Entry, answer: Option) -> bool:
    """Return whether an answer is good enough; of its two actions the review knows best."""
    if answer.action == entry.action:
        return False
    return answer.action == entry.best or answer.loss.is_harmless()


def cost(entry: Entry, answer: Option) -> float:
    """Return what an answer costs, in VP."""
    return (entry.regret if answer.action == entry.action else answer.behind).value
