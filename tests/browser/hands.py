"""Players with a mouse, with keys, with a finger: they do what the page shows as possible."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator

from browser.serving import Data
from browser.visiting import Visitor

# More than there is on the page to go through with the Tab key.
_COMES_BEFORE: Final = """(element) => Boolean(
    element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING
)"""
_MOST_TABS: Final = 250
_SHOWN: Final = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const buyable = (deed) => {
        const buy = deed.parentElement.querySelector(".buy");
        return buy ? !buy.disabled : !deed.closest(".dear");
    };
    const count = (piece) => Number(piece.querySelector(".places")?.textContent ?? 0);
    return {
        deeds: all("[data-deed]").filter(buyable).map((each) => each.dataset.deed),
        pieces: Object.fromEntries(
            all("[data-tray]")
                .map((each) => [each.dataset.tray, count(each)])
                .filter(([, places]) => places > 0),
        ),
        places: all("[data-place]").map((each) => each.dataset.place),
    };
}"""
# The Lots whose middle lies in a field that is marked as a place.
_LIT: Final = """() => {
    const fields = [...document.querySelectorAll("[data-mark=place] .veil")];
    return [..."ABCDEFG"].flatMap((column, x) => [..."1234567"].map((row, y) => {
        const middle = new DOMPoint(100 * x + 50, 100 * y + 50);
        return fields.some((field) => field.isPointInFill(middle)) ? column + row : null;
    })).filter(Boolean);
}"""
_WHEEL_TURNS: Final = """() => void (window.turned = new Promise((resolve) =>
    addEventListener("wheel", () => requestAnimationFrame(resolve), { once: true })))"""


class Shown(NamedTuple):
    """The actions that the page offers, besides Income."""

    deeds: list[str]
    # How many places each piece has.
    pieces: dict[str, int]
    # For Ceres, as they are written.
    places: list[str]


def possible(can: Data) -> Shown:
    """Return what the server offers."""
    return Shown(
        [deed for deed, how in can["deeds"].items() if "action" in how],
        {piece: len(how["places"]) for piece, how in can["builds"].items() if how["places"]},
        [", ".join(place) for place in can["places"]],
    )


