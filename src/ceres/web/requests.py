"""What the HTTP interface is asked, and what it answers."""

from datetime import datetime
from typing import Annotated, Any, Final

from litestar import Request
from litestar.exceptions import ClientException
from msgspec import Meta, Struct, ValidationError, convert

from ceres.checking import NotReadable, parse_json

LONGEST_ACTION: Final = 200
LONGEST_ID: Final = 40
LOTS: Final = 49
MOST_CHANGES: Final = 200

# The largest whole number that every reader of JSON keeps exactly.
_LARGEST: Final = 2**53 - 1
Revision = Annotated[
    int, Meta(ge=1, le=_LARGEST, description="the revision of the game that was seen last")
]
Seed = Annotated[int, Meta(ge=0, le=_LARGEST)]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON must be what its handler takes: `"1"` is no number, and 1 not true."""

    async def json(self) -> Any:
        """What was sent, as the handler declares it."""
        field = self.route_handler.parsed_data_field
        wanted = field.annotation if field else Any
        try:
            data = parse_json((await self.body()).decode())
            try:
                return convert(data, wanted)
            except ValidationError:
                return convert(_with_whole_numbers(data), wanted)
        except (NotReadable, UnicodeDecodeError, ValidationError, RecursionError) as error:
            raise ClientException(str(error)) from None


def _with_whole_numbers(data: Any) -> Any:
    """JSON in which a number is whole whether it was written `7` or `7.0`: both are the same."""
    if isinstance(data, dict):
        return {key: _with_whole_numbers(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_with_whole_numbers(value) for value in data]
    return int(data) if isinstance(data, float) and data.is_integer() else data


class NewGame(Struct, forbid_unknown_fields=True):
    """The options of a new game."""

    difficulty: str = "normal"
    monuments: bool = False
    variants: list[str] = []
    seed: Seed | None = None
    strict: bool = False
    components: dict[str, Any] | None = None
    real: dict[str, str] | None = None


class OwnBox(Struct, forbid_unknown_fields=True):
    """Component data, or the text of a component file."""

    data: dict[str, Any] | str


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


class Drawn(Struct, forbid_unknown_fields=True):
    """At a real table: what was drawn, as it was asked for."""

    drawn: Annotated[list[Annotated[str, Meta(max_length=LONGEST_ID)]], Meta(max_length=LOTS)]
    revision: Revision


class DrawnBy(Struct, forbid_unknown_fields=True):
    """At a real table: who draws from a deck from now on, `app` or `me`."""

    deck: str
    drawer: str
    revision: Revision


class Correction(Struct, forbid_unknown_fields=True):
    """At a real table: what it shows instead, one change after the other."""

    changes: Annotated[list[dict[str, Any]], Meta(max_length=MOST_CHANGES)]
    revision: Revision


class Branch(Struct, forbid_unknown_fields=True):
    """Play on from a point of a game: after so many actions; at a real table, if it is at one."""

    number: Annotated[int, Meta(ge=0)]
    real: bool = False


class Nothing(Struct, forbid_unknown_fields=True):
    """`{}`: there is nothing more to say."""


class Refused(Struct):
    """Why a request was not answered, to be said in the reader's language."""

    problem: dict[str, Any]


class ReadBox(Struct):
    """Component data as it was read, and the component file that says the same.

    `rebuilt` names what it said nothing of: `cards` or `tiles` of the standard box.
    """

    components: dict[str, Any]
    file: str
    rebuilt: list[str]


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
    real: bool


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
