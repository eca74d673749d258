"""The notation of actions, and the reason why one is not legal.

`ceres.engine.legal` alone decides which actions are legal; this module finds the rule that
forbids an action, for the message.
"""

from typing import Final

from ceres.checking import shown
from ceres.engine.action import ACTION_OF, PLACE_ACTION, Action
from ceres.engine.board import BORDER, LOT_OF, NAMES, Lots, count, first, names
from ceres.engine.legal import empty_after, largest, of_kind
from ceres.engine.pieces import CIVIC, PIECE_OF, PLACEMENTS, RESIDENTIAL, Piece, Placement
from ceres.engine.state import MARKERS, OVER, YOUR_CHOICE, State
from ceres.errors import IllegalAction, InvalidNotation

__all__ = ["Action", "action_of", "parse_action", "piece_id", "refusal", "unmet"]

# What pieces may be called besides their ids; written is always the id.
ALIASES: Final = {
    "peristyle": "garden",
    "grand-peristyle": "grand-garden",
    "market-hall": "market",
    "insula-corner": "insula-l",
    "insula-long": "insula",
    "artisan-forum-corner": "artisan-forum-l",
    "artisan-forum-long": "artisan-forum",
}


def parse_action(text: str) -> Action:
    """Parse the text of an action.

    Raise `InvalidNotation` if it is no action, `IllegalAction` if its Lots are not in the shape.

    >>> parse_action("build domus C4"), parse_action("build peristyle C4")
    (<Action build domus C4>, <Action build garden C4>)
    >>> parse_action("build insula-l A1 A2 A3")
    Traceback (most recent call last):
    ceres.errors.IllegalAction: 'build insula-l A1 A2 A3': insula-l has a different shape (Y3)
    """
    if not isinstance(text, str):
        raise InvalidNotation(repr(text), "no-action")
    action = ACTION_OF.get(text)
    if action is None:
        text = _with_id(text)
        action = ACTION_OF.get(text)
    if action is None:
        piece = _piece_of(text)
        if piece is not None:
            raise IllegalAction(text, "not-its-shape", ["Y3"], id=piece.id)
        raise IllegalAction(text, "no-such-place", ["P4", "M3"])
    return action


def action_of(action: Action | str) -> Action:
    """Return the action itself, or parse its text."""
    return action if isinstance(action, Action) else parse_action(action)


def piece_id(written: str) -> str:
    """Return the id of a piece, given itself or another name of the piece.

    >>> piece_id("peristyle"), piece_id("garden")
    ('garden', 'garden')
    """
    return ALIASES.get(written, written)


def _with_id(text: str) -> str:
    """Return an action with the id of its piece."""
    verb, *words = text.split(" ")
    if verb != "build" or not words:
        return text
    return " ".join([verb, piece_id(words[0]), *words[1:]])


def _piece_of(text: str) -> Piece | None:
    """Return the piece that a text builds, if any; raise `InvalidNotation` if it is malformed."""
    verb, *words = text.split(" ")
    if verb not in _EXPECTED or "" in words:
        raise InvalidNotation(text, "no-action")
    piece = None
    if verb == "build":
        if len(words) < 2:
            raise InvalidNotation(text, _EXPECTED[verb])
        piece = PIECE_OF.get(words[0])
        if piece is None:
            raise InvalidNotation(text, "no-piece", word=shown(words[0], 40))
        del words[0]
    for word in words:
        if word not in LOT_OF:
            raise InvalidNotation(text, "no-lot", word=shown(word, 40))
    if verb == "income" or not words or (verb == "buy" and len(words) > 1):
        raise InvalidNotation(text, _EXPECTED[verb])
    if words != sorted(set(words)):
        raise InvalidNotation(text, "lots-not-sorted", sorted=" ".join(sorted(set(words))))
    return piece


_EXPECTED: Final[dict[str, str]] = {
    "income": "wants-nothing",
    "buy": "wants-one-lot",
    "build": "wants-piece-and-lots",
    "place": "wants-lots",
}


