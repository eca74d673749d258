"""The box as data: what is in it, where each figure comes from, and boxes of one's own."""

import hashlib
import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ceres
import naive.box
from boxes import own_cards, own_tiles, toml, written
from ceres.components import BUILDINGS, MONUMENTS, STANDARD, TILES
from strategies import pick, played

ROOT = Path(__file__).parent.parent
DATA = ROOT / "src" / "ceres" / "components"
FORMATS = (ROOT / "docs" / "formats.md").read_text("utf-8")
MARKS = {"book", "core", "core?", "ruling", "rebuilt"}

# The standard box.


def test_how_many_of_everything() -> None:
    assert (len(BUILDINGS), sum(each.pieces for each in BUILDINGS)) == (20, 24)
    assert len(MONUMENTS) == 17
    assert all(each.pieces == 1 for each in MONUMENTS)
    assert len(STANDARD.cards) == 18
    assert (len(TILES), sum(STANDARD.tiles.values())) == (8, 32)


def test_ids_are_different() -> None:
    ids = [each.id for each in (*BUILDINGS, *MONUMENTS)]
    assert len(set(ids)) == 37
    assert [card.id for card in STANDARD.cards] == [f"c{n:02}" for n in range(1, 19)]


def as_read(each: ceres.components.Building) -> naive.box.Piece:
    """Return a piece in the form of the naive model, which has them from RULES.md."""
    effect = None
    if each.effect:
        words = {"building": "buildings", "citizen": "citizens"}
        counts = words.get(each.effect.counts, each.effect.counts)
        effect = naive.box.Effect(counts, each.effect.vp, each.effect.per)
    needs = each.needs
    listed = [
        ("no empty Lot", int(needs.no_empty_lot)),
        ("population", needs.population),
        ("silver", needs.silver),
        ("Lots", needs.lots),
        ("border Lots", needs.border_lots),
        ("largest", needs.largest),
        ("Buildings", needs.buildings),
        ("residential", needs.residential),
        ("civic", needs.civic),
    ]
    return naive.box.Piece(
        kind=each.kind,
        shape=each.shape,
        pieces=each.pieces,
        population=each.population,
        silver=each.silver,
        vp=each.vp,
        effect=effect,
        needs=tuple(sorted((what, least) for what, least in listed if least)),
        border=needs.border,
    )


@pytest.mark.parametrize("each", [*BUILDINGS, *MONUMENTS], ids=lambda each: str(each.id))
def test_pieces_are_those_of_the_rules(each: ceres.components.Building) -> None:
    piece = naive.box.piece(each.id)
    sorted_needs = naive.box.Piece(**{**vars(piece), "needs": tuple(sorted(piece.needs))})
    assert as_read(each) == sorted_needs
    assert each.monument == (each.id in naive.box.MONUMENTS)


def test_the_two_effects_when_built() -> None:
    effects = {
        each.id: (each.when_built_vp, each.when_built_silver)
        for each in (*BUILDINGS, *MONUMENTS)
        if each.when_built_vp or each.when_built_silver
    }
    assert effects == {"temple-of-jupiter": (2, 0), "colosseum": (0, 3)}


def test_cards_are_those_of_the_rules() -> None:
    for card in STANDARD.cards:
        other = naive.box.CARDS[card.id]
        assert (card.number, card.action, card.monument) == (
            other.number,
            other.action,
            other.icon,
        )
        assert "".join(card.letters) == other.letters
        if card.action == "claim":
            assert card.by == (other.claims or "letters")
    assert Counter(card.action for card in STANDARD.cards) == {
        "claim": 11,
        "enlarge": 4,
        "bribe": 3,
    }


def test_tiles_are_those_of_the_rules() -> None:
    for tile in TILES:
        other = naive.box.TILES[tile.id]
        assert tile.kind == other.kind
        assert STANDARD.tiles[tile.id] == other.pieces
        assert (tile.icons == 2) == other.double
        assert (tile.wants or None) == other.wants


@pytest.mark.parametrize("name", ["buildings", "monuments", "tiles"])
def test_every_figure_has_a_mark(name: str) -> None:
    """Where it comes from: book, core, core?, ruling or rebuilt."""
    data = tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))
    (entries,) = data.values()
    for entry in entries:
        figures = set(entry) - {"id", "from"}
        assert set(entry["from"]) == figures, entry["id"]
        assert set(entry["from"].values()) <= MARKS


def test_cards_and_the_split_of_tiles_have_marks() -> None:
    data = tomllib.loads((DATA / "ceres.toml").read_text("utf-8"))
    assert data["from"]
    assert set(data["from"].values()) <= MARKS
    assert "rebuilt" in data["from"].values()


def test_the_box_cannot_be_changed() -> None:
    box: Any = STANDARD
    with pytest.raises(AttributeError):
        box.cards = ()
    with pytest.raises(TypeError):
        box.tiles["civic-any"] = 0
    with pytest.raises(AttributeError):
        box.cards[0].number = 4


