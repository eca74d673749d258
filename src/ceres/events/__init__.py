"""Events: what happened and why, as data. User interfaces make their words from them.

There is a class for each type of event, and its docstring says when it happens. The tables of
docs/formats.md and the types of the page are generated from these classes by tools/generate.py.
"""

from dataclasses import dataclass, fields
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, TypeVar, dataclass_transform

from ceres.events.facts import (
    Candidate,
    CardId,
    ClaimBy,
    HerGain,
    HerScore,
    Lot,
    PieceId,
    Placement,
    RuleId,
    ScoringItem,
    Side,
    TileId,
    When,
    YourGain,
    YourScore,
)

EventSide = Literal["you", "ceres", "game"]
EventKind = Literal[
    "action",  # yours
    "reasoning",  # how an outcome was found
    "outcome",
    "placement",  # an outcome on a Lot that was settled before
    "follow-up",  # comes of the event before it
    "era",
    "set-up",
    "correction",
]

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """Make a dataclass that type checkers take for frozen.

    Making an instance of one that really is takes five times as long. `Event` compares and shows
    all of them; a page that runs Python would wait for methods of each class to be generated.
    """
    return dataclass(eq=False, repr=False, match_args=False)(cls)


EVENT_TYPES: dict[str, type["Event"]] = {}
"""The class of each type of event, in the order in which they are defined."""


@record
class Event:
    """One event: its type, the rules that decided it, and the facts.

    docs/formats.md lists the types and their facts. Facts are attributes, too.

    >>> import ceres
    >>> event = ceres.Game.new(seed=7).play("income")[0]
    >>> event.type, event.rules, event.facts["silver"]
    ('income', ('Y1',), 5)
    """

    type: ClassVar[str]
    side: ClassVar[EventSide | None]
    """Whose event it is: a side's, the game's own, or that of either turn (`None`)."""
    kind: ClassVar[EventKind]
    decided_by: ClassVar[str]
    """The ids of the rules that such events name, and when they name them."""

    rules: tuple[RuleId, ...]

    def __init_subclass__(
        cls,
        type: str = "",
        side: EventSide | None = None,
        kind: EventKind = "outcome",
        rules: str = "",
    ) -> None:
        if type:  # else it is a base of several types
            cls.type, cls.side, cls.kind, cls.decided_by = type, side, kind, rules
            EVENT_TYPES[type] = cls

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"{type(self).__name__}(rules={self.rules!r}{facts})"

    @property
    def facts(self) -> dict[str, Any]:
        """What happened, by the names of the formats."""
        found = {}
        for name, when in _fact_names(self.type):
            value = getattr(self, name)
            if when is None or (when.holds(self) if when.holds else value is not None):
                found[name] = value
        return found

    def to_dict(self) -> dict[str, Any]:
        """Return the event in its written form."""
        return {"type": self.type, "rules": list(self.rules), **self.facts}


@cache
def _fact_names(type: str) -> list[tuple[str, When | None]]:
    """Return the names of an event's facts in order; with some of them, when they are there."""
    found = []
    cls: Any = EVENT_TYPES[type]
    for field in fields(cls)[1:]:
        notes = getattr(field.type, "__metadata__", ())
        when = next((note for note in notes if isinstance(note, When)), None)
        found.append((field.name, when))
    return found


# Your turn.


@record
class Income(Event, type="income", side="you", kind="action", rules="Y1"):
    """You take Income."""

    silver: Annotated[int, "what you take"]
    basic: Annotated[int, "the part that does not come from Buildings"]
    buildings: Annotated[list[Placement], "your buildings that show silver"]


@record
class Buy(Event, type="buy", side="you", kind="action", rules="Y2 T4"):
    """You buy a Deed."""

    deed: Lot
    place: Annotated[int, "where it lay in the market"]
    price: Annotated[int, "what you paid"]
    printed: Annotated[int, "the price of that place"]
    silver_on_it: Annotated[int, "the rest of the price, which lay on the Deed as silver"]


