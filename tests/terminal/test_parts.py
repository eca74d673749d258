"""The parts without a screen: the drawing of the city, the story, moving between places, texts."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.color import ColorSystem

import ceres
from ceres.event_reducer import apply_event
from ceres.saves import Saves
from ceres.terminal import settings as kept_settings
from ceres.terminal.city import SIZES, CityDrawing, Marks, lot_under, size_for
from ceres.terminal.lines import words_in
from ceres.terminal.palette import PALETTES, style
from ceres.terminal.places import Places
from ceres.terminal.session import Session
from ceres.terminal.table import Table
from ceres.terminal.words import Words
from ceres.text import languages
from terminal.driver import careless

VARIANTS = ("contested-population", "creeping-gardens", "wild-monuments")


def late(seed: int = 3) -> ceres.Position:
    """A position with much on the board."""
    game, dice = ceres.Game.new(seed, "hard", monuments=True), Random(seed)
    while game.position.era < 3:
        game.play(careless(game.position.actions(), dice))
    return game.position


def text_of(drawing: CityDrawing) -> list[str]:
    return [drawing.canvas.strip(y).text for y in range(drawing.canvas.height)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", SIZES)
def test_the_city_reads_without_colour(size: tuple[int, int], language: str) -> None:
    """Every Lot says what it is; buildings have no line within them."""
    words, table = Words(language), Table(late())
    drawing = CityDrawing(table, words, "dark", size)
    whole = "\n".join(text_of(drawing))
    assert whole.count("♣") == len(table.gardens)
    assert whole.count("◆") == len(table.data["you"]["lots"])
    for building in table.buildings:
        for lot in building.lots:
            assert drawing.fields[lot].group == drawing.fields[building.lots[0]].group
            assert drawing.fields[lot].says.strip("○").startswith(words.letter(building.piece.kind))
    assert {len(row) for row in text_of(drawing)} == {drawing.canvas.width} or language == "ko"
    assert [words.letter(kind) for kind in ("residential", "commercial", "civic")]


def test_letters_differ_in_every_language() -> None:
    for language in languages():
        words = Words(language)
        letters = [words.letter(kind) for kind in ("residential", "commercial", "civic")]
        assert len(set(letters)) == 3
        assert all(len(letter) == 1 for letter in letters)


def test_what_is_pointed_at_has_a_heavy_frame() -> None:
    table = Table(ceres.Game.new(seed=7).position)
    before = text_of(CityDrawing(table, Words("en"), "dark", (5, 2)))
    assert before[1].startswith("  ┌────┬")
    after = text_of(CityDrawing(table, Words("en"), "dark", (5, 2), Marks(cursor="A1")))
    assert after[1].startswith("  ┏━━━━┓")
    lit = text_of(CityDrawing(table, Words("en"), "dark", (5, 2), Marks(lit=frozenset({"A1"}))))
    assert " A1 " in lit[2]


@pytest.mark.parametrize("size", SIZES)
def test_every_lot_is_found_under_the_mouse(size: tuple[int, int]) -> None:
    wide, high = size
    for column in range(7):
        for row in range(7):
            lot = "ABCDEFG"[column] + str(row + 1)
            assert lot_under(size, 2 + column * wide + 1, 1 + row * high + 1) == lot
    assert size_for(10, 10) == SIZES[-1]


@pytest.mark.parametrize("ground", PALETTES)
@pytest.mark.parametrize("role", ["residential", "commercial", "civic", "garden", "point", "you"])
def test_colours_stay_apart_in_16_colours(ground: str, role: str) -> None:
    """A text does not vanish where a terminal has 16 colours only."""
    made = style(ground, role)
    assert made.color is not None
    assert made.bgcolor is not None
    fore = made.color.downgrade(ColorSystem.STANDARD)
    assert fore != made.bgcolor.downgrade(ColorSystem.STANDARD)


@pytest.mark.parametrize("seed", range(6))
def test_the_story_leads_to_the_position(seed: int) -> None:
    """What the board shows while a turn is told ends as the engine says."""
    game = ceres.Game.new(
        seed, ("normal", "hard", "challenge")[seed % 3], seed % 2 == 1, VARIANTS if seed > 2 else ()
    )
    dice = Random(seed)
    while game.position.phase != "over":
        data = game.position.to_dict()
        for event in game.play(careless(game.position.actions(), dice)):
            data = apply_event(event, data)
        after = game.position.to_dict()
        for key in ("you", "market", "piles", "bag", "monuments"):
            assert data[key] == after[key], key
        for key in ("vp", "lots", "gardens", "monuments", "deeds"):
            assert data["ceres"][key] == after["ceres"][key], key


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000), st.lists(st.sampled_from("lrudt+-"), max_size=30))
def test_moving_stays_among_the_places(seed: int, keys: list[str]) -> None:
    position = ceres.Game.new(seed).position
    places = Places([each for each in position.actions() if str(each).startswith("build")])
    moves = {"l": (-1, 0), "r": (1, 0), "u": (0, -1), "d": (0, 1)}
    for key in keys:
        if key in moves:
            places.move(*moves[key])
        elif key == "t":
            places.turn()
        else:
            places.step(1 if key == "+" else -1)
        assert 0 <= places.index < len(places.actions)
    for lot in places.all_lots:
        assert places.point(lot)
        assert lot in places.lots


@given(st.text(max_size=60), st.integers(5, 40))
def test_lines_keep_every_word(text: str, width: int) -> None:
    assert " ".join(words_in(text, width)).split() == text.split()


def test_a_preview_hides_what_ceres_will_do(saves: Saves) -> None:
    """The figures after an action are those before Ceres' turn; the game stands as it did."""
    session = Session.begin(saves, ceres.Game.new(seed=7))
    before = session.position.to_json()
    table = Table(session.position)
    for action in session.position.actions():
        after = table.after(action)[0]
        assert after.her_vp == table.measures.her_vp
    assert session.position.to_json() == before


def test_broken_settings_are_as_nobody_had_set_them(saves: Saves) -> None:
    assert saves.list() == ()
    path = kept_settings._path()
    for text in ("[]", "{", json.dumps({"pace": "warp", "ground": 3})):
        path.write_text(text, "utf-8")
        assert kept_settings.load_settings() == kept_settings.Settings()
