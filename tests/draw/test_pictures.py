"""Whole pictures: well-formed, without words or references to elsewhere, the same every time."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given

import ceres
from ceres import draw
from ceres.components import BUILDINGS, MONUMENTS, STANDARD, TILES
from ceres.engine.state import PRICES
from ceres.game import Game
from ceres.text import catalogue
from fluent_files import message_ids
from pictures.guide import in_language, pictures
from pictures.scenes import OPENING, OPENING_SEED, scenes
from pictures.sheets import sheets
from strategies import examples, positions, walk

SVG = "{http://www.w3.org/2000/svg}"
EXAMPLES = Path(__file__).parents[1] / "examples"
NUMBER_OR_COORDINATE = re.compile(r"\d+|[A-G][1-7]?|I{1,3}|–")
THEMES = sorted(draw.THEMES)


def example(name: str) -> ceres.Position:
    return ceres.Position.from_json((EXAMPLES / f"{name}.json").read_text())


def check(picture: str, said: str = "") -> ET.Element:
    """It is well-formed, stands alone, and says nothing in words but what is `said`."""
    root = ET.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    used = {element.get("href") for element in root.iter(f"{SVG}use")}
    assert used == {f"#{id}" for id in ids}
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        *("svg", "defs", "g", "use", "path", "rect", "circle", "ellipse", "text"),
        *("title", "desc"),
    }
    assert picture.count("http") == 1  # the namespace
    assert "url(" not in picture
    assert "$" not in picture  # every colour is the theme's
    assert "nan" not in picture
    for text in root.iter(f"{SVG}text"):
        assert NUMBER_OR_COORDINATE.fullmatch(text.text or "") or (text.text or "") in said
    return root


@pytest.mark.parametrize("theme", THEMES)
def test_examples(theme: str) -> None:
    for path in sorted(EXAMPLES.glob("*.json")):
        position = ceres.Position.from_json(path.read_text())
        picture = draw.svg(position, theme=theme)
        check(picture)
        assert len(picture.encode()) < 150_000


@examples(60)
@given(positions())
def test_any_position(position: ceres.Position) -> None:
    picture = draw.svg(position)
    check(picture)
    check(draw.city_svg(position))
    seen = position.observation()
    assert draw.svg(seen) == picture


def test_small_enough_with_every_monument() -> None:
    data = example("late-with-monuments").to_dict()
    standing = {each["id"] for each in data["ceres"]["monuments"]}
    data["monuments"] = sorted({each.id for each in MONUMENTS} - standing)
    assert len(draw.svg(ceres.Position.from_dict(data)).encode()) < 150_000


@pytest.mark.slow
def test_whole_games() -> None:
    rng = Random(5)
    for seed, difficulty in enumerate(("normal", "hard", "challenge")):
        start = ceres.Game.new(seed=seed, difficulty=difficulty, monuments=True).position
        for position in walk(start, rng):
            picture = draw.svg(position, theme=rng.choice(THEMES))
            check(picture)
            assert len(picture.encode()) < 150_000


def test_sheets_and_single_drawings() -> None:
    for picture in sheets("mono").values():
        check(picture)
    for piece in (*BUILDINGS, *MONUMENTS):
        for turn in range(4):
            check(draw.piece_svg(piece.id, turn=turn, theme="dark"))
    for tile in TILES:
        check(draw.tile_svg(tile.id))
    for card in STANDARD.cards:
        check(draw.card_svg(card.id))


def test_words_are_the_callers() -> None:
    start = ceres.Game.new(seed=1).position
    root = check(draw.svg(start, title="A < B & C", desc="두 번째"))
    assert root.findtext(f"{SVG}title") == "A < B & C"
    assert root.findtext(f"{SVG}desc") == "두 번째"
    assert check(draw.svg(start)).find(f"{SVG}title") is None


def test_parts() -> None:
    start = example("late-with-monuments")
    for part in draw.PARTS:
        root = check(draw.svg(start, parts=[part]))
        panels = [each.get("data-panel") for each in root.iter() if each.get("data-panel")]
        assert panels == ([] if part == "city" else [part])
    for wrong in ([], ["sky"]):
        with pytest.raises(ValueError, match="parts are some of"):
            draw.svg(start, parts=wrong)
    with pytest.raises(ValueError, match="no such theme"):
        draw.svg(start, theme="sepia")


def test_width() -> None:
    root = check(draw.city_svg(example("over"), width=280))
    assert (root.get("width"), root.get("height")) == ("280", "280")
    assert root.get("viewBox") == "0 0 800 800"


def test_same_bytes_in_every_process() -> None:
    code = (
        "import ceres, hashlib; from ceres.draw import svg;"
        "game = ceres.Game.new(seed=3, monuments=True); game.play('income');"
        "print(hashlib.sha256(svg(game.position).encode()).hexdigest())"
    )
    digests = set()
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(done.stdout)
    assert len(digests) == 1


def test_a_picture_leaves_the_position_as_it_was() -> None:
    position = example("choice-of-a-garden-lot")
    before = position.to_json()
    draw.svg(position)
    assert position.to_json() == before


def test_quick_enough_for_every_move() -> None:
    position = example("late-with-monuments")
    times = []
    for _ in range(5):
        start = time.process_time()
        draw.svg(position)
        times.append(time.process_time() - start)
    assert min(times) < 0.02


# docs/how-to-play.md, and the same in other languages.

DOCS = Path(__file__).parents[2] / "docs"
PAGES = sorted({*DOCS.glob("how-to-play*.md")} - {*DOCS.glob("*-summary*.md")})
PICTURE = re.compile(r"\]\(pictures/([a-z-]+)(?:\.[a-z]{2})?\.svg\)")
ANCHOR = re.compile(r'<a id="([a-z-]+)"></a>')


def test_the_pictures_of_the_documents_are_those_of_the_program() -> None:
    """Else: python tools/draw_pictures.py guide docs/pictures."""
    made = pictures()
    assert made == {path.stem: path.read_text("utf-8") for path in DOCS.glob("pictures/*.svg")}
    for name, picture in made.items():
        check(picture, words_of(name))
        assert len(picture.encode()) < (100_000 if name == "table" else 70_000)


def words_of(name: str) -> str:
    """The messages in the flowchart, and the rules that it names."""
    picture, _, language = name.partition(".")
    words = catalogue(language or "en")
    ids = [id for id in message_ids("en") if id.startswith("guide-tile-")]
    said = "\n".join([*map(words.say, ids), "C6 P1 P2 P3 P4"])
    return said if picture == "placement" else ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_language_has_the_same_pictures_and_places(page: Path) -> None:
    text, english = page.read_text("utf-8"), (DOCS / "how-to-play.md").read_text("utf-8")
    assert PICTURE.findall(text) == PICTURE.findall(english)
    assert set(PICTURE.findall(text)) == {name.partition(".")[0] for name in pictures()}
    language = page.suffixes[0].strip(".") if len(page.suffixes) > 1 else "en"
    assert f"](pictures/{in_language('placement', catalogue(language))}.svg)" in text
    assert ANCHOR.findall(text) == ANCHOR.findall(english)
    assert set(re.findall(r"\]\(#([a-z-]+)\)", text)) <= set(ANCHOR.findall(text))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_language_has_its_summary_on_a_page_of_its_own(page: Path) -> None:
    summary = DOCS / page.name.replace("how-to-play", "how-to-play-summary")
    assert f"]({summary.name})" in page.read_text("utf-8")
    assert f"]({page.name})" in summary.read_text("utf-8")


def bold_figures(page: Path) -> dict[str, list[str]]:
    """The Lots and numbers in bold, sorted, by the picture or anchor that they stand behind."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in page.read_text("utf-8").splitlines():
        if line.startswith("#"):
            name = ""
        for begins in (PICTURE.search(line), ANCHOR.search(line)):
            name = begins[1] if begins else name
        found.setdefault(name, []).extend(re.findall(r"\*\*([A-G][1-7]|\d+)\*\*", line))
    return {name: sorted(figures) for name, figures in found.items()}


