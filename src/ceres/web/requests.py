"""What the HTTP interface is asked, and what it answers."""

from datetime import datetime
from typing import Annotated, Any, Final

from litestar import Request
from litestar.exceptions import ClientException
from msgspec import DecodeError, Meta, Struct
from msgspec.json import decode

LONGEST_ACTION: Final = 200

Revision = Annotated[int, Meta(ge=1, description="the revision of the game that was seen last")]
# Whole numbers that every reader of JSON keeps exactly.
Seed = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON must be what its handler takes: `"1"` is no number, and 1 not true."""

    async def json(self) -> Any:
        """What was sent, as the handler declares it."""
        wanted = self.route_handler.parsed_data_field
        try:
            return decode(await self.body(), type=wanted.annotation if wanted else Any)
        except (DecodeError, RecursionError) as error:
            raise ClientException(str(error)) from None


class NewGame(Struct, forbid_unknown_fields=True):
    """The options of a new game."""

    difficulty: str = "normal"
    monuments: bool = False
    variants: list[str] = []
    seed: Seed | None = None
    strict: bool = False
    components: dict[str, Any] | None = None


class PlayAction(Struct, forbid_unknown_fields=True):
    """An action, as it is written: `buy C4`."""

    action: Annotated[str, Meta(max_length=LONGEST_ACTION)]
    revision: Revision


class TakeBack(Struct, forbid_unknown_fields=True):
    """Take the last action back; `confirmed` if hidden things were seen since."""

    revision: Revision
    confirmed: bool = False


class PlayAgain(Struct, forbid_unknown_fields=True):
    """Play again what was taken back."""

    revision: Revision


class Refused(Struct):
    """Why a request was not answered, to be said in the reader's language."""

    problem: dict[str, Any]


class Played(Struct):
    """A game as it stands now, and the turn that led to it."""

    id: str
    revision: int
    view: dict[str, Any]
    turn: dict[str, Any] | None = None


class Opened(Played, kw_only=True):
    """A game with its whole story."""

    turns: list[dict[str, Any]]


class Listed(Struct):
    """A kept game, as a list shows it."""

    id: str
    created: datetime
    changed: datetime
    difficulty: str
    monuments: bool
    variants: list[str]
    era: int | None
    phase: str | None
    you: int | None
    ceres: int | None
    actions: int
    result: dict[str, Any] | None
    strict: bool
    peeked: bool


class Games(Struct):
    """The kept games, the one played last first; and those deleted that can be restored."""

    games: list[Listed]
    deleted: list[Listed]


class AtRevision(Struct):
    """How often a game has been changed."""

    revision: int


class About(Struct):
    """Who answers."""

    name: str
    version: str
    compiled: bool
    place: str
