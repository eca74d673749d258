"""Moving between the places where something can go: by direction, by turning, one by one."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ceres.actions import Action
from ceres.terminal.table import extent, lot_names, spot

_ASIDE = 2.0  # a step aside counts as so many steps on


@dataclass
class Places:
    """The legal places of a piece, and the one that is looked at.

    >>> from ceres.actions import parse_action
    >>> places = Places([parse_action(f"place {lot}") for lot in ("A1", "C1", "C4")])
    >>> places.move(1, 0), places.lots
    (True, ('C1',))
    >>> places.move(0, 1), places.lots
    (True, ('C4',))
    """

    actions: Sequence[Action]
    index: int = 0
    _lots: list[tuple[str, ...]] = field(init=False)

    def __post_init__(self) -> None:
        """Keep what is asked for often."""
        self._lots = [lot_names(action) for action in self.actions]

    @property
    def action(self) -> Action:
        """The action of the place that is looked at."""
        return self.actions[self.index]

    @property
    def lots(self) -> tuple[str, ...]:
        """The Lots of the place that is looked at."""
        return self._lots[self.index]

    @property
    def all_lots(self) -> frozenset[str]:
        """Every Lot of any place."""
        return frozenset(lot for lots in self._lots for lot in lots)

    @property
    def turns(self) -> int:
        """In how many ways the piece can lie."""
        return len({extent(lots) for lots in self._lots})

    def move(self, right: int, down: int) -> bool:
        """Go to the nearest place in a direction; whether there was one."""
        here = _middle(self.lots)
        form = extent(self.lots)
        best: tuple[float, int] | None = None
        for index, lots in enumerate(self._lots):
            there = _middle(lots)
            across, along = there[0] - here[0], there[1] - here[1]
            ahead = across * right + along * down
            aside = abs(across * down) + abs(along * right)
            if ahead <= 0:
                continue
            cost = ahead + _ASIDE * aside + (extent(lots) != form)
            if best is None or cost < best[0]:
                best = (cost, index)
        if best is None:
            return False
        self.index = best[1]
        return True

    def step(self, by: int) -> None:
        """Go to the next or the last place of the list."""
        self.index = (self.index + by) % len(self._lots)

    def turn(self) -> bool:
        """Turn the piece on the spot, or as near to it as it can lie so; whether it could."""
        forms = sorted({extent(lots) for lots in self._lots})
        if len(forms) < 2:
            return False
        form = forms[(forms.index(extent(self.lots)) + 1) % len(forms)]
        here = _middle(self.lots)
        turned = [index for index, lots in enumerate(self._lots) if extent(lots) == form]
        self.index = min(turned, key=lambda index: _distance(_middle(self._lots[index]), here))
        return True

    def point(self, lot: str) -> bool:
        """Go to a place with this Lot: the next one, if the present place has it already."""
        found = [index for index, lots in enumerate(self._lots) if lot in lots]
        if not found:
            return False
        if self.index in found:
            self.index = found[(found.index(self.index) + 1) % len(found)]
        else:
            form = extent(self.lots)
            self.index = min(found, key=lambda index: extent(self._lots[index]) != form)
        return True


def _middle(lots: Sequence[str]) -> tuple[float, float]:
    spots = [spot(lot) for lot in lots]
    return sum(column for column, _ in spots) / len(spots), sum(row for _, row in spots) / len(
        spots
    )


def _distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
