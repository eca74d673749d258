"""Endings are proved: the search agrees with trying every order of what is hidden."""

import json
from collections import defaultdict
from itertools import permutations, product
from typing import Any

import pytest

import ceres
import naive
from ceres.coach import solve
from ceres.coach.solving import Aim, Solution
from ceres.outlook import NoOutlook
from coach.late_games import late_start
from strategies import Data

# A seed, and how many decisions before the end: her last turn begins or has begun.
LATE = [(3, 1), (3, 2), (6, 1)]


def late(seed: int, left: int, tiles: int = 4, **hers: Any) -> Data:
    """Return a late position with few tiles in the bag."""
    data = late_start(seed, left).to_dict()
    return {**data, "bag": data["bag"][:tiles], "ceres": {**data["ceres"], **hers}}


def small(tiles: int, **hers: Any) -> Data:
    """Return a position with few actions before the last turns begin."""
    data = late(7, 3, tiles, **hers)
    city = data["you"]
    kept = [each for each in city["buildings"] if each["id"] in ("garden", "library", "domus")]
    city = {**city, "lots": city["lots"][:1], "buildings": kept[:2], "silver": 6}
    return {**data, "you": city, "market": data["market"][:1]}


def worlds_of(data: Data) -> list[Data]:
    """Return all positions that a player could be in: each is as likely."""
    waiting = _waiting(data)
    bag, side = data["bag"], data["ceres"]
    unseen = side["unseen"]
    lists = [*data["piles"], side["deeds"]]
    pool = [deed for deeds in lists for deed in deeds]
    found = []
    for tiles, cards, deeds in product(
        sorted(set(permutations(bag[waiting:]))),
        permutations(side["deck"][:unseen]),
        permutations(pool),
    ):
        left = iter(deeds)
        *piles, hers = [[next(left) for _ in each] for each in lists]
        deck = [*cards, *side["deck"][unseen:]]
        found.append(
            {
                **data,
                "bag": [*bag[:waiting], *tiles],
                "piles": piles,
                "ceres": {**side, "deck": deck, "deeds": hers},
            }
        )
    return found


def _waiting(data: Data) -> int:
    pending = data["pending"]
    return 1 if pending and pending["place"] == "garden" else 0


def seen_in(data: Data) -> str:
    """Return what is seen of a position."""
    waiting, side = _waiting(data), data["ceres"]
    unseen = side["unseen"]
    hidden = {
        "bag": data["bag"][:waiting] + sorted(data["bag"][waiting:]),
        "piles": [len(pile) for pile in data["piles"]],
    }
    hers = {
        "deck": sorted(side["deck"][:unseen]) + side["deck"][unseen:],
        "deeds": len(side["deeds"]),
    }
    return json.dumps({**data, **hidden, "ceres": {**side, **hers}}, sort_keys=True)


# By aim and what is seen.
KNOWN: dict[tuple[Aim, str], tuple[float, float]] = {}


def action_values(worlds: list[Data], aim: Aim) -> dict[str, tuple[float, float]]:
    """Return lead and chance of winning of every action, by the naive model in every world."""
    found = {}
    for action in naive.actions(worlds[0]):
        groups = defaultdict(list)
        for world in worlds:
            after = naive.play(world, action)
            groups[seen_in(after)].append(after)
        values = [(len(group) / len(worlds), best_value(group, aim)) for group in groups.values()]
        found[action] = (
            sum(chance * lead for chance, (lead, _) in values),
            sum(chance * win for chance, (_, win) in values),
        )
    return found


def best_value(worlds: list[Data], aim: Aim) -> tuple[float, float]:
    """Return what worlds that look the same are worth, all played in the same way."""
    first = worlds[0]
    if first["phase"] == "over":
        lead = first["you"]["vp"] - first["ceres"]["vp"]
        return float(lead), float(lead > 0)
    key = (aim, seen_in(first))
    if key in KNOWN:
        return KNOWN[key]
    rounded = [tuple(round(x, 9) for x in value) for value in action_values(worlds, aim).values()]
    lead, win = max(rounded, key=lambda value: value if aim == "lead" else value[::-1])
    KNOWN[key] = lead, win
    return lead, win


def check(data: Data, aim: Aim) -> Solution:
    """Compare the search with the naive model; return what it found."""
    found = solve(ceres.Position.from_dict(data).observation(), aim=aim)
    assert found.proved
    expected = action_values(worlds_of(data), aim)
    assert {str(each.action) for each in found.options} == set(expected)
    for each in found.options:
        assert (each.lead, each.win) == pytest.approx(expected[str(each.action)], abs=1e-7)
    return found


@pytest.mark.parametrize("aim", ["lead", "win"])
@pytest.mark.parametrize(("seed", "left"), LATE)
def test_it_agrees_with_the_naive_model_in_every_order_of_the_bag(
    seed: int, left: int, aim: Aim
) -> None:
    check(late(seed, left), aim)


def test_an_empty_bag_and_a_single_tile() -> None:
    for tiles in (0, 1):
        check(late(3, 2 if tiles else 3, tiles), "lead")


@pytest.mark.parametrize(
    ("tiles", "unseen", "deeds"), [(2, 0, []), (2, 2, []), (1, 2, ["B1", "G6"])]
)
def test_before_the_last_turns_her_cards_and_face_down_deeds_are_counted_too(
    tiles: int, unseen: int, deeds: list[str]
) -> None:
    row, cards = ["c02", "c08", "c10", "c11"], ["c09", "c06"]
    deck = [*cards, *(f"c{n:02}" for n in range(1, 19) if f"c{n:02}" not in [*row, *cards])]
    data = small(tiles, row=row, deck=deck, unseen=unseen, deeds=deeds)
    # The first card of the row finds no Deed that fits; the others claim it.
    assert data["market"][0]["deed"][0] not in "BDF"
    assert check(data, "lead").nodes > len(naive.actions(data))


def test_the_budget_is_kept_and_what_is_proved_is_told_from_what_is_not() -> None:
    seen = late_start(3, 3).observation()
    whole, part = solve(seen), solve(seen, nodes=2000)
    assert whole.proved
    assert part.nodes <= 2001
    assert not part.proved
    assert part.best == []
    assert {*part.unsolved, *(each.action for each in part.options)} == {*seen.actions()}
    for each in part.options:
        assert each == whole[each.action]
    assert solve(seen, seconds=0).unsolved


def test_the_figures_are_those_of_both_speeds() -> None:
    found = solve(late_start(3, 3).observation())
    assert found.nodes == 10010
    assert [str(action) for action in found.best] == ["build stalls F1"]
    best = found.options[0]
    assert (best.lead, best.win) == pytest.approx((6 / 7, 17 / 42), abs=1e-12)


def test_nothing_is_proved_where_tiles_may_come_back_and_after_the_end_there_is_nothing() -> None:
    wild = late_start(3, 1, ("wild-monuments",))
    assert {*solve(wild.observation()).unsolved} == {*wild.actions()}
    over, _ = late_start(4, 1).play("income")
    with pytest.raises(NoOutlook):
        solve(over.observation())
