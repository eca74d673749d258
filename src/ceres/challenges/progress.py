"""The progress of a game: both sides' points over time, and where they came from."""

from collections import Counter
from collections.abc import Iterable

from ceres.challenges.types import Point, SourcesBySide
from ceres.engine.scoring import Score
from ceres.engine.state import OVER, State
from ceres.events import BagEmpty, Event, FailedClaim, NoRoom, Scoring, WhenBuilt
from ceres.events.facts import Side


def point(state: State, scored: Score) -> Point:
    """Return the VP at a decision, and the VP if the era were scored now.

    >>> import ceres
    >>> from ceres.engine.scoring import score
    >>> state = ceres.Game.new(seed=7).position._state
    >>> point(state, score(state))
    {'era': 1, 'you': 0, 'ceres': 0, 'you_now': 0, 'ceres_now': 5}
    """
    you, ceres = state.your_vp, state.her_vp
    over = state.phase == OVER
    return {
        "era": state.era,
        "you": you,
        "ceres": ceres,
        "you_now": you if over else you + scored.yours(),
        "ceres_now": ceres if over else ceres + scored.hers(),
    }


def sources(start: State, events: Iterable[Event]) -> SourcesBySide:
    """Return the VP of both sides by source; `other` came outside of the scorings.

    The favour of the gods (X4) is among the VP that Ceres has at the start.
    """
    favour = min(start.rules.favour, start.her_vp)
    found: dict[Side, Counter[str]] = {"you": Counter(), "ceres": Counter(favour=favour)}
    for event in events:
        match event:
            case Scoring():
                for item in event.items:
                    if item["source"] != "silver":
                        found[item["side"]][item["source"]] += item["vp"]
            case WhenBuilt():
                found["you"]["other"] += event.you["vp"]
                found["ceres"]["other"] += event.ceres["vp"]
            case FailedClaim() | NoRoom() | BagEmpty():
                found["ceres"]["other"] += event.vp
    return {"you": dict(+found["you"]), "ceres": dict(+found["ceres"])}
