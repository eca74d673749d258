"""The worked examples of docs/how-to-play.md as data, for a page that draws them itself."""

from typing import Any, Final, NamedTuple

from ceres.draw.city import parks
from ceres.draw.pictures import scenes
from ceres.engine.state import PRICES
from ceres.position import Position

BUILD_OVER: Final = "build insula-l B2 B3 C2"


class Shown(NamedTuple):
    """Which rule a scene explains, the Lot that its picture reaches to, and what is marked."""

    rule: str
    to: str
    marks: tuple[str, ...]


SHOWN: Final = {
    "build-over": Shown("Y3", "D4", ()),
    "claim": Shown("C2", "G7", ("E2",)),
    "beside": Shown("P1", "F4", ("E3",)),
    "diagonal": Shown("P2", "F5", ("C4",)),
    "far": Shown("P3", "F5", ("B4",)),
    "choice": Shown("P4", "E5", ("B3", "D2")),
    "squares": Shown("V8", "F6", ("A1 A2 A3 B1 B2 B3 C1 C2 C3", "E5 E6 F5 F6")),
}


def boards() -> dict[str, dict[str, Any]]:
    """Every scene by the rule that it explains: its cities, in their order, and what is marked.

    >>> scene = boards()["P1"]
    >>> scene["id"], scene["to"], scene["marks"], len(scene["cities"])
    ('beside', 'F4', [['E3']], 1)
    """
    here = scenes()
    found = {}
    for id, (rule, to, marks) in SHOWN.items():
        positions = [here[id]]
        if id == "build-over":
            positions.append(here[id].play(BUILD_OVER)[0])
        found[rule] = {
            "id": id,
            "to": to,
            "marks": [mark.split() for mark in marks],
            "cities": [_city(position) for position in positions],
        }
    return found


def _city(position: Position) -> dict[str, Any]:
    """What stands in the city, and what its Deeds cost."""
    data = position.to_dict()
    you, ceres, market = data["you"], data["ceres"], data["market"]
    return {
        "you": {"lots": you["lots"], "buildings": you["buildings"]},
        "ceres": {
            "lots": ceres["lots"],
            "monuments": ceres["monuments"],
            "gardens": ceres["gardens"],
            "parks": [
                sorted(f"{'ABCDEFG'[x]}{y + 1}" for x, y in park)
                for park in parks(ceres["gardens"])
            ],
        },
        "market": [
            {"deed": offer["deed"], "price": printed + offer["silver"]}
            for printed, offer in zip(PRICES, market, strict=False)
        ],
    }
