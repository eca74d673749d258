"""Medallions: one for each achievement and each rank of the ladder, around (0, 0) and 48 in radius.

A page shows an achievement that nobody has yet as an outline, by painting over the fills.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ceres.draw.emblems import EMBLEMS, temple
from ceres.draw.icons import ICONS
from ceres.draw.pen import (
    BOLD,
    FINE,
    LINE,
    disc,
    discs,
    group,
    oval,
    path,
    poly,
    rect,
    star,
    strokes,
)

RADIUS: Final = 48
_CONTENT: Final = 0.68


def _medallion(ground: str, content: str) -> str:
    """Put a drawing within 42 units of (0, 0) on a round ground with a golden line."""
    face = disc(0, 0, RADIUS - 3, ground) + disc(0, 0, RADIUS - 8, "", FINE, "gold")
    return face + group(content, scale=_CONTENT)


def _strike() -> str:
    """Strike through what is below."""
    line = "M-34 34L34 -34"
    return path(line, "", 13) + path(line, "", 6, "flame")


def _helmet() -> str:
    """Draw a gladiator's helmet, with a crest."""
    crest = path("M-30 -12C-34 -46 34 -52 40 -4C30 -26 0 -34 -14 -14z", "red")
    bowl = path("M-30 10C-30 -36 28 -36 28 10V34H10L6 16H-30z", "gold")
    brim = path("M-40 12H30", "", 8) + path("M-40 12H30", "", 3, "ochre")
    return crest + bowl + brim + discs([(-14, -4), (0, -4), (-7, 5)], 3, "ink", 0)


def _tablet() -> str:
    slab = path("M-30 40V-16a30 26 0 0 1 60 0V40z", "marble")
    words = strokes([((-18, y), (18, y)) for y in (-12, 0, 12)], LINE)
    chisel = group(
        rect((-4, -34, 8, 26), "umber", LINE) + path("M-4 -8h8l3 22h-14z", "silver", LINE),
        (24, 18),
        -40,
    )
    return slab + words + chisel


def _sickle() -> str:
    vine = path("M-22 42C-30 18 -6 12 -16 -14", "", 6, "laurel")
    leaf = "c-14-4-18-14-14-24c12 2 18 12 14 24z"
    leaves = path(f"M-16 -14{leaf}M-18 22{leaf}", "leaf", LINE)
    blade = path("M14 36C52 8 38 -38 -4 -36C26 -28 28 4 4 24z", "silver")
    return vine + leaves + blade + group(rect((-6, -4, 12, 22), "umber"), (8, 30), 40)


def _cloud() -> str:
    cloud = path(
        "M-30 4a14 14 0 0 1 0-28c4-16 28-18 34-6c14-6 30 4 28 18a12 12 0 0 1-4 16z", "marble"
    )
    return group(EMBLEMS["bolt"](), (0, 16), 0, 0.75) + group(cloud, (0, -10))


def _elephant() -> str:
    """Draw a war elephant."""
    body = (
        "M-40 40V4C-40 -22 -12 -26 8 -24C30 -24 38 -6 36 10V36C36 42 28 42 28 36V16L20 18V40H6V20"
        "H-14V40z"
    )
    ear = path("M0 -14C14 -26 24 -10 16 6C4 6 -2 0 0 -14z", "silver")
    tower = rect((-34, -42, 26, 20), "umber") + path("M-34 -34h26", "", FINE)
    tusk = path("M26 8c4 10 12 12 16 6", "", 5, "marble")
    return tower + path(body, "stone") + ear + disc(26, -8, 3, "ink", 0) + tusk


def _broken_column() -> str:
    shaft = path("M-16 30V-8l8 6 6-12 8 8 10-8V30z", "marble")
    flutes = strokes([((-6, 2), (-6, 30)), ((5, 0), (5, 30))], LINE)
    fallen = group(rect((-9, -22, 18, 44), "shade"), (26, 28), 78)
    return fallen + shaft + flutes + rect((-24, 30, 48, 11), "marble")


