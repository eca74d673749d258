"""Says why one action is better than another: in words, and in figures."""

from collections.abc import Sequence

from ceres.actions import Action
from ceres.coach.accounts import Fact
from ceres.coach.presenter.naming import action_name, say
from ceres.coach.reasons import Reason
from ceres.text.speaking import MESSENGER, Message, figure


def because(other: Action, facts: Sequence[Fact]) -> Message:
    """Say what comes of the best action that does not come of another one."""
    if not facts:
        return say("page-coach-no-reasons")
    said = [say("coach-why-than", other=action_name(other)), *map(_fact, facts)]
    return MESSENGER.join(said, "sentences")


def _fact(fact: Fact) -> Message:
    more = round(fact.value - fact.other)
    vp = abs(more)
    if fact.kind == "scores" and more < 0:
        return say("coach-why-but-scores", id=fact.name, vp=vp)
    if (fact.kind == "you" and more < 0) or (fact.kind == "ceres" and more > 0):
        return say("coach-why-but-source", side=fact.kind, source=fact.name, vp=vp)
    if fact.kind == "scores" and fact.lots:
        return say("coach-why-scores", id=fact.name, lots=list(fact.lots), vp=vp)
    if fact.kind == "scores":
        return say("coach-why-scores-all", id=fact.name, vp=vp)
    if fact.kind in {"you", "ceres"}:
        return say("coach-why-source", side=fact.kind, source=fact.name, vp=vp)
    often = {"often": round(100 * fact.value), "otherwise": round(100 * fact.other)}
    if fact.kind == "builds":
        return say("coach-why-builds", id=fact.name, **often)
    return say("coach-why-hers", lot=fact.lots[0], **often)


def instead(action: Action, other: Action, reasons: Sequence[Reason], more_wins: float) -> Message:
    """Say what an action brings more than another."""
    if not reasons:
        return say("page-coach-no-reasons")
    said = [
        say("coach-reason", side=side, source=source, era=era, vp=figure("signed", vp))
        for side, source, era, vp in reasons
    ]
    wins = round(100 * more_wins)
    return say(
        "coach-why-wins" if wins else "coach-why",
        action=action_name(action),
        other=action_name(other),
        reasons=MESSENGER.join(said, "and"),
        **({"wins": figure("count", wins)} if wins else {}),
    )
