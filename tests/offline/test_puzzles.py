"""Puzzles without a server: the page's own Python asks, and knows what is right."""

import pytest
from playwright.sync_api import expect

from ceres.coach.puzzles import shipped_book
from offline.hosting import Host, Player

pytestmark = pytest.mark.slow


def test_a_puzzle_is_answered_without_a_network(player: Player, host: Host) -> None:
    puzzle = next(each for each in shipped_book().puzzles if each.data["kind"] == "tile")
    player.visit()
    player.keep_offline()
    host.kill()
    player.visit(f"/puzzles/{puzzle.id}")
    player.button("page-coach-try-answer").wait_for()
    player.lot(puzzle.data["answers"][0]).click()
    player.button("page-puzzle-answer").click()
    note = player.page.locator("section.guide")
    expect(note).to_contain_text(player.say("puzzle-right"))
    expect(player.button("page-coach-try-next")).to_be_focused()
