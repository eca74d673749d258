"""Everything that may come of an action: each order of hidden things that makes a difference.

An action is played with what is hidden in some order. What it drew is then exchanged for everything
else that might have come up in its place, equal tiles together, and it is played again: so only
what is really drawn is ever tried out.
"""

from typing import Final

from ceres.engine._word import Word
from ceres.engine.action import Action
from ceres.engine.board import Lot
from ceres.engine.log import SILENT, Log
from ceres.engine.pieces import TILE_IDS, ActionCard
from ceres.engine.state import GARDEN, YOUR_CHOICE, State
from ceres.engine.turn import play


class OutOfBudgetError(Exception):
    """The budget was spent before anything was proved."""


class Outcome:
    """A state at the next decision, and its chance."""

    def __init__(self, state: State, chance: float) -> None:
        self.state: Final = state
        self.chance: Final = chance


class Draws(Log):
    """Notes what is drawn."""

    def __init__(self) -> None:
        self.tiles: Word = 0
        self.cards: Word = 0
        self.deeds: list[Lot] = []

    def planted(self, state: State, tile: Word, lot: Lot, rule: str) -> None:
        self.tiles += 1

    def flipped(self, state: State, flipped: ActionCard, chosen: ActionCard) -> None:
        self.cards += 1

    def turned_up(self, deed: Lot) -> None:
        self.deeds.append(deed)

    def refilled(self, deed: Lot | None, rule: str) -> None:
        if deed is not None:
            self.deeds.append(deed)

    def era_began(self, state: State) -> None:
        self.deeds.extend(state.market)


def outcomes(state: State, action: Action, most: Word) -> list[Outcome]:
    """List all that may come of an action, each with its chance; at `most` so many are looked for.

    Early in a game there are more than any memory holds.
    """
    walk = _Walk(action, most)
    walk.spread(state, waiting_tiles(state), 0, 0, 1.0)
    return walk.found


def waiting_tiles(state: State) -> Word:
    """Count the tiles that are drawn and not planted: one, while you choose its Lot (P4)."""
    if state.phase != YOUR_CHOICE or state.pending_piece != GARDEN:
        return 0
    return 1 if state.next_tile < len(state.bag) else 0  # C8


def bag_counts(state: State, start: Word) -> list[int]:
    """Count the tiles of each kind in the bag, without the first ones."""
    counts = [0] * len(TILE_IDS)
    for place in range(state.next_tile + start, len(state.bag)):
        counts[state.bag[place]] += 1
    return counts


class _Walk:
    """Goes through everything that may come of an action."""

    def __init__(self, action: Action, most: Word) -> None:
        self.found: Final[list[Outcome]] = []
        self._action: Final = action
        self._most: Final = most

    def spread(self, before: State, tiles: Word, cards: Word, deeds: Word, chance: float) -> None:
        """Play it where so many draws are settled, and try all there is in place of the next."""
        after = before.clone()
        draws = Draws()
        after.log = draws
        play(after, self._action)
        after.log = SILENT
        if draws.tiles + waiting_tiles(after) > tiles:
            counts = bag_counts(before, tiles)
            for tile, count in enumerate(counts):
                if count:
                    other = before.clone()
                    other.bag = _with_tile(before, before.next_tile + tiles, tile)
                    self.spread(other, tiles + 1, cards, deeds, chance * count / sum(counts))
        elif draws.cards > cards and cards < before.unseen:
            left = before.unseen - cards
            for number in range(left):
                other = before.clone()
                deck, here = other.deck, before.top + cards
                deck[here], deck[here + number] = deck[here + number], deck[here]
                self.spread(other, tiles, cards + 1, deeds, chance / int(left))
        elif len(draws.deeds) > deeds:
            settled = draws.deeds[:deeds]
            choice = [deed for deed in hidden_deeds(before) if deed not in settled]
            for deed in choice:
                other = before.clone()
                _swap_deeds(other, draws.deeds[deeds], deed)
                self.spread(other, tiles, cards, deeds + 1, chance / len(choice))
        elif len(self.found) < self._most:
            self.found.append(Outcome(after, chance))
        else:
            raise OutOfBudgetError


def _with_tile(state: State, place: Word, tile: Word) -> tuple[Word, ...]:
    """Return the bag with a tile of this kind at a place, exchanged for the one that lay there."""
    bag = list(state.bag)
    if bag[place] != tile:
        bag[bag.index(tile, place)] = bag[place]
        bag[place] = tile
    return tuple(bag)


def hidden_deeds(state: State) -> list[Lot]:
    """List the Deeds that lie face down: hers, and those of this and the later piles."""
    found = list(state.deeds[state.next_deed :])
    found.extend(state.piles[state.era - 1][state.next_in_pile :])
    for pile in state.piles[state.era :]:
        found.extend(pile)
    return found


def _swap_deeds(state: State, one: Lot, other: Lot) -> None:
    state.deeds = _swapped(state.deeds, one, other)
    first, second, third = state.piles
    state.piles = (
        _swapped(first, one, other),
        _swapped(second, one, other),
        _swapped(third, one, other),
    )


def _swapped(deeds: tuple[Lot, ...], one: Lot, other: Lot) -> tuple[Lot, ...]:
    return tuple([other if deed == one else one if deed == other else deed for deed in deeds])