def _stinking_coin() -> str:
    smell = "".join(path(f"M{x} -18c-8-8 8-12 0-22", "", LINE, "lawn") for x in (-20, 0, 20))
    return smell + group(ICONS["coin"](), (0, 14), 0, 0.78)


def _ghost_town() -> str:
    moon = path("M30 -40a15 15 0 1 0 10 24a13 13 0 0 1-10-24z", "gold", LINE)
    house = rect((-32, -6, 50, 46), "tile") + poly([(-38, -6), (-7, -32), (24, -6)], "terracotta")
    windows = rect((-24, 4, 12, 14), "ink", LINE) + rect((-2, 4, 12, 14), "ink", LINE)
    return moon + house + windows + path("M-13 40V26h12v14z", "ink", LINE)


def _wonders() -> str:
    stars = "".join(
        poly(star((x, y), 10, 4, 5), "gold", FINE) for x, y in ((-28, -28), (0, -38), (28, -28))
    )
    return stars + group(temple(78, 62, 4, "gold"), (0, 10))


def _fountain() -> str:
    jets = path("M0 -8C-4 -34 -26 -30 -26 -8M0 -8C4 -34 26 -30 26 -8M0 -8V-40", "", 5, "water")
    basin = path("M-36 -6H36C34 14 14 16 10 18V30H-10V18C-14 16 -34 14 -36 -6z", "marble")
    return jets + basin + oval((0, -6, 36, 6), "water", LINE) + rect((-24, 30, 48, 9), "shade")


def _brick_and_marble() -> str:
    wall = ""
    for row in range(4):
        for column in range(3):
            left = -38 + column * 26 - (row % 2) * 8
            fill = "marble" if column + row > 2 else "terracotta"
            wall += rect((left, 22 - row * 18, 26, 18), fill, LINE)
    return group(wall, (4, 0))


