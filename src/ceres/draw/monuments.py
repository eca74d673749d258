"""The 17 Monuments, seen from above, lying from left to right; emblems stand on them."""

from collections.abc import Callable
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final

from ceres.draw.buildings import Art
from ceres.draw.masonry import awning, bush, columns, hip, paving, waves
from ceres.draw.pen import (
    BOLD,
    FINE,
    LINE,
    around,
    disc,
    discs,
    oval,
    path,
    poly,
    rays,
    rect,
    strokes,
)


def _pantheon() -> Art:
    dome = (
        disc(55, 50, 36, "shade") + disc(55, 50, 28, "ochre", FINE) + disc(55, 50, 19, "gold", FINE)
    )
    dome += path(rays((55, 50), 9, 36, 16), "", FINE) + disc(55, 50, 9, "night", LINE)
    porch = rect((90, 24, 44, 52), "shade") + paving((92, 26, 40, 48), 16)
    porch += rect((134, 18, 122, 64), "terracotta") + path("M134 50H256V82H134z", "tile", 0)
    porch += path("".join(f"M{x} 20v60" for x in range(148, 250, 13)), "", FINE)
    porch += strokes([((134, 50), (256, 50))], LINE) + rect((134, 18, 122, 64))
    return Art(porch + dome + columns((270, 22), (270, 78), 5, 5.5))


def _roman_forum() -> Art:
    ground = paving((18, 32, 264, 36), 18)
    ground += rect((18, 17, 264, 15), "terracotta", LINE) + rect(
        (18, 68, 264, 15), "terracotta", LINE
    )
    ground += columns((26, 33), (274, 33), 13, 4.5) + columns((26, 67), (274, 67), 13, 4.5)
    return Art(
        ground, (("column", 76, 50, 0.62), ("arch", 150, 50, 0.68), ("column", 224, 50, 0.62))
    )


def _circus_maximus() -> Art:
    stands = rect((17, 16, 266, 68), "shade", BOLD, corner=34)
    seats = "".join(f"M{x} 16v10M{x} 84v-10" for x in range(56, 250, 13))
    track = rect((28, 27, 244, 46), "ochre", LINE, corner=23)
    lanes = path("M52 38H248M52 62H248", "", FINE)
    spine = rect((66, 44, 168, 12), "marble", LINE, corner=6)
    posts = disc(66, 50, 7, "gold", LINE) + disc(234, 50, 7, "gold", LINE)
    posts += poly([(150, 36), (157, 50), (150, 64), (143, 50)], "red", LINE)
    return Art(stands + path(seats, "", FINE) + track + lanes + spine + posts)


def _tower_of_wonders() -> Art:
    return Art(rect((15, 15, 70, 70), "night", 0), (("tower", 50, 51, 0.76),))


def _lighthouse() -> Art:
    return Art(rect((15, 15, 70, 70), "night", 0), (("lighthouse", 50, 50, 0.8),))


def _observation_tower() -> Art:
    return Art(rect((15, 15, 70, 70), "deep", 0), (("observatory", 50, 49, 0.82),))


def _corner(wing: str) -> str:
    """Draw a wing to the right of a corner, and the same below it."""
    return wing + f'<g transform="matrix(0 1 1 0 0 0)">{wing}</g>'


def _temple_of_mars() -> Art:
    return Art(
        _corner(hip((92, 22, 90, 56)) + columns((98, 20), (178, 20), 6, 4.5)),
        (("temple-of-mars", 50, 50, 1),),
    )


def _temple_of_neptune() -> Art:
    sea = rect((90, 18, 92, 64), "water", LINE, corner=6) + waves((96, 24, 80, 52), 3)
    fish = path("M116 50c12-13 30-13 40-2l14-9v22l-14-9c-10 11-28 11-40-2z", "silver", LINE)
    return Art(
        _corner(sea + fish + disc(128, 48, 2.5, "ink", 0)), (("temple-of-neptune", 50, 50, 1),)
    )


def _temple_of_jupiter() -> Art:
    ground = paving((17, 17, 166, 166), 21)
    return Art(ground, (("temple-of-jupiter", 100, 100, 1),))


def _colosseum() -> Art:
    ground = oval((100, 100, 82, 74), "shade") + oval((100, 100, 66, 58), "marble", LINE)
    ground += oval((100, 100, 50, 42), "shade", LINE)
    gates = ""
    for step in range(28):
        angle = 2 * pi * step / 28
        for (ax, ay), (bx, by) in (((69, 61), (80, 72)), ((53, 45), (64, 56))):
            gates += f"M{100 + ax * cos(angle):.1f} {100 + ay * sin(angle):.1f}"
            gates += f"L{100 + bx * cos(angle):.1f} {100 + by * sin(angle):.1f}"
    arena = oval((100, 100, 33, 25), "ochre")
    cells = path("M76 92h48M72 100h56M76 108h48M88 78v44M112 78v44", "", FINE)
    corners = "".join(bush(x, y, 9) for x in (28, 172) for y in (28, 172))
    return Art(ground + path(gates, "", LINE) + arena + cells + corners)


