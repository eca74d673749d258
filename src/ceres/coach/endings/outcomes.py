"""Everything that may come of an action: each order of hidden things that makes a difference.

An action is played with what is hidden in some order. What it drew is then exchanged for everything
else that might have come up in its place, equal tiles together, and it is played again: so only
what is really drawn is ever tried out.
"""

from typing import Final

from ceres.engine._word import Word
from ceres.engine.action import Action
from ceres.engine.board import LOT_COUNT, Lot
from ceres.engine.log import SILENT, Log
from ceres.engine.pieces import TILE_IDS, ActionCard
from ceres.engine.state import GARDEN, YOUR_CHOICE, State
from ceres.engine.turn import play

# What a turn draws next, if not a Deed.
TILE: Final = LOT_COUNT
CARD: Final = LOT_COUNT + 1
NOTHING: Final = LOT_COUNT + 2


class OutOfBudgetError(Exception):
    """The budget was spent before anything was proved."""


class Outcome:
    """A state at the next decision, and its chance."""

    def __init__(self, state: State, chance: float) -> None:
        self.state: Final = state
        self.chance: Final = chance


class Draws(Log):
    """Notes what is drawn, in order: of tiles and cards that it is one, of Deeds which."""

    def __init__(self) -> None:
        self.found: list[Word] = []

    def planted(self, state: State, tile: Word, lot: Lot, rule: str) -> None:
        self.found.append(TILE)

    def flipped(self, state: State, flipped: ActionCard, chosen: ActionCard) -> None:
        self.found.append(CARD)

    def turned_up(self, deed: Lot) -> None:
        self.found.append(deed)

    def refilled(self, deed: Lot | None, rule: str) -> None:
        if deed is not None:
            self.found.append(deed)

    def era_began(self, state: State) -> None:
        self.found.extend(state.market)


class Turn:
    """An action and all that follows, played where so many of its draws are settled.

    `draw` is the next one, which is still to be settled: `TILE`, `CARD` or any of the Deeds that it
    may be; `NOTHING`, and then `after` is what the action leads to.
    """

    def __init__(self, before: State, action: Action, settled: Word) -> None:
        self.before: Final = before
        self.after: Final = before.clone()
        self.draw: Word = NOTHING
        self._action: Final = action
        self._settled: Final = settled
        draws = Draws()
        self.after.log = draws
        play(self.after, action)
        self.after.log = SILENT
        found = draws.found
        if waiting_tiles(self.after):
            found.append(TILE)
        if not before.unseen:  # she flips one a turn, and this one is known (C1)
            found = [each for each in found if each != CARD]
        self._drawn: Final = found[:settled]
        if len(found) > settled:
            self.draw = found[settled]

    def weights(self) -> list[int]:
        """Return for each Deed, kind of tile or place of her deck how many of it may be drawn."""
        before = self.before
        if self.draw == TILE:
            return bag_counts(before, self._count(TILE))
        if self.draw == CARD:
            return [1] * int(before.unseen)
        weights = [0] * LOT_COUNT
        for deed in hidden_deeds(before):
            if deed not in self._drawn:
                weights[deed] = 1
        return weights

    def settle(self, drawn: Word) -> "Turn":
        """Return the same with one more draw settled: the Deed, the tile or a place of her deck."""
        other = self.before.clone()
        if self.draw == TILE:
            other.bag = _with_tile(other, other.next_tile + self._count(TILE), drawn)
        elif self.draw == CARD:
            deck, here = other.deck, other.top
            deck[here], deck[here + drawn] = deck[here + drawn], deck[here]
        else:
            _swap_deeds(other, self.draw, drawn)
        return Turn(other, self._action, self._settled + 1)

    def _count(self, kind: Word) -> Word:
        """Count the settled draws of a kind."""
        found: Word = 0
        for each in self._drawn:
            if each == kind:
                found += 1
        return found


def outcomes(state: State, action: Action, most: Word) -> list[Outcome]:
    """List all that may come of an action, each with its chance; at `most` so many are looked for.

    Early in a game there are more than any memory holds.
    """
    walk = _Walk(most)
    walk.spread(Turn(state, action, waiting_tiles(state)), 1.0)
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

    def __init__(self, most: Word) -> None:
        self.found: Final[list[Outcome]] = []
        self._most: Final = most

    def spread(self, turn: Turn, chance: float) -> None:
        """Try all there is in place of the next draw, or note what it led to."""
        if turn.draw != NOTHING:
            weights = turn.weights()
            whole = sum(weights)
            for drawn, weight in enumerate(weights):
                if weight:
                    self.spread(turn.settle(drawn), chance * weight / whole)
        elif len(self.found) < self._most:
            self.found.append(Outcome(turn.after, chance))
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
