"""Somebody with wood and cardboard on the table and the companion in one hand.

The real table is a hidden game: what it draws is tapped on the page, and so is what its player
decides. At the end both must have come to the same.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, Final
from urllib.parse import parse_qs

from playwright.sync_api import Locator

import ceres
from browser.serving import Data
from browser.visiting import Visitor
from ceres.commands.demo import CarelessPlayer
from ceres.companion import Draw, draws_in, set_up_draws, set_up_events

ME: Final = {"cards": "me", "tiles": "me", "deeds": "me"}
APP: Final = {"cards": "app", "tiles": "app", "deeds": "app"}


class TableSide:
    """A player beside a table."""

    def __init__(self, visitor: Visitor, game: ceres.Game, id: str) -> None:
        """Play this game on the real table, and enter it in the companion's game of this id."""
        self.visitor: Final = visitor
        self.page: Final = visitor.page
        self.game: Final = game
        self.id: Final = id
        self.player: Final = CarelessPlayer(5)
        self._drawn: Iterator[Draw] = iter(set_up_draws(set_up_events(game.start.to_dict())))

    @classmethod
    def begins(cls, visitor: Visitor, seed: int, **options: Any) -> "TableSide":
        """Set up a shuffled table, and open the companion beside it."""
        id = visitor.served.new_game(real=ME, **options)
        return cls(visitor, ceres.Game.new(seed, **options), id).sits_down()

    @classmethod
    def follows(cls, visitor: Visitor, seed: int, **options: Any) -> "TableSide":
        """Set up a table as the app draws."""
        id = visitor.served.new_game(real=APP, seed=seed, **options)
        record = json.dumps(visitor.served.record(id))
        return cls(visitor, ceres.Game.from_json(record), id).sits_down()

    def sits_down(self) -> "TableSide":
        """Open the companion."""
        self.page.goto(f"/real/{self.id}")
        return self

    # What is seen.

    @property
    def at(self) -> list[str]:
        """Return the companion's screen, by its address."""
        query = parse_qs(self.page.url.rpartition("?")[2])
        return query.get("at", [""])[0].split("/")

    @property
    def view(self) -> Data:
        """Return the companion's view, as the server has it."""
        view: Data = self.visitor.served.game(self.id)["view"]
        return view

    @property
    def next(self) -> Locator:
        """Return the button that leads on."""
        return self.page.locator("[data-next]:enabled")

    def pick(self, id: str) -> Locator:
        """Return a thing to tap in a picker."""
        return self.page.locator(f'[data-pick="{id}"]')

    # What is done.

    def step(self) -> str:
        """Do whatever is due, and return what it was."""
        self.settles()
        what = self.at[0]
        doing: dict[str, Callable[[], None]] = {
            "ask": self.answer,
            "choose": self.choose,
            "do": self.act,
        }
        if what != "result":
            doing.get(what, self.go_on)()
        return what

    def go_on(self, by: Locator | None = None) -> None:
        """Tap the way on, and wait until the page is elsewhere."""
        button = by or self.next
        button.wait_for()
        before = self.page.url
        button.tap()
        self.page.wait_for_url(lambda url: url != before)

    def until(self, *kinds: str) -> str:
        """Go on until one of these is due."""
        self.settles()
        while self.at[0] not in kinds:
            self.step()
            self.settles()
        return self.at[0]

    def settles(self) -> None:
        """Wait until there is something to do, or nothing any more."""
        self.page.locator("[data-next], [data-do], .result").first.wait_for()

    def draw(self) -> Draw:
        """Draw from the real deck what is asked for."""
        draw = next(self._drawn)
        assert self.page.locator("[data-ask]").get_attribute("data-ask") == draw.why
        return draw

    def answer(self) -> None:
        """Enter what was drawn: a single thing with one tap."""
        drawn = self.draw().drawn
        # The next question has the same address.
        picker = self.pick(drawn[0]).element_handle()
        for name in drawn:
            self.pick(name).tap()
        if len(drawn) > 1:
            self.go_on()
        picker.wait_for_element_state("hidden")

    def act(self) -> None:
        """Take your turn on the table, and enter it."""
        action = self.plays()
        verb, *rest = action.split(" ")
        self.go_on(self.page.locator(f"[data-do={verb}]"))
        if verb == "buy":
            self.page.locator(f'[data-deed="{rest[0]}"]').tap()
            self.go_on()
        elif verb == "build":
            piece, *lots = rest
            self.go_on(self.page.locator(f'[data-tray="{piece}"]'))
            self.lay(piece, lots)
            self.go_on()

    def lay(self, piece: str, lots: list[str]) -> None:
        """Tap and turn until the piece lies there."""
        wanted = f"build/{piece}/{'.'.join(lots)}"
        for lot in lots:
            self.visitor.lot(lot).tap()
            for _ in range(4):
                if "/".join(self.at) == wanted:
                    return
                turn = self.visitor.button("page-table-turn")
                if turn.count():
                    turn.tap()
        assert "/".join(self.at) == wanted

    def choose(self) -> None:
        """Choose for Ceres."""
        _, *lots = self.plays().split(" ")
        wanted = f"choose/{'.'.join(lots)}"
        while "/".join(self.at) != wanted:
            self.visitor.lot(lots[0]).tap()
        self.go_on()

    def plays(self) -> str:
        """Decide on an action, play it on the real table, and return it."""
        before = self.game.position
        action = self.player.choose(before.observation())
        self._drawn = iter(draws_in(before, self.game.play(action)))
        return str(action)

    def agrees(self) -> None:
        """Check that both tables look the same."""
        view, shown = self.view["table"], self.game.position.to_dict()
        assert view["you"]["buildings"] == shown["you"]["buildings"]
        assert view["ceres"]["gardens"] == shown["ceres"]["gardens"]
        for side in ("you", "ceres"):
            assert view[side]["vp"] == shown[side]["vp"]
            assert view[side]["lots"] == shown[side]["lots"]
        assert [offer["deed"] for offer in view["market"]] == [
            offer["deed"] for offer in shown["market"]
        ]
