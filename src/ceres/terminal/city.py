"""The city as a drawing of characters: Lots with frames, buildings as connected shapes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product, starmap
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.style import Style

from ceres.engine.board import NAMES, SIDE
from ceres.terminal.canvas import HEAVY, LIGHT, NONE, Canvas, joint, wrapped
from ceres.terminal.lots import lot_at, spot
from ceres.terminal.palette import style
from ceres.terminal.pieces import TILE_OF, Built, built_pieces
from ceres.terminal.words import Words

if TYPE_CHECKING:
    from ceres.service.types.game import Tabletop

MARGIN: Final = 2  # the numbers of the rows, at the left
TOP: Final = 1  # the letters of the columns

# Columns and rows of a Lot with one of its frames, the largest first.
SIZES: Final = ((14, 6), (12, 5), (10, 4), (8, 3), (6, 3), (5, 2))

YOURS: Final = "◆"
HERS: Final = "○"
GARDEN: Final = "♣"
NOBODY: Final = "·"


@dataclass(frozen=True)
class Marks:
    """The Lots that are pointed at on the board."""

    site: Sequence[str] = ()  # the one that is selected
    sign: str = ""  # what stands on it
    options: frozenset[str] = frozenset()  # Lots of all sites
    lit: frozenset[str] = frozenset()  # Lots of a Deed
    cursor: str | None = None
    fresh: frozenset[str] = frozenset()  # what Ceres has just changed
    chances: Mapping[str, str] = field(default_factory=dict)  # how likely she claims a Deed


class Field(NamedTuple):
    """The look of a Lot: the group its frame goes around, its frame, its style, its text."""

    group: str
    weight: int
    wall: str
    role: str
    says: str


@dataclass
class CityDrawing:
    """A drawing of the city, on its `canvas`."""

    table: "Tabletop"
    words: Words
    ground: str
    size: tuple[int, int]
    marks: Marks = field(default_factory=Marks)

    def __post_init__(self) -> None:
        """Draw it."""
        wide, high = self.size
        self.buildings = built_pieces(self.table)
        self.fields = self._fields()
        self.canvas = Canvas(
            MARGIN + SIDE * wide + 1, TOP + SIDE * high + 1, self._style("nothing")
        )
        self._labels()
        for lot in NAMES:
            self._lot(lot)
        self._frames()
        for building in self.buildings:
            if not set(building.lots) & set(self.marks.site):
                self._name(building)

    def _style(self, role: str) -> Style:
        return style(self.ground, role)

    # The look of each Lot.

    def _fields(self) -> dict[str, Field]:
        fields = dict.fromkeys(NAMES, Field("", LIGHT, "wall", "nothing", NOBODY))
        for number, offer in enumerate(self.table["market"], start=1):
            fields[offer["deed"]] = Field("", LIGHT, "wall", "deed", str(number))
        you, ceres = self.table["you"], self.table["ceres"]
        for lot in you["lots"]:
            fields[lot] = Field("", LIGHT, "wall", "you", YOURS)
        for lot in ceres["lots"]:
            fields[lot] = Field("", LIGHT, "wall", "ceres", HERS)
        for number, park in enumerate(ceres["parks"]):
            for lot in park:
                says = GARDEN + self.words.tile_sign(TILE_OF[ceres["gardens"][lot]])
                fields[lot] = Field(f"park {number}", HEAVY, "wall-garden", "garden", says)
        for number, building in enumerate(self.buildings):
            kind = building.piece.kind
            owner = "" if building.yours else HERS
            says = owner + self.words.letter(kind)
            for lot in building.lots:
                fields[lot] = Field(f"building {number}", HEAVY, f"wall-{kind}", kind, says)
            first = owner + self.words.piece_sign(building.piece)
            fields[building.lots[0]] = fields[building.lots[0]]._replace(says=first)
        return self._pointed(fields)

    def _pointed(self, fields: dict[str, Field]) -> dict[str, Field]:
        marks = self.marks
        for lot in marks.fresh & fields.keys():
            if fields[lot].role in ("ceres", "deed", "nothing"):
                fields[lot] = fields[lot]._replace(role="fresh")
        for lot, chance in marks.chances.items():
            fields[lot] = fields[lot]._replace(role="fresh", says=chance)
        for lot in marks.options:
            fields[lot] = fields[lot]._replace(role="option")
            if fields[lot].says in (YOURS, HERS):
                fields[lot] = fields[lot]._replace(says=f"{fields[lot].says}+")
        for lot in marks.site:
            fields[lot] = Field("site", HEAVY, "wall-point", "point", marks.sign)
        for lot in marks.lit:
            fields[lot] = Field(f"lit {lot}", HEAVY, "wall-point", "point", lot)
        return fields

    # Drawing.

    def _labels(self) -> None:
        wide, high = self.size
        here = self.marks.cursor or ""
        for index in range(SIDE):
            letter, number = "ABCDEFG"[index], str(index + 1)
            role = "label-on" if letter in here else "label"
            self.canvas.write(MARGIN + index * wide + 1, 0, letter, self._style(role), wide - 1)
            role = "label-on" if number in here else "label"
            self.canvas.put(0, TOP + index * high + high // 2, number, self._style(role))

    def _corner(self, lot: str) -> tuple[int, int]:
        column, row = spot(lot)
        return MARGIN + column * self.size[0], TOP + row * self.size[1]

    def _lot(self, lot: str) -> None:
        wide, high = self.size
        x, y = self._corner(lot)
        seen = self.fields[lot]
        shown = self._style(seen.role)
        self.canvas.fill(x + 1, y + 1, wide - 1, high - 1, shown)
        if high == 2 or not seen.group.startswith("building"):
            self.canvas.write(x + 1, y + high // 2, seen.says, shown, wide - 1)

    def _name(self, building: Built) -> None:
        """Write the name of a building along its longest row, if the board is large."""
        wide, high = self.size
        if high == 2:
            return
        rows: dict[int, list[str]] = {}
        for lot in building.lots:
            rows.setdefault(spot(lot)[1], []).append(lot)
        run = max(rows.values(), key=len)
        x, y = self._corner(run[0])
        room = len(run) * wide - 1
        shown = self._style(building.piece.kind)
        sign = self.words.piece_sign(building.piece)
        lines = (
            wrapped(self.words.name("piece", building.piece.id), room, high - 2) if high > 2 else []
        )
        lines.append(sign if building.yours else f"{HERS} {sign}")
        top = y + 1 + (high - 1 - len(lines)) // 2
        for number, line in enumerate(lines):
            self.canvas.write(x + 1, top + number, line, shown, room)
        for lot in building.lots:
            if lot not in run:
                left, upper = self._corner(lot)
                says = self.words.letter(building.piece.kind)
                self.canvas.write(left + 1, upper + high // 2, says, shown, wide - 1)

    def _frames(self) -> None:
        """Draw the lines between the Lots, and the points where they meet."""
        wide, high = self.size
        for row, column in product(range(SIDE + 1), repeat=2):
            x, y = MARGIN + column * wide, TOP + row * high
            across, down = self._across(column, row), self._down(column, row)
            for step in range(1, wide if column < SIDE else 1):
                self.canvas.put(x + step, y, _ACROSS[across.weight], across.style)
            for step in range(1, high if row < SIDE else 1):
                self.canvas.put(x, y + step, _DOWN[down.weight], down.style)
            ends = {
                "up": self._down(column, row - 1),
                "down": down,
                "left": self._across(column - 1, row),
                "right": across,
            }
            meeting = max(ends.values(), key=lambda end: (end.weight, end.rank))
            # Where a heavy frame turns, the light lines stop before it.
            sides = {name: end.weight == meeting.weight for name, end in ends.items()}
            self.canvas.put(x, y, joint(meeting.weight, **sides), meeting.style)

    def _across(self, column: int, row: int) -> "_Wall":
        """Return the line above a Lot; also that below the last row."""
        return self._between((column, row - 1), (column, row))

    def _down(self, column: int, row: int) -> "_Wall":
        """Return the line at the left of a Lot; also that at the right of the last column."""
        return self._between((column - 1, row), (column, row))

    def _between(self, *spots: tuple[int, int]) -> "_Wall":
        """Return the line between two Lots, or between a Lot and what is around the city."""
        lots = [lot for lot in starmap(_lot, spots) if lot is not None]
        if not lots:
            return _Wall(NONE, self._style("nothing"), -1)
        if self.marks.cursor in lots:
            return _Wall(HEAVY, self._style("wall-point"), _RANKS["wall-point"])
        one, other = self.fields[lots[0]], self.fields[lots[-1]]
        if len(lots) == 2 and one.group and one.group == other.group:
            if one.group.startswith("park"):
                return _Wall(LIGHT, self._style("wall-within-garden"), 1)
            return _Wall(NONE, self._style(one.role), 0)
        wall = max(one, other, key=lambda side: (side.weight, _RANKS.get(side.wall, 0)))
        return _Wall(wall.weight, self._style(wall.wall), _RANKS.get(wall.wall, 0))


class _Wall(NamedTuple):
    """A line between two Lots; where lines of a weight meet, the highest rank gives the style."""

    weight: int
    style: Style
    rank: int


_ACROSS: Final = " ─━"
_DOWN: Final = " │┃"
_RANKS: Final[Mapping[str, int]] = {
    "wall-garden": 2,
    "wall-civic": 3,
    "wall-commercial": 4,
    "wall-residential": 5,
    "wall-point": 9,
}


def _lot(column: int, row: int) -> str | None:
    return lot_at(column, row) if 0 <= column < SIDE and 0 <= row < SIDE else None


def size_for(width: int, height: int) -> tuple[int, int]:
    """Return the largest size of a Lot with which the city fits.

    >>> size_for(39, 16), size_for(75, 31)
    ((5, 2), (10, 4))
    """
    for wide, high in SIZES:
        if MARGIN + SIDE * wide + 1 <= width and TOP + SIDE * high + 1 <= height:
            return wide, high
    return SIZES[-1]


def lot_under(size: tuple[int, int], x: int, y: int) -> str | None:
    """Return the Lot under a point; the frame at its left and top belongs to it.

    >>> lot_under((5, 2), 3, 2), lot_under((5, 2), 0, 0)
    ('A1', None)
    """
    column, row = (x - MARGIN) // size[0], (y - TOP) // size[1]
    return _lot(column, row)
