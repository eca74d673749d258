"""The planner's weights: the value of each thing an action does, in victory points.

A table has a column for each part of the game, and a version: what it chose, it will choose
forever, so that results and reviews made with it can be made again.
"""

from typing import Final

from ceres.engine._word import Word
from ceres.engine.pieces import PIECES
from ceres.engine.state import LAST_ERA, State

WeightTable = dict[str, tuple[float, ...]]

# The columns of an era: more Deeds are left than the market shows, fewer, none (its last turn).
COLUMNS_PER_ERA: Final = 3
COLUMNS: Final = COLUMNS_PER_ERA * LAST_ERA
# Values are whole numbers, so that they are the same on every machine: 200 to a victory point.
UNITS: Final = 200

NAMES: Final[dict[str, str]] = {
    # Income
    "silver": "a silver taken",
    "rich": "a silver held already",
    "broke": "no Deed can be paid without it",
    "late_broke": "the same times a Deed left in the era",
    # Buy
    "deed": "a Deed, whichever: she cannot claim it",
    "price": "a silver of its price",
    "joined": "a Lot of yours beside it",
    "hemmed": "a Lot of hers beside it",
    "corner": "such a Lot times one at its corner: squares would grow",
    "starved": "a civic Garden beside it, which waits for Buildings",
    "purse": "a silver held",
    "crowded": "an empty Lot of yours",
    "built_beside": "a Lot with a Building of yours beside it",
    "block": "a square of 2 x 2 Lots of yours that it completes",
    "claimed": "a tenth of the chance that she claims it next",
    "claimed_hemmed": "the same times a Lot of hers beside it",
    "square": "a square of 2 x 2 that she could make with it",
    "edge": "a side of it that is the edge of the city",
    "half_square": "a square of 2 x 2 without Lots of yours, two of the others hers",
    "large_square": "a square of 3 x 3 without Lots of yours: by how many are hers above three",
    "nearly_large": "one with seven others of hers or more",
    "garden": "a Garden beside it",
    "nearby": "a Lot of yours two steps away",
    "slot": "a Deed to the left of it in the market",
    "late_deed": "a Deed left in the era",
    "spent": "no silver left for another Deed",
    "single": "a VP of the best Building of one Lot there",
    "double": "a VP of the best Building of two Lots, with an empty one beside it",
    # Build
    "late_build": "a Deed left in the era",
    "citizen": "a citizen more",
    "bonus": "a VP of the population bonus, won or kept from her",
    "shown": "a silver of income more",
    "printed": "a VP printed on commercial Buildings",
    "civic": "a VP that your civic Buildings score in an era",
    "for_her": "a VP that her civic Gardens score in an era",
    "filled": "an empty Lot built on",
    "build": "a build, whichever",
    "cramped": "an empty Lot of yours",
    "replaced": "a Building replaced",
    "moved": "a VP of the Buildings replaced, which can be built again",
    "freed": "a Lot of theirs that is left empty",
    "ahead": "a VP of the population bonus, the likelier won the larger the lead",
    "for_buildings": "a civic Building that counts Buildings",
    "for_citizens": "one that counts citizens",
    "for_silver": "one that counts silver",
    "for_civics": "one that counts civic Buildings",
    "civic_room": "an empty Lot of yours beside a civic Building",
    "civic_open": "a Lot beside a civic Building that is nobody's or an empty one of hers",
    "room": "an empty Lot of yours beside any other",
    "exposed": "an empty Lot of hers beside it",
    "large": "a Lot that it covers above two",
    "home_first": "the first citizens",
    # A site for her
    "squares": "a VP of her squares",
    "fed": "a VP of her civic Gardens",
    "useful": "a VP of your civic Buildings",
    "threat": "an empty Lot of yours beside a civic Garden",
    "growth": "an empty Lot of hers beside it",
    "open": "a Lot beside it that is nobody's",
}


def deeds_left(state: State) -> Word:
    """Count the Deeds that can still be bought or claimed in this era."""
    return len(state.market) + len(state.piles[state.era - 1]) - state.next_in_pile


def column_of(state: State) -> Word:
    """Return the column of the part of the game that a state is in."""
    left = deeds_left(state)
    part = 2 if not left else 1 if left <= 6 else 0
    return COLUMNS_PER_ERA * (state.era - 1) + part


