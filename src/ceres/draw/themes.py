"""The palettes: the same drawing in the light, on dark ground, and in black and white.

A drawing names its colours by token (`$terracotta`), so that one set of shapes serves every theme.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

TOKEN: Final = re.compile(r"\$([a-z]+)")

_LIGHT: Final = {
    "table": "#efe3cb",  # the background
    "panel": "#f9f2e2",
    "edge": "#b59c75",  # of panels and of the city
    "text": "#3a2a20",
    "faint": "#8a755a",
    "street": "#cdbb98",
    "lot": "#ece0c6",
    "mortar": "#dccdac",
    "tessera": "#e4d5b5",
    "ink": "#33241b",  # outlines
    "marble": "#fbf7ec",
    "shade": "#ddd1bb",  # marble in the shade
    "stone": "#c3b496",
    "paving": "#e7d6b4",
    "terracotta": "#cf6f45",
    "tile": "#a94e2c",  # terracotta in the shade
    "ochre": "#e3b04f",
    "umber": "#b98228",  # ochre in the shade
    "red": "#a3271f",  # Pompeian red
    "leaf": "#7f9d53",
    "laurel": "#3f6330",
    "hedge": "#35572a",  # around Parks
    "stitch": "#dbe6b4",
    "lawn": "#bccb8f",
    "water": "#7fb0ba",
    "deep": "#3f7684",
    "silver": "#d9dcda",
    "gold": "#d8a531",
    "flame": "#e8792b",
    "glow": "#f2c230",  # allowed sites, and the side to act
    "veil": "#f2c230",
    "card": "#fbf5e6",
    "night": "#2f4a58",
}
_DARK: Final = _LIGHT | {
    "table": "#1b1613",
    "panel": "#28201b",
    "edge": "#6d5a45",
    "text": "#f1e6d0",
    "faint": "#b09c7f",
    "street": "#17120f",
    "lot": "#3b3129",
    "mortar": "#312822",
    "tessera": "#443930",
    "ink": "#140d09",
    "marble": "#ece3d1",
    "shade": "#c6b99f",
    "stone": "#9f9076",
    "paving": "#c9b690",
    "terracotta": "#c76a42",
    "tile": "#98462a",
    "ochre": "#d6a445",
    "umber": "#a87524",
    "red": "#b23a2e",
    "leaf": "#76954d",
    "laurel": "#2f4d26",
    "hedge": "#b9d47e",
    "stitch": "#2f4d26",
    "lawn": "#9fb172",
    "water": "#6da0ab",
    "deep": "#2f6371",
    "glow": "#ffd84a",
    "veil": "#ffd84a",
    "card": "#ece1ca",
}
_MONO: Final = _LIGHT | {
    "table": "#fff",
    "panel": "#fff",
    "edge": "#000",
    "text": "#000",
    "faint": "#555",
    "street": "#d8d8d8",
    "lot": "#fff",
    "mortar": "#f2f2f2",
    "tessera": "#fff",
    "ink": "#000",
    "marble": "#fff",
    "shade": "#e2e2e2",
    "stone": "#c9c9c9",
    "paving": "#f3f3f3",
    "terracotta": "#c4c4c4",
    "tile": "#6f6f6f",
    "ochre": "#ececec",
    "umber": "#a5a5a5",
    "red": "#1e1e1e",
    "leaf": "#8c8c8c",
    "laurel": "#2a2a2a",
    "hedge": "#000",
    "stitch": "#fff",
    "lawn": "#dcdcdc",
    "water": "#d2d2d2",
    "deep": "#5c5c5c",
    "silver": "#f4f4f4",
    "gold": "#c8c8c8",
    "flame": "#fff",
    "glow": "#000",
    "veil": "#777",
    "card": "#fff",
    "night": "#3a3a3a",
}

THEMES: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {"light": _LIGHT, "dark": _DARK, "mono": _MONO}
)


def paint(drawing: str, theme: str) -> str:
    """Replace the colour tokens of a drawing by the theme's colours.

    >>> paint('<circle fill="$red"/>', "light")
    '<circle fill="#a3271f"/>'
    """
    palette = THEMES[theme]
    return TOKEN.sub(lambda found: palette[found[1]], drawing)
