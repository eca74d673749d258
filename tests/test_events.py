"""Events as records, and the logs that rules report to."""

import json
import pickle

import ceres
from ceres.engine.era_counters import EraCounters
from ceres.engine.log import SILENT
from ceres.events import EVENT_TYPES, Sites
from stories import all_events


def test_an_event_is_written_with_its_type_and_rules_first() -> None:
    for event in all_events():
        written = event.to_dict()
        assert list(written) == ["type", "rules", *event.facts]
        assert written == {"type": event.type, "rules": list(event.rules), **event.facts}
        assert json.loads(json.dumps(written)) == written


def test_events_are_equal_by_value() -> None:
    for event in all_events()[:200]:
        copy = pickle.loads(pickle.dumps(event))
        assert copy == event
        assert type(copy) is EVENT_TYPES[event.type]


def test_facts_that_do_not_apply_are_left_out() -> None:
    kinds = {
        (event.place == "garden", *event.facts)
        for event in all_events()
        if isinstance(event, Sites)
    }
    basic = ("rule", "parks", "size", "place")
    assert (True, *basic, "tile", "options") in kinds
    assert (False, *basic, "tiles", "options") in kinds
    assert any("distance" in kind for kind in kinds)


def test_nobody_listens_to_a_position_or_a_clone() -> None:
    position, _ = ceres.Game.new(seed=7).position.play("income")
    assert position._state.log is SILENT
    state = position._state.clone()
    state.log = EraCounters()
    assert state.clone().log is SILENT
