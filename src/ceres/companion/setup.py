"""The set-up of a real table as events, and what is drawn for it (S1 to S8)."""

from typing import Any, Final

from ceres.companion.draws import CARDS, DEEDS, MONUMENTS, TILES, Draw
from ceres.engine.setup import PILE_SIZES
from ceres.events import Event

Data = dict[str, Any]

# How the types of these events begin.
SET_UP: Final = "set-up-"
# Which of them show something that was drawn, and from where; the facts have it by the same name.
_DRAWN: Final[dict[str, tuple[str, str, bool]]] = {
    "your-deeds": (DEEDS, "deeds", False),
    "her-deeds": (DEEDS, "deeds", False),
    "first-tiles": (TILES, "tiles", True),
    "market": (DEEDS, "deeds", True),
    "row": (CARDS, "cards", True),
    "supply": (MONUMENTS, "monuments", False),
}


class Instruction(Event):
    """An event of the set-up."""

    side = "game"
    kind = "set-up"

    def __init__(self, rules: tuple[str, ...], type: str, given: Data) -> None:
        super().__init__(rules)
        self.type, self.given = type, given  # type: ignore[misc]

    @property
    def facts(self) -> Data:
        """The facts as they were given."""
        return self.given


def set_up_events(start: Data) -> list[Event]:
    """Return the set-up that leads to this start, one instruction after the other."""
    gardens = dict(sorted(start["ceres"]["gardens"].items()))
    lots = list(gardens)
    parts: list[tuple[str, tuple[str, ...], Data]] = [
        ("city", ("T1", "T4"), {}),
        ("shuffle", ("S1",), {}),
        ("your-deeds", ("S1",), {"deeds": sorted(start["you"]["lots"])}),
        ("silver", ("S2",), {"silver": start["you"]["silver"]}),
        ("her-deeds", ("S1", "S3"), {"deeds": lots}),
        ("first-tiles", ("S3",), {"tiles": list(gardens.values()), "lots": lots}),
        ("piles", ("S4",), {"sizes": list(PILE_SIZES)}),
        ("market", ("S5",), {"deeds": [offer["deed"] for offer in start["market"]]}),
        ("row", ("S6",), {"cards": start["ceres"]["row"]}),
    ]
    if start["monuments"] is not None:
        parts.append(("supply", ("S8",), {"monuments": start["monuments"]}))
    parts.append(("done", ("S7",), {}))
    return [Instruction(rules=rules, type=SET_UP + part, given=data) for part, rules, data in parts]


def set_up_draws(events: list[Event]) -> list[Draw]:
    """Return what is drawn for the set-up."""
    found = []
    for step, event in enumerate(events):
        part = event.type.removeprefix(SET_UP)
        if part in _DRAWN:
            deck, key, ordered = _DRAWN[part]
            drawn, lots = tuple(event.facts[key]), tuple(event.facts.get("lots", ()))
            pile = f"{deck}-{event.type}"
            found.append(Draw(step, deck, pile, part, event.rules, drawn, lots, ordered))
    return found


def bare(start: Data) -> Data:
    """Return the table before the set-up: everything still in its deck, pile or bag."""
    ceres = start["ceres"]
    market = [offer["deed"] for offer in start["market"]]
    hidden = [*start["you"]["lots"], *market, *start["piles"][0]]
    return {
        **start,
        "you": {**start["you"], "silver": 0, "lots": []},
        "ceres": {
            **ceres,
            "gardens": {},
            "deeds": [*ceres["gardens"], *ceres["deeds"]],
            "row": [],
            "deck": [*ceres["row"], *ceres["deck"]],
            "unseen": len(ceres["row"]) + len(ceres["deck"]),
        },
        "market": [],
        "piles": [hidden, *start["piles"][1:]],
        "bag": [*ceres["gardens"].values(), *start["bag"]],
        "monuments": None if start["monuments"] is None else [],
    }


def apply_set_up(data: Data, event: Event) -> Data:
    """Return the table after one more instruction of the set-up."""
    facts, you, ceres = event.facts, data["you"], data["ceres"]
    first, *later = data["piles"]
    match event.type.removeprefix(SET_UP):
        case "your-deeds":
            piles = [_without(first, facts["deeds"]), *later]
            return {**data, "you": {**you, "lots": facts["deeds"]}, "piles": piles}
        case "silver":
            return {**data, "you": {**you, "silver": facts["silver"]}}
        case "her-deeds":
            deeds = _without(ceres["deeds"], facts["deeds"])
            return {**data, "ceres": {**ceres, "deeds": deeds}}
        case "first-tiles":
            gardens = dict(zip(facts["lots"], facts["tiles"], strict=True))
            bag = data["bag"][len(gardens) :]
            return {**data, "ceres": {**ceres, "gardens": gardens}, "bag": bag}
        case "market":
            market = [{"deed": deed, "silver": 0} for deed in facts["deeds"]]
            return {**data, "market": market, "piles": [_without(first, facts["deeds"]), *later]}
        case "row":
            deck = _without(ceres["deck"], facts["cards"])
            cards = {"row": facts["cards"], "deck": deck, "unseen": len(deck)}
            return {**data, "ceres": {**ceres, **cards}}
        case "supply":
            return {**data, "monuments": facts["monuments"]}
    return data


def _without(things: list[str], gone: list[str]) -> list[str]:
    return [thing for thing in things if thing not in gone]
