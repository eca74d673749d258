"""Reviews a game: what the deal, the draws and the decisions were worth."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ceres.bots.plans import Plan
from ceres.coach.accounts import Fact, account_plan
from ceres.coach.executor import Progress, carry_out, check_budget
from ceres.coach.playouts import Batch, world_seed
from ceres.coach.proofs import proofs_plan
from ceres.coach.reviews.assemble import assemble
from ceres.coach.reviews.model import Review
from ceres.coach.reviews.study import PositionStudy, studies_of
from ceres.coach.selection import run_batches, select, selection, selection_seed
from ceres.errors import CodedError
from ceres.game import Game

_PURPOSE: Final = 2
# Of the playouts, hundredths that select; the rest estimates.
_SELECTING: Final = 36
_LEAST_WORLDS: Final = 4


def review(
    game: Game,
    playouts: int = 75_000,
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
) -> Review:
    """Review a game, finished or not; `progress` is told of every few playouts.

    >>> game = Game.new(seed=7)
    >>> events = game.play("income")
    >>> found = review(game, playouts=40)
    >>> [entry.action.text for entry in found.entries], found.result
    (['income'], None)
    """
    if not isinstance(game, Game):
        raise CodedError("needs-game", given=type(game).__name__)
    check_budget(playouts, seed, workers)
    return carry_out(review_plan(game, playouts, seed), workers, progress)


def review_plan(game: Game, playouts: int, seed: int = 0) -> Plan[Review]:
    """Review a game, wherever it is carried out."""
    studied = studies_of(game)
    yield from _select(studied, playouts * _SELECTING // 100, seed)
    yield from _prove(studied)
    yield from _estimate(studied, playouts - playouts * _SELECTING // 100, seed)
    found = assemble(game, playouts, studied)
    return replace(found, facts=(yield from _account(studied, found, seed)))


def _account(
    studied: list[PositionStudy], found: Review, seed: int
) -> Plan[dict[int, Sequence[Fact]]]:
    """Find why the best action was better, wherever that is beyond doubt."""
    known = {each.number: each.known for each in studied}
    facts: dict[int, Sequence[Fact]] = {}
    for entry in found.entries:
        if entry.worse:
            here = known[entry.number]
            facts[entry.number] = yield from account_plan(here, entry.best, entry.action, seed)
    return facts


def _select(studied: list[PositionStudy], playouts: int, seed: int) -> Plan[None]:
    """Find the best action of every decision that counts."""
    counting = [each for each in studied if each.counts]
    selections = [
        selection(
            each.known,
            each.ranking,
            [each.reference, *([each.played] if each.played else [])],
            selection_seed(seed, each.number),
            playouts // len(counting),
        )
        for each in counting
    ]
    yield from select(selections)
    for each, found in zip(counting, selections, strict=True):
        each.best = found.order[0]


def _prove(studied: list[PositionStudy]) -> Plan[None]:
    """Prove which action is best at the decisions near the end, where that is soon done."""
    counting = [each for each in studied if each.counts]
    proofs = yield from proofs_plan([each.known for each in counting])
    for each, proof in zip(counting, proofs, strict=True):
        if proof is not None:
            each.proof = proof
            each.best = each.action if each.action in proof.best else proof.best[0]


def _estimate(studied: list[PositionStudy], playouts: int, seed: int) -> Plan[None]:
    """Try what was played, the best and the policy's choice in the same fresh worlds."""
    costs = [len(each.actions) + (each.drawn is not None) for each in studied]
    whole = sum(each.share * cost for each, cost in zip(studied, costs, strict=True))
    batches = [
        Batch(
            each.known,
            each.actions,
            world_seed(seed, each.number, _PURPOSE),
            max(_LEAST_WORLDS, playouts * each.share // whole),
            drawn=each.drawn,
        )
        for each in studied
    ]
    for each, tally in zip(studied, (yield from run_batches(batches)), strict=True):
        each.tally = tally
