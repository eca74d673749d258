"""Ceres' turn: flip, then claim, enlarge or bribe, then perhaps a Monument (section 4 and 8).

Ceres is rules, not a player. Where the rules leave a choice to you, the turn stops: the state is in
the phase `YOUR_CHOICE`, and `resume` goes on from there. Both return whether her turn is finished.
"""

from typing import Final

from ceres.engine._word import Word
from ceres.engine.board import (
    BIT,
    NAMES,
    Lot,
    Lots,
    beside,
    count,
    each,
    first,
    just,
    only,
)
from ceres.engine.claim import claimed_slot
from ceres.engine.pieces import (
    BRIBE,
    CLAIM,
    MONUMENTS_BITS,
    PIECES,
    PLACEMENTS,
    ActionCard,
    Piece,
)
from ceres.engine.sites import garden_lots, monument_sites, parks_at, single_lots
from ceres.engine.state import CERES, GARDEN, MARKERS, YOUR_CHOICE, State, close_up
from ceres.engine.your_turn import when_built

TILES_OF_AN_ENLARGE: Final = 3  # C6
NO_ROOM_VP: Final = 1  # C6
EMPTY_BAG_VP: Final = 4  # C8


def take_her_turn(state: State) -> bool:
    """Play her whole turn, or as much of it as there is before a choice of yours."""
    if state.last_turns & CERES:
        state.log.last_turn()
        return enlarge(state, TILES_OF_AN_ENLARGE, False)
    return carry_out(state, flip(state))


def carry_out(state: State, card: ActionCard) -> bool:
    """Do what a card of the row says, and then what its icon demands."""
    icon = card.icon and state.with_monuments
    if card.action == CLAIM:
        claim(state, card)
    elif card.action == BRIBE:
        bribe(state)
    else:
        state.log.enlarging()
        return enlarge(state, TILES_OF_AN_ENLARGE, icon)
    return not icon or raise_monument(state)


def resume(state: State, lots: Lots) -> bool:
    """Go on with her turn after your choice for her (P4, M3)."""
    piece, tiles, icon = state.pending_piece, state.pending_tiles, state.pending_icon
    place(state, lots)
    if piece == GARDEN:
        return enlarge(state, tiles - 1, icon)
    return not icon or raise_monument(state)


def place(state: State, lots: Lots) -> None:
    """Carry out your choice for her, and nothing that comes after it."""
    piece = state.pending_piece
    state.pending_tiles = 0
    state.pending_icon = False
    state.pending_sites = []
    state.log.chose(piece, lots)
    if piece == GARDEN:
        plant(state, first(lots), "C6")
    else:
        build_monument(state, PIECES[piece], lots)


def flip(state: State) -> ActionCard:
    """Flip the top card: it picks a card of the row, which goes under the deck, and joins (C1)."""
    flipped = state.deck[state.top]
    row = state.row
    slot = flipped.number - 1
    chosen = row[slot]
    close_up(row, slot)
    row[-1] = flipped
    state.deck[state.top] = chosen
    state.top = (state.top + 1) % len(state.deck)
    if state.unseen:
        state.unseen -= 1
    state.log.flipped(state, flipped, chosen)
    return chosen


def claim(state: State, card: ActionCard) -> None:
    """Claim a Deed of the market (C2 to C4), or build from her own Deeds if she cannot (C5)."""
    slot = claimed_slot(state, card)
    if slot < 0 or count(state.her_lots) == MARKERS:
        state.log.cannot_claim(card, slot >= 0)
        build_from_deed(state)
        return
    deed = state.market[slot]
    bribe = state.bribes[slot]
    state.her_lots |= just(deed)
    state.remove_deed(slot)
    state.log.claimed(state, card, deed, slot, bribe)
    state.log.refilled(state.refill_market(), "C4")


def build_from_deed(state: State) -> None:
    """Turn up a Deed of hers and build there; if she has none, the claim fails (C5)."""
    if state.next_deed == len(state.deeds):
        vp = state.rules.failed_claim_vp
        state.her_vp += vp
        state.log.claim_failed(vp)
        return
    deed = state.deeds[state.next_deed]
    state.next_deed += 1
    state.log.turned_up(deed)
    plant(state, deed, "C5")


