"""Moments of games that are worth looking at, as records to be opened in the page."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from typing import Any, NamedTuple

from browser.serving import Data
from ceres.demo import CarelessPlayer
from ceres.game import Game
from ceres.service import Table, replay
from service.at_tables import plain


class Moment(NamedTuple):
    """A game, and what is played next there."""

    record: Data
    view: Data
    # At the end of the game there is no more to play.
    action: str | None
    # What comes of it, by the types of its steps.
    steps: tuple[str, ...]


def _game(seed: int, **options: Any) -> Iterator[Moment]:
    """Every moment of a game of a careless player."""
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
    """Income, or a Deed is bought."""
    return str(each.action).split(" ")[0] in ("income", "buy")


@cache
def free_to_take_back() -> Moment:
    """Nothing hidden was seen in the last turn."""
    return _first(lambda each: each.view["undo"]["can"] and not each.view["undo"]["asks"])


@cache
def asks_to_take_back() -> Moment:
    """Hidden things were seen in the last two turns."""
    return _first(lambda each: each.view["undo"]["asks"] and each.view["turns"] > 2)


@cache
def choice() -> Moment:
    """A place for a Garden of Ceres' is to be chosen, and her Gardens are many."""
    return _first(
        lambda each: (
            each.view["phase"] == "choice"
            and each.view["pending"]["place"] == "garden"
            and len(each.view["table"]["ceres"]["gardens"]) > 8
        )
    )


@cache
def monument_choice() -> Moment:
    """A place for a Monument of Ceres' is to be chosen."""
    return _first(
        lambda each: each.view["phase"] == "choice" and each.view["pending"]["place"] != "garden",
        monuments=True,
        difficulty="hard",
    )


@cache
def before_ceres(step: str) -> Moment:
    """Your action, after which Ceres does this, and the era goes on."""
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
    """The action that ends an era."""
    return _first(
        lambda each: (
            "scoring" in each.steps and each.view["table"]["era"] == era and _is_plain(each)
        )
    )


@cache
def over() -> Moment:
    """The end of a game with Monuments."""
    return _first(lambda each: each.view["phase"] == "over", monuments=True)


@cache
def scoring_of_over() -> str:
    """When the second era of that game is scored, as it stands in the address of its replay."""
    return next(
        f"{turn['number']}.{index + 1}"
        for turn in plain(replay(Table(Game.from_record(over().record))))["turns"]
        for index, step in enumerate(turn["steps"])
        if step["type"] == "scoring" and step["era"] == 2
    )


@cache
def busy() -> Moment:
    """Your action in the middle of a game with Monuments; something can be built over."""
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
