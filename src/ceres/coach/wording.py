"""Says what a hint or a review found, in any language."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from ceres.actions import Action
from ceres.coach.advice import Option
from ceres.coach.estimates import Estimate
from ceres.coach.figures import figures
from ceres.coach.reasons import Reason
from ceres.coach.reviews.model import Entry, Part, Review
from ceres.text import Catalogue

# Names an action in a sentence; without a naming, actions are written as in files.
Naming = Callable[[str], str] | None

PARTS: Final = ("par", "deal", "luck", "decisions", "corrections")
# A part smaller than this, in VP or standard errors, is as good as nothing.
_LITTLE: Final = 1.0


class Sentence(NamedTuple):
    """A message and its facts."""

    id: str
    facts: dict[str, str | int]


def plus_minus(found: Estimate | Part, words: Catalogue, signed: bool = True) -> str:
    """Write a figure in VP with its standard error."""
    value = words.number(found.value, 1, signed=signed)
    return f"{value} ± {words.number(found.error, 1)}"


def how_sure(best_but_one: Option) -> float:
    """Return how likely it is that the best action is better than the one behind it."""
    return 1 - best_but_one.behind.chance_below(0.0)


def reasons_text(reasons: Sequence[Reason], words: Catalogue) -> str:
    """List reasons, largest first."""
    said = [
        words.say(
            "coach-reason",
            side=reason.side,
            source=reason.source,
            era=reason.era,
            vp=words.number(reason.vp, 1, signed=True),
        )
        for reason in reasons
    ]
    return words.join(said, "comma")


def even_text(options: Sequence[Option], words: Catalogue, name: Naming = None) -> str:
    """Say which actions are about as good as the best, if any are."""
    names = [_named(option.action, name) for option in options if option.even]
    return words.say("page-coach-equal", actions=words.join(names, "and")) if names else ""


def why_best(options: Sequence[Option], words: Catalogue, name: Naming = None) -> str:
    """Say why the first action is the best: beside the first one that is clearly worse."""
    best, *others = options
    worse = next((option for option in others if option.worse), None)
    if worse is None:
        return words.say("page-coach-unclear")
    if worse is not others[0]:
        return why_worse(best, worse, words, name)
    return _instead(best.action, worse.action, best.reasons, _more_wins(best, worse), words, name)


def why_worse(best: Option, option: Option, words: Catalogue, name: Naming = None) -> str:
    """Say why an action is worse than the best, if it is."""
    if option.even:
        return even_text([option], words, name)
    if not option.worse:
        return words.say("page-coach-unclear")
    more_wins = _more_wins(option, best)
    return _instead(option.action, best.action, option.reasons, more_wins, words, name)


def why(entry: Entry, words: Catalogue, name: Naming = None) -> str:
    """Say why the best action was better than the one played."""
    return _instead(entry.best, entry.action, entry.reasons, entry.regret_win.value, words, name)


def cost_text(entry: Entry, words: Catalogue) -> str:
    """Say what a decision cost, in VP and, if it did, in chances of winning."""
    vp = plus_minus(entry.regret, words, signed=False)
    win = words.percent(max(entry.regret_win.value, 0.0))
    id = "page-coach-cost" if win == words.percent(0.0) else "page-coach-cost-win"
    return words.say(id, vp=vp, win=win)


def _named(action: Action, name: Naming, opens: bool = False) -> str:
    """Name an action; with a capital letter if it opens a sentence."""
    if name is None:
        return str(action)
    text = name(str(action))
    return text[:1].upper() + text[1:] if opens else text


def _more_wins(option: Option, other: Option) -> float:
    return option.win.value - other.win.value


def _instead(
    action: Action,
    other: Action,
    reasons: Sequence[Reason],
    more_wins: float,
    words: Catalogue,
    name: Naming,
) -> str:
    """Say what an action brings more than another."""
    if not reasons:
        return words.say("page-coach-no-reasons")
    wins = round(100 * more_wins)
    return words.say(
        "coach-why-wins" if wins else "coach-why",
        action=_named(action, name, opens=True),
        other=_named(other, name),
        reasons=reasons_text(reasons, words),
        wins=words.number(wins, 0, signed=True),
    )


def mark_text(mark: str | None, words: Catalogue) -> str:
    """Name a mark."""
    return "" if mark is None else words.say(f"coach-mark-{mark}")


def summary(review: Review, words: Catalogue) -> str:
    """Say in a few sentences, as a friend would, how the game went."""
    said = [words.say(id, **facts) for id, facts in summary_sentences(review)]
    return words.join(said, "sentences")


def summary_sentences(review: Review) -> Iterator[Sentence]:
    """Return the sentences of the summary, for whoever says them."""
    lead = round(review.end.value)
    if review.result is None:
        end = "ahead" if lead > 0 else "behind"
    else:
        end = "won" if lead > 0 else "lost" if lead else "tied"
    yield Sentence("coach-summary-end", {"end": end, "lead": abs(lead)})
    if review.deal.error:  # else the deal is its own par
        yield _compared("deal", review.deal)
    yield _compared("decisions", review.decisions)
    costly = review.losses
    if costly:
        era = max((1, 2, 3), key=lambda era: _cost(costly, era))
        count = sum(entry.era == era for entry in costly)
        vp = round(_cost(costly, era))
        yield Sentence("coach-summary-costly", {"count": count, "era": era, "vp": vp})
    yield _compared("luck", review.luck)


def _compared(name: str, part: Part) -> Sentence:
    """Say whether a part of the result was good or bad, or as good as nothing."""
    little = abs(part.value) < max(_LITTLE, _LITTLE * part.error)
    than = "even" if little else "more" if part.value > 0 else "less"
    return Sentence(f"coach-summary-{name}", {"than": than, "vp": abs(round(part.value))})


def _cost(entries: Sequence[Entry], era: int) -> float:
    return sum(entry.regret.value for entry in entries if entry.era == era)


def accuracy_text(review: Review, words: Catalogue) -> str | None:
    """Say what a decision cost on average, and which bots lose as much."""
    accuracy = review.accuracy()
    if accuracy is None:
        return None
    return words.say(
        "coach-accuracy",
        vp=words.number(accuracy.vp.value, 1),
        win=words.percent(accuracy.win.value),
        **accuracy.place(),
    ).rstrip()


def meaning_texts(words: Catalogue) -> list[str]:
    """Say what the figures of a review mean, and what they do not."""
    cuts = words.join([words.number(cut, 1) for cut in figures().cuts], "comma")
    return [
        words.say("coach-meaning-best"),
        words.say("coach-meaning-luck"),
        words.say("coach-meaning-error", cuts=cuts),
    ]


def costliest(review: Review, most: int) -> list[Entry]:
    """Return the marked decisions that cost most, the worst first."""
    return sorted(review.losses, key=lambda entry: -entry.regret.value)[:most]


def telling_draws(review: Review, most: int) -> list[Entry]:
    """Return the decisions after which the draws mattered most."""
    telling = [entry for entry in review.entries if entry.telling]
    return sorted(telling, key=lambda entry: -abs(entry.luck.value))[:most]


def part_rows(review: Review, words: Catalogue) -> list[list[str]]:
    """Return the waterfall as a table: par, its parts, and the result."""
    rows = [[words.say("coach-column-part"), words.say("coach-column-vp")]]
    for name in PARTS:
        part: Part = getattr(review, name)
        if name != "corrections" or part.value:
            rows.append([words.say(f"coach-part-{name}"), plus_minus(part, words)])
    if review.result is None:
        rows.append([words.say("coach-part-expected"), plus_minus(review.end, words)])
    else:
        result = words.number(review.result, 0, signed=True)
        rows.append([words.say("coach-part-result"), result])
    return rows


def decision_rows(entries: Sequence[Entry], words: Catalogue) -> list[list[str]]:
    """Return a table of decisions."""
    columns = ("decision", "era", "played", "better", "cost", "win", "mark", "luck")
    rows = [[words.say(f"coach-column-{column}") for column in columns]]
    for entry in entries:
        better = entry.counts and entry.best is not entry.action and entry.regret.value > 0
        rows.append(
            [
                str(entry.number + 1),
                str(entry.era),
                str(entry.action),
                str(entry.best) if better else "",
                plus_minus(entry.regret, words, signed=False) if better else "",
                words.percent(entry.win.value),
                mark_text(entry.mark, words),
                plus_minus(entry.luck, words) if entry.luck.error else "",
            ]
        )
    return rows
