"""A table of bad positions: each begins with a good one and breaks one thing.

The cases follow the list in FORMATS.md ('Reading is strict') and docs/formats.md ('What is
refused').
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from strategies import (
    Data,
)

Faults = list[tuple[str, str]]


class Case(NamedTuple):
    """A good position, what is done to it, and the faults that follow."""

    name: str
    start: str
    change: Callable[[Data], object]
    faults: Faults


def put(*path_and_value: Any) -> Callable[[Data], object]:
    """Replace the part at a path (all arguments but the last) by a value (the last)."""
    *path, key, value = path_and_value

    def change(data: Data) -> None:
        inner = data
        for step in path:
            inner = inner[step]
        inner[key] = value

    return change


def drop(*path: Any) -> Callable[[Data], object]:
    """Leave out the part at a path."""

    def change(data: Data) -> None:
        inner: Any = data
        for step in path[:-1]:
            inner = inner[step]
        del inner[path[-1]]

    return change


def both(*changes: Callable[[Data], object]) -> Callable[[Data], object]:
    """Apply one change after the other."""

    def change(data: Data) -> None:
        for each in changes:
            each(data)

    return change


def build(id: str, *lots: str) -> Callable[[Data], object]:
    """Put a Building of yours on Lots whose Deeds are then in no pile."""

    def change(data: Data) -> None:
        for pile in [*data["piles"], data["ceres"]["deeds"], data["you"]["lots"]]:
            pile[:] = [lot for lot in pile if lot not in lots]
        data["you"]["buildings"].append({"id": id, "lots": list(lots)})

    return change


def empty_era(data: Data) -> None:
    """Leave no Deeds in this era."""
    data["market"] = []
    data["piles"][data["era"] - 1] = []


START, CHOICE, SITE = "start-normal", "choice-of-a-garden-lot", "choice-of-a-monument-site"
PILE = ["D7", "A2", "F6", "C3", "A1", "D6", "E6"]  # the first of START
LAST, LATE, OVER = "last-turn-of-an-era", "late-with-monuments", "over"
MONUMENTS = "start-challenge-monuments"
OTHER_DIGEST = "sha256:" + "0" * 64

KEYS = ["format", "components", "variants", "difficulty", "era", "phase", "you", "ceres"]
KEYS += ["market", "piles", "bag", "monuments", "last_turns", "pending"]
YOURS = ["silver", "vp", "lots", "buildings"]
HERS = ["vp", "lots", "gardens", "monuments", "deeds", "row", "deck", "unseen"]

# Unknown or missing keys.
CASES = [
    *(Case(f"no {key}", START, drop(key), [("", "missing-key")]) for key in KEYS),
    *(Case(f"no you.{key}", START, drop("you", key), [("you", "missing-key")]) for key in YOURS),
    *(
        Case(f"no ceres.{key}", START, drop("ceres", key), [("ceres", "missing-key")])
        for key in HERS
    ),
    *(
        Case(f"no {key} of a Deed", LATE, drop("market", 2, key), [("market[2]", "missing-key")])
        for key in ("deed", "silver")
    ),
    *(
        Case(
            f"no {key} of a building",
            LATE,
            drop("you", "buildings", 3, key),
            [("you.buildings[3]", "missing-key")],
        )
        for key in ("id", "lots")
    ),
    *(
        Case(f"no pending.{key}", CHOICE, drop("pending", key), [("pending", "missing-key")])
        for key in ("place", "left", "icon", "options")
    ),
    Case("more", START, put("more", 1), [("", "unknown-key")]),
    Case("more of you", START, put("you", "Silver", 1), [("you", "unknown-key")]),
    Case("more of Ceres", START, put("ceres", "silver", 1), [("ceres", "unknown-key")]),
    Case("more of a Deed", START, put("market", 5, "price", 1), [("market[5]", "unknown-key")]),
    Case(
        "more of a Monument",
        LATE,
        put("ceres", "monuments", 0, "vp", 1),
        [("ceres.monuments[0]", "unknown-key")],
    ),
    Case("more pending", CHOICE, put("pending", "tile", 1), [("pending", "unknown-key")]),
]

# Unknown ids and words.
CASES += [
    Case("no phase of a choice", CHOICE, drop("phase"), [("", "missing-key")]),
    Case("no such era when over", OVER, put("era", 4), [("era", "too-large")]),
    Case("no such phase of a choice", CHOICE, put("phase", "hers"), [("phase", "unknown-word")]),
    Case("other format", START, put("format", "ceres-position/2"), [("format", "wrong-format")]),
    Case("format null", START, put("format", None), [("format", "wrong-format")]),
    Case("variant", START, put("variants", ["mild"]), [("variants[0]", "unknown-word")]),
    Case("difficulty", START, put("difficulty", "Hard"), [("difficulty", "unknown-word")]),
    Case("phase", START, put("phase", "ceres"), [("phase", "unknown-word")]),
    Case("Lot", START, put("you", "lots", 0, "H1"), [("you.lots[0]", "unknown-id")]),
    Case("her Lot", START, put("ceres", "lots", ["a1"]), [("ceres.lots[0]", "unknown-id")]),
    Case(
        "Lot of a Garden",
        START,
        put("ceres", "gardens", "A0", "civic-any"),
        [("ceres.gardens.A0", "unknown-id")],
    ),
    Case(
        "tile",
        START,
        put("ceres", "gardens", "G5", "civic"),
        [("ceres.gardens.G5", "unknown-word")],
    ),
    Case("tile in the bag", START, put("bag", 3, "rose"), [("bag[3]", "unknown-word")]),
    Case("Deed", START, put("piles", 1, 4, "C9"), [("piles[1][4]", "unknown-id")]),
    Case("her Deed", START, put("ceres", "deeds", 1, "C"), [("ceres.deeds[1]", "unknown-id")]),
    Case("Deed for sale", LATE, put("market", 1, "deed", ""), [("market[1].deed", "unknown-id")]),
    Case(
        "building",
        LATE,
        put("you", "buildings", 0, "id", "hortus"),
        [("you.buildings[0].id", "unknown-id")],
    ),
    Case(
        "Monument that is a Building",
        LATE,
        put("ceres", "monuments", 0, "id", "domus"),
        [("ceres.monuments[0].id", "unknown-id")],
    ),
    Case("supply", MONUMENTS, put("monuments", 1, "temple"), [("monuments[1]", "unknown-id")]),
    Case(
        "card",
        START,
        put("ceres", "row", 0, "c19"),
        [("ceres.row[0]", "unknown-id"), ("ceres", "card-missing")],
    ),
    Case("pending", SITE, put("pending", "place", "park"), [("pending.place", "unknown-id")]),
    Case(
        "option",
        CHOICE,
        put("pending", "options", [["F5"], ["F8"]]),
        [("pending.options[1][0]", "unknown-id")],
    ),
]

# Wrong types, negative numbers.
TEXT, NUMBER, LIST = "not-a-text", "not-a-whole-number", "not-a-list"
OBJECT, FLAG = "not-an-object", "not-true-or-false"
CASES += [
    Case("variants object", START, put("variants", {}), [("variants", LIST)]),
    Case("variant number", START, put("variants", [1]), [("variants[0]", TEXT)]),
    Case("difficulty null", START, put("difficulty", None), [("difficulty", TEXT)]),
    Case("era text", START, put("era", "1"), [("era", NUMBER)]),
    Case("era true", START, put("era", True), [("era", NUMBER)]),
    Case("era fraction", START, put("era", 1.0), [("era", NUMBER)]),
    Case("era 0", START, put("era", 0), [("era", "too-small")]),
    Case("era 4", START, put("era", 4), [("era", "too-large")]),
    Case("phase number", START, put("phase", 0), [("phase", TEXT)]),
    Case("you null", START, put("you", None), [("you", OBJECT)]),
    Case("you list", START, put("you", []), [("you", OBJECT)]),
    Case("silver null", START, put("you", "silver", None), [("you.silver", NUMBER)]),
    Case("negative silver", START, put("you", "silver", -1), [("you.silver", "too-small")]),
    Case("VP text", START, put("you", "vp", "0"), [("you.vp", NUMBER)]),
    Case("negative VP", START, put("you", "vp", -3), [("you.vp", "too-small")]),
    Case("her negative VP", START, put("ceres", "vp", -3), [("ceres.vp", "too-small")]),
    Case("Lots text", START, put("you", "lots", "A1"), [("you.lots", LIST)]),
    Case("Lot null", START, put("you", "lots", 0, None), [("you.lots[0]", TEXT)]),
    Case("buildings null", START, put("you", "buildings", None), [("you.buildings", LIST)]),
    Case(
        "building text", START, put("you", "buildings", ["domus"]), [("you.buildings[0]", OBJECT)]
    ),
    Case(
        "building's id", LATE, put("you", "buildings", 0, "id", 1), [("you.buildings[0].id", TEXT)]
    ),
    Case(
        "building's Lots",
        LATE,
        put("you", "buildings", 0, "lots", "A2"),
        [("you.buildings[0].lots", LIST)],
    ),
    Case("Ceres number", START, put("ceres", 5), [("ceres", OBJECT)]),
    Case("gardens list", START, put("ceres", "gardens", []), [("ceres.gardens", OBJECT)]),
    Case("tile null", START, put("ceres", "gardens", "G5", None), [("ceres.gardens.G5", TEXT)]),
    Case("her Monuments", START, put("ceres", "monuments", {}), [("ceres.monuments", LIST)]),
    Case("her Deeds", START, put("ceres", "deeds", None), [("ceres.deeds", LIST)]),
    Case("unseen null", START, put("ceres", "unseen", None), [("ceres.unseen", NUMBER)]),
    Case("market null", LAST, put("market", None), [("market", LIST)]),
    Case("market text", LATE, put("market", 0, "B7"), [("market[0]", OBJECT)]),
    Case(
        "silver on a Deed", START, put("market", 0, "silver", "1"), [("market[0].silver", NUMBER)]
    ),
    Case(
        "negative silver on a Deed",
        START,
        put("market", 0, "silver", -1),
        [("market[0].silver", "too-small")],
    ),
    Case("piles null", START, put("piles", None), [("piles", LIST)]),
    Case("pile null", START, put("piles", 2, None), [("piles[2]", LIST)]),
    Case("Deed number", START, put("piles", 2, 0, 7), [("piles[2][0]", TEXT)]),
    Case("bag null", START, put("bag", None), [("bag", LIST)]),
    Case("bag number", START, put("bag", 0, 1), [("bag[0]", TEXT)]),
    Case("supply text", START, put("monuments", "pantheon"), [("monuments", LIST)]),
    Case("supply number", MONUMENTS, put("monuments", 0, 1), [("monuments[0]", TEXT)]),
    Case("pending list", CHOICE, put("pending", []), [("pending", OBJECT)]),
    Case("left text", CHOICE, put("pending", "left", "3"), [("pending.left", NUMBER)]),
    Case("icon null", CHOICE, put("pending", "icon", None), [("pending.icon", FLAG)]),
    Case("icon 0", CHOICE, put("pending", "icon", 0), [("pending.icon", FLAG)]),
    Case("options null", CHOICE, put("pending", "options", None), [("pending.options", LIST)]),
    Case(
        "option text",
        CHOICE,
        put("pending", "options", ["F5", "F7"]),
        [("pending.options[0]", LIST), ("pending.options[1]", LIST)],
    ),
]

# A Lot or Deed in two places.
TWICE = "in-two-places"
CASES += [
    Case("Lot listed twice", START, put("you", "lots", 1, "A5"), [("you.lots[1]", TWICE)]),
    Case("Lot of both", START, put("ceres", "lots", ["A5"]), [("ceres.lots[0]", TWICE)]),
    Case("Lot and Deed", START, put("piles", 2, 0, "A5"), [("piles[2][0]", TWICE)]),
    Case("Deed in two piles", START, put("piles", 2, 0, "F2"), [("piles[2][0]", TWICE)]),
    Case("her Deed and a pile's", START, put("piles", 2, 0, "A4"), [("piles[2][0]", TWICE)]),
    Case("Deed for sale twice", LATE, put("market", 1, "deed", "B7"), [("market[1].deed", TWICE)]),
    Case("Garden for sale", LATE, put("market", 1, "deed", "A1"), [("market[1].deed", TWICE)]),
    Case(
        "Garden on your Lot",
        START,
        both(drop("bag", 4), put("ceres", "gardens", "A5", "civic-any")),
        [("ceres.gardens.A5", TWICE)],
    ),
    Case(
        "two buildings on a Lot",
        LATE,
        put("you", "buildings", 1, "lots", ["A2"]),
        [("you.buildings[1].lots[0]", TWICE)],
    ),
    Case(
        "Monument on a Garden",
        LATE,
        put("ceres", "monuments", 0, "lots", ["A1"]),
        [("ceres.monuments[0].lots[0]", TWICE)],
    ),
]

# More than there is.
CASES += [
    Case(
        "nine Lots of yours",
        START,
        both(put("piles", 0, []), put("you", "lots", [*PILE, "A5", "C2"])),
        [("you.lots", "too-many-markers")],
    ),
    Case(
        "nine Lots of hers",
        START,
        both(
            put("piles", 0, []),
            put("piles", 2, []),
            put("ceres", "lots", [*PILE, "F1", "E1"]),
        ),
        [("ceres.lots", "too-many-markers")],
    ),
    Case(
        "three of a building",
        START,
        both(build("domus", "A5"), build("domus", "C2"), build("domus", "E4")),
        [("you.buildings[2]", "too-many-pieces")],
    ),
    Case(
        "two of a building",
        START,
        both(build("fountain", "A5"), build("fountain", "C2")),
        [("you.buildings[1]", "too-many-pieces")],
    ),
    Case(
        "two of a Monument",
        LATE,
        build("tower-of-wonders", "E4"),
        [("ceres.monuments[0]", "too-many-pieces")],
    ),
    Case("five civic-any", START, put("bag", 0, "civic-any"), [("bag", "too-many-tiles")]),
    Case(
        "four doubles",
        START,
        put("ceres", "gardens", "B4", "residential-double"),
        [("bag", "too-many-tiles")],
    ),
    Case(
        "seven Deeds for sale",
        START,
        lambda data: data["market"].append({"deed": data["piles"][0].pop(), "silver": 0}),
        [("market", "market-too-long")],
    ),
]

# Shapes.
CASES += [
    Case(name, START, build(id, *lots.split()), [("you.buildings[0].lots", "wrong-shape")])
    for name, id, lots in [  # all Lots from piles, her Deeds or your own
        ("two apart", "pottery", "A5 C2"),
        ("diagonal", "pottery", "C4 D5"),
        ("two for one", "domus", "C4 C5"),
        ("one for two", "pottery", "C4"),
        ("corner for line", "insula", "B5 C4 C5"),
        ("line for corner", "insula-l", "C3 C4 C5"),
        ("line for square", "foundry-square", "C3 C4 C5 C6"),
        ("round the edge", "pottery", "B7 C1"),
        ("no Lots", "domus", ""),
    ]
]
CASES += [
    Case(
        "her Monument's shape",
        LATE,
        put("ceres", "monuments", 1, "lots", ["C4"]),
        [("ceres.monuments[1].lots", "wrong-shape")],
    )
]

# Cards.
CASES += [
    Case(
        "three in the row",
        START,
        drop("ceres", "row", 3),
        [("ceres.row", "row-length"), ("ceres", "card-missing")],
    ),
    Case(
        "fifteen in the deck",
        START,
        both(drop("ceres", "row", 3), lambda data: data["ceres"]["deck"].append("c10")),
        [("ceres.row", "row-length"), ("ceres.deck", "row-length")],
    ),
    Case(
        "a card twice in the deck",
        START,
        put("ceres", "deck", 1, "c18"),
        [("ceres.deck[1]", "card-in-two-places"), ("ceres", "card-missing")],
    ),
    Case(
        "a card in row and deck",
        START,
        put("ceres", "deck", 1, "c16"),
        [("ceres.deck[1]", "card-in-two-places"), ("ceres", "card-missing")],
    ),
    Case("15 unseen", START, put("ceres", "unseen", 15), [("ceres.unseen", "too-large")]),
    Case("-1 unseen", START, put("ceres", "unseen", -1), [("ceres.unseen", "too-small")]),
]

# Piles and market.
CASES += [
    Case("two piles", START, drop("piles", 2), [("piles", "pile-count")]),
    Case("four piles", START, lambda data: data["piles"].append([]), [("piles", "pile-count")]),
    Case(
        "past Deeds",
        LATE,
        lambda data: data["piles"][0].append(data["piles"][2].pop()),
        [("piles[0]", "past-pile")],
    ),
    Case("market not full", START, drop("market", 5), [("market", "market-not-full")]),
    Case("market empty", START, put("market", []), [("market", "market-not-full")]),
]

# The choice.
CASES += [
    Case("choice of nothing", CHOICE, put("pending", None), [("pending", "pending-missing")]),
    Case("choice in your turn", CHOICE, put("phase", "you"), [("pending", "pending-unexpected")]),
    Case("left 0", CHOICE, put("pending", "left", 0), [("pending.left", "pending-left")]),
    Case("left 4", CHOICE, put("pending", "left", 4), [("pending.left", "pending-left")]),
    Case("left -1", CHOICE, put("pending", "left", -1), [("pending.left", "too-small")]),
    Case(
        "left of a Monument",
        SITE,
        put("pending", "left", 1),
        [("pending.left", "pending-left-monument")],
    ),
    Case(
        "icon without Monuments",
        CHOICE,
        both(put("monuments", None), put("ceres", "monuments", []), put("pending", "icon", True)),
        [("pending.icon", "icon-without-monuments")],
    ),
    Case(
        "Monument not in the supply",
        SITE,
        put("pending", "place", "lighthouse"),
        [("pending.place", "monument-not-in-supply")],
    ),
    Case(
        "one option",
        CHOICE,
        put("pending", "options", [["F5"]]),
        [("pending.options", "wrong-options")],
    ),
    Case(
        "one option too many",
        CHOICE,
        put("pending", "options", [["F5"], ["F7"], ["G3"]]),
        [("pending.options", "wrong-options")],
    ),
    Case(
        "an option twice",
        CHOICE,
        put("pending", "options", [["F5"], ["F5"], ["F7"]]),
        [("pending.options", "wrong-options")],
    ),
    Case(
        "no options", CHOICE, put("pending", "options", []), [("pending.options", "wrong-options")]
    ),
    Case(
        "other sites",
        SITE,
        put("pending", "options", [["A6"], ["B4"]]),
        [("pending.options", "wrong-options")],
    ),
    Case(
        "nothing to choose",
        CHOICE,
        both(put("ceres", "lots", ["F5"]), put("pending", "options", [["F5"]])),
        [("pending.options", "too-few-places")],
    ),
    Case(
        "no place at all",
        CHOICE,
        both(put("ceres", "lots", []), put("pending", "options", [])),
        [("pending.options", "too-few-places")],
    ),
    Case(
        "no room for the Monument",
        SITE,
        both(put("pending", "place", "temple-of-venus"), put("pending", "options", [])),
        [("pending.options", "too-few-places")],
    ),
]

# The order of turns.
NO_LAST_TURNS: list[object] = [[], "you", ["You"], ["you", "you"], [1], {}, True]
VALUE = [("last_turns", "last-turns-value")]
WITHOUT = [("last_turns", "last-turns-without")]
CASES += [
    *(
        Case(f"last turns {value}", LAST, put("last_turns", value), VALUE)
        for value in NO_LAST_TURNS
    ),
    Case(
        "last turns with Deeds for sale",
        LATE,
        both(put("piles", 2, []), put("last_turns", ["you"])),
        [("last_turns", "last-turns-early")],
    ),
    Case(
        "last turns with Deeds in the pile",
        LATE,
        put("last_turns", ["ceres", "you"]),
        [("last_turns", "last-turns-early")],
    ),
    Case("your turn without you", LAST, put("last_turns", ["ceres"]), WITHOUT),
    Case("her turn without her", CHOICE, put("last_turns", ["you"]), WITHOUT),
    Case("over early", OVER, put("era", 2), [("phase", "over-early")]),
    Case(
        "over with last turns",
        OVER,
        put("last_turns", ["you"]),
        [("last_turns", "over-last-turns")],
    ),
]

# Monuments, variants, components.
CASES += [
    Case(
        "Monument on the board and in the supply",
        LATE,
        put("monuments", ["tower-of-wonders"]),
        [("ceres.monuments[0]", "monument-twice")],
    ),
    Case(
        "your Monument in the supply",
        MONUMENTS,
        build("statue-of-romulus", "D3", "D4", "E3", "E4"),
        [("you.buildings[0]", "monument-twice")],
    ),
    Case(
        "her Monuments without Monuments",
        LATE,
        put("monuments", None),
        [
            ("ceres.monuments[0]", "monuments-not-played"),
            ("ceres.monuments[1]", "monuments-not-played"),
        ],
    ),
    Case(
        "your Monument without Monuments",
        START,
        build("lighthouse", "A5"),
        [("you.buildings[0]", "monuments-not-played")],
    ),
    Case(
        "Monument twice in the supply",
        MONUMENTS,
        lambda data: data["monuments"].append("roman-forum"),
        [("monuments[3]", "monument-listed-twice")],
    ),
    Case(
        "variant twice",
        START,
        put("variants", ["wild-monuments", "wild-monuments"]),
        [("variants[1]", "variant-twice")],
    ),
    Case(
        "two favours",
        START,
        put("variants", ["favour-10", "favour-20"]),
        [("variants[1]", "favour-twice")],
    ),
    Case("components text", START, put("components", "mine"), [("components", "components-value")]),
    Case("components number", START, put("components", 1), [("components", "components-value")]),
    Case(
        "components in capitals",
        START,
        put("components", "sha256:" + "A" * 64),
        [("components", "components-value")],
    ),
    Case(
        "components not given",
        START,
        put("components", OTHER_DIGEST),
        [("components", "components-needed")],
    ),
]
