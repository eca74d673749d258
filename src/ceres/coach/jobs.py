"""What can be thought about in a page: each job makes a plan for the game of a record.

Jobs of the coach answer soon, with a part of the playouts, and then again with all of them. What
they find in the end is what the library finds with as many playouts.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ceres.actions import action_of
from ceres.bots.kinds import make_bot
from ceres.bots.panel import panel
from ceres.bots.plans import Plan
from ceres.coach import forecasting, training
from ceres.coach.advice import Advice, advice_plan
from ceres.coach.budgets import budgets, sharper
from ceres.coach.knowledge import knowledge_of
from ceres.coach.reviews.model import Review
from ceres.coach.reviews.plan import review_plan
from ceres.coach.wording import summary_sentences
from ceres.game import Game

Data = dict[str, Any]

# A hint is wanted at once: its first answer takes this part of the playouts.
_HINT_SOON: Final = 24


def choose(game: Game, bot: str, seed: int = 0, number: int | None = None) -> Plan[str]:
    """Find what a bot would do after so many actions of a game, or now."""
    position = game.position if number is None else game.positions[number]
    seen, player = position.observation(), make_bot(bot, seed)
    plan = getattr(player, "plan", None)
    action = player.choose(seen) if plan is None else (yield from plan(seen))
    return str(action)


def advise(
    game: Game,
    playouts: int = 1000,
    seed: int = 0,
    number: int | None = None,
    wanted: Sequence[str] = (),
) -> Plan[Data]:
    """Compare the actions after so many actions of a game, or now; `wanted` in any case.

    It is `ceres-advice/1`, and what else a page wants to know of each action.
    """
    known = knowledge_of(game)[-1 if number is None else number]
    asked = [action_of(action) for action in wanted]
    plans = (advice_plan(known, each, seed, asked) for each in budgets(playouts, _HINT_SOON))
    return (yield from sharper(plans, _shown_advice))


def _shown_advice(found: Advice) -> Data:
    data = found.to_dict()
    for shown, option in zip(data["actions"], found.options, strict=True):
        shown |= {
            "even": option.even,
            "worse": option.worse,
            "harmless": option.loss.is_harmless(),
            "alarming": option.loss.is_alarming(),
        }
    return data


def answers(
    game: Game,
    number: int,
    played: str,
    best: str,
    cost: float,
    playouts: int = 1000,
    seed: int = 0,
) -> Plan[list[Data]]:
    """Find what there is to choose from where a decision of a game is tried again.

    A review says what was played, what was best, and what the difference cost.
    """
    actions = (action_of(played), action_of(best))
    advice = yield from advice_plan(knowledge_of(game)[number], playouts, seed, actions)
    found = training.answers(advice, *actions, cost)
    return [each._asdict() | {"action": str(each.action)} for each in found]


def forecast(game: Game, action: str | None = None, number: int | None = None) -> Plan[list[Data]]:
    """Find what Ceres may do next, now or after an action."""
    yield from ()  # it is counted at once
    position = game.position if number is None else game.positions[number]
    return forecasting.forecast(position.observation(), action)


def review(game: Game, playouts: int = 75_000, seed: int = 0) -> Plan[Data]:
    """Review a game: `ceres-review/1`, and what else a page shows of it."""
    plans = (review_plan(game, each, seed) for each in budgets(playouts))
    return (yield from sharper(plans, _shown_review))


def _shown_review(found: Review) -> Data:
    accuracy, review = found.accuracy(), found.to_dict()
    for shown, entry in zip(review["entries"], found.entries, strict=True):
        shown |= {"even": entry.even, "telling": entry.telling}
    return {
        "review": review,
        "summary": [each._asdict() for each in summary_sentences(found)],
        "lead_errors": [entry.lead.error for entry in found.entries],
        "win_errors": [entry.win.error for entry in found.entries],
        "end": [found.end.value, found.end.error],
        "peeked": found.peeked,
        "accuracy": None
        if accuracy is None
        else {
            "decisions": accuracy.decisions,
            "vp": accuracy.vp.value,
            "win": accuracy.win.value,
            "place": accuracy.place(),
        },
    }


JOBS: Final[dict[str, Callable[..., Plan[Any]]]] = {
    "choose": choose,
    "advise": advise,
    "answers": answers,
    "forecast": forecast,
    "review": review,
    "panel": panel,
}
