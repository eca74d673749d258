"""The sites where something can go: moving between them by direction, by turning, one by one."""

from collections.abc import Sequence
from dataclasses import dataclass

from ceres.terminal.lots import outline, spot

_ASIDE = 2.0  # the weight of a step aside, against one ahead


@dataclass
class Sites:
    """The legal sites of a piece, each a set of Lots, and the one that is selected.

    >>> sites = Sites("place", [["A1"], ["C1"], ["C4"]])
    >>> sites.move(1, 0), sites.action
    (True, 'place C1')
    >>> sites.move(0, 1), sites.action
    (True, 'place C4')
    """

    verb: str  # the action without its Lots
    all: Sequence[Sequence[str]]
    index: int = 0

    @property
    def lots(self) -> Sequence[str]:
        """The Lots of the selected site."""
        return self.all[self.index]

    @property
    def action(self) -> str:
        """The action that takes the selected site."""
        return self.action_on(self.lots)

    def action_on(self, lots: Sequence[str]) -> str:
        """Return the action that takes these Lots."""
        return f"{self.verb} {' '.join(lots)}"

    @property
    def all_lots(self) -> frozenset[str]:
        """Every Lot of any site."""
        return frozenset(lot for lots in self.all for lot in lots)

    @property
    def turns(self) -> int:
        """The number of ways in which the piece can lie."""
        return len({outline(lots) for lots in self.all})

    def move(self, right: int, down: int) -> bool:
        """Go to the nearest site in a direction; return whether there was one."""
        here = _middle(self.lots)
        turned = outline(self.lots)
        best: tuple[float, int] | None = None
        for index, lots in enumerate(self.all):
            there = _middle(lots)
            across, along = there[0] - here[0], there[1] - here[1]
            ahead = across * right + along * down
            aside = abs(across * down) + abs(along * right)
            if ahead <= 0:
                continue
            cost = ahead + _ASIDE * aside + (outline(lots) != turned)
            if best is None or cost < best[0]:
                best = (cost, index)
        if best is None:
            return False
        self.index = best[1]
        return True

    def step(self, by: int) -> None:
        """Go on or back in the list of sites."""
        self.index = (self.index + by) % len(self.all)

    def turn(self) -> bool:
        """Turn the piece on the spot, or as near to it as it fits; return whether it can turn."""
        outlines = sorted({outline(lots) for lots in self.all})
        if len(outlines) < 2:
            return False
        wanted = outlines[(outlines.index(outline(self.lots)) + 1) % len(outlines)]
        here = _middle(self.lots)
        turned = [index for index, lots in enumerate(self.all) if outline(lots) == wanted]
        self.index = min(turned, key=lambda index: _distance(_middle(self.all[index]), here))
        return True

    def point(self, lot: str) -> bool:
        """Go to a site with this Lot: the next one if the selected site has it already."""
        found = [index for index, lots in enumerate(self.all) if lot in lots]
        if not found:
            return False
        if self.index in found:
            self.index = found[(found.index(self.index) + 1) % len(found)]
        else:
            turned = outline(self.lots)
            self.index = min(found, key=lambda index: outline(self.all[index]) != turned)
        return True

    def only_one_with(self, lot: str) -> bool:
        """Return whether the selected site is the only one with this Lot."""
        return lot in self.lots and sum(lot in lots for lots in self.all) == 1


def _middle(lots: Sequence[str]) -> tuple[float, float]:
    columns, rows = zip(*map(spot, lots), strict=True)
    return sum(columns) / len(lots), sum(rows) / len(lots)


def _distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
