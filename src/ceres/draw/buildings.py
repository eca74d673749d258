"""The 20 kinds of Buildings, seen from above, lying from left to right; emblems stand on them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ceres.draw.masonry import (
    awning,
    bush,
    columns,
    flat,
    hearth,
    hip,
    paving,
    pool,
)
from ceres.draw.pen import BOLD, FINE, LINE, Point, disc, oval, path, poly, rays, rect, strokes


@dataclass(frozen=True)
class Art:
    """A drawing: the ground turns with the Lots, the emblems (name, middle, scale) do not."""

    ground: str
    emblems: tuple[tuple[str, float, float, float], ...] = ()


def _windows(spots: Sequence[Point]) -> str:
    """Draw roof windows: as many as citizens live under them."""
    return "".join(rect((x - 6, y - 6, 12, 12), "glow", LINE) for x, y in spots)


def _domus() -> Art:
    return Art(hip((14, 14, 72, 72)) + pool((34, 34, 32, 32)))


def _domus_maxima() -> Art:
    ground = hip((14, 14, 80, 72)) + pool((36, 34, 32, 32))
    ground += rect((94, 14, 92, 72), "terracotta") + rect((106, 26, 68, 48), "lawn", LINE)
    ground += columns((108, 28), (172, 28), 5, 4) + columns((108, 72), (172, 72), 5, 4)
    return Art(ground + bush(126, 50, 10) + bush(154, 50, 10))


def _insula_l() -> Art:
    roof = path("M14 14H186V86H86V186H14z", "terracotta")
    roof += path("M14 14L50 50H150L186 14zM50 50V150L14 186V14z", "tile", 0)
    lines = "".join(f"M{x} 14v{34 if x < 152 else 186 - x}" for x in range(52, 180, 13))
    lines += "".join(f"M{x} 86v{-34 if x < 152 else x - 186}" for x in range(91, 180, 13))
    lines += "".join(f"M14 {y}h{34 if y < 152 else 186 - y}" for y in range(52, 180, 13))
    lines += "".join(f"M86 {y}h{-34 if y < 152 else y - 186}" for y in range(91, 180, 13))
    roof += path(lines, "", FINE) + path(
        "M14 14L50 50H150L186 14M150 50L186 86M50 50V150L14 186M50 150L86 186M50 50L86 86", "", LINE
    )
    roof += path("M14 14H186V86H86V186H14z")
    return Art(roof + _windows([(30, 108), (30, 140), (108, 30), (140, 30)]))


def _insula() -> Art:
    parts = hip((14, 20, 272, 60))
    for x in (64, 150, 236):
        parts += rect((x - 22, 10, 44, 80), "terracotta") + strokes([((x, 10), (x, 90))], LINE)
        parts += path(
            "".join(f"M{x - 22} {y}h20M{x + 22} {y}h-20" for y in (23, 36, 64, 77)), "", FINE
        )
    return Art(parts + _windows([(107, 36), (107, 64), (193, 36), (193, 64)]))


def _great_insula_square() -> Art:
    roof = rect((14, 14, 172, 172), "terracotta") + path(
        "M14 186L64 136H136L186 186zM136 64L186 14V186L136 136z", "tile", 0
    )
    lines = ""
    for at in range(27, 180, 13):
        deep = min(50, at - 14, 186 - at) - 2
        if deep > 4:
            lines += f"M{at} 14v{deep}M{at} 186v{-deep}M14 {at}h{deep}M186 {at}h{-deep}"
    roof += path(lines, "", FINE) + path(
        "M14 14L64 64M186 14L136 64M14 186L64 136M186 186L136 136", "", LINE
    )
    court = rect((64, 64, 72, 72), "paving") + paving((66, 66, 68, 68), 17)
    well = disc(100, 100, 18, "marble") + disc(100, 100, 9, "water", LINE)
    spots = [(66, 34), (134, 34), (66, 166), (134, 166), (34, 100), (166, 100)]
    return Art(roof + rect((14, 14, 172, 172)) + court + well + _windows(spots))


def _great_insula_long() -> Art:
    parts = hip((14, 12, 372, 36)) + hip((14, 52, 372, 36))
    for x in (100, 200, 300):
        parts += rect((x - 11, 12, 22, 76), "paving", LINE)
        parts += strokes([((x - 11, y), (x + 11, y)) for y in (24, 37, 50, 63, 76)], FINE)
    spots = [(57, 30), (150, 30), (250, 30), (343, 30), (150, 70), (250, 70)]
    return Art(parts + _windows(spots))


def _bakery() -> Art:
    return Art(flat((14, 14, 72, 72)), (("loaf", 50, 50, 0.95),))


def _pottery() -> Art:
    ground = (
        flat((14, 14, 172, 72))
        + rect((72, 22, 56, 56), "tile")
        + disc(100, 50, 21, "terracotta", LINE)
    )
    ground += disc(100, 50, 9, "flame", LINE) + path(rays((100, 50), 21, 27, 8), "", LINE)
    return Art(ground, (("amphora", 44, 50, 0.78), ("amphora", 156, 50, 0.78)))


def _artisan_forum_l() -> Art:
    ground = path("M14 14H186V86H86V186H14z", "ochre") + path("M21 21H179V79H79V179H21z", "", FINE)
    ground += awning((106, 60, 66, 22), 6)
    turned = awning((106, 60, 66, 22), 6)
    ground += f'<g transform="matrix(0 1 1 0 0 0)">{turned}</g>'
    ground += "".join(rect((x, 30, 18, 18), "terracotta", LINE) for x in (112, 146))
    ground += "".join(rect((30, y, 18, 18), "terracotta", LINE) for y in (112, 146))
    return Art(ground, (("hammers", 50, 50, 0.82),))


def _artisan_forum() -> Art:
    ground = flat((14, 14, 272, 72))
    for left in (24, 206):
        ground += awning((left, 58, 70, 22), 6)
        ground += "".join(rect((left + shift, 26, 18, 18), "terracotta", LINE) for shift in (8, 44))
    return Art(ground + rect((106, 14, 88, 72), "paving"), (("hammers", 150, 50, 0.82),))


def _foundry_square() -> Art:
    ground = (
        flat((14, 14, 172, 172))
        + paving((24, 104, 152, 74), 19)
        + rect((24, 104, 152, 74), "", LINE)
    )
    ground += hearth(50, 50, 42) + hearth(150, 50, 42)
    ground += awning((80, 28, 40, 44), 4)
    return Art(ground, (("anvil", 100, 142, 0.95),))


def _foundry_long() -> Art:
    ground = flat((14, 14, 372, 72)) + rect((102, 20, 86, 60), "paving", LINE)
    for x in (214, 246, 278):
        ground += poly([(x, 70), (x + 4, 56), (x + 22, 56), (x + 26, 70)], "gold", LINE)
        ground += poly([(x, 46), (x + 4, 32), (x + 22, 32), (x + 26, 46)], "gold", LINE)
    return Art(ground + hearth(346, 50, 44), (("furnace", 58, 50, 0.78), ("anvil", 145, 52, 0.85)))


def _fountain() -> Art:
    ground = disc(50, 50, 36, "shade") + disc(50, 50, 28, "water", LINE)
    ground += path(rays((50, 50), 13, 23, 8), "", LINE, "deep")
    return Art(ground + disc(50, 50, 11, "marble", LINE) + disc(50, 50, 3.5, "deep", 0))


def _library() -> Art:
    return Art(rect((12, 12, 76, 76), "stone", LINE), (("scroll", 50, 50, 0.88),))


def _stalls() -> Art:
    return Art(paving((12, 12, 76, 76), 19), (("stall", 50, 50, 0.92),))


def _garden() -> Art:
    corners = [(20, 20), (80, 20), (20, 80), (80, 80)]
    ground = rect((12, 12, 76, 76), "shade", LINE) + "".join(
        disc(x, y, 5, "marble", LINE) for x, y in corners
    )
    return Art(ground, (("topiary", 50, 50, 0.98),))


def _grand_fountain() -> Art:
    ground = rect((14, 16, 172, 68), "shade", BOLD, corner=34) + rect(
        (22, 24, 156, 52), "water", LINE, corner=26
    )
    for x in (58, 142):
        ground += disc(x, 50, 16, "marble", LINE) + disc(x, 50, 8, "water", LINE)
        ground += path(rays((x, 50), 19, 24, 10), "", LINE, "deep")
    ground += oval((100, 50, 11, 18), "marble", LINE) + path("M100 38v24M94 50h12", "", LINE)
    return Art(ground)


def _grand_library() -> Art:
    ground = rect((12, 12, 176, 76), "stone", LINE) + strokes([((100, 12), (100, 88))], LINE)
    return Art(ground, (("scroll", 52, 50, 0.86), ("shelf", 148, 50, 0.9)))


def _market() -> Art:
    ground = rect((12, 12, 176, 76), "paving", LINE) + paving((14, 14, 172, 72), 18)
    ground += awning((16, 14, 52, 22), 5) + awning((132, 14, 52, 22), 5)
    for x, fill in ((26, "terracotta"), (45, "leaf"), (141, "leaf"), (160, "terracotta")):
        for y in (50, 70):
            ground += disc(x + 3, y, 8, fill, LINE)
    return Art(ground, (("scales", 100, 50, 0.92),))


def _grand_garden() -> Art:
    ground = rect((12, 12, 176, 76), "shade", LINE)
    ground += pool((82, 20, 36, 60), 16)
    return Art(ground, (("topiary", 47, 50, 0.92), ("topiary", 153, 50, 0.92)))


BUILDING_ART: Final = MappingProxyType[str, Callable[[], Art]](
    {
        "domus": _domus,
        "domus-maxima": _domus_maxima,
        "insula-l": _insula_l,
        "insula": _insula,
        "great-insula-square": _great_insula_square,
        "great-insula-long": _great_insula_long,
        "bakery": _bakery,
        "pottery": _pottery,
        "artisan-forum-l": _artisan_forum_l,
        "artisan-forum": _artisan_forum,
        "foundry-square": _foundry_square,
        "foundry-long": _foundry_long,
        "fountain": _fountain,
        "library": _library,
        "stalls": _stalls,
        "garden": _garden,
        "grand-fountain": _grand_fountain,
        "grand-library": _grand_library,
        "market": _market,
        "grand-garden": _grand_garden,
    }
)
