"""The charts of a report; `figures` computes their data."""

import textwrap
from collections.abc import Callable
from typing import Any, Final

import altair as alt

from ceres.lab.report.figures import Rows
from ceres.lab.report.style import CHANCE, EVEN, FAINT, INK, SERIES, SOURCES, data

_Say = Callable[..., str]
_SIZE: Final = 210
"""The size of a panel, in pixels; a chart of one panel is wider."""
_MAX_COLUMNS: Final = 3
"""Panels in a row."""
_LABEL_WIDTH: Final = 150
"""The width of the names of rows, in pixels."""
_LETTER_WIDTH: Final = 9
"""An upper bound of the width of a letter in the name of a panel, in pixels."""
_BREAK: Final = "|"


def _width(panels: int) -> int:
    return max(_SIZE, min(520, 760 // max(panels, 1)))


def _panels(rows: Rows, name: str) -> int:
    return len({row[name] for row in rows})


def _faceted(chart: Any, rows: Rows, column: str, row: str | None = None) -> Any:
    """Make a panel for each value of one or two columns, where there are several.

    If there is one column with many values, they make several rows of panels.
    """
    across = _panels(rows, column) > 1
    if across:
        rows = _wrapped(rows, column, chart.width)
    if row is None or _panels(rows, row) == 1:
        if not across:
            return chart.properties(data=data(rows))
        panel = _facet(alt.Facet, rows, column)
        return chart.facet(data=data(rows), facet=panel, columns=_MAX_COLUMNS)
    rows = _wrapped(rows, row, _LABEL_WIDTH)
    facets = {"row": _facet(alt.Row, rows, row, labelAngle=0, labelAlign="left")}
    if across:
        facets["column"] = _facet(alt.Column, rows, column)
    return chart.facet(data=data(rows), **facets)


def _facet(kind: Any, rows: Rows, name: str, **look: Any) -> Any:
    """Make panels by a column, their names in lines as `_wrapped` has made them."""
    lines = f"split(datum.label, '{_BREAK}')"
    header = alt.Header(labelExpr=lines, labelLineHeight=16, **look)
    return kind(f"{name}:N", title=None, sort=_order(rows, name), header=header)


def _wrapped(rows: Rows, name: str, width: int) -> Rows:
    """Return the rows, with the values of a column in lines of this width."""
    letters = width // _LETTER_WIDTH
    lines = {text: _BREAK.join(textwrap.wrap(text, letters)) for text in _order(rows, name)}
    return [{**row, name: lines[row[name]]} for row in rows]


def _order(rows: Rows, name: str) -> list[Any]:
    """Return the values of a column in the order of the rows."""
    return list(dict.fromkeys(row[name] for row in rows))


def _colour(rows: Rows, name: str) -> Any:
    order = _order(rows, name)
    scale = alt.Scale(domain=order, range=SERIES[: len(order)])
    legend = None if len(order) == 1 else alt.Legend(symbolOpacity=1, symbolType="circle")
    return alt.Color(f"{name}:N", scale=scale, sort=order, title=None, legend=legend)


def _zero(colour: str, **look: Any) -> Any:
    """Draw a dashed line at zero."""
    line = alt.Chart().mark_rule(color=colour, strokeDash=[4, 3], **look)
    return line.encode(x=alt.X(datum=0, type="quantitative"))


def win_rates(rows: Rows, order: list[str], say: _Say) -> Any:
    """Chart win rates with their intervals, by difficulty and bot."""
    base = alt.Chart().encode(
        x=alt.X("difficulty:N", sort=order, title=None, axis=alt.Axis(labelAngle=0)),
        xOffset=alt.XOffset("bot:N", sort=_order(rows, "bot")),
        color=_colour(rows, "bot"),
    )
    rate = alt.Y(
        "value:Q",
        title=say("report-axis-wins"),
        scale=alt.Scale(domain=[0, 1]),
        axis=alt.Axis(format="%", tickCount=5),
    )
    bars = base.mark_bar(opacity=0.35, cornerRadiusEnd=2).encode(y=rate)
    whiskers = base.mark_rule(strokeWidth=2).encode(y=alt.Y("low:Q", title=""), y2="high:Q")
    points = base.mark_point(filled=True, size=60, opacity=1).encode(y=rate)
    numbers = base.mark_text(dy=-9, fontSize=10).encode(
        y="high:Q", text=alt.Text("value:Q", format=".0%")
    )
    width = _width(min(_panels(rows, "scene"), _MAX_COLUMNS))
    chart = alt.layer(bars, whiskers, points, numbers).properties(width=width, height=_SIZE + 40)
    return _faceted(chart, rows, "scene")


def margin_spread(rows: Rows, order: list[str], say: _Say) -> Any:
    """Chart the distribution of margins by bot, a panel for each difficulty."""
    curves = (
        alt.Chart()
        .mark_area(opacity=0.25, line={"strokeWidth": 2}, interpolate="monotone")
        .encode(
            x=alt.X("middle:Q", title=say("report-axis-margin")),
            y=alt.Y("share:Q", stack=None, title=None, axis=alt.Axis(format="%", tickCount=4)),
            color=_colour(rows, "bot"),
        )
    )
    width = _width(_panels(rows, "difficulty"))
    chart = alt.layer(curves, _zero(EVEN)).properties(width=width, height=_SIZE - 60)
    ordered = sorted(rows, key=lambda row: order.index(row["difficulty"]))
    return _faceted(chart, ordered, "difficulty", "scene")


def points_by_era(rows: Rows, order: list[str], names: dict[str, str], say: _Say) -> Any:
    """Chart the sources of both sides' points: a bar for each era."""
    domain = [source for source in SOURCES if source in {row["id"] for row in rows}]
    scale = alt.Scale(
        domain=[names[source] for source in domain], range=[SOURCES[source] for source in domain]
    )
    ordered = sorted(rows, key=lambda row: order.index(row["difficulty"]))
    bars = (
        alt.Chart()
        .mark_bar(size=22)
        .encode(
            x=alt.X("side_era:N", sort=_order(rows, "side_era"), title=None, axis=_ERA_AXIS),
            y=alt.Y("vp:Q", title=say("term-vp"), stack="zero"),
            color=alt.Color("source:N", scale=scale, sort=scale["domain"], title=None),
            order=alt.Order("rank:Q"),
        )
        .properties(width=max(230, _width(_panels(rows, "difficulty"))), height=_SIZE - 20)
    )
    return _faceted(bars, ordered, "difficulty", "bot")


_ERA_AXIS: Final = alt.Axis(labelAngle=0, labelExpr="split(datum.label, '|')", labelLineHeight=14)


_STROKES: Final = alt.Legend(
    symbolType="stroke", symbolSize=500, symbolStrokeColor=INK, symbolStrokeWidth=2
)


def growth(rows: Rows, order: list[str], across: str, say: _Say) -> Any:
    """Chart the growth of market and Gardens, by era or by turn: a panel for each figure."""
    by_turn = across == "turn"
    x = (
        alt.X("turn:Q", title=say("report-axis-turn"))
        if by_turn
        else alt.X("era:O", title=say("report-axis-era"), axis=alt.Axis(labelAngle=0))
    )
    base = alt.Chart().encode(x=x, y=alt.Y("mean:Q", title=None), color=_colour(rows, "bot"))
    dash = alt.StrokeDash(
        "difficulty:N",
        sort=order,
        title=None,
        scale=alt.Scale(domain=order, range=[[1, 0], [6, 3], [2, 2]][: len(order)]),
        legend=None if len(order) == 1 else _STROKES,
    )
    lines = base.mark_line(strokeWidth=2.5).encode(strokeDash=dash)
    points = base.mark_point(filled=True, size=40, opacity=0 if by_turn else 1)
    panels = alt.layer(lines, points).properties(width=330, height=_SIZE - 50)
    return panels.facet(
        data=data(rows),
        facet=alt.Facet("what:N", title=None, sort=_order(rows, "what")),
        columns=2,
    ).resolve_scale(y="independent")


def card_worth(rows: Rows, say: _Say) -> Any:
    """Chart the value of each card to Ceres in VP of the margin, the highest first."""
    base = alt.Chart().encode(
        y=alt.Y("card:N", sort=_order(rows, "card"), title=None, axis=alt.Axis(labelLimit=260)),
        color=_colour(rows, "does"),
    )
    worth = alt.X("value:Q", title=say("report-axis-worth"))
    whiskers = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title=""), x2="high:Q")
    dots = base.mark_point(filled=True, size=90, opacity=1).encode(x=worth)
    chart = alt.layer(_zero(FAINT), whiskers, dots).properties(width=520, height=alt.Step(22))
    return _faceted(chart, rows, "group", "scene")


