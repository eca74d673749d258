"""How the page shows the steps of Ceres' turn: what it points at, and what settled a claim."""

from random import Random
from typing import Any

import pytest

from ceres.service import Table
from page.in_node import answers
from service.at_tables import plain

Data = dict[str, Any]
Shown = list[tuple[Data, Data]]


@pytest.fixture(scope="module")
def shown() -> Shown:
    """The steps of a few whole games, each with what the page makes of it."""
    rng = Random(4)
    steps: list[Data] = []
    for seed in range(6):
        table = Table.new(seed=seed, monuments=True, variants=["creeping-gardens"])
        while table.position.phase != "over":
            steps += plain(table.play(rng.choice(table.position.actions())))["steps"]
    return list(zip(steps, answers("telling.ts", steps), strict=True))


def of_type(shown: Shown, type: str) -> Shown:
    found = [(step, answer) for step, answer in shown if step["type"] == type]
    assert found
    return found


def marked(answer: Data, kind: str) -> list[list[str]]:
    return [mark["lots"] for mark in answer["marks"] if mark["kind"] == kind]


def test_a_claim_points_at_its_candidates_with_their_distances(shown: Shown) -> None:
    for step, answer in of_type(shown, "claim"):
        others = [[each["deed"]] for each in step["candidates"] if each["deed"] != step["deed"]]
        assert marked(answer, "chosen") == [[step["deed"]]]
        assert marked(answer, "candidate") == others
        labels = {mark["lots"][0]: mark["label"] for mark in answer["marks"] if "label" in mark}
        assert labels == {
            each["deed"]: str(each["distance"]) for each in step["candidates"] if "distance" in each
        }


def test_the_measures_of_a_claim_leave_the_deed_that_she_took(shown: Shown) -> None:
    settled = set()
    for step, answer in of_type(shown, "claim"):
        *before, last = answer["measures"]
        deeds = [each["deed"] for each in step["candidates"]]
        left = [deed for deed, best in zip(deeds, last["best"], strict=True) if best]
        assert left == [step["deed"]]
        assert all(sum(measure["best"]) > 1 for measure in before)
        assert last["settles"] == (step["settled"] != "only")
        settled.add(step["settled"])
    assert settled == {"only", "distance", "price", "place"}


def test_the_letters_before_the_one_that_decided_had_no_deed(shown: Shown) -> None:
    passed = 0
    for step, answer in of_type(shown, "claim"):
        if step["by"] != "letters":
            assert answer["letters"] == []
            continue
        at = step["letters"].index(step["letter"])
        outcomes = [each["outcome"] for each in answer["letters"]]
        assert outcomes == ["none"] * at + ["taken"] + ["later"] * (2 - at)
        passed += at
    assert passed


def test_places_are_to_be_picked_only_if_there_are_several(shown: Shown) -> None:
    for step, answer in of_type(shown, "sites"):
        several = len(step["options"]) > 1
        assert marked(answer, "place" if several else "chosen") == step["options"]
        assert marked(answer, "from") == step["parks"]


def test_what_comes_onto_the_city_is_pointed_at(shown: Shown) -> None:
    for type in ("plant", "deed-flip", "creep", "monument"):
        for step, answer in of_type(shown, type):
            assert marked(answer, "chosen") == [step["seen"]]
