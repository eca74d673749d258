"""Asks for what only the real table knows, and checks the answers."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from ceres.checking import Check, kind_of, shown
from ceres.companion.draws import CARDS, DEEDS, TILES, Draw
from ceres.companion.errors import NotDrawn
from ceres.components import MONUMENTS
from ceres.engine.pieces import PIECE_OF
from ceres.errors import InvalidOption
from ceres.format.position_writer import position_dict
from ceres.position import Position
from ceres.text.speaking import MESSENGER


def options(table: Position, deck: str) -> dict[str, int]:
    """Return what may be drawn from a deck of this table, and how many of each are left."""
    data = position_dict(table._state)
    ceres = data["ceres"]
    if deck == CARDS:
        return dict.fromkeys(sorted(ceres["deck"][: ceres["unseen"]]), 1)
    if deck == TILES:
        return dict(sorted(Counter(data["bag"]).items()))
    if deck == DEEDS:
        hidden = [ceres["deeds"], *data["piles"]]
        return dict.fromkeys(sorted(deed for deeds in hidden for deed in deeds), 1)
    return dict.fromkeys(sorted(monument.id for monument in MONUMENTS), 1)


def question(table: Position, draw: Draw, likely: Sequence[str]) -> dict[str, Any]:
    """Return the question for a user interface (`ceres.service.types.real.Ask`)."""
    count, lots = len(draw.drawn), list(draw.lots)
    possible = options(table, draw.deck)
    return {
        "deck": draw.deck,
        "why": draw.why,
        "message": MESSENGER.say(f"real-ask-{draw.why}", count=count, lots=lots),
        "rules": list(draw.rules),
        "count": count,
        "ordered": draw.ordered,
        "options": [_option(id, left, draw, possible) for id, left in possible.items()],
        "likely": list(likely),
        "lots": lots,
    }


def _option(id: str, left: int, draw: Draw, possible: Iterable[str]) -> dict[str, Any]:
    """Return something that may be drawn, with what it excludes (S8)."""
    if draw.why != "supply":
        return {"id": id, "left": left}
    size = PIECE_OF[id].size
    alike = [other for other in possible if other != id and PIECE_OF[other].size == size]
    return {"id": id, "left": left, "excludes": alike}


def check_drawn(table: Position, draw: Draw, drawn: object) -> list[str]:
    """Return what was entered as names; `NotDrawn` if it cannot have been drawn."""
    check = Check()
    names = []
    for where, each in check.items(drawn, "drawn"):
        if isinstance(each, str):
            names.append(each)
        else:
            check.fault(where, "not-a-text", found=kind_of(each))
    check.raise_faults(InvalidOption)
    if len(names) != len(draw.drawn):
        raise NotDrawn("real-wrong-count", count=len(draw.drawn), found=len(names))
    left = options(table, draw.deck)
    for name in names:
        if name not in left:
            raise NotDrawn(f"real-not-in-{draw.deck}", word=shown(name))
        if not left[name]:
            raise NotDrawn("real-told-twice", word=shown(name))
        left[name] -= 1
    if draw.why == "supply" and len({PIECE_OF[id].size for id in names}) < len(names):
        raise NotDrawn("real-same-size")
    return names
