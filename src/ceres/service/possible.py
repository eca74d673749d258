"""What can be done now, with its places; and of what cannot, why not."""

from typing import Any, Final

from ceres.actions import refusal, unmet
from ceres.engine.action import ACTION_OF, Action
from ceres.engine.board import NAMES
from ceres.engine.pieces import PIECES, STANDING, Piece
from ceres.engine.state import YOUR_ACTION, State
from ceres.engine.your_turn import BASIC_INCOME
from ceres.service.problems import Problem, problem_of
from ceres.text.speaking import MESSENGER

# What may keep a piece off Lots that are all yours, and is worth saying.
_TELLING: Final = ("condition-", "too-many-empty")


def possible(state: State, actions: list[Action]) -> dict[str, Any]:
    """Every legal action by what it is done with; everything else with what is against it."""
    texts = [action.text for action in actions]
    return {
        "income": {"silver": BASIC_INCOME + state.income, **_done_with(state, "income", texts)},
        "deeds": {
            NAMES[deed]: _done_with(state, f"buy {NAMES[deed]}", texts) for deed in state.market
        },
        "builds": {
            piece.id: _built(state, piece, texts)
            for piece in PIECES
            if state.with_monuments or not piece.monument
        },
        "places": _places("place", texts),
    }


def _done_with(state: State, text: str, texts: list[str]) -> dict[str, Any]:
    if text in texts:
        return {"action": text}
    return {"why": problem_of(refusal(state, ACTION_OF[text]))}


def _built(state: State, piece: Piece, texts: list[str]) -> dict[str, Any]:
    places = _places(f"build {piece.id}", texts)
    return {"places": places} if places else {"places": [], "why": why_not(state, piece)}


def _places(begin: str, texts: list[str]) -> list[list[str]]:
    """The Lots of the actions that begin so."""
    words = begin.count(" ") + 1
    return [text.split(" ")[words:] for text in texts if text.startswith(f"{begin} ")]


def why_not(state: State, piece: Piece) -> Problem:
    """Why a piece can be built nowhere: the most telling of the engine's reasons."""
    standings = list(STANDING[piece.number].values())
    if state.phase != YOUR_ACTION or not state.tray & piece.bit:
        return problem_of(refusal(state, ACTION_OF[f"build {standings[0]}"]))
    condition = _condition(state, piece) if piece.monument else None
    if condition is not None:
        return condition
    owned = state.your_lots | state.built
    for standing in standings:
        if standing.lots & ~owned == 0:
            refused = refusal(state, ACTION_OF[f"build {standing}"])
            if refused.code.startswith(_TELLING):
                return problem_of(refused)
    named = {"name": "piece", "of": piece.id}
    return {"message": MESSENGER.say("no-place-now", id=named), "rules": ["Y3"]}


def _condition(state: State, piece: Piece) -> Problem | None:
    """What a Monument's condition lacks, wherever it were built (M1)."""
    lacking = [unmet(state, piece, standing.lots) for standing in STANDING[piece.number].values()]
    if lacking[0] is None or None in lacking:
        return None
    code, facts = lacking[0]
    return {"message": MESSENGER.say(code, **facts), "rules": ["M1"]}
