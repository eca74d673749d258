"""Completes what is hidden after a correction, so that everything fits.

Everything that lies on the table is as it was entered. Her Deeds and the piles keep their numbers
and as many of their Deeds as are nowhere else; the sites of a choice are those that the rules give.
"""

from itertools import chain
from typing import Any

from ceres.checking import Check
from ceres.engine.board import NAMES, names
from ceres.engine.pieces import PIECES
from ceres.engine.sites import garden_lots, monument_sites, single_lots
from ceres.engine.state import GARDEN
from ceres.format.position_reader import read_unfinished
from ceres.position import Position

Data = dict[str, Any]


def complete(check: Check, before: Position, data: Data) -> None:
    """Fill in what is hidden after changes to a written position."""
    _lay_deeds(check, before.to_dict(), data)
    if not check.faults and data["pending"] is not None:
        _offer_sites(before, data)


def _lay_deeds(check: Check, before: Data, data: Data) -> None:
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


def _visible(data: Data) -> set[str]:
    """Return the Lots that somebody owns, and the Deeds of the market."""
    you, ceres = data["you"], data["ceres"]
    standing = [lot for piece in (*you["buildings"], *ceres["monuments"]) for lot in piece["lots"]]
    market = [offer["deed"] for offer in data["market"]]
    return {*you["lots"], *ceres["lots"], *ceres["gardens"], *standing, *market}


def _offer_sites(before: Position, data: Data) -> None:
    """Find the sites to choose from (P1 to P4, M3); if too few are left, reading says so."""
    # Which choice it is, the state before says.
    choice, state = before._state, read_unfinished(data, before.components)
    if choice.pending_piece != GARDEN:
        sites = monument_sites(state, PIECES[choice.pending_piece])
    else:
        sites = single_lots(garden_lots(state)) if state.her_lots else []
    data["pending"]["options"] = [names(site) for site in sites]
