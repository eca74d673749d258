"""Every piece, tile and card has a drawing of its own, whatever its colours."""

import itertools
import re
from collections import Counter

import pytest

from ceres import draw
from ceres.components import BUILDINGS, MONUMENTS, STANDARD, TILES
from ceres.draw.pieces import CELLS, PIECE_OF, cell, extent, turn_of
from ceres.engine.board import names
from ceres.engine.pieces import PIECES, PLACEMENTS

PIECE_IDS = [piece.id for piece in (*BUILDINGS, *MONUMENTS)]


def shapes(picture: str) -> Counter[str]:
    """The elements of a drawing without colours, line weights and names."""
    bare = re.sub(r' (fill|stroke|stroke-width|id|href|class|data-id)="[^"]*"', "", picture)
    return Counter(re.findall(r"<(?:path|rect|circle|ellipse)[^>]*>|<text.*?</text>", bare))


def in_common(one: Counter[str], other: Counter[str]) -> float:
    return (one & other).total() / max(one.total(), other.total())


def test_no_piece_looks_like_another() -> None:
    drawn = {id: shapes(draw.piece_svg(id)) for id in PIECE_IDS}
    assert len(drawn) == 37
    for one, other in itertools.combinations(PIECE_IDS, 2):
        if PIECE_OF[one].shape == PIECE_OF[other].shape:
            assert in_common(drawn[one], drawn[other]) < 0.75, (one, other)
    assert min(pictured.total() for pictured in drawn.values()) >= 5


def test_no_tile_looks_like_another() -> None:
    drawn = [shapes(draw.tile_svg(tile.id)) for tile in TILES]
    assert len(drawn) == 8
    for one, other in itertools.combinations(drawn, 2):
        assert (one - other).total() + (other - one).total() >= 3
    counts = [sum(shapes(draw.tile_svg(tile.id)).values()) for tile in TILES]
    assert counts[0] < counts[1]  # a second, smaller icon
    assert counts[2] < counts[3]


def test_no_card_looks_like_another() -> None:
    drawn = [draw.card_svg(card.id) for card in STANDARD.cards]
    for picture, card in zip(drawn, STANDARD.cards, strict=True):
        assert re.findall(r">([^<>]+)</text>", picture) == [str(card.number), *card.letters]
    for one, other in itertools.combinations(map(shapes, drawn), 2):
        assert one != other


def test_a_monument_icon_shows() -> None:
    with_icon = {card.id for card in STANDARD.cards if card.monument}
    sizes = {card.id: shapes(draw.card_svg(card.id)).total() for card in STANDARD.cards}
    assert min(sizes[id] for id in ("c12", "c13")) > max(sizes[id] for id in ("c14", "c15"))
    assert with_icon == {"c12", "c13", "c16", "c18"}


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.id)
def test_turned_onto_every_place_it_can_stand(piece: object) -> None:
    number = PIECES.index(piece)  # type: ignore[arg-type]
    building = PIECE_OF[PIECES[number].id]
    for lots in PLACEMENTS[number]:
        cells = frozenset(map(cell, names(lots)))
        wide = (max(x for x, _ in cells) - min(x for x, _ in cells) + 1) * 100
        high = (max(y for _, y in cells) - min(y for _, y in cells) + 1) * 100
        assert extent(building, turn_of(building, cells)) == (wide, high)


def test_corners_turn_four_ways() -> None:
    insula = PIECE_OF["insula-l"]
    turns = [turn_of(insula, frozenset(map(cell, lots.split()))) for lots in (
        "A1 A2 B1", "A1 B1 B2", "A2 B1 B2", "A1 A2 B2"
    )]  # fmt: skip
    assert turns == [0, 1, 2, 3]


def test_a_piece_in_another_shape_is_refused() -> None:
    with pytest.raises(ValueError, match="does not have this shape"):
        turn_of(PIECE_OF["insula"], frozenset(map(cell, ["A1", "A2", "B1"])))
    with pytest.raises(ValueError, match="no such Lot"):
        cell("H1")


def test_every_shape_of_the_box() -> None:
    assert {piece.shape for piece in (*BUILDINGS, *MONUMENTS)} == set(CELLS)
