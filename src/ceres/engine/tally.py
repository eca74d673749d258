"""What happened in an era, counted: for statistics over many games.

A state that has a tally counts in it; a clone has none, so what a search tries is not counted.
Unlike a `Story` it says neither why nor where, and costs next to nothing.
"""


class Tally:
    """Counts of the current era, and an entry for each era that has been scored (see `annals`)."""

    def __init__(self) -> None:
        self.eras: list[dict[str, int]] = []
        self.begin_era()

    def begin_era(self) -> None:
        """Everything from nought."""
        # You.
        self.incomes = 0
        self.buys = 0
        self.builds = 0
        self.rebuilds = 0
        self.your_monuments = 0
        self.choices = 0
        self.spent = 0
        self.bribes_paid = 0
        # Ceres.
        self.claims = 0
        self.enlarges = 0
        self.bribes = 0
        self.bribed = 0
        self.creeps = 0
        self.her_monuments = 0
        # What ran out: Deeds for a claim, her markers, her Deed deck, her Lots, the bag.
        self.no_deed = 0
        self.no_marker = 0
        self.failed_claims = 0
        self.no_room = 0
        self.empty_bag = 0
        # VP outside the scorings.
        self.your_when_built = 0
        self.her_when_built = 0
        self.failed_claims_vp = 0
        self.no_room_vp = 0
        self.empty_bag_vp = 0
