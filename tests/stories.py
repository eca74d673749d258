"""Events of every type: thousands of decisions of all variants, from composed positions too."""

from dataclasses import fields
from functools import cache
from random import Random
from typing import Any

import ceres
from ceres.events import EVENT_TYPES
from strategies import ALL_OPTIONS, Options, pick, some_position

DECISIONS = 4000


def an_event(type: str, *rules: str, **given: Any) -> ceres.Event:
    """Make an event of a type; a fact that is not given is `None`."""
    make: Any = EVENT_TYPES[type]
    facts = dict.fromkeys(field.name for field in fields(make)[1:])
    assert set(given) <= set(facts)
    event: ceres.Event = make(rules, **facts | given)
    return event


@cache
def all_events() -> tuple[ceres.Event, ...]:
    """Return events of every type, the same in every run."""
    events = _monument_effects()
    rng = Random(7)
    # Whole games of all options first, then a little of many positions that no game leads to.
    starts = [options.new(seed).position for seed, options in enumerate(ALL_OPTIONS)]
    decisions = 0
    while decisions < DECISIONS:
        left = 100 if starts else 6
        position = starts.pop() if starts else some_position(rng, composed=True)
        while position.phase != "over" and left:
            position, story = position.play(pick(position, rng))
            events += story
            decisions += 1
            left -= 1
    return tuple(events)


def _monument_effects() -> list[ceres.Event]:
    """Return the effects of two Monuments when they are built, which are rare in games."""
    data = Options(monuments=True).new(7).position.to_dict()
    data["you"]["lots"] = ["C3", "C4", "C5", "D3", "D4"]
    data["ceres"]["lots"] = []
    data["ceres"]["gardens"] = {"C2": data["bag"].pop()}
    data["ceres"]["deeds"] = data["market"] = []
    data["piles"] = [[], [], []]
    data["monuments"] = ["temple-of-jupiter"]
    position = ceres.Position.from_dict(data)
    position, _ = position.play("build domus C5")
    _, story = position.play("build temple-of-jupiter C3 C4 D3 D4")
    return story
