"""Reads the pending choice of a written position: a site for Ceres (P4, M3)."""

from typing import Final

from ceres.checking import Check, shown
from ceres.engine.board import LOT_OF, names
from ceres.engine.ceres_turn import TILES_OF_AN_ENLARGE
from ceres.engine.pieces import PIECE_OF, PIECES
from ceres.engine.sites import garden_lots, monument_sites, single_lots
from ceres.engine.state import GARDEN, State
from ceres.format.position_data import ChoiceData

_PLACES: Final = ["garden", *(piece.id for piece in PIECES if piece.monument)]


def read_choice(check: Check, value: object, state: State, possible_board: bool) -> None:
    """Read the choice into the state; compare its sites if the board around it is valid."""
    wrong = len(check.faults)
    pending = check.table(value, "pending", ChoiceData.__annotations__)
    place = None
    if "place" in pending:
        place = check.word(pending["place"], "pending.place", _PLACES, "garden or Monument")
    if place and place != "garden":
        state.pending_piece = PIECE_OF[place].number
        if not state.tray & PIECE_OF[place].bit:
            check.fault("pending.place", "monument-not-in-supply", id=place)
    if "left" in pending:
        state.pending_tiles = _left(check, pending["left"], place)
    if "icon" in pending:
        state.pending_icon = check.flag(pending["icon"], "pending.icon")
        if state.pending_icon and not state.with_monuments:
            check.fault("pending.icon", "icon-without-monuments")
    options = _options(check, pending.get("options", []))
    if possible_board and len(check.faults) == wrong:
        _compare(check, state, options)


def _left(check: Check, value: object, place: str | None) -> int:
    """Read how many tiles of an Enlarge Park are left; none for a Monument."""
    wrong = len(check.faults)
    left = check.whole(value, "pending.left")
    low, high = (1, TILES_OF_AN_ENLARGE) if place == "garden" else (0, 0)
    if place and len(check.faults) == wrong and not low <= left <= high:
        if high:
            check.fault("pending.left", "pending-left", low=low, high=high, found=shown(left))
        else:
            check.fault("pending.left", "pending-left-monument", found=shown(left))
    return left


def _options(check: Check, value: object) -> list[list[str]]:
    options = []
    for where, entry in check.items(value, "pending.options"):
        lots = [check.word(lot, at, LOT_OF, "Lot") for at, lot in check.items(entry, where)]
        options.append(sorted(lot for lot in lots if lot))
    return sorted(options)


def _compare(check: Check, state: State, options: list[list[str]]) -> None:
    """Check that the sites are those that P1 to P4 and M3 give, two or more (P5)."""
    if state.pending_piece != GARDEN:
        state.pending_sites = monument_sites(state, PIECES[state.pending_piece])
    elif state.her_lots:
        state.pending_sites = single_lots(garden_lots(state))
    expected = [names(lots) for lots in state.pending_sites]
    if len(expected) < 2:
        check.fault("pending.options", "too-few-places", count=len(expected))
    elif options != expected:
        wanted = ", ".join(" ".join(lots) for lots in expected)
        found = ", ".join(" ".join(lots) for lots in options)
        check.fault("pending.options", "wrong-options", expected=wanted, found=found)
