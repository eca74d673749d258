"""`ceres hint`, `ceres forecast` and `ceres review`."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ceres import coach
from ceres.bots.workers import Workers
from ceres.coach.estimates import EXACT_ZERO, Estimate
from ceres.coach.knowledge import Knowledge
from ceres.coach.marks import Gain
from ceres.coach.presenter import shown_advice
from ceres.coach.reasons import Reason
from ceres.coach.report import review_page
from ceres.coach.settling import settled_plan
from ceres.commands.cli import app
from ceres.commands.coach import advice_text
from ceres.text import catalogue, languages
from coach.late_games import late_start, played_from

FEW = ("--playouts", "60", "--workers", "1")


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position.json"
    path.write_text(late_start().to_json(), "utf-8")
    return str(path)


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(played_from(late_start(), "greedy").record()), "utf-8")
    return str(path)


def run(*arguments: str, piped: str | None = None) -> str:
    result = CliRunner().invoke(app, arguments, input=piped)
    assert result.exit_code == 0, result.output
    return result.stdout


def complaint(*arguments: str) -> str:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    return result.stderr


def test_json_is_what_the_library_says(position: str, record: str) -> None:
    seen = late_start().observation()
    assert json.loads(run("hint", position, *FEW, "--json")) == coach.advise(seen, 60).to_dict()
    piped = run("forecast", "-", "--json", piped=late_start().to_json())
    assert json.loads(piped) == coach.forecast(seen)
    game = played_from(late_start(), "greedy")
    found = json.loads(run("review", record, *FEW, "--json"))
    assert found == coach.review(game, 60).to_dict()


@pytest.mark.parametrize("lang", languages())
def test_people_read_it_in_their_language(lang: str, position: str, record: str) -> None:
    words = catalogue(lang)
    hint = run("hint", position, *FEW, "--lang", lang)
    assert words.say("coach-column-behind") in hint
    assert words.say("coach-unsure") in hint
    assert words.say("coach-column-chance") in run("forecast", position, "--lang", lang)
    told = run("review", record, *FEW, "--lang", lang)
    assert words.say("coach-part-decisions") in told


def test_reasons_are_given_against_an_action_that_is_clearly_worse() -> None:
    best, second, *_ = coach.advise(late_start().observation(), 60).options
    even = Gain(Estimate(0.2, 0.3, 60), EXACT_ZERO, (0.5, 0.5))
    worse = Gain(Estimate(8.0, 0.4, 60), EXACT_ZERO, (0.5, 0.5))
    reasons = [Reason("you", "civic", 3, -2.0)]

    def said(*losses: Gain) -> str:
        others = [replace(second, loss=loss, reasons=reasons) for loss in losses]
        seen = late_start().observation()
        shown = shown_advice(coach.Advice(60, [best, *others]), seen)
        return advice_text(shown, catalogue("en"))

    assert "about equally good" in said(even)
    assert "about equally good" not in said(worse)
    assert "many small things" in said(worse)
    assert "many small things" not in said(even)


def test_a_hint_thinks_until_it_is_settled_unless_it_is_told_how_long(position: str) -> None:
    settled = Workers(1).carry_out(settled_plan(Knowledge(late_start().observation())))
    assert json.loads(run("hint", position, "--workers", "1", "--json")) == settled.to_dict()


def test_a_report_needs_nothing_else_and_is_not_overwritten(record: str, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    assert str(page) in run("review", record, *FEW, "-o", str(page))
    text = page.read_text("utf-8")
    assert "<svg" in text
    assert "http:" not in text.replace("http://www.w3.org/", "")
    assert "already exists" in complaint("review", record, *FEW, "-o", str(page))


@pytest.mark.parametrize("lang", languages())
def test_reports_are_whole_in_every_language(lang: str) -> None:
    game = played_from(late_start(), "random")
    review = coach.review(game, 60)
    page = review_page(game, review, catalogue(lang))
    assert f'<html lang="{lang}">' in page
    assert page.count("<tr>") > len(game.entries)


def test_bad_input_is_explained(position: str, tmp_path: Path) -> None:
    assert "too small" in complaint("hint", position, "--playouts", "0")
    assert "buy A9" in complaint("forecast", position, "--after", "buy A9")
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    assert complaint("review", str(broken))
