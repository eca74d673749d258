"""Ceres' turn: flip, then claim, enlarge or bribe, then perhaps a Monument (section 4 and 8).

Ceres is rules, not a player. Where the rules leave the place to you, the turn stops: the state
waits in `YOUR_CHOICE`, and `resume` goes on from there. Both return whether her turn is finished.
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
    group_of,
    just,
    names,
    only,
)
from ceres.engine.claim import chosen_place, tell_claim
from ceres.engine.pieces import (
    BRIBE,
    CLAIM,
    MONUMENTS_BITS,
    PIECES,
    PLACEMENTS,
    TILE_IDS,
    ActionCard,
    Piece,
)
from ceres.engine.sites import (
    fitting_sites,
    garden_lots,
    monument_sites,
    parks_at,
    reason,
    single_lots,
)
from ceres.engine.state import CERES, GARDEN, MARKERS, YOUR_CHOICE, State, close_up
from ceres.engine.story import Story, placement_facts
from ceres.engine.your_turn import tell_refill, when_built

TILES_OF_AN_ENLARGE: Final = 3  # C6
NO_ROOM_VP: Final = 1  # C6
EMPTY_BAG_VP: Final = 4  # C8


def take_her_turn(state: State, story: Story | None) -> bool:
    """Her whole turn, or as much of it as there is before a choice of yours."""
    if state.last_turns & CERES:
        if story is not None:
            story.tell("last-turn", ("E2",), {})
        return enlarge(state, TILES_OF_AN_ENLARGE, False, story)
    card = flip(state, story)
    icon = card.icon and state.with_monuments
    if card.action == CLAIM:
        claim(state, card, story)
    elif card.action == BRIBE:
        bribe(state, story)
    else:
        if state.tally is not None:
            state.tally.enlarges += 1
        return enlarge(state, TILES_OF_AN_ENLARGE, icon, story)
    return not icon or raise_monument(state, story)


def resume(state: State, lots: Lots, story: Story | None) -> bool:
    """Go on with her turn after your choice of a place for her (P4, M3)."""
    place, left, icon = state.place, state.left, state.icon
    state.left = 0
    state.icon = False
    state.options = []
    if state.tally is not None:
        state.tally.choices += 1
    if story is not None:
        what, rules = ("garden", ("P4",)) if place == GARDEN else (PIECES[place].id, ("M3", "P4"))
        story.tell("place", rules, {"place": what, "lots": names(lots)})
    if place == GARDEN:
        plant(state, first(lots), "C6", story)
        return enlarge(state, left - 1, icon, story)
    build_monument(state, PIECES[place], lots, story)
    return not icon or raise_monument(state, story)


def flip(state: State, story: Story | None) -> ActionCard:
    """The top card picks a card of the row, which goes under the deck, and joins the row (C1)."""
    flipped = state.deck[state.top]
    row = state.row
    slot = flipped.number - 1
    chosen = row[slot]
    if story is not None:
        facts = {
            "flipped": flipped.id,
            "number": flipped.number,
            "row": [card.id for card in row],
            "card": chosen.id,
        }
        story.tell("flip", ("C1",), facts)
    close_up(row, slot)
    row[-1] = flipped
    state.deck[state.top] = chosen
    state.top = (state.top + 1) % len(state.deck)
    if state.unseen:
        state.unseen -= 1
    return chosen


def claim(state: State, card: ActionCard, story: Story | None) -> None:
    """She takes a Deed (C2 to C4), or builds from her own Deeds if she cannot (C5)."""
    place = chosen_place(state, card)
    if place < 0 or count(state.her_lots) == MARKERS:
        if state.tally is not None:
            state.tally.no_deed += 1 if place < 0 else 0
            state.tally.no_marker += 0 if place < 0 else 1
        if story is not None:
            facts = {"card": card.id, "reason": "no-deed" if place < 0 else "no-marker"}
            story.tell("no-claim", ("C5",), facts)
        build_from_deed(state, story)
        return
    if story is not None:
        tell_claim(state, card, place, story)
    deed = state.market[place]
    state.her_lots |= just(deed)
    if state.tally is not None:
        state.tally.claims += 1
    refill = state.shift_market(place)
    if story is not None:
        tell_refill(refill, "C4", story)


def build_from_deed(state: State, story: Story | None) -> None:
    """The top card of her Deed deck says where a tile goes; no card left: the claim fails (C5)."""
    if state.next_deed == len(state.deeds):
        vp = state.rules.failed_claim_vp
        state.her_vp += vp
        if state.tally is not None:
            state.tally.failed_claims += 1
            state.tally.failed_claims_vp += vp
        if story is not None:
            story.tell("failed-claim", ("C5",), {"vp": vp})
        return
    deed = state.deeds[state.next_deed]
    state.next_deed += 1
    if story is not None:
        story.tell("deed-flip", ("C5",), {"deed": NAMES[deed]})
    plant(state, deed, "C5", story)


def bribe(state: State, story: Story | None) -> None:
    """Silver on the Deeds of the market, from the left (C7)."""
    amount = state.silver_icons + 1
    laid = min(amount, len(state.market))
    for place in range(laid):
        state.bribes[place] += 1
    if state.tally is not None:
        state.tally.bribes += 1
        state.tally.bribed += laid
    if story is not None:
        facts = {
            "icons": state.silver_icons,
            "silver": amount,
            "deeds": [NAMES[deed] for deed in state.market[:laid]],
            "returned": amount - laid,
        }
        story.tell("bribe", ("C7",), facts)


def enlarge(state: State, left: Word, icon: bool, story: Story | None) -> bool:
    """As many tiles as are left of an Enlarge Park, one after the other, then the icon (C6)."""
    while left:
        if not state.her_lots:
            no_room(state, story)
        else:
            lots = garden_lots(state)
            if story is not None:
                _tell_garden_lots(state, lots, story)
            if not only(lots):
                ask(state, GARDEN, left, icon, single_lots(lots))
                return False
            plant(state, first(lots), "C6", story)
        left -= 1
    return not icon or raise_monument(state, story)


def ask(state: State, place: Word, left: Word, icon: bool, options: list[Lots]) -> None:
    """The choice is yours (P4)."""
    state.phase = YOUR_CHOICE
    state.place = place
    state.left = left
    state.icon = icon
    state.options = options


def no_room(state: State, story: Story | None) -> None:
    """She owns no empty Lot: 1 VP (C6), or in X3 she creeps on to a Deed of the market."""
    if state.rules.creeping_gardens and creep(state, story):
        return
    state.her_vp += NO_ROOM_VP
    if state.tally is not None:
        state.tally.no_room += 1
        state.tally.no_room_vp += NO_ROOM_VP
    if story is not None:
        story.tell("no-room", ("C6",), {"vp": NO_ROOM_VP})


def creep(state: State, story: Story | None) -> bool:
    """She takes the Deed beside the largest Park and builds there at once (X3)."""
    chosen: Word = -1
    largest = 0
    for place, deed in enumerate(state.market):
        for park in parks_at(beside(BIT[deed]), state.park_lots):
            if count(park) > largest:
                chosen, largest = place, count(park)
    if chosen < 0:
        return False
    deed = state.market[chosen]
    if state.tally is not None:
        state.tally.creeps += 1
    if story is not None:
        facts = {
            "deed": NAMES[deed],
            "place": chosen + 1,
            "size": largest,
            "returned": state.bribes[chosen],
        }
        story.tell("creep", ("X3", "C4"), facts)
    refill = state.shift_market(chosen)
    if story is not None:
        tell_refill(refill, "X3", story)
    plant(state, deed, "X3", story)
    return True


def plant(state: State, lot: Lot, rule: str, story: Story | None) -> None:
    """A tile from the bag goes on the Lot (C5, C6, X3); the bag may be empty (C8)."""
    if state.next_tile == len(state.bag):
        leave_lot(state, lot, story)
        return
    tile = state.bag[state.next_tile]
    state.next_tile += 1
    state.plant(tile, lot)
    if story is not None:
        park = names(group_of(BIT[lot], state.park_lots))
        facts = {"lot": NAMES[lot], "tile": TILE_IDS[tile], "park": park}
        story.tell("plant", (rule,), facts)


def leave_lot(state: State, lot: Lot, story: Story | None) -> None:
    """No tile left: the Lot is nobody's, and the Lots of hers beside it score (C8)."""
    state.her_lots &= ~BIT[lot]
    neighbours = beside(BIT[lot]) & state.her_owned()
    vp = EMPTY_BAG_VP * count(neighbours)
    state.her_vp += vp
    if state.tally is not None:
        state.tally.empty_bag += 1
        state.tally.empty_bag_vp += vp
    if story is not None:
        facts = {"lot": NAMES[lot], "neighbours": names(neighbours), "vp": vp}
        story.tell("bag-empty", ("C8",), facts)


