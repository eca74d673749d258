"""The planner's weights: the value of each thing an action does, in victory points.

An evolution strategy found them in two million games on Hard and Challenge, changing all of them a
little at a time; then they were rounded.
"""

from typing import Final

WeightTable = dict[str, tuple[float, ...]]

LAST_TURN: Final = 3  # the column of the game's very last turn

# The weights in era 1, 2 and 3; in the last turn of the game only what is scored at once counts.
WEIGHTS: Final[WeightTable] = {
    # Income
    "silver": (0.3, 0.0, 0.4, 0.0),  # a silver taken
    "rich": (-1.1, -0.4, -0.3, 0.0),  # a silver held already
    "broke": (5.0, 3.0, 3.0, 0.0),  # no Deed can be paid without it
    # Buy
    "deed": (14.0, 11.0, 8.0, 0.0),  # a Deed, whichever: she cannot claim it
    "price": (-0.6, -0.6, -0.6, 0.0),  # a silver of its price
    "joined": (1.3, 1.7, 1.2, 0.0),  # a Lot of yours beside it
    "hemmed": (0.5, 0.3, 0.6, 0.0),  # a Lot of hers beside it
    "corner": (0.6, 0.8, 0.3, 0.0),  # such a Lot times one at its corner: squares would grow
    "starved": (-0.4, -0.6, -0.6, 0.0),  # a civic Garden beside it, which waits for Buildings
    # Build
    "citizen": (1.5, 0.9, 1.4, 0.0),  # a citizen more
    "bonus": (0.9, 0.8, 1.5, 1.0),  # a VP of the population bonus, won or kept from her
    "shown": (1.0, -0.9, 0.0, 0.0),  # a silver of income more
    "printed": (0.3, 0.8, 0.5, 1.0),  # a VP printed on commercial Buildings
    "civic": (2.4, 1.6, 1.3, 1.0),  # a VP that your civic Buildings score in an era
    "for_her": (-2.1, -1.5, -1.3, -1.0),  # a VP that her civic Gardens score in an era
    "filled": (-0.5, -0.6, -0.7, -1.0),  # an empty Lot built on
    # A site for her
    "squares": (-1.2, -0.5, -0.7, 0.0),  # a VP of her squares
    "fed": (-2.4, -1.8, -1.0, 0.0),  # a VP of her civic Gardens
    "useful": (3.0, 0.4, 0.9, 0.0),  # a VP of your civic Buildings
    "threat": (-0.8, 0.0, -0.1, 0.0),  # an empty Lot of yours beside a civic Garden
}


class Weights:
    """One column of the table."""

    def __init__(self, table: WeightTable, column: int) -> None:
        self.silver: Final = table["silver"][column]
        self.rich: Final = table["rich"][column]
        self.broke: Final = table["broke"][column]
        self.deed: Final = table["deed"][column]
        self.price: Final = table["price"][column]
        self.joined: Final = table["joined"][column]
        self.hemmed: Final = table["hemmed"][column]
        self.corner: Final = table["corner"][column]
        self.starved: Final = table["starved"][column]
        self.citizen: Final = table["citizen"][column]
        self.bonus: Final = table["bonus"][column]
        self.shown: Final = table["shown"][column]
        self.printed: Final = table["printed"][column]
        self.civic: Final = table["civic"][column]
        self.for_her: Final = table["for_her"][column]
        self.filled: Final = table["filled"][column]
        self.squares: Final = table["squares"][column]
        self.fed: Final = table["fed"][column]
        self.useful: Final = table["useful"][column]
        self.threat: Final = table["threat"][column]
