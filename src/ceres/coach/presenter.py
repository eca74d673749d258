"""Says what the coach found: the sentences and figures that every screen lays out.

Sentences are messages (`ceres.text.speaking`), to be said in the reader's language.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from math import fsum
from typing import Any, Final, cast

from ceres.actions import Action
from ceres.coach import types
from ceres.coach.advice import Advice, Option
from ceres.coach.estimates import Estimate
from ceres.coach.figures import figures
from ceres.coach.reasons import Reason
from ceres.coach.reviews.model import PARTS, Entry, Part, Review
from ceres.engine.board import NAMES, SIDE
from ceres.text.speaking import MESSENGER, Message, figure

say: Final = MESSENGER.say
# The actions of a hint that are compared in a table and in sentences.
COMPARED: Final = 6
# A part smaller than this, in VP or standard errors, is as good as nothing.
_LITTLE: Final = 1.0
# At least as many rows and columns are shown, so that the area gives little away.
_AREA: Final = 4


def shown_action(action: Action | str) -> types.ShownAction:
    """Return an action in words, and where it takes place.

    >>> shown_action("build domus A1")["name"]
    {'id': 'page-coach-build', 'facts': {'id': 'domus', 'lots': ['A1']}}
    """
    kind, *lots = str(action).split(" ")
    piece = lots.pop(0) if kind == "build" else None
    facts: dict[str, object] = {}
    if kind != "income":
        facts = {"deed": lots[0]} if kind == "buy" else {"lots": lots}
    if piece:
        facts = {"id": piece, **facts}
    return {
        "action": str(action),
        "name": say("term-income" if kind == "income" else f"page-coach-{kind}", **facts),
        "kind": cast("types.ActionKind", kind),
        "piece": piece,
        "lots": lots,
    }


def action_name(action: Action | str) -> Message:
    """Return the message that names an action."""
    return shown_action(action)["name"]


def area_of(lots: Sequence[str]) -> list[str]:
    """Return the part of the city to look at: around an action, but never its Lots alone.

    >>> len(area_of(["D4"])), area_of([])
    (16, [])
    """
    if not lots:
        return []
    columns, rows = zip(*(divmod(NAMES.index(lot), SIDE) for lot in lots), strict=True)
    return [NAMES[SIDE * column + row] for column in _span(columns) for row in _span(rows)]


def _span(places: Sequence[int]) -> range:
    low, high = min(places), max(places)
    start = 0 if low < SIDE - _AREA else min(low, SIDE - _AREA)
    return range(start, max(high + 1, start + _AREA))


# Hints.


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
        "even": _even(even) if even else None,
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
    return _instead(best.action, worse.action, best.reasons, best.win.value - worse.win.value)


def _why_worse(best: Option, option: Option) -> Message:
    """Say how an action compares with the best."""
    if option is best:
        return say("page-coach-is-best", action=action_name(option.action))
    if option.even:
        return _even([option.action])
    if not option.worse:
        return say("page-coach-unclear")
    more_wins = option.win.value - best.win.value
    return _instead(option.action, best.action, option.reasons, more_wins)


def _even(actions: Iterable[Action]) -> Message:
    return say("page-coach-equal", actions=MESSENGER.join(map(action_name, actions), "and"))


def _instead(action: Action, other: Action, reasons: Sequence[Reason], more_wins: float) -> Message:
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


# What Ceres may do next.


def shown_forecast(
    found: list[dict[str, Any]], after: Action | str | None = None
) -> types.ShownForecast:
    """Say what Ceres may do next: by Deed, by card, and by what she does."""
    title = (
        say("coach-forecast-now")
        if after is None
        else say("coach-forecast-after", action=action_name(after))
    )
    outcomes = _chances(found, lambda each: (each["does"], each["deed"] or "none"))
    return {
        "forecast": cast("list[types.ForecastOutcome]", found),
        "title": title,
        "deeds": _chances(found, lambda each: each["deed"]),
        "cards": _chances(found, lambda each: each["card"]),
        "outcomes": [
            {"chance": chance, "said": say("page-coach-does", does=does, deed=deed)}
            for (does, deed), chance in sorted(outcomes.items(), key=lambda item: -item[1])
        ],
    }


def _chances(found: list[dict[str, Any]], key: Callable[[dict[str, Any]], Any]) -> dict[Any, float]:
    """Add up the chances of the outcomes that have a key in common."""
    sums: defaultdict[Any, Fraction] = defaultdict(Fraction)
    for each in found:
        if key(each) is not None:
            sums[key(each)] += Fraction(*each["chance"])
    return {name: float(chance) for name, chance in sums.items()}


# Reviews.


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
        return _even([entry.best])
    return say("coach-better", action=action_name(entry.best))


def _lost(entry: Entry) -> Message:
    """Say what a decision cost, in VP and, if it did, in chances of winning."""
    vp = figure("vp", entry.regret.value, entry.regret.error)
    if round(100 * entry.regret_win.value) <= 0:
        return say("page-coach-cost", vp=vp)
    return say("page-coach-cost-win", vp=vp, win=figure("percent", entry.regret_win.value))


def _why(entry: Entry) -> Message:
    return _instead(entry.best, entry.action, entry.reasons, entry.regret_win.value)


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
