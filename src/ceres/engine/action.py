"""All actions: one object for each, which is the same wherever it turns up."""

from typing import Final

from ceres.engine._word import Word
from ceres.engine.board import BIT, LOT_COUNT, NAMES, NO_LOTS, Lots, names
from ceres.engine.pieces import PIECES, PLACEMENTS, Piece, Placement
from ceres.engine.shapes import FOOTPRINTS, SHAPE_COUNT

INCOME_ACTION: Final = 0
BUY_ACTION: Final = 1
BUILD_ACTION: Final = 2
PLACE_ACTION: Final = 3


class Action:
    """Something a player can do; `str(action)` is its written form."""

    def __init__(self, kind: Word, text: str, lots: Lots, building: Placement | None) -> None:
        self.kind: Final = kind
        self.text: Final = text
        self.lots: Final = lots
        self.building: Final = building
        self.number = -1

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return action_written, (self.text,)


def action_written(text: str) -> Action:
    """Return the action with this written form."""
    return ACTION_OF[text]


def _builds(piece: Piece) -> list[Action]:
    """List the builds of a piece by orientation and anchor, 49 for each orientation."""
    found: dict[int, Action] = {NO_LOTS: _NOWHERE}
    for lots, standing in PLACEMENTS[piece.number].items():
        text = f"build {piece.id} {' '.join(names(lots))}"
        found[lots] = Action(BUILD_ACTION, text, lots, standing)
    return [found[lots] for turned in FOOTPRINTS[piece.shape] for lots in turned]


def _place_actions() -> dict[int, Action]:
    footprints = {
        lots
        for shape in range(SHAPE_COUNT)
        for turned in FOOTPRINTS[shape]
        for lots in turned
        if lots
    }
    return {
        lots: Action(PLACE_ACTION, "place " + " ".join(names(lots)), lots, None)
        for lots in footprints
    }


def _numbered() -> list[Action]:
    """Sort all actions by their text and number them, so that sorting some of them is quick."""
    actions = [INCOME, *BUY, *PLACE.values()]
    for builds in BUILDS:
        actions += [action for action in set(builds) if action is not _NOWHERE]
    actions.sort(key=lambda action: action.text)
    for number, action in enumerate(actions):
        action.number = number
    return actions


_NOWHERE: Final = Action(BUILD_ACTION, "", NO_LOTS, None)
INCOME: Final = Action(INCOME_ACTION, "income", NO_LOTS, None)
BUY: Final[list[Action]] = [
    Action(BUY_ACTION, f"buy {NAMES[lot]}", BIT[lot], None) for lot in range(LOT_COUNT)
]
BUILDS: Final[list[list[Action]]] = [_builds(piece) for piece in PIECES]
PLACE: Final[dict[int, Action]] = _place_actions()
ACTIONS: Final[list[Action]] = _numbered()
ACTION_OF: Final[dict[str, Action]] = {action.text: action for action in ACTIONS}
