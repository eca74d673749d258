"""The values that events hold: names, pieces on Lots, candidates of a claim, items of a scoring.

`Annotated` says of each what it is. The tables of docs/formats.md and the types of the page are
generated from that by tools/generate.py.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict


class Alias(NamedTuple):
    """Names a type for the page: `Annotated[str, Alias("Lot")]` is `Lot` there."""

    name: str


class When(NamedTuple):
    """Says which events of a type have a fact; the others have `None`."""

    text: str
    holds: Callable[[Any], bool] | None = None
    """Tells them apart where `None` may be the fact itself."""


Lot = Annotated[str, Alias("Lot")]
PieceId = Annotated[str, Alias("PieceId")]
TileId = Annotated[str, Alias("TileId")]
CardId = Annotated[str, Alias("CardId")]
RuleId = Annotated[str, Alias("RuleId")]
Side = Literal["you", "ceres"]
Difficulty = Literal["normal", "hard", "challenge"]
Variant = Literal[
    "contested-population",
    "creeping-gardens",
    "wild-monuments",
    "favour-5",
    "favour-10",
    "favour-15",
    "favour-20",
    "favour-25",
    "favour-30",
    "favour-35",
    "favour-40",
    "favour-45",
    "favour-50",
    "favour-55",
    "favour-60",
]
ClaimBy = Literal["letters", "cheapest", "dearest"]
Wanted = Literal["residential", "commercial", "civic", "any"]


class Placement(TypedDict):
    """A Building or a Monument, and the Lots it stands on."""

    id: PieceId
    lots: list[Lot]


Candidate = TypedDict(
    "Candidate",
    {
        "deed": Annotated[Lot, "the Deed"],
        "place": Annotated[int, "its place in the market"],
        "price": Annotated[int, "its price, the silver on it included"],
        "distance": NotRequired[
            Annotated[
                int,
                "for a claim by letters, if she owns a Lot: "
                "the steps to the nearest Lot that she owns (T3)",
            ]
        ],
        "from": NotRequired[
            Annotated[list[Lot], "with `distance`: the Lots of hers that are so near"]
        ],
    },
)
Candidate.__doc__ = "A Deed that was in question when Ceres claimed one."


class YourGain(TypedDict):
    """What a Monument's effect brings you."""

    vp: int
    silver: int


class HerGain(TypedDict):
    """What a Monument's effect brings Ceres."""

    vp: int


class YourScore(TypedDict):
    """What a scoring brings you, and your VP then."""

    scored: int
    silver: int
    vp: int


class HerScore(TypedDict):
    """What a scoring brings Ceres, and her VP then."""

    scored: int
    vp: int


# What an item of a scoring was counted from: a piece or a Garden tile, with its figure.


class PopulatedPiece(Placement):
    """A piece and its citizens."""

    population: int


class PopulatedTile(TypedDict):
    """A Garden tile and its citizens."""

    lot: Lot
    tile: TileId
    population: int


class CountedPiece(Placement):
    """A piece beside a civic Building, and what it counts there."""

    amount: int


class CountedTile(TypedDict):
    """A Garden tile beside a civic Building, and what it counts there."""

    lot: Lot
    tile: TileId
    amount: int


# The items of a scoring. The docstrings say what each is, in the table of docs/formats.md.

YourPopulation = TypedDict(
    "YourPopulation",
    {
        "side": Literal["you"],
        "source": Literal["population"],
        "rules": Annotated[list[RuleId], "V1, with that variant also X1"],
        "population": Annotated[int, "yours"],
        "other": Annotated[int, "hers"],
        "bonus": int,
        "from": Annotated[list[PopulatedPiece], "your buildings with the `population` of each"],
        "vp": int,
    },
)
YourPopulation.__doc__ = "Always one item, also for 0 VP."


class YourSilver(TypedDict):
    """A commercial building, era 1 and 2."""

    side: Literal["you"]
    source: Literal["silver"]
    rules: Annotated[list[RuleId], "V2"]
    id: PieceId
    lots: list[Lot]
    silver: int


class YourCommerce(TypedDict):
    """A commercial building, era 3."""

    side: Literal["you"]
    source: Literal["commercial"]
    rules: Annotated[list[RuleId], "V2"]
    id: PieceId
    lots: list[Lot]
    vp: int


class YourCivic(TypedDict):
    """A civic building, also for 0 VP."""

    side: Literal["you"]
    source: Literal["civic"]
    rules: Annotated[list[RuleId], "V3"]
    id: PieceId
    lots: list[Lot]
    neighbours: Annotated[
        list[CountedPiece | CountedTile],
        'what counted beside it, buildings or `{"lot": …, "tile": …}`, with the `amount` of each',
    ]
    amount: Annotated[int, "their sum"]
    vp: int


class YourLots(TypedDict):
    """Your empty Lots, era 3."""

    side: Literal["you"]
    source: Literal["lots"]
    rules: Annotated[list[RuleId], "V4"]
    lots: list[Lot]
    vp: int


HerPopulation = TypedDict(
    "HerPopulation",
    {
        "side": Literal["ceres"],
        "source": Literal["population"],
        "rules": Annotated[list[RuleId], "V1 V5"],
        "population": Annotated[int, "hers"],
        "other": Annotated[int, "yours"],
        "bonus": int,
        "from": Annotated[
            list[PopulatedTile | PopulatedPiece],
            'her tiles `{"lot": …, "tile": …}` and Monuments with the `population` of each',
        ],
        "vp": int,
    },
)
HerPopulation.__doc__ = "Always one item, also for 0 VP."


class HerCommercialTile(TypedDict):
    """A commercial tile."""

    side: Literal["ceres"]
    source: Literal["commercial"]
    rules: Annotated[list[RuleId], "V6"]
    lot: Lot
    tile: TileId
    vp: int


class HerCommercialMonument(TypedDict):
    """A commercial Monument."""

    side: Literal["ceres"]
    source: Literal["commercial"]
    rules: Annotated[list[RuleId], "M5"]
    id: PieceId
    lots: list[Lot]
    vp: int


class HerCivicTile(TypedDict):
    """A civic tile that scores."""

    side: Literal["ceres"]
    source: Literal["civic"]
    rules: Annotated[list[RuleId], "V7"]
    lot: Lot
    tile: TileId
    wants: Annotated[Wanted, "the kind that it scores for"]
    buildings: Annotated[list[Placement], "your buildings that it scores for"]
    vp: int


class HerCivicMonument(TypedDict):
    """A civic Monument that scores."""

    side: Literal["ceres"]
    source: Literal["civic"]
    rules: Annotated[list[RuleId], "M5"]
    id: PieceId
    lots: list[Lot]
    wants: Annotated[Wanted, "the kind that it scores for"]
    buildings: Annotated[list[Placement], "your buildings that it scores for"]
    vp: int


class HerPark(TypedDict):
    """A square of Gardens."""

    side: Literal["ceres"]
    source: Literal["parks"]
    rules: Annotated[list[RuleId], "V8"]
    lots: list[Lot]
    vp: int


ScoringItem = (
    YourPopulation
    | YourSilver
    | YourCommerce
    | YourCivic
    | YourLots
    | HerPopulation
    | HerCommercialTile
    | HerCommercialMonument
    | HerCivicTile
    | HerCivicMonument
    | HerPark
)
