"""Observations: positions without the order of hidden things."""

from collections.abc import Iterable
from itertools import chain, islice
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ceres.base_view import BaseView
from ceres.components import Components
from ceres.engine.board import Lot
from ceres.engine.pieces import TILE_IDS
from ceres.engine.setup import shuffled
from ceres.engine.state import GARDEN, YOUR_CHOICE, State
from ceres.errors import CodedError, CorruptPosition, Fault
from ceres.format.position_parts import deed_names
from ceres.format.position_writer import deck, face_down, position_dict

if TYPE_CHECKING:
    from ceres.position import Position

_FORMAT: Final = "ceres-observation/1"


class NeedsObservation(CodedError):
    """Something other than an observation was given to a bot or to the coach."""


class Hidden(NamedTuple):
    """How many Deeds lie where nobody can see which."""

    piles: tuple[int, ...]
    deeds: int


class Observation(BaseView):
    """Everything a player sees and may remember; a bot or coach gets this, never the position.

    Hidden are the order of the bag, the order of the unseen top of Ceres' action deck, and which
    Deeds lie where among the piles and her face-down Deeds. In the state behind it all of these are
    sorted, so there is nothing to peek at.

    >>> import ceres
    >>> from random import Random
    >>> seen = ceres.Game.new(seed=7).position.observation()
    >>> seen.sample(Random(1)).observation() == seen
    True
    """

    __slots__ = ()

    @classmethod
    def from_dict(cls, data: object, components: Components | None = None) -> "Observation":
        """Read a `ceres-observation/1` dictionary; `CorruptPosition` lists its faults.

        `components` are needed if it is played with others than the standard box.
        """
        from ceres.format.observation_reader import read_fitting

        seen = observe(read_fitting(data, components))
        if isinstance(data, dict):
            for key, value in seen.to_dict().items():
                if data.get(key) != value:
                    raise CorruptPosition([Fault(key, "not-as-seen")])
        return seen

    def to_dict(self) -> dict[str, Any]:
        """Return the keys of a position; hidden lists are sorted lists of what they may hold."""
        data = position_dict(self._state)
        ceres = data["ceres"]
        deeds, *piles = map(list, map(deed_names, self._face_down()))
        return {
            **data,
            "format": _FORMAT,
            "hidden": {"piles": list(self.hidden.piles), "deeds": self.hidden.deeds},
            "piles": piles,
            "ceres": {**ceres, "deeds": deeds},
        }

    @property
    def hidden(self) -> Hidden:
        """How many Deeds lie in each pile and face down before Ceres."""
        deeds, *piles = map(len, face_down(self._state))
        return Hidden(tuple(piles), deeds)

    def _face_down(self) -> list[tuple[Lot, ...]]:
        """Return for each place what it may hold: any Deed that lies face down anywhere."""
        found = face_down(self._state)
        pool = tuple(sorted(chain(*found)))
        return [pool if deeds else () for deeds in found]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as one of the positions that fit."""
        from ceres.position import Position

        return Position.observation, (Position(self._state.clone()),)

    def sample(self, rng: Random) -> "Position":
        """Return a position that fits, hidden things shuffled with the given generator."""
        from ceres.position import Position

        state = self._state.clone()
        known = _known_tiles(state)
        state.bag = state.bag[:known] + tuple(shuffled(list(state.bag[known:]), rng))
        state.deck = shuffled(state.deck[: state.unseen], rng) + state.deck[state.unseen :]
        lay_deeds(state, shuffled([*chain(*face_down(state))], rng))
        return Position(state)


def known_state(seen: Observation) -> State:
    """Return the state behind an observation, for whoever decides by it.

    Raise `NeedsObservation` if it is anything else: a position would show what is hidden.

    >>> import ceres
    >>> known_state(ceres.Game.new(seed=7).position)
    Traceback (most recent call last):
    ceres.observation.NeedsObservation: this takes an observation, not Position: give ...
    """
    if not isinstance(seen, Observation):
        raise NeedsObservation("needs-observation", given=type(seen).__name__)
    return seen._state


def observe(state: State) -> Observation:
    """Return the observation of a state: a copy with everything hidden sorted."""
    seen = state.clone()
    bag = state.bag[state.next_tile :]
    seen.next_tile = 0
    known = _known_tiles(state)
    seen.bag = bag[:known] + tuple(sorted(bag[known:], key=lambda tile: TILE_IDS[tile]))
    cards = deck(state)
    seen.deck = sorted(cards[: state.unseen], key=lambda card: card.id) + cards[state.unseen :]
    seen.top = 0
    lay_deeds(seen, sorted(chain(*face_down(state))))
    return Observation(seen)


def _known_tiles(state: State) -> int:
    """Count the tiles drawn already: one, while you choose the Lot for a Garden (P4)."""
    return 1 if state.phase == YOUR_CHOICE and state.pending_piece == GARDEN else 0


def lay_deeds(state: State, deeds: Iterable[Lot]) -> None:
    """Put these Deeds face down, as many into her deck and each pile as before."""
    left = iter(deeds)
    state.deeds, *laid = [tuple(islice(left, len(each))) for each in face_down(state)]
    state.next_deed = state.next_in_pile = 0
    state.piles = tuple(laid)