# Boxes of one's own.


def test_the_example_of_the_formats_page_is_the_standard_box(tmp_path: Path) -> None:
    (text,) = (
        block
        for block in re.findall(r"```toml\n(.*?)```", FORMATS, re.DOTALL)
        if "ceres-components/1" in block
    )
    components = ceres.load_components(written(tmp_path, text))
    assert components == STANDARD
    game = ceres.Game.new(7, components=written(tmp_path, text))
    assert game.record() == ceres.Game.new(7).record()


def test_the_digest_is_that_of_the_formats_page() -> None:
    data = STANDARD.to_dict()
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    digest = "sha256:" + hashlib.sha256(text.encode("utf-8")).hexdigest()
    assert STANDARD.digest() == digest
    assert ceres.read_components(own_cards()).digest() != digest


def test_the_component_object_is_that_of_the_formats_page() -> None:
    """Three of its cards and its tiles stand there."""
    blocks = re.findall(r"```json\n(.*?)```", FORMATS, re.DOTALL)
    (shown,) = (json.loads(block) for block in blocks if '"ceres-components/1"' in block)
    data: Any = STANDARD.to_dict()
    assert [card for card in data["cards"] if card["id"] in ("c01", "c08", "c12")] == shown["cards"]
    assert (data["format"], data["tiles"]) == (shown["format"], shown["tiles"])
    assert list(data["tiles"]) == list(shown["tiles"])


def test_own_cards_change_the_game(tmp_path: Path) -> None:
    path = written(tmp_path, toml({**own_cards()}))
    components = ceres.load_components(path)
    standard, own = ceres.Game.new(7), ceres.Game.new(7, components=components)
    assert own.position.to_dict()["components"] == components.digest()
    assert own.position != standard.position
    number = {card.id: card.number for card in components.cards}
    flip = next(event for event in own.play("income") if event.type == "flip")
    assert flip.facts["number"] == number[flip.facts["flipped"]]
    assert flip.facts["card"] == flip.facts["row"][flip.facts["number"] - 1]
    flip_there = next(event for event in standard.play("income") if event.type == "flip")
    assert flip.facts["flipped"] == flip_there.facts["flipped"]
    assert flip.facts["number"] == 5 - flip_there.facts["number"]


def test_own_tiles_change_the_game(tmp_path: Path) -> None:
    data = own_tiles()
    del data["cards"]
    components = ceres.load_components(written(tmp_path, toml(data)))
    assert components.cards == STANDARD.cards
    position = ceres.Game.new(7, components=components).position
    start = position.to_dict()
    assert {*start["bag"], *start["ceres"]["gardens"].values()} == {"civic-any"}
    with pytest.raises(ceres.CorruptPosition):
        ceres.Position.from_dict(start)
    end = played(position, Random(1), 200)
    assert end.phase == "over"
    assert end.components == components
    assert ceres.Position.from_dict(end.to_dict(), components) == end
    other = ceres.Game.new(7).position.to_dict()
    other["components"] = components.digest()
    with pytest.raises(ceres.CorruptPosition, match="the box has only 0"):
        ceres.Position.from_dict(other, components)


@pytest.mark.parametrize("kind", [str, Path])
def test_a_path_may_be_given_to_a_new_game(tmp_path: Path, kind: Callable[[Path], Any]) -> None:
    path = written(tmp_path, toml(own_cards()))
    game = ceres.Game.new(7, components=kind(path))
    assert game.position.components == ceres.load_components(path)


def test_components_are_carried_through_the_game() -> None:
    components = ceres.read_components(own_cards())
    game = ceres.Game.new(7, "hard", True, components=components)
    rng = Random(3)
    while game.position.phase != "over":
        game.play(pick(game.position, rng))
        assert game.position.components == components
    seen = game.positions[5].observation()
    assert seen.sample(Random(1)).components == components
    assert ceres.Game.from_record(game.record()).positions == game.positions


def test_data_and_file_say_the_same(tmp_path: Path) -> None:
    for data in (own_cards(), own_tiles()):
        components = ceres.read_components(data)
        assert ceres.load_components(written(tmp_path, toml(data))) == components
        assert components.to_dict() == data
        assert hash(components) == hash(ceres.read_components(json.loads(json.dumps(data))))


def test_cards_may_stand_in_any_order(tmp_path: Path) -> None:
    data = own_cards()
    data["cards"].reverse()
    components = ceres.load_components(written(tmp_path, toml(data)))
    assert components == ceres.read_components(own_cards())


def test_monument_may_be_left_out() -> None:
    data = own_cards()
    for card in data["cards"]:
        if not card["monument"]:
            del card["monument"]
    assert ceres.read_components(data) == ceres.read_components(own_cards())
