"""An era in figures, noted at its end: what was scored, done, spent, and what stands there."""

from ceres.engine.board import NO_LOTS, Lots, count, group_of
from ceres.engine.scoring import Score, her_population
from ceres.engine.state import State
from ceres.engine.tally import Tally


def note_era(state: State, found: Score, tally: Tally) -> None:
    """An entry for the era that has just been scored; then the tally counts the next one."""
    tally.eras.append(
        {
            # VP by source; the sums are all VP of the era.
            "you_population": found.your_population,
            "you_commercial": found.your_commercial,
            "you_civic": found.your_civic,
            "you_lots": found.your_lots,
            "you_when_built": tally.your_when_built,
            "ceres_population": found.her_population,
            "ceres_commercial": found.her_commercial,
            "ceres_civic": found.her_civic,
            "ceres_parks": found.her_parks,
            "ceres_when_built": tally.her_when_built,
            "ceres_failed_claims": tally.failed_claims_vp,
            "ceres_no_room": tally.no_room_vp,
            "ceres_empty_bag": tally.empty_bag_vp,
            # What was done.
            "incomes": tally.incomes,
            "buys": tally.buys,
            "builds": tally.builds,
            "rebuilds": tally.rebuilds,
            "your_monuments": tally.your_monuments,
            "choices": tally.choices,
            "claims": tally.claims,
            "enlarges": tally.enlarges,
            "bribes": tally.bribes,
            "creeps": tally.creeps,
            "her_monuments": tally.her_monuments,
            # What ran out, and how often.
            "no_deed": tally.no_deed,
            "no_marker": tally.no_marker,
            "failed_claims": tally.failed_claims,
            "no_room": tally.no_room,
            "empty_bag": tally.empty_bag,
            # Silver: paid for Deeds, of it on bribes; laid by her; scored; at hand.
            "spent": tally.spent,
            "bribes_paid": tally.bribes_paid,
            "bribed": tally.bribed,
            "silver_scored": found.silver,
            "silver": state.your_silver,
            # What stands at the end of the era.
            "income": state.income,
            "your_citizens": state.population,
            "her_citizens": her_population(state),
            "buildings": len(state.buildings),
            "built_lots": count(state.built),
            "your_empty_lots": count(state.your_lots),
            "gardens": count(state.park_lots),
            "largest_park": largest_park(state.park_lots),
            "her_empty_lots": count(state.her_lots),
            "bag": len(state.bag) - state.next_tile,
            "her_deeds": len(state.deeds) - state.next_deed,
        }
    )
    tally.begin_era()


def largest_park(gardens: Lots) -> int:
    """How many Gardens the largest Park has."""
    largest = 0
    left = gardens
    while left != NO_LOTS:
        park = group_of(left & -left, gardens)
        largest = max(largest, count(park))
        left &= ~park
    return largest
