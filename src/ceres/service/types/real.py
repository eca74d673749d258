"""A game at a real table, of wood and cardboard; the program plays Ceres and does the accounts.

`begin` with `real` sets a game up. The set-up is turn 0: its steps have types `set-up-…` and
`hands`, an instruction each. Things that only the table knows are asked for, one at a time: while
the view has `real.asks`, nothing can be played, and its table is the one at that moment. `enter`
answers, and returns the turn from its beginning, with more steps; then there is another ask, or
the turn is over. `play` returns the turn up to the first thing that is asked for.

`undo` undoes what was done last: the answers one by one, then the action, then the turn before,
and so on through the set-up. An answer that was undone is offered again as `likely`. `redo` is
its opposite. `draws` may be called at any time; if the app draws from that deck from now on, the
ask goes away. `correct`, whenever nothing is asked, is a turn of its own with one step of type
`correction`.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from ceres.events.facts import Alias, Lot, RuleId
from ceres.service.types.base import Message

Deck = Annotated[
    Literal["cards", "tiles", "deeds"],
    Alias("Deck"),
    "Ceres' action cards; the bag of Garden tiles; the Deeds, both the era piles and her own",
]
Drawer = Annotated[
    Literal["app", "me", "box"],
    Alias("Drawer"),
    "the app draws from a deck, or the player does and enters what came out; `box`, of the cards: "
    "the app draws, and they stay in the box",
]
AskReason = Literal[
    "your-deeds",  # set-up: your six Deeds, in any order
    "her-deeds",  # set-up: the Deeds of hers that are flipped, in order
    "first-tiles",  # set-up: a tile for each of these, in their order (`lots`)
    "market",  # set-up and each era: the market, left to right
    "row",  # set-up: the row of cards, left to right
    "supply",  # set-up: the three Monuments, in any order
    "flip",  # the top card of her action deck
    "refill",  # the Deed that comes into the market
    "deed-flip",  # the top card of her Deed deck
    "tile",  # a tile; `lots`: where it goes
    "tile-choice",  # a tile; `lots`: you will choose one of these
]


class AskOption(TypedDict):
    """Something that may have been drawn, and how many of it are left."""

    id: str
    left: int
    excludes: NotRequired[
        Annotated[list[str], "what is not drawn together with it: Monuments of the same size"]
    ]


class Ask(TypedDict):
    """Something that only the table knows."""

    deck: Annotated[
        Literal["cards", "tiles", "deeds", "monuments"],
        "where it is drawn from; Monuments are asked for if you draw the cards",
    ]
    why: AskReason
    message: Annotated[Message, "what to do by hand, and what to enter"]
    rules: list[RuleId]
    count: Annotated[int, "how many to enter"]
    ordered: Annotated[bool, "in the order in which they were drawn; else in any"]
    options: Annotated[list[AskOption], "only what is still possible"]
    likely: Annotated[list[str], "what it was before it was undone"]
    lots: Annotated[list[Lot], "the Lots that it is about"]


class Real(TypedDict):
    """What is special about a real table."""

    draws: dict[Deck, Drawer]
    cards_out: Annotated[bool, "whether Ceres' cards are on the table, not only on the screen"]
    asks: Ask | None
