"""What really came up in a turn, and worlds in which it does.

What came up is the beginning of a shuffled order. If it is swapped to that place in a world dealt
at random, all worlds in which it comes up are equally likely again. So a world and the same world
after the swap can be compared: the difference is the luck of the draw.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, chain

from ceres.bots.plans import travels
from ceres.coach.knowledge import Knowledge
from ceres.companion.substitution import covered_tiles
from ceres.engine.dice import Dice
from ceres.engine.state import GARDEN, YOUR_CHOICE, State
from ceres.events import Event
from ceres.format.position_writer import deck, face_down
from ceres.observation import lay_deeds
from ceres.position import Position


@travels
@dataclass(frozen=True)
class Drawn:
    """The hidden things that came up in a turn: tiles, cards, and Deeds by the list they lay in.

    The Deeds are those that she turned up, and those of the three piles.
    """

    tiles: Sequence[int]
    cards: Sequence[str]
    deeds: Sequence[Sequence[int]]
    # How many tiles at the end of the bag are not part of its shuffled order (X2).
    returned: int = 0

    def __bool__(self) -> bool:
        return bool(self.tiles or self.cards or any(self.deeds))

    def in_world(self, world: State, dice: Dice) -> State:
        """Return a world in which these things come up, and as little else as can be changes."""
        swapped = world.clone()
        shuffled = len(world.bag) - self.returned
        drawn = _with_tiles(world.bag[:shuffled], self.tiles[:shuffled], dice)
        swapped.bag = drawn + world.bag[shuffled:]
        for place, id in enumerate(self.cards):
            other = next(n for n, card in enumerate(swapped.deck) if card.id == id)
            cards = swapped.deck
            cards[place], cards[other] = cards[other], cards[place]
        _swap_deeds(swapped, self.deeds)
        return swapped


def drawn_in(known: Knowledge, before: Position, after: Position, events: list[Event]) -> Drawn:
    """Return what came up between two decisions: the beginnings of what was hidden before."""
    old, new = before._state, after._state
    left = old.bag[old.next_tile :]
    tiles = len(left) + covered_tiles(events) - (len(new.bag) - new.next_tile)
    if new.phase == YOUR_CHOICE and new.pending_piece == GARDEN:
        tiles += 1  # P4: you see it before you choose
    hidden, still = face_down(old), face_down(new)
    return Drawn(
        tuple(left[:tiles]),
        tuple([card.id for card in deck(old)[: old.unseen - new.unseen]]),
        tuple([was[: len(was) - len(now)] for was, now in zip(hidden, still, strict=True)]),
        len(known.returned),
    )


def _with_tiles(bag: tuple[int, ...], tiles: Sequence[int], dice: Dice) -> tuple[int, ...]:
    """Swap these kinds of tiles to the front; of several of a kind, any one."""
    found = list(bag)
    for place, tile in enumerate(tiles):
        if found[place] != tile:
            others = [n for n in range(place + 1, len(found)) if found[n] == tile]
            other = others[dice.below(len(others))]
            found[place], found[other] = found[other], found[place]
    return tuple(found)


def _swap_deeds(world: State, drawn: Sequence[Sequence[int]]) -> None:
    """Swap Deeds to the beginnings of the lists that they were drawn from."""
    lists = face_down(world)
    deeds, starts = [*chain(*lists)], accumulate(map(len, lists), initial=0)
    for start, these in zip(starts, drawn, strict=False):
        for place, deed in enumerate(these, start=start):
            other = deeds.index(deed)
            deeds[place], deeds[other] = deeds[other], deeds[place]
    lay_deeds(world, deeds)
