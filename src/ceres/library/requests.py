"""The requests about saved games, and how every request is answered.

`REQUESTS` has all requests that every library of games answers: these, and those about one game
(`ceres.service.requests`). A server and a page without one answer them by the same functions.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from ceres.challenges.played import Finished
from ceres.format.record import CorruptRecord
from ceres.library import challenges, play_export
from ceres.library.games import Library
from ceres.library.statistics import AtDifficulty, Which, feats, only_those, statistics
from ceres.service.arguments import Limit
from ceres.service.replay import replay
from ceres.service.request import Request
from ceres.service.requests import REQUESTS as GAME_REQUESTS
from ceres.service.types.saved import PlayLink

PlayerName = Annotated[str, "the player's name in the file"]
Offset = Annotated[
    int, Limit(-14 * 60, 14 * 60), "how many minutes the player's clock is ahead of UTC"
]


# Finished games.


def bgsplay(games: Sequence[Finished], me: PlayerName = "", offset: Offset = 0) -> str:
    """Write the game, which must be over, as a [play file](#play-files)."""
    return play_export.bgsplay(games, me, offset)


def bgsplays(
    games: Sequence[Finished],
    only: Which = "all",
    difficulty: AtDifficulty = None,
    me: PlayerName = "",
    offset: Offset = 0,
) -> str:
    """Write the finished games as a [play file](#play-files)."""
    return play_export.bgsplay(only_those(games, only, difficulty), me, offset)


def csv(
    games: Sequence[Finished],
    only: Which = "all",
    difficulty: AtDifficulty = None,
    offset: Offset = 0,
) -> str:
    """Write the finished games as a [table](#play-files)."""
    return play_export.csv(only_those(games, only, difficulty), offset)


def bgslink(games: Sequence[Finished], me: PlayerName = "") -> PlayLink:
    """Return the link that hands the game, which must be over, to BG Stats."""
    return {"link": play_export.bgs_link(games[0], me)}


STORE_REQUESTS: Final = (
    Request("list", "GET", "/games", Library.list_games, "store"),
    Request("revision", "GET", "/games/{id}/revision", Library.revision, "store"),
    Request("record", "GET", "/games/{id}/record", Library.record, "store", file="ceres-{id}.json"),
    Request("review", "GET", "/games/{id}/review", Library.review, "store"),
    Request("storeReview", "POST", "/games/{id}/review", Library.store_review, "store"),
    Request("remove", "DELETE", "/games/{id}", Library.remove, "store"),
    Request("restore", "POST", "/games/{id}/restore", Library.restore, "store"),
    Request(
        "archive", "GET", "/archive", Library.archive, "store", file="ceres-games.json", heavy=True
    ),
    Request("adopt", "POST", "/archive", Library.adopt, "store", heavy=True, exact=True),
    Request("days", "GET", "/mine/days", challenges.days, "finished"),
    Request("ladder", "GET", "/mine/ladder", challenges.ladder, "finished"),
    Request("achievements", "GET", "/mine/achievements", challenges.achieved, "finished"),
    Request("attempts", "GET", "/mine/attempts", challenges.same_deal, "finished"),
    Request("statistics", "GET", "/mine", statistics, "finished"),
    Request("feats", "GET", "/mine/feats", feats, "finished"),
    Request("bgsplays", "GET", "/mine/bgsplay", bgsplays, "finished", file="ceres-plays.bgsplay"),
    Request("csv", "GET", "/mine/csv", csv, "finished", file="ceres-plays.csv"),
    Request(
        "bgsplay", "GET", "/games/{id}/bgsplay", bgsplay, "finished", file="ceres-{id}.bgsplay"
    ),
    Request("bgslink", "GET", "/games/{id}/bgslink", bgslink, "finished"),
)

REQUESTS: Final[Sequence[Request]] = (*GAME_REQUESTS, *STORE_REQUESTS)


def answer(request: Request, library: Library, id: str, arguments: Mapping[str, Any]) -> Any:
    """Return the result of a request to a library, whose changes are stored.

    The arguments have been checked. `id` is that of the game it is about, or empty.
    """
    given = dict(arguments)
    revision = given.pop("revision", 0)
    if request.takes_id:
        given["id"] = id

    def call(*subject: object) -> Any:
        return request.function(*subject, **given)

    match request.kind:
        case "change":
            return library.change(id, revision, call)
        case "open":
            return library.open(id)
        case "finished":
            return call([library.finished_game(id)] if request.names_game else library.finished())
        case "store" | "server" | "shared":
            return call(library)
    if not request.names_game:
        result = call()
    else:
        try:
            with library.reading(id) as table:
                result = call(table)
        except CorruptRecord:
            # By other rules, say. It was told when it was over.
            told = library.as_told(id) if request.function is replay else None
            if told is None:
                raise
            return told
    return library.begin(result) if request.kind == "begin" else result
