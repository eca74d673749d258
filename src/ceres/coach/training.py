"""Trying a decision of a review again: what there is to choose from, and which answers are good."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ceres.actions import Action
from ceres.coach.advice import Advice, Option

_CHOICES: Final = 5


class Answer(NamedTuple):
    """An action to choose from."""

    action: Action
    cost: float
    """The VP that it is behind the best."""
    good: bool
    """Whether it is good enough."""


def answers(
    advice: Advice, played: Action, best: Action, cost: float, tried: Sequence[Action] = ()
) -> list[Answer]:
    """Return the actions to choose from, in an order that gives nothing away.

    The review's two actions are among them, and what it says of them counts: what was played is
    `cost` VP behind the best. So are those that were `tried`.
    """
    known = {played: Answer(played, cost, good=False), best: Answer(best, 0.0, good=True)}
    others = [option for option in advice.options if option.action not in known]
    others.sort(key=lambda option: option.action not in tried)
    found = [*known.values(), *map(_answer, others[: _CHOICES - len(known)])]
    return sorted(found, key=lambda answer: str(answer.action))


def _answer(option: Option) -> Answer:
    return Answer(option.action, option.behind.value, option.loss.is_harmless())
