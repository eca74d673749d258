"""Draws docs/architecture.svg: the packages, their imports, and the way of one action.

    python tools/draw_architecture.py            # writes it
    python tools/draw_architecture.py --check    # fails if it is stale

A box is a row of the table in docs/architecture.md, an arrow an import. Arrows that follow from
others are left out. The way of one action must follow imports; if it no longer does, this fails.
"""

import sys
from collections import defaultdict
from html import escape
from itertools import pairwise
from typing import Final

from imports import ROOT, all_imports, package_of, rows

PICTURE: Final = ROOT / "docs" / "architecture.svg"
PAGE: Final = "frontend"

# An action from the page down to the rules, and the answer on its way back: package, and what
# happens there.
WAY: Final = (
    (PAGE, "you press Confirm: client.ts sends “buy C4” and the revision it has seen"),
    ("web", "the route of the request “play” checks what was sent"),
    ("saves", "saved_tables has the game at that revision, or says conflict"),
    ("service", "requests.play hands the action to the Table"),
    ("game", "Game.play plays it on a clone of the state"),
    ("engine", "turn.play: your action, Ceres’ turn; the log notes typed events"),
    ("text", "sentences chooses a message for each event"),
    ("service", "steps and view: what to show now, and what can be done"),
    ("saves", "the action is stored, then answered"),
    (PAGE, "game shows the turn step by step; words says the messages"),
)

WIDTH: Final = 1180
MARGIN: Final = 28
BOX_HEIGHT: Final = 46
LAYER: Final = 86
LETTER: Final = 7.6
GAP: Final = 26
LEGEND: Final = 21
INK, LINE, PAPER, ACCENT = "#3d3428", "#b9ab92", "#fbf7ee", "#a33a2a"


def boxes() -> dict[str, list[str]]:
    """Return the packages of each box, by the name that the box goes by."""
    return {row[-1]: row for row in rows()} | {PAGE: [PAGE]}


def arrows() -> dict[str, set[str]]:
    """Return for each box the boxes it imports."""
    box_of = {package: name for name, row in boxes().items() for package in row}
    found: dict[str, set[str]] = defaultdict(set)
    for each in all_imports():
        above = box_of.get(package_of(each.module))
        below = box_of.get(package_of(each.imported))
        # Rows import downwards only; a notebook's question to `draw` is the one exception.
        if above and below and above != below and not (above == "game" and below == "draw"):
            found[above].add(below)
    found[PAGE] = {box_of["web"]}  # by HTTP
    return found


