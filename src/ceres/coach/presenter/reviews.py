"""Says what a review found."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil, floor, fsum
from typing import Final, cast

from ceres.actions import Action
from ceres.coach import types
from ceres.coach.estimates import Estimate, combined_error
from ceres.coach.figures import figures
from ceres.coach.lessons import lesson_of
from ceres.coach.marks import BRILLIANT, WIN_CUTS
from ceres.coach.presenter.naming import (
    action_name,
    even_actions,
    say,
    shown_action,
    with_proof,
)
from ceres.coach.presenter.reasons import because, instead
from ceres.coach.reviews.model import PARTS, Entry, Part, Review
from ceres.coach.training import Answer
from ceres.text.speaking import MESSENGER, Message, figure

# A part smaller than this, in VP or standard errors, is as good as nothing.
_LITTLE: Final = 1.0
# The moments of a game's story.
_MOMENTS: Final = 3


def shown_review(found: Review) -> types.ShownReview:
    """Say what a review found: first its story, then the figures."""
    won = None if found.result is None else Estimate(float(found.result > 0), 0.0, 1)
    return {
        "review": cast("types.ReviewData", found.to_dict()),
        "summary": MESSENGER.join(_story(found), "sentences"),
        "moments": _moments(found),
        "undecided": found.undecided,
        "win_curve": _curve(found, lambda entry: entry.win, won),
        "lead_curve": _curve(found, lambda entry: entry.lead, found.end),
        "bars": [*_bars(found)],
        "measure": _measure(found),
        "decisions": [_shown_decision(entry, found) for entry in found.entries],
        "losses": [entry.number for entry in found.losses],
        "costs": [*_costs(found)],
        "accuracy": _accuracy(found),
        "peeked": say("coach-peeked", count=len(found.peeked)) if found.peeked else None,
    }


def _story(review: Review) -> Iterator[Message]:
    """Say in three sentences how it ended, what came up, and what the decisions cost."""
    lead = round(review.end.value)
    if review.result is None:
        end = "ahead" if lead > 0 else "behind"
    else:
        end = "won" if lead > 0 else "lost" if lead else "tied"
    yield say("coach-summary-end", end=end, lead=abs(lead))
    yield _fortune(review.deal, review.luck)
    costs = {era: [each for each in review.losses if each.era == era] for era in (1, 2, 3)}
    era = max(costs, key=lambda era: _cost(costs[era]))
    vp, most = round(_cost(review.losses)), round(_cost(costs[era]))
    where = "all" if most == vp else "most"
    yield say(
        "coach-summary-costly",
        count=len(review.losses),
        vp=vp,
        where=where,
        era=era,
        most=most,
        **_rest(review),
    )


def _fortune(deal: Part, luck: Part) -> Message:
    """Say what the start promised, if an average one is known, and what the draws were worth."""
    drawn = abs(round(luck.value))
    if not deal.error:
        return say("coach-summary-luck", than=_than(luck), vp=drawn)
    promised = abs(round(deal.value))
    facts = {"promised": promised, "drawn": drawn}
    return say("coach-summary-fortune", deal=_than(deal), luck=_than(luck), **facts)


def _than(part: Part) -> str:
    """Return whether a part of the result is good or bad, or as good as nothing."""
    little = abs(part.value) < max(_LITTLE, _LITTLE * part.error)
    return "even" if little else "more" if part.value > 0 else "less"


def _cost(entries: Iterable[Entry]) -> float:
    return fsum(max(entry.regret.value, 0.0) for entry in entries)


def _rest(review: Review) -> dict[str, object]:
    """Say between what the losses without a mark lie, two standard errors included."""
    small = [each for each in review.entries if each.counts and each not in review.losses]
    unsure = 2 * _unsure(small)
    value = _whole_cost(review) - _cost(review.losses)
    low, high = max(0, floor(value - unsure)), ceil(value + unsure)
    return {"rest": "between" if low else "most" if high else "none", "low": low, "high": high}


def _whole_cost(review: Review) -> float:
    """Return what all decisions cost, marked or not; what is lost by chance evens out."""
    found = review.accuracy()
    return max(found.vp.value * found.decisions if found else 0.0, _cost(review.losses))


def _moments(review: Review) -> list[int]:
    """Return where it was decided: what cost most, then what was won by a decision or a draw."""
    ranked = [
        *sorted(review.losses, key=lambda each: -_weight(each)),
        *(each for each in review.entries if each.mark == BRILLIANT),
        *sorted(review.telling, key=lambda each: -abs(each.luck.value)),
    ]
    return sorted([*dict.fromkeys(each.number for each in ranked)][:_MOMENTS])


def _weight(entry: Entry) -> float:
    """Return how many blunders' worth a decision cost, in VP and in chances of winning."""
    return entry.regret.value / figures().cuts[-1] + entry.regret_win.value / WIN_CUTS[-1]


def _measure(review: Review) -> Message | None:
    """Say why the decisions' part of the result is not what the marked ones cost."""
    if not review.losses:
        return None
    counting = [each for each in review.entries if each.counts]
    return say(
        "coach-decisions-measure",
        all=figure("vp", _whole_cost(review), _unsure(counting)),
        vp=figure("vp", _cost(review.losses), _unsure(review.losses)),
        part=figure("signed", review.decisions.value, review.decisions.error),
    )


def _unsure(entries: Iterable[Entry]) -> float:
    """Return the standard error of what decisions cost together."""
    return combined_error(each.regret.error for each in entries)


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