@record
class Build(Event, type="build", side="you", kind="action", rules="Y3, for a Monument also M1"):
    """You build."""

    id: Annotated[PieceId, "the building"]
    lots: Annotated[list[Lot], "where it stands"]
    replaced: Annotated[list[Placement], "the buildings it replaced"]
    marked: Annotated[list[Lot], "the Lots that got your markers back"]


@record
class Place(Event, type="place", side="you", kind="action", rules="P4; M3 as well for a Monument"):
    """You choose a place for Ceres."""

    place: Annotated[PieceId, '`"garden"` or the Monument\'s id']
    lots: Annotated[list[Lot], "your choice"]


# Ceres' turn.


@record
class Flip(Event, type="flip", side="ceres", kind="reasoning", rules="C1"):
    """She flips a card, which picks a card of her row."""

    flipped: Annotated[CardId, "the card flipped"]
    number: Annotated[int, "its number"]
    row: Annotated[list[CardId], "the row before that"]
    card: Annotated[CardId, "the card that is carried out"]


@record
class Claim(
    Event,
    type="claim",
    side="ceres",
    kind="outcome",
    rules="C4; C2 for letters, with T3 if she owns a Lot; C3 else",
):
    """She claims a Deed."""

    card: CardId
    by: ClaimBy
    letters: Annotated[list[str], "those of the card, else empty"]
    letter: Annotated[str | None, "the one that decided, else null"]
    candidates: Annotated[
        list[Candidate],
        "the Deeds in question: see [Candidates of a claim](#candidates-of-a-claim)",
    ]
    settled: Annotated[
        Literal["only", "distance", "price", "place"],
        'what decided among them: `"only"` (there is one), `"distance"`, `"price"` or `"place"`',
    ]
    deed: Annotated[Lot, "her choice"]
    place: Annotated[int, "where it lay"]
    returned: Annotated[int, "the silver that lay on it and goes to the bank"]


@record
class NoClaim(Event, type="no-claim", side="ceres", kind="reasoning", rules="C5"):
    """She cannot claim."""

    card: CardId
    reason: Annotated[Literal["no-deed", "no-marker"], '`"no-deed"` (none fits) or `"no-marker"`']


@record
class DeedFlip(Event, type="deed-flip", side="ceres", kind="outcome", rules="C5"):
    """She turns up one of her own Deeds instead."""

    deed: Lot


@record
class FailedClaim(Event, type="failed-claim", side="ceres", kind="outcome", rules="C5"):
    """She has no Deed left to turn up."""

    vp: Annotated[int, "what she scores"]


@record
class Bribe(Event, type="bribe", side="ceres", kind="outcome", rules="C7"):
    """She lays silver on Deeds."""

    icons: Annotated[int, "the silver icons that count on her Gardens"]
    silver: Annotated[int, "one more than that"]
    deeds: Annotated[list[Lot], "those that got one silver each"]
    returned: Annotated[int, "the silver for which there was no Deed"]


@record
class LastTurn(Event, type="last-turn", side="ceres", kind="reasoning", rules="E2"):
    """She has her last turn of the era, an Enlarge Park without a card."""


@record
class Sites(
    Event,
    type="sites",
    side="ceres",
    kind="reasoning",
    rules="P1, P2 or P3; P4 (the choice is yours) or P5; M2 M3 as well for a Monument",
):
    """It is settled where her next tile or Monument may go."""

    rule: Annotated[Literal["P1", "P2", "P3"], "the rule that decided"]
    parks: Annotated[list[list[Lot]], "the Parks that decided, each a list of Lots"]
    size: Annotated[int, "how many Gardens each of them has"]
    distance: Annotated[
        int | None,
        When("for P3 if she has a Park"),
        "from the places to the largest Park",
    ]
    distance_from_you: Annotated[
        int | None,
        When("for P3 if you have a Building"),
        "from the places to your Buildings",
    ]
    place: Annotated[PieceId, '`"garden"` or the Monument\'s id']
    tile: Annotated[
        TileId | None,
        When("for a Garden", lambda sites: sites.tiles is None),
        "the tile that was drawn, null if the bag is empty",
    ]
    tiles: Annotated[
        int | None,
        When("for a Monument"),
        "her count of tiles (M2)",
    ]
    options: Annotated[
        list[list[Lot]],
        "the places that are left, each a list of Lots; of several, the choice is yours",
    ]


