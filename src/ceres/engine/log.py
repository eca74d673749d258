"""The log of a game: rules report to it what happens.

The log of a state is `SILENT` unless somebody listens; a clone's always is. `Story` and
`EraCounters` are the others. A rule reports as soon as it has changed the state, and before
anything else does: so at each report the state is the table after it. It passes what it has in
hand. What would cost something to find out is left to whoever wants to know.
"""

from typing import TYPE_CHECKING, Final

from ceres.engine._word import Word
from ceres.engine.board import Lot, Lots

if TYPE_CHECKING:
    from ceres.engine.pieces import ActionCard, Piece, Placement
    from ceres.engine.scoring import Score
    from ceres.engine.state import State


class Log:
    """Does nothing with what it is told."""

    # Your turn.

    def income(self, state: "State") -> None:
        """You took Income (Y1)."""

    def bought(self, deed: Lot, slot: Word, price: int, bribe: int) -> None:
        """You bought a Deed; `price` includes the silver that lay on it (Y2)."""

    def refilled(self, deed: Lot | None, rule: str) -> None:
        """A Deed came into the market, if the pile had one (Y2, C4, X3)."""

    def built(self, building: "Placement", replaced: "list[Placement]", marked: Lots) -> None:
        """You built; `marked` are the Lots that got your markers back (Y3, M1)."""

    def when_built(self, building: "Placement", you: bool, ceres: bool) -> None:
        """The effect of a Monument was for these sides (M1, M4)."""

    def chose(self, target: Word, lots: Lots) -> None:
        """You chose the Lots for a Garden or a Monument of hers (P4, M3)."""

    # Ceres' turn.

    def last_turn(self) -> None:
        """Her last turn of the era began (E2)."""

    def flipped(self, state: "State", flipped: "ActionCard", chosen: "ActionCard") -> None:
        """She flipped a card, which picked another one of the row (C1)."""

    def claimed(
        self, state: "State", card: "ActionCard", deed: Lot, slot: Word, bribe: int
    ) -> None:
        """She claimed a Deed, which lay at this slot with this much silver on it (C2 to C4)."""

    def cannot_claim(self, card: "ActionCard", fits: bool) -> None:
        """She cannot claim: no Deed fits, or she has no marker (C5)."""

    def turned_up(self, deed: Lot) -> None:
        """She turned up one of her own Deeds (C5)."""

    def claim_failed(self, vp: int) -> None:
        """She had no Deed to turn up (C5)."""

    def bribed(self, state: "State", amount: Word, laid: Word) -> None:
        """She laid silver on Deeds (C7)."""

    def enlarging(self) -> None:
        """She carries out a card with Enlarge Park (C6)."""

    def garden_sites(self, state: "State", lots: Lots) -> None:
        """Her next tile may go on these Lots (P1 to P5)."""

    def planted(self, state: "State", tile: Word, lot: Lot, rule: str) -> None:
        """A tile went on a Lot (C5, C6, X3)."""

    def bag_empty(self, lot: Lot, neighbours: Lots, vp: int) -> None:
        """There was no tile for a Lot (C8)."""

    def no_room(self, vp: int) -> None:
        """She had no empty Lot for a tile (C6)."""

    def crept(self, deed: Lot, slot: Word, bribe: int, size: Word) -> None:
        """She took a Deed of the market, beside a Park of this size (X3)."""

    def monument_sites(self, state: "State", monument: "Piece", sites: list[Lots]) -> None:
        """A Monument may go on these sites (M3)."""

    def her_monument(self, monument: "Placement", covered: list[tuple[Lot, Word]]) -> None:
        """She built a Monument over these Gardens: Lots and tiles (M2, X2)."""

    def no_monument(self, state: "State") -> None:
        """The card showed the Monument icon, and she built none (M2)."""

    # Eras.

    def last_turns(self, side: Word) -> None:
        """A side's turn ended with the Deeds gone: the last turns begin (E1)."""

    def scored(self, state: "State", found: "Score") -> None:
        """An era was scored (E3)."""

    def era_began(self, state: "State") -> None:
        """The next era began (E3)."""

    def game_over(self, state: "State") -> None:
        """The last era was scored (E3)."""


SILENT: Final = Log()