def bribe(state: State) -> None:
    """Lay silver on the Deeds of the market, from the left (C7)."""
    amount = state.silver_icons + 1
    laid = min(amount, len(state.market))
    for slot in range(laid):
        state.bribes[slot] += 1
    state.log.bribed(state, amount, laid)


def enlarge(state: State, tiles: Word, icon: bool) -> bool:
    """Plant the tiles that are left of an Enlarge Park, then carry out the icon (C6)."""
    while tiles:
        if not state.her_lots:
            no_room(state)
        else:
            lots = garden_lots(state)
            state.log.garden_sites(state, lots)
            if not only(lots):
                ask(state, GARDEN, tiles, icon, single_lots(lots))
                return False
            plant(state, first(lots), "C6")
        tiles -= 1
    return not icon or raise_monument(state)


def ask(state: State, piece: Word, tiles: Word, icon: bool, sites: list[Lots]) -> None:
    """Leave the choice of a site to you (P4)."""
    state.phase = YOUR_CHOICE
    state.pending_piece = piece
    state.pending_tiles = tiles
    state.pending_icon = icon
    state.pending_sites = sites


def no_room(state: State) -> None:
    """Score 1 VP for having no empty Lot (C6), or in X3 creep on to a Deed of the market."""
    if state.rules.creeping_gardens and creep(state):
        return
    state.her_vp += NO_ROOM_VP
    state.log.no_room(NO_ROOM_VP)


def creep(state: State) -> bool:
    """Take the Deed beside the largest Park and build there; return whether there is one (X3)."""
    chosen: Word = -1
    largest = 0
    for slot, deed in enumerate(state.market):
        for park in parks_at(beside(BIT[deed]), state.park_lots):
            if count(park) > largest:
                chosen, largest = slot, count(park)
    if chosen < 0:
        return False
    deed = state.market[chosen]
    bribe = state.bribes[chosen]
    state.remove_deed(chosen)
    state.log.crept(deed, chosen, bribe, largest)
    state.log.refilled(state.refill_market(), "X3")
    plant(state, deed, "X3")
    return True


def plant(state: State, lot: Lot, rule: str) -> None:
    """Put a tile from the bag on the Lot (C5, C6, X3), if there is one (C8)."""
    if state.next_tile == len(state.bag):
        leave_lot(state, lot)
        return
    tile = state.bag[state.next_tile]
    state.next_tile += 1
    state.plant(tile, lot)
    state.log.planted(state, tile, lot, rule)


def leave_lot(state: State, lot: Lot) -> None:
    """Give up the Lot, as the bag is empty, and score for her Lots beside it (C8)."""
    state.her_lots &= ~BIT[lot]
    neighbours = beside(BIT[lot]) & state.her_owned()
    vp = EMPTY_BAG_VP * count(neighbours)
    state.her_vp += vp
    state.log.bag_empty(lot, neighbours, vp)


def raise_monument(state: State) -> bool:
    """Carry out the Monument icon: build the first that is small enough and fits (M2, M3)."""
    supply = state.tray & MONUMENTS_BITS
    while supply:  # smallest first
        monument = PIECES[first(supply)]
        supply ^= monument.bit
        if monument.size >= state.icon_tiles:
            break
        sites = monument_sites(state, monument)
        if not sites:
            continue
        state.log.monument_sites(state, monument, sites)
        if len(sites) > 1:
            ask(state, monument.number, 0, False, sites)
            return False
        build_monument(state, monument, sites[0])
        return True
    state.log.no_monument(state)
    return True


def build_monument(state: State, monument: Piece, lots: Lots) -> None:
    """Build a Monument of hers; covered Gardens go to the end of the bag (M2, M4, X2)."""
    placement = PLACEMENTS[monument.number][lots]
    covered = [(lot, _tile_on(state, lot)) for lot in each(lots & state.park_lots)]
    if covered:
        state.bag = state.bag[state.next_tile :] + tuple([tile for _, tile in covered])
        state.next_tile = 0
    state.raise_her_monument(placement)
    state.log.her_monument(placement, covered)
    when_built(state, placement)


def _tile_on(state: State, lot: Lot) -> Word:
    for tile, lots in enumerate(state.gardens):
        if lots & BIT[lot]:
            return tile
    raise LookupError(NAMES[lot])
