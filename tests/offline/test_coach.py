"""The coach in the page: hints at the table, and the review of a finished game."""

import json
from random import Random

import pytest
from playwright.sync_api import expect

import ceres
from ceres import coach
from ceres.bots.workers import Workers
from ceres.coach import jobs
from ceres.coach.presenter import shown_review
from coach.late_games import late_start, played_from
from offline.hosting import Player
from strategies import pick

pytestmark = pytest.mark.slow


# Has a job done by the workers of the page.
JOB = """async ([job, parameters]) => {
    const { runJob, pool } = await import("./site/worker_pool.js");
    const found = await runJob(job, parameters);
    pool.terminate();
    return found;
}"""
PLAYOUTS = 1500


@pytest.mark.parametrize(
    "game",
    [
        played_from(ceres.Game.new(3, "challenge", monuments=True).position, "greedy"),
        played_from(late_start(4, left=10), "random"),
        played_from(late_start(left=16), "random", decisions=5),
    ],
    ids=["whole", "late", "unfinished"],
)
def test_a_review_in_the_page_is_the_librarys_figure_by_figure(
    player: Player, game: ceres.Game
) -> None:
    """And so are the advice on its last decision, and all that is said of both."""
    page, record = player.visit(), json.dumps(game.record())
    found = page.evaluate(JOB, ["review", {"record": record, "playouts": PLAYOUTS}])
    review = coach.review(game, PLAYOUTS)
    assert found["review"] == review.to_dict()
    assert found == json.loads(json.dumps(shown_review(review)))
    number = len(game.entries) - 1
    asked = {"record": record, "playouts": PLAYOUTS, "number": number}
    advice = Workers(1).carry_out(jobs.advise(game, PLAYOUTS, number=number))
    assert page.evaluate(JOB, ["advise", asked]) == json.loads(json.dumps(advice))


def late_game(left: int) -> ceres.Game:
    """Return a game with so many decisions left or a few more, which a playout soon ends."""
    game, rng = ceres.Game.new(seed=3), Random(3)
    while game.position.phase != "over":
        game.play(pick(game.position, rng))
    for _ in range(left):
        game.undo()
    while left and game.position.phase != "you":
        game.undo()
    return game


def vp(figure: str) -> float:
    """Read a figure of a review, without what follows it: how uncertain it is."""
    return float(figure.split(maxsplit=1)[0].replace("\N{MINUS SIGN}", "-"))


def test_a_hint_comes_in_steps_and_is_noted(player: Player) -> None:
    """And what Ceres may do next is shown without being one."""
    id = player.take(late_game(left=12).record())
    page = player.sit_down(id)
    page.keyboard.press("f")
    expect(page.locator('[data-mark="candidate"], .chance').first).to_be_visible()
    assert "x-hints" not in player.record(id)
    for step in ("where", "action", "why"):
        page.keyboard.press("h")
        if step == "why":
            page.keyboard.press("h")
        page.locator(f'[data-coach="{step}"]').wait_for()
    player.wait_until(lambda: player.record(id).get("x-hints") == 1)
    player.button("page-coach-take").click()
    expect(player.button("page-table-cancel")).to_be_visible()
    expect(player.button("page-coach-compare")).to_be_hidden()  # with itself


def test_a_review_is_made_and_kept(player: Player) -> None:
    game = late_game(left=0)
    result = game.position.result
    assert result is not None
    id = player.take(game.record())
    page = player.visit(f"/replay/{id}?at=0&panel=review")
    page.locator(".summary").wait_for()
    expect(page.get_by_text(player.say("page-coach-review-first"))).to_be_visible()
    figures = page.locator("table.figures .vp")
    lead = f"{result['you'] - result['ceres']:+.1f}".replace("-", "\N{MINUS SIGN}")
    expect(figures.last).to_have_text(lead)
    found = figures.all_inner_texts()
    par, deal, luck, decisions, end = map(vp, found)
    # Each is rounded.
    assert par + deal + luck + decisions == pytest.approx(end, abs=0.21)
    page = player.visit(f"/replay/{id}?at=0&panel=review")
    page.locator(".summary").wait_for()
    assert figures.all_inner_texts() == found
