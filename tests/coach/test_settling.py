"""A hint is shown when it is settled, and stays unless something is clearly better."""

from collections.abc import Sequence
from typing import Any

import ceres
from ceres.actions import Action
from ceres.bots.plans import Plan, Task
from ceres.bots.workers import Workers
from ceres.coach import Advice, solve
from ceres.coach.advice import Option
from ceres.coach.estimates import EXACT_ZERO, Estimate
from ceres.coach.knowledge import Knowledge
from ceres.coach.marks import Gain
from ceres.coach.policy import ranked
from ceres.coach.presenter import shown_advice
from ceres.coach.settling import settled_plan
from ceres.coach.simplicity import simplest_first
from coach.late_games import late_start

SEEN = ceres.Game.new(seed=3).position.observation()


def option(action: Action, behind: float, error: float) -> Option:
    lead = Estimate(10.0 - behind, 1.0, 100)
    win = Estimate(0.7, 0.02, 100)
    return Option(action, lead, win, Gain(Estimate(behind, error, 100), EXACT_ZERO, (0.7, 0.7)), [])


def shown(*figures: tuple[float, float], advised: Sequence[int] = ()) -> tuple[list[int], Any]:
    """Return which of the actions are advised, by their place, and the hint."""
    actions = SEEN.actions()[: len(figures)]
    options = [option(each, *figure) for each, figure in zip(actions, figures, strict=True)]
    texts = [actions[place].text for place in advised]
    hint = shown_advice(Advice(100, options), SEEN, texts)
    places = [each.text for each in actions]
    return [places.index(each["action"]) for each in hint["advised"]], hint


def test_equals_are_advised_as_one_group() -> None:
    group, hint = shown((0.0, 0.0), (0.4, 0.3), (0.4, 0.4), (3.0, 0.4))
    assert sorted(group) == [0, 1]
    assert [each["shown"] for each in hint["options"]][:2] == hint["advised"]
    assert hint["best"]["id"] == "coach-best-any"


def test_what_was_advised_stays_until_something_is_clearly_better() -> None:
    group, hint = shown((0.0, 0.0), (2.0, 1.5), (6.0, 1.0), advised=[1])
    assert (group, hint["changed"]) == ([1], None)
    group, hint = shown((0.0, 0.0), (2.0, 1.5), (6.0, 1.0), advised=[2])
    assert group == [0]
    assert hint["changed"]["id"] == "coach-changed"


def test_the_simplest_of_equals_destroys_nothing() -> None:
    game = ceres.Game.new(seed=3)
    lot = min(game.position.to_dict()["you"]["lots"])
    game.play(f"build bakery {lot}")
    seen = game.position.observation()
    built = [each for each in seen.actions() if each.building]
    over = [each for each in built if lot in str(each).split()]
    order = simplest_first(seen._state, built)
    assert over
    assert set(order[-len(over) :]) == set(over)
    assert simplest_first(seen._state, seen.actions())[0].text == "income"


class Looks(Workers):
    """Carries a plan out, and counts its rounds."""

    def __init__(self) -> None:
        super().__init__(1)
        self.actions: list[int] = []

    def run(self, tasks: Sequence[Task]) -> list[Any]:
        self.actions.append(len(tasks[0].actions))  # type: ignore[attr-defined]
        return super().run(tasks)


def test_what_falls_behind_is_dropped_and_the_best_is_settled() -> None:
    known = Knowledge(late_start().observation())
    looks = Looks()
    advice = looks.carry_out(settled_plan(known))
    assert looks.actions == sorted(looks.actions, reverse=True)
    best, *others = advice.options
    assert best.behind == EXACT_ZERO
    for each in others:
        assert each.behind.value + 1.0 >= 2.5 * each.behind.error or each.worse
    assert advice == Workers(2).carry_out(settled_plan(known))


def test_what_is_wanted_is_compared_with_what_was_advised_alone() -> None:
    known = Knowledge(late_start().observation())
    first, *_, last = ranked(known.state)
    plan = settled_plan(known, wanted=[last], advised=[first.text])
    advice = Workers(1).carry_out(plan)
    assert {each.action for each in advice.options} == {first, last}


def test_near_the_end_a_hint_is_proved_and_its_figures_are_exact() -> None:
    seen = late_start(5, 2).observation()
    task = plan_tasks(settled_plan(Knowledge(seen)))
    assert [each.playouts for each in task] == [0]
    found = Workers(1).carry_out(settled_plan(Knowledge(seen)))
    exact = solve(seen)
    assert found.proved
    assert [each.action for each in found.options] == [each.action for each in exact.options]
    best, second = found.options[:2]
    assert (best.lead.error, second.behind.error) == (0.0, 0.0)
    assert second.behind.value > 0
    assert not second.even
    said = shown_advice(found, seen)
    assert said["proved"]
    assert said["outlook"]["parts"][1]["id"] == "coach-proved"
    assert [each["action"] for each in said["advised"]] == [str(each) for each in exact.best]
    early = ceres.Game.new(seed=3).position.observation()
    assert not Workers(1).carry_out(settled_plan(Knowledge(early), most=40)).proved


def plan_tasks(plan: Plan[Advice]) -> Sequence[Task]:
    """Return what a plan does first."""
    return next(plan)
