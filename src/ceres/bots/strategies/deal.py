"""Deals worlds: states that fit an observation, their hidden things in a random order."""

from typing import TypeVar

from ceres.engine.board import Lot
from ceres.engine.dice import Dice
from ceres.engine.state import GARDEN, YOUR_CHOICE, State

T = TypeVar("T")


def deal(seen: State, dice: Dice) -> State:
    """Deal a world from a state whose hidden things are sorted, as in an observation."""
    world = seen.clone()
    _shuffle_bag(world, dice)
    _shuffle(world.deck, 0, world.unseen, dice)  # the cards below are known (C1)
    _deal_deeds(world, dice)
    return world


def _shuffle(things: list[T], start: int, end: int, dice: Dice) -> None:
    """Put the things from `start` up to but without `end` in a random order."""
    for last in range(end - 1, start, -1):
        other = start + dice.below(last + 1 - start)
        thing = things[last]
        things[last] = things[other]
        things[other] = thing


def _shuffle_bag(world: State, dice: Dice) -> None:
    """Shuffle the bag, except for the tile that waits for your choice (P4)."""
    known = world.next_tile
    if world.phase == YOUR_CHOICE and world.pending_piece == GARDEN:
        known += 1
    bag = list(world.bag)
    _shuffle(bag, known, len(bag), dice)
    world.bag = tuple(bag)


def _deal_deeds(world: State, dice: Dice) -> None:
    """Deal her face-down Deeds and the piles, as many in each as before."""
    deeds: list[Lot] = list(world.deeds)
    for pile in world.piles:
        deeds.extend(pile)
    _shuffle(deeds, 0, len(deeds), dice)
    start = len(world.deeds)
    world.deeds = tuple(deeds[:start])
    piles: list[tuple[Lot, ...]] = []
    for pile in world.piles:
        piles.append(tuple(deeds[start : start + len(pile)]))
        start += len(pile)
    world.piles = tuple(piles)
