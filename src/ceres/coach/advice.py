"""Advice: how the actions of a decision compare, if the reference policy plays on."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ceres.actions import Action, refusal
from ceres.bots.plans import Plan
from ceres.coach.estimates import EXACT_ZERO, Estimate, combined_error, difference, estimate, wins
from ceres.coach.executor import carry_out, check_budget
from ceres.coach.knowledge import Knowledge
from ceres.coach.marks import Gain
from ceres.coach.playouts import Batch, Tally, world_seed
from ceres.coach.policy import POLICY, ranked
from ceres.coach.proofs import exact, exact_gain
from ceres.coach.reasons import Reason, reasons
from ceres.coach.selection import run_batches, select, selection, selection_seed
from ceres.coach.solving import Solution
from ceres.observation import Observation
from ceres.outlook import NoOutlook

_FORMAT: Final = "ceres-advice/1"
_PURPOSE: Final = 1
# Of the playouts, tenths that select; the rest estimates.
_SELECTING: Final = 6
# The actions whose estimates are worth most of the playouts.
_CLOSER: Final = 3
_LEAST_WORLDS: Final = 2


@dataclass(frozen=True)
class Option:
    """An action that was tried."""

    action: Action
    lead: Estimate
    win: Estimate
    loss: Gain
    """What the best is worth more, in the worlds of both."""
    reasons: list[Reason]
    """What it brings more than the best; the best: more than the second."""
    proved: bool = False
    """Whether its figures are exact, and for the best that can be done after it."""

    @property
    def behind(self) -> Estimate:
        """The VP it is behind the best."""
        return self.loss.vp

    @property
    def even(self) -> bool:
        """Whether it is as good as the best, beyond doubt to within what is as good as nothing.

        Where that is proved, it is worth exactly the same.
        """
        return self.behind.value == 0 if self.proved else self.behind.is_surely_little()

    @property
    def worse(self) -> bool:
        """Whether it is behind the best by more than what may be chance."""
        return self.behind.is_clear()

    def to_dict(self) -> dict[str, Any]:
        """Return it as `ceres-advice/1` has it."""
        return {
            "action": str(self.action),
            "lead": self.lead.value,
            "lead_error": self.lead.error,
            "win": self.win.value,
            "win_error": self.win.error,
            "behind": self.behind.value,
            "behind_error": self.behind.error,
            "worlds": self.lead.worlds,
            "reasons": [reason._asdict() for reason in self.reasons],
        }


@dataclass(frozen=True)
class Advice:
    """All actions that were tried, the best first."""

    playouts: int
    options: list[Option]

    @property
    def best(self) -> Action:
        """The action with the largest expected lead."""
        return self.options[0].action

    @property
    def proved(self) -> bool:
        """Whether the figures are exact."""
        return self.options[0].proved

    def to_dict(self) -> dict[str, Any]:
        """Return it as `ceres-advice/1`."""
        return {
            "format": _FORMAT,
            "policy": POLICY,
            "playouts": self.playouts,
            "actions": [option.to_dict() for option in self.options],
        }


def advise(
    observation: Observation, playouts: int = 1000, seed: int = 0, workers: int = 1
) -> Advice:
    """Compare the actions of a decision.

    >>> import ceres
    >>> seen = ceres.Game.new(seed=7).position.observation()
    >>> advice = advise(seen, playouts=20)
    >>> advice.best in seen.actions(), advice.options[0].behind.value
    (True, 0.0)
    """
    check_budget(playouts, seed, workers)
    return carry_out(advice_plan(Knowledge(observation), playouts, seed), workers)


def ranking_of(known: Knowledge, wanted: Sequence[Action]) -> list[Action]:
    """Return the actions of a decision, likely ones first; all `wanted` must be legal."""
    if known.seen.phase == "over":
        raise NoOutlook("game-over")
    ranking = ranked(known.state)
    for action in wanted:
        if action not in ranking:
            raise refusal(known.state, action)
    return ranking


def advice_plan(
    known: Knowledge, playouts: int, seed: int = 0, wanted: Sequence[Action] = ()
) -> Plan[Advice]:
    """Compare the actions of a decision, wherever it is carried out; `wanted` in any case."""
    ranking = ranking_of(known, wanted)
    selecting = playouts * _SELECTING // 10 if len(ranking) > 1 else 0
    chosen = selection(known, ranking, [ranking[0], *wanted], selection_seed(seed), selecting)
    yield from select([chosen])
    order = _closest_first(chosen.order, wanted)
    least = max(_LEAST_WORLDS, (playouts - selecting) // (2 * len(order)))
    closer = order[: _CLOSER + len(wanted)]
    more = (playouts - selecting - least * len(order)) // len(closer)
    here = world_seed(seed, 0, _PURPOSE)
    batches = [Batch(known, order, here, least)]
    if more > 0:
        batches.append(Batch(known, closer, here, more, first=least))
    tallies = yield from run_batches(batches)
    return Advice(playouts, options_of(order, tallies))


def proved_advice(found: Solution) -> Advice:
    """Compare actions by what is proved about them."""
    best = found.options[0].action
    options = [
        Option(
            each.action,
            exact(each.lead),
            exact(each.win),
            exact_gain(found, best, each.action),
            [],
            proved=True,
        )
        for each in found.options
    ]
    return Advice(0, options)


def _closest_first(order: list[Action], wanted: Sequence[Action]) -> list[Action]:
    """Put what is asked for behind the closest to the best, so that it is tried as often."""
    return list(dict.fromkeys([*order[:_CLOSER], *wanted, *order]))


def options_of(order: list[Action], tallies: list[Tally]) -> list[Option]:
    """Compare each action with the best, in the worlds of both; the best with the second."""
    leads, _ = _joined(tallies, 0)
    lead, win = estimate(leads), estimate(wins(leads))
    others = [_option(action, index, tallies) for index, action in enumerate(order) if index]
    others.sort(key=lambda option: option.behind.value)
    reasons_for_best: list[Reason] = []
    if others:
        second = order.index(others[0].action)
        common = [tally for tally in tallies if second < len(tally.leads)]
        mine, theirs = _joined(common, 0), _joined(common, second)
        reasons_for_best = reasons(mine[1], theirs[1], len(mine[0]))
    nothing = Gain(EXACT_ZERO, EXACT_ZERO, (win.value, win.value))
    return [Option(order[0], lead, win, nothing, reasons_for_best), *others]


def _option(action: Action, index: int, tallies: list[Tally]) -> Option:
    """Compare an action with the best.

    Its lead is the best one's in all worlds, less what it is behind where both were tried: so a
    part of the worlds that was lucky does not flatter it. On fresh worlds the best may come out
    slightly behind; the two are as good as equal then, and have the same lead.
    """
    common = [tally for tally in tallies if index < len(tally.leads)]
    leads, items = _joined(common, index)
    best_leads, best_items = _joined(common, 0)
    all_leads, _ = _joined(tallies, 0)
    behind = difference(best_leads, leads)
    behind = behind._replace(value=max(behind.value, 0.0))
    less_win = difference(wins(best_leads), wins(leads))
    lead = _less(estimate(all_leads), behind)
    win = _less(estimate(wins(all_leads)), less_win)
    if len(leads) == len(all_leads):
        lead = lead._replace(error=estimate(leads).error)
        win = estimate(wins(leads))
    win = win._replace(value=min(max(win.value, 0.0), 1.0))
    loss = Gain(behind, less_win, (estimate(wins(all_leads)).value, win.value))
    return Option(action, lead, win, loss, reasons(items, best_items, len(leads)))


def _less(whole: Estimate, behind: Estimate) -> Estimate:
    error = combined_error([whole.error, behind.error])
    return Estimate(whole.value - behind.value, error, behind.worlds)


def _joined(tallies: list[Tally], index: int) -> tuple[list[int], list[int]]:
    """Return the leads and the items of an action in all worlds of some tallies."""
    leads = [lead for tally in tallies for lead in tally.leads[index]]
    items = [sum(each) for each in zip(*(tally.items[index] for tally in tallies), strict=True)]
    return leads, items