def engine_figures() -> dict[str, list[str]]:
    """What the engine makes of the same positions."""
    here = scenes()
    figures: dict[str, list[object]] = {}
    _, story = here["build-over"].play("build insula-l B2 B3 C2")
    (built,) = facts(story, "build")
    before = sum(people(each["id"]) for each in built["replaced"])
    figures["build-over"] = [*built["marked"], before, people("insula-l")]

    (flip,) = facts(income(here["claim"]), "flip")
    figures["flip"] = [flip["number"]]
    claims = [facts(income(here["claim"]), "claim")]
    claims += [facts(income(other(here["claim"], card)), "claim") for card in ("c08", "c10")]
    figures["claim"] = [claim["deed"] for (claim,) in claims]

    bribes = [here["bribe"], other(here["bribe"], difficulty="hard")]
    figures["bribe"] = [facts(income(bribe), "bribe")[0]["silver"] for bribe in bribes]
    for name in ("beside", "diagonal", "far"):
        figures[f"example-{name}"] = facts(income(here[name]), "sites")[0]["options"][0]

    figures["opening"] = opening_figures()
    start = here["choice"].score()["ceres"]["total"]
    without_tiles = other(here["choice"], tiles=False)
    figures["example-choice"], figures["example-empty-bag"] = [], []
    for (lot,) in facts(income(here["choice"]), "sites")[0]["options"]:
        planted = here["choice"].to_dict()
        planted["ceres"]["lots"].remove(lot)
        planted["ceres"]["gardens"][lot] = planted["bag"].pop(0)
        worth = ceres.Position.from_dict(planted).score()["ceres"]["total"] - start
        figures["example-choice"] += [lot, worth]
        _, story = without_tiles.play("income")[0].play(f"place {lot}")
        figures["example-empty-bag"].append(facts(story, "bag-empty")[0]["vp"])

    squares = here["squares"].score()["ceres"]["parks"]
    figures["squares"] = [18, squares - 18, squares]
    scored = here["scoring"].score()
    you, hers = scored["you"], scored["ceres"]
    figures["scoring"] = [scored["silver"], *(you[each] for each in you if each != "lots")]
    figures["scoring"] += hers.values()
    last = other(here["scoring"], era=3).score()
    figures["example-last-era"] = [*last["you"].values(), *last["ceres"].values()]
    hard = other(here["scoring"], difficulty="hard").score()["ceres"]
    challenge = other(here["scoring"], difficulty="challenge").score()["ceres"]
    figures["example-difficulty"] = [hard["total"], challenge["civic"], challenge["total"]]
    return {name: sorted(map(str, values)) for name, values in figures.items()}


