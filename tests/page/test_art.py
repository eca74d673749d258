"""The drawings as the page has them."""

import gzip
import re
from random import Random

import pytest

from ceres.challenges.achievements import ACHIEVEMENTS
from ceres.challenges.ladder import ranks
from ceres.challenges.practice import PRACTICE
from ceres.components import STANDARD
from ceres.draw.pen import Cell, outline
from ceres.draw.pieces import PIECE_OF, cell, turn_of, turns
from ceres.draw.themes import THEMES
from ceres.draw.tiles import TILE_OF
from page.in_node import answers
from pictures.sprite import colours, medallions, sprite

LOTS = [f"{letter}{row}" for letter in "ABCDEFG" for row in range(1, 8)]


def ids() -> list[str]:
    return re.findall(r' id="([^"]+)"', sprite())


def test_the_sprite_has_everything_once() -> None:
    assert len(ids()) == len(set(ids()))
    pieces = {f"piece-{id}-{turn}" for id in PIECE_OF for turn in range(len(turns(PIECE_OF[id])))}
    tiles = {f"tile-{id}" for id in TILE_OF}
    cards = {f"card-{card.number}" for card in STANDARD.cards}
    actions = {f"action-{card.by or card.action}" for card in STANDARD.cards}
    assert pieces | tiles | cards | actions <= set(ids())


def test_what_a_drawing_uses_is_in_the_sprite() -> None:
    used = set(re.findall(r'href="#([^"]+)"', sprite()))
    assert used
    assert used <= set(ids())


def test_every_colour_is_a_variable_that_both_themes_have() -> None:
    drawn = sprite() + str(medallions())
    painted = set(re.findall(r'(?:fill|stroke)="([^"]+)"', drawn)) - {"none"}
    named = {colour.removeprefix("var(--").removesuffix(")") for colour in painted}
    assert {f"var(--{name})" for name in named} == painted
    assert named <= set(THEMES["light"])
    for theme in ("light", "dark"):
        for name, colour in THEMES[theme].items():
            assert f"--{name}: {colour};" in colours()


def test_the_sprite_is_small() -> None:
    assert len(gzip.compress(sprite().encode())) < 20_000


def test_every_achievement_and_every_rank_has_a_medallion_of_its_own() -> None:
    found = medallions()
    assert list(found["achievements"]) == sorted([*PRACTICE, *ACHIEVEMENTS])
    assert list(found["ranks"]) == sorted(rank.id for rank in ranks())
    for drawn in found.values():
        assert len(set(drawn.values())) == len(drawn)


def test_pieces_lie_as_in_python_and_lots_have_the_same_outline() -> None:
    requests, expected = [], []
    for piece in PIECE_OF.values():
        for turned in turns(piece):
            lots = [lot for lot in LOTS if (cell(lot)[0] - 1, cell(lot)[1] - 2) in turned]
            requests.append({"piece": piece.id, "lots": lots, "inset": 5})
            expected.append((lots, turn_of(piece, frozenset(map(cell, lots)))))
    for (lots, turn), answer in zip(expected, answers("outlines.ts", requests), strict=True):
        assert answer["turn"] == turn
        assert loops(answer["path"]) == loops(outline(frozenset(map(cell, lots)), 5))


@pytest.mark.parametrize("inset", [0, 6])
def test_any_lots_have_the_same_outline(inset: int) -> None:
    rng = Random(7)
    groups = [rng.sample(LOTS, rng.randint(1, 30)) for _ in range(200)]
    requests = [{"piece": "domus", "lots": lots, "inset": inset} for lots in groups]
    for lots, answer in zip(groups, answers("outlines.ts", requests), strict=True):
        cells: frozenset[Cell] = frozenset(map(cell, lots))
        assert loops(answer["path"]) == loops(outline(cells, inset))


def loops(path: str) -> set[tuple[str, ...]]:
    """The closed lines of path data, wherever each begins."""
    found = set()
    for line in path.split("M")[1:]:
        numbers = re.findall(r"-?[\d.]+", line)
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        first = points.index(min(points))
        found.add(tuple(f"{x} {y}" for x, y in points[first:] + points[:first]))
    return found
