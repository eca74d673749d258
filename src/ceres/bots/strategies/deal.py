"""Deals worlds: states that fit an observation, their hidden things in a random order."""

from ceres.engine.board import Lot
from ceres.engine.dice import Dice
from ceres.engine.pieces import ActionCard
from ceres.engine.state import GARDEN, YOUR_CHOICE, State


def deal(seen: State, dice: Dice) -> State:
    """Deal a world from a state whose hidden things are sorted, as in an observation."""
    world = seen.clone()
    _shuffle_bag(world, dice)
    _shuffle_deck(world, dice)
    _deal_deeds(world, dice)
    return world


def _shuffle_bag(world: State, dice: Dice) -> None:
    """Shuffle the bag, except for the tile that waits for your choice (P4)."""
    known = world.next_tile
    if world.phase == YOUR_CHOICE and world.pending_piece == GARDEN:
        known += 1
    bag = list(world.bag)
    for last in range(len(bag) - 1, known, -1):
        other = known + dice.below(last + 1 - known)
        tile = bag[last]
        bag[last] = bag[other]
        bag[other] = tile
    world.bag = tuple(bag)


def _shuffle_deck(world: State, dice: Dice) -> None:
    """Shuffle the unseen top of her deck; the cards below are known (C1)."""
    deck: list[ActionCard] = world.deck
    for last in range(world.unseen - 1, 0, -1):
        other = dice.below(last + 1)
        card = deck[last]
        deck[last] = deck[other]
        deck[other] = card


def _deal_deeds(world: State, dice: Dice) -> None:
    """Deal her face-down Deeds and the piles, as many in each as before."""
    deeds: list[Lot] = list(world.deeds)
    for pile in world.piles:
        deeds.extend(pile)
    for last in range(len(deeds) - 1, 0, -1):
        other = dice.below(last + 1)
        deed = deeds[last]
        deeds[last] = deeds[other]
        deeds[other] = deed
    start = len(world.deeds)
    world.deeds = tuple(deeds[:start])
    piles: list[tuple[Lot, ...]] = []
    for pile in world.piles:
        piles.append(tuple(deeds[start : start + len(pile)]))
        start += len(pile)
    world.piles = tuple(piles)
