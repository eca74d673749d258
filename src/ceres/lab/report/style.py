"""The style of charts: the colours of the game's own drawings, quiet axes, room to read."""

from typing import Any, Final

import altair as alt

from ceres.draw.themes import THEMES

_COLOURS: Final = THEMES["light"]
_FONT: Final = "Georgia, 'DejaVu Serif', serif"
_PAPER: Final = "#fffaf0"
INK: Final = _COLOURS["text"]
FAINT: Final = _COLOURS["faint"]
_GRID: Final = "#e9dec6"
CHANCE: Final = "#9aa0a0"
"""A grey, for differences that may well be chance."""
EVEN: Final = _COLOURS["red"]
"""The line on which both sides are equal."""

# Colours of things without a colour in the game, such as bots, in their order.
SERIES: Final = ["#c65d33", "#2f6371", "#d29a2c", "#4d7a3a", "#7a3b69", "#5b6b78", "#9c7a4d"]
SOURCES: Final = {
    "population": "#a3271f",
    "commercial": "#e3b04f",
    "civic": "#2f6371",
    "lots": "#c3b496",
    "parks": "#4d7a3a",
    "when-built": "#cf6f45",
    "run-outs": "#9aa0a0",
}


def styled(chart: Any) -> Any:
    """Return the chart in our colours."""
    words = {"labelFont": _FONT, "titleFont": _FONT, "labelColor": INK, "titleColor": FAINT}
    sizes = {"labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal"}
    return (
        chart.configure(background=_PAPER, padding=14, font=_FONT)
        .configure_view(stroke=None)
        .configure_axis(
            **words, **sizes, gridColor=_GRID, domainColor=_GRID, tickColor=_GRID, labelPadding=6
        )
        .configure_title(font=_FONT, color=INK, fontSize=14, anchor="start", offset=12)
        .configure_header(**words, labelFontSize=13, labelFontWeight="bold", titleFontSize=12)
        .configure_legend(**words, **sizes, symbolSize=120, orient="bottom", columns=4)
    )


def data(rows: list[dict[str, Any]]) -> Any:
    """Return rows as a chart takes them."""
    return alt.Data(values=rows)
