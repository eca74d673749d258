"""The pictures of a review as SVG; their colours are CSS variables, so they serve both themes."""

from collections.abc import Callable, Sequence
from html import escape
from itertools import pairwise
from typing import Final, NamedTuple

_WIDTH: Final = 960
_HEIGHT: Final = 260
_LEFT: Final = 64
_RIGHT: Final = 16
_TOP: Final = 14
_BOTTOM: Final = 34
_BAR: Final = 46


class Point(NamedTuple):
    """A point of a curve, with its standard error and perhaps a mark."""

    era: int
    value: float
    error: float
    mark: str
    title: str


def curve(
    points: Sequence[Point],
    ticks: Sequence[float],
    label: str,
    written: Callable[[float], str],
) -> str:
    """Draw a curve with its band; `ticks` are the lines to draw, from the lowest to the highest."""
    low, high = ticks[0], ticks[-1]
    step = (_WIDTH - _LEFT - _RIGHT) / max(len(points) - 1, 1)

    def x(index: int) -> float:
        return _LEFT + step * index

    def y(value: float) -> float:
        share = (min(max(value, low), high) - low) / (high - low)
        return _HEIGHT - _BOTTOM - share * (_HEIGHT - _TOP - _BOTTOM)

    upper = [(x(n), y(each.value + 2 * each.error)) for n, each in enumerate(points)]
    lower = [(x(n), y(each.value - 2 * each.error)) for n, each in enumerate(points)]
    line = [(x(n), y(each.value)) for n, each in enumerate(points)]
    parts = [_grid(y(tick), written(tick)) for tick in ticks]
    parts += [
        _era(x(n), each.era)
        for n, (before, each) in enumerate(pairwise(points), start=1)
        if each.era != before.era
    ]
    parts.append(f'<polygon class="band" points="{_points([*upper, *reversed(lower)])}"/>')
    parts.append(f'<polyline class="curve" points="{_points(line)}"/>')
    parts += [
        f'<circle class="{each.mark}" cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="6">'
        f"<title>{escape(each.title)}</title></circle>"
        for each, at in zip(points, line, strict=True)
        if each.mark
    ]
    return _svg("".join(parts), _HEIGHT, label)


def waterfall(bars: Sequence[tuple[str, float, float, str]], label: str) -> str:
    """Draw bars one below the other: each from where the one before ended; the last is whole.

    A bar is its name, where it begins and ends, and what is written beside it.
    """
    ends = [0.0, *(edge for _, start, end, _ in bars for edge in (start, end))]
    low, high = min(ends), max(ends)
    left, right = 240, 110
    scale = (_WIDTH - left - right) / max(high - low, 1)

    def x(value: float) -> float:
        return left + (value - low) * scale

    parts = [_rule(x(0), _BAR * len(bars))]
    for row, (name, start, end, text) in enumerate(bars):
        whole = row in (0, len(bars) - 1)
        kind = "whole" if whole else "gain" if end >= start else "loss"
        top, middle = row * _BAR + 8, row * _BAR + _BAR / 2 + 5
        width = max(abs(x(end) - x(start)), 2)
        parts.append(
            f'<rect class="{kind}" x="{min(x(start), x(end)):.1f}" y="{top}" '
            f'width="{width:.1f}" height="{_BAR - 16}" rx="3"/>'
            f'<text x="{left - 14}" y="{middle}" text-anchor="end">{escape(name)}</text>'
            f'<text x="{max(x(start), x(end)) + 10:.1f}" y="{middle}">{escape(text)}</text>'
        )
    return _svg("".join(parts), _BAR * len(bars) + 8, label)


def _svg(inner: str, height: int, label: str) -> str:
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(label)}">'
        f"{inner}</svg>"
    )


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _grid(y: float, text: str) -> str:
    return (
        f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="tick" x="{_LEFT - 8}" y="{y + 5:.1f}" text-anchor="end">'
        f"{escape(text)}</text>"
    )


def _era(x: float, era: int) -> str:
    return (
        f'<line class="era" x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP}" y2="{_HEIGHT - _BOTTOM}"/>'
        f'<text class="tick" x="{x:.1f}" y="{_HEIGHT - 10}" text-anchor="middle">{era}</text>'
    )


def _rule(x: float, height: int) -> str:
    return f'<line class="era" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>'
