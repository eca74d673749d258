"""Makes a review of what was found at every position of a game."""

from collections.abc import Sequence
from dataclasses import replace
from math import fsum
from typing import Any

from ceres.actions import Action
from ceres.coach.estimates import EXACT_ZERO, Estimate, combined_error, difference, estimate, wins
from ceres.coach.figures import par_of
from ceres.coach.marks import BRILLIANT, EASY_TO_FIND, Gain, is_brilliant, loss_marks
from ceres.coach.proofs import exact_gain
from ceres.coach.reasons import Reason, reasons
from ceres.coach.reviews.model import Entry, Part, Review
from ceres.coach.reviews.study import PositionStudy
from ceres.game import Game
from ceres.position import Position


def assemble(game: Game, playouts: int, studied: Sequence[PositionStudy]) -> Review:
    """Split the result of a game into its parts, and judge every decision."""
    values = {each.number: each.value() for each in studied}
    for number, position in enumerate(game.positions):
        if position.phase == "over":
            values[number] = _final_lead(position)
    end = values[len(game.entries)]
    entries = _marked([each for each in studied if each.played is not None])
    start = values[0]
    par, deal = _par_and_deal(game, start)
    decisions = _sum([entry.decision for entry in entries])
    corrections = _sum(_corrections(game, values))
    errors = (start.error, decisions.error, corrections.error, end.error)
    # What remains: so its error is that of paired differences.
    luck = end.value - par.value - deal.value - decisions.value - corrections.value
    return Review(
        playouts=playouts,
        options=_options(game),
        result=int(end.value) if game.position.phase == "over" else None,
        end=end,
        par=par,
        deal=deal,
        luck=Part(luck, combined_error(errors) if game.entries else 0.0),
        decisions=decisions,
        corrections=corrections,
        entries=entries,
    )


def _final_lead(position: Position) -> Estimate:
    state = position._state
    return Estimate(float(state.your_vp - state.her_vp), 0.0, 1)


def _options(game: Game) -> dict[str, Any]:
    data = game.start.to_dict()
    return {
        "difficulty": data["difficulty"],
        "monuments": data["monuments"] is not None,
        "variants": data["variants"],
        "components": data["components"],
    }


def _par_and_deal(game: Game, start: Estimate) -> tuple[Part, Part]:
    """Return the mean over all deals, and what this one was worth more."""
    par = par_of(game.start._state)
    if par is None:
        return Part(start.value, start.error), Part(0.0, 0.0)
    deal = Part(start.value - par.value, combined_error([start.error, par.error]))
    return Part(par.value, par.error), deal


def _corrections(game: Game, values: dict[int, Estimate]) -> list[Estimate]:
    """Return what each correction of a real table changed."""
    found = []
    for number, entry in enumerate(game.entries):
        before, after = game.positions[number : number + 2]
        if isinstance(entry, Position) and before.observation() != after.observation():
            old, new = values[number], values[number + 1]
            error = combined_error([old.error, new.error])
            found.append(Estimate(new.value - old.value, error, min(old.worlds, new.worlds)))
    return found


def _sum(estimates: Sequence[Estimate]) -> Part:
    total = fsum(each.value for each in estimates)
    return Part(total, combined_error(each.error for each in estimates))


def _marked(decisions: Sequence[PositionStudy]) -> list[Entry]:
    """Judge the decisions, and mark those that count."""
    entries = {each.number: _entry(each) for each in decisions}
    judged = [each for each in decisions if each.counts and not each.advised]
    lost = [each for each in judged if each.best is not each.played]
    losses = [_gain(each, each.best, each.action) for each in lost]
    for each, mark in zip(lost, loss_marks(losses), strict=True):
        entries[each.number] = replace(entries[each.number], mark=mark)
    for each in decisions:
        hard_to_find = each.counts and each.action not in each.ranking[:EASY_TO_FIND]
        worse = entries[each.number].worse  # than the best, though it may beat the policy's
        if hard_to_find and not worse and is_brilliant(_gain(each, each.action, each.reference)):
            entries[each.number] = replace(entries[each.number], mark=BRILLIANT)
    return list(entries.values())


def _entry(studied: PositionStudy) -> Entry:
    played = studied.action
    regret = decision = win = EXACT_ZERO
    if studied.counts:
        loss = _gain(studied, studied.best, played)
        regret, win = loss.vp, loss.win
        decision = difference(studied.leads(played), studied.leads(studied.reference))
    luck = EXACT_ZERO
    if studied.drawn is not None:
        luck = difference(studied.tally.after, studied.leads(played))
    return Entry(
        number=studied.number,
        era=studied.known.state.era,
        action=played,
        best=studied.best,
        reference=studied.reference,
        forced=len(studied.ranking) == 1,
        peeked=studied.peeked,
        advised=studied.advised,
        lead=studied.value(),
        win=studied.win(),
        decision=decision,
        regret=regret,
        regret_win=win,
        luck=luck,
        proved=studied.proof is not None,
        reasons=_reasons(studied, played) if studied.counts else [],
    )


def _reasons(studied: PositionStudy, played: Action) -> list[Reason]:
    """Return why the best is better; or if it was played, why it is better than the policy's."""
    better, worse = studied.best, played
    if studied.best is played:
        worse = studied.reference
    worlds = len(studied.leads(better))
    return reasons(studied.items(better), studied.items(worse), worlds)


def _gain(studied: PositionStudy, better: Action, worse: Action) -> Gain:
    """Return what one action is worth more than another: proved, or in the same worlds."""
    if studied.proof is not None:
        return exact_gain(studied.proof, better, worse)
    mine, others = studied.leads(better), studied.leads(worse)
    won, others_won = wins(mine), wins(others)
    chances = (estimate(won).value, estimate(others_won).value)
    return Gain(difference(mine, others), difference(won, others_won), chances)
