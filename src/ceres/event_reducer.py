"""Ceres' turn step by step: the table as it lies after each event, and what to look at.

The facts of an event are carried over to a copy of the position's written form, so that the board
changes as the story is told. The engine has played all of it before; its position is what counts
in the end, and a test holds both together.
"""

from collections.abc import Callable
from typing import Any, Final

from ceres.components import MONUMENTS
from ceres.events import Event

Data = dict[str, Any]

_MONUMENTS: Final = frozenset(piece.id for piece in MONUMENTS)


def apply_event(data: Data, event: Event) -> Data:
    """Return the written form of a position after one more event."""
    change = _CHANGES.get(event.type)
    if change is None:
        return data
    data = _copied(data)
    change(data, event.facts)
    return data


def _copied(data: Data) -> Data:
    """A copy of a written position, as deep as anything here changes it."""
    you, ceres, supply = data["you"], data["ceres"], data["monuments"]
    return {
        **data,
        "you": {**you, "lots": [*you["lots"]], "buildings": [*you["buildings"]]},
        "ceres": {
            **ceres,
            "lots": [*ceres["lots"]],
            "gardens": {**ceres["gardens"]},
            "monuments": [*ceres["monuments"]],
            "deeds": [*ceres["deeds"]],
        },
        "market": [{**offer} for offer in data["market"]],
        "piles": [[*pile] for pile in data["piles"]],
        "bag": [*data["bag"]],
        "monuments": None if supply is None else [*supply],
    }


def seen_at(event: Event) -> frozenset[str]:
    """The Lots that an event is about."""
    facts = event.facts
    lots: list[str] = list(facts.get("lots", ())) if event.type != "scoring" else []
    lots += [facts[key] for key in ("lot", "deed") if key in facts]
    if event.type == "sites":
        lots += [lot for option in facts["options"] for lot in option]
    return frozenset(lots)


def _leave_market(data: Data, deed: str) -> None:
    data["market"] = [each for each in data["market"] if each["deed"] != deed]


def _drop(lots: list[str], gone: list[str]) -> None:
    lots[:] = [lot for lot in lots if lot not in gone]


def _income(data: Data, facts: Data) -> None:
    data["you"]["silver"] += facts["silver"]


def _buy(data: Data, facts: Data) -> None:
    data["you"]["silver"] -= facts["price"]
    data["you"]["lots"] = sorted([*data["you"]["lots"], facts["deed"]])
    _leave_market(data, facts["deed"])


def _refill(data: Data, facts: Data) -> None:
    data["market"].append({"deed": facts["deed"], "silver": 0})
    _drop(data["piles"][data["era"] - 1], [facts["deed"]])


def _build(data: Data, facts: Data) -> None:
    you, supply = data["you"], data["monuments"]
    gone = [each["lots"] for each in facts["replaced"]]
    you["buildings"] = [each for each in you["buildings"] if each["lots"] not in gone]
    you["buildings"].append({"id": facts["id"], "lots": facts["lots"]})
    _drop(you["lots"], facts["lots"])
    you["lots"] = sorted({*you["lots"], *facts["marked"]})
    if supply is not None:
        _drop(supply, [facts["id"]])
        supply += [each["id"] for each in facts["replaced"] if each["id"] in _MONUMENTS]
        supply.sort()


def _when_built(data: Data, facts: Data) -> None:
    data["you"]["vp"] += facts["you"]["vp"]
    data["you"]["silver"] += facts["you"]["silver"]
    data["ceres"]["vp"] += facts["ceres"]["vp"]


def _claim(data: Data, facts: Data) -> None:
    _leave_market(data, facts["deed"])
    data["ceres"]["lots"] = sorted([*data["ceres"]["lots"], facts["deed"]])


def _creep(data: Data, facts: Data) -> None:
    _leave_market(data, facts["deed"])


def _deed_flip(data: Data, facts: Data) -> None:
    _drop(data["ceres"]["deeds"], [facts["deed"]])


def _her_vp(data: Data, facts: Data) -> None:
    data["ceres"]["vp"] += facts["vp"]


def _bribe(data: Data, facts: Data) -> None:
    for offer in data["market"]:
        if offer["deed"] in facts["deeds"]:
            offer["silver"] += 1


def _plant(data: Data, facts: Data) -> None:
    _drop(data["ceres"]["lots"], [facts["lot"]])
    data["ceres"]["gardens"][facts["lot"]] = facts["tile"]
    data["bag"].remove(facts["tile"])


def _bag_empty(data: Data, facts: Data) -> None:
    _drop(data["ceres"]["lots"], [facts["lot"]])
    _her_vp(data, facts)


def _monument(data: Data, facts: Data) -> None:
    ceres = data["ceres"]
    _drop(ceres["lots"], facts["lots"])
    for lot, tile in facts["covered"].items():
        del ceres["gardens"][lot]
        data["bag"].append(tile)
    ceres["monuments"].append({"id": facts["id"], "lots": facts["lots"]})
    _drop(data["monuments"], [facts["id"]])


def _last_turns(data: Data, facts: Data) -> None:
    data["last_turns"] = sorted(facts["order"])


def _scoring(data: Data, facts: Data) -> None:
    data["you"]["vp"], data["ceres"]["vp"] = facts["you"]["vp"], facts["ceres"]["vp"]
    data["you"]["silver"] += facts["you"]["silver"]


def _era_begins(data: Data, facts: Data) -> None:
    data["era"] = facts["era"]
    data["market"] = [{"deed": deed, "silver": 0} for deed in facts["market"]]
    _drop(data["piles"][facts["era"] - 1], facts["market"])
    data["last_turns"] = None


_CHANGES: Final[dict[str, Callable[[Data, Data], None]]] = {
    "income": _income,
    "buy": _buy,
    "refill": _refill,
    "build": _build,
    "when-built": _when_built,
    "claim": _claim,
    "creep": _creep,
    "deed-flip": _deed_flip,
    "failed-claim": _her_vp,
    "no-room": _her_vp,
    "bribe": _bribe,
    "plant": _plant,
    "bag-empty": _bag_empty,
    "monument": _monument,
    "last-turns": _last_turns,
    "scoring": _scoring,
    "era-begins": _era_begins,
}
