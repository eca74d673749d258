"""Pictures that explain at a glance: parts with numbers, the flow of the game, distances."""

import re
from typing import Final

from ceres.components import STANDARD
from ceres.draw.city import FRAME, draw_city
from ceres.draw.page import svg
from ceres.draw.pen import BOLD, FINE, LINE, Point, group, label, num, path, rect
from ceres.draw.pieces import cell
from ceres.draw.sheet import Sheet
from ceres.draw.themes import paint
from ceres.draw.tiles import CARD_SIZE
from ceres.position import Position

GAP: Final = 24
_CARDS: Final = {card.id: card for card in STANDARD.cards}
_CITY: Final = re.compile(r'<g transform="translate\(([\d.]+) ([\d.]+)\)"><g class="city">')
_PANEL: Final = re.compile(
    r'<g transform="translate\(([\d.]+) ([\d.]+)\)"><g class="panel" data-panel="\w+">'
)
# One card of each of Ceres' kinds of action.
_ACTIONS: Final = ("c03", "c14", "c17")
_STEP: Final = (360.0, 210.0)  # the size of a step of the flow
_STEPS_IN_A_ROW: Final = 3
_GRID: Final = 4  # the columns and rows that show distances
_CENTRE: Final = (1, 1)


def arrow() -> str:
    """Draw an arrow to the right around (0, 0)."""
    return path("M-28 0H8", "", 10, "red") + path("M6 -16L30 0 6 16z", "red", 0)


def callout(at: Point, number: int, size: float = 32) -> str:
    """Draw a number in a circle."""
    circle = (
        f'<circle cx="{num(at[0])}" cy="{num(at[1])}" r="{num(size)}" fill="$red" '
        f'stroke="$card" stroke-width="{BOLD}"/>'
    )
    return circle + label(at, number, size * 1.25, "card")


def numbered_table(position: Position, width: float) -> str:
    """Draw the whole table, with the numbers by which how to play lists its parts."""
    drawn = svg(position, width=width)
    data = position.to_dict()
    found = _CITY.search(drawn)
    assert found is not None
    left, top = float(found[1]), float(found[2])
    points = [(left + 26, top + 26)]
    for lot in (
        data["you"]["lots"][0],
        data["you"]["buildings"][0]["lots"][0],
        data["ceres"]["lots"][0],
        next(iter(data["ceres"]["gardens"])),
        data["market"][0]["deed"],
    ):
        column, row = cell(lot)
        points.append((left + FRAME + 100 * column + 12, top + FRAME + 100 * row + 12))
    points += [(float(x) + 12, float(y) + 12) for x, y in _PANEL.findall(drawn)]
    numbers = "".join(callout(at, index + 1) for index, at in enumerate(points))
    return drawn.replace("</svg>", paint(numbers, "light") + "</svg>")


def distances(position: Position) -> str:
    """Draw the Lots around one of yours, each with its distance from it; adjacent ones are lit."""
    sheet = Sheet("light")
    near = [[lot] for lot in _lots_at(1)]
    size = FRAME + 100.0 * _GRID
    city = draw_city(sheet, position, near)
    numbers = ""
    for column in range(_GRID):
        for row in range(_GRID):
            steps = abs(column - _CENTRE[0]) + abs(row - _CENTRE[1])
            if steps:
                at = (FRAME + 100.0 * column + 50, FRAME + 100.0 * row + 50)
                numbers += label(at, steps, 52, "text" if steps == 1 else "faint")
    drawn = cropped(city + numbers, (size, size), (GAP, GAP))
    return sheet.on_table(drawn, (size + 2 * GAP, size + 2 * GAP), width=340)


def _lots_at(steps: int) -> list[str]:
    x, y = _CENTRE
    return [
        f"{'ABCDEFG'[column]}{row + 1}"
        for column in range(_GRID)
        for row in range(_GRID)
        if abs(column - x) + abs(row - y) == steps
    ]


