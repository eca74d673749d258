"""What really came up, swapped into dealt worlds: both stay as likely as they should be."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from typing import cast

import pytest

import ceres
from ceres.coach.draws import Drawn, drawn_in
from ceres.coach.knowledge import Knowledge, knowledge_of
from ceres.engine.dice import Dice
from ceres.engine.turn import play
from ceres.observation import observe
from coach.late_games import late_start, played_from

NOTHING = Drawn((), (), ((), (), (), ()))


class Scripted:
    """Dice that fall as they are told, and remember how likely that was."""

    def __init__(self, falls: list[int]) -> None:
        self.falls, self.sides = falls, list[int]()

    def below(self, limit: int) -> int:
        self.sides.append(limit)
        return self.falls[len(self.sides) - 1] if len(self.sides) <= len(self.falls) else 0


def every_fall(
    world: ceres.engine.state.State, drawn: Drawn
) -> list[tuple[tuple[int, ...], Fraction]]:
    """Every bag that a swap can make of a world, with its chance."""
    found, left = [], [list[int]()]
    while left:
        falls = left.pop()
        dice = Scripted(falls)
        bag = drawn.in_world(world, cast("Dice", dice)).bag
        if len(dice.sides) > len(falls):
            left += [[*falls, fall] for fall in range(dice.sides[len(falls)])]
            continue
        chance = Fraction(1)
        for sides in dice.sides:
            chance /= sides
        found.append((bag, chance))
    return found


@pytest.mark.parametrize("tiles", [(0,), (1, 0), (0, 0, 2), (2, 1, 0, 0)])
def test_tiles_swapped_to_the_front_leave_the_rest_shuffled(tiles: tuple[int, ...]) -> None:
    kinds = (0, 0, 0, 1, 2)
    world = late_start()._state.clone()
    world.next_tile = 0
    chances: Counter[tuple[int, ...]] = Counter()
    for order in permutations(kinds):
        world.bag = order
        for bag, chance in every_fall(world, replace(NOTHING, tiles=tiles)):
            chances[bag] += chance  # type: ignore[assignment]
    fitting = Counter(order for order in permutations(kinds) if order[: len(tiles)] == tiles)
    scale = Fraction(sum(Counter(permutations(kinds)).values()), sum(fitting.values()))
    assert chances == {order: count * scale for order, count in fitting.items()}


def test_deeds_swapped_to_where_they_were_drawn_leave_the_rest_shuffled() -> None:
    drawn = replace(NOTHING, deeds=((5,), (), (2, 4), ()))
    world = late_start()._state.clone()
    world.era, world.next_deed, world.next_in_pile = 1, 0, 0
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for order in permutations((1, 2, 3, 4, 5, 6)):
        world.deeds, world.piles = order[:2], ((), order[2:4], order[4:])
        swapped = drawn.in_world(world, Dice(1))
        found[swapped.deeds, *swapped.piles] += 1
    rest = list(permutations((1, 3, 6)))
    assert len(found) == len(rest)
    assert set(found.values()) == {720 // len(rest)}
    assert all(lists[0][0] == 5 and lists[2] == (2, 4) for lists in found)


def test_cards_swapped_to_the_top_leave_the_rest_shuffled() -> None:
    world = late_start()._state.clone()
    cards = world.rules.cards[:4]
    drawn = replace(NOTHING, cards=(cards[2].id,))
    found: Counter[tuple[str, ...]] = Counter()
    for order in permutations(cards):
        world.deck, world.top = list(order), 0
        found[tuple(card.id for card in drawn.in_world(world, Dice(1)).deck)] += 1
    assert len(found) == 6
    assert set(found.values()) == {4}


@pytest.mark.parametrize("variants", [(), ("creeping-gardens", "wild-monuments")])
def test_where_it_comes_up_the_game_goes_on_as_it_did(variants: tuple[str, ...]) -> None:
    game = played_from(ceres.Game.new(5, "challenge", True, variants).position, "random")
    known = knowledge_of(game)
    for number, entry in enumerate(game.entries):
        before, after = game.positions[number : number + 2]
        drawn = drawn_in(known[number], before, after, game.events[number])
        dice = Dice(number)
        world = drawn.in_world(known[number].world(dice), dice)
        play(world, entry)  # type: ignore[arg-type]
        assert observe(world) == after.observation()


def test_tiles_that_came_back_are_dealt_last() -> None:
    """X2: they go to the end of the bag, in an order that everybody saw."""
    games = (
        played_from(ceres.Game.new(seed, "hard", True, ["wild-monuments"]).position, "planner")
        for seed in range(40)
    )
    game = next(game for game in games if any(each.returned for each in knowledge_of(game)))
    for known, position in zip(knowledge_of(game), game.positions, strict=True):
        bag = position._state.bag[position._state.next_tile :]
        for seed in range(3):
            world = known.world(Dice(seed))
            assert sorted(world.bag) == sorted(bag)
            assert world.bag[len(bag) - len(known.returned) :] == known.returned
            assert bag[len(bag) - len(known.returned) :] == known.returned


def test_worlds_fit_what_is_known() -> None:
    seen = late_start().observation()
    assert observe(Knowledge(seen).world(Dice(4))) == seen