def by_era(table: dict[str, tuple[float, ...]]) -> WeightTable:
    """Return a table whose columns are the eras and the last turn of the game in full."""
    return {
        name: (one, one, one, two, two, two, three, three, last)
        for name, (one, two, three, last) in table.items()
    }


# An evolution strategy found them in two million games on Hard and Challenge, changing all of them
# a little at a time; then they were rounded.
VERSION_1: Final[WeightTable] = by_era(
    {
        "silver": (0.3, 0.0, 0.4, 0.0),
        "rich": (-1.1, -0.4, -0.3, 0.0),
        "broke": (5.0, 3.0, 3.0, 0.0),
        "deed": (14.0, 11.0, 8.0, 0.0),
        "price": (-0.6, -0.6, -0.6, 0.0),
        "joined": (1.3, 1.7, 1.2, 0.0),
        "hemmed": (0.5, 0.3, 0.6, 0.0),
        "corner": (0.6, 0.8, 0.3, 0.0),
        "starved": (-0.4, -0.6, -0.6, 0.0),
        "citizen": (1.5, 0.9, 1.4, 0.0),
        "bonus": (0.9, 0.8, 1.5, 1.0),
        "shown": (1.0, -0.9, 0.0, 0.0),
        "printed": (0.3, 0.8, 0.5, 1.0),
        "civic": (2.4, 1.6, 1.3, 1.0),
        "for_her": (-2.1, -1.5, -1.3, -1.0),
        "filled": (-0.5, -0.6, -0.7, -1.0),
        "squares": (-1.2, -0.5, -0.7, -0.7),
        "fed": (-2.4, -1.8, -1.0, -1.0),
        "useful": (3.0, 0.4, 0.9, 0.9),
        "threat": (-0.8, 0.0, -0.1, -0.1),
    }
)

