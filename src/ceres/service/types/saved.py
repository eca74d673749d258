"""Saved games, and the player's finished games."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ceres.events.facts import Alias, Difficulty, Side, Variant
from ceres.format.record_extras import Marks
from ceres.service.types.base import Phase
from ceres.service.types.game import Result, Turn, View


class Played(TypedDict):
    """A saved game as it stands now, and the turn that led to it."""

    id: str
    revision: int
    view: View
    turn: Turn | None


class Opened(Played):
    """A saved game with all its turns."""

    turns: list[Turn]


class PlayLink(TypedDict):
    """Where a play logger takes a game."""

    link: Annotated[str, "the address, with the play in it"]


class Revision(TypedDict):
    """How often a game has been changed."""

    revision: int


class Look(TypedDict):
    """The link to look at a game, which allows nothing else."""

    key: Annotated[str | None, "what the link has in place of the game's id; `null`: no link"]


class Player(TypedDict):
    """A player of a shared server."""

    key: Annotated[str, "by which the server knows the player; whoever has it can play"]


class Moved(TypedDict):
    """A player whose games can be played in this browser from now on."""

    games: Annotated[int, "how many there are, with those deleted that can be restored"]


class Adopted(TypedDict):
    """A game that was taken from a file of all games."""

    id: str
    added: Annotated[bool, "false: it was here already"]


class Digest(TypedDict):
    """A name for a game, made from its deal and its actions."""

    digest: str


class StoredReview(TypedDict):
    """The review that is stored with a game."""

    packed: Annotated[str | None, "as the page packed it; `null` if there is none of this game"]


class Listed(Marks):
    """A saved game as a list shows it."""

    id: str
    created: str
    changed: str
    difficulty: Difficulty
    monuments: bool
    variants: list[Variant]
    era: int | None
    phase: Phase | None
    you: int | None
    ceres: int | None
    actions: int
    result: Result | None


class Games(TypedDict):
    """The saved games, the one played last first; and those deleted that can be restored."""

    games: list[Listed]
    deleted: list[Listed]


class About(TypedDict):
    """The program that answers."""

    name: str
    version: str
    compiled: bool
    place: Annotated[str, "a hash of where the games are saved"]


# Finished games.

Only = Annotated[
    Literal["all", "fair", "hinted", "strict", "day", "ladder", "screen", "real", "imported"],
    Alias("Only"),
    "all finished games of the player, those without peeking and hints, those with hints, strict "
    "ones, those on the deals of days, with the options of a rank, on the screen or at real "
    "tables; and imported ones, whoever played them",
]


class Ending(TypedDict):
    """How a game ended."""

    id: str
    ended: Annotated[str, "when it was changed last"]
    difficulty: Difficulty
    monuments: bool
    variants: list[Variant]
    actions: int
    you: int
    ceres: int
    winner: Side


class Ended(Ending, Marks):
    """A finished game."""

    digest: NotRequired[Annotated[str, "its deal and actions, if another game looks the same"]]


class Tally(TypedDict):
    """How a number of games went: VP on average, and the percentage won."""

    games: int
    won: int
    rate: int
    you: float
    ceres: float
    ahead: float
    median: Annotated[float, "half of the games have at least this many VP of yours"]
    best: int
    resigned: Annotated[int, "games given up: they are lost, but no part of the averages"]


class KindTally(Tally):
    """The tally of a difficulty, or of that without or with Monuments."""

    difficulty: Difficulty
    monuments: Annotated[bool | None, "`null`: both together"]


class Streak(TypedDict):
    """Games in a row with the same winner."""

    side: Side
    games: int


class Streaks(TypedDict):
    """Games won or lost in a row."""

    now: Streak | None
    longest: dict[Side, int]


class Sources(TypedDict):
    """VP on average by where they came from."""

    games: int
    unknown: Annotated[int, "the games that were not looked through yet: ask again"]
    you: dict[str, float]
    ceres: dict[str, float]


class Feat(TypedDict):
    """A record that a game has broken, or a first win."""

    what: Annotated[
        Literal["first-win", "first-win-at", "best", "widest", "streak"],
        "the first win, or at its difficulty; the most VP; the largest lead; games won in a row",
    ]
    value: Annotated[int, "VP, or games"]
    before: Annotated[int | None, "what it was before, if anything"]


class GameStatistics(TypedDict):
    """All finished games together."""

    only: Only
    counts: dict[Only, int]
    difficulties: Annotated[dict[Difficulty, int], "how many of them each difficulty has"]
    total: Tally | None
    kinds: Annotated[list[KindTally], "by difficulty, and that without and with Monuments"]
    streaks: Streaks
    best: Annotated[Ended | None, "the one with the most VP of yours"]
    widest: Annotated[Ended | None, "the one won by the most VP"]
    sources: Sources
    games: Annotated[list[Ended], "the last one first"]


class NetworkAddress(TypedDict):
    """Where devices in a local network find the server."""

    url: str
    adapter: Annotated[str, "what the machine calls its way into that network; may be empty"]
    code: Annotated[str, "a QR code of the URL: the address of a picture"]


class Network(TypedDict):
    """Whether other devices in the local network reach the server, and where."""

    open: bool
    addresses: list[NetworkAddress]
