"""An era in figures: the columns of the laboratory, in their order."""

from dataclasses import dataclass

from ceres.engine.board import Lots, count
from ceres.engine.sites import parks_at


@dataclass
class EraSummary:
    """What was scored, done and spent in an era, and what stood there at its end."""

    # VP by source; the sums are all VP of the era.
    you_population: int = 0
    you_commercial: int = 0
    you_civic: int = 0
    you_lots: int = 0
    you_when_built: int = 0
    ceres_population: int = 0
    ceres_commercial: int = 0
    ceres_civic: int = 0
    ceres_parks: int = 0
    ceres_when_built: int = 0
    ceres_failed_claims: int = 0
    ceres_no_room: int = 0
    ceres_empty_bag: int = 0
    # What was done.
    incomes: int = 0
    buys: int = 0
    builds: int = 0
    rebuilds: int = 0
    your_monuments: int = 0
    choices: int = 0
    claims: int = 0
    enlarges: int = 0
    bribes: int = 0
    creeps: int = 0
    her_monuments: int = 0
    # How often she had no Deed to claim, no marker, no Deed to turn up, no Lot, no tile.
    no_deed: int = 0
    no_marker: int = 0
    failed_claims: int = 0
    no_room: int = 0
    empty_bag: int = 0
    # Silver: paid for Deeds, the part of it that was on them, laid by her, scored, left.
    spent: int = 0
    bribes_paid: int = 0
    bribed: int = 0
    silver_scored: int = 0
    silver: int = 0
    # What stood at the end of the era.
    income: int = 0
    your_citizens: int = 0
    her_citizens: int = 0
    buildings: int = 0
    built_lots: int = 0
    your_empty_lots: int = 0
    gardens: int = 0
    largest_park: int = 0
    her_empty_lots: int = 0
    bag: int = 0
    her_deeds: int = 0


def largest_park(gardens: Lots) -> int:
    """Return how many Gardens the largest Park has."""
    largest = 0
    for park in parks_at(gardens, gardens):
        largest = max(largest, count(park))
    return largest
