"""The curve of a review, drawn with characters."""

from dataclasses import replace
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

import ceres
from ceres.coach import review
from ceres.coach.presenter import shown_review
from ceres.coach.types import CurvePoint, MarkName
from ceres.terminal.curve import Curve, DrawnCurve, lead_curve
from ceres.terminal.lines import percent
from ceres.terminal.palette import Ink
from ceres.terminal.words import Words


def drawn(curve: Curve, width: int, language: str = "en") -> list[str]:
    console = Console(width=width, record=True, file=StringIO())
    console.print(DrawnCurve(curve, Ink(Words(language), "dark")))
    rows = console.export_text().splitlines()
    assert all(cell_len(row) == width for row in rows)
    return rows


def point(number: int, era: int, value: float, mark: MarkName | None = None) -> CurvePoint:
    return {"number": number, "era": era, "value": value, "error": 0.0, "mark": mark}


def is_line(character: str) -> bool:
    return "\N{BRAILLE PATTERN BLANK}" < character <= "\N{BRAILLE PATTERN DOTS-12345678}"


@pytest.mark.parametrize(("width", "language"), [(67, "en"), (87, "ko")])
def test_the_line_goes_through_all_points_and_has_no_gap(width: int, language: str) -> None:
    points = [
        point(0, 1, 1.0),
        point(1, 1, 0.5),
        point(2, 2, 0.0),
        point(7, 3, 0.4),
        point(9, 3, 0.5),
    ]
    *rows, eras = drawn(Curve(points, (0.0, 0.5, 1.0), percent), width, language)
    first, last = rows[0].index("┼") + 1, width - 2
    assert all(any(is_line(row[x]) for row in rows) for x in range(first, last + 1))
    assert is_line(rows[0][first])
    assert is_line(rows[-1][first + (last - first) * 2 // 9])
    assert is_line(rows[len(rows) // 2][last])
    assert [row.split("┼")[0].strip() for row in rows if "┼" in row] == ["100%", "50%", "0%"]
    names = [Words(language).say("era-number", era=era) for era in (1, 2, 3)]
    assert " ".join(eras.split()) == " ".join(names)


def test_marks_stand_on_the_line_but_not_those_too_close_to_call() -> None:
    points = [point(0, 1, 0.5, "close"), point(1, 1, 1.0, "blunder"), point(2, 1, 0.0)]
    *rows, _ = drawn(Curve(points, (0.0, 0.5, 1.0), percent), 67)
    middle = (rows[0].index("┼") + 1 + 67 - 2) // 2
    assert "■" in rows[0][middle - 1 : middle + 2]
    assert "".join(rows).count("■") == 1


def test_few_values_beside_the_leads_and_room_for_all_of_them() -> None:
    game = ceres.Game.new(seed=7)
    game.play("income")
    found = review(game, playouts=40)
    curve = lead_curve(shown_review(found), str)
    assert [each["value"] for each in curve.points] == [
        found.entries[0].lead.value,
        found.end.value,
    ]
    for lead in (-130.0, -25.0, 0.0, 7.0, 64.0):
        ended = lead_curve(shown_review(replace(found, end=found.end._replace(value=lead))), str)
        values = [each["value"] for each in ended.points]
        assert ended.ticks[0] <= min(values) <= max(values) <= ended.ticks[-1]
        assert 0 in ended.ticks
        assert 2 <= len(ended.ticks) <= 5
        drawn(ended, 67)
