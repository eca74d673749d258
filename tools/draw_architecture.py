"""Draws docs/architecture.svg: the five storeys, their packages, and the way of one action.

    python tools/draw_architecture.py            # writes it
    python tools/draw_architecture.py --check    # fails if it is stale

A band is a row of the table in docs/architecture.md. The way of one action must follow imports; if
it no longer does, this fails.
"""

import sys
from collections import defaultdict
from html import escape
from itertools import pairwise
from typing import Final, NamedTuple

from imports import ROOT, all_imports, package_of, storeys

PICTURE: Final = ROOT / "docs" / "architecture.svg"
PAGE: Final = "frontend"

# An action from the page down to the rules, and the answer on its way back: package, and what
# happens there.
WAY: Final = (
    (PAGE, "you press Confirm: client.ts sends “buy C4” and the revision it has seen"),
    ("web", "the route of the request “play” checks what was sent"),
    ("library", "the library has the game at that revision, or says conflict"),
    ("service", "requests.play hands the action to the Table"),
    ("game", "Game.play plays it on a clone of the state"),
    ("engine", "turn.play: your action, Ceres’ turn; the log notes typed events"),
    ("text", "sentences chooses a message for each event"),
    ("service", "steps and view: what to show now, and what can be done"),
    ("saves", "the action is stored, then answered"),
    (PAGE, "game shows the turn step by step; words says the messages"),
)

WIDTH: Final = 1420
MARGIN: Final = 28
NAME_WIDTH: Final = 190
BAND: Final = 84
BOX_HEIGHT: Final = 42
LETTER: Final = 7.4
GAP: Final = 14
LEGEND: Final = 21
INK, LINE, PAPER, ACCENT = "#3d3428", "#b9ab92", "#fbf7ee", "#a33a2a"


class Box(NamedTuple):
    """A package, or several that import each other, and where its box is."""

    packages: list[str]
    left: float
    top: float

    @property
    def width(self) -> float:
        """How wide it is drawn."""
        return LETTER * len(" · ".join(self.packages)) + 22


def check_way() -> None:
    """Fail if a step of the way of an action does not follow imports, in either direction."""
    below: dict[str, set[str]] = defaultdict(set, {PAGE: {"web"}})  # by HTTP
    for each in all_imports():
        below[package_of(each.module)].add(package_of(each.imported))
    for (one, _), (other, _) in pairwise(WAY):
        if other not in reached(one, below) and one not in reached(other, below):
            sys.exit(f"WAY goes from {one} to {other}, but neither imports the other.")


def reached(start: str, below: dict[str, set[str]]) -> set[str]:
    """Return everything that a package imports, directly or not."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for other in below[waiting.pop()] - found:
            found.add(other)
            waiting.append(other)
    return found


def bands() -> list[tuple[str, list[Box]]]:
    """Return the name and the boxes of each band, the highest first."""
    rows = [("In the browser", [[PAGE]]), *reversed(storeys())]
    found = []
    for number, (name, groups) in enumerate(rows):
        left = float(NAME_WIDTH)
        top = MARGIN + number * BAND + (BAND - BOX_HEIGHT) / 2
        boxes = []
        for group in groups:
            boxes.append(Box(group, left, top))
            left += boxes[-1].width + GAP
        found.append((name, boxes))
    return found


def draw() -> str:
    """Return the picture."""
    check_way()
    bottom = MARGIN + len(bands()) * BAND
    height = bottom + LEGEND * (len(WAY) + 1) + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
        'font-family="Georgia, serif" font-size="14">',
        f'<rect width="{WIDTH}" height="{height:.0f}" fill="{PAPER}"/>',
    ]
    boxes: dict[str, Box] = {}
    for number, (name, found) in enumerate(bands()):
        parts.append(_band(name, MARGIN + number * BAND))
        parts += [_box(box) for box in found]
        boxes |= {package: box for box in found for package in box.packages}
    return "\n".join([*parts, *_way(boxes, bottom), "</svg>\n"])


def _band(name: str, top: float) -> str:
    rule = top + BAND
    return (
        f'<path d="M{MARGIN} {rule}H{WIDTH - MARGIN}" stroke="{LINE}"/>'
        f'<text x="{MARGIN}" y="{top + BAND / 2 + 5:.0f}" fill="{INK}" font-style="italic">'
        f"{escape(name)}</text>"
    )


def _box(box: Box) -> str:
    return (
        f'<rect x="{box.left:.0f}" y="{box.top:.0f}" width="{box.width:.0f}" '
        f'height="{BOX_HEIGHT}" rx="7" fill="#fff" stroke="{INK}"/>'
        f'<text x="{box.left + box.width / 2:.0f}" y="{box.top + BOX_HEIGHT / 2 + 5:.0f}" '
        f'text-anchor="middle" fill="{INK}">{" · ".join(box.packages)}</text>'
    )


def _way(boxes: dict[str, Box], top: float) -> list[str]:
    """Number the boxes that an action passes, and say below what happens there."""
    passed: dict[float, int] = defaultdict(int)
    parts = []
    for number, (package, says) in enumerate(WAY, start=1):
        box = boxes[package]
        key = box.left + WIDTH * box.top
        parts.append(_badge(number, box.left + 24 * passed[key], box.top))
        passed[key] += 1
        y = top + LEGEND * (number + 1)
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
