"""Finds what can be done now and where; and what cannot be done, with the reason."""

from functools import cache
from typing import Final

from ceres.actions import refusal, room_for, unmet
from ceres.engine.action import ACTION_OF, Action
from ceres.engine.board import NAMES
from ceres.engine.pieces import PIECES, PLACEMENTS, Piece
from ceres.engine.state import YOUR_ACTION, State
from ceres.engine.your_turn import BASIC_INCOME
from ceres.facts import Lot
from ceres.service.problems import problem_of
from ceres.service.types.base import Problem
from ceres.service.types.game import Possible, PossibleBuild, PossibleDeed
from ceres.text.speaking import MESSENGER

Places = dict[str, list[list[Lot]]]

# The one condition of Monuments that some places meet and others do not.
_WHERE_IT_STANDS: Final = "condition-border"
# Beside the ids of pieces.
_FOR_CERES: Final = "place"

_OUT_OF_REACH: Final[dict[tuple[int, int], Problem]] = {}


def possible(state: State, actions: list[Action]) -> Possible:
    """Return every legal action by what it is done with; everything else with what forbids it."""
    texts = {action.text for action in actions}
    places = _places(actions)
    return {
        "income": {"silver": BASIC_INCOME + state.income, **_done_with(state, "income", texts)},
        "deeds": {
            NAMES[deed]: _done_with(state, f"buy {NAMES[deed]}", texts) for deed in state.market
        },
        "builds": {
            piece.id: _build(state, piece, places)
            for piece in PIECES
            if state.with_monuments or not piece.monument
        },
        "places": places.get(_FOR_CERES, []),
    }


def _build(state: State, piece: Piece, places: Places) -> PossibleBuild:
    if piece.id in places:
        return {"places": places[piece.id]}
    return {"places": [], "why": why_not(state, piece)}


def _done_with(state: State, text: str, texts: set[str]) -> PossibleDeed:
    if text in texts:
        return {"action": text}
    return {"why": problem_of(refusal(state, ACTION_OF[text]))}


def _places(actions: list[Action]) -> Places:
    """Return the Lots of the actions that need any, by piece; your choices for Ceres apart."""
    found: Places = {}
    for action in actions:
        verb, *words = action.text.split(" ")
        if verb == "build":
            found.setdefault(words[0], []).append(words[1:])
        elif verb == "place":
            found.setdefault(_FOR_CERES, []).append(words)
    return found


def why_not(state: State, piece: Piece) -> Problem:
    """Return why a piece can be built nowhere: the reason at the first site with room for it."""
    if state.phase != YOUR_ACTION or not state.tray & piece.bit:
        return _out_of_reach(state, piece)
    condition = _condition(state, piece) if piece.monument else None
    if condition is not None:
        return condition
    room = room_for(state, piece.size)
    for site in _sites(piece.number):
        if not site.lots & ~room:
            return problem_of(refusal(state, site))
    named = {"name": "piece", "of": piece.id}
    return {"message": MESSENGER.say("no-place-now", id=named), "rules": ["Y3"]}


@cache
def _sites(number: int) -> list[Action]:
    """Return everything that can ever be done with a piece."""
    return [ACTION_OF[f"build {standing}"] for standing in PLACEMENTS[number].values()]


def _out_of_reach(state: State, piece: Piece) -> Problem:
    """Return why nothing can be done with a piece now: the same in every game, so it is cached."""
    key = state.phase, piece.number
    if key not in _OUT_OF_REACH:
        _OUT_OF_REACH[key] = problem_of(refusal(state, _sites(piece.number)[0]))
    return _OUT_OF_REACH[key]


def _condition(state: State, piece: Piece) -> Problem | None:
    """Return what a Monument's condition lacks, wherever it were built (M1)."""
    lacking = unmet(state, piece, _sites(piece.number)[0].lots)
    if lacking is None or lacking[0] == _WHERE_IT_STANDS:
        return None
    code, facts = lacking
    return {"message": MESSENGER.say(code, **facts), "rules": ["M1"]}
