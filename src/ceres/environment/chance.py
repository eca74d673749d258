"""A game with explicit chance: what is hidden is settled when it is drawn, and not before.

>>> import ceres.environment
>>> from ceres.format.position_reader import rules_for
>>> point = start(rules_for("normal", (), None), monuments=False)
>>> len(point.outcomes())  # the first of your Deeds
49
>>> while isinstance(point, Chance):
...     point = point.after(point.outcomes()[0][0])
>>> [str(action) for action in point.actions()][:2]
['income', 'buy B3']
"""

from collections import Counter
from functools import reduce
from typing import Any, Final

from ceres.coach.endings.outcomes import CARD, NOTHING, TILE, Turn, waiting_tiles
from ceres.engine.action import ACTIONS, Action
from ceres.engine.board import LOT_COUNT, NAMES
from ceres.engine.legal import actions
from ceres.engine.pieces import PIECES, TILE_IDS, Piece
from ceres.engine.setup import (
    DEALT,
    MONUMENT_PIECES,
    MONUMENTS_IN_SUPPLY,
    ROW,
    set_up,
    tiles_of,
)
from ceres.engine.state import MARKET_SLOTS, OVER, Rules, State
from ceres.environment.features.feature import CARD_IDS
from ceres.format.position_reader import rules_for
from ceres.observation import Observation, known_state
from ceres.position import Position

# Outcomes of chance are numbered: the Deeds, then the tiles, cards and pieces.
_CARDS: Final = LOT_COUNT + len(TILE_IDS)
_PIECES: Final = _CARDS + len(CARD_IDS)
_NAMES: Final = (*NAMES, *TILE_IDS, *CARD_IDS, *(piece.id for piece in PIECES))
OUTCOMES: Final = len(_NAMES)

# What is drawn for the set-up, besides tiles and cards.
_DEED: Final = 0
_MONUMENT: Final = -1