def opening_figures() -> list[object]:
    """What the narration tells of the first three turns, and says in bold."""
    game, story = Game.new(seed=OPENING_SEED), list[ceres.Event]()
    for action in OPENING:
        story += game.play(action)
    assert game.position == scenes()["opening"]
    figures = [flip["number"] for flip in facts(story, "flip")]
    (bought,), (claimed,), (bribe,) = (facts(story, type) for type in ("buy", "claim", "bribe"))
    (offer,) = (each for each in game.position.to_dict()["market"] if each["silver"])
    slots = PRICES[game.position.to_dict()["market"].index(offer)]
    figures += [claimed["deed"], bought["price"], bribe["silver"], slots + offer["silver"]]
    figures += [sum(people(each["id"]) for each in game.position.to_dict()["you"]["buildings"])]
    return [*figures, sum(each["vp"] for each in facts(story, "no-room"))]


def people(id: str) -> int:
    return next(piece.population for piece in BUILDINGS if piece.id == id)


def income(position: ceres.Position) -> list[ceres.Event]:
    return position.play("income")[1]


def facts(story: list[ceres.Event], type: str) -> list[dict[str, Any]]:
    return [event.facts for event in story if event.type == type]


def other(
    position: ceres.Position, card: str = "", tiles: bool = True, **changes: object
) -> ceres.Position:
    """The position with this card in the second place of the row, or without tiles, or changed."""
    data = position.to_dict() | changes
    data["bag"] = data["bag"] if tiles else []
    row, deck = data["ceres"]["row"], data["ceres"]["deck"]
    if card in row:
        row[row.index(card)] = row[1]
    elif card:
        deck[deck.index(card)] = row[1]
    row[1] = card or row[1]
    return ceres.Position.from_dict(data)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_worked_examples_are_what_the_engine_plays(page: Path) -> None:
    found, expected = bold_figures(page), engine_figures()
    assert {name: found.get(name) for name in expected} == expected


def test_three_digits_stay_within_the_wreath() -> None:
    data = ceres.Game.new(seed=3).position.to_dict()
    data["you"]["vp"] = 188
    drawn = draw.svg(ceres.Position.from_dict(data))
    found = re.search(r'<text textLength="(\d+)"[^>]*>188</text>', drawn)
    assert found is not None
    # The leaves are 28 from the middle, 9 wide on the inner side, and drawn 1.22 times as large.
    assert int(found[1]) < 2 * (28 - 9) * 1.22


def test_a_caption_is_written_above_the_table() -> None:
    position = ceres.Game.new(seed=3).position
    drawn = draw.svg(position, caption=["Gardens & <Ceres>", "$red 90 to 80"])
    assert ">Gardens &amp; &lt;Ceres&gt;</text>" in drawn
    assert ">&#36;red 90 to 80</text>" in drawn
    heights = [int(re.search(r'height="(\d+)"', each)[1]) for each in (draw.svg(position), drawn)]  # type: ignore[index]
    assert heights[1] > heights[0] + 60
