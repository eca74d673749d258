"""The lesson: a guided first game, of which every note holds and no step leads nowhere."""

from collections.abc import Iterator
from typing import Any

import pytest

import ceres
from ceres.components import STANDARD
from ceres.format.record_extras import LESSON
from ceres.service import Table, answer, lesson
from ceres.service.lesson import LINE, STEPS, Step, start
from fluent_files import arguments
from service.at_tables import Data, legal_in, plain, said


def played(count: int) -> Table:
    """The lesson after so many actions."""
    table = Table(lesson())
    for action in LINE[:count]:
        table.play(action)
    return table


def turns() -> Iterator[tuple[Step, Data, Data, list[Step]]]:
    """Every step that wants an action: the view before it, what came of it, and what is said."""
    table = Table(lesson())
    for index, step in enumerate(STEPS):
        if step.wants:
            view, turn = plain(table.view()), plain(table.play(step.wants))
            after = STEPS[index + 1 :]
            heard = [each for each in after if each.at]
            until = next((i for i, each in enumerate(after) if not each.at), len(after))
            yield step, view, turn, heard[:until]


def event(turn: Data, type: str) -> Data:
    """The first event of this type."""
    found: Data = next(each for each in turn["steps"] if each["type"] == type)
    return found


# The start, and what happens.


def test_the_start_is_a_whole_game() -> None:
    """Nothing of the box is missing: it is played to its end like any other."""
    data = start().to_dict()
    deeds = [*data["ceres"]["deeds"], *(each["deed"] for each in data["market"])]
    deeds += [deed for pile in data["piles"] for deed in pile]
    lots = [*data["you"]["lots"], *data["ceres"]["lots"], *data["ceres"]["gardens"]]
    lots += [lot for each in data["you"]["buildings"] for lot in each["lots"]]
    assert len({*deeds, *lots}) == len(deeds) + len(lots) == 49
    tiles = [*data["bag"], *data["ceres"]["gardens"].values()]
    assert {tile: tiles.count(tile) for tile in set(tiles)} == STANDARD.to_dict()["tiles"]
    assert [len(pile) for pile in data["piles"]] == [1, 12, 12]


def test_everything_that_is_to_be_learnt_happens() -> None:
    events = [each for _, _, turn, _ in turns() for each in turn["steps"]]
    types = {each["type"] for each in events}
    assert {"income", "buy", "build", "place", "flip", "refill", "bribe", "sites", "plant"} <= types
    assert {"no-claim", "deed-flip", "last-turns", "last-turn", "scoring", "era-begins"} <= types
    claims = [each for each in events if each["type"] == "claim"]
    assert {each["by"] for each in claims} == {"letters", "cheapest", "dearest"}
    assert claims[0]["settled"] == "distance"
    assert any(each["type"] == "buy" and each["silver_on_it"] for each in events)
    assert any(each["type"] == "build" and each["replaced"] for each in events)
    assert any(each["type"] == "sites" and len(each["options"]) > 1 for each in events)
    sources = {
        (each["side"], each["source"]) for each in event(turn_of("civic"), "scoring")["items"]
    }
    assert sources == {
        *(("you", source) for source in ("population", "silver", "civic")),
        *(("ceres", source) for source in ("population", "commercial", "civic", "parks")),
    }


def turn_of(id: str) -> Data:
    """The events of the action that a step wants."""
    return next(turn for step, _, turn, _ in turns() if step.id == id)


def test_there_are_steps_enough_and_each_is_heard_when_its_event_happens() -> None:
    assert 15 <= len(STEPS) <= 30
    assert len({step.id for step in STEPS}) == len(STEPS)
    for _, _, turn, heard in turns():
        types = [each["type"] for each in turn["steps"]]
        places = [types.index(str(step.at)) for step in heard]
        assert places == sorted(places)


# What is said.


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)
def test_every_step_can_be_said(step: Step) -> None:
    id = f"page-learn-step-{step.id}"
    assert arguments("en", id) == set(step.facts)
    assert 40 < len(said({"id": id, "facts": step.facts})) < 250


def test_what_a_step_wants_is_what_it_says() -> None:
    for step, _, _, _ in turns():
        verb, *words = str(step.wants).split(" ")
        if verb == "buy":
            assert step.facts["deed"] == words[0]
        elif verb == "build":
            assert [step.facts["id"], *step.facts["lots"]] == words
        elif verb == "place":
            assert step.facts["lot"] == words[0]


def test_the_figures_of_your_actions_are_true() -> None:
    for step, view, turn, _ in turns():
        facts, first = step.facts, turn["steps"][0]
        if first["type"] == "buy":
            assert facts["price"] == first["price"]
            assert facts.get("printed", first["printed"]) == first["printed"]
            assert facts.get("silver", first["silver_on_it"]) == first["silver_on_it"]
        if step.id in ("build", "over"):
            gained = facts["citizens"] - facts.get("before", 0)
            assert turn_measure(step, "population") - view["measures"]["population"] == gained
        if step.id == "over":
            assert [each["id"] for each in first["replaced"]] == [facts["under"]]
        if step.id == "income":
            assert (facts["basic"], facts["more"]) == (first["basic"], 1)
            assert [facts["id"]] == [each["id"] for each in first["buildings"]]
            assert facts["silver"] == view["measures"]["silver"] < facts["price"]
            assert facts["price"] == price(view, facts["deed"])
        if step.id == "choice":
            assert sorted([facts["beside"], facts["lot"]]) == ["D3", "G3"]
            assert view["pending"]["options"] == [["D3"], ["G3"]]
            assert view["pending"]["tile"] == "civic-residential"