def _mosaic() -> str:
    fills = (
        "terracotta",
        "ochre",
        "water",
        "marble",
        "leaf",
        "red",
        "ochre",
        "night",
        "terracotta",
    )
    return "".join(
        rect((-36 + index % 3 * 24, -36 + index // 3 * 24, 24, 24), fill, LINE)
        for index, fill in enumerate(fills)
    )


def _coin_pile() -> str:
    pile = ""
    for x, height in ((-22, 3), (22, 4), (0, 6)):
        for level in range(height):
            pile += oval((x, 30 - level * 11, 19, 8), "gold" if level % 2 else "silver", LINE)
    return pile


def _purse() -> str:
    return group(ICONS["bag"](), scale=0.95) + _strike()


def _park_without_square() -> str:
    lots = ((-34, -34), (2, -34), (-34, 2))
    lawns = "".join(rect((x, y, 32, 32), "lawn", LINE, corner=3) for x, y in lots)
    trees = discs([(x + 16, y + 16) for x, y in lots], 9, "leaf", LINE)
    return lawns + trees + path("M8 8l22 22M30 8L8 30", "", 6, "red")


def _empty_bowl() -> str:
    stalk = path("M-4 2C-2 -24 6 -36 22 -38C36 -40 40 -30 38 -22", "", BOLD, "umber")
    ear = path("M38 -24c-8 4-10 12-4 20c8-4 10-14 4-20z", "ochre", LINE)
    bowl = path("M-38 2H38C36 28 20 34 14 36H-14C-20 34 -36 28 -38 2z", "terracotta")
    rim = oval((0, 2, 38, 9), "night")
    return stalk + ear + bowl + rim + path("M-28 18l8 6 8-6 8 6 8-6 8 6 8-6 8 6", "", FINE)


def _walled_off() -> str:
    tree = group(ICONS["tree"](), (0, -10), 0, 0.9)
    wall = ""
    for x in (-38, -19, 0, 19):
        wall += path(f"M{x} 40V4l9.5-12 9.500 12V40z", "umber", LINE)
    return tree + wall + path("M-38 18H38", "", BOLD)


def _bare_temple() -> str:
    steps = rect((-38, 30, 76, 10), "shade") + rect((-30, 20, 60, 10), "shade")
    stumps = ""
    for x, top in ((-26, -8), (-6, 6), (14, -20)):
        stumps += path(f"M{x} 20V{top}l5 4 4-6 3 2V20z", "marble", LINE)
    return steps + stumps + group(ICONS["wheat"](), (30, -20), 24, 0.5)


def _fasces() -> str:
    """Draw the bundle of rods with an axe that was carried before a consul."""
    axe = path("M12 -30h10c12-6 18 4 18 12s-6 18-18 12H12z", "silver")
    rods = "".join(rect((x, -34, 8, 74), "ochre", LINE) for x in (-16, -8, 0, 8))
    bands = "".join(rect((-19, y, 38, 8), "red", LINE) for y in (-4, 12, 28))
    return axe + rods + bands


# The ground of the medallion, and what is on it.
_Award = tuple[str, Callable[[], str]]

ACHIEVEMENTS: Final[Mapping[str, _Award]] = MappingProxyType(
    {
        "first-win": ("card", EMBLEMS["wreath"]),
        "hard-win": ("ochre", EMBLEMS["shield"]),
        "challenge-win": ("night", _helmet),
        "strict-win": ("stone", _tablet),
        "creeping-win": ("lawn", _sickle),
        "favoured": ("night", _cloud),
        "landslide": ("water", EMBLEMS["arch"]),
        "by-a-hair": ("card", EMBLEMS["scales"]),
        "comeback": ("lawn", _elephant),
        "high-score": ("red", lambda: group(EMBLEMS["wolf"](), (10, 3), 0, 0.58)),
        "no-civic": ("water", _broken_column),
        "no-commerce": ("laurel", _stinking_coin),
        "no-homes": ("night", _ghost_town),
        "every-monument": ("deep", _wonders),
        "great-civic": ("lawn", _fountain),
        "rebuilder": ("card", _brick_and_marble),
        "no-empty-lot": ("stone", _mosaic),
        "hoard": ("red", _coin_pile),
        "never-bribed": ("card", _purse),
        "no-income": ("terracotta", EMBLEMS["loaf"]),
        "no-squares": ("card", _park_without_square),
        "starved": ("water", _empty_bowl),
        "no-garden-fed": ("card", _walled_off),
        "bare-temples": ("deep", _bare_temple),
    }
)
RANKS: Final[Mapping[str, _Award]] = MappingProxyType(
    {
        "civis": ("card", ICONS["citizen"]),
        "scriba": ("stone", EMBLEMS["scroll"]),
        "vigintivir": ("card", EMBLEMS["hammers"]),
        "quaestor": ("laurel", ICONS["coin"]),
        "tribunus": ("water", EMBLEMS["column"]),
        "aedilis": ("lawn", EMBLEMS["stall"]),
        "praetor": ("card", EMBLEMS["scales"]),
        "propraetor": ("water", EMBLEMS["ship"]),
        "consul": ("night", _fasces),
        "proconsul": ("ochre", EMBLEMS["shield"]),
        "censor": ("stone", EMBLEMS["shelf"]),
        "princeps": ("red", EMBLEMS["wreath"]),
    }
)


def awards() -> dict[str, dict[str, str]]:
    """Return the medallions of achievements and ranks by their ids, with colours as tokens.

    >>> sorted(awards())
    ['achievements', 'ranks']
    """
    return {
        "achievements": _drawn(ACHIEVEMENTS),
        "ranks": _drawn(RANKS),
    }


def _drawn(those: Mapping[str, _Award]) -> dict[str, str]:
    return {id: _medallion(ground, content()) for id, (ground, content) in those.items()}
