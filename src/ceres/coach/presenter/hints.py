"""Says what a hint found."""

from collections.abc import Collection, Mapping, Sequence
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
    say,
    shown_action,
    with_proof,
)
from ceres.coach.presenter.reasons import because, instead
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
    facts: Mapping[Action, Sequence[Fact]] | None = None,
) -> types.ShownAdvice:
    """Say what a hint found: what is best, what is as good, and why.

    What was `advised` before stays, unless something is clearly better. The `facts` say what the
    advised action leads to that another one does not, by the other one.
    """
    group = _group(found.options, seen, advised)
    options = [*group, *(option for option in found.options if option not in group)]
    if facts is None:
        pair = compared(found, seen, advised)
        facts = {pair[1]: ()} if pair else {}
    other, told = next(iter(facts.items()), (None, ()))
    actions = [shown_action(option.action) for option in group]
    kept = not advised or any(option.action.text in advised for option in group)
    return {
        "advice": cast("types.AdviceData", found.to_dict()),
        "options": [_shown_option(option, options, facts) for option in options],
        "advised": actions,
        "area": area_of(actions[0]["lots"]),
        "where": say("page-coach-where", kind=actions[0]["kind"]),
        "best": _best(actions, len(options)),
        "outlook": with_proof(_outlook(group[0]), found.proved),
        "proved": found.proved,
        "changed": None if kept else say("coach-changed", action=action_name(next(iter(advised)))),
        "why": None if len(options) == 1 else because(other, told) if other else _UNCLEAR,
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


def _shown_option(
    option: Option, options: Sequence[Option], facts: Mapping[Action, Sequence[Fact]]
) -> types.ShownOption:
    action = shown_action(option.action)
    best = options[0]
    in_figures = _in_figures(best, option)
    told = facts.get(option.action)
    return {
        "shown": action,
        "figures": cast("types.TriedAction", option.to_dict()),
        "even": option is best or option.even,
        "harmless": option.loss.is_harmless(),
        "alarming": option.loss.is_alarming(),
        "compared": _compared(best, option, told) or in_figures or say("page-coach-no-reasons"),
        "in_figures": in_figures,
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
    found: Advice,
    seen: Observation,
    advised: Collection[str] = (),
    wanted: Collection[Action] = (),
) -> tuple[Action, Action] | None:
    """Return the action that is advised first, and the best of those that are clearly worse.

    If one that is `wanted` is clearly worse, it is that one.
    """
    group = _group(found.options, seen, advised)
    worse = [each for each in found.options if each.worse and each not in group]
    worse.sort(key=lambda option: option.action not in wanted)
    return (group[0].action, worse[0].action) if worse else None


def _compared(best: Option, option: Option, facts: Sequence[Fact] | None) -> Message | None:
    """Say in words how an action compares with the best, if that is known."""
    if option is best:
        return say("page-coach-is-best", action=action_name(option.action))
    if option.even:
        return even_actions([option.action])
    if not option.worse:
        return _UNCLEAR
    return because(option.action, facts) if facts else None


def _in_figures(best: Option, option: Option) -> Message | None:
    """Say in figures what an action that is clearly worse brings more or less than the best."""
    if not option.worse:
        return None
    more_wins = option.win.value - best.win.value
    return instead(option.action, best.action, option.reasons, more_wins)