def turn_measure(step: Step, name: str) -> int:
    """A figure after the action of a step."""
    measure: int = plain(played(LINE.index(str(step.wants)) + 1).view())["measures"][name]
    return measure


def price(view: Data, deed: str) -> int:
    found: int = next(each["price"] for each in view["table"]["market"] if each["deed"] == deed)
    return found


def test_the_figures_of_ceres_turns_are_true() -> None:
    facts: dict[str, tuple[dict[str, Any], Data, Data]] = {
        each.id: (each.facts, event(turn, str(each.at)), turn)
        for _, _, turn, heard in turns()
        for each in heard
    }
    for id in ("flip", "bribe"):
        noted, happened, _ = facts[id]
        assert noted == {name: happened[name] for name in noted}
    noted, happened, _ = facts["letters"]
    assert (noted["letters"], noted["letter"]) == (happened["letters"], happened["letter"])
    assert noted["without"] == happened["letters"][0] != noted["letter"]
    assert len(happened["candidates"]) == 2
    for id in ("letters", "cheapest", "dearest"):
        noted, happened, _ = facts[id]
        chosen = next(each for each in happened["candidates"] if each["deed"] == happened["deed"])
        assert noted["deed"] == happened["deed"]
        assert noted.get("price", chosen["price"]) == chosen["price"]
    noted, _, turn = facts["no-claim"]
    assert noted["deed"] == event(turn, "deed-flip")["deed"]
    planted = [each["lot"] for each in facts["park"][2]["steps"] if each["type"] == "plant"]
    assert facts["park"][0]["lot"] == planted[1]
    planted = [each["lot"] for each in facts["her-last"][2]["steps"] if each["type"] == "plant"]
    assert facts["her-last"][0]["lot"] == planted[0]


def test_the_figures_of_the_scoring_are_true() -> None:
    scoring = event(turn_of("civic"), "scoring")
    steps = {step.id: step.facts for step in STEPS}
    vp: dict[tuple[str, str], int] = {}
    for item in scoring["items"]:
        key = item["side"], item["source"]
        vp[key] = vp.get(key, 0) + item.get("vp", item.get("silver", 0))
    yours, hers, last = steps["you-score"], steps["she-scores"], steps["alone"]
    assert vp["you", "population"] == yours["population"] + yours["bonus"]
    assert (vp["you", "civic"], vp["you", "silver"]) == (yours["vp"], yours["silver"])
    assert yours["vp"] == steps["civic"]["citizens"]
    assert vp["ceres", "population"] == hers["population"]
    assert (vp["ceres", "commercial"], vp["ceres", "civic"]) == (hers["commercial"], hers["civic"])
    assert vp["ceres", "parks"] == hers["square"] == steps["park"]["square"]
    assert (scoring["you"]["vp"], scoring["ceres"]["vp"]) == (last["you"], last["ceres"])
    civic = next(
        item for item in scoring["items"] if (item["side"], item["source"]) == ("ceres", "civic")
    )
    assert [each["id"] for each in civic["buildings"]] == [hers["id"]]


# Where the lesson is, and where it is not.


def test_a_lesson_is_begun_by_a_request() -> None:
    begun = answer(None, {"do": "lesson"})
    assert begun["record"][LESSON] is True
    assert begun["record"]["start"] == start().to_dict()
    assert begun["answer"]["view"]["lesson"]["of"] == len(STEPS)
    assert [step["number"] for step in begun["answer"]["view"]["lesson"]["steps"]] == [1, 2, 3, 4]


def test_every_step_comes_once_and_in_order() -> None:
    seen = [
        step["number"]
        for count in range(len(LINE) + 1)
        for step in plain(played(count).view())["lesson"]["steps"]
    ]
    assert seen == list(range(1, len(STEPS) + 1))


def test_what_is_wanted_can_be_played() -> None:
    for step, view, _, _ in turns():
        assert step.wants in legal_in(view["can"])


@pytest.mark.parametrize("count", range(len(LINE)))
def test_whoever_plays_something_else_goes_on_with_an_ordinary_game(count: int) -> None:
    table = played(count)
    other = next(each for each in legal_in(table.view()["can"]) if each != LINE[count])
    table.play(other)
    assert table.view()["lesson"] is None
    table.undo(confirmed=True)
    assert plain(table.view())["lesson"]["steps"][-1]["wants"] == LINE[count]


def test_after_the_lesson_the_game_goes_on() -> None:
    table = played(len(LINE))
    assert plain(table.view())["lesson"]["steps"][-1]["wants"] is None
    table.play("income")
    assert table.view()["lesson"] is None
    assert table.position.era == 2


def test_in_the_lesson_everything_can_be_taken_back_without_a_mark() -> None:
    table = played(len(LINE))
    for _ in LINE:
        assert table.view()["undo"] == {"can": True, "asks": False, "revealed": []}
        table.undo()
    assert table.peeked == 0
    assert table.position == start()


def test_a_record_of_the_lesson_goes_on_where_it_was() -> None:
    record = played(3).game.record()
    opened = answer(record, {"do": "open"})["answer"]
    assert [step["id"] for step in opened["view"]["lesson"]["steps"]] == ["enlarge", "choice"]


@pytest.mark.parametrize("mark", [None, False, 1, "yes", []])
def test_other_games_are_no_lesson(mark: object) -> None:
    assert Table.new(seed=7).view()["lesson"] is None
    record = {**ceres.Game.new(seed=7).record(), LESSON: True}
    assert answer(record, {"do": "open"})["answer"]["view"]["lesson"] is None
    record = {**lesson().record(), LESSON: mark}
    assert answer(record, {"do": "open"})["answer"]["view"]["lesson"] is None
