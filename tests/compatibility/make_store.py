"""Writes what a browser stores of games and reviews, and what the page shows of it.

It is a part of `make_library.py`. The page visited is that of the version which is imported.
"""

import json
import tempfile
from itertools import count
from pathlib import Path
from typing import Any, Final

import ceres
from browser.launching import launched
from ceres.web.site import write_site
from compatibility import outcomes, page_seen, seen
from compatibility.games import GAMES, ByRecord
from compatibility.library_files import read, write
from compatibility.library_games import COUNTED, REAL, elsewhere
from compatibility.outcomes import Data
from offline.hosting import Host, Player

# Of these games the board that was last shown stays stored; those of long games are large.
SHOWN: Final = 2


def main() -> None:
    """Write the store, the page's own archive of it, and all that is shown."""
    counted, later = archives()
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        host = Host(Path(folder))
        write_site(host.site)
        host.start()
        with Player.at(browser, host) as player:
            open_archive(player, counted)
            have_counted(player)
            open_archive(player, later)
            review_short_game(player)
            review_long_game(player)
            finish_game(player)
            delete(player, "unfinished")
            delete(player, "finished")
            archive = saved_archive(player)
            write("page-archive", {**archive, "adopted": adopted(archive)})
            databases = {
                name: player.page.evaluate(page_seen.READ, name) for name in page_seen.STORES
            }
            local = player.page.evaluate("() => ({ ...localStorage })")
        vary(databases)
        store = {"databases": databases, "local": local}
        write("store", store)
        with Player.at(browser, host) as player:
            page_seen.restore(player, store)
            write("shown", page_seen.everything(player, store))
        host.kill()


def vary(databases: Data) -> None:
    """Bring in what only time does: some games are not counted yet, some decisions were found."""
    stores = databases["ceres"]["stores"]
    for id in list(stores["boards"])[SHOWN:]:
        del stores["boards"][id]
    first, second, *_ = (game for game in stores["games"].values() if "counted" in game)
    del first["counted"]
    for later in ("achievements", "seed"):  # an earlier version did not store these
        del second["counted"][later]
    for review in databases["ceres-coach"]["stores"]["reviews"].values():
        # Found twice; and once, as an earlier version noted it.
        number, other = [e["number"] for e in review["shown"]["review"]["entries"] if is_loss(e)][
            :2
        ]
        review["solved"] = {str(number): ["2026-11-18", "2026-11-21"], str(other): "2026-11-18"}


def is_loss(entry: Data) -> bool:
    """Return whether a decision is to be tried again."""
    return entry["mark"] in ("inaccuracy", "mistake", "blunder")


def adopted(archive: Data) -> list[Data]:
    """Return what a server shows of the games of the page."""
    with tempfile.TemporaryDirectory() as home, outcomes.serving(Path(home)) as server:
        return [seen.adopted(server, entry) for entry in archive["games"]]


def archives() -> tuple[Data, Data]:
    """Return two archives: games that are counted at once, and games that come later.

    A server leaves out what was undone; the page keeps it, and so do records of the service.
    """
    names = list(read("expected")["names"].items())
    shown = {id: name for id, name in names if not name.startswith("deleted")}
    listed = read("expected")["shelves"]["games"]["games"]
    whole = dict(zip((game["id"] for game in listed), read("archive")["games"], strict=True))
    first = {begin.__name__.replace("_", "-") for begin in COUNTED}
    by_record = {begin.__name__.replace("_", "-") for begin in (*GAMES, *REAL)}
    later = [whole[id] for id, name in shown.items() if name not in first | by_record]
    for begin, times in zip((*GAMES, *REAL), later * 2, strict=False):
        player = ByRecord()
        begin(player)
        later.append({**times, "record": player.record})
    return _archive([whole[id] for id, name in shown.items() if name in first]), _archive(later)


def _archive(games: list[Data]) -> Data:
    return {"format": "ceres-games/1", "games": games}


def open_archive(player: Player, archive: Data) -> None:
    """Open a file of all games."""
    player.visit("/mine")
    with player.page.expect_file_chooser() as chooser:
        player.button("page-mine-everything-open").click()
    file: Any = {
        "name": "games.json",
        "mimeType": "application/json",
        "buffer": json.dumps(archive).encode(),
    }
    before = len(player.stored("games"))
    chooser.value.set_files(file)
    going = player.page.get_by_text(player.say("page-mine-everything-going"))
    player.wait_until(lambda: len(player.stored("games")) > before and not going.count())


def have_counted(player: Player) -> None:
    """Have the finished games counted."""
    player.visit("/mine")
    player.find("heading", "page-mine-list").wait_for()

    def counted() -> bool:
        games = player.stored("games").values()
        return all("counted" in game for game in games if game["facts"]["result"])

    for _ in range(9):
        if not counted():
            player.visit("/mine")
            player.find("heading", "page-mine-list").wait_for()
    assert counted()


def almost_over(seeds: Any) -> ceres.Game:
    """Return a game that Income ends."""
    for seed in seeds:
        game = elsewhere(seed, left=1)
        if game.position.phase == "you":
            then, _ = game.position.play("income")
            if then.phase == "over":
                return game
    raise AssertionError


def finish_game(player: Player) -> str:
    """Finish a game, which is not counted yet and is the player's own."""
    id = player.take(almost_over(count(70)).record())
    player.sit_down(id)
    player.play("income")
    player.wait_until(lambda: player.facts(id)["result"] is not None)
    return id


def review_long_game(player: Player) -> None:
    """Begin the review of a whole game, and stop it after its first answer."""
    id = finish_game(player)
    page = player.visit(f"/replay/{id}?at=0&panel=review")
    player.button("page-coach-review-start").click()
    page.locator(".summary").wait_for(timeout=600_000)
    player.button("page-coach-stop").click()
    player.find("button", "page-coach-review-finish").wait_for()


def review_short_game(player: Player) -> None:
    """Review a game from a pasted position in full, and try a decision again."""
    game = elsewhere(80, left=6)
    id = player.take(game.position.to_dict())
    for _ in range(9):
        if player.facts(id)["result"] is not None:
            break
        player.sit_down(id)
        with player.acting():
            player.play("income")
    page = player.visit(f"/replay/{id}?at=0&panel=review")
    player.button("page-coach-review-start").click()
    page.locator(".summary").wait_for(timeout=600_000)
    player.button("page-coach-stop").wait_for(state="hidden", timeout=600_000)
    player.find("link", "page-coach-try").click()
    player.button("page-coach-try-answer").click()
    player.button("page-coach-try-next").wait_for()


def delete(player: Player, tab: str) -> None:
    """Delete the first game of a tab."""
    page = player.visit()
    player.find("link", "page-home-continue").wait_for()
    number = 0 if tab == "unfinished" else 1
    page.get_by_role("tab").nth(number).click()
    before = sum(game["deleted"] is not None for game in player.stored("games").values())
    player.button("page-games-delete").first.click()
    player.wait_until(
        lambda: (
            sum(game["deleted"] is not None for game in player.stored("games").values()) > before
        )
    )


def saved_archive(player: Player) -> Data:
    """Save all games into a file."""
    player.visit("/mine")
    with player.page.expect_download() as download:
        player.button("page-mine-everything-save").click()
    archive: Data = json.loads(Path(download.value.path()).read_text("utf-8"))
    return archive
