"""A visitor of the page, who notes everything that goes wrong."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Self
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize

from browser.serving import PATIENCE, Served
from ceres.text import catalogue

WIDE: Final = ViewportSize(width=1440, height=900)
LAPTOP: Final = ViewportSize(width=1280, height=720)
# A laptop on which everything is twice as large.
ZOOMED: Final = ViewportSize(width=683, height=384)
PHONE: Final = ViewportSize(width=390, height=844)
SMALL_PHONE: Final = ViewportSize(width=360, height=640)
# A screen for fingers.
TOUCH: Final[dict[str, Any]] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SETTINGS: Final = "ceres-settings"


class Visitor:
    """Somebody with a browser window.

    Notes what must never happen: an error in the console, a request that leaves the machine.
    """

    def __init__(self, context: BrowserContext, served: Served, language: str) -> None:
        """Use `Visitor.at`."""
        self.context: Final = context
        self.served: Final = served
        self.complaints: list[str] = []
        self._words: Final = catalogue(language)
        self.page: Final = self.open_tab()

    @classmethod
    @contextmanager
    def at(
        cls,
        browser: Browser,
        served: Any,  # a server, or for a visitor of another kind something else with an address
        screen: ViewportSize = WIDE,
        language: str = "en",
        pace: str = "at-once",
        **more: Any,
    ) -> Iterator[Self]:
        """Open a window; at the end nothing may have gone wrong in it."""
        # Without motion, unless it is asked for: there is less to wait for.
        wish = {"reduced_motion": "reduce", **more}
        context = browser.new_context(
            viewport=screen, locale=language, base_url=served.url, timezone_id="UTC", **wish
        )
        context.set_default_timeout(PATIENCE * 1000)
        # As if they had been chosen before; what is chosen now stays. An empty tab has no storage.
        settings = json.dumps(json.dumps({"language": language, "pace": pace}))
        context.add_init_script(
            f"""if (location.protocol.startsWith("http")) {{
                localStorage['{SETTINGS}'] ??= {settings};
            }}"""
        )
        visitor = cls(context, served, language)
        yield visitor
        context.close()
        assert visitor.complaints == [], visitor.complaints

    def open_tab(self) -> Page:
        """Open one more tab."""
        page = self.context.new_page()
        page.on("console", lambda message: self._heard(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self._asked(request.url))
        return page

    def _heard(self, type: str, text: str) -> None:
        # That the server was away, or refused something, is what some tests are about.
        if type in ("error", "warning") and "Failed to load resource" not in text:
            self.complaints.append(text)

    def _asked(self, url: str) -> None:
        if urlsplit(url).scheme.startswith("http") and not url.startswith(self.served.url):
            self.complaints.append(f"a request left the machine: {url}")

    # Where to go.

    def visit(self, path: str = "/") -> Page:
        """Go to an address of the page."""
        self.page.goto(path)
        return self.page

    def visit_home(self) -> Page:
        """Go to the first screen, and open what is behind `more` there before the first game."""
        self.visit()
        self.find("link", "page-home-new").wait_for()
        if self.page.locator("summary", has_text=self.say("page-home-more")).count():
            self.open_more("page-home-more")
        return self.page

    def open_more(self, id: str) -> None:
        """Open what is behind a line, unless it is open."""
        line = self.page.locator("summary", has_text=self.say(id))
        line.wait_for()
        if line.locator("xpath=..").get_attribute("open") is None:
            line.click()

    def sit_down(self, id: str, page: Page | None = None) -> Page:
        """Go to a game, and wait until the city is there."""
        page = page or self.page
        page.goto(f"/games/{id}")
        page.locator('[data-lot="A1"]').wait_for()
        return page

    # What is there.

    def say(self, id: str, /, **facts: Any) -> str:
        """Return a message in the visitor's language."""
        return self._words.say(id, **facts)

    def find(self, role: Any, id: str, within: Page | Locator | None = None) -> Locator:
        """Find an element by its role and its message."""
        return (within or self.page).get_by_role(role, name=self.say(id), exact=True)

    def button(self, id: str, within: Page | Locator | None = None) -> Locator:
        """Find a button by its message."""
        return self.find("button", id, within)

    def text(self, id: str, /, page: Page | None = None, **facts: Any) -> Locator:
        """Find a text by its message."""
        return (page or self.page).get_by_text(self.say(id, **facts), exact=True).first

    def lot(self, name: str) -> Locator:
        """Find a Lot of the city."""
        return self.page.locator(f'[data-lot="{name}"]')

    def deed(self, name: str) -> Locator:
        """Find a Deed in the market."""
        return self.page.locator(f'[data-deed="{name}"]')

    def in_tray(self, piece: str) -> Locator:
        """Find a piece of the tray."""
        return self.page.locator(f'[data-tray="{piece}"]')

    @property
    def take_back(self) -> Locator:
        """The button that takes the last action back."""
        return self.button("page-undo")

    @property
    def ready(self) -> Locator:
        """The same, but only while something can be done in a game that has begun."""
        return self.take_back.and_(self.page.locator(":enabled"))

    @property
    def scoring(self) -> Locator:
        """The scoring of an era."""
        return self.page.locator("[role=dialog][aria-labelledby=scoring-title]")

    # What to do.

    def play(self, action: str, page: Page | None = None) -> None:
        """Take Income, buy a Deed or choose a place for Ceres, by keyboard."""
        page = page or self.page
        verb, *lots = action.split(" ")
        match verb:
            case "income":
                page.keyboard.press("i")
                page.keyboard.press("i")
            case "buy":
                deed = page.locator(f'[data-deed="{lots[0]}"]')
                deed.press("Enter")
                deed.press("Enter")
            case "place":
                page.get_by_role("radio", name=", ".join(lots), exact=True).press("Space")
                page.locator("section.bar .primary").press("Enter")
            case _:
                raise ValueError(action)

    # What to wait for.

    @contextmanager
    def acting(self) -> Iterator[None]:
        """Play an action in the block, and wait for the page to have its answer."""
        with self.page.expect_response("**/actions"):
            yield
        self.wait_for_answer()

    def wait_for_answer(self) -> None:
        """Wait until something can be done again, or a scoring is to be read."""
        self.ready.or_(self.scoring).first.wait_for()


def choose_settings(visitor: Visitor, **settings: bool) -> None:
    """Change settings of the page."""
    visitor.page.evaluate(
        """([key, settings]) => {
            localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), ...settings });
        }""",
        [SETTINGS, settings],
    )
