"""Substitutes hidden things: what was really drawn takes the place of what the record had drawn.

A record is complete, so its hidden things are some completion that fits what has been seen. Every
Deed, card and Monument exists once, so another completion is a renaming; tiles swap their slots in
the bag.
"""

from collections.abc import Iterable, Mapping, Sequence

from ceres.companion.draws import CARDS, DEEDS, TILES, Draw
from ceres.engine.board import BIT, LOT_COUNT, LOT_OF, NO_LOTS, Lot, Lots, each
from ceres.engine.pieces import MONUMENTS_BITS, PIECE_OF, TILE_IDS, TILE_OF
from ceres.engine.state import State
from ceres.events import Event, Monument
from ceres.position import Position


def substitute(positions: Sequence[Position], draw: Draw, drawn: Sequence[str]) -> list[Position]:
    """Return the positions with these things drawn instead.

    They are hidden in all the positions; or the only one is the start, and they are drawn for the
    set-up.
    """
    found = []
    for position in positions:
        state = position._state.clone()
        if draw.deck == DEEDS:
            _rename_deeds(state, _renaming(draw, drawn))
        elif draw.deck == CARDS:
            _rename_cards(state, _renaming(draw, drawn))
        elif draw.deck == TILES:
            _lay_first_tiles(state, draw, drawn)
        else:
            state.tray &= ~MONUMENTS_BITS
            state.tray |= sum([PIECE_OF[id].bit for id in drawn])
        state.refresh()
        found.append(Position(state))
    return found


def swap_tiles(
    positions: Sequence[Position], covered: Sequence[int], slot: int, other: int
) -> list[Position]:
    """Return the positions with two tiles swapped, which lie at these slots of the last one's bag.

    `covered` says how many tiles went back to the bag between the positions.
    """
    last = positions[-1]._state
    left, came_back = len(last.bag) - last.next_tile, sum(covered)
    found = []
    for position, covered_next in zip(positions, (*covered, 0), strict=True):
        state = position._state.clone()
        bag = list(state.bag[state.next_tile :])
        drawn = len(bag) + came_back - left  # from here up to the last position
        one, two = slot + drawn, other + drawn
        bag[one], bag[two] = bag[two], bag[one]
        state.bag, state.next_tile = tuple(bag), 0
        found.append(Position(state))
        came_back -= covered_next
    return found


def covered_tiles(turn: Sequence[Event]) -> int:
    """Return how many tiles went back to the bag in a turn (X2)."""
    return sum([len(event.covered) for event in turn if isinstance(event, Monument)])


def _renaming(draw: Draw, drawn: Sequence[str]) -> dict[str, str]:
    """Return the new name of everything that is renamed, when this is drawn instead."""
    pairs = list(zip(draw.drawn, drawn, strict=True))
    if not draw.ordered:  # what is right already keeps its name
        old = [name for name in draw.drawn if name not in drawn]
        new = [name for name in drawn if name not in draw.drawn]
        pairs = list(zip(old, new, strict=True))
    names, replaced = dict(pairs), {new: old for old, new in pairs}
    for name in set(replaced) - set(names):
        # It gets the name that nothing has any more, at the end of the chain.
        end = name
        while end in replaced:
            end = replaced[end]
        names[name] = end
    return names


def _rename_deeds(state: State, names: Mapping[str, str]) -> None:
    """Rename Deeds wherever they are."""
    lots = list(range(LOT_COUNT))
    for old, new in names.items():
        lots[LOT_OF[old]] = LOT_OF[new]

    def renamed(deeds: Iterable[Lot]) -> list[Lot]:
        return [lots[deed] for deed in deeds]

    def moved(owned: Lots) -> Lots:
        return sum([BIT[lot] for lot in renamed(each(owned))])

    state.deeds = tuple(renamed(state.deeds))
    state.piles = tuple([tuple(renamed(pile)) for pile in state.piles])
    state.market = renamed(state.market)
    state.your_lots = moved(state.your_lots)
    state.gardens = [moved(gardens) for gardens in state.gardens]


def _rename_cards(state: State, names: Mapping[str, str]) -> None:
    cards = {card.id: card for card in (*state.row, *state.deck)}
    state.row = [cards[names.get(card.id, card.id)] for card in state.row]
    state.deck = [cards[names.get(card.id, card.id)] for card in state.deck]


def _lay_first_tiles(state: State, draw: Draw, drawn: Sequence[str]) -> None:
    """Put these tiles on their Lots, and the ones that were there back into the bag."""
    bag = [*state.bag[state.next_tile :], *(TILE_OF[tile] for tile in draw.drawn)]
    state.gardens = [NO_LOTS] * len(TILE_IDS)
    for lot, tile in zip(draw.lots, drawn, strict=True):
        bag.remove(TILE_OF[tile])
        state.gardens[TILE_OF[tile]] |= BIT[LOT_OF[lot]]
    state.bag, state.next_tile = tuple(bag), 0
