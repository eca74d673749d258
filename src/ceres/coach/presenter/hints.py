"""Says what a hint found."""

from collections.abc import Collection, Sequence
from typing import Final, cast

from ceres.actions import Action
from ceres.coach import types
from ceres.coach.accounts import Fact
from ceres.coach.advice import Advice, Option
from ceres.coach.marks import Gain
from ceres.coach.presenter.naming import (
    action_name,
    area_of,
    even_actions,
    instead,
    say,
    shown_action,
)
from ceres.coach.simplicity import simplest_first
from ceres.observation import Observation
from ceres.text.speaking import MESSENGER, Message, figure

# The actions of a hint that are compared in a table and in sentences.
COMPARED: Final = 6
# Of actions that are as good, so many are named.
_NAMED: Final = 4
_UNCLEAR: Final = say("page-coach-unclear")


def shown_advice(
    found: Advice,
    seen: Observation,
    advised: Collection[str] = (),
    facts: Sequence[Fact] = (),
) -> types.ShownAdvice:
    """Say what a hint found: what is best, what is as good, and why.

    What was `advised` before stays, unless something is clearly better. The `facts` are about the
    actions that are `compared`.
    """
    group = _group(found.options, seen, advised)
    options = [*group, *(option for option in found.options if option not in group)]
    pair = compared(found, seen, advised)
    actions = [shown_action(option.action) for option in group]
    kept = not advised or any(option.action.text in advised for option in group)
    return {
        "advice": cast("types.AdviceData", found.to_dict()),
        "options": [_shown_option(option, options) for option in options],
        "advised": actions,
        "area": area_of(actions[0]["lots"]),
        "where": say("page-coach-where", kind=actions[0]["kind"]),
        "best": _best(actions, len(options)),
        "outlook": _outlook(group[0]),
        "changed": None if kept else say("coach-changed", action=action_name(next(iter(advised)))),
        "why": None if len(options) == 1 else _why(pair[1], facts) if pair else _UNCLEAR,
    }


def _group(options: Sequence[Option], seen: Observation, advised: Collection[str]) -> list[Option]:
    """Return what is advised: all that is as good as the best, the simplest action first."""
    was = [option for option in options if option.action.text in advised]
    equals = [option for option in options if option is options[0] or option.even]
    if advised and not any(option in equals for option in was):
        doubtful = [option for option in was if not option.worse]
        equals = doubtful or equals
    by_action = {option.action: option for option in equals}
    simplest = [by_action[action] for action in simplest_first(seen._state, by_action)]
    simplest.sort(key=lambda option: option not in was)
    return simplest[:_NAMED]


def _best(actions: Sequence[types.ShownAction], tried: int) -> Message:
    if tried == 1:
        return say("coach-only", action=actions[0]["name"])
    if len(actions) == 1:
        return say("coach-best", action=actions[0]["name"])
    names = MESSENGER.join((action["name"] for action in actions), "comma")
    return say("coach-best-any", actions=names)


def _outlook(best: Option) -> Message:
    """Say what to expect: the lead alone where the game is as good as won or lost."""
    if best.loss.decided:
        end = "won" if best.win.value > 1 / 2 else "lost"
        return say("coach-outlook-decided", end=end, vp=abs(round(best.lead.value)))
    win, lead = figure("percent", best.win.value), figure("signed", best.lead.value)
    return say("coach-outlook-open", win=win, lead=lead)


def _shown_option(option: Option, options: Sequence[Option]) -> types.ShownOption:
    action = shown_action(option.action)
    best = options[0]
    return {
        "shown": action,
        "figures": cast("types.TriedAction", option.to_dict()),
        "even": option is best or option.even,
        "harmless": option.loss.is_harmless(),
        "alarming": option.loss.is_alarming(),
        "compared": _why_worse(best, option),
        "warning": _warning(action, option.loss),
    }


def _warning(action: types.ShownAction, loss: Gain) -> Message:
    best, played = loss.chances
    return say(
        "page-coach-warning-lead" if loss.decided else "page-coach-warning-text",
        action=action["name"],
        vp=figure("vp", loss.vp.value),
        **(
            {}
            if loss.decided
            else {"win": figure("percent", played), "best": figure("percent", best)}
        ),
    )


def compared(
    found: Advice, seen: Observation, advised: Collection[str] = ()
) -> tuple[Action, Action] | None:
    """Return the action that is advised first, and the best of those that are clearly worse."""
    group = _group(found.options, seen, advised)
    worse = next((each for each in found.options if each.worse and each not in group), None)
    return None if worse is None else (group[0].action, worse.action)


def _why(other: Action, facts: Sequence[Fact]) -> Message:
    """Say what comes of the best action that does not come of another one."""
    if not facts:
        return say("page-coach-no-reasons")
    said = [say("coach-why-than", other=action_name(other)), *map(_reason, facts)]
    return MESSENGER.join(said, "sentences")


def _reason(fact: Fact) -> Message:
    if fact.kind == "scores":
        vp = round(fact.value - fact.other)
        return say("coach-why-scores", id=fact.piece, lots=list(fact.lots), vp=vp)
    often = {"often": round(100 * fact.value), "otherwise": round(100 * fact.other)}
    if fact.kind == "builds":
        return say("coach-why-builds", id=fact.piece, **often)
    return say("coach-why-hers", lot=fact.lots[0], **often)


def _why_worse(best: Option, option: Option) -> Message:
    """Say how an action compares with the best."""
    if option is best:
        return say("page-coach-is-best", action=action_name(option.action))
    if option.even:
        return even_actions([option.action])
    if not option.worse:
        return _UNCLEAR
    more_wins = option.win.value - best.win.value
    return instead(option.action, best.action, option.reasons, more_wins)
