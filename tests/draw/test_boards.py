"""The worked examples as the page draws them: what they mark is what the engine does."""

import pytest

from pictures.boards import boards
from pictures.scenes import EXAMPLES, scenes


@pytest.mark.parametrize("id", ["beside", "diagonal", "far"])
def test_the_tile_goes_where_the_mark_is(id: str) -> None:
    _, events = scenes()[id].play("income")
    planted = [event.facts["lot"] for event in events if event.type == "plant"]
    assert planted[:1] == list(EXAMPLES[id].marks)


def test_the_marks_of_a_choice_are_its_places() -> None:
    asked, _ = scenes()["choice"].play("income")
    assert boards()["P4"]["marks"] == asked.to_dict()["pending"]["options"]


def test_the_marked_deed_is_claimed() -> None:
    before = scenes()["claim"]
    after, _ = before.play("income")
    claimed = set(after.to_dict()["ceres"]["lots"]) - set(before.to_dict()["ceres"]["lots"])
    assert claimed == set(EXAMPLES["claim"].marks)


def test_the_marked_squares_score() -> None:
    worth = {4: 4, 9: 18}
    marked = sum(worth[len(mark.split())] for mark in EXAMPLES["squares"].marks)
    assert scenes()["squares"].score()["ceres"]["parks"] == marked


def test_a_city_after_a_build() -> None:
    before, after = boards()["Y3"]["cities"]
    assert [each["id"] for each in before["you"]["buildings"]] == ["domus", "domus-maxima"]
    assert after["you"] == {
        "lots": ["C4", "D2"],
        "buildings": [{"id": "insula-l", "lots": ["B2", "B3", "C2"]}],
    }
