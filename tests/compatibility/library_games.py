"""Games that lists, statistics and challenges tell apart, each begun and left by requests."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import ceres
from ceres.bots import make_bot
from compatibility.games import BY_HAND, GAMES, AtServer, Player, own_components, real_card
from compatibility.outcomes import Data, Server

DAY: Final = "2026-11-16"
TODAY: Final = "2026-11-17"
BY_APP: Final = {"cards": "app", "tiles": "app", "deeds": "app"}


class Librarian(AtServer):
    """Plays at a server that counts games, and fetches what they are counted by."""

    def __init__(self, server: Server) -> None:
        """Play there."""
        super().__init__(server)
        self.server: Final = server

    def take(self, file: object) -> None:
        """Import a record or a position."""
        self.reply = self.server.import_(file)

    def finish(self) -> None:
        """Play to the end, as the planner does."""
        self.play_all(planned(self.server.record(self.reply)))

    def play_all(self, actions: list[str]) -> None:
        """Play these actions."""
        for action in actions:
            self.do("play", action=action)

    def store_par(self) -> None:
        """Let the panel play the deal, and store what it finds."""
        self.do("par", par=self.server.ask("GET", f"games/{self.reply['id']}/measure"))


def planned(record: Data) -> list[str]:
    """Return the actions by which the planner ends a game."""
    game, bot = ceres.Game.from_record(record), make_bot("planner:version=2", 0)
    before = len(game.record()["actions"])
    while game.position.phase != "over":
        game.play(bot.choose(game.position.observation()))
    actions: list[str] = game.record()["actions"][before:]
    return actions


def elsewhere(seed: int, left: int = 0, **options: Any) -> ceres.Game:
    """Return a game that somebody else played at random, all but a number of actions of it."""
    game, rng = ceres.Game.new(seed, **options), Random(seed)
    while game.position.phase != "over":
        game.play(rng.choice(game.position.actions()))
    while left or game.position.phase == "choice":
        game.undo()
        left = max(0, left - 1)
    return game


# Games, each begun and left somewhere.


def won(player: Librarian) -> None:
    player.do("new", seed=30, difficulty="hard")
    player.finish()


def played_twice(player: Librarian) -> None:
    player.do("new", seed=30, difficulty="hard")
    player.play(Random(30))


def strict_win(player: Librarian) -> None:
    player.do("new", seed=31, monuments=True, strict=True)
    player.finish()


def resigned(player: Librarian) -> None:
    player.do("new", seed=32)
    player.play(Random(32), 20)
    player.do("resign")


def hinted(player: Librarian) -> None:
    player.do("new", seed=33)
    player.play(Random(33), 4)
    player.do("hint")
    player.finish()


def peeked(player: Librarian) -> None:
    player.do("new", seed=34)
    player.play(Random(34), 6)
    for _ in range(2):
        player.do("undo", confirmed=True)
    player.do("redo")
    player.finish()


def hinted_under_way(player: Librarian) -> None:
    player.do("new", seed=35)
    player.play(Random(35), 8)
    player.do("hint")
    player.do("hint")


def undone_and_redone(player: Librarian) -> None:
    player.do("new", seed=36, monuments=True)
    player.play(Random(36), 12)
    for _ in range(4):
        player.do("undo", confirmed=True)
    player.do("redo")


def branch_finished(player: Librarian) -> None:
    won(player)
    player.branch(20)
    player.finish()


def imported(player: Librarian) -> None:
    player.take(elsewhere(40).record())


def imported_unfinished(player: Librarian) -> None:
    player.take(elsewhere(41, left=30).record())


def imported_and_continued(player: Librarian) -> None:
    player.take(elsewhere(42, left=6).record())
    player.finish()


def imported_and_claimed(player: Librarian) -> None:
    player.take(elsewhere(43, difficulty="hard").record())
    player.do("claim", mine=True)


def from_position(player: Librarian) -> None:
    player.take(elsewhere(44, left=5).position.to_dict())
    player.finish()


def from_position_under_way(player: Librarian) -> None:
    player.take(elsewhere(45, left=20, monuments=True).position.to_dict())
    player.play(Random(45), 3)


def day(player: Librarian) -> None:
    player.do("day", date=DAY, today=DAY)
    player.finish()
    player.store_par()


def day_practised(player: Librarian) -> None:
    player.do("day", date=DAY, today=TODAY, practice=True)
    player.play(Random(46))


def day_resigned(player: Librarian) -> None:
    player.do("day", date="2026-11-15", today="2026-11-15")
    player.play(Random(47), 5)
    player.do("resign")


def day_under_way(player: Librarian) -> None:
    player.do("day", date=TODAY, today=TODAY)
    player.play(Random(48), 7)


def ladder(player: Librarian) -> None:
    player.do("new", seed=49, difficulty="challenge", variants=["favour-5"])
    player.finish()


def ladder_under_way(player: Librarian) -> None:
    player.do("new", seed=50, difficulty="challenge", variants=["creeping-gardens", "favour-20"])
    player.play(Random(50), 10)


def own_box_finished(player: Librarian) -> None:
    player.do("new", seed=51, components=own_components())
    player.finish()


def measured(player: Librarian) -> None:
    player.do("new", seed=52, difficulty="challenge", monuments=True)
    player.play(Random(52))
    player.store_par()


def real_finished(player: Librarian) -> None:
    player.do("new", seed=53, real=BY_APP)
    player.play(Random(53))


def real_resigned(player: Librarian) -> None:
    player.do("new", seed=54, real=BY_APP)
    player.play(Random(54), 15)
    player.do("resign")


def real_draw_undone(player: Player) -> None:
    """The Deed that was entered is undone; the action still waits for it."""
    real_card(player)
    player.do("undo")


def real_action_undone(player: Player) -> None:
    """The action itself is undone, and can be redone."""
    real_card(player)
    player.do("undo")
    player.do("undo")


def real_corrected_in_a_turn(player: Player) -> None:
    """A correction, then an action, and one of its draws."""
    player.do("new", seed=55, real=BY_HAND)
    player.play_at_real_table(Random(55), lambda _: player.view["turns"] >= 3)
    while player.asks:
        player.enter()
    player.do("correct", changes=[{"what": "silver", "to": 17}])
    buys = [deed["action"] for deed in player.view["can"]["deeds"].values() if deed.get("action")]
    player.do("play", action=buys[-1])
    player.enter()


REAL: Final[list[Callable[[Player], None]]] = [
    real_draw_undone,
    real_action_undone,
    real_corrected_in_a_turn,
]
# Those that end are counted, the first ones before the others are there.
COUNTED: Final[list[Callable[[Librarian], None]]] = [
    won,
    strict_win,
    resigned,
    hinted,
    peeked,
    branch_finished,
    day,
    ladder,
    imported,
]
LATER: Final[list[Callable[[Librarian], None]]] = [
    played_twice,
    hinted_under_way,
    undone_and_redone,
    imported_unfinished,
    imported_and_continued,
    imported_and_claimed,
    from_position,
    from_position_under_way,
    day_practised,
    day_resigned,
    day_under_way,
    ladder_under_way,
    own_box_finished,
    measured,
    real_finished,
    real_resigned,
]
ALL: Final[list[Callable[[Any], None]]] = [*GAMES, *REAL, *COUNTED, *LATER]
