"""Real tables in tests: somebody who draws from real decks, or says what a digital game drew."""

from random import Random
from typing import Any

import ceres
from ceres.companion import Draw, draws_in, set_up_draws, set_up_events
from ceres.service import RealTable, Table, at_real_table, new_table
from service.at_tables import legal_in, plain
from strategies import ALL_OPTIONS, Options, pick

Data = dict[str, Any]

ALL_BY_HAND = {"cards": "me", "tiles": "me", "deeds": "me"}
ALL_BY_APP = {"cards": "app", "tiles": "app", "deeds": "app"}
MIXED = [
    {"cards": "me", "tiles": "app", "deeds": "app"},
    {"cards": "app", "tiles": "me", "deeds": "app"},
    {"cards": "app", "tiles": "app", "deeds": "me"},
    {"cards": "me", "tiles": "me", "deeds": "app"},
    {"cards": "me", "tiles": "app", "deeds": "me"},
    {"cards": "app", "tiles": "me", "deeds": "me"},
]


def real_table(
    options: Options = ALL_OPTIONS[0], seed: int = 0, draws: Data | None = None, **others: Any
) -> RealTable:
    """A new game at a real table, not set up yet."""
    table = new_table(
        seed,
        options.difficulty,
        options.monuments,
        options.variants,
        real=draws or ALL_BY_HAND,
        **others,
    )
    return at_real_table(table)


def asks(table: Table) -> Data:
    """What is asked for now."""
    found: Data | None = plain(table.view())["real"]["asks"]
    assert found is not None, "nothing is asked for"
    return found


def draw(ask: Data, rng: Random) -> list[str]:
    """Something that can come out of a real deck."""
    if ask["why"] == "supply":
        return rng.choice(SUPPLIES)
    things = [option["id"] for option in ask["options"] for _ in range(option["left"])]
    return rng.sample(things, ask["count"])


SUPPLIES = [
    ["lighthouse", "temple-of-venus", "pantheon"],
    ["colosseum", "regia", "tower-of-wonders"],
    ["temple-of-mars", "imperial-port", "temple-of-apollo"],
]


def enter_all(table: RealTable, rng: Random) -> None:
    """Draw from the real decks whatever is asked for."""
    while table.real.due is not None:
        table.enter(draw(asks(table), rng))


def ready(options: Options = ALL_OPTIONS[0], seed: int = 0, draws: Data | None = None) -> RealTable:
    """A table that is set up, with something drawn."""
    table = real_table(options, seed, draws)
    enter_all(table, Random(seed))
    return table


def random_action(table: Table, rng: Random) -> str:
    """One of the actions that the view offers."""
    return rng.choice(legal_in(table.view()["can"]))


class Twin:
    """A digital game, and a real table at which its draws are entered."""

    def __init__(self, options: Options, seed: int, draws: Data) -> None:
        self.digital = options.new(seed)
        start = self.digital.start.to_dict()
        self.before = self.digital.start
        self.action: str | None = None
        self.events = set_up_events(start)
        self.draws: list[Draw] = set_up_draws(self.events)
        # What the app draws can only be the same if its hidden things are.
        other = seed if "app" in draws.values() else seed + 1000
        self.table = real_table(options, other, draws)

    def play(self, rng: Random) -> str:
        """A random action in both."""
        action = str(pick(self.digital.position, rng))
        self.before, self.action = self.digital.position, action
        self.events = self.digital.play(action)
        self.draws = draws_in(self.before, self.events)
        self.table.play(action)
        return action

    @property
    def due(self) -> Draw | None:
        """What the digital game drew where the table asks."""
        pending = self.table.real.pending
        return None if pending is None else self.draws[pending.known]

    def enter(self) -> None:
        """Enter what the digital game drew there."""
        assert self.due is not None
        self.table.enter(list(self.due.drawn))

    def enter_all(self) -> None:
        while self.due is not None:
            self.enter()


# What a view says beside the game itself: how it is played and taken back.
ASIDE = ("game", "undo", "redo", "turns", "real")


def seen(table: Table) -> Data:
    """What a view shows of the table, and what can be done there."""
    return {key: value for key, value in table.view().items() if key not in ASIDE}


def steps(turn: Data | None) -> list[Data]:
    """The steps of a turn without what to do by hand, the table and the figures."""
    assert turn is not None
    left_out = ("hands", "entered", "table", "measures")
    return [
        {key: value for key, value in step.items() if key not in left_out} for step in turn["steps"]
    ]


def replays(table: RealTable) -> bool:
    """Whether the record, read as any other, leads to the same positions and events."""
    game = table.game
    again = ceres.Game.from_record(game.record())
    return (again.positions, again.events) == (game.positions, game.events)
