"""Says what a hint found."""

from collections.abc import Sequence
from typing import Final, cast

from ceres.coach import types
from ceres.coach.advice import Advice, Option
from ceres.coach.presenter.naming import (
    action_name,
    area_of,
    even_actions,
    instead,
    say,
    shown_action,
)
from ceres.text.speaking import Message, figure

# The actions of a hint that are compared in a table and in sentences.
COMPARED: Final = 6


def shown_advice(found: Advice) -> types.ShownAdvice:
    """Say what a hint found: what is best, what is about as good, and why."""
    best, *others = found.options
    data = cast("types.AdviceData", found.to_dict())
    action = shown_action(best.action)
    even = [option.action for option in others[: COMPARED - 1] if option.even]
    sure = figure("percent", 1 - others[0].behind.chance_below(0.0)) if others else None
    return {
        "advice": data,
        "options": [
            _shown_option(option, best, figures)
            for option, figures in zip(found.options, data["actions"], strict=True)
        ],
        "area": area_of(action["lots"]),
        "where": say("page-coach-where", kind=action["kind"]),
        "best": say("coach-best" if others else "coach-only", action=action["name"]),
        "even": even_actions(even) if even else None,
        "why": _why_best(found.options) if others else None,
        "sure": say("coach-sure", chance=sure) if others else None,
    }


def _shown_option(option: Option, best: Option, figures: types.TriedAction) -> types.ShownOption:
    action = shown_action(option.action)
    return {
        "shown": action,
        "figures": figures,
        "even": option.even,
        "harmless": option.loss.is_harmless(),
        "alarming": option.loss.is_alarming(),
        "compared": _why_worse(best, option),
        "warning": say(
            "page-coach-warning-text",
            action=action["name"],
            win=figure("percent", option.win.value),
            best=figure("percent", best.win.value),
            vp=figure("vp", option.behind.value),
        ),
    }


def _why_best(options: Sequence[Option]) -> Message:
    """Say why the first action is the best: beside the first one that is clearly worse."""
    best, *others = options
    worse = next((option for option in others if option.worse), None)
    if worse is None:
        return say("page-coach-unclear")
    if worse is not others[0]:
        return _why_worse(best, worse)
    return instead(best.action, worse.action, best.reasons, best.win.value - worse.win.value)


def _why_worse(best: Option, option: Option) -> Message:
    """Say how an action compares with the best."""
    if option is best:
        return say("page-coach-is-best", action=action_name(option.action))
    if option.even:
        return even_actions([option.action])
    if not option.worse:
        return say("page-coach-unclear")
    more_wins = option.win.value - best.win.value
    return instead(option.action, best.action, option.reasons, more_wins)
