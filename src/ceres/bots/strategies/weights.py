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
    # Build
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


def column_of(state: State) -> Word:
    """Return the column of the part of the game that a state is in."""
    left = len(state.market) + len(state.piles[state.era - 1]) - state.next_in_pile
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


_CIVIC_NAMES: Final = ["", "for_buildings", "for_citizens", "for_silver", "for_civics"]


class Weights:
    """One column of a table, in whole numbers."""

    def __init__(self, table: WeightTable, column: int) -> None:
        def units(name: str) -> int:
            return round(table[name][column] * UNITS) if name in table else 0

        self.silver: Final[Word] = units("silver")
        self.rich: Final[Word] = units("rich")
        self.broke: Final[Word] = units("broke")
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
