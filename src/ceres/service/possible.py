"""Finds what can be done now and where; and what cannot be done, with the reason."""

from typing import Final

from ceres.actions import refusal, room_for, unmet
from ceres.engine.action import ACTION_OF, BUY, INCOME, PLACE_ACTION, Action
from ceres.engine.board import NAMES, Lot, Lots, count, names
from ceres.engine.pieces import PIECES, PLACEMENTS, Piece
from ceres.engine.state import YOUR_ACTION, State
from ceres.engine.your_turn import BASIC_INCOME
from ceres.service.problems import problem_of
from ceres.service.types.base import Problem
from ceres.service.types.game import Possible, PossibleDeed
from ceres.text.speaking import MESSENGER

Places = dict[str, list[list[str]]]

# The one condition of Monuments that some sites meet and others do not.
_BORDER: Final = "condition-border"
# Beside the ids of pieces.
_FOR_CERES: Final = "place"

_NOT_AVAILABLE: Final[dict[int, Problem]] = {}


def possible(state: State, actions: list[Action]) -> Possible:
    """Return every legal action by what it is done with; everything else with what forbids it."""
    income = BASIC_INCOME + state.income
    places = _places(actions)
    if state.phase != YOUR_ACTION:
        why = problem_of(refusal(state, INCOME))
        return {**impossible(state, why, income), "places": places.get(_FOR_CERES, [])}
    texts = {action.text for action in actions}
    return {
        "income": {"silver": income, "action": INCOME.text},
        "deeds": {NAMES[deed]: _purchase(state, deed, texts) for deed in state.market},
        "builds": {
            piece.id: {"places": places[piece.id]}
            if piece.id in places
            else {"places": [], "why": _why_not(state, piece)}
            for piece in _pieces(state)
        },
        "places": [],
    }


def impossible(state: State, why: Problem, income: int = 0) -> Possible:
    """Return that nothing can be done, all for the same reason."""
    return {
        "income": {"silver": income, "why": why},
        "deeds": {NAMES[deed]: {"why": why} for deed in state.market},
        "builds": {piece.id: {"places": [], "why": why} for piece in _pieces(state)},
        "places": [],
    }


def _pieces(state: State) -> list[Piece]:
    return [piece for piece in PIECES if state.with_monuments or not piece.monument]


def _purchase(state: State, deed: Lot, texts: set[str]) -> PossibleDeed:
    action = BUY[deed]
    if action.text in texts:
        return {"action": action.text}
    return {"why": problem_of(refusal(state, action))}


def _places(actions: list[Action]) -> Places:
    """Return the Lots of the actions that need any, by piece; your choices for Ceres apart."""
    found: Places = {}
    for action in actions:
        if action.building is not None:
            found.setdefault(action.building.piece.id, []).append(names(action.lots))
        elif action.kind == PLACE_ACTION:
            found.setdefault(_FOR_CERES, []).append(names(action.lots))
    return found


def _why_not(state: State, piece: Piece) -> Problem:
    """Return why a piece can be built nowhere: the reason at the first site with room for it."""
    if not state.tray & piece.bit:
        return _not_available(state, piece)
    condition = _condition(state, piece) if piece.monument else None
    if condition is not None:
        return condition
    room = room_for(state, piece.size)
    sites = PLACEMENTS[piece.number] if count(room) >= piece.size else ()
    for lots in sites:
        if not lots & ~room:
            return problem_of(refusal(state, _build(piece, lots)))
    named = {"name": "piece", "of": piece.id}
    return {"message": MESSENGER.say("no-place-now", id=named), "rules": ["Y3"]}


def _build(piece: Piece, lots: Lots) -> Action:
    return ACTION_OF[f"build {PLACEMENTS[piece.number][lots]}"]


def _any_site(piece: Piece) -> Lots:
    return next(iter(PLACEMENTS[piece.number]))


def _not_available(state: State, piece: Piece) -> Problem:
    """Return that a piece is not in the tray or supply: the same in every game, so it is cached."""
    if piece.number not in _NOT_AVAILABLE:
        refused = refusal(state, _build(piece, _any_site(piece)))
        _NOT_AVAILABLE[piece.number] = problem_of(refused)
    return _NOT_AVAILABLE[piece.number]


def _condition(state: State, piece: Piece) -> Problem | None:
    """Return what a Monument's condition lacks, wherever it were built (M1)."""
    lacking = unmet(state, piece, _any_site(piece))
    if lacking is None or lacking[0] == _BORDER:
        return None
    code, facts = lacking
    return {"message": MESSENGER.say(code, **facts), "rules": ["M1"]}
