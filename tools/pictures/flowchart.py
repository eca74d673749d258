"""The flowchart of how to play: where a Garden tile goes, in the words of a language."""

from typing import Final, NamedTuple

from ceres.draw.city import FRAME, draw_city
from ceres.draw.pen import BOLD, LINE, Point, group, label, path, rect
from ceres.draw.pieces import cell
from ceres.draw.sheet import Sheet, escaped
from ceres.position import Position
from ceres.text import Catalogue
from pictures.scenes import EXAMPLES
from pictures.teaching import GAP, arrow, cropped

_WIDTH: Final = 760.0
_WIDE: Final = 310.0  # a question or an answer
_ANSWERS: Final = _WIDTH - GAP - 20 - _WIDE  # their left edge
_HALFWAY: Final = (GAP + _WIDE + _ANSWERS) / 2
_TRUNK: Final = GAP + _WIDE / 2  # where one question leads to the next
_JOIN: Final = _WIDTH - GAP + 2  # where the answers flow together
_SIZE: Final = 25.0
_LINE: Final = 31.0
_PAD: Final = 14.0
_BETWEEN: Final = 56.0
_CROP: Final = 0.48
_SERIF: Final = "Palatino Linotype,Palatino,Book Antiqua,Liberation Serif,Noto Serif CJK KR,serif"
# Letters are about this wide, in shares of their size; those of Korean fill a square.
_LETTER: Final = 0.52
_SQUARE: Final = 0.95


class _Row(NamedTuple):
    """A question or condition, the answer beside it, and the example below the answer."""

    id: str
    question: str
    beside: str
    answer: str
    below: str
    example: str = ""


def placement(words: Catalogue, positions: dict[str, Position]) -> str:
    """Draw the flowchart with its examples."""
    say = words.say
    yes, no = say("guide-tile-yes"), say("guide-tile-no")
    rows = (
        _Row("C6", say("guide-tile-owns"), no, say("guide-tile-owns-no"), yes),
        _Row("P1", say("guide-tile-adjacent"), yes, say("guide-tile-adjacent-yes"), no, "beside"),
        _Row("P2", say("guide-tile-diagonal"), yes, say("guide-tile-diagonal-yes"), no, "diagonal"),
        _Row("P3", say("guide-tile-far"), "", say("guide-tile-far-then"), "", "far"),
        _Row("P4", say("guide-tile-several"), yes, say("guide-tile-several-yes"), no, "choice"),
    )
    sheet = Sheet("light")
    drawn, y, joins = "", float(GAP), list[float]()
    for row in rows:
        if row.id == "P4":
            drawn += _joined(joins, y - _BETWEEN / 2)
        question, tall = _box(row.question, (GAP, y), "card", "red")
        answer, high = _box(row.answer, (_ANSWERS, y), "panel", "edge")
        middle = y + min(tall, high) / 2
        drawn += _arrow((GAP + _WIDE, middle), (_ANSWERS, middle))
        drawn += _said(row.beside, (_HALFWAY, middle - 20), "middle")
        drawn += question + answer + _tag(row.id, y)
        if row.example:
            example, below = _example(sheet, row.example, positions[row.example], y + high + 10)
            drawn, high = drawn + example, high + 10 + below
        if row.example and row.id != "P4":
            joins.append(middle)
        end = y + max(tall, high) + _BETWEEN
        if row.below:
            drawn += _arrow((_TRUNK, y + tall), (_TRUNK, end))
            drawn += _said(row.below, (_TRUNK + 14, end - 34))
        y = end
    last, tall = _box(say("guide-tile-one"), (GAP, y), "panel", "edge")
    return sheet.on_table(drawn + last, (_WIDTH, y + tall + GAP), width=600)


def _joined(answers: list[float], y: float) -> str:
    """Lead answers to the question below them."""
    lines = "".join(f"M{_ANSWERS + _WIDE:g} {at:g}H{_JOIN:g}" for at in answers)
    lines += f"M{_JOIN:g} {answers[0]:g}V{y:g}H{_TRUNK:g}"
    return path(lines, "", BOLD, "faint") + _arrow((_TRUNK, y), (_TRUNK, y + _BETWEEN / 2))


def _arrow(start: Point, end: Point) -> str:
    (x, y), (to_x, to_y) = start, end
    down = x == to_x
    head = "m-9 -14l9 14l9 -14" if down else "m-14 -9l14 9l-14 9"
    return path(f"M{x:g} {y:g}L{to_x:g} {to_y:g}{head}", "", BOLD, "faint")


def _tag(id: str, y: float) -> str:
    """Draw the id of a rule on the upper edge of its question."""
    return rect((GAP + 10, y - 14, 46, 28), "laurel", 0, corner=6) + label(
        (GAP + 33, y), id, 21, "card"
    )


def _box(text: str, at: Point, fill: str, edge: str) -> tuple[str, float]:
    """Draw a text in a box; return it with its height."""
    lines = _wrapped(text, _WIDE - 2 * _PAD)
    high = len(lines) * _LINE + 2 * _PAD
    x, y = at
    drawn = rect((x, y, _WIDE, high), fill, LINE, edge, 8)
    for index, line in enumerate(lines):
        drawn += _said(line, (x + _PAD, y + _PAD + (index + 0.5) * _LINE))
    return drawn, high


def _said(text: str, at: Point, anchor: str = "start") -> str:
    written = label(at, escaped(text), _SIZE, anchor=anchor)
    return f'<g font-family="{_SERIF}" font-weight="500">{written}</g>' if text else ""


def _wrapped(text: str, width: float) -> list[str]:
    """Break a text into lines at spaces."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and _length(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _length(text: str) -> float:
    return _SIZE * sum(_SQUARE if letter > "\u1100" else _LETTER for letter in text)


def _example(sheet: Sheet, id: str, position: Position, y: float) -> tuple[str, float]:
    """Draw an example, and the names of her empty Lots in it; return it with its height."""
    column, row = cell(EXAMPLES[id].to)
    size = (FRAME + 100.0 * (column + 1), FRAME + 100.0 * (row + 1))
    city = draw_city(sheet, position, [mark.split() for mark in EXAMPLES[id].marks])
    for lot in position.to_dict()["ceres"]["lots"]:
        x, down = cell(lot)
        at = (FRAME + 100.0 * x + 50, FRAME + 100.0 * down + 84)
        city += rect((at[0] - 30, at[1] - 17, 60, 34), "card", 0, corner=6)
        city += label(at, lot, 40, "red")
    drawn = cropped(city, size, (_ANSWERS, y), _CROP)
    if id == "choice":
        tile: str = position.to_dict()["bag"][0]
        beside = _ANSWERS - 100
        drawn += sheet.use("icon-bag", (beside, y + 50), 0.8)
        drawn += group(arrow(), (beside, y + 108), 90, 0.8)
        drawn += sheet.tile(tile, (beside - 38, y + 140), 0.76)
    return drawn, size[1] * _CROP
