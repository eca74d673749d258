"""The larger emblems of the Monuments, put together from smaller ones."""

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from ceres.draw.emblems import EMBLEMS, temple
from ceres.draw.pen import FINE, LINE, disc, group, oval, path, rect


def _mars() -> str:
    return rect((-33, -33, 66, 66), "paving", FINE) + group(EMBLEMS["shield"](), scale=0.82)


def _neptune() -> str:
    return rect((-33, -33, 66, 66), "deep", FINE) + group(EMBLEMS["trident"](), scale=0.8)


def _jupiter() -> str:
    front = temple(156, 150, 6)
    return front + group(EMBLEMS["bolt"](), (0, -44), 0, 0.5)


def _romulus() -> str:
    stand = rect((-50, 36, 100, 14), "shade") + rect((-60, 48, 120, 10), "shade")
    return group(stand + EMBLEMS["wolf"](), (11, 0), 0, 0.8)


def _vine() -> str:
    return disc(0, 0, 44, "card") + group(EMBLEMS["grapes"](), (0, 3), 0, 0.85)


def _crown() -> str:
    return (
        oval((0, 0, 38, 34), "card")
        + group(EMBLEMS["wreath"](), (0, -2), 0, 0.78)
        + path("M-10 8V-6l5 5 5-8 5 8 5-5V8z", "gold", LINE)
    )


STATUARY: Final = MappingProxyType[str, Callable[[], str]](
    {
        "temple-of-mars": _mars,
        "temple-of-neptune": _neptune,
        "temple-of-jupiter": _jupiter,
        "statue-of-romulus": _romulus,
        "vine": _vine,
        "crown": _crown,
    }
)
