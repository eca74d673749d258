"""Emblems: small upright pictures, each around the point (0, 0) and within 45 units of it.

A Building is drawn from above and turns with its Lots; its emblem always stands upright.
"""

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from ceres.draw.pen import (
    BOLD,
    FINE,
    LINE,
    around,
    disc,
    group,
    oval,
    path,
    poly,
    rays,
    rect,
    star,
    strokes,
)


def temple(width: float, height: float, pillars: int, fill: str = "marble") -> str:
    """Draw the front of a temple, its steps at the bottom of the box around the middle."""
    left, top = -width / 2, -height / 2
    roof, steps = height * 0.34, height * 0.16
    gap = (width - 16) / pillars
    shaft = (left + 8, top + roof + 6, width - 16, height - roof - steps - 6)
    parts = rect(shaft, "night", LINE)
    for index in range(pillars):
        x = left + 8 + gap * index + gap * 0.22
        parts += rect((x, shaft[1], gap * 0.56, shaft[3]), "marble", LINE)
    parts += rect((left + 3, -height / 2 + roof, width - 6, 8), "marble", LINE)
    parts += poly([(left, top + roof), (0, top), (-left, top + roof)], fill)
    parts += rect((left + 3, height / 2 - steps, width - 6, steps / 2), "shade", LINE)
    return parts + rect((left, height / 2 - steps / 2, width, steps / 2), "shade", LINE)


def _amphora() -> str:
    body = (
        "M-8 -36h16l-3 12c16 6 20 22 14 34c-4 9-12 14-14 26h-10c-2-12-10-17-14-26c-6-12-2-28 14-34z"
    )
    handles = path("M-7 -30c-14-2-18 10-11 18M7 -30c14-2 18 10 11 18", "", BOLD)
    belly = path("M-20 2h40M-18 11h36", "", LINE) + path(
        "M-20 6.500l5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4", "", FINE
    )
    return handles + path(body, "terracotta") + belly + rect((-11, -39, 22, 6), "tile", LINE)


def _loaf() -> str:
    parts = disc(0, 0, 31, "umber") + disc(0, 0, 25, "ochre", 0)
    return parts + path(rays((0, 0), 7, 29, 8), "", LINE) + disc(0, 0, 7, "ochre", LINE)


def _scroll() -> str:
    sheet = path("M-27 -26h54v52h-54z", "card")
    lines = strokes([((-17, y), (17 if y != 14 else 6, y)) for y in (-14, -5, 4, 14)], LINE)
    rolls = ""
    for x in (-30, 30):
        rolls += path(f"M{x} -39v78", "", 6) + rect((x - 6, -31, 12, 62), "shade", BOLD, corner=5)
    return sheet + lines + rolls


def _shelf() -> str:
    """Draw scrolls in a rack, their ends to the front."""
    parts = rect((-38, -34, 76, 68), "umber", BOLD)
    for row in range(3):
        for column in range(3):
            x, y = -25 + column * 25, -23 + row * 23
            parts += disc(x, y, 9, "card", LINE) + disc(x, y, 2, "ink", 0)
    return parts


def _stall() -> str:
    posts = strokes([((-34, -14), (-34, 38)), ((34, -14), (34, 38))], BOLD)
    counter = rect((-36, 12, 72, 26), "umber") + strokes(
        [((-12, 12), (-12, 38)), ((12, 12), (12, 38))], FINE
    )
    goods = (
        disc(-22, 5, 8, "terracotta", LINE)
        + disc(-5, 5, 8, "leaf", LINE)
        + disc(12, 5, 8, "terracotta", LINE)
    )
    cloth = ""
    for i in range(6):
        x = -42 + i * 14
        fill = "red" if i % 2 == 0 else "marble"
        top = -30 + i * 10
        cloth += path(f"M{top} -38h10L{x + 14} -12a7 7 0 0 1-14 0z", fill, LINE)
    return posts + goods + disc(28, 6, 6, "ochre", LINE) + counter + cloth


