"""What each card of Ceres' row would do now: certain, and all that is."""

from dataclasses import replace
from random import Random

import pytest

import ceres
from ceres import events
from ceres.engine.ceres_turn import carry_out
from ceres.engine.story import Story
from ceres.outlook import Foretold, NoOutlook, outlook
from service.at_tables import some_positions
from strategies import ALL_OPTIONS, pick, walk

DRAWN = (events.Refill, events.Plant)


def positions() -> list[ceres.Position]:
    """Positions with an outlook: composed ones, and whole games of some options."""
    games = (walk(options.new(3).position, Random(3)) for options in ALL_OPTIONS[::4])
    found = [*some_positions(), *(position for game in games for position in game)]
    return [position for position in found if _has_outlook(position)]


def _has_outlook(position: ceres.Position) -> bool:
    return position.phase == "you" and position.to_dict()["last_turns"] != ["you"]


def without_draws(story: list[events.Event]) -> list[events.Event]:
    """The events without what was drawn, and without the tiles."""
    hidden = (
        replace(event, tile=None)
        if isinstance(event, events.Sites) and event.place == "garden"
        else event
        for event in story
    )
    return [event for event in hidden if not isinstance(event, DRAWN)]


def test_it_uses_nothing_hidden() -> None:
    rng = Random(5)
    for position in positions():
        seen = position.observation()
        assert outlook(seen.sample(rng).observation()) == outlook(seen)


def test_it_comes_true() -> None:
    """Whatever is hidden, her turn begins so; and where nothing is uncertain, it is all of it."""
    rng = Random(5)
    met: set[str] = set()
    for position in positions():
        for foretold in outlook(position.observation()):
            if foretold.card is None:
                continue
            for _ in range(3):
                story = carried_out(position.observation().sample(rng), foretold.card)
                assert story[: len(foretold.events)] == foretold.events
                if foretold.uncertain is None:
                    assert len(story) == len(foretold.events)
            met |= kinds(foretold)
    assert met >= {"claim", "bribe", "sites", "no-room", "no-claim", "monument", "then deed-flip"}


def carried_out(position: ceres.Position, card: str) -> list[events.Event]:
    state = position._state.clone()
    state.log = story = Story()
    carry_out(state, next(each for each in state.row if each.id == card))
    return without_draws(story.events)


def kinds(foretold: Foretold) -> set[str]:
    then = [f"then {foretold.uncertain.type}"] if foretold.uncertain else []
    return {*(event.type for event in foretold.events), *then}


def test_the_card_that_comes_does_what_it_said() -> None:
    """Income changes nothing that Ceres looks at."""
    for options in ALL_OPTIONS[::5]:
        position = options.new(8).position
        rng = Random(8)
        while position.phase != "over":
            if _has_outlook(position):
                cards = {each.card: each.events for each in outlook(position.observation())}
                _, story = position.play("income")
                flip = next((each for each in story if isinstance(each, events.Flip)), None)
                expected = cards[flip.card if flip else None]
                hers = without_draws(story)[2 if flip else 1 :]
                assert hers[: len(expected)] == expected
            position, _ = position.play(pick(position, rng))


@pytest.mark.parametrize(
    ("phase", "code"),
    [("choice", "choice-is-due"), ("over", "game-over"), ("you", "new-market-first")],
)
def test_what_comes_before_her_turn_is_said(phase: str, code: str) -> None:
    games = (walk(options.new(1).position, Random(1)) for options in ALL_OPTIONS)
    position = next(
        each for game in games for each in game if each.phase == phase and not _has_outlook(each)
    )
    with pytest.raises(NoOutlook) as error:
        outlook(position.observation())
    assert error.value.code == code
