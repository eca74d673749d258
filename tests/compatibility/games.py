"""Games to keep: each is begun and left somewhere, by requests that every version answers."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from ceres.components import STANDARD
from ceres.service import answer
from compatibility.outcomes import Data, Server, legal, something_drawn

VARIANTS: Final = ["contested-population", "creeping-gardens", "wild-monuments"]
BY_HAND: Final = {"cards": "me", "tiles": "me", "deeds": "me"}


class Player:
    """Somebody who plays a game by requests; the last reply is the game as it stands."""

    reply: Data

    def do(self, what: str, **request: Any) -> None:
        """Make a request about the game, or the first one that begins it."""
        raise NotImplementedError

    @property
    def view(self) -> Data:
        view: Data = self.reply["view"]
        return view

    @property
    def asks(self) -> Data | None:
        """What is asked for at a real table."""
        asks: Data | None = self.view["real"]["asks"]
        return asks

    def branch(self, number: int) -> None:
        """Go on with a copy of the game after so many actions."""
        raise NotImplementedError

    def play(self, rng: Random, actions: int = 1000, until: str = "over") -> None:
        """Play so many actions, more builds than come up by themselves, or until a phase."""
        while actions and self.view["phase"] not in ("over", until):
            actions -= 1
            self.act(rng)

    def act(self, rng: Random) -> None:
        """Play an action."""
        possible = legal(self.view["can"])
        builds = [action for action in possible if action.startswith("build")]
        self.do("play", action=rng.choice(builds if builds and rng.random() < 0.3 else possible))

    def enter(self) -> None:
        """Enter something that can be drawn."""
        assert self.asks
        self.do("enter", drawn=something_drawn(self.asks))

    def play_at_real_table(self, rng: Random, until: Callable[[Data], bool]) -> None:
        """Set the table up and play until such a thing is asked for."""
        while not (self.asks and until(self.asks)):
            if self.asks:
                self.enter()
            else:
                self.act(rng)


class ByRecord(Player):
    """Plays as the page without a server does: the record has what was taken back, too."""

    record: Data | None = None

    def do(self, what: str, **request: Any) -> None:
        """Make a request of the service."""
        begin = "new" if "problem" in answer(None, {"do": "begin"}) else "begin"
        name = begin if what == "new" else what
        reply = answer(self.record, {"do": name, **request})
        assert "problem" not in reply, reply
        self.record, self.reply = reply["record"], reply.get("answer", reply)

    def branch(self, number: int) -> None:
        """Branch off a game that is saved as `earlier`."""
        self.do("branch", number=number, id="earlier")


class AtServer(Player):
    """Plays a game that a server saves."""

    def __init__(self, server: Server) -> None:
        """Play there."""
        self._server = server

    def do(self, what: str, **request: Any) -> None:
        """Make a request of the server."""
        begins = {"new": "games", "lesson": "lesson", "day": "days"}
        if what in begins:
            self.reply = self._server.ask("POST", begins[what], request)
        else:
            path = "actions" if what == "play" else what
            self.reply = self._server.change(self.reply, path, **request)

    def branch(self, number: int) -> None:
        """Branch off the game that was played so far."""
        path = f"games/{self.reply['id']}/branch"
        self.reply = self._server.ask("POST", path, {"number": number, "real": False})


# Games, each begun and left somewhere.


def just_begun(player: Player) -> None:
    player.do("new", seed=1)


def under_way(player: Player) -> None:
    player.do("new", seed=2, difficulty="hard", variants=VARIANTS[:1])
    player.play(Random(2), 17)


def finished(player: Player) -> None:
    player.do("new", seed=5, difficulty="hard")
    player.play(Random(5))


def monuments(player: Player) -> None:
    player.do("new", seed=3, difficulty="challenge", monuments=True, variants=VARIANTS)
    player.play(Random(3), 34)


def garden_choice(player: Player) -> None:
    player.do("new", seed=8)
    player.play(Random(8), until="choice")


def own_box(player: Player) -> None:
    player.do("new", seed=9, monuments=True, components=own_components())
    player.play(Random(9), 7)


def taken_back(player: Player) -> None:
    player.do("new", seed=10)
    player.play(Random(10), 9)
    for _ in range(3):
        player.do("undo", confirmed=True)


def strict(player: Player) -> None:
    player.do("new", seed=11, strict=True)
    player.play(Random(11), 5)


def lesson(player: Player) -> None:
    player.do("lesson")
    for _ in range(4):
        steps = player.view["lesson"]["steps"]
        player.do("play", action=next(step["wants"] for step in steps if step["wants"]))


def lesson_left(player: Player) -> None:
    lesson(player)
    player.do("play", action="income")


def branch(player: Player) -> None:
    under_way(player)
    player.branch(6)
    player.play(Random(1), 2)


def real_set_up(player: Player) -> None:
    player.do("new", seed=12, monuments=True, real=BY_HAND)
    for _ in range(3):
        player.enter()


def real_card(player: Player) -> None:
    player.do("new", seed=13, real=BY_HAND)
    player.play_at_real_table(Random(13), lambda _: turns(player, 4))
    while player.asks:
        player.enter()
    buys = [action for action in legal(player.view["can"]) if action.startswith("buy")]
    player.do("play", action=buys[0])
    player.enter()  # the Deed that fills the market; next is the card that Ceres flips


def real_tile(player: Player) -> None:
    player.do("new", seed=14, monuments=True, real={**BY_HAND, "deeds": "app"})
    player.play_at_real_table(Random(14), lambda asks: asks["deck"] == "tiles" and turns(player, 3))


def real_between_turns(player: Player) -> None:
    player.do("new", seed=15, real={**BY_HAND, "tiles": "app"})
    player.play_at_real_table(Random(15), lambda _: turns(player, 4))
    while player.asks:
        player.enter()


def real_taken_back(player: Player) -> None:
    real_tile(player)
    player.enter()
    player.do("undo")
    player.do("undo")


def real_corrected(player: Player) -> None:
    real_between_turns(player)
    player.do(
        "correct", changes=[{"what": "silver", "to": 23}, {"what": "vp", "side": "ceres", "to": 4}]
    )
    player.play_at_real_table(Random(15), lambda _: turns(player, 6))


def turns(player: Player, number: int) -> bool:
    """Whether at least so many turns are finished."""
    return bool(player.view["turns"] >= number)


def own_components() -> Data:
    """Components in which every card picks another slot and there are other tiles."""
    data: Data = json.loads(json.dumps(STANDARD.to_dict()))
    for card in data["cards"]:
        card["number"] = 5 - card["number"]
    data["tiles"]["residential"] -= 1
    data["tiles"]["civic-any"] += 1
    return data


GAMES: Final = [
    just_begun,
    under_way,
    finished,
    monuments,
    garden_choice,
    own_box,
    taken_back,
    strict,
    lesson,
    lesson_left,
    branch,
    real_set_up,
    real_card,
    real_tile,
    real_between_turns,
    real_taken_back,
    real_corrected,
]
