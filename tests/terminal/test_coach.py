"""The coach at the table of the terminal: hints, comparisons, forecasts, warnings, reviews."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

import pytest
from textual.worker import WorkerCancelled

import ceres
from ceres.actions import Action
from ceres.coach import Advice, forecast, jobs, review
from ceres.coach.accounts import Fact
from ceres.coach.estimates import Estimate
from ceres.coach.marks import Gain
from ceres.coach.presenter import action_name, shown_advice, shown_review
from ceres.coach.types import ShownAdvice
from ceres.saves import Saves
from ceres.service import Table
from ceres.service.types.base import Message
from ceres.terminal import coach, review_screen
from ceres.terminal.app import CeresApp
from ceres.terminal.background import WorkerPool
from ceres.terminal.dialogs import ResultScreen, WarningScreen
from ceres.terminal.input_state import BuyDeed, Choose, Look, PutPiece, TakeIncome
from ceres.terminal.lines import percent
from ceres.terminal.review_screen import ReviewScreen
from ceres.terminal.settings import Settings
from ceres.terminal.trainer_screen import TrainerScreen
from ceres.terminal.words import Words
from ceres.text import catalogue, say_message
from coach.late_games import late_start, played_from
from terminal.driver import LARGE, SMALL, Player, lines, run
from terminal.test_at_the_table import at_a_choice


@pytest.fixture(scope="module")
def pool() -> WorkerPool:
    """Start processes once for all tests."""
    return WorkerPool()


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch, pool: WorkerPool) -> None:
    """Think as little as makes sense."""
    monkeypatch.setattr(CeresApp, "pool", pool)
    monkeypatch.setattr(coach, "PLAYOUTS", 80)
    monkeypatch.setattr(review_screen, "PLAYOUTS", 400)


async def thought(player: Player) -> None:
    """Wait until nobody thinks any more; what was stopped is not waited for."""
    while player.app.workers:
        with suppress(WorkerCancelled):
            await player.app.workers.wait_for_complete()
    await player.press()


def hints(player: Player) -> object:
    """Return how many hints the record has."""
    return player.app.saves.load(player.table.session.id).extras.get("x-hints", 0)


def seen_lines(player: Player) -> str:
    """Return the panel of the coach as one line."""
    return " ".join(lines(player, "coach").split())


def words(message: Message) -> str:
    return " ".join(say_message(message, catalogue("en")).split())


def late_game() -> ceres.Game:
    """A game that soon ends, so that thinking does not take long."""
    return ceres.Game(late_start(left=6))


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_hint_comes_in_steps(saves: Saves, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        await player.press("h")
        await thought(player)
        best, found = player.table.coach.best, player.table.coach.advice.found
        assert best is not None
        assert found is not None
        assert "Think about" in player.seen()
        assert words(found["best"]) not in seen_lines(player)
        await player.press("h")
        assert words(found["best"]) in seen_lines(player)
        assert words(found["outlook"]) in seen_lines(player)
        await player.press("h")
        why = found["why"]
        assert why is None or words(why) in seen_lines(player)
        assert "Lead" not in player.seen()
        await player.press("h", "h")
        assert "Lead" in lines(player, "coach")
        assert hints(player) == 1
        await player.press("enter")
        assert isinstance(player.table.input.mode, TakeIncome | BuyDeed | PutPiece)
        assert player.table.input.action() == best["figures"]["action"]
        await player.press("enter")
        assert player.table.session.turns[0]["action"] == best["figures"]["action"]
        assert player.table.coach.best is None

    run(saves, script, size, game=late_game())


def test_the_hint_is_shown_on_the_board(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.press("h")
        await thought(player)
        board = player.table.board()
        assert len(board.options) >= 16
        await player.press("h")
        best = player.table.coach.best
        assert best is not None
        lots = {*player.table.board().lit, *player.table.board().site}
        assert lots == {
            each for each in best["figures"]["action"].split(" ") if each[-1:].isdigit()
        }
        assert isinstance(player.table.input.mode, Look)
        await player.press("escape")
        assert player.table.panel == "tray"
        assert not player.table.board().lit

    run(saves, script, game=ceres.Game.new(seed=3))


def test_a_choice_for_ceres_has_hints(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.press("h")
        await thought(player)
        await player.press("h")
        best = player.table.coach.best
        assert best is not None
        assert isinstance(player.table.input.mode, Choose)
        assert player.table.input.action() == best["figures"]["action"]

    run(saves, script, game=at_a_choice())


def test_a_strict_game_has_no_hints(saves: Saves) -> None:
    async def script(player: Player) -> None:
        for key in ("h", "f"):
            await player.press(key)
            assert "There are no hints in a strict game." in player.said()
        assert "Hint" not in player.seen()
        assert not player.app.workers
        assert hints(player) == 0

    run(saves, script, game=Table.new(7, strict=True).game)


def test_thinking_goes_on_beside_the_keys_and_can_be_stopped(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "PLAYOUTS", 100_000)

    async def script(player: Player) -> None:
        await player.press("h")
        assert player.table.coach.advice.going
        await player.press("d", "right")
        assert player.table.input.mode == BuyDeed(1)
        await player.press("full_stop")
        assert not player.table.coach.advice.going
        assert "Thinking" not in player.seen()
        await player.press("h", "i", "enter")
        assert player.table.session.turns[0]["action"] == "income"
        assert not player.table.coach.advice.going

    run(saves, script, game=ceres.Game.new(seed=7))


def test_the_action_in_hand_is_compared_with_the_best(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.press("i", "c")
        await thought(player)
        judged = player.table.coach.judgement("income")
        assert judged is not None
        assert isinstance(player.table.input.mode, TakeIncome)
        is_best = judged is player.table.coach.best
        assert words(judged["compared"]) in seen_lines(player)
        assert ("is the best action" in seen_lines(player)) == is_best
        assert hints(player) == 1

    run(saves, script, game=ceres.Game.new(seed=7))


def test_what_ceres_may_do_is_on_the_board_and_on_her_cards(saves: Saves) -> None:
    game = ceres.Game.new(seed=7)
    found = forecast(game.position.observation())
    deed = next(each for each in found if each["deed"])
    chance = f"{round(100 * deed['chance'][0] / deed['chance'][1])}%"

    async def script(player: Player) -> None:
        await player.press("f")
        await thought(player)
        assert player.table.board().chances[deed["deed"]] == chance
        assert f"{chance} claims {deed['deed']}" in player.said()
        assert f"{chance}\n" in lines(player, "ceres")
        await player.press("i")
        await thought(player)
        assert "after “Income”" in " ".join(lines(player, "coach").split())
        await player.press("escape", "f")
        assert not player.table.board().chances
        assert hints(player) == 0

    run(saves, script, LARGE, game=game)


def test_a_warning_before_a_blunder(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    def alarming(
        found: Advice,
        seen: ceres.Observation,
        advised: Collection[str],
        facts: Mapping[Action, Sequence[Fact]],
    ) -> ShownAdvice:
        shown = shown_advice(found, seen, advised, facts)
        for option in shown["options"]:
            option["alarming"] = True
        return shown

    monkeypatch.setattr(jobs, "shown_advice", alarming)

    async def script(player: Player) -> None:
        monkeypatch.setattr(player.app, "later", lambda *_: None)
        turns = player.table.session.turns
        await player.press("i", "enter")
        await thought(player)
        assert isinstance(player.app.screen, WarningScreen)
        assert "Are you sure?" in player.seen()
        await player.press("h")
        assert player.table.coach.shows("action")
        assert not turns
        assert hints(player) == 2  # the warning, and the hint after it
        await player.press("i", "enter")
        await player.press("p")
        assert turns[0]["action"] == "income"

    settings = Settings(pace="at-once", warnings="on")
    run(saves, script, settings=settings, game=late_game())


def test_no_warning_without_a_blunder_and_nobody_waits_for_long(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Gain, "is_alarming", lambda _: False)
    monkeypatch.setattr(coach, "PLAYOUTS", 100_000)
    late: list[Callable[[], Awaitable[None]]] = []

    async def script(player: Player) -> None:
        monkeypatch.setattr(player.app, "later", lambda _, callback: late.append(callback))
        turns = player.table.session.turns
        await player.press("i", "enter")
        assert "Thinking" in player.seen()
        assert not turns
        monkeypatch.setattr(coach, "PLAYOUTS", 80)
        await late[-1]()
        assert len(turns) == 1
        await player.press("i", "enter")
        await thought(player)
        assert len(turns) == 2
        assert hints(player) == 0

    settings = Settings(pace="at-once", warnings="on")
    run(saves, script, settings=settings, game=ceres.Game.new(seed=7))


def test_a_finished_game_is_reviewed(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.press("enter")
        assert isinstance(player.app.screen, ResultScreen)
        await player.press("v")
        assert isinstance(player.app.screen, ReviewScreen)
        await thought(player)
        found = player.table.session.review
        assert found is not None
        assert found["review"]["playouts"] == review_screen.PLAYOUTS
        shown = lines(player, "body")
        assert f"by {abs(found['review']['result'] or 0)} VP." in shown
        assert "Your decisions" in shown
        assert "100%┼" in shown
        assert "Expected lead in VP" in shown
        for entry in found["decisions"]:
            number, name = entry["number"] + 1, Words("en").message(entry["played"]["name"])
            lead = Words("en").catalogue.figure("signed", entry["lead"])
            figures = f"{percent(entry['win'])} {lead}"
            assert f"{number} {name} {figures}" in " ".join(shown.split())
        await player.press("enter", "v")
        assert player.table.session.review is found
        assert not player.app.workers

    run(saves, script, game=played_from(late_start(left=4), "greedy"))


async def answer(player: Player, action: Action) -> None:
    """Answer the trainer's question, once it has thought about it."""
    await thought(player)
    screen = player.app.screen
    assert isinstance(screen, TrainerScreen)
    number = [each["shown"]["action"] for each in screen.trainer.choices].index(str(action))
    await player.press(*["down"] * (number - screen.trainer.cursor), "enter")


def test_decisions_of_a_review_are_tried_again(saves: Saves) -> None:
    game = played_from(late_start(left=4), "greedy")
    found = review(game, playouts=40)
    entry = next(each for each in found.entries if each.counts)
    actions = game.positions[entry.number].actions()
    best = next(each for each in actions if each != entry.action)
    cost = Estimate(9.0, 0.5, 40)
    mistake = replace(entry, best=best, mark="mistake", regret=cost)
    better = f"Better: {Words('en').message(action_name(best))}"

    async def script(player: Player) -> None:
        player.table.session.review = shown_review(replace(found, entries=[mistake, mistake]))
        await player.press("v", "t")
        await answer(player, entry.action)
        assert "1 of 2" in player.seen()
        assert "Not quite" in player.seen()
        assert better not in player.said()
        await player.press("a")
        assert better in player.said()
        await player.press("enter")
        assert better not in player.said()
        await answer(player, best)
        assert "You found it!" in player.seen()
        assert "It cost 9.0" in " ".join(lines(player, "question").split())
        assert better not in " ".join(lines(player, "question").split())
        await player.press("enter")
        assert "That’s all for now" in player.seen()
        await player.press("enter")
        assert isinstance(player.app.screen, ReviewScreen)

    run(saves, script, game=game)
