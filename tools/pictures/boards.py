"""The worked examples of docs/how-to-play.md as data, for the page, which draws them itself."""

from typing import Any

from ceres.draw.city import lot_names, offers, parks
from ceres.position import Position
from pictures.scenes import BUILD_OVER, EXAMPLES, scenes


def boards() -> dict[str, dict[str, Any]]:
    """Return every example by its rule: its cities, in their order, and the marked sites.

    >>> scene = boards()["P1"]
    >>> scene["id"], scene["to"], scene["marks"], len(scene["cities"])
    ('beside', 'F4', [['E3']], 1)
    """
    here = scenes()
    found = {}
    for id, (rule, to, marks) in EXAMPLES.items():
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
    """Return the pieces and Parks of the city, and the prices of its Deeds."""
    data = position.to_dict()
    you, ceres = data["you"], data["ceres"]
    return {
        "you": {"lots": you["lots"], "buildings": you["buildings"]},
        "ceres": {
            "lots": ceres["lots"],
            "monuments": ceres["monuments"],
            "gardens": ceres["gardens"],
            "parks": [lot_names(park) for park in parks(ceres["gardens"])],
        },
        "market": [{"deed": deed, "price": price} for deed, price in offers(data["market"])],
    }