def cropped(city: str, size: Point, at: Point, scale: float = 1) -> str:
    """Draw the upper left part of a city at a point, closed by a line."""
    (x, y), (wide, high) = at, size
    edge = rect((x, y, wide * scale, high * scale), "", FINE, "edge")
    return (
        f'<svg x="{num(x)}" y="{num(y)}" width="{num(wide * scale)}" height="{num(high * scale)}" '
        f'viewBox="0 0 {num(wide)} {num(high)}">{city}</svg>{edge}'
    )


def flow() -> str:
    """Draw the six steps of the game as a strip, in two rows."""
    sheet = Sheet("light")
    steps = (_your_actions, _flip, _her_actions, _under_the_deck, _last_turns, _score)
    wide, high = _STEP
    drawn = ""
    for index, step in enumerate(steps):
        row, column = divmod(index, _STEPS_IN_A_ROW)
        x, y = GAP + column * (wide + 60), GAP + row * (high + GAP)
        panel = rect((0, 0, wide, high), "panel", LINE, "edge", 10)
        drawn += group(
            panel + group(step(sheet), (0, -20)) + callout((30, 30), index + 1, 26), (x, y)
        )
        if column:
            drawn += group(arrow(), (x - 30, y + high / 2))
    across = _STEPS_IN_A_ROW * (wide + 60) - 60 + 2 * GAP
    return sheet.on_table(drawn, (across, 2 * high + 3 * GAP), width=736)


def _your_actions(sheet: Sheet) -> str:
    drawn = sheet.use("icon-coin", (82, 125), 1.1) + sheet.use("icon-deed", (190, 125), 1.1)
    return drawn + sheet.use("piece-domus-0", (245, 75))


def _flip(sheet: Sheet) -> str:
    picked = _CARDS[_ACTIONS[0]]
    drawn = sheet.card(_CARDS["c06"], (20, 75), 0.72) + group(arrow(), (142, 135), 0, 0.8)
    for index, id in enumerate((_ACTIONS[2], picked.id, _ACTIONS[1], "c08")):
        x = 172 + 45.0 * index
        if id == picked.id:
            drawn += rect((x - 4, 98, 48, 68), "glow", BOLD, corner=6)
        drawn += sheet.card(_CARDS[id], (x, 102), 0.34)
    return drawn


def _her_actions(sheet: Sheet) -> str:
    return "".join(
        sheet.card(_CARDS[id], (56 + 98.0 * index, 60), 0.74) for index, id in enumerate(_ACTIONS)
    )


def _under_the_deck(sheet: Sheet) -> str:
    drawn = sheet.card(_CARDS[_ACTIONS[0]], (30, 75), 0.72) + group(arrow(), (150, 135), 0, 0.8)
    drawn += _pile(sheet, (185, 55), 0.62)
    drawn += sheet.card(_CARDS["c06"], (276, 130), 0.5)
    return drawn


def _pile(sheet: Sheet, at: Point, scale: float) -> str:
    wide, high = CARD_SIZE
    cards = ""
    for step in (12, 6, 0):
        cards += rect((step, -step, wide, high), "laurel", BOLD, corner=8)
    return group(cards + sheet.use("icon-wheat", (wide / 2, high / 2), 1.3), at, 0, scale)


def _last_turns(sheet: Sheet) -> str:
    drawn = sheet.use("icon-hidden", (82, 125), 1.1) + label((120, 165), 0, 48, "red")
    drawn += group(arrow(), (160, 125), 0, 0.8)
    return drawn + sheet.use("icon-yours", (225, 125), 0.95) + sheet.use("icon-hers", (305, 125))


def _score(sheet: Sheet) -> str:
    drawn = ""
    for index, era in enumerate(("I", "II", "III")):
        at = (75 + 105.0 * index, 130)
        drawn += sheet.use("icon-wreath", at, 1.2) + label(at, era, 34)
    return drawn
