"""Tables to look at, and what tests ask of them."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import ceres
from boxes import own_cards, own_tiles
from ceres.service import Table
from ceres.text import catalogue
from ceres.text.speaking import say_message
from strategies import (
    ALL_OPTIONS,
    EXAMPLES,
    compose,
    example,
    no_bag,
    other_choice,
    pick,
    some_position,
    walk,
)

Data = dict[str, Any]


def plain(data: object) -> Any:
    """Return data to look into, whatever its type says."""
    return data


def random_game(seed: int) -> Iterator[tuple[Table, Data | None]]:
    """A table at every decision of a random game, and the turn that led to it.

    Each seed has other options; some play with a box of their own.
    """
    options = ALL_OPTIONS[seed % len(ALL_OPTIONS)]
    own = [None, own_cards(), None, own_tiles()][seed % 4]
    table = Table.new(seed, *options, components=own)
    rng = Random(seed)
    yield table, None
    while table.position.phase != "over":
        turn = table.play(pick(table.position, rng))
        yield table, plain(turn)


@cache
def some_positions() -> tuple[ceres.Position, ...]:
    """Positions of games of all options, and composed ones; the same in every run."""
    rng = Random(4)
    found = [ceres.Position.from_dict(example(name)) for name in EXAMPLES]
    for seed, options in enumerate(ALL_OPTIONS):
        game = list(walk(options.new(seed).position, rng))
        found += game[seed % 17 :: 17]
        choices = [position for position in game if position.phase == "choice"]
        found += [compose(position, rng, [no_bag, other_choice]) for position in choices[:1]]
    return (*found, *(some_position(rng, composed=True) for _ in range(60)))


def table_at(position: ceres.Position) -> Table:
    """A game that begins there."""
    return Table(ceres.Game(position))


def rearranged(position: ceres.Position, rng: Random, tiles: int, seen: set[str]) -> ceres.Position:
    """The position with what is hidden in another order.

    So many tiles of the bag stay where they are, and these cards and Deeds.
    """
    data = position.to_dict()
    ceres_ = data["ceres"]
    bag = data["bag"][tiles:]
    rng.shuffle(bag)
    data["bag"][tiles:] = bag
    top = ceres_["deck"][: ceres_["unseen"]]
    lists = [[*data["piles"], ceres_["deeds"]], [top]]
    for decks in lists:
        _shuffle_among(decks, rng, seen)
    ceres_["deck"][: ceres_["unseen"]] = top
    return ceres.Position.from_dict(data, position.components)


def _shuffle_among(decks: list[list[str]], rng: Random, staying: set[str]) -> None:
    """Shuffle all these lists together, but leave some of what is in them in its place."""
    places = [
        (deck, index) for deck in decks for index, each in enumerate(deck) if each not in staying
    ]
    moved = [deck[index] for deck, index in places]
    rng.shuffle(moved)
    for (deck, index), each in zip(places, moved, strict=True):
        deck[index] = each


def legal_in(can: Mapping[str, Any]) -> list[str]:
    """The actions that a view offers."""
    found = [can["income"].get("action")]
    found += [deed.get("action") for deed in can["deeds"].values()]
    for id, build in can["builds"].items():
        found += [f"build {id} {' '.join(lots)}" for lots in build["places"]]
    found += [f"place {' '.join(lots)}" for lots in can["places"]]
    return sorted(action for action in found if action)


def reasons_in(can: Mapping[str, Any]) -> list[Data]:
    """Everything that a view offers no action for, with its reason (or nothing)."""
    things = [can["income"], *can["deeds"].values()]
    without = [thing for thing in things if "action" not in thing]
    without += [build for build in can["builds"].values() if not build["places"]]
    return [thing.get("why", {}) for thing in without]


ENGLISH = catalogue("en")


def said(message: Data) -> str:
    """Say a message in English; fail if there is no such message or a fact is missing."""
    return say_message(message, ENGLISH)


def complaint(problem: Data) -> str:
    """Say a problem in English, with all its faults."""
    return "\n".join([said(problem["message"]), *map(said, problem.get("faults", []))])