def _topiary() -> str:
    tree = (
        path("M0 24V0", "", 7)
        + disc(0, -16, 24, "leaf")
        + path("M-12 -20a14 14 0 0 1 10-11M4 -6a12 12 0 0 0 9-9M-10 -8l2 2M8 -26l2 2", "", LINE)
    )
    urn = path("M-19 14h38l-5 10c0 8-4 10-6 14h-16c-2-4-6-6-6-14z", "terracotta")
    return tree + urn + strokes([((-13, 24), (13, 24))], LINE)


def _scales() -> str:
    parts = path("M0 -38V34M-36 -24H36M-18 36H18", "", 5.5) + disc(0, -30, 6, "gold", LINE)
    for x in (-30, 30):
        parts += path(f"M{x} -24l-13 30h26z", "", LINE)
        parts += path(f"M{x - 15} 6h30a15 13 0 0 1-30 0z", "gold")
    return parts


def _hammers() -> str:
    hammer = rect((-4, -20, 8, 56), "umber", LINE) + rect(
        (-17, -34, 34, 18), "silver", BOLD, corner=3
    )
    chisel = rect((-5, 8, 10, 28), "umber", LINE) + path(
        "M-5 8v-26l-4-14h18l-4 14v26z", "silver", BOLD
    )
    return group(chisel, turn=42) + group(hammer, turn=-42)


def _anvil() -> str:
    body = "M-38 -16H26c2 9 10 10 16 10v10C26 6 16 8 14 18l8 10v8H-22v-8l8-10C-15 8-26 6-38-6z"
    return (
        path(body, "night")
        + path("M-32 -9H22", "", LINE, "silver")
        + path("M-18 -22l-5-9M2 -23v-12M20 -22l6-9", "", BOLD, "flame")
    )


def _furnace() -> str:
    dome = path("M-32 36V4a32 32 0 0 1 64 0V36z", "terracotta") + rect((-11, -42, 22, 18), "tile")
    bricks = path("M-31 -4h14M17 -4h14M-31 12h8M23 12h8M-20 -19h40M-31 26h6M25 26h6", "", FINE)
    mouth = path("M-19 36V14a19 17 0 0 1 38 0V36z", "ink", LINE)
    return dome + bricks + mouth + _flame(0, 20, 0.55)


def _flame(x: float, y: float, scale: float) -> str:
    fire = path(
        "M0 28c-20 0-24-18-15-30c4-6 9-10 7-24c12 6 16 16 14 24c4-2 5-6 5-10c10 12 12 40-11 40z",
        "flame",
        LINE,
    )
    return group(fire + path("M0 24c-8 0-9-9-1-18c7 8 9 18 1 18z", "glow", 0), (x, y), 0, scale)


def _shield() -> str:
    spear = path("M-36 38L32 -30", "", 6) + poly([(42, -40), (36, -18), (20, -34)], "silver", LINE)
    sword = path("M36 38L-32 -30", "", 6) + poly(
        [(-42, -40), (-36, -18), (-20, -34)], "silver", LINE
    )
    face = oval((0, 2, 22, 30), "red") + oval((0, 2, 15, 22), "", FINE, "gold")
    boss = poly(star((0, 2), 15, 5, 4), "gold", LINE)
    return spear + sword + face + boss


def _trident() -> str:
    shaft = path("M0 -34V42", "", 7)
    fork = (
        "M-28 -38l8 8v18c0 12 9 14 16 14v-32l-6-2 10-16 10 16-6 2v32c7 0 16-2 16-14v-18l8-8 4 28"
        "c2 20-10 26-22 28h-20c-12-2-24-8-22-28z"
    )
    return shaft + path(fork, "gold") + rect((-7, 16, 14, 6), "gold", LINE)


def _shell() -> str:
    fan = (
        "M0 36c-6 0-12-4-13-8C-34 18-42 0-40-12c2-10 10-14 16-10c0-10 12-16 18-8c3-6 9-6 12 0"
        "c6-8 18-2 18 8c6-4 14 0 16 10c2 12-6 30-27 40c-1 4-7 8-13 8z"
    )
    ribs = "M-5 24L-28 -12M-2 22L-12 -22M0 22V-26M2 22L12 -22M5 24L28 -12"
    return path(fan, "terracotta") + path(ribs, "", LINE) + path("M-13 28h26", "", LINE)


