"""What to do with wood and cardboard to set a real table up (S1 to S8)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ceres.companion.setup import SET_UP
from ceres.engine.state import MARKERS
from ceres.text.speaking import MESSENGER, Message

Data = dict[str, Any]
Hand = Callable[[Data, Data, Mapping[str, str]], list[Message]]

say = MESSENGER.say


def _city(_: Data, __: Data, ___: Mapping[str, str]) -> list[Message]:
    return [say("real-hand-city"), say("real-hand-markers", count=MARKERS), say("real-hand-tracks")]


def _shuffle(_: Data, __: Data, draws: Mapping[str, str]) -> list[Message]:
    """Where the app draws, nothing is shuffled: things are looked for."""
    return [
        say("real-hand-shuffle-deeds", drawer=draws["deeds"]),
        say("real-hand-fill-bag", drawer=draws["tiles"]),
        say("real-hand-shuffle-cards", drawer=draws["cards"]),
    ]


def _your_deeds(facts: Data, _: Data, draws: Mapping[str, str]) -> list[Message]:
    deeds = facts["deeds"]
    return [
        say("real-hand-your-deeds", deeds=deeds, count=len(deeds), drawer=draws["deeds"]),
        say("real-hand-your-marker", lots=deeds, count=len(deeds)),
    ]


def _silver(facts: Data, _: Data, __: Mapping[str, str]) -> list[Message]:
    return [say("real-hand-silver", silver=facts["silver"])]


def _her_deeds(facts: Data, before: Data, draws: Mapping[str, str]) -> list[Message]:
    """Six for her, of which some are flipped at once; the rest stays face down."""
    deeds = facts["deeds"]
    left = len(before["ceres"]["deeds"]) - len(deeds)
    known = {"deeds": deeds, "count": len(deeds), "drawer": draws["deeds"]}
    found = [say("real-hand-her-deeds", **known)]
    if left:
        found.append(say("real-hand-her-hidden-deeds", count=left, drawer=draws["deeds"]))
    return found


def _first_tiles(facts: Data, _: Data, draws: Mapping[str, str]) -> list[Message]:
    return [
        say("real-hand-tile", tile=tile, lot=lot, drawer=draws["tiles"])
        for lot, tile in zip(facts["lots"], facts["tiles"], strict=True)
    ]


def _piles(facts: Data, _: Data, draws: Mapping[str, str]) -> list[Message]:
    first, second, third = facts["sizes"]
    known = {"first": first, "second": second, "third": third, "drawer": draws["deeds"]}
    return [say("real-hand-piles", **known)]


def _market(facts: Data, _: Data, draws: Mapping[str, str]) -> list[Message]:
    deeds = facts["deeds"]
    return [say("real-hand-market", deeds=deeds, count=len(deeds), drawer=draws["deeds"])]


def _supply(facts: Data, _: Data, draws: Mapping[str, str]) -> list[Message]:
    return [say("real-hand-supply", ids=facts["monuments"], drawer=draws["cards"])]


def _done(_: Data, __: Data, ___: Mapping[str, str]) -> list[Message]:
    return []


SET_UP_INSTRUCTIONS: Final[dict[str, Hand]] = {
    f"{SET_UP}city": _city,
    f"{SET_UP}shuffle": _shuffle,
    f"{SET_UP}your-deeds": _your_deeds,
    f"{SET_UP}silver": _silver,
    f"{SET_UP}her-deeds": _her_deeds,
    f"{SET_UP}first-tiles": _first_tiles,
    f"{SET_UP}piles": _piles,
    f"{SET_UP}market": _market,
    f"{SET_UP}supply": _supply,
    f"{SET_UP}done": _done,
}
