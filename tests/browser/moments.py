"""Moments of games to look at, as records to open in the page."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from typing import Any, Final, NamedTuple

from browser.serving import Data
from ceres.bots import Bot, make_bot
from ceres.challenges.days import deal_of
from ceres.challenges.medals import GOLD_ABOVE, Par
from ceres.commands.demo import CarelessPlayer
from ceres.format.record_extras import PAR
from ceres.game import Game
from ceres.service import Table, replay
from service.at_tables import plain

# The number of a decision in the game of `over`.
_INCOME_IS_A_BLUNDER: Final = 34


class Moment(NamedTuple):
    """A game, and the action played next in it."""

    record: Data
    view: Data
    # At the end of the game there is no more to play.
    action: str | None
    # What comes of it, by the types of its steps.
    steps: tuple[str, ...]


def _game(seed: int, **options: Any) -> Iterator[Moment]:
    """Return all moments of a careless player's game."""
    table, player = Table.new(seed, **options), CarelessPlayer(seed)
    while table.position.phase != "over":
        record, view = table.game.record(), plain(table.view())
        action = str(player.choose(table.position.observation()))
        steps = table.play(action)["steps"]
        yield Moment(record, view, action, tuple(step["type"] for step in steps))
    yield Moment(table.game.record(), plain(table.view()), None, ())


def _first(fits: Callable[[Moment], bool], **options: Any) -> Moment:
    return next(each for seed in count(1) for each in _game(seed, **options) if fits(each))


def _is_plain(each: Moment) -> bool:
    """Return whether the next action is Income or a purchase."""
    return str(each.action).split(" ")[0] in ("income", "buy")


@cache
def free_to_take_back() -> Moment:
    """Return a moment after a turn that revealed nothing."""
    return _first(lambda each: each.view["undo"]["can"] and not each.view["undo"]["asks"])


@cache
def asks_to_take_back() -> Moment:
    """Return a moment after two turns that revealed something."""
    return _first(lambda each: each.view["undo"]["asks"] and each.view["turns"] > 2)


@cache
def choice() -> Moment:
    """Return a moment where a Lot for a Garden is chosen, and Ceres has many Gardens."""
    return _first(
        lambda each: (
            each.view["phase"] == "choice"
            and each.view["pending"]["place"] == "garden"
            and len(each.view["table"]["ceres"]["gardens"]) > 8
        )
    )


@cache
def monument_choice() -> Moment:
    """Return a moment where a site for Ceres' Monument is chosen."""
    return _first(
        lambda each: each.view["phase"] == "choice" and each.view["pending"]["place"] != "garden",
        monuments=True,
        difficulty="hard",
    )


@cache
def before_ceres(step: str) -> Moment:
    """Return a moment after which Ceres does this, and the era goes on."""
    return _first(
        lambda each: (
            each.view["phase"] == "you"
            and step in each.steps
            and "scoring" not in each.steps
            and each.view["turns"] > 10
            and _is_plain(each)
        )
    )


@cache
def before_scoring(era: int) -> Moment:
    """Return the moment before an era ends."""
    return _first(
        lambda each: (
            "scoring" in each.steps and each.view["table"]["era"] == era and _is_plain(each)
        )
    )


@cache
def empty_market() -> Moment:
    """Return a moment of the last turns, with no Deed for sale."""
    return _first(lambda each: each.view["phase"] == "you" and not each.view["table"]["market"])


@cache
def over() -> Moment:
    """Return the end of a game with Monuments."""
    return _first(lambda each: each.view["phase"] == "over", monuments=True)


@cache
def scoring_of_over() -> str:
    """Return the address in its replay where the second era of that game is scored."""
    return next(
        f"{turn['number']}.{index + 1}"
        for turn in plain(replay(Table(Game.from_record(over().record))))["turns"]
        for index, step in enumerate(turn["steps"])
        if step["type"] == "scoring" and step["era"] == 2
    )


@cache
def busy() -> Moment:
    """Return a moment in the middle of a game with Monuments, with something to build over."""
    return _first(
        lambda each: (
            each.view["phase"] == "you"
            and each.view["table"]["era"] == 2
            and each.view["undo"]["asks"]
            and each.steps[:1] == ("build",)
            and len(each.view["table"]["you"]["buildings"]) > 6
        ),
        monuments=True,
        difficulty="hard",
    )


@cache
def income_is_a_blunder() -> Data:
    """Return the record of that game at a decision where Income costs about 10 VP."""
    game = Game.from_record(over().record)
    while len(game.entries) > _INCOME_IS_A_BLUNDER:
        game.undo()
    return game.record()


@cache
def day(date: str, medal: str | None = None) -> Data:
    """Return the record of a day's game that was begun on the day and is over, with this medal."""
    game = _day_game(date, None if medal is None else make_bot("planner", 0))
    result = game.position.result
    assert result is not None
    lead = result["you"] - result["ceres"]
    behind = {"gold": GOLD_ABOVE, "silver": 0, "bronze": -1, None: -20}[medal]
    par = Par(1, lead + 5, median=lead - behind, low=lead - behind - 10, high=lead + 15, won=70)
    assert par.medal(lead) == medal
    game.extras[PAR] = par.mark()
    return game.record()


@cache
def day_before_its_end(date: str) -> Data:
    """Return the record of a day's game that Income ends."""
    game = _day_game(date)
    while game.position.phase != "you":
        game.undo()
    assert game.position.play("income")[0].phase == "over"
    return game.record()


def _day_game(date: str, bot: Bot | None = None) -> Game:
    """Play a day's game as a careless player does, or as a bot."""
    game, player = deal_of(date).begin(date), bot or CarelessPlayer(7)
    while game.position.phase != "over":
        game.play(player.choose(game.position.observation()))
    return game