def _lyre() -> str:
    arms = "M-9 26c-26-8-26-28-14-42c6-8 4-16-4-20M9 26c26-8 26-28 14-42c-6-8-4-16 4-20"
    strings = strokes([((x, -24), (x, 22)) for x in (-9, -3, 3, 9)], FINE)
    bar = rect((-26, -29, 52, 8), "gold", LINE, corner=3)
    return (
        path(arms, "", 9)
        + path(arms, "", 4, "gold")
        + strings
        + bar
        + path("M-20 20h40c0 14-8 20-20 20s-20-6-20-20z", "gold")
    )


def _bolt() -> str:
    return poly([(6, -40), (-22, 6), (-4, 6), (-12, 40), (24, -10), (4, -10), (16, -40)], "gold")


def _grapes() -> str:
    stem = path("M0 -38V-22M0 -32c10-10 22-8 26 0c-8 8-20 8-26 0z", "leaf", LINE)
    parts = ""
    for row, count in enumerate((4, 3, 2, 1)):
        for index in range(count):
            parts += disc((index - (count - 1) / 2) * 17, -14 + row * 15, 9.5, "red", LINE)
            parts += disc((index - (count - 1) / 2) * 17 - 3, -17 + row * 15, 2, "marble", 0)
    return stem + parts


def _wreath() -> str:
    """Draw a crown of laurel."""
    leaves = ""
    for side in (-1, 1):
        for step in range(6):
            (x, y) = around((0, 0), 28, 24, 90 - side * (28 + step * 25))[0]
            leaves += group(
                path("M0 -11c8 6 8 16 0 22c-8-6-8-16 0-22z", "leaf", LINE),
                (x, y),
                -side * (28 + step * 25) + 90 + side * 62,
            )
    return leaves + path("M-8 32l16 8M8 32l-16 8", "", BOLD, "red")


def _ship() -> str:
    mast = path("M0 10V-40", "", BOLD)
    sail = path("M-24 -32H24c6 12 6 22 0 32H-24c6-10 6-20 0-32z", "marble")
    bands = path("M-9 -32c5 12 5 22 0 32M9 -32c5 12 5 22 0 32", "", LINE, "red")
    hull = path(
        "M-42 2c6 2 8 4 10 8h62c4 0 8-6 8-14c6 4 6 12 2 20c-4 10-12 16-22 16H-18"
        "c-16 0-22-14-24-30z",
        "umber",
    )
    oars = path("M-18 22l-8 16M-4 22l-8 16M10 22l-8 16M24 22l-8 16", "", LINE)
    return mast + sail + bands + hull + path("M-32 18h62", "", FINE) + oars


def _arch() -> str:
    attic = rect((-42, -42, 84, 18), "marble") + rect((-16, -38, 32, 10), "shade", FINE)
    wall = rect((-39, -24, 78, 64), "shade")
    gates = path("M-13 40V0a13 13 0 0 1 26 0V40z", "night", LINE)
    gates += path("M-33 40V14a7 7 0 0 1 14 0V40zM19 40V14a7 7 0 0 1 14 0V40z", "night", LINE)
    posts = ""
    for x in (-39, -18, 13, 34):
        posts += rect((x, -22, 5, 62), "marble", FINE)
    return wall + gates + posts + attic + rect((-43, -25, 86, 6), "marble", LINE)


def _wolf() -> str:
    """Draw the she-wolf who nursed Romulus and his brother, on her pedestal."""
    body = (
        "M-88 -22l12-16 2-16 8 9 10-9 3 15c10 4 16 8 24 8h60c12 0 20 4 22 16c2 12 2 18 6 26"
        "l4 23h-12l-10-24-8 24h-12l4-36c-14 5-30 5-44 0l-2 36h-12l-1-32-9 32h-12l4-40"
        "c-6-6-8-12-9-18l-13 4-9-2z"
    )
    tail = "M50 -18c14 6 16 20 10 38"
    twins = ""
    for x in (-14, 12):
        twins += disc(x, 12, 7, "terracotta", LINE) + path(
            f"M{x - 7} 35c-2-12 2-16 7-16s9 4 7 16z", "terracotta", LINE
        )
    return (
        path(tail, "", 7)
        + path(body, "umber")
        + disc(-66, -34, 3, "ink", 0)
        + path("M-52 -26c4 10 4 18 0 26M-42 -24c4 10 4 16 0 24", "", LINE)
        + twins
    )


