"""Completes what is hidden after a correction, so that everything fits.

Everything that lies on the table is as it was entered. Her Deeds and the piles keep their numbers
and as many of their Deeds as are nowhere else; the sites of a choice are those that the rules give.
"""

from itertools import chain

from ceres.checking import Check
from ceres.engine.board import NAMES, names
from ceres.engine.pieces import PIECES
from ceres.engine.sites import garden_lots, monument_sites, single_lots
from ceres.engine.state import GARDEN
from ceres.events.facts import Lot
from ceres.format.position_data import PositionData
from ceres.format.position_reader import read_unfinished
from ceres.format.position_writer import position_dict
from ceres.position import Position


def complete(check: Check, before: Position, data: PositionData) -> None:
    """Fill in what is hidden after changes to a written position."""
    _lay_deeds(check, position_dict(before._state), data)
    if not check.faults and data["pending"] is not None:
        data["pending"]["options"] = _sites(before, data)


def _lay_deeds(check: Check, before: PositionData, data: PositionData) -> None:
    """Fill her Deeds and the piles with Deeds that are nowhere else; their sizes stay."""
    visible = _visible(data)
    lists: list[list[str]] = [data["ceres"]["deeds"], *data["piles"]]
    staying = {deed for deed in chain(*lists) if deed and deed not in visible}
    old = chain(before["ceres"]["deeds"], *before["piles"])
    # Those that were hidden before come first, then those that were on the table, then any others.
    were_there = sorted(_visible(before))
    pool = [
        deed
        for deed in dict.fromkeys([*old, *were_there, *NAMES])
        if deed not in visible and deed not in staying
    ]
    needed = sum(deed not in staying for deed in chain(*lists))
    if needed > len(pool):
        found = len(staying) + len(pool)
        check.fault("", "real-deeds-short", needed=len(staying) + needed, found=found)
        return
    for deeds in lists:
        deeds[:] = [deed if deed in staying else pool.pop(0) for deed in deeds]


def _visible(data: PositionData) -> set[str]:
    """Return the Lots that somebody owns, and the Deeds of the market."""
    you, ceres = data["you"], data["ceres"]
    standing = [lot for piece in (*you["buildings"], *ceres["monuments"]) for lot in piece["lots"]]
    market = [offer["deed"] for offer in data["market"]]
    return {*you["lots"], *ceres["lots"], *ceres["gardens"], *standing, *market}


def _sites(before: Position, data: PositionData) -> list[list[Lot]]:
    """Return the sites to choose from (P1 to P4, M3); if too few are left, reading says so."""
    # Which choice it is, the state before says.
    choice, state = before._state, read_unfinished(data, before.components)
    if choice.pending_piece != GARDEN:
        sites = monument_sites(state, PIECES[choice.pending_piece])
    else:
        sites = single_lots(garden_lots(state)) if state.her_lots else []
    return [names(site) for site in sites]
