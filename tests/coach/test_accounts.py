"""Every reason of a hint is true of games played in the same worlds, as their events tell them."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import ceres
from ceres import Game, Position
from ceres.bots import make_bot
from ceres.bots.workers import Workers
from ceres.coach import accounts, jobs
from ceres.coach.knowledge import knowledge_of
from ceres.coach.playouts import world_seed
from ceres.coach.policy import REFERENCE
from ceres.engine.dice import Dice
from ceres.events import BagEmpty, FailedClaim, NoRoom, Scoring, WhenBuilt
from coach.late_games import late_start, played_from

_FEW = 300


def told(game: Game, number: int) -> tuple[str, str, list[dict[str, Any]]] | None:
    """Return the two actions that a hint compares, and its reasons."""
    shown = Workers(1).carry_out(jobs.advise(game, _FEW, number=number))
    why = shown["why"]
    if why is None or "parts" not in why:
        return None
    than, *reasons = why["parts"]
    name = than["facts"]["other"]
    [other] = {
        each["shown"]["action"] for each in shown["options"] if each["shown"]["name"] == name
    }
    return shown["advised"][0]["action"], other, reasons


def played_out(world: Position, action: str) -> Game:
    """Play a world to its end as the library does, beginning with an action."""
    game = Game(world)
    game.play(action)
    while game.position.phase != "over":
        game.play(REFERENCE.choose_from_state(game.position._state))
    return game


class Ends:
    """How games after an action ended: by the board, and by what their scorings say."""

    def __init__(self, games: list[Game]) -> None:
        self.games = len(games)
        self.vp: Counter[str] = Counter()
        self.sources: Counter[tuple[str, str]] = Counter()
        self.sites: Counter[tuple[str, ...]] = Counter()
        self.stand: Counter[str] = Counter()
        self.hers: Counter[str] = Counter()
        for game in games:
            events = [event for turn in game.events for event in turn]
            scorings: list[Any] = [event.items for event in events if isinstance(event, Scoring)]
            for items in scorings:
                for item in items:
                    if (item["side"], item["source"]) == ("you", "civic"):
                        self.vp[item["id"]] += item["vp"]
            self._count_sources(events, scorings)
            end = game.position.to_dict()
            self.sites.update((each["id"], *each["lots"]) for each in end["you"]["buildings"])
            self.stand.update({each["id"] for each in end["you"]["buildings"]})
            ceres = end["ceres"]
            self.hers.update(ceres["lots"])
            self.hers.update([*ceres["gardens"]])
            self.hers.update(lot for each in ceres["monuments"] for lot in each["lots"])

    def _count_sources(self, events: list[Any], scorings: list[Any]) -> None:
        for item in (item for items in scorings for item in items):
            if item["source"] != "silver":
                self.sources[item["side"], item["source"]] += item["vp"]
        for event in events:
            match event:
                case WhenBuilt():
                    self.sources["you", "when-built"] += event.you["vp"]
                    self.sources["ceres", "when-built"] += event.ceres["vp"]
                case FailedClaim():
                    self.sources["ceres", "failed-claims"] += event.vp
                case NoRoom():
                    self.sources["ceres", "no-room"] += event.vp
                case BagEmpty():
                    self.sources["ceres", "empty-bag"] += event.vp

    def share(self, count: int) -> int:
        """Return in how many of 100 games."""
        return round(100 * count / self.games)


def check(known: Any, found: tuple[str, str, list[dict[str, Any]]], worlds: int) -> None:
    """Compare what a hint says with what happens in its worlds."""
    action, other, reasons = found
    seed = world_seed(0, 0, 4)
    dealt = [Position(known.world(Dice(seed + number))) for number in range(worlds)]
    mine, others = (Ends([played_out(each, text) for each in dealt]) for text in (action, other))
    assert 1 <= len(reasons) <= 4
    for reason in reasons:
        facts = reason["facts"]
        often = (facts.get("often"), facts.get("otherwise"))
        match reason["id"]:
            case "coach-why-scores" | "coach-why-scores-all":
                piece = facts["id"]
                assert facts["vp"] == round((mine.vp[piece] - others.vp[piece]) / worlds) >= 1
                if "lots" in facts:
                    assert 2 * mine.sites[piece, *facts["lots"]] > worlds
            case "coach-why-but-scores":
                piece = facts["id"]
                assert facts["vp"] == round((others.vp[piece] - mine.vp[piece]) / worlds) >= 1
            case "coach-why-source" | "coach-why-but-source":
                sign = -1 if "but" in reason["id"] else 1
                sign *= 1 if facts["side"] == "you" else -1
                source = facts["side"], facts["source"]
                more = sign * (mine.sources[source] - others.sources[source])
                assert facts["vp"] == round(more / worlds) >= 1
            case "coach-why-builds":
                counts = mine.stand[facts["id"]], others.stand[facts["id"]]
                assert often == (mine.share(counts[0]), others.share(counts[1]))
                assert counts[0] > counts[1]
            case "coach-why-hers":
                counts = mine.hers[facts["lot"]], others.hers[facts["lot"]]
                assert often == (mine.share(counts[0]), others.share(counts[1]))
                assert counts[0] < counts[1]
            case _:
                raise AssertionError(reason)


def test_a_reason_is_true_of_the_games_that_were_played_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(accounts, "_WORLDS", 16)
    game = played_from(late_start(4, left=8), "greedy")
    found = [(number, told(game, number)) for number in range(3)]
    reasons = [(number, each) for number, each in found if each is not None]
    assert reasons
    for number, each in reasons:
        check(knowledge_of(game)[number], each, 16)


def test_so_is_a_reason_of_a_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "_WORLDS", 16)
    game = played_from(late_start(4, left=8), "greedy")
    shown: Any = Workers(1).carry_out(jobs.review(game, playouts=3000))
    told = [each for each in shown["decisions"] if each["in_figures"]]
    assert told
    for each in told:
        _, *reasons = each["why"]["parts"]
        pair = each["best"]["action"], each["played"]["action"]
        check(knowledge_of(game)[each["number"]], (*pair, reasons), 16)


def decisions(count: int) -> Iterator[tuple[Game, int]]:
    """Games of several bots and difficulties, and some decisions of each."""
    rng = Random(26)
    bots = ("greedy", "planner", "montecarlo:playouts=30")
    for seed in range(count // 4):
        difficulty = ("normal", "hard", "challenge")[seed % 3]
        game = Game.new(seed, difficulty, monuments=seed % 2 == 0)
        bot = make_bot(bots[seed // 3 % 3], seed)
        while game.position.phase != "over":
            game.play(bot.choose(game.position.observation()))
        for number in rng.sample(range(len(game.entries)), 4):
            yield game, number


@pytest.mark.slow
@pytest.mark.skipif(not ceres.COMPILED, reason="it takes the compiled engine")
def test_reasons_of_two_hundred_decisions_are_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "_WORLDS", 16)
    kinds: Counter[str] = Counter()
    for game, number in decisions(200):
        found = told(game, number)
        if found is not None:
            check(knowledge_of(game)[number], found, 16)
            kinds.update(reason["id"] for reason in found[2])
    said = ("scores", "scores-all", "but-scores", "source", "but-source", "builds", "hers")
    assert set(kinds) == {f"coach-why-{each}" for each in said}
