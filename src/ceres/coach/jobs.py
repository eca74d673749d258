"""The table of jobs: what the workers of a page can think about.

Each is a typed function that makes a plan, and a row that names it. Its parameters are read and
checked as those of a request are; the page's client is generated from the table. A hint answers
when it is settled; a review finds what the library finds with as many playouts.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final, get_args

from ceres.actions import action_of
from ceres.bots import panel as bots_panel
from ceres.bots.kinds import make_bot
from ceres.bots.plans import Plan
from ceres.coach import forecasting, puzzle_jobs, training
from ceres.coach.accounts import account_plan
from ceres.coach.advice import advice_plan
from ceres.coach.budgets import HINT, REVIEW, TRAINING
from ceres.coach.knowledge import knowledge_of
from ceres.coach.presenter import (
    compared,
    shown_advice,
    shown_answer,
    shown_forecast,
    shown_lesson,
    shown_review,
)
from ceres.coach.reviews.plan import review_plan
from ceres.coach.reviews.stored import stored_review
from ceres.coach.settling import settled_plan
from ceres.coach.types import Answer, KindCost, ShownAdvice, ShownForecast, ShownLesson, ShownReview
from ceres.format.record_extras import ParMark, advised_at
from ceres.game import Game
from ceres.service.arguments import JSONObject, Limit
from ceres.service.request import Operation
from ceres.service.types.base import ActionText

Playouts = Annotated[int, Limit(1)]
Seed = Annotated[int, Limit()]
Number = Annotated[
    Annotated[int, Limit()] | None, "after how many actions of the game; by default as it is now"
]
BotCode = Annotated[str, "such as `montecarlo:playouts=200`"]


def choose(game: Game, bot: BotCode, seed: Seed = 0, number: Number = None) -> Plan[ActionText]:
    """Find what a bot would do."""
    position = game.position if number is None else game.positions[number]
    seen, player = position.observation(), make_bot(bot, seed)
    plan = getattr(player, "plan", None)
    action = player.choose(seen) if plan is None else (yield from plan(seen))
    return str(action)


def advise(
    game: Game,
    playouts: Playouts = HINT,
    seed: Seed = 0,
    number: Number = None,
    wanted: Annotated[list[ActionText] | None, "actions to compare in any case"] = None,
) -> Plan[ShownAdvice]:
    """Compare the actions of a decision until the advice is settled; what was advised stays."""
    number = len(game.entries) if number is None else number
    known, advised = knowledge_of(game)[number], advised_at(game.extras).get(number, ())
    asked = [action_of(action) for action in wanted or ()]
    found = yield from settled_plan(known, playouts, seed, asked, advised)
    pair = compared(found, known.seen, advised, asked)
    facts = {pair[1]: (yield from account_plan(known, *pair, seed))} if pair else {}
    return shown_advice(found, known.seen, advised, facts)


def answers(  # noqa: PLR0913, PLR0917 - an argument for each parameter of the job
    game: Game,
    number: Annotated[int, Limit()],
    played: ActionText,
    best: ActionText,
    cost: Annotated[float, "the VP that what was played is behind the best"],
    playouts: Playouts = TRAINING,
    seed: Seed = 0,
    tried: Annotated[ActionText | None, "an action that is to be among them"] = None,
) -> Plan[list[Answer]]:
    """Find what there is to choose from where a decision of a review is tried again."""
    actions = (action_of(played), action_of(best))
    wanted = [*actions, *([action_of(tried)] if tried else [])]
    advice = yield from advice_plan(knowledge_of(game)[number], playouts, seed, wanted)
    found = training.answers(advice, *actions, cost, wanted[2:])
    return [shown_answer(answer, actions[1]) for answer in found]


def forecast(
    game: Game,
    action: Annotated[ActionText | None, "after which it is her turn; by default now"] = None,
    number: Number = None,
) -> Plan[ShownForecast]:
    """Find what Ceres may do next."""
    yield from ()  # it is counted at once
    position = game.position if number is None else game.positions[number]
    return shown_forecast(forecasting.forecast(position.observation(), action), action)


def review(game: Game, playouts: Playouts = REVIEW, seed: Seed = 0) -> Plan[ShownReview]:
    """Review a game."""
    return shown_review((yield from review_plan(game, playouts, seed)))


def present(game: None, stored: JSONObject) -> Plan[ShownReview]:  # noqa: ARG001
    """Present a review that an earlier version stored."""
    yield from ()
    return shown_review(stored_review(stored))


def suggest(
    game: None,  # noqa: ARG001
    games: Annotated[list[list[KindCost]], "of the player's last reviews, the latest first"],
) -> Plan[ShownLesson | None]:
    """Find what to try next time, if the last games say anything."""
    yield from ()
    return shown_lesson(games)


def panel(game: Game) -> Plan[ParMark]:
    """Find the par of a game's deal."""
    return bots_panel.panel(game)


@dataclass(frozen=True)
class Job(Operation):
    """A row of the table of jobs: the function's first parameter is the game."""

    function: Callable[..., Plan[Any]]

    @property
    def name(self) -> str:
        """The name of the job."""
        return self.function.__name__

    @property
    def about_game(self) -> bool:
        """Whether it is about a game."""
        return self._hints["game"] is Game

    @property
    def result(self) -> Any:
        """The type of what it finds."""
        return get_args(self._hints["return"])[2]

    def whole(self, arguments: dict[str, Any]) -> int:
        """Return how many playouts it takes in all; 0 if nobody knows."""
        if "playouts" not in self.parameters:
            return 0
        playouts: int = arguments.get("playouts", self.default("playouts"))
        return playouts


JOBS: Final = (
    Job(choose),
    Job(advise),
    Job(answers),
    Job(forecast),
    Job(review),
    Job(present),
    Job(suggest),
    Job(panel),
    Job(puzzle_jobs.puzzle),
    Job(puzzle_jobs.attempt),
    Job(puzzle_jobs.view),
    Job(puzzle_jobs.preview),
    Job(puzzle_jobs.explain),
)
