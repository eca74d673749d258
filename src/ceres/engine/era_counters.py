"""Counts what happens in each era, for statistics over many games."""

from ceres.engine._word import Word
from ceres.engine.board import Lot, Lots, count
from ceres.engine.era_summary import EraSummary, largest_park
from ceres.engine.log import Log
from ceres.engine.pieces import ActionCard, Placement
from ceres.engine.scoring import Score, her_population
from ceres.engine.state import State


class EraCounters(Log):
    """A log that counts; `eras` has a summary of each era that was scored."""

    def __init__(self) -> None:
        self.eras: list[EraSummary] = []
        self._era = EraSummary()

    def income(self, state: State) -> None:
        self._era.incomes += 1

    def bought(self, deed: Lot, slot: Word, price: int, bribe: int) -> None:
        self._era.buys += 1
        self._era.spent += price
        self._era.bribes_paid += bribe

    def built(self, building: Placement, replaced: list[Placement], marked: Lots) -> None:
        self._era.builds += 1
        self._era.rebuilds += 1 if replaced else 0
        self._era.your_monuments += 1 if building.piece.monument else 0

    def when_built(self, building: Placement, you: bool, ceres: bool) -> None:
        self._era.you_when_built += building.piece.when_built_vp if you else 0
        self._era.ceres_when_built += building.piece.when_built_vp if ceres else 0

    def chose(self, target: Word, lots: Lots) -> None:
        self._era.choices += 1

    def claimed(self, state: State, card: ActionCard, deed: Lot, slot: Word, bribe: int) -> None:
        self._era.claims += 1

    def cannot_claim(self, card: ActionCard, fits: bool) -> None:
        self._era.no_deed += 0 if fits else 1
        self._era.no_marker += 1 if fits else 0

    def claim_failed(self, vp: int) -> None:
        self._era.failed_claims += 1
        self._era.ceres_failed_claims += vp

    def bribed(self, state: State, amount: Word, laid: Word) -> None:
        self._era.bribes += 1
        self._era.bribed += laid

    def enlarging(self) -> None:
        self._era.enlarges += 1

    def bag_empty(self, lot: Lot, neighbours: Lots, vp: int) -> None:
        self._era.empty_bag += 1
        self._era.ceres_empty_bag += vp

    def no_room(self, vp: int) -> None:
        self._era.no_room += 1
        self._era.ceres_no_room += vp

    def crept(self, deed: Lot, slot: Word, bribe: int, size: Word) -> None:
        self._era.creeps += 1

    def her_monument(self, monument: Placement, covered: list[tuple[Lot, Word]]) -> None:
        self._era.her_monuments += 1

    def scored(self, state: State, found: Score) -> None:
        era = self._era
        era.you_population = found.your_population
        era.you_commercial = found.your_commercial
        era.you_civic = found.your_civic
        era.you_lots = found.your_lots
        era.ceres_population = found.her_population
        era.ceres_commercial = found.her_commercial
        era.ceres_civic = found.her_civic
        era.ceres_parks = found.her_parks
        era.silver_scored = found.silver
        era.silver = state.your_silver
        era.income = state.income
        era.your_citizens = state.population
        era.her_citizens = her_population(state)
        era.buildings = len(state.buildings)
        era.built_lots = count(state.built)
        era.your_empty_lots = count(state.your_lots)
        era.gardens = count(state.park_lots)
        era.largest_park = largest_park(state.park_lots)
        era.her_empty_lots = count(state.her_lots)
        era.bag = len(state.bag) - state.next_tile
        era.her_deeds = len(state.deeds) - state.next_deed
        self.eras.append(era)
        self._era = EraSummary()
