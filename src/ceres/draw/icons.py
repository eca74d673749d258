"""Icons: kinds, money, markers and other things to count; each within 40 units of (0, 0)."""

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from ceres.draw.emblems import EMBLEMS, temple
from ceres.draw.pen import (
    BOLD,
    FINE,
    LINE,
    around,
    disc,
    group,
    path,
    poly,
    rect,
    star,
    strokes,
)


def _citizen() -> str:
    toga = path("M-32 36c0-28 12-38 32-38s32 10 32 38z", "terracotta")
    folds = path("M-14 0L10 36M4 -2L26 24", "", LINE)
    return (
        toga
        + folds
        + disc(0, -18, 18, "card")
        + path("M-17 -22c4-16 30-16 34 0c-10-6-24-6-34 0z", "ink", FINE)
    )


def _coin() -> str:
    rim = disc(0, 0, 36, "silver") + disc(0, 0, 28, "", LINE)
    head = "M-12 21c0-7-4-9-7-15c-6-14 2-27 15-27c11 0 15 7 15 14l6 10-5 2 1 6-4 2c0 7-3 8-9 6v9z"
    return rim + path(head, "ink", 0) + path("M-16 -5c8-2 14-6 18-13", "", LINE, "silver")


def _column() -> str:
    shaft = rect((-14, -20, 28, 46), "marble") + strokes(
        [((-5, -18), (-5, 26)), ((5, -18), (5, 26))], LINE
    )
    scrolls = disc(-19, -23, 8, "marble") + disc(19, -23, 8, "marble")
    return shaft + scrolls + rect((-22, -36, 44, 10), "marble") + rect((-22, 26, 44, 11), "marble")


def _rosette() -> str:
    petals = "".join(disc(x, y, 13, "gold", LINE) for x, y in around((0, 0), 20, 6))
    return petals + disc(0, 0, 11, "red", LINE)


def _wreath() -> str:
    return EMBLEMS["wreath"]()


def _yours() -> str:
    """Draw your Lot marker: a round shield."""
    shield = disc(0, 0, 32, "red") + disc(0, 0, 24, "", LINE, "gold")
    return shield + poly(star((0, 0), 19, 7, 5), "gold", LINE)


def _hers() -> str:
    """Draw Ceres' Lot marker: a lozenge with an ear of wheat."""
    field = poly([(0, -38), (38, 0), (0, 38), (-38, 0)], "laurel")
    field += poly([(0, -29), (29, 0), (0, 29), (-29, 0)], "", FINE, "gold")
    return field + group(_wheat(), (0, 1), 0, 0.62)


def _wheat() -> str:
    grains = "M0 36V-8"
    ear = path(grains, "", 6, "gold")
    for y in (-8, 6, 20):
        ear += path(
            f"M0 {y}c-14-2-16-12-14-20c10 2 14 10 14 20c0-10 4-18 14-20c2 8 0 18-14 20z",
            "gold",
            FINE,
        )
    return ear + path("M0 -18c-8-8-6-16 0-22c6 6 8 14 0 22z", "gold", FINE)


def _deed() -> str:
    sheet = path("M-24 -34h48v68h-48z", "card") + rect((-15, -25, 30, 30), "", LINE)
    grid = path("M-5 -25v30M5 -25v30M-15 -15h30M-15 -5h30", "", FINE)
    return sheet + grid + rect((-5, -15, 10, 10), "red", 0) + disc(0, 20, 8, "red", LINE)


def _bag() -> str:
    sack = path("M-12 -18c-26 14-30 54-10 54h44c20 0 16-40-10-54z", "umber")
    neck = path("M-18 -36l8 16h20l8-16c-8 5-12-3-18 1c-6-4-10 4-18-1z", "ochre")
    return (
        sack
        + neck
        + path("M-12 -19h24", "", BOLD, "red")
        + path("M-2 24c-12-8-10-20 2-26c12 6 14 18 2 26zM0 24V8", "leaf", LINE)
    )


def _back() -> str:
    """Draw the back of a card of hers."""
    return rect((-24, -34, 48, 68), "laurel", BOLD, corner=5) + group(_wheat(), scale=0.7)


def _hidden() -> str:
    """Draw the back of a Deed."""
    back = rect((-24, -34, 48, 68), "red", BOLD, corner=3) + rect(
        (-17, -27, 34, 54), "", LINE, "gold"
    )
    return back + poly(star((0, 0), 13, 5, 4), "gold", 0)


def _hourglass() -> str:
    glass = path(
        "M-22 -34h44c0 20-14 26-18 34c4 8 18 14 18 34h-44c0-20 14-26 18-34c-4-8-18-14-18-34z",
        "card",
    )
    return (
        glass
        + path("M-14 34c2-10 10-14 14-18c4 4 12 8 14 18zM-10 -14h20l-10 12z", "umber", 0)
        + path("M-28 -36h56M-28 36h56", "", 7)
    )


def _monument() -> str:
    return temple(76, 72, 3, "gold")


def _tree() -> str:
    crown = disc(0, -10, 25, "leaf") + disc(-9, -16, 4, "lawn", 0) + disc(8, -6, 4, "lawn", 0)
    return path("M0 36V6", "", 9) + crown


ICONS: Final = MappingProxyType[str, Callable[[], str]](
    {
        "bag": _bag,
        "back": _back,
        "citizen": _citizen,
        "coin": _coin,
        "column": _column,
        "deed": _deed,
        "hers": _hers,
        "hidden": _hidden,
        "hourglass": _hourglass,
        "monument": _monument,
        "rosette": _rosette,
        "tree": _tree,
        "wheat": _wheat,
        "wreath": _wreath,
        "yours": _yours,
    }
)
