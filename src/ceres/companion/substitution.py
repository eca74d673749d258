"""Substitutes hidden things: what was really drawn takes the place of what the record had drawn.

A record is complete, so its hidden things are some completion that fits what has been seen. Every
Deed, card and Monument exists once, so another completion is a renaming; tiles swap their slots in
the bag.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ceres.companion.draws import CARDS, DEEDS, TILES, Draw
from ceres.engine.board import LOT_COUNT, LOT_OF
from ceres.engine.state import State
from ceres.events import Event, Monument
from ceres.position import Position

Data = dict[str, Any]


def substitute(positions: Sequence[Position], draw: Draw, drawn: Sequence[str]) -> list[Position]:
    """Return the positions with these Deeds or cards drawn instead; in all they are hidden."""
    names = _renaming(draw, drawn)
    states = [position._state.clone() for position in positions]
    for state in states:
        if draw.deck == DEEDS:
            _rename_deeds(state, names)
        else:
            _rename_cards(state, names)
    return [Position(state) for state in states]


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


def substitute_in_set_up(start: Data, draw: Draw, drawn: Sequence[str]) -> Data:
    """Return the written start with these things drawn for the set-up instead."""
    if draw.deck == DEEDS:
        return _with_deeds(start, _renaming(draw, drawn))
    if draw.deck == CARDS:
        return _with_cards(start, _renaming(draw, drawn))
    if draw.deck == TILES:
        return _with_first_tiles(start, draw, drawn)
    return {**start, "monuments": sorted(drawn)}


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
    lots = list(range(LOT_COUNT))
    for old, new in names.items():
        lots[LOT_OF[old]] = LOT_OF[new]
    state.deeds = tuple([lots[deed] for deed in state.deeds])
    state.piles = tuple([tuple([lots[deed] for deed in pile]) for pile in state.piles])


def _rename_cards(state: State, names: Mapping[str, str]) -> None:
    cards = {card.id: card for card in state.deck}
    state.deck = [cards[names.get(card.id, card.id)] for card in state.deck]


def _with_deeds(start: Data, names: Mapping[str, str]) -> Data:
    """Rename Deeds wherever they are at the start of a game."""
    you, ceres = start["you"], start["ceres"]

    def renamed(deeds: list[str]) -> list[str]:
        return [names.get(deed, deed) for deed in deeds]

    gardens = {names.get(lot, lot): tile for lot, tile in ceres["gardens"].items()}
    return {
        **start,
        "you": {**you, "lots": sorted(renamed(you["lots"]))},
        "ceres": {**ceres, "deeds": renamed(ceres["deeds"]), "gardens": gardens},
        "piles": [renamed(pile) for pile in start["piles"]],
        "market": [
            {**offer, "deed": names.get(offer["deed"], offer["deed"])} for offer in start["market"]
        ],
    }


def _with_cards(start: Data, names: Mapping[str, str]) -> Data:
    ceres = start["ceres"]
    cards = {key: [names.get(card, card) for card in ceres[key]] for key in ("row", "deck")}
    return {**start, "ceres": {**ceres, **cards}}


def _with_first_tiles(start: Data, draw: Draw, drawn: Sequence[str]) -> Data:
    """Put these tiles on their Lots, and the ones that were there back into the bag."""
    bag = [*start["bag"], *draw.drawn]
    for tile in drawn:
        bag.remove(tile)
    gardens = dict(zip(draw.lots, drawn, strict=True))
    return {**start, "bag": bag, "ceres": {**start["ceres"], "gardens": gardens}}