@record
class Plant(
    Event,
    type="plant",
    side="ceres",
    kind="placement",
    rules="C6 in an Enlarge Park, C5 on a Deed that she turned up, X3 on a Deed of `creep`",
):
    """A tile goes on a Lot."""

    lot: Lot
    tile: TileId
    park: Annotated[list[Lot], "the Lots of the Park it is part of now"]


@record
class BagEmpty(Event, type="bag-empty", side="ceres", kind="placement", rules="C8"):
    """There is no tile for the Lot."""

    lot: Annotated[Lot, "it is nobody's now"]
    neighbours: Annotated[list[Lot], "her Lots beside it"]
    vp: Annotated[int, "what she scores for them"]


@record
class NoRoom(Event, type="no-room", side="ceres", kind="outcome", rules="C6"):
    """She has no empty Lot for a tile."""

    vp: Annotated[int, "what she scores"]


@record
class Creep(Event, type="creep", side="ceres", kind="outcome", rules="X3 C4"):
    """She takes a Deed beside a Park, having no empty Lot."""

    deed: Lot
    place: Annotated[int, "where it lay"]
    size: Annotated[int, "how many Gardens the Park has"]
    returned: Annotated[int, "the silver that lay on it and goes to the bank"]


@record
class Monument(
    Event, type="monument", side="ceres", kind="placement", rules="M2, over Gardens also X2"
):
    """She builds a Monument."""

    id: Annotated[PieceId, "the building"]
    lots: Annotated[list[Lot], "where it stands"]
    covered: Annotated[
        dict[Lot, TileId],
        "the Gardens under it, Lot to tile, in the order in which they go back into the bag",
    ]


@record
class NoMonument(Event, type="no-monument", side="ceres", kind="reasoning", rules="M2"):
    """The card shows the Monument icon, and she builds none."""

    tiles: Annotated[int, "her count of tiles"]
    supply: Annotated[
        list[PieceId], "the Monuments that are left, in the order in which she tried them"
    ]


# Either turn.


@record
class Refill(
    Event,
    type="refill",
    side=None,
    kind="follow-up",
    rules="Y2 after your purchase, C4 after her claim, X3 after a Deed of `creep`",
):
    """The next Deed of the pile comes into the market."""

    deed: Lot


@record
class WhenBuilt(Event, type="when-built", side=None, kind="follow-up", rules="M1 M4"):
    """A Monument with such an effect was built, by either side."""

    id: Annotated[PieceId, "the building"]
    lots: Annotated[list[Lot], "where it stands"]
    you: Annotated[YourGain, 'what you get, `{"vp": …, "silver": …}`']
    ceres: Annotated[HerGain, 'what she gets, `{"vp": …}`']


@record
class LastTurns(Event, type="last-turns", side="game", kind="era", rules="E1 E2"):
    """A turn ends, and the Deeds of the era are gone."""

    order: Annotated[list[Side], "the sides in the order of their last turns"]


@record
class Scoring(Event, type="scoring", side="game", kind="era", rules="E3; the items name theirs"):
    """An era is scored."""

    era: int
    items: Annotated[list[ScoringItem], "see [Items of a scoring](#items-of-a-scoring)"]
    you: Annotated[
        YourScore, '`{"scored": …, "silver": …, "vp": …}`, what you get and what VP you have then'
    ]
    ceres: Annotated[HerScore, '`{"scored": …, "vp": …}`']


@record
class EraBegins(Event, type="era-begins", side="game", kind="era", rules="E3"):
    """The next era begins."""

    era: int
    market: Annotated[list[Lot], "its first Deeds"]


@record
class GameOver(Event, type="game-over", side="game", kind="era", rules="E3 V9"):
    """The game is over."""

    you: Annotated[int, "your VP"]
    ceres: Annotated[int, "hers"]
    winner: Side