def reached(start: str, below: dict[str, set[str]]) -> set[str]:
    """Return everything that a box imports, directly or not."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for other in below[waiting.pop()] - found:
            found.add(other)
            waiting.append(other)
    return found


def reduced(below: dict[str, set[str]]) -> dict[str, list[str]]:
    """Leave out the arrows that follow from others."""
    return {
        box: sorted(
            other
            for other in others
            if not any(other in reached(third, below) for third in others - {other})
        )
        for box, others in list(below.items())
    }


def layers(below: dict[str, set[str]]) -> list[list[str]]:
    """Put each box one layer above the highest that it imports, the ground last."""
    height: dict[str, int] = {}

    def measure(box: str) -> int:
        if box not in height:
            height[box] = 1 + max((measure(other) for other in below[box]), default=-1)
        return height[box]

    for box in boxes():
        measure(box)
    found: list[list[str]] = [[] for _ in range(max(height.values()) + 1)]
    for box in boxes():
        found[height[box]].append(box)
    return found[::-1]


def box_width(row: list[str]) -> float:
    """Return how wide the box of these packages is."""
    return LETTER * len(" · ".join(row)) + 30


def places() -> dict[str, tuple[float, float]]:
    """Return the centre of each box."""
    found: dict[str, tuple[float, float]] = {}
    for number, layer in enumerate(layers(arrows())):
        widths = [box_width(boxes()[box]) for box in layer]
        x = (WIDTH - sum(widths) - GAP * (len(layer) - 1)) / 2
        for box, width in zip(layer, widths, strict=True):
            found[box] = (x + width / 2, MARGIN + number * LAYER + BOX_HEIGHT / 2)
            x += width + GAP
    return found


def check_way() -> None:
    """Fail if a step of the way of an action does not follow an import, in either direction."""
    below = arrows()
    box_of = {package: name for name, row in boxes().items() for package in row}
    names = [box_of[package] for package, _ in WAY]
    for one, other in pairwise(names):
        if other not in reached(one, below) and one not in reached(other, below):
            sys.exit(
                f"WAY in {__file__} goes from {one} to {other}, but neither imports the other."
            )


def draw() -> str:
    """Return the picture."""
    check_way()
    centre = places()
    bottom = max(y for _, y in centre.values()) + BOX_HEIGHT / 2 + 2 * MARGIN
    height = bottom + LEGEND * (len(WAY) + 1) + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
        'font-family="Georgia, serif" font-size="14">',
        f'<rect width="{WIDTH}" height="{height:.0f}" fill="{PAPER}"/>',
    ]
    parts += [
        _arrow(centre[above], centre[other])
        for above, others in sorted(reduced(arrows()).items())
        for other in others
    ]
    parts += [_box(boxes()[name], centre[name]) for name in centre]
    parts += _way(centre, bottom)
    return "\n".join([*parts, "</svg>\n"])


def _arrow(above: tuple[float, float], below: tuple[float, float]) -> str:
    (x, top), (to, bottom) = above, below
    top, bottom = top + BOX_HEIGHT / 2, bottom - BOX_HEIGHT / 2
    bend = (bottom - top) / 2
    curve = f"M{x:.0f} {top:.0f}C{x:.0f} {top + bend:.0f} {to:.0f} {bottom - bend:.0f} "
    return (
        f'<path d="{curve}{to:.0f} {bottom:.0f}" fill="none" stroke="{LINE}" stroke-width="1.5"/>'
    )


def _box(row: list[str], centre: tuple[float, float]) -> str:
    width, (x, y) = box_width(row), centre
    return (
        f'<rect x="{x - width / 2:.0f}" y="{y - BOX_HEIGHT / 2:.0f}" width="{width:.0f}" '
        f'height="{BOX_HEIGHT}" rx="7" fill="#fff" stroke="{INK}"/>'
        f'<text x="{x:.0f}" y="{y + 5:.0f}" text-anchor="middle" fill="{INK}">'
        f"{' · '.join(row)}</text>"
    )


def _way(centre: dict[str, tuple[float, float]], top: float) -> list[str]:
    """Number the boxes that an action passes, and say below what happens there."""
    box_of = {package: name for name, row in boxes().items() for package in row}
    passed: dict[str, int] = defaultdict(int)
    parts = []
    for number, (package, says) in enumerate(WAY, start=1):
        box = box_of[package]
        x = centre[box][0] - box_width(boxes()[box]) / 2 + 24 * passed[box]
        passed[box] += 1
        parts.append(_badge(number, x, centre[box][1] - BOX_HEIGHT / 2))
        y = top + LEGEND * number
        parts.append(_badge(number, MARGIN + 12, y - 5))
        text = f'<tspan font-weight="bold">{package}</tspan>: {escape(says)}'
        parts.append(f'<text x="{MARGIN + 34}" y="{y:.0f}" fill="{INK}">{text}</text>')
    return parts


def _badge(number: int, x: float, y: float) -> str:
    return (
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="9.5" fill="{ACCENT}"/>'
        f'<text x="{x:.0f}" y="{y + 4:.0f}" text-anchor="middle" font-size="11" fill="#fff">'
        f"{number}</text>"
    )


if __name__ == "__main__":
    picture = draw()
    if sys.argv[1:] == ["--check"]:
        if not PICTURE.exists() or PICTURE.read_text("utf-8") != picture:
            sys.exit(f"{PICTURE} is stale: run python tools/draw_architecture.py")
    else:
        PICTURE.write_text(picture, "utf-8")