def refusal(state: State, action: Action) -> IllegalAction:
    """Return the error for an action that is not legal now: the first rule that forbids it."""
    text = action.text
    if state.phase == OVER:
        return IllegalAction(text, "game-over", ["E3"])
    if state.phase == YOUR_CHOICE:
        if action.kind != PLACE_ACTION:
            return IllegalAction(text, "choice-is-due", ["P4", "P5"])
        options = ", ".join(" ".join(names(lots)) for lots in state.pending_sites)
        return IllegalAction(text, "not-an-option", ["P4"], options=options)
    if action.kind == PLACE_ACTION:
        return IllegalAction(text, "no-choice-is-due", ["P5"])
    if action.building is None:
        return _no_purchase(state, action)
    return _no_build(state, text, action.building)


def _no_purchase(state: State, action: Action) -> IllegalAction:
    deed = first(action.lots)
    if deed not in state.market:
        return IllegalAction(action.text, "not-in-market", ["Y2"], deed=NAMES[deed])
    if count(state.your_lots) == MARKERS:
        return IllegalAction(action.text, "no-marker", ["Y2", "T4"])
    price = state.price(state.market.index(deed))
    return IllegalAction(action.text, "needs-silver", ["Y2"], price=price, silver=state.your_silver)


def _no_build(state: State, text: str, building: Placement) -> IllegalAction:
    piece, lots = building.piece, building.lots
    if not state.tray & piece.bit:
        return _not_available(state, text, piece)
    foreign = lots & ~(state.your_lots | state.built)
    if foreign:
        return IllegalAction(text, "not-your-lot", ["Y3", "Y5"], lot=NAMES[first(foreign)])
    for other in state.buildings:
        if other.lots & lots and other.piece.size >= piece.size:
            return IllegalAction(text, "not-smaller", ["Y3"], id=piece.id, other=other.piece.id)
    condition = unmet(state, piece, lots)
    if condition is not None:
        code, facts = condition
        return IllegalAction(text, code, ["M1"], **facts)
    empty = count(empty_after(state, lots))
    return IllegalAction(text, "too-many-empty", ["Y4", "T4"], count=empty)


def room_for(state: State, size: int) -> Lots:
    """Return the Lots that you may build on with a piece of this size (Y3)."""
    room = state.your_lots
    for building in state.buildings:
        if building.piece.size < size:
            room |= building.lots
    return room


def _not_available(state: State, text: str, piece: Piece) -> IllegalAction:
    if not piece.monument:
        return IllegalAction(text, "not-in-tray", ["Y3"], id=piece.id)
    if not state.with_monuments:
        return IllegalAction(text, "without-monuments", ["M1"])
    return IllegalAction(text, "not-in-supply", ["M1"], id=piece.id)


def unmet(state: State, piece: Piece, lots: Lots) -> tuple[str, dict[str, object]] | None:
    """Return the first part of a Monument's condition that does not hold."""
    owned = state.your_lots | state.built
    empty = count(state.your_lots)
    measures = [
        ("condition-population", piece.needs_population, state.population),
        ("condition-silver", piece.needs_silver, state.income),
        ("condition-lots", piece.needs_lots, count(owned)),
        ("condition-border-lots", piece.needs_border_lots, count(owned & BORDER)),
        ("condition-buildings", piece.needs_buildings, len(state.buildings)),
        ("condition-civic", piece.needs_civic, of_kind(state, CIVIC)),
        ("condition-residential", piece.needs_residential, of_kind(state, RESIDENTIAL)),
        ("condition-largest", piece.needs_largest, largest(state)),
    ]
    for code, needed, have in measures:
        if have < needed:
            return code, {"needed": needed, "have": have}
    if piece.needs_no_empty_lot and empty:
        return "condition-no-empty-lot", {"have": empty}
    if piece.needs_border and not PLACEMENTS[piece.number][lots].on_border:
        return "condition-border", {}
    return None