def _tower() -> str:
    """Draw a tower of tiers, a star upon it."""
    parts = ""
    for half, top, high in ((34, 18, 22), (26, -2, 20), (18, -20, 18)):
        parts += rect((-half, top, half * 2, high), "ochre") + rect(
            (-half - 3, top - 3, half * 2 + 6, 6), "marble", LINE
        )
        count = half // 8
        for index in range(count):
            x = (index - (count - 1) / 2) * 14
            parts += path(f"M{x - 3} {top + high - 3}v-7a3 3 0 0 1 6 0v7z", "ink", 0)
    return parts + poly(star((0, -32), 13, 5.5, 5), "gold", LINE)


def _lighthouse() -> str:
    beams = path("M-14 -30L-42 -42M-14 -24H-42M14 -30L42 -42M14 -24H42", "", BOLD, "gold")
    shaft = path("M-13 -12h26l8 46h-42z", "marble") + path("M-14.500 0h29l2 11h-33z", "red", LINE)
    lamp = rect((-10, -32, 20, 18), "glow", LINE) + poly(
        [(-14, -32), (0, -43), (14, -32)], "red", LINE
    )
    sea = path("M-42 34q7-8 14 0t14 0 14 0 14 0 14 0 14 0V42H-42z", "water", LINE)
    door = path("M-5 34V24a5 5 0 0 1 10 0V34z", "ink", 0)
    return beams + shaft + door + lamp + rect((-18, -16, 36, 6), "marble", LINE) + sea


def _observatory() -> str:
    moon = path("M-24 -40a15 15 0 1 0 12 22a13 13 0 0 1-12-22z", "gold", LINE)
    stars = poly(star((28, -30), 9, 3.5, 4), "gold", FINE) + poly(
        star((-32, 2), 6, 2.5, 4), "gold", FINE
    )
    stars += poly(star((36, -6), 6, 2.5, 4), "gold", FINE)
    shaft = path("M-15 0h30l5 40h-40z", "marble") + path("M-4 40V28a4 4 0 0 1 8 0V40z", "ink", 0)
    dome = path("M-20 0a20 20 0 0 1 40 0z", "deep") + path("M0 -20V0M-2 -10L20 -26", "", BOLD)
    return moon + stars + dome + shaft + strokes([((-22, 0), (22, 0)), ((-17, 16), (17, 16))], BOLD)


def _orator() -> str:
    """Draw a victory column with a figure upon it."""
    parts = rect((-14, 28, 28, 10), "shade", LINE) + rect((-7, -16, 14, 44), "marble", BOLD)
    parts += path("M-7 -6l14 8M-7 6l14 8M-7 18l14 8", "", FINE) + rect(
        (-12, -20, 24, 6), "marble", LINE
    )
    return parts + disc(0, -36, 5, "gold", LINE) + path("M-7 -20c0-14 14-14 14 0z", "gold", LINE)


EMBLEMS: Final = MappingProxyType[str, Callable[[], str]](
    {
        "amphora": _amphora,
        "anvil": _anvil,
        "arch": _arch,
        "bolt": _bolt,
        "column": _orator,
        "furnace": _furnace,
        "grapes": _grapes,
        "hammers": _hammers,
        "lighthouse": _lighthouse,
        "loaf": _loaf,
        "lyre": _lyre,
        "observatory": _observatory,
        "scales": _scales,
        "scroll": _scroll,
        "shelf": _shelf,
        "shell": _shell,
        "shield": _shield,
        "ship": _ship,
        "stall": _stall,
        "topiary": _topiary,
        "tower": _tower,
        "trident": _trident,
        "wolf": _wolf,
        "wreath": _wreath,
    }
)
