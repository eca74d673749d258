"""Takes the README's pictures of the page: `python tools/screenshots.py docs/screens`.

The planner plays a game, and the page is photographed at its best moments, in English.
"""

import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, Page

import ceres
from build_page import build_page
from build_python import build_python
from ceres.bots import make_bot
from ceres.events import Event
from ceres.saves import FIRST_REVISION, Saves
from ceres.web.address import Address, listen, url_of
from ceres.web.server import run
from chromium import FLAGS, chromium, started_playwright

SEED: Final = 10
WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}


def main() -> None:
    """Take all pictures into the given folder."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/screens")
    build_page()
    build_python()
    game, stories = played()
    with served() as (saves, url), started_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])

        def at(count: int, screen: dict[str, Any], pace: str = "slow") -> Page:
            """Open the game after `count` actions; the rest can be played again."""
            id = saves.create(game)
            saves.truncate(id, count, FIRST_REVISION)
            return table(browser, url, id, screen, pace)

        at(full_table(game), WIDE).screenshot(path=folder / "page-table.png")
        ceres_turn(at(first(stories, contested), WIDE), 1, folder / "page-ceres-turn.png")
        scored(at(first(stories, second_scoring), WIDE, "at-once"), folder / "page-scoring.png")
        at(full_table(game), PHONE).screenshot(path=folder / "page-phone.png")
        advised(at(full_table(game), WIDE, "at-once"), folder / "page-coach.png")
        home = opened(browser, url, WIDE)
        home.get_by_role("heading", level=1).wait_for()
        home.screenshot(path=folder / "page-home.png")
        for name, page in beside_the_game(browser, url, saves.create(game), len(game.entries)):
            page.screenshot(path=folder / f"page-{name}.png", animations="disabled")
        for name, page in beside_a_table(browser, url, saves, game, stories):
            page.screenshot(path=folder / f"companion-{name}.png", animations="disabled")
        browser.close()
    for path in [*folder.glob("page-*.png"), *folder.glob("companion-*.png")]:
        # The page has few colours, so a palette does: a third of the size.
        Image.open(path).quantize(256).save(path, optimize=True)


def played() -> tuple[ceres.Game, list[list[Event]]]:
    """Play a whole game; return it with the events of each turn."""
    game = ceres.Game.new(seed=SEED, difficulty="hard", monuments=True)
    bot = make_bot("planner", seed=1)
    stories = []
    while game.position.result is None:
        stories.append(game.play(bot.choose(game.position.observation())))
    return game, stories


def full_table(game: ceres.Game) -> int:
    """Return after how many actions most Deeds can be bought in your turn of the last era."""
    return next(
        number
        for number, position in enumerate(game.positions)
        if position.era == 3 and sum(str(action)[:3] == "buy" for action in position.actions()) > 3
    )


def contested(event: Event) -> bool:
    """Return whether a claim was settled among several Deeds."""
    return event.type == "claim" and event.facts["settled"] == "distance"


def second_scoring(event: Event) -> bool:
    """Return whether this is the end of the second era."""
    return event.type == "scoring" and event.facts["era"] == 2


def first(stories: list[list[Event]], wanted: Callable[[Event], bool]) -> int:
    """Return how many turns were played before the first with such an event."""
    return next(number for number, story in enumerate(stories) if any(map(wanted, story)))


@contextmanager
def served() -> Iterator[tuple[Saves, str]]:
    """Run a server with games of its own."""
    with tempfile.TemporaryDirectory() as folder, Saves.open(f"{folder}/games.sqlite3") as saves:
        address = Address(port=0)
        listener = listen(address)
        ready = threading.Event()
        serving = (saves, listener, address, lambda _: ready.set())
        threading.Thread(target=run, args=serving, daemon=True).start()
        ready.wait()
        yield saves, url_of(listener)


def opened(browser: Browser, url: str, screen: dict[str, Any], pace: str = "slow") -> Page:
    """Open the first screen, in English and in the light theme."""
    options = {"locale": "en", "color_scheme": "light", "reduced_motion": "reduce", **screen}
    context = browser.new_context(base_url=url, **options)
    settings = f'{{"language": "en", "pace": "{pace}"}}'
    context.add_init_script(f"localStorage.setItem('ceres-settings', '{settings}')")
    page = context.new_page()
    page.goto("/")
    return page


def table(browser: Browser, url: str, id: str, screen: dict[str, Any], pace: str) -> Page:
    """Open the table of a game."""
    page = opened(browser, url, screen, pace)
    page.goto(f"/games/{id}")
    page.locator('[data-lot="A1"]').first.wait_for()
    return page


def ceres_turn(page: Page, steps: int, into: Path) -> None:
    """Play what was taken back, and stop at a step of Ceres' turn."""
    page.keyboard.press("y")
    page.get_by_role("button", name="Pause").click()
    for _ in range(steps):
        page.keyboard.press("Space")
    page.locator("[data-mark=chosen]").first.wait_for()
    page.screenshot(path=into, animations="disabled")


