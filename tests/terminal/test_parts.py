"""The parts without a screen: the drawing of the city, moving between sites, texts."""

import json
import subprocess
import sys
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.color import ColorSystem

import ceres
from ceres.saves import Saves
from ceres.service import Table
from ceres.service.types.game import Tabletop
from ceres.terminal import settings as saved_settings
from ceres.terminal.city import SIZES, CityDrawing, Marks, lot_under, size_for
from ceres.terminal.lines import words_in
from ceres.terminal.palette import PALETTES, style
from ceres.terminal.pieces import built_pieces
from ceres.terminal.session import Session
from ceres.terminal.sites import Sites
from ceres.terminal.words import Words
from ceres.text import languages
from service.at_tables import plain
from terminal.driver import careless


def late(seed: int = 3) -> Tabletop:
    """A table with much on the board."""
    table, dice = Table.new(seed, "hard", monuments=True), Random(seed)
    while table.position.era < 3:
        table.play(careless(table.position.actions(), dice))
    shown: Tabletop = table.view()["table"]
    return shown


def text_of(drawing: CityDrawing) -> list[str]:
    return [drawing.canvas.strip(y).text for y in range(drawing.canvas.height)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", SIZES)
def test_the_city_reads_without_colour(size: tuple[int, int], language: str) -> None:
    """Every Lot says what it is; buildings have no line within them."""
    words, table = Words(language), late()
    drawing = CityDrawing(table, words, "dark", size)
    whole = "\n".join(text_of(drawing))
    assert whole.count("♣") == len(table["ceres"]["gardens"])
    assert whole.count("◆") == len(table["you"]["lots"])
    for building in built_pieces(table):
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
    table = plain(Table.new(seed=7).view())["table"]
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


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000), st.lists(st.sampled_from("lrudt+-"), max_size=30))
def test_moving_stays_among_the_sites(seed: int, keys: list[str]) -> None:
    builds = Table.new(seed).view()["can"]["builds"]
    sites = Sites("build domus", builds["domus"]["places"] + builds["domus-maxima"]["places"])
    moves = {"l": (-1, 0), "r": (1, 0), "u": (0, -1), "d": (0, 1)}
    for key in keys:
        if key in moves:
            sites.move(*moves[key])
        elif key == "t":
            sites.turn()
        else:
            sites.step(1 if key == "+" else -1)
        assert 0 <= sites.index < len(sites.all)
    for lot in sites.all_lots:
        assert sites.point(lot)
        assert lot in sites.lots


@given(st.text(max_size=60), st.integers(5, 40))
def test_lines_keep_every_word(text: str, width: int) -> None:
    assert " ".join(words_in(text, width)).split() == text.split()


def test_a_preview_changes_nothing(saves: Saves) -> None:
    """The figures after an action are those before Ceres' turn; the game stands as it did."""
    id = saves.create(ceres.Game.new(seed=7))
    session, before = Session(saves, id), saves.export(id)
    for action in saves.load(id).position.actions():
        shown = session.preview(str(action))
        assert shown["legal"]
        assert "her_vp" not in shown["changes"]
    assert saves.export(id) == before


def test_broken_settings_are_as_nobody_had_set_them(saves: Saves) -> None:
    assert saves.list() == ()
    path = saved_settings._path()
    for text in ("[]", "{", json.dumps({"pace": "warp", "ground": 3})):
        path.write_text(text, "utf-8")
        assert saved_settings.load_settings() == saved_settings.Settings()


def test_the_first_screen_does_without_the_service() -> None:
    """It is there sooner; the first game loads the rest."""
    code = "import sys, ceres.terminal.app; sys.exit('ceres.service' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
