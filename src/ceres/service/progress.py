"""How a game went: both sides' points over time, and where they came from."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ceres.events import Event
from ceres.position import Position


def point(position: Position) -> dict[str, Any]:
    """How the game stands at a decision: VP, and VP if the era were scored now.

    >>> import ceres
    >>> point(ceres.Game.new(seed=7).position)
    {'era': 1, 'you': 0, 'ceres': 0, 'you_now': 0, 'ceres_now': 5}
    """
    state, score = position._state, position.score()
    you, ceres = state.your_vp, state.her_vp
    over = position.phase == "over"
    return {
        "era": position.era,
        "you": you,
        "ceres": ceres,
        "you_now": you if over else you + score["you"]["total"],
        "ceres_now": ceres if over else ceres + score["ceres"]["total"],
    }


def sources(events: Iterable[Event]) -> dict[str, dict[str, int]]:
    """The VP of both sides by source, over all eras; `other` came outside of the scorings."""
    found: dict[str, Counter[str]] = {"you": Counter(), "ceres": Counter()}
    for event in events:
        facts = event.facts
        if event.type == "scoring":
            for item in facts["items"]:
                found[item["side"]][item["source"]] += item.get("vp", 0)
        elif event.type == "when-built":
            for side in ("you", "ceres"):
                found[side]["other"] += facts[side]["vp"]
        elif event.type in ("failed-claim", "no-room", "bag-empty"):
            found["ceres"]["other"] += facts["vp"]
    return {side: {key: vp for key, vp in counted.items() if vp} for side, counted in found.items()}
