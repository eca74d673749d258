"""Puzzles: every answer is what the rules and the proof say, and there is no other."""

import gzip
import json
from collections import Counter
from itertools import chain
from pathlib import Path
from statistics import mean

import pytest
from typer.testing import CliRunner, Result

from ceres.coach.presenter import shown_puzzle
from ceres.coach.puzzles import Book, Puzzle, read_book, shipped_book
from ceres.coach.puzzles.book import FORMAT, KINDS, InvalidPuzzles
from ceres.coach.puzzles.making import make_book, wrong_answers
from ceres.commands.cli import app
from ceres.errors import InvalidOption
from ceres.text import catalogue, languages, say_message
from naive import her
from naive.box import CARDS

BOOK = shipped_book()
RULES = [each for each in BOOK.puzzles if each.data["kind"] in {"deed", "tile"}]
ENDINGS = [each for each in BOOK.puzzles if each not in RULES]
# One of each kind, and so quick to look at again.
FEW = Book([next(each for each in BOOK.puzzles if each.data["kind"] == kind) for kind in KINDS])


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep what is saved of answers in a folder of our own."""
    monkeypatch.setenv("CERES_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def run(*arguments: str, given: str = "") -> Result:
    return CliRunner().invoke(app, arguments, input=given, catch_exceptions=False)


@pytest.fixture
def few(tmp_path: Path) -> str:
    path = tmp_path / "few.json.gz"
    path.write_bytes(FEW.to_bytes())
    return str(path)


def changed(puzzle: Puzzle, **keys: object) -> Book:
    return read_book(Book([Puzzle({**puzzle.data, **keys})]).to_bytes())  # type: ignore[typeddict-item]


def test_the_book_that_is_shipped_is_small_and_has_some_of_each_kind() -> None:
    assert len(BOOK.to_bytes()) <= 300_000
    assert len(BOOK.puzzles) >= 300
    assert len({each.id for each in BOOK.puzzles}) == len(BOOK.puzzles)
    assert read_book(BOOK.to_bytes()) == BOOK
    counts = Counter(each.data["kind"] for each in BOOK.puzzles)
    assert all(counts[kind] >= 30 for kind in KINDS)


def test_answers_are_among_the_choices_and_not_all_of_them() -> None:
    for each in BOOK.puzzles:
        choices = [choice["answer"] for choice in each.data["choices"]]
        assert set(each.data["answers"]) < set(choices)
        assert choices == sorted(choices)


def test_the_rule_puzzles_are_right() -> None:
    assert [each.id for each in RULES if wrong_answers(each) is not None] == []


def test_the_naive_model_gives_the_same_answers_to_the_rule_puzzles() -> None:
    for each in RULES:
        position, card = each.data["position"], each.data["card"]
        if card is None:
            found = [*chain.from_iterable(her.garden_sites(position))]
        else:
            place = her.wanted(position, CARDS[card])
            found = [] if place is None else [position["market"][place]["deed"]]
        assert sorted(found) == each.data["answers"]


@pytest.mark.parametrize("kind", ["best", "win", "only"])
def test_an_ending_is_proved_again(kind: str) -> None:
    late = min(
        (each for each in ENDINGS if each.data["kind"] == kind),
        key=lambda each: (each.position.phase == "you", len(each.position.actions())),
    )
    assert wrong_answers(late) is None


@pytest.mark.slow
def test_all_endings_are_proved_again() -> None:
    assert [each.id for each in ENDINGS if wrong_answers(each) is not None] == []


def test_bots_find_the_harder_ones_less_often() -> None:
    rates = [
        mean(mean(each.data["found"].values()) for each in BOOK.puzzles if each.data["grade"] == n)
        for n in range(1, 6)
        if any(each.data["grade"] == n for each in BOOK.puzzles)
    ]
    assert len(rates) > 3
    assert rates == sorted(rates, reverse=True)


def test_a_wrong_answer_is_noticed_and_so_is_another_position(tmp_path: Path) -> None:
    for puzzle in (RULES[0], RULES[-1]):
        wrong = [
            choice["answer"]
            for choice in puzzle.data["choices"]
            if choice["answer"] not in puzzle.data["answers"]
        ]
        [other] = changed(puzzle, answers=wrong[:1]).puzzles
        assert wrong_answers(other) == puzzle.data["answers"]
        assert wrong_answers(changed(puzzle, id="0" * 8).puzzles[0]) == puzzle.data["answers"]
        assert wrong_answers(changed(puzzle, position={}).puzzles[0]) == []
        path = tmp_path / "wrong.json.gz"
        path.write_bytes(Book([other]).to_bytes())
        result = run("puzzles", "check", "--book", str(path))
        assert result.exit_code == 2
        assert result.stderr.startswith(f"{puzzle.id}: the right answers are ")


def test_what_is_no_book_is_refused(tmp_path: Path) -> None:
    whole = gzip.decompress(FEW.to_bytes())
    for content in (b"\x1f\x8b garbage", b"\xff\xfe", b"{}", whole.replace(b"/1", b"/9", 1)):
        with pytest.raises(InvalidPuzzles, match="this is not a puzzle book"):
            read_book(content)
    with pytest.raises(InvalidPuzzles, match=r"puzzles\[0\].grade"):
        read_book(json.dumps({"format": FORMAT, "rules": "", "puzzles": [{"grade": 9}]}).encode())
    assert read_book(whole) == FEW
    result = run("puzzles", "show", "--book", str(tmp_path / "none"))
    assert result.exit_code == 2
    with pytest.raises(InvalidOption, match="there is no puzzle nothing in this book"):
        BOOK.puzzle("nothing")


@pytest.mark.parametrize("language", languages())
def test_every_kind_is_said_in_every_language(language: str) -> None:
    words = catalogue(language)
    for each in FEW.puzzles:
        shown = shown_puzzle(each)
        said = [shown["title"], shown["question"], shown["why"]]
        said += [
            message
            for choice in shown["choices"]
            for message in (choice["said"], choice["shown"]["name"])
        ]
        assert all(say_message(message, words) for message in said)


def test_a_puzzle_says_what_wrong_answers_cost() -> None:
    best = shown_puzzle(FEW.puzzles[0])
    for choice in best["choices"]:
        assert choice["good"] == (choice["shown"] in best["answers"])
        assert (choice["cost"] == 0) == choice["good"]


def number_of(puzzle: Puzzle, right: bool) -> int:
    """Return the number of the first answer that is right, or of one that is not."""
    answers = [each["answer"] in puzzle.data["answers"] for each in puzzle.data["choices"]]
    return answers.index(right) + 1


def test_puzzles_are_solved_line_by_line(few: str) -> None:
    tile = FEW.puzzles[KINDS.index("tile")]
    right, wrong = number_of(tile, True), number_of(tile, False)
    result = run("puzzle", tile.id, "--book", few, given=f"x\n0\n{wrong}\n{right}\n")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert f"Puzzle {tile.id} · difficulty {tile.data['grade']} of 5" in lines
    assert sum("Type a number from 1" in line for line in lines) == 2
    assert any(line.endswith("Look again.") for line in lines)
    assert any(line.endswith("That’s right!") for line in lines)
    assert "Your rating: 11" in result.stdout
    assert run("puzzle", "--kind", "deed", "--book", few, given="q\n").exit_code == 0
    assert run("puzzle", "--kind", "poem", "--book", few).exit_code == 2
    assert "--theme: " in run("puzzle", "--theme", "poem", "--book", few).stderr
    none = run("puzzle", "--kind", "tile", "--theme", "bribes", "--book", few)
    assert (none.exit_code, "no puzzle of this kind and theme" in none.stderr) == (2, True)


def test_the_first_answer_counts_and_is_kept(few: str, own_home: Path) -> None:
    for puzzle, right in zip(FEW.puzzles, (True, True, False), strict=False):
        given = f"{number_of(puzzle, right)}\n{number_of(puzzle, True)}\n"
        run("puzzle", puzzle.id, "--book", few, given=given)
    kept = json.loads((own_home / "practice.json").read_text())
    assert (kept["answers"], kept["streak"], kept["longest"]) == (3, 0, 2)
    assert [seen["due"] is None for seen in kept["puzzles"].values()] == [True, True, False]
    (own_home / "practice.json").write_text("[]")
    broken = run("puzzle", "--today", "--book", few)
    assert (broken.exit_code, "practice.json" in broken.stderr) == (2, True)
    assert (own_home / "practice.json").read_text() == "[]"


def test_the_book_is_counted_shown_and_checked(few: str) -> None:
    counts = json.loads(run("puzzles", "show", "--json", "--book", few).stdout)
    assert {kind: sum(each.values()) for kind, each in counts.items()} == dict.fromkeys(KINDS, 1)
    assert "Win for certain" in run("puzzles", "show", "--book", few).stdout
    shown = run("puzzles", "show", FEW.puzzles[0].id, "--book", few).stdout
    assert "Proved: " in shown
    assert f"/puzzles/{FEW.puzzles[0].id}" in shown
    written = json.loads(run("puzzles", "show", FEW.puzzles[0].id, "--json").stdout)
    assert written == FEW.puzzles[0].data


def test_every_day_has_a_puzzle_of_its_own(few: str) -> None:
    days = [BOOK.of_day(day).id for day in range(len(BOOK.puzzles))]
    assert days[0] != days[1]
    assert len({*days}) == len(BOOK.puzzles)
    assert run("puzzle", "--today", "--book", few, given="q\n").stdout.startswith("Puzzle ")


@pytest.mark.slow
def test_a_book_is_made_the_same_again(tmp_path: Path) -> None:
    one, other = (make_book(2, 5, lambda: None) for _ in range(2))
    assert one.to_bytes() == other.to_bytes()
    assert one.puzzles
    assert [each.id for each in one.puzzles if wrong_answers(each) is not None] == []
    path = tmp_path / "book.json.gz"
    result = run("puzzles", "make", str(path), "--games", "2", "--seed", "5")
    assert f"{len(one.puzzles)} puzzles are in" in result.stdout
    assert path.read_bytes() == one.to_bytes()
    assert run("puzzles", "make", str(path), "--games", "2").exit_code == 2