def raise_monument(state: State, story: Story | None) -> bool:
    """The Monument icon: she builds the first that is small enough and fits (M2, M3)."""
    supply = state.tray & MONUMENTS_BITS
    while supply:  # smallest first
        monument = PIECES[first(supply)]
        supply ^= monument.bit
        if monument.size >= state.icon_tiles:
            break
        sites = monument_sites(state, monument)
        if not sites:
            continue
        if story is not None:
            _tell_monument_sites(state, monument, sites, story)
        if len(sites) > 1:
            ask(state, monument.number, 0, False, sites)
            return False
        build_monument(state, monument, sites[0], story)
        return True
    if story is not None:
        ids = [PIECES[number].id for number in each(state.tray & MONUMENTS_BITS)]
        story.tell("no-monument", ("M2",), {"tiles": state.icon_tiles, "supply": ids})
    return True


def build_monument(state: State, monument: Piece, lots: Lots, story: Story | None) -> None:
    """She builds it, and covered Gardens go to the end of the bag (M2, M4, X2)."""
    standing = PLACEMENTS[monument.number][lots]
    covered = [(lot, _tile_on(state, lot)) for lot in each(lots & state.park_lots)]
    if covered:
        state.bag = state.bag[state.next_tile :] + tuple([tile for _, tile in covered])
        state.next_tile = 0
    state.raise_her_monument(standing)
    if state.tally is not None:
        state.tally.her_monuments += 1
    if story is not None:
        gardens = {NAMES[lot]: TILE_IDS[tile] for lot, tile in covered}
        facts = {**placement_facts(standing), "covered": gardens}
        story.tell("monument", ("M2", "X2") if covered else ("M2",), facts)
    when_built(state, standing, story)


def _tile_on(state: State, lot: Lot) -> Word:
    for tile, lots in enumerate(state.gardens):
        if lots & BIT[lot]:
            return tile
    raise LookupError(NAMES[lot])


def _tell_garden_lots(state: State, lots: Lots, story: Story) -> None:
    """Which Lots she may take and why: of one there is nothing to choose (P5)."""
    options = single_lots(lots)
    facts = reason(state, single_lots(state.her_lots), options)
    rule = str(facts["rule"])
    bag_left = state.next_tile < len(state.bag)
    facts["place"] = "garden"
    facts["tile"] = TILE_IDS[state.bag[state.next_tile]] if bag_left else None
    facts["options"] = [names(option) for option in options]
    story.tell("sites", (rule, "P5") if only(lots) else (rule, "P4"), facts)


def _tell_monument_sites(state: State, monument: Piece, sites: list[Lots], story: Story) -> None:
    facts = reason(state, fitting_sites(state, monument), sites)
    rule = str(facts["rule"])
    facts["place"] = monument.id
    facts["tiles"] = state.icon_tiles
    facts["options"] = [names(site) for site in sites]
    story.tell("sites", ("M2", "M3", rule, "P4" if len(sites) > 1 else "P5"), facts)
