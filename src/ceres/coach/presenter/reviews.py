"""Says what a review found."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from math import fsum
from typing import Final, cast

from ceres.coach import types
from ceres.coach.estimates import Estimate
from ceres.coach.figures import figures
from ceres.coach.presenter.naming import action_name, even_actions, instead, say, shown_action
from ceres.coach.reviews.model import PARTS, Entry, Part, Review
from ceres.text.speaking import MESSENGER, Message, figure

# A part smaller than this, in VP or standard errors, is as good as nothing.
_LITTLE: Final = 1.0


def shown_review(found: Review) -> types.ShownReview:
    """Say what a review found."""
    won = None if found.result is None else Estimate(float(found.result > 0), 0.0, 1)
    return {
        "review": cast("types.ReviewData", found.to_dict()),
        "summary": MESSENGER.join(_summary(found), "sentences"),
        "win_curve": _curve(found, lambda entry: entry.win, won),
        "lead_curve": _curve(found, lambda entry: entry.lead, found.end),
        "bars": [*_bars(found)],
        "decisions": [*map(shown_decision, found.entries)],
        "losses": [entry.number for entry in found.losses],
        "costs": [*_costs(found)],
        "accuracy": _accuracy(found),
        "peeked": say("coach-peeked", count=len(found.peeked)) if found.peeked else None,
    }


def _summary(review: Review) -> Iterator[Message]:
    """Say in a few sentences, as a friend would, how the game went."""
    lead = round(review.end.value)
    if review.result is None:
        end = "ahead" if lead > 0 else "behind"
    else:
        end = "won" if lead > 0 else "lost" if lead else "tied"
    yield say("coach-summary-end", end=end, lead=abs(lead))
    if review.deal.error:  # else the deal is its own par
        yield _compared("deal", review.deal)
    yield _compared("decisions", review.decisions)
    costs = {era: [each for each in review.losses if each.era == era] for era in (1, 2, 3)}
    vp = {era: sum(each.regret.value for each in costs[era]) for era in costs}
    if review.losses:
        era = max(costs, key=lambda era: vp[era])
        yield say("coach-summary-costly", count=len(costs[era]), era=era, vp=round(vp[era]))
    yield _compared("luck", review.luck)


def _compared(name: str, part: Part) -> Message:
    """Say whether a part of the result was good or bad, or as good as nothing."""
    little = abs(part.value) < max(_LITTLE, _LITTLE * part.error)
    than = "even" if little else "more" if part.value > 0 else "less"
    return say(f"coach-summary-{name}", than=than, vp=abs(round(part.value)))


def _curve(
    review: Review, value: Callable[[Entry], Estimate], end: Estimate | None
) -> list[types.CurvePoint]:
    """Return what could be expected at every decision, and how it ended."""
    last = review.entries[-1:] if end else []
    ends = [(each.number + 1, each.era, end, None) for each in last]
    points = [(each.number, each.era, value(each), each.mark) for each in review.entries]
    return [
        {
            "number": number,
            "era": era,
            "value": found.value,
            "error": found.error,
            "mark": cast("types.MarkName | None", mark),
        }
        for number, era, found, mark in [*points, *ends]
        if found
    ]


def _bars(review: Review) -> Iterator[types.Bar]:
    """Return the bars from par to the result; corrections only if there were any."""
    at = 0.0
    for name in PARTS:
        part: Part = getattr(review, name)
        if name != "corrections" or part.value:
            yield _bar(name, at, at + part.value, part.error, total=name == "par")
            at += part.value
    last = "expected" if review.result is None else "result"
    yield _bar(last, 0.0, review.end.value, review.end.error, total=True)


def _bar(part: str, start: float, end: float, error: float, total: bool) -> types.Bar:
    name = cast("types.PartName", part)
    return {"part": name, "start": start, "end": end, "error": error, "total": total}


def shown_decision(entry: Entry) -> types.ShownDecision:
    """Say what was played, what was better and why, and what came up next."""
    other = entry.counts and entry.best is not entry.action and entry.regret.value > 0
    worse = other and not entry.even
    verdict = None if other or entry.peeked else "forced" if entry.forced else "best"
    luck = figure("signed", entry.luck.value, entry.luck.error)
    return {
        "number": entry.number,
        "title": say("coach-decision-title", number=entry.number + 1, era=entry.era),
        "era": entry.era,
        "mark": cast("types.MarkName | None", entry.mark),
        "played": shown_action(entry.action),
        "best": shown_action(entry.best),
        "lead": entry.lead.value,
        "win": entry.win.value,
        "cost": max(entry.regret.value, 0.0) if entry.counts else None,
        "cost_error": entry.regret.error,
        "said": say("coach-played", action=action_name(entry.action)),
        "verdict": say(f"page-coach-was-{verdict}") if verdict else None,
        "better": _better(entry) if other else None,
        "lost": _lost(entry) if worse else None,
        "why": _why(entry) if worse else None,
        "luck": entry.luck.value,
        "luck_error": entry.luck.error,
        "draw": say("page-coach-draw", vp=luck) if entry.telling else None,
    }


def _better(entry: Entry) -> Message:
    if entry.even:
        return even_actions([entry.best])
    return say("coach-better", action=action_name(entry.best))


def _lost(entry: Entry) -> Message:
    """Say what a decision cost, in VP and, if it did, in chances of winning."""
    vp = figure("vp", entry.regret.value, entry.regret.error)
    if round(100 * entry.regret_win.value) <= 0:
        return say("page-coach-cost", vp=vp)
    return say("page-coach-cost-win", vp=vp, win=figure("percent", entry.regret_win.value))


def _why(entry: Entry) -> Message:
    return instead(entry.best, entry.action, entry.reasons, entry.regret_win.value)


def _costs(review: Review) -> Iterator[types.KindCost]:
    """Return what decisions of each kind cost in each era."""
    lost: defaultdict[tuple[types.ActionKind, int], list[float]] = defaultdict(list)
    for entry in review.entries:
        if entry.counts:
            kind = shown_action(entry.action)["kind"]
            lost[kind, entry.era].append(max(entry.regret.value, 0.0))
    for (kind, era), each in lost.items():
        yield {"kind": kind, "era": era, "decisions": len(each), "vp": fsum(each)}


def _accuracy(review: Review) -> types.AccuracyData | None:
    """Say what a decision cost on average, and which bots lose as much."""
    found = review.accuracy()
    if found is None:
        return None
    vp, win = found.vp.value, found.win.value
    said = say("coach-accuracy", vp=figure("vp", vp), win=figure("percent", win), **found.place())
    return {"decisions": found.decisions, "vp": vp, "win": win, "said": said}


def meaning() -> list[Message]:
    """Say what the figures of a review mean, and what they do not."""
    cuts = MESSENGER.join([figure("vp", cut) for cut in figures().cuts], "comma")
    return [
        say("coach-meaning-best"),
        say("coach-meaning-luck"),
        say("coach-meaning-error", cuts=cuts),
    ]


def losses(review: types.ShownReview) -> list[types.ShownDecision]:
    """Return the decisions that could have been better."""
    return [each for each in review["decisions"] if each["number"] in review["losses"]]


def costliest(review: types.ShownReview, most: int) -> list[types.ShownDecision]:
    """Return the marked decisions that cost most, the worst first."""
    return sorted(losses(review), key=lambda each: -(each["cost"] or 0.0))[:most]


def telling_draws(review: types.ShownReview, most: int) -> list[types.ShownDecision]:
    """Return the decisions after which the draws mattered most."""
    telling = [each for each in review["decisions"] if each["draw"]]
    return sorted(telling, key=lambda each: -abs(each["luck"]))[:most]