class Point:
    """A point of the game. It never changes, so a copy of it is itself."""

    table: State | None
    """The table at the last decision; during set-up there is none."""
    since: tuple[str, ...]
    """What was done and drawn since then."""

    def after(self, number: int) -> "Point":
        """Return the point to which this leads: an action, or an outcome of chance."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, Any]) -> "Point":
        return self


class Chance(Point):
    """Something is drawn."""

    def weights(self) -> dict[int, int]:
        """Return what may be drawn, by number, and how many there are of it."""
        raise NotImplementedError

    def outcomes(self) -> list[tuple[int, float]]:
        """Return what may be drawn, by number, and its probability."""
        weights = self.weights()
        whole = sum(weights.values())
        return [(number, weight / whole) for number, weight in sorted(weights.items())]


class Decision(Point):
    """You decide, or the game is over."""

    table: State

    def __init__(self, table: State) -> None:
        self.table = table
        self.since = ()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.phase == OVER

    def actions(self) -> list[Action]:
        """Return the legal actions."""
        return actions(self.table)

    def after(self, number: int) -> Point:
        """Return the point after the action with this number."""
        action = ACTIONS[number]
        turn = Turn(self.table, action, waiting_tiles(self.table))
        return _in_turn(turn, self.table, (number,))

    def __reduce__(self) -> tuple[Any, ...]:
        return _decision, (Position(self.table.clone()),)


class _Drawn(Chance):
    """Something is drawn in a turn."""

    table: State

    def __init__(self, turn: Turn, table: State, numbers: tuple[int, ...]) -> None:
        self.table = table
        self.since = (str(ACTIONS[numbers[0]]), *[name(number) for number in numbers[1:]])
        self._turn = turn
        self._numbers = numbers

    def weights(self) -> dict[int, int]:
        """Return the Deeds, kinds of tiles or unseen cards that may be drawn."""
        weights = self._turn.weights()
        if self._turn.draw == CARD:
            return dict.fromkeys(self._cards(), 1)
        first = LOT_COUNT if self._turn.draw == TILE else 0
        return {number: weight for number, weight in enumerate(weights, first) if weight}

    def after(self, number: int) -> Point:
        """Go on with the turn, up to the next draw or decision."""
        if self._turn.draw == CARD:
            drawn = self._cards().index(number)
        else:
            drawn = number - LOT_COUNT if self._turn.draw == TILE else number
        return _in_turn(self._turn.settle(drawn), self.table, (*self._numbers, number))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (Decision(self.table), self._numbers)

    def _cards(self) -> list[int]:
        """List the unseen cards, as they lie."""
        state = self._turn.before
        unseen = (state.deck + state.deck)[state.top : state.top + state.unseen]
        return [_CARDS + card.place for card in unseen]


class _SetUp(Chance):
    """Something is drawn for the set-up."""

    table = None

    def __init__(self, rules: Rules, monuments: bool, drawn: tuple[int, ...] = ()) -> None:
        self._rules = rules
        self._monuments = monuments
        self._drawn = drawn
        self.since = tuple([name(number) for number in drawn])

    def weights(self) -> dict[int, int]:
        """Return the Deeds, kinds of tiles, cards or Monuments that may be drawn."""
        draw = self._draws()[len(self._drawn)]
        if draw == TILE:
            return {LOT_COUNT + tile: count for tile, count in Counter(self._bag()).items()}
        if draw == CARD:
            return dict.fromkeys({*range(_CARDS, _PIECES)} - {*self._drawn}, 1)
        if draw == _MONUMENT:  # each of another size (S8)
            sizes = {piece.size for piece in self._supply()}
            left = [piece for piece in MONUMENT_PIECES if piece.size not in sizes]
            return {_PIECES + piece.number: 1 for piece in left}
        return dict.fromkeys(self._deeds(), 1)

    def after(self, number: int) -> Point:
        """Go on with the set-up, or begin the game."""
        later = _SetUp(self._rules, self._monuments, (*self._drawn, number))
        whole = len(later._drawn) == len(later._draws())
        return Decision(later._laid_out()) if whole else later

    def __reduce__(self) -> tuple[Any, ...]:
        rules = self._rules
        options = (rules.difficulty, tuple(rules.variants), rules.components)
        return _set_up, (options, self._monuments, self._drawn)

    def _draws(self) -> list[int]:
        """List what is drawn, in order: your Deeds, her first Gardens (S3), the market, the row."""
        draws = [_DEED] * DEALT + [_DEED, TILE] * self._rules.gardens_at_start
        draws += [_DEED] * MARKET_SLOTS + [CARD] * ROW
        return draws + [_MONUMENT] * MONUMENTS_IN_SUPPLY * self._monuments

    def _deeds(self) -> list[int]:
        """List the Deeds that are not drawn."""
        return [deed for deed in range(LOT_COUNT) if deed not in self._drawn]

    def _bag(self) -> list[int]:
        """List the tiles that are not drawn."""
        bag = tiles_of(self._rules)
        for number in self._drawn:
            if LOT_COUNT <= number < _CARDS:
                bag.remove(number - LOT_COUNT)
        return bag

    def _supply(self) -> list[Piece]:
        """List the Monuments that are drawn."""
        return [PIECES[number - _PIECES] for number in self._drawn if number >= _PIECES]

    def _laid_out(self) -> State:
        """Set up the game; what is not drawn lies in any order."""
        deeds = [number for number in self._drawn if number < LOT_COUNT]
        gardens = DEALT + self._rules.gardens_at_start
        left = self._deeds()
        face_down = 2 * DEALT - gardens
        deeds = deeds[:gardens] + left[:face_down] + deeds[gardens:] + left[face_down:]
        tiles = [number - LOT_COUNT for number in self._drawn if LOT_COUNT <= number < _CARDS]
        row = [number - _CARDS for number in self._drawn if _CARDS <= number < _PIECES]
        cards = sorted(self._rules.cards, key=lambda card: card.place)
        cards = [cards[number] for number in row] + [
            card for number, card in enumerate(cards) if number not in row
        ]
        return set_up(self._rules, deeds, tiles + self._bag(), cards, self._supply())


def start(rules: Rules, monuments: bool) -> Chance:
    """Return the first point of a game: nothing is drawn yet."""
    return _SetUp(rules, monuments)


def go_on(seen: Observation) -> Decision:
    """Return the point of the game at which this is what you see."""
    return Decision(known_state(seen))


def name(outcome: int) -> str:
    """Return the name of what is drawn: a Deed, a tile, a card or a Monument."""
    return _NAMES[outcome]


def _in_turn(turn: Turn, table: State, numbers: tuple[int, ...]) -> Point:
    return Decision(turn.after) if turn.draw == NOTHING else _Drawn(turn, table, numbers)


# What a pickled point is made of again.


def _decision(position: Position) -> Decision:
    return Decision(position._state)


def _again(decision: Point, numbers: tuple[int, ...]) -> Point:
    return reduce(lambda point, number: point.after(number), numbers, decision)


def _set_up(options: tuple[Any, ...], monuments: bool, drawn: tuple[int, ...]) -> Chance:
    return _SetUp(rules_for(*options), monuments, drawn)
