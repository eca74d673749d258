"""The course of a game as a curve of characters, with the marks of the decisions on it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style

from ceres.coach.marks import BRILLIANT, LOSSES
from ceres.coach.types import CurvePoint, ShownReview
from ceres.terminal.canvas import Canvas
from ceres.terminal.lines import percent
from ceres.terminal.palette import Ink

# The signs of marks: on the curve, and beside their names in a list.
SIGNS: Final = {**dict(zip(LOSSES, "●▲■", strict=True)), BRILLIANT: "✦"}

_LEFT: Final = 6  # the columns of the values beside a curve
_HIGH: Final = 9  # its lines, without that of the eras; a value in the middle has one of its own
# Braille characters have two columns of four dots; these are the bits of a dot's row and column.
_ACROSS: Final = 2
_DOWN: Final = 4
_BITS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
_NO_DOTS: Final = 0x2800
# What may lie between the values that are written beside a curve of leads, which are few.
_STEPS: Final = (10, 20, 50, 100, 200)
_MOST_STEPS: Final = 4


@dataclass(frozen=True)
class Curve:
    """Points, and the values that are written beside them, from the lowest to the highest."""

    points: Sequence[CurvePoint]
    ticks: Sequence[float]
    written: Callable[[float], str]


def win_curve(review: ShownReview) -> Curve:
    """Return the chance of winning at every decision; and whether it was won, if it is over."""
    return Curve(review["win_curve"], (0.0, 0.5, 1.0), percent)


def lead_curve(review: ShownReview, written: Callable[[float], str]) -> Curve:
    """Return the expected lead at every decision, and the lead at the end."""
    values = [0.0, *(point["value"] for point in review["lead_curve"])]
    return Curve(review["lead_curve"], _ticks(min(values), max(values)), written)


def _ticks(low: float, high: float) -> list[float]:
    """Return values to write beside leads: few, evenly apart, with room for the whole curve."""
    for step in _STEPS:
        first, last = floor(low / step), max(ceil(high / step), 1)
        if last - first <= _MOST_STEPS:
            # Three steps do not divide the lines evenly.
            last += last - first == 3
            return [float(step * each) for each in range(first, last + 1)]
    return [low, 0.0, high]


@dataclass(frozen=True)
class DrawnCurve:
    """A curve as wide as there is room, with its eras below, for Rich."""

    curve: Curve
    ink: Ink

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw it."""
        canvas = _Drawing(self.curve, self.ink, options.max_width).canvas
        yield from (canvas.text(y) for y in range(_HIGH + 1))


class _Drawing:
    """A curve on a canvas: values at the left, eras below, then the line, then the marks."""

    def __init__(self, curve: Curve, ink: Ink, width: int) -> None:
        self._curve: Final = curve
        self._ink: Final = ink
        self._wide: Final = width - _LEFT - 2
        self.canvas: Final = Canvas(width, _HIGH + 1, Style())
        self._values()
        self._eras()
        self._line()
        self._marks()

    def _put(self, x: int, y: int, text: str, colour: str) -> None:
        for index, character in enumerate(text):
            self.canvas.put(x + index, y, character, Style.parse(colour))

    def _x(self, number: int) -> int:
        """Return the column of dots of a decision."""
        first, last = (self._curve.points[at]["number"] for at in (0, -1))
        return (number - first) * (_ACROSS * self._wide - 1) // max(last - first, 1)

    def _y(self, value: float) -> int:
        """Return the row of dots of a value; the highest and the lowest are amid their lines."""
        low, high = self._curve.ticks[0], self._curve.ticks[-1]
        return 1 + round((high - value) / (high - low) * _DOWN * (_HIGH - 1))

    def _cell(self, point: CurvePoint) -> tuple[int, int]:
        return _LEFT + 1 + self._x(point["number"]) // _ACROSS, self._y(point["value"]) // _DOWN

    def _values(self) -> None:
        colours = self._ink.colours
        for y in range(_HIGH):
            self._put(_LEFT, y, "│", colours.line)
        for tick in self._curve.ticks:
            y, text = self._y(tick) // _DOWN, self._curve.written(tick)
            self._put(_LEFT - len(text), y, text, colours.faint)
            self._put(_LEFT, y, "┼" + "┈" * self._wide, colours.line)

    def _eras(self) -> None:
        before = 0
        for point in self._curve.points:
            if point["era"] != before:
                x, _ = self._cell(point)
                for y in range(_HIGH if before else 0):
                    self._put(x, y, "┊", self._ink.colours.line)
                name = self._ink.say("era-number", era=point["era"])
                room = min(cell_len(name), self.canvas.width - x)
                self.canvas.write(x, _HIGH, name, Style.parse(self._ink.colours.faint), room)
                before = point["era"]

    def _line(self) -> None:
        cells: dict[tuple[int, int], int] = {}
        for x, y in self._dots():
            cell = (_LEFT + 1 + x // _ACROSS, y // _DOWN)
            cells[cell] = cells.get(cell, _NO_DOTS) | _BITS[y % _DOWN][x % _ACROSS]
        for (x, y), code in cells.items():
            self._put(x, y, chr(code), f"bold {self._ink.colours.you}")

    def _dots(self) -> Iterator[tuple[int, int]]:
        """Return the dots of the line from point to point, without gaps."""
        for one, other in pairwise(self._curve.points):
            left, right = self._x(one["number"]), self._x(other["number"])
            last = self._y(one["value"])
            for x in range(left, right + 1):
                along = (x - left) / max(right - left, 1)
                y = self._y(one["value"] + along * (other["value"] - one["value"]))
                for between in range(min(last, y), max(last, y) + 1):
                    yield x, between
                last = y

    def _marks(self) -> None:
        colours = self._ink.colours
        for point in self._curve.points:
            mark = point["mark"]
            if mark in SIGNS:
                colour = colours.garden if mark == BRILLIANT else colours.bad
                self._put(*self._cell(point), SIGNS[mark], f"bold {colour}")