def _royal_winery() -> Art:
    vines = rect((18, 18, 164, 164), "lawn", LINE)
    for y in range(38, 180, 31):
        vines += strokes([((26, y), (174, y))], BOLD, "umber")
        vines += discs([(x, y - 4) for x in (36, 56, 144, 164)], 9, "leaf", LINE)
        vines += discs([(x, y + 7) for x in (36, 56, 144, 164)], 4, "red", 0)
    house = rect((190, 18, 92, 164), "ochre") + awning((198, 24, 76, 28), 6)
    vats = "".join(
        disc(x, y, 17, "terracotta") + disc(x, y, 10, "red", LINE)
        for x in (214, 258)
        for y in (88, 132)
    )
    return Art(
        vines + house + vats + rect((202, 160, 68, 14), "umber", LINE), (("vine", 100, 100, 1),)
    )


def _regia() -> Art:
    palace = hip((18, 18, 264, 44)) + hip((18, 138, 264, 44))
    palace += hip((18, 44, 44, 112)) + hip((238, 44, 44, 112))
    yard = rect((62, 62, 176, 76), "paving") + paving((64, 64, 172, 72), 18)
    rows = columns((70, 70), (230, 70), 9, 4.5) + columns((70, 130), (230, 130), 9, 4.5)
    ponds = "".join(rect((x, 86, 30, 28), "water", LINE, corner=4) for x in (74, 196))
    return Art(palace + yard + rows + ponds, (("crown", 150, 100, 1),))


def _statue_of_romulus() -> Art:
    ground = disc(100, 100, 80, "shade") + disc(100, 100, 70, "marble", FINE)
    ground += discs(around((100, 100), 75, 20), 4.5, "marble", LINE)
    return Art(ground, (("statue-of-romulus", 100, 100, 1),))


def _temple_of_venus() -> Art:
    ground = disc(44, 50, 27, "marble") + discs(around((44, 50), 27, 9), 5, "marble", LINE)
    ground += disc(44, 50, 14, "terracotta", LINE) + path(rays((44, 50), 4, 14, 8), "", FINE)
    ground += rect((80, 18, 102, 64), "water", LINE, corner=6) + waves((84, 22, 94, 56), 3, FINE)
    return Art(ground, (("shell", 132, 50, 0.82),))


def _temple_of_apollo() -> Art:
    sun = disc(56, 50, 17, "gold") + path(rays((56, 50), 21, 33, 12), "", BOLD, "umber")
    ground = rect((17, 17, 78, 66), "marble", LINE) + sun + rect((102, 17, 81, 66), "ochre", LINE)
    return Art(ground, (("lyre", 142, 50, 0.78),))


def _triumphal_arch() -> Art:
    road = paving((18, 18, 364, 64), 21)
    sides = ""
    for left in (18, 260):
        sides += hip((left, 18, 122, 20)) + hip((left, 62, 122, 20))
    return Art(
        road + sides + path("M22 50H150M250 50H378", "", 6, "red"), (("arch", 200, 50, 0.88),)
    )


def _imperial_port() -> Art:
    sea = rect((17, 17, 366, 66), "water", LINE) + waves((24, 20, 352, 60), 4, FINE)
    quay = path("M17 17H84V32H60V83H17zM383 17H316V32H340V83H383z", "stone")
    quay += columns((28, 26), (28, 74), 4, 4.5) + columns((372, 26), (372, 74), 4, 4.5)
    stores = rect((37, 38, 18, 36), "ochre", LINE) + rect((345, 38, 18, 36), "ochre", LINE)
    return Art(
        sea + quay + stores,
        (("ship", 112, 52, 0.78), ("ship", 200, 50, 0.82), ("ship", 288, 52, 0.78)),
    )


MONUMENT_ART: Final = MappingProxyType[str, Callable[[], Art]](
    {
        "pantheon": _pantheon,
        "roman-forum": _roman_forum,
        "circus-maximus": _circus_maximus,
        "tower-of-wonders": _tower_of_wonders,
        "temple-of-mars": _temple_of_mars,
        "temple-of-neptune": _temple_of_neptune,
        "lighthouse": _lighthouse,
        "observation-tower": _observation_tower,
        "temple-of-jupiter": _temple_of_jupiter,
        "colosseum": _colosseum,
        "royal-winery": _royal_winery,
        "regia": _regia,
        "statue-of-romulus": _statue_of_romulus,
        "temple-of-venus": _temple_of_venus,
        "temple-of-apollo": _temple_of_apollo,
        "triumphal-arch": _triumphal_arch,
        "imperial-port": _imperial_port,
    }
)
