"""Things are drawn where they are."""

import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

import ceres
from ceres import draw
from ceres.draw.city import parks
from ceres.draw.pen import outline
from ceres.draw.table import TableDrawing
from strategies import some_position

SVG = "{http://www.w3.org/2000/svg}"
EXAMPLES = Path(__file__).parents[1] / "examples"
SEEDS = range(25)


def example(name: str) -> ceres.Position:
    return ceres.Position.from_json((EXAMPLES / f"{name}.json").read_text())


def found(picture: str, name: str) -> list[ET.Element]:
    """The elements of a class."""
    root = ET.fromstring(picture)
    return [each for each in root.iter() if name in (each.get("class") or "").split()]


def corner(lots: str) -> tuple[int, int]:
    columns = ["ABCDEFG".index(lot[0]) for lot in lots.split()]
    rows = [int(lot[1]) - 1 for lot in lots.split()]
    return min(columns) * 100, min(rows) * 100


def moved(element: ET.Element) -> tuple[int, ...]:
    transform = re.match(r"translate\((\d+) (\d+)\)", element.get("transform") or "")
    return tuple(map(int, transform.groups())) if transform else (0, 0)


def test_lots_are_where_they_belong() -> None:
    lots = found(draw.city_svg(ceres.Game.new(seed=1).position), "lot")
    assert len(lots) == 49
    for lot in lots:
        assert moved(lot) == corner(lot.get("data-lot") or "")


@pytest.mark.parametrize("seed", SEEDS)
def test_all_that_stands_in_the_city(seed: int) -> None:
    position = some_position(Random(seed), composed=seed % 2 == 0)
    data = position.to_dict()
    picture = draw.city_svg(position)
    markers = {lot.attrib["data-lot"]: lot.get("data-marker") for lot in found(picture, "lot")}
    for side in ("you", "ceres"):
        assert sorted(lot for lot in markers if markers[lot] == side) == data[side]["lots"]
    tiles = {tile.get("data-lots"): tile.get("data-id") for tile in found(picture, "tile")}
    assert tiles == data["ceres"]["gardens"]
    standing = [("you", each) for each in data["you"]["buildings"]]
    standing += [("ceres", each) for each in data["ceres"]["monuments"]]
    pieces = found(picture, "piece")
    assert [
        (piece.get("data-owner"), piece.get("data-id"), piece.get("data-lots")) for piece in pieces
    ] == [(side, each["id"], " ".join(each["lots"])) for side, each in standing]
    for thing in [*pieces, *found(picture, "tile")]:
        assert moved(thing[0]) == corner(thing.get("data-lots") or "")
    offers = [offer.get("data-lot") for offer in found(picture, "offer")]
    assert offers == [offer["deed"] for offer in data["market"]]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_lies_beside_the_city(seed: int) -> None:
    position = some_position(Random(seed), composed=True)
    data = position.to_dict()
    picture = draw.svg(position)
    places = found(picture, "place")
    assert [place.get("data-price") for place in places] == ["2", "3", "4", "6", "8", "10"]
    offers = [(each.get("data-deed"), each.get("data-silver")) for each in places]
    market = [(each["deed"], str(each["silver"])) for each in data["market"]]
    assert offers == market + [(None, None)] * (6 - len(market))
    assert [card.get("data-id") for card in found(picture, "card")] == data["ceres"]["row"]
    left = [pile.get("data-left") for pile in found(picture, "pile")]
    assert left == [str(len(pile)) for pile in data["piles"]]
    markers = [row.get("data-left") for row in found(picture, "markers")]
    assert markers == [str(8 - len(data[side]["lots"])) for side in ("you", "ceres")]
    (bag,) = found(picture, "bag")
    assert bag.get("data-left") == str(len(data["bag"]))
    supply = {each.get("data-id") for each in found(picture, "stock")}
    assert supply >= set(data["monuments"] or [])
    words = "".join(ET.fromstring(picture).itertext())
    for number in (data["you"]["vp"], data["ceres"]["vp"], data["you"]["silver"]):
        assert str(number) in words


@pytest.mark.parametrize("seed", SEEDS)
def test_population_is_that_of_the_scoring(seed: int) -> None:
    position = some_position(Random(seed), composed=True)
    data = position.to_dict()
    if "contested-population" in data["variants"]:
        return
    table = TableDrawing(position)
    yours, hers = table.your_population, table.her_population
    bonus = {1: 4, 2: 7, 3: 10}[data["era"]]
    most = max(yours, hers)
    scored = position.score()
    for side, own in (("you", yours), ("ceres", hers)):
        assert scored[side]["population"] == (most + bonus * (own == most) if own else 0)


def test_a_choice_shows_its_options() -> None:
    for name in ("choice-of-a-garden-lot", "choice-of-a-monument-site"):
        position = example(name)
        options = position.to_dict()["pending"]["options"]
        lit = [each.get("data-lots") for each in found(draw.svg(position), "highlight")]
        assert lit == [" ".join(option) for option in options]
    assert not found(draw.svg(example("start-normal")), "highlight")


def test_highlights_lie_on_their_lots() -> None:
    places: list[str | list[str]] = ["C4", "A1 A2", ["G7", "F7", "F6"]]
    lit = found(draw.city_svg(example("start-normal"), highlight=places), "highlight")
    assert [each.get("data-lots") for each in lit] == ["C4", "A1 A2", "F6 F7 G7"]
    for each in lit:
        lots = each.get("data-lots") or ""
        left, top = corner(lots)
        numbers = [float(number) for number in re.findall(r"\d+", each[0].get("d") or "")]
        assert left < min(numbers[::2]) < left + 20
        assert top < min(numbers[1::2]) < top + 20
    with pytest.raises(ValueError, match="no such Lot"):
        draw.city_svg(example("start-normal"), highlight=["H8"])


def test_parks_are_outlined_around_their_outer_edge() -> None:
    picture = draw.city_svg(example("late-with-monuments"))
    drawn = {park.get("data-lots") for park in found(picture, "park")}
    assert "A1 B1" in drawn
    assert "C7 D7 E6 E7 F5 F6 F7 G5 G6 G7" in drawn
    assert (
        outline(frozenset({(0, 0), (1, 0), (0, 1)})) == "M0 0L200 0 200 100 100 100 100 200 0 200z"
    )


def test_a_park_around_a_hole_has_two_edges() -> None:
    ring = ["A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"]
    (park,) = parks(ring)
    assert outline(park).count("M") == 2
    (touching,) = parks([*ring, "D1", "E1", "E2", "E3", "D3"])
    assert outline(touching).count("M") == 3


def test_corners_that_touch_stay_apart() -> None:
    assert (
        outline(frozenset({(0, 0), (1, 1)}), 5)
        == "M5 5L95 5 95 95 5 95zM105 105L195 105 195 195 105 195z"
    )


def test_the_side_that_acts_and_who_has_a_last_turn() -> None:
    picture = draw.svg(example("last-turn-of-an-era"))
    panels = {
        panel.get("data-panel"): ET.tostring(panel).decode() for panel in found(picture, "panel")
    }
    glow = draw.THEMES["light"]["glow"]
    assert glow in panels["you"]
    assert glow not in panels["ceres"]
    assert "icon-hourglass" in panels["you"]
