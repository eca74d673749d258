"""SVG elements as text, with colours as tokens and one set of line weights.

A Lot is 100 units wide. `BOLD` is an outline, `LINE` a line within a drawing, `FINE` texture.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

BOLD: Final = 4.5
LINE: Final = 3.0
FINE: Final = 1.8
# The attributes of the element around every drawing.
STYLE: Final = (
    f'fill="none" stroke="$ink" stroke-width="{BOLD}" stroke-linejoin="round" '
    'stroke-linecap="round"'
)

Point = tuple[float, float]


def num(value: float) -> str:
    """Format a number, as short as possible.

    >>> num(2.50), num(3.0), num(-0.0)
    ('2.5', '3', '0')
    """
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def _style(fill: str, line: float, ink: str) -> str:
    style = f' fill="${fill}"' if fill else ""
    if line == 0:
        return style + ' stroke="none"'
    if line != BOLD:
        style += f' stroke-width="{num(line)}"'
    return style + (f' stroke="${ink}"' if ink else "")


def rect(
    box: tuple[float, float, float, float],
    fill: str = "",
    line: float = BOLD,
    ink: str = "",
    corner: float = 0,
) -> str:
    """Draw a rectangle: left, top, width, height."""
    left, top, width, height = box
    rounded = f' rx="{num(corner)}"' if corner else ""
    return (
        f'<rect x="{num(left)}" y="{num(top)}" width="{num(width)}" height="{num(height)}"'
        f"{rounded}{_style(fill, line, ink)}/>"
    )


def path(d: str, fill: str = "", line: float = BOLD, ink: str = "") -> str:
    """Draw a path."""
    return f'<path d="{d}"{_style(fill, line, ink)}/>'


def with_attributes(element: str, attributes: str) -> str:
    """Add attributes to an element."""
    return f"{element.removesuffix('/>')} {attributes}/>"


def fade(content: str, opacity: float) -> str:
    """Draw the content barely visible."""
    return f'<g opacity="{opacity:g}">{content}</g>'


def _trace(points: Sequence[Point]) -> str:
    first, *rest = (f"{num(x)} {num(y)}" for x, y in points)
    return f"M{first}L{' '.join(rest)}"


def group(content: str, at: Point = (0, 0), turn: float = 0, scale: float = 1) -> str:
    """Move, turn and scale the content."""
    steps = []
    if at != (0, 0):
        steps.append(f"translate({num(at[0])} {num(at[1])})")
    if turn:
        steps.append(f"rotate({num(turn)})")
    if scale != 1:
        steps.append(f"scale({scale:.3g})")
    return f'<g transform="{" ".join(steps)}">{content}</g>' if steps else content


def label(
    at: Point, text: str | int, size: float, fill: str = "text", anchor: str = "middle"
) -> str:
    """Draw a number or a coordinate, its middle at the point's height."""
    side = "" if anchor == "middle" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{num(at[0])}" y="{num(at[1] + size * 0.34)}" font-size="{num(size)}"'
        f'{side} fill="${fill}" stroke="none">{text}</text>'
    )


Cell = tuple[int, int]


@cache
def outline(cells: frozenset[Cell], inset: float = 0) -> str:
    """Return the path data around connected cells of 100 x 100, inset by some units.

    >>> outline(frozenset({(0, 0), (1, 0)}), 5)
    'M5 5L195 5 195 95 5 95z'
    """
    follow: dict[Cell, list[Cell]] = {}
    for x, y in sorted(cells):
        corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        for side, across in enumerate([(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]):
            if across not in cells:
                follow.setdefault(corners[side], []).append(corners[(side + 1) % 4])
    loops = []
    while follow:
        start = min(follow)
        loops.append(_loop(follow, start, inset))
    return "".join(loops)


def _loop(follow: dict[Cell, list[Cell]], start: Cell, inset: float) -> str:
    here, steps = start, list[tuple[Cell, Cell]]()
    while not steps or here != start:
        choices = follow[here]
        if steps and len(choices) > 1:  # two cells touch at a corner: stay with this one
            dx, dy = steps[-1][1]
            choices.sort(key=lambda there: (there[0] - here[0], there[1] - here[1]) != (-dy, dx))
        there = choices.pop(0)
        if not choices:
            del follow[here]
        steps.append((here, (there[0] - here[0], there[1] - here[1])))
        here = there
    points = []
    for index, (corner, (dx, dy)) in enumerate(steps):
        before_x, before_y = steps[index - 1][1]
        if (dx, dy) != (before_x, before_y):
            right, down = -dy - before_y, dx + before_x
            points.append((corner[0] * 100 + right * inset, corner[1] * 100 + down * inset))
    return _trace(points) + "z"