class Hands(ABC):
    """Somebody who plays a game by chance, in all the ways that there are."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        """Play at random; the same seed makes the same choices in the same game."""
        self.visitor: Final = visitor
        self.page: Final = visitor.page
        self.random: Final = Random(seed)

    def shown(self) -> Shown:
        """Return what the page offers now."""
        found: dict[str, Any] = self.page.evaluate(_SHOWN)
        return Shown(**found)

    def lit(self) -> list[str]:
        """Return the Lots that the city highlights."""
        lots: list[str] = self.page.evaluate(_LIT)
        return lots

    def act(self) -> str:
        """Do something that is offered and wait for Ceres; return the action as text."""
        shown = self.shown()
        with self.visitor.acting():
            return self._do_one_of(shown)

    def _do_one_of(self, shown: Shown) -> str:
        if shown.places:
            return self.place(shown.places)
        ways: list[Callable[[], str]] = [self.income]
        if shown.deeds:
            ways += 3 * [lambda: self.buy(self.random.choice(shown.deeds))]
        if shown.pieces:
            # Large pieces are rarely possible.
            weights = [3 if "2" in piece or len(piece) > 6 else 1 for piece in shown.pieces]
            piece = self.random.choices(list(shown.pieces), weights)[0]
            ways += 4 * [lambda: self.build(piece)]
        return self.random.choice(ways)()

    @abstractmethod
    def income(self) -> str:
        """Take Income."""

    @abstractmethod
    def buy(self, deed: str) -> str:
        """Buy a Deed."""

    @abstractmethod
    def build(self, piece: str) -> str:
        """Build a piece in one of its places."""

    @abstractmethod
    def place(self, places: list[str]) -> str:
        """Choose one of the places for Ceres."""

    @abstractmethod
    def close_scoring(self) -> None:
        """Go on after a scoring."""

    def carried(self, piece: str) -> str:
        """Return the action of the piece held over the city, which must fit there."""
        ghost = self.page.locator("[data-ghost]")
        assert "fits" in str(ghost.get_attribute("class"))
        return f"build {piece} {ghost.get_attribute('data-ghost')}"

    def _radio(self, place: str) -> Locator:
        return self.page.locator(f'[data-place="{place}"]')

    def confirm(self, name: str) -> Locator:
        """Return the button that confirms an action: `Build`, `Buy C4`, `Income`."""
        bar = self.visitor.find("region", "page-table-bar")
        return bar.get_by_role("button", name=re.compile(f"^{name}\\b(?!…)"))


class Mouse(Hands):
    """Plays by mouse alone."""

    def income(self) -> str:
        self.confirm("Income").click()
        return "income"

    def buy(self, deed: str) -> str:
        way = self.random.choice(("at once", "by its card", "by its Lot"))
        if way == "at once":
            self.page.get_by_role("button", name=f"Buy {deed} for").click()
            return f"buy {deed}"
        (self.visitor.deed(deed) if way == "by its card" else self.visitor.lot(deed)).click()
        self.confirm(f"Buy {deed}").click()
        return f"buy {deed}"

    def build(self, piece: str) -> str:
        way = self.random.choice((self._carry, self._drag, self._lot_first))
        return way(piece)

    def _carry(self, piece: str) -> str:
        self.visitor.in_tray(piece).click()
        self._point()
        for _ in range(self.random.randrange(3)):
            self._turn_wheel()
        action = self.carried(piece)
        self.page.mouse.down()
        self.page.mouse.up()
        return action

    def _drag(self, piece: str) -> str:
        self.visitor.in_tray(piece).hover()
        lots = self.lit()  # being pointed at, it shows its places
        self.page.mouse.down()
        self._point(lots)
        action = self.carried(piece)
        self.page.mouse.up()
        return action

    def _lot_first(self, piece: str) -> str:
        tray = self.visitor.in_tray(piece)
        tray.hover()
        self.visitor.lot(self.random.choice(self.lit())).click()
        tray.click()
        action = self.carried(piece)
        self.confirm("Build").click()
        return action

    def _point(self, lots: list[str] | None = None) -> None:
        """Return a random point on one of the Lots."""
        lot = self.visitor.lot(self.random.choice(lots or self.lit()))
        box = lot.bounding_box()
        assert box
        x, y = (self.random.uniform(0.1, 0.9) for _ in range(2))
        # From beside it, as a hand comes.
        self.page.mouse.move(box["x"] + box["width"] * x, box["y"] + box["height"] * y, steps=2)

    def _turn_wheel(self) -> None:
        self.page.evaluate(_WHEEL_TURNS)
        self.page.mouse.wheel(0, 100)
        self.page.evaluate("() => window.turned")

    def place(self, places: list[str]) -> str:
        place = self.random.choice(places)
        lots = place.split(", ")
        self._radio(place).click()
        if self.random.random() < 0.5 and self._means_one(places, lots[0]):
            self.visitor.lot(lots[0]).click()  # what is picked, picked again
        else:
            self.page.locator("section.bar .primary").click()
        return " ".join(["place", *lots])

    @staticmethod
    def _means_one(places: list[str], lot: str) -> bool:
        return sum(lot in place.split(", ") for place in places) == 1

    def close_scoring(self) -> None:
        self.visitor.button("page-scoring-go-on", self.visitor.scoring).click()


class Keys(Hands):
    """Plays by keyboard alone."""

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def go_to(self, target: Locator) -> None:
        """Tab until something has the focus, forwards or back, without leaving the page."""
        key = "Shift+Tab" if target.evaluate(_COMES_BEFORE) else "Tab"
        for _ in range(_MOST_TABS):
            if target.evaluate("(element) => element === document.activeElement"):
                return
            self.press(key)
        raise AssertionError(f"the keyboard does not get there: {target}")

    def _move(self, target: Locator, key: str = "ArrowRight") -> None:
        """Move the focus within a row."""
        for _ in range(_MOST_TABS):
            if target.evaluate("(element) => element === document.activeElement"):
                return
            self.press(key)
        raise AssertionError(f"the arrows do not get there: {target}")

    def _walk(self, lot: str) -> None:
        """Move the focus to a Lot of the city."""
        here: str = self.page.evaluate("() => document.activeElement.dataset.lot")
        across, down = (ord(there) - ord(now) for there, now in zip(lot, here, strict=True))
        self.press(*abs(across) * ["ArrowRight" if across > 0 else "ArrowLeft"])
        self.press(*abs(down) * ["ArrowDown" if down > 0 else "ArrowUp"])

    def income(self) -> str:
        self.press("i", self.random.choice(("i", "Enter")))
        return "income"

    def buy(self, deed: str) -> str:
        self.press("b")
        self._move(self.visitor.deed(deed))
        self.press("Enter", "Enter")
        return f"buy {deed}"

    def build(self, piece: str) -> str:
        self.press("t")
        self._move(self.visitor.in_tray(piece))
        self.press("Enter")
        self._walk(self.random.choice(self.lit()))
        self.press(*self.random.randrange(3) * [self.random.choice("rR")])
        action = self.carried(piece)
        self.press("Enter")
        return action

    def place(self, places: list[str]) -> str:
        place = self.random.choice(places)
        radio = self._radio(place).locator("input")
        self.go_to(self.page.locator("form fieldset input").first)
        self.press("Space")
        self._move(radio, "ArrowDown")
        self.go_to(self.page.locator("section.bar .primary"))
        self.press("Enter")
        return " ".join(["place", *place.split(", ")])

    def close_scoring(self) -> None:
        if self.random.random() < 0.5:
            self.press("Escape")
        else:
            self.go_to(self.visitor.button("page-scoring-go-on", self.visitor.scoring))
            self.press("Enter")


class Finger(Hands):
    """Plays by touch alone, on a phone."""

    def shown(self) -> Shown:
        close = self.visitor.button("page-close", self.page.locator(".sheet[role=dialog]"))
        if close.count():
            close.tap()
        self._wait_for_no_sheet()
        return super().shown()

    def _wait_for_no_sheet(self) -> None:
        self.page.locator(".sheet[role=dialog]").wait_for(state="detached")

    def income(self) -> str:
        self.confirm("Income").tap()
        return "income"

    def buy(self, deed: str) -> str:
        way = self.random.choice(("strip", "sheet", "city"))
        if way == "sheet":
            self._open("page-table-tab-market")
            sheet = self.visitor.find("region", "page-table-tab-market").last
            sheet.get_by_role("button", name=f"Buy {deed} for").tap()
            return f"buy {deed}"
        (self.visitor.deed(deed) if way == "strip" else self.visitor.lot(deed)).tap()
        self.confirm(f"Buy {deed}").tap()
        return f"buy {deed}"

    def _open(self, id: str) -> None:
        self.visitor.button(id, self.page.get_by_role("navigation")).tap()

    def build(self, piece: str) -> str:
        if self.random.random() < 0.5:
            self._open("page-table-tab-build")
            # The sheet lies over the strip, and is gone once a piece is taken.
            self.visitor.in_tray(piece).last.tap()
            self._wait_for_no_sheet()
        else:
            self.visitor.in_tray(piece).tap()
        self.visitor.lot(self.random.choice(self.lit())).tap()
        turn = self.visitor.button("page-table-turn")
        if turn.count():
            for _ in range(self.random.randrange(3)):
                turn.tap()
        action = self.carried(piece)
        self.confirm("Build").tap()
        return action

    def place(self, places: list[str]) -> str:
        place = self.random.choice(places)
        lots = place.split(", ")
        if self.random.random() < 0.5 and len(lots) == 1:
            self.visitor.lot(lots[0]).tap()
        else:
            self._radio(place).tap()
        self.page.locator("section.bar .primary").tap()
        return " ".join(["place", *lots])

    def close_scoring(self) -> None:
        self.visitor.button("page-scoring-go-on", self.visitor.scoring).tap()
