"""What Ceres may do next: exact, and nothing hidden in it."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

import ceres
from ceres import coach
from ceres.companion.draws import CARDS, DEEDS, Draw
from ceres.companion.substitution import substitute
from ceres.errors import IllegalAction
from ceres.events import Claim, Flip, LastTurn
from ceres.outlook import NoOutlook
from coach.late_games import late_start, played_from
from service.at_tables import some_positions
from strategies import pick

Turn = tuple[str | None, str | None]


def forecast_positions() -> list[ceres.Position]:
    return [
        position
        for position in some_positions()
        if position.phase == "you" and position.to_dict()["last_turns"] != ["you"]
    ]


def swapped(position: ceres.Position, deck: str, old: str, new: str) -> ceres.Position:
    """The same position with two hidden things swapped."""
    if old == new:
        return position
    draw = Draw(0, deck, deck, "", (), (old,))
    return substitute([position], draw, [new])[0]


def worlds(position: ceres.Position, action: str) -> list[ceres.Position]:
    """One world for each card that may be flipped, and each Deed that may come in."""
    data = position.to_dict()
    cards = data["ceres"]["deck"][: data["ceres"]["unseen"] or 1]
    pile = data["piles"][data["era"] - 1]
    deeds = [*data["ceres"]["deeds"], *(deed for each in data["piles"] for deed in each)]
    if not action.startswith("buy") or not pile:
        deeds, pile = [""], [""]
    return [
        swapped(swapped(position, CARDS, cards[0], card), DEEDS, pile[0], deed)
        for card in cards
        for deed in deeds
    ]


def counted(position: ceres.Position, action: str) -> dict[Turn, Fraction]:
    """The chances of what she carries out and claims, by playing in every world."""
    found: Counter[Turn] = Counter()
    all_worlds = worlds(position, action)
    for world in all_worlds:
        _, events = world.play(action)
        flips = [event.card for event in events if isinstance(event, Flip)]
        claims = [event.deed for event in events if isinstance(event, Claim)]
        assert flips or any(isinstance(event, LastTurn) for event in events)
        found[flips[0] if flips else None, claims[0] if claims else None] += 1
    return {turn: Fraction(count, len(all_worlds)) for turn, count in found.items()}


def test_chances_add_up_to_one_and_the_most_likely_comes_first() -> None:
    rng = Random(2)
    for position in forecast_positions():
        seen = position.observation()
        for found in (coach.forecast(seen), coach.forecast(seen, pick(position, rng))):
            chances = [Fraction(*each["chance"]) for each in found]
            assert sum(chances) == 1
            order = [
                (-chance, each["card"] or "", each["deed"] or "")
                for chance, each in zip(chances, found, strict=True)
            ]
            assert order == sorted(order)
            assert len({(each["card"], each["does"], each["deed"]) for each in found}) == len(found)


def buys(position: ceres.Position) -> list[str]:
    return [str(each) for each in position.actions() if str(each).startswith("buy")]


def positions_with_purchases() -> list[ceres.Position]:
    game = played_from(late_start(3, 30), "planner")
    found = [position for position in game.positions if buys(position)]
    return [ceres.Game.new(7, "challenge", True).position, *found[::3], found[-1]]


def test_it_is_what_happens_when_every_possible_world_is_played() -> None:
    rng = Random(3)
    for position in positions_with_purchases():
        for action in (rng.choice(buys(position)), "income"):
            found = coach.forecast(position.observation(), action)
            chances = {(e["card"], e["deed"]): Fraction(*e["chance"]) for e in found}
            assert chances == counted(position, action)


def test_its_events_come_true_in_every_world() -> None:
    position = ceres.Game.new(7, "challenge", True).position
    buy = buys(position)[0]
    by_turn = {
        (each["card"], each["deed"]): each["events"]
        for each in coach.forecast(position.observation(), buy)
    }
    for world in worlds(position, buy):
        written = [event.to_dict() for event in world.play(buy)[1]]
        flip = next(n for n, event in enumerate(written) if event["type"] == "flip")
        hers = written[flip + 1 :]
        claim = next((event["deed"] for event in hers if event["type"] == "claim"), None)
        expected = by_turn[written[flip]["card"], claim]
        assert hers[: len(expected)] == expected


def test_it_uses_nothing_hidden() -> None:
    rng = Random(5)
    for position in forecast_positions()[::3]:
        seen = position.observation()
        action = pick(position, rng)
        assert coach.forecast(seen.sample(rng).observation(), action) == coach.forecast(
            seen, action
        )


def test_her_last_turn_needs_no_card() -> None:
    game = played_from(late_start(3, 30), "planner")
    last = [
        position
        for position in game.positions
        if position.phase == "you" and "ceres" in (position.to_dict()["last_turns"] or [])
    ]
    [only] = coach.forecast(last[0].observation())
    assert (only["chance"], only["card"], only["does"]) == ([1, 1], None, "last-turn")
    assert only["events"][0]["type"] == "last-turn"


def test_what_comes_before_her_turn_is_an_error_that_says_so() -> None:
    game = played_from(late_start(3, 30), "planner")
    codes = set()
    for position in game.positions:
        try:
            coach.forecast(position.observation())
        except NoOutlook as error:
            codes.add(error.code)
    assert codes == {"choice-is-due", "new-market-first", "game-over"}
    start = ceres.Game.new(seed=7).position
    with pytest.raises(IllegalAction):
        coach.forecast(start.observation(), f"buy {start.to_dict()['you']['lots'][0]}")