def differences(rows: Rows, say: _Say) -> Any:
    """Chart differences of win rates and of margins with their intervals, side by side."""
    names = alt.Y("label:N", sort=_order(rows, "label"), title=None)
    wins = alt.X(title=say("report-axis-difference"), axis=alt.Axis(format="+.0%", tickCount=5))
    vp = alt.X(
        title=say("report-axis-difference-margin"), axis=alt.Axis(format="+.0f", tickCount=5)
    )
    labelled = names.axis(labelLimit=640, ticks=False, domain=False)
    left = _difference(rows, ("difference", "low", "high"), wins, labelled)
    right = _difference(rows, ("margin", "margin_low", "margin_high"), vp, names.axis(None))
    return alt.hconcat(left, right, data=data(rows)).resolve_scale(y="shared")


def _difference(rows: Rows, columns: tuple[str, str, str], across: Any, names: Any) -> Any:
    """Chart dots with whiskers; in grey where the interval contains zero."""
    value, low, high = columns
    chance = f"datum.{low} <= 0 && datum.{high} >= 0"
    colour = alt.condition(chance, alt.value(CHANCE), alt.value(SERIES[1]))
    base = alt.Chart().encode(y=names, color=colour)
    limit = max(0.05, *(abs(row[end]) for row in rows for end in (low, high)))
    x = across.copy()
    x.shorthand = f"{value}:Q"
    x = x.scale(domain=[-limit, limit])
    whiskers = base.mark_rule(strokeWidth=2).encode(x=alt.X(f"{low}:Q", title=""), x2=f"{high}:Q")
    dots = base.mark_point(filled=True, size=80, opacity=1).encode(x=x)
    zero = _zero(INK, opacity=0.6)
    return alt.layer(zero, whiskers, dots).properties(width=250, height=alt.Step(22))