# An evolution strategy began; labels of decisions and trials in games went on (see docs/bots.md).
VERSION_2: Final[WeightTable] = {
    "silver": (0.96, 1.28, 0.33, 0.46, 0.2, 0.53, 0.77, 0.29, -0.37),
    "rich": (-1.88, -1.02, -1.49, -0.13, -0.69, -0.29, -0.4, -0.25, -0.23),
    "broke": (2.93, 6.83, 2.56, 5.52, 7.26, 2.02, 2.17, 3.03, 0.63),
    "late_broke": (0.1, 0.07, 0.08, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    "deed": (4.22, 5.57, 21.47, 13.89, 2.14, 10.73, 8.59, 7.92, -0.05),
    "price": (-1.14, -0.63, -0.42, -1.03, -0.72, -0.38, -1.31, -1.05, -0.25),
    "joined": (3.26, 2.91, 1.37, 1.65, 2.64, 0.83, 1.53, 1.98, 0.48),
    "hemmed": (0.31, 0.5, 0.7, -0.41, 0.49, 0.0, 0.22, -0.26, -0.1),
    "corner": (0.97, 0.69, 0.71, 1.07, 1.71, 0.18, -0.11, 0.13, -0.07),
    "starved": (0.23, -0.41, -0.67, -0.91, -0.76, -0.68, -0.17, -0.15, 0.51),
    "purse": (0.38, 0.4, -0.2, 0.68, 0.57, 0.05, 0.16, 0.23, 0.3),
    "crowded": (-0.12, -0.2, -0.2, -0.17, -0.53, 0.06, -0.14, -0.25, 0.29),
    "built_beside": (0.47, 1.09, 1.04, 1.5, 1.25, 1.23, 1.78, 1.95, 1.43),
    "block": (-0.47, -0.23, -0.94, -0.44, -0.3, -0.3, -2.22, -1.63, -0.96),
    "claimed": (-0.06, -0.02, -0.32, 0.05, -0.1, 0.37, 0.05, -0.08, 0.31),
    "claimed_hemmed": (0.19, -0.14, 0.36, 0.12, 0.07, -0.06, 0.02, 0.14, -0.06),
    "square": (4.52, 6.29, 4.28, 6.17, 6.84, 4.83, 4.93, 4.59, 3.51),
    "edge": (-3.53, -3.12, -1.81, -0.84, -0.28, -0.66, -0.48, -0.54, -0.54),
    "half_square": (1.36, 0.79, 0.59, 0.76, 0.99, 0.49, 0.33, -0.06, 0.31),
    "large_square": (-0.28, 0.17, 0.01, -0.03, -0.2, -0.34, 0.29, 0.3, 0.3),
    "nearly_large": (0.39, -0.45, -0.21, 0.26, 0.48, 0.03, 0.1, -0.45, 0.06),
    "garden": (-0.4, 0.02, -0.51, -0.7, -0.68, -0.64, -0.24, -0.38, -0.23),
    "nearby": (0.41, 0.56, 0.05, 0.36, 0.26, 0.43, 0.05, 0.32, 0.03),
    "slot": (-0.84, -1.1, -1.16, -0.83, -0.83, -0.57, -0.78, -0.66, -0.28),
    "late_deed": (-0.08, -0.02, -0.03, 0.01, 0.03, 0.01, 0.0, -0.27, -0.01),
    "spent": (0.03, -0.07, -0.06, 0.09, 0.26, 0.16, 0.95, 0.78, 0.79),
    "single": (0.16, 0.29, 0.17, 0.15, 0.17, 0.13, 0.2, 0.15, 0.14),
    "double": (0.2, 0.17, 0.16, 0.23, 0.28, 0.2, 0.77, 0.76, 0.72),
    "late_build": (-0.15, -0.15, -0.15, -0.25, 0.0, 0.0, -0.04, -0.03, -0.03),
    "citizen": (1.05, 2.06, 2.45, 1.33, 1.62, 1.4, 1.18, 1.07, 0.56),
    "bonus": (0.02, 1.06, 1.13, -0.04, 0.53, 1.29, 0.1, 0.46, 1.04),
    "shown": (0.68, 0.84, 1.24, -0.6, -0.65, -0.38, -0.38, 0.19, 0.53),
    "printed": (0.55, 0.19, 0.36, 0.72, 0.44, 0.8, 0.82, 0.67, 0.68),
    "civic": (2.25, 4.25, 2.82, 1.25, 1.7, 1.75, 1.22, 1.0, 1.25),
    "for_her": (-1.67, -3.62, -4.57, -1.14, -1.89, -1.86, -2.5, -1.15, -1.25),
    "filled": (-0.62, -0.59, -0.26, -0.62, -0.61, -0.92, -1.14, -0.97, -1.12),
    "build": (0.2, -0.5, -0.17, 0.01, 0.02, -0.1, -0.05, -0.21, 0.36),
    "cramped": (-1.1, -0.4, 0.06, -0.02, 0.11, 0.42, -0.32, 0.21, -0.34),
    "replaced": (-0.09, -0.12, -0.1, 0.24, 0.78, 0.29, 0.47, 1.01, -0.07),
    "moved": (0.2, 0.24, 0.2, 0.28, 0.44, 0.27, 0.33, 0.43, 0.29),
    "freed": (0.5, 0.55, 0.48, 0.73, 1.21, 0.69, 0.27, 0.68, 0.2),
    "ahead": (0.05, 0.05, 0.05, 0.3, 0.3, 0.0, 0.12, 0.19, 0.14),
    "for_buildings": (0.08, 0.18, -0.05, -0.16, 0.2, -0.24, 0.15, -0.03, -0.09),
    "for_citizens": (0.05, -0.25, 0.01, 0.19, 0.14, -0.2, 0.02, -0.1, -0.08),
    "for_silver": (-0.41, -0.13, 0.02, 0.03, -0.22, -0.04, 0.13, 0.08, 0.16),
    "for_civics": (-0.11, -0.19, -0.1, -0.14, 0.12, 0.17, -0.01, -0.1, 0.15),
    "civic_room": (0.03, 0.58, 0.31, -0.13, 0.45, -0.26, 0.24, -0.02, 0.3),
    "civic_open": (0.05, 0.27, 0.0, 0.33, 0.09, -0.01, -0.57, -0.29, -0.28),
    "room": (-0.36, 0.02, -0.1, -0.82, -0.69, -0.54, -0.53, -0.4, -0.1),
    "exposed": (-0.58, -0.24, -0.4, -0.2, -0.22, -0.34, -0.27, -0.38, -0.24),
    "large": (0.14, 0.45, 0.42, 0.08, 0.25, -0.39, -0.04, -0.08, -0.12),
    "home_first": (1.48, 1.83, 2.64, 0.2, 0.67, 0.57, 0.58, 1.09, 0.23),
    "squares": (-0.34, -0.44, -1.59, -1.4, -1.16, -0.92, -1.02, -1.03, -1.57),
    "fed": (-3.06, -4.75, -3.3, -2.35, -1.79, -2.82, -4.8, -5.31, -5.37),
    "useful": (3.78, 4.54, 2.87, 0.3, 0.98, 0.68, 2.4, 2.83, 3.35),
    "threat": (-0.19, -1.84, -1.0, -0.11, -0.07, -0.3, -0.41, -0.87, -0.92),
    "growth": (-0.22, 0.32, 0.2, 0.12, -0.23, 0.52, 0.24, 0.19, 0.64),
    "open": (0.62, 0.09, 0.08, -0.39, -0.42, -0.59, -1.72, -1.85, -1.14),
}

# Three rounds of labels and trials that began with version 2 (see `tools/fit_planner.py`).
VERSION_3: Final[WeightTable] = {
    "silver": (0.9, 0.93, 0.63, 0.85, 0.28, 0.22, 0.69, 0.19, -0.19),
    "rich": (-0.52, -0.48, -0.25, -0.25, -0.24, -0.09, -0.28, -0.24, -0.12),
    "broke": (2.15, 1.72, 3.96, 2.2, 2.15, 2.34, 2.17, 2.14, 0.47),
    "late_broke": (-0.18, -0.08, 0.08, -0.25, -0.32, 0.0, -0.24, -0.35, 0.0),
    "deed": (7.61, 4.92, 21.47, 9.83, 1.5, 10.73, 7.82, 5.1, -0.05),
    "price": (-1.08, -1.26, -0.42, -1.06, -0.59, -0.38, -0.78, -0.46, -0.25),
    "joined": (3.76, 2.71, 1.37, 0.67, 0.91, 0.83, 0.2, 0.33, 0.48),
    "hemmed": (-0.5, -0.88, 0.7, -0.6, -0.58, 0.0, -0.8, -0.52, -0.1),
    "corner": (0.59, 0.16, 0.71, 0.1, 0.42, 0.18, 0.01, 0.03, -0.07),
    "starved": (-0.18, -0.57, -0.67, 0.12, -0.13, -0.68, -0.49, 0.01, 0.51),
    "purse": (0.13, 0.21, -0.2, -0.02, 0.12, 0.05, 0.06, 0.06, 0.3),
    "crowded": (-0.95, -0.8, -0.2, -0.46, -0.36, 0.06, -0.41, -0.16, 0.29),
    "built_beside": (-1.38, 1.01, 1.04, 1.33, 1.0, 1.23, 1.11, 0.89, 1.43),
    "block": (0.14, -0.97, -0.94, -1.07, -0.38, -0.3, -0.09, -0.42, -0.96),
    "claimed": (-0.25, -0.03, -0.32, -0.14, -0.02, 0.37, -0.08, -0.09, 0.31),
    "claimed_hemmed": (0.15, -0.03, 0.36, 0.09, 0.0, -0.06, 0.03, 0.06, -0.06),
    "square": (8.38, 11.97, 4.28, 6.33, 4.84, 4.83, 3.89, 2.36, 3.51),
    "edge": (-2.66, -2.11, -1.81, -1.23, -0.03, -0.66, -0.51, -0.33, -0.54),
    "half_square": (1.87, 2.9, 0.59, 1.82, 1.25, 0.49, 1.34, 0.38, 0.31),
    "large_square": (-0.51, -0.2, 0.01, -0.08, -0.1, -0.34, 0.04, 0.15, 0.3),
    "nearly_large": (0.39, -0.45, -0.21, 5.63, -0.04, 0.03, -0.03, -1.52, 0.06),
    "garden": (0.38, 0.56, -0.51, -0.5, 0.03, -0.64, 0.44, 0.09, -0.23),
    "nearby": (0.74, 0.92, 0.05, 0.26, 0.33, 0.43, 0.09, 0.1, 0.03),
    "slot": (-1.14, -0.75, -1.16, -0.47, -0.61, -0.57, -0.67, -0.46, -0.28),
    "late_deed": (0.02, -0.06, -0.03, -0.24, -0.31, 0.01, -0.28, -0.69, -0.01),
    "spent": (-0.08, 0.25, -0.06, 0.3, 0.45, 0.16, 0.78, 0.59, 0.79),
    "single": (0.26, 0.15, 0.17, 0.13, 0.11, 0.13, 0.03, 0.06, 0.14),
    "double": (0.1, 0.14, 0.16, 0.17, 0.18, 0.2, 0.13, 0.15, 0.72),
    "late_build": (0.05, -0.62, -0.15, 0.03, -0.33, 0.0, 0.11, -0.32, -0.03),
    "citizen": (2.11, 3.39, 3.15, 1.75, 1.66, 1.39, 1.01, 0.59, 0.44),
    "bonus": (0.0, 0.27, 1.29, 0.24, 0.2, 1.33, 0.18, 0.18, 1.12),
    "shown": (5.25, 4.37, 2.74, 3.38, 1.12, 0.27, 0.93, 0.17, -0.16),
    "printed": (-1.42, -2.02, -0.94, -0.72, -0.27, 0.33, 0.93, 0.69, 1.16),
    "civic": (3.74, 4.41, 3.16, 2.29, 1.81, 1.78, 1.67, 1.11, 1.28),
    "for_her": (-3.65, -4.98, -4.01, -3.01, -2.31, -2.24, -2.37, -1.37, -1.48),
    "filled": (-4.61, -4.26, -1.21, -3.71, -2.7, -0.84, -3.47, -1.74, -1.29),
    "build": (-3.4, -1.86, -0.81, -4.43, -2.32, -0.49, -4.71, -1.97, 0.32),
    "cramped": (0.14, 0.16, 0.66, 0.34, 0.39, 0.4, 0.36, 0.29, -0.13),
    "replaced": (0.14, 0.14, 1.07, 0.48, 0.22, 0.32, 0.86, 0.92, -0.24),
    "moved": (0.18, 0.01, -0.3, -0.02, -0.05, 0.05, 0.09, 0.1, 0.3),
    "freed": (5.26, 11.56, 7.07, 6.76, 5.15, 2.27, 4.42, 2.4, 1.2),
    "ahead": (2.43, 1.81, 0.21, 2.07, 0.95, 0.04, 1.14, 0.6, 0.22),
    "for_buildings": (-5.17, -3.67, -0.71, -0.42, -0.06, 0.41, 0.49, 0.57, 0.36),
    "for_citizens": (-5.71, -5.19, -2.17, -2.05, -1.06, -0.34, -1.18, -0.15, 0.03),
    "for_silver": (-5.72, -4.49, -1.28, -1.26, -0.68, -0.18, -0.53, 0.01, 0.1),
    "for_civics": (-5.69, -2.88, -1.05, -0.67, 0.25, 0.74, -0.19, 0.32, 0.93),
    "civic_room": (1.49, 3.19, 1.34, 2.09, 1.03, 0.17, 1.05, 0.28, -0.03),
    "civic_open": (1.4, 1.37, 0.48, 0.74, 0.43, 0.16, 0.43, 0.15, -0.11),
    "room": (-1.38, -0.86, 0.08, 0.62, 0.3, 0.24, 0.38, 0.13, -0.04),
    "exposed": (-2.05, -2.45, -1.84, -1.7, -1.15, -0.77, -0.84, -0.62, -0.33),
    "large": (0.12, -1.88, -0.37, -2.14, -1.06, -0.33, -1.25, -0.41, -0.01),
    "home_first": (0.92, 2.2, 8.42, 1.09, 3.56, 8.55, 3.28, 3.35, 7.59),
    "squares": (-0.34, -1.46, -1.06, -0.3, -0.23, -0.38, -0.25, -0.28, -1.08),
    "fed": (-10.1, -6.88, -5.36, -5.11, -2.94, -2.57, -3.46, -2.52, -3.12),
    "useful": (12.38, 6.03, 5.06, 4.33, 2.16, 1.86, 3.18, 1.67, 2.17),
    "threat": (-2.91, -0.66, -0.99, -0.04, -1.35, -0.06, 0.05, -0.52, -0.53),
    "growth": (-1.31, 0.22, -0.1, 2.14, 0.04, 0.39, -1.47, -0.22, 0.61),
    "open": (0.5, -0.1, -0.54, -1.12, -0.26, -0.19, -0.26, -0.79, -1.14),
}

POLICY_VERSION: Final = 3
VERSIONS: Final[dict[int, WeightTable]] = {1: VERSION_1, 2: VERSION_2, POLICY_VERSION: VERSION_3}

_CIVIC_NAMES: Final = ["", "for_buildings", "for_citizens", "for_silver", "for_civics"]


class Weights:
    """One column of a table, in whole numbers."""

    def __init__(  # noqa: PLR0915 - a table: every weight
        self, table: WeightTable, column: int
    ) -> None:
        def units(name: str) -> int:
            return round(table[name][column] * UNITS) if name in table else 0

        self.silver: Final[Word] = units("silver")
        self.rich: Final[Word] = units("rich")
        self.broke: Final[Word] = units("broke")
        self.late_broke: Final[Word] = units("late_broke")
        self.deed: Final[Word] = units("deed")
        self.price: Final[Word] = units("price")
        self.joined: Final[Word] = units("joined")
        self.hemmed: Final[Word] = units("hemmed")
        self.corner: Final[Word] = units("corner")
        self.starved: Final[Word] = units("starved")
        self.purse: Final[Word] = units("purse")
        self.crowded: Final[Word] = units("crowded")
        self.built_beside: Final[Word] = units("built_beside")
        self.block: Final[Word] = units("block")
        self.claimed: Final[Word] = units("claimed")
        self.claimed_hemmed: Final[Word] = units("claimed_hemmed")
        self.square: Final[Word] = units("square")
        self.edge: Final[Word] = units("edge")
        self.half_square: Final[Word] = units("half_square")
        self.large_square: Final[Word] = units("large_square")
        self.nearly_large: Final[Word] = units("nearly_large")
        self.garden: Final[Word] = units("garden")
        self.nearby: Final[Word] = units("nearby")
        self.slot: Final[Word] = units("slot")
        self.late_deed: Final[Word] = units("late_deed")
        self.spent: Final[Word] = units("spent")
        self.single: Final[Word] = units("single")
        self.double: Final[Word] = units("double")
        self.late_build: Final[Word] = units("late_build")
        self.bonus: Final[Word] = units("bonus")
        # Civic VP are counted in halves.
        self.half_civic: Final[Word] = units("civic") // 2
        self.citizen: Final[Word] = units("citizen")
        self.shown: Final[Word] = units("shown")
        self.printed: Final[Word] = units("printed")
        self.for_her: Final[Word] = units("for_her")
        self.filled: Final[Word] = units("filled")
        self.build: Final[Word] = units("build")
        self.cramped: Final[Word] = units("cramped")
        self.replaced: Final[Word] = units("replaced")
        self.ahead: Final[Word] = units("ahead")
        self.freed: Final[Word] = units("freed")
        self.moved: Final[Word] = units("moved")
        self.civic_room: Final[Word] = units("civic_room")
        self.civic_open: Final[Word] = units("civic_open")
        self.room: Final[Word] = units("room")
        self.exposed: Final[Word] = units("exposed")
        self.home_first: Final[Word] = units("home_first")
        self.squares: Final[Word] = units("squares")
        self.fed: Final[Word] = units("fed")
        self.half_useful: Final[Word] = units("useful") // 2
        self.threat: Final[Word] = units("threat")
        self.growth: Final[Word] = units("growth")
        self.open: Final[Word] = units("open")
        # What a piece is worth wherever it is built, by its number.
        self.pieces: Final[list[Word]] = [
            self.build
            + self.citizen * piece.population
            + self.shown * piece.silver
            + self.printed * piece.vp
            + (units(_CIVIC_NAMES[piece.counts]) if piece.counts else 0)
            + units("large") * max(0, int(piece.size) - 2)
            for piece in PIECES
        ]
