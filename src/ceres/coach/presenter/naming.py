"""Names actions and their places."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from ceres.actions import Action
from ceres.coach import types
from ceres.engine.board import NAMES, SIDE
from ceres.text.speaking import MESSENGER, Message

say: Final = MESSENGER.say
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


def even_actions(actions: Iterable[Action]) -> Message:
    """Say which actions are about as good."""
    return say("page-coach-equal", actions=MESSENGER.join(map(action_name, actions), "and"))


def with_proof(said: Message, proved: bool) -> Message:
    """Say as well that something is proved, if it is."""
    return MESSENGER.join([said, say("coach-proved")], "sentences") if proved else said