def advised(page: Page, into: Path) -> None:
    """Ask the coach for all that it says."""
    page.keyboard.press("f")
    for step in ("where", "action", "table", "why"):
        page.keyboard.press("h")
        if step in ("where", "action", "why"):
            page.locator(f'[data-coach="{step}"]').wait_for(timeout=60_000)
    page.locator(".status.going").wait_for(state="detached", timeout=60_000)
    page.screenshot(path=into, animations="disabled")


def scored(page: Page, into: Path) -> None:
    """Play what was taken back up to the scoring, and point at its first source."""
    page.keyboard.press("y")
    panel = page.get_by_role("dialog")
    panel.locator("summary").nth(2).hover()
    page.locator("[data-mark]").first.wait_for()
    page.screenshot(path=into, animations="disabled")


def beside_the_game(browser: Browser, url: str, id: str, length: int) -> Iterator[tuple[str, Page]]:
    """Open the lesson, a rule, and a replay."""
    page = opened(browser, url, WIDE)
    page.goto("/learn")
    page.locator('[data-lot="A1"]').first.wait_for()
    yield "learn", page
    page.goto("/rules/V8")
    page.get_by_role("heading", name="V8").wait_for()
    yield "rules", page
    page.goto(f"/replay/{id}?at={length * 2 // 3}")
    page.locator('[data-lot="A1"]').first.wait_for()
    yield "replay", page


def beside_a_table(
    browser: Browser, url: str, saves: Saves, game: ceres.Game, stories: list[list[Event]]
) -> Iterator[tuple[str, Page]]:
    """Open the companion: your turn, a step of Ceres', a card to be tapped, a scoring."""
    yield "turn", companion(browser, url, saves, game, full_table(game), "app")
    count = first(stories, contested)
    for name, number, wanted, cards in (
        ("step", count, contested, "app"),
        ("ask", count, contested, "me"),
        ("scoring", first(stories, second_scoring), second_scoring, "app"),
    ):
        page = companion(browser, url, saves, game, number, cards)
        address = page.url.split("?")[0]
        body = {"action": str(game.entries[number]), "revision": FIRST_REVISION}
        page.request.post(address.replace("/real/", "/api/games/") + "/actions", data=body)
        step = next(index for index, event in enumerate(stories[number]) if wanted(event))
        page.goto(address if cards == "me" else f"{address}?at=ceres/{number + 1}/{step}")
        page.locator("[data-ask], [data-step], [data-scoring]").first.wait_for()
        page.evaluate("document.activeElement.blur()")
        yield name, page


def companion(
    browser: Browser, url: str, saves: Saves, game: ceres.Game, count: int, cards: str
) -> Page:
    """Open the companion of the game after `count` actions."""
    draws = {"cards": cards, "tiles": "app", "deeds": "app"}
    played = ceres.Game(game.start)
    played.extras["x-real"] = {"draws": draws, "set_up": False, "told": None}
    for entry in game.entries[:count]:
        played.play(str(entry))
    page = opened(browser, url, PHONE)
    page.goto(f"/real/{saves.create(played)}")
    page.locator("main").wait_for()
    return page


if __name__ == "__main__":
    main()
