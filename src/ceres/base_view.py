"""The base of positions and observations: read-only access to a state."""

from collections.abc import Mapping
from typing import Any, cast

from ceres.actions import action_of, refusal
from ceres.components import Components
from ceres.engine.action import Action
from ceres.engine.board import Lot as LotNumber
from ceres.engine.legal import actions
from ceres.engine.pieces import TILE_IDS
from ceres.engine.scoring import Score, score
from ceres.engine.state import OVER, PHASES, State
from ceres.events.facts import Lot, PieceId, Side, TileId
from ceres.format import position_parts
from ceres.format.position_parts import Ceres, Choice, Offer, OnLot, You
from ceres.format.position_writer import face_down, last_turns, position_dict, supply


class BaseView:
    """An immutable view of a state, hashable and equal by value."""

    __slots__ = ("_actions", "_hash", "_state")

    _state: State
    _actions: list[Action] | None
    _hash: int | None

    def __init__(self, state: State) -> None:
        """Take over the state: nobody else may change it from now on."""
        object.__setattr__(self, "_state", state)
        object.__setattr__(self, "_actions", None)
        object.__setattr__(self, "_hash", None)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} cannot be changed ({name})")

    def __delattr__(self, name: str) -> None:
        self.__setattr__(name, None)

    @property
    def era(self) -> int:
        """1, 2 or 3."""
        return self._state.era

    @property
    def phase(self) -> str:
        """`you`: your action is due; `choice`: you choose for Ceres where to build; `over`."""
        return PHASES[self._state.phase]

    @property
    def difficulty(self) -> str:
        """`normal`, `hard` or `challenge`."""
        return self._state.rules.difficulty

    @property
    def variants(self) -> tuple[str, ...]:
        """The house variants in play, sorted."""
        return tuple(self._state.rules.variants)

    @property
    def components(self) -> Components | None:
        """The components it is played with, or `None` for the standard box."""
        return self._state.rules.components

    @property
    def you(self) -> You:
        """Your side.

        >>> import ceres
        >>> you = ceres.Game.new(seed=7).position.you
        >>> you.silver, you.lots
        (5, ('B4', 'C1', 'C5', 'D2', 'F2', 'F7'))
        """
        return position_parts.you(self._state)

    @property
    def ceres(self) -> Ceres:
        """Her side."""
        return position_parts.ceres(self._state, self._face_down()[0])

    @property
    def market(self) -> tuple[Offer, ...]:
        """The Deeds in the market, from left to right."""
        return position_parts.market(self._state)

    @property
    def lots(self) -> Mapping[Lot, OnLot]:
        """What each of the 49 Lots shows."""
        return position_parts.on_lots(self._state)

    @property
    def piles(self) -> tuple[tuple[Lot, ...], ...]:
        """What is left of the three eras' piles; of an observation, what each may hold."""
        return tuple(map(position_parts.deed_names, self._face_down()[1:]))

    @property
    def bag(self) -> tuple[TileId, ...]:
        """The tiles in the bag; of an observation, sorted where the order is hidden."""
        return tuple(TILE_IDS[tile] for tile in self._state.bag[self._state.next_tile :])

    @property
    def monuments(self) -> tuple[PieceId, ...] | None:
        """The Monuments still to be built, or `None` if it is played without them."""
        left = supply(self._state)
        return None if left is None else tuple(left)

    @property
    def last_turns(self) -> tuple[Side, ...] | None:
        """Who still has a last turn in this era, or `None` before the last turns (E1)."""
        left = last_turns(self._state)
        return None if left is None else tuple(left)

    @property
    def pending(self) -> Choice | None:
        """The choice for Ceres that is due, if any."""
        return position_parts.choice(self._state)

    def _face_down(self) -> list[tuple[LotNumber, ...]]:
        """Return the Deeds that lie face down: hers, and those of the three piles."""
        return face_down(self._state)

    @property
    def result(self) -> dict[str, Any] | None:
        """Both totals and the winner (V9) once the game is over, else `None`."""
        state = self._state
        if state.phase != OVER:
            return None
        winner = "you" if state.your_vp > state.her_vp else "ceres"
        return {"you": state.your_vp, "ceres": state.her_vp, "winner": winner}

    def actions(self) -> list[Action]:
        """Return every legal action, once each, sorted by its text."""
        found = self._actions
        if found is None:
            found = sorted(actions(self._state), key=lambda action: action.number)
            object.__setattr__(self, "_actions", found)
        return found[:]

    def _legal(self, action: Action | str) -> Action:
        """Return a legal action, given itself or its text.

        Raise `InvalidNotation` if the text is no action, `IllegalAction` if it is not legal now.
        """
        chosen = action_of(action)
        if chosen not in self.actions():
            raise refusal(self._state, chosen)
        return chosen

    def score(self) -> dict[str, Any]:
        """Score both sides as if the era ended now.

        >>> import ceres
        >>> ceres.Game.new(seed=7).position.score()["you"]["total"]
        0
        """
        return score_dict(score(self._state))

    def to_dict(self) -> dict[str, Any]:
        """Return the written form."""
        return cast("dict[str, Any]", position_dict(self._state))

    def _repr_svg_(self) -> str:
        """Draw it for a notebook."""
        from ceres.draw import svg

        return svg(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BaseView) or type(self) is not type(other):
            return NotImplemented
        return self._state is other._state or self._state.key() == other._state.key()

    def __hash__(self) -> int:
        if self._hash is None:
            object.__setattr__(self, "_hash", hash(self._state.key()))
        return self._hash or 0

    def __repr__(self) -> str:
        """Return a short name for logs; `print` shows the whole board of a position."""
        state = self._state
        return (
            f"<{type(self).__name__} era {state.era} {self.phase} "
            f"{state.your_vp}:{state.her_vp} {self.difficulty}>"
        )


def score_dict(found: Score) -> dict[str, Any]:
    """Return a score in its written form."""
    return {
        "you": {
            "population": found.your_population,
            "commercial": found.your_commercial,
            "civic": found.your_civic,
            "lots": found.your_lots,
            "total": found.yours(),
        },
        "ceres": {
            "population": found.her_population,
            "commercial": found.her_commercial,
            "civic": found.her_civic,
            "parks": found.her_parks,
            "total": found.hers(),
        },
        "silver": found.silver,
    }
