"""Looks at the games and reviews of a browser as a player does, on the page without a server."""

from typing import Final

from playwright.sync_api import Locator, Page, ViewportSize, expect

from ceres.service import answer
from compatibility.outcomes import Data
from offline.hosting import Player

# Some days after the games were played, so that decisions are due to be tried again.
NOW: Final = "2026-11-22T12:00:00Z"
STORES: Final = ("ceres", "ceres-coach")
ONLY: Final = ("all", "imported")
# A row far below the screen has no text until it is drawn.
_HIGH: Final[ViewportSize] = {"width": 1440, "height": 3000}
_DRAWN: Final = """async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
# Reads a whole database, by its stores and keys.
READ: Final = """async (name) => {
    const done = (request) => new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
    });
    const database = await done(indexedDB.open(name));
    const stores = {};
    for (const name of database.objectStoreNames) {
        const store = database.transaction(name).objectStore(name);
        const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
        stores[name] = Object.fromEntries(keys.map((key, index) => [key, values[index]]));
    }
    const { version } = database;
    database.close();
    return { version, stores };
}"""
# Makes databases, as the first visit of the earlier site did.
PUT: Final = """async ({ databases, local }) => {
    Object.assign(localStorage, local);
    for (const [name, { version, stores }] of Object.entries(databases)) {
        const request = indexedDB.open(name, version);
        request.onupgradeneeded = () => {
            for (const store of Object.keys(stores)) request.result.createObjectStore(store);
        };
        const database = await new Promise((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
        });
        const transaction = database.transaction(Object.keys(stores), "readwrite");
        for (const [store, values] of Object.entries(stores)) {
            for (const [key, value] of Object.entries(values)) {
                transaction.objectStore(store).put(value, key);
            }
        }
        await new Promise((resolve) => (transaction.oncomplete = resolve));
        database.close();
    }
}"""
_TEXTS: Final = """(elements) => elements.map(
    (each) => (each.innerText ?? each.textContent).replaceAll(/\\s+/g, " ").trim()
)"""
_TABLES: Final = """(tables) => tables.map((table) => [...table.rows].map(
    (row) => [...row.cells].map((cell) => cell.innerText.replaceAll(/\\s+/g, " ").trim())
))"""


def restore(player: Player, store: Data) -> None:
    """Fill a browser that has not been on the page."""
    player.context.clock.set_fixed_time(NOW)
    player.page.goto("theme.js")
    player.page.evaluate(PUT, store)


def go(player: Player, path: str) -> Page:
    """Go to a screen as links do, so that Python need not be loaded again; it is shown anew."""
    player.page.evaluate("location.hash = '/about'")
    player.find("heading", "page-home-program").wait_for()
    player.page.evaluate("(path) => void (location.hash = path)", path)
    return player.page


def texts(found: Locator) -> list[str]:
    """Return what each of some elements says."""
    said: list[str] = found.evaluate_all(_TEXTS)
    return said


def tables(within: Locator) -> list[list[list[str]]]:
    """Return the cells of all tables."""
    cells: list[list[list[str]]] = within.locator("table").evaluate_all(_TABLES)
    return cells


def lists(player: Player) -> Data:
    """Return the saved games as the first screen lists them, by its tabs."""
    page = player.visit()
    page.set_viewport_size(_HIGH)
    player.find("link", "page-home-continue").wait_for()
    found: Data = {"try again": texts(page.locator('a[href$="/puzzles?mine"]'))}
    for tab in page.get_by_role("tab").all():
        tab.click()
        panel = page.get_by_role("tabpanel")
        more = panel.locator("ul + div button")
        while more.count():
            more.click()
        rows = panel.locator("ul:not(ul ul) > li")
        page.evaluate(_DRAWN)
        found[texts(tab)[0]] = [
            [row.locator("a").first.get_attribute("href") if row.locator("a").count() else "", text]
            for row, text in zip(rows.all(), texts(rows), strict=True)
        ]
    return found


def statistics(player: Player, only: str) -> Data:
    """Return what the screen of the finished games says of some of them."""
    page = player.visit(f"/mine?only={only}")
    main = page.locator("main")
    player.find("heading", "page-mine-list").wait_for()
    player.find("heading", "page-mine-accuracy").wait_for()
    panel = (
        main.locator("section, div").filter(has=player.find("heading", "page-mine-accuracy")).last
    )
    panel.locator("p").first.wait_for()
    return {
        "which": texts(main.locator("select").first.locator("option")),
        "figures": texts(main.locator("dl > div")),
        "tables": tables(main),
        "accuracy": texts(panel.locator("p")),
        "points": [
            round(float(point.get_attribute("cy") or 0))
            for point in page.locator('[data-coach="accuracy"] circle').all()
        ],
    }


def challenges(player: Player) -> Data:
    """Return what the screens of ladder, achievements and days say."""
    page = go(player, "/ladder")
    page.locator("main li").first.wait_for()
    found: Data = {"ladder": texts(page.locator("main"))}
    go(player, "/achievements")
    page.locator("main li").first.wait_for()
    found["achievements"] = texts(page.locator("main"))
    go(player, "/days?date=2026-11-16")
    page.locator("main").get_by_text("128").first.wait_for()  # the points of that day's game
    found["day"] = texts(page.locator("main"))
    return found


def city(player: Player) -> Data:
    """Return what lies on the table that is shown, and what can be undone and redone."""
    page = player.page
    return {
        "lots": page.locator("[data-lot]").evaluate_all(
            "(lots) => lots.map((lot) => lot.getAttribute('aria-label') ?? lot.textContent)"
        ),
        "market": page.locator("[data-deed]").evaluate_all(
            "(deeds) => deeds.map((deed) => deed.dataset.deed)"
        ),
        "undo": _is_enabled(player.button("page-undo")),
        "redo": _is_enabled(player.button("page-undo-redo")),
    }


def _is_enabled(button: Locator) -> bool:
    """Return whether a button can be pressed; a strict game has none to undo."""
    return button.count() > 0 and button.first.is_enabled()


def game(player: Player, id: str) -> Data:
    """Open a game at the table; what was undone is redone."""
    go(player, f"/games/{id}")
    player.lot("A1").wait_for()
    found = city(player)
    if found["redo"]:
        with player.acting():
            player.button("page-undo-redo").click()
        found["redone"] = city(player)
    return found


def asks(player: Player, id: str) -> Data | None:
    """Return what the stored record of a game at a real table leaves open."""
    found: Data | None = answer(player.record(id), {"do": "open"})["answer"]["view"]["real"]["asks"]
    return found


def real_table(player: Player, id: str) -> Data:
    """Open a game at a real table: what is asked, and what is asked after the first answer."""
    ask = asks(player, id)
    page = go(player, f"/real/{id}")
    on = page.locator("[data-next]:enabled")
    if not ask:
        heading = page.locator("main h1, main h2").first
        heading.wait_for()
        return {"asks": None, "heading": texts(heading)}
    asked = page.locator(f"[data-ask={ask['why']}]")
    while not asked.or_(on).first.get_attribute("data-ask"):  # what was told of the turn so far
        on.click()
        asked.or_(on).first.wait_for()
    picks = page.locator("[data-pick]:enabled")
    picks.first.wait_for()
    found = {
        "asks": ask,
        "question": texts(asked),
        "options": picks.evaluate_all("(picks) => picks.map((pick) => pick.dataset.pick)"),
    }
    before = player.record(id)
    for number in range(ask["count"]):
        picks.nth(number).click()
    if ask["count"] > 1:  # a single one is entered with the tap
        on.click()
    player.wait_until(lambda: player.record(id) != before)
    return {**found, "then": asks(player, id)}


def review(player: Player, id: str) -> Data:
    """Return the figures of the stored review of a game: in sentences, and in tables."""
    go(player, f"/replay/{id}?panel=review")
    panel = player.find("region", "page-replay-review")
    expect(panel.locator("table").first).to_be_attached()
    panel.get_by_text(player.say("page-coach-list-all"), exact=True).first.click()
    says = [said for said in texts(panel.locator("p")) if any(map(str.isdigit, said))]
    return {"says": says, "tables": tables(panel)}


def going_on(store: Data, real: bool) -> list[str]:
    """Return the ids of the games that are neither over nor deleted, by where they are played."""
    games = store["databases"]["ceres"]["stores"]["games"].values()
    return [
        game["id"]
        for game in games
        if not game["deleted"] and not game["facts"]["result"] and game["facts"]["real"] is real
    ]


def reviewed(store: Data) -> list[str]:
    """Return the ids of the games with a stored review."""
    return [
        review["id"] for review in store["databases"]["ceres-coach"]["stores"]["reviews"].values()
    ]


def everything(player: Player, store: Data) -> Data:
    """Look at all of it; what changes games comes last."""
    return {
        "lists": lists(player),
        "statistics": {only: statistics(player, only) for only in ONLY},
        "challenges": challenges(player),
        "reviews": {id: review(player, id) for id in reviewed(store)},
        "games": {id: game(player, id) for id in going_on(store, real=False)},
        "real": {id: real_table(player, id) for id in going_on(store, real=True)},
    }