def _shown_decision(entry: Entry, review: Review) -> types.ShownDecision:
    """Say what was played, what was better and why, and what came up next.

    The chance of winning is spoken of only in a game that was undecided.
    """
    worse = entry.worse
    wins = entry.regret_win.value if review.undecided else 0.0
    in_figures = instead(entry.best, entry.action, entry.reasons, wins) if worse else None
    facts = review.facts.get(entry.number)
    cost = max(entry.regret.value, 0.0) if worse else None if entry.unclear else 0.0
    luck = figure("signed", entry.luck.value, entry.luck.error)
    return {
        "number": entry.number,
        "title": say("coach-decision-title", number=entry.number + 1, era=entry.era),
        "era": entry.era,
        "mark": cast("types.MarkName | None", entry.mark),
        "played": shown_action(entry.action),
        "best": shown_action(entry.best if worse else entry.action),
        "lead": entry.lead.value,
        "win": entry.win.value,
        "cost": cost if entry.counts else None,
        "cost_error": entry.regret.error if worse else 0.0,
        "said": say("coach-played", action=action_name(entry.action)),
        "verdict": None if worse else _verdict(entry),
        "better": say("coach-better", action=action_name(entry.best)) if worse else None,
        "lost": _lost(entry, wins) if worse else None,
        "why": because(entry.action, facts) if facts else in_figures,
        "in_figures": in_figures if facts else None,
        "luck": entry.luck.value,
        "luck_error": entry.luck.error,
        "draw": say("page-coach-draw", vp=luck) if entry.telling else None,
    }


def _verdict(entry: Entry) -> Message | None:
    """Say of a decision that was not clearly worse than another how good it was."""
    if entry.peeked:
        return None
    if entry.forced:
        return say("page-coach-was-forced")
    if entry.mark == BRILLIANT:
        return say("page-coach-was-brilliant")
    if entry.found_best:
        return say("coach-was-proved" if entry.proved else "page-coach-was-best")
    if entry.advised:
        return say("page-coach-was-advised")
    if entry.unclear:
        return say("page-coach-was-close", action=action_name(entry.best))
    return even_actions([entry.best])


def _lost(entry: Entry, wins: float) -> Message:
    """Say what a decision cost, in VP and, if it did, in chances of winning."""
    vp = figure("vp", max(entry.regret.value, 0.0), entry.regret.error)
    points = round(100 * wins)
    if points <= 0:
        return with_proof(say("page-coach-cost", vp=vp), entry.proved)
    said = say("page-coach-cost-win", vp=vp, win=points)
    return with_proof(said, entry.proved)


def _costs(review: Review) -> Iterator[types.KindCost]:
    """Return what decisions of each kind cost in each era, by the kind of what was best."""
    lost: defaultdict[tuple[types.ActionKind, int, types.ActionKind], list[float]]
    lost = defaultdict(list)
    for entry in review.entries:
        if entry.counts:
            kind, best = (shown_action(each)["kind"] for each in (entry.action, entry.best))
            lost[kind, entry.era, best].append(max(entry.regret.value, 0.0))
    for (kind, era, best), each in lost.items():
        yield {"kind": kind, "era": era, "best": best, "decisions": len(each), "vp": fsum(each)}


def _accuracy(review: Review) -> types.AccuracyData | None:
    """Say what a decision cost on average, and which bots lose as much."""
    found = review.accuracy()
    if found is None:
        return None
    vp, win = found.vp.value, found.win.value
    place = found.place() if _agrees_with_parts(review, vp) else {"place": "unknown"}
    said = say("coach-accuracy", vp=figure("vp", vp), **place)
    return {"decisions": found.decisions, "vp": vp, "win": win, "said": said}


def _agrees_with_parts(review: Review, vp: float) -> bool:
    """Return whether the mean loss and the decisions' part say the same beside the policy's player.

    In a single game they need not, as a hard game costs everybody more; then only one is told.
    """
    planner = figures().players.get("planner")
    return planner is None or (vp <= planner.vp) == (review.decisions.value >= 0)


def meaning() -> list[Message]:
    """Say what the figures of a review mean, and what they do not."""
    cuts = MESSENGER.join([figure("vp", cut) for cut in figures().cuts], "comma")
    return [
        say("coach-meaning-best"),
        say("coach-meaning-luck"),
        say("coach-meaning-par"),
        say("coach-meaning-error", cuts=cuts),
    ]


def shown_answer(answer: Answer, best: Action) -> types.Answer:
    """Say whether an answer of the trainer is right: the best, as good as that, or not yet."""
    action, cost, good = answer
    if action == best:
        said = say("page-coach-try-solved")
    elif good:
        said = say("page-coach-try-good", action=action_name(best))
    else:
        said = say("page-coach-try-not", vp=figure("vp", cost))
    return {"shown": shown_action(action), "cost": cost, "good": good, "said": said}


def shown_lesson(games: Sequence[Sequence[types.KindCost]]) -> types.ShownLesson | None:
    """Say what to try next time, after the last games, the latest first; if they say anything."""
    found = lesson_of(games)
    if found is None:
        return None
    again = found.best == found.kind and found.kind != "place"
    said = say(
        "coach-next",
        games=found.games,
        kind=found.kind,
        era=found.era,
        vp=round(found.vp),
        best=f"other-{found.best}" if again else found.best,
    )
    return {"said": said}


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
