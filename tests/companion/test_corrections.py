"""Whatever the real table shows can be corrected; what is impossible is refused as a whole."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import ceres
from ceres.checking.hints import keys_of
from ceres.companion import Impossible, NotAsked
from ceres.companion.changes import KINDS
from ceres.companion.correcting import _MAKE
from ceres.service import RealTable, answer
from companion.at_real_tables import (
    Data,
    enter_all,
    ready,
    replays,
)
from service.at_tables import complaint, plain, said
from strategies import ALL_OPTIONS, Options, pick

ROOT = Path(__file__).parent.parent.parent
MONUMENTS = Options("normal", True)


def table_after(actions: int, options: Options = MONUMENTS, seed: int = 6) -> RealTable:
    """A table in the middle of a game, your action due."""
    table, rng = ready(options, seed), Random(seed)
    while len(table.game.entries) < actions or table.position.phase != "you":
        table.play(pick(table.position, rng))
        enter_all(table, rng)
    return table


def shown(table: RealTable) -> Data:
    found: Data = plain(table.view())["table"]
    return found


def corrected(table: RealTable, *changes: Data) -> Data:
    """The table after changes; its record must replay, and the log say it."""
    turn = table.correct(list(changes))
    assert turn["action"] is None
    assert [step["type"] for step in turn["steps"]] == ["correction"]
    assert {**turn["before"], **turn["steps"][0]["table"]} == shown(table)
    assert said(turn["steps"][0]["message"])
    assert turn["steps"][0]["hands"] == []
    assert table.turns()[-1]["steps"][0]["message"] == turn["steps"][0]["message"]
    assert replays(table)
    return shown(table)


def faults(table: RealTable, *changes: Any) -> str:
    """What is said against changes; nothing has changed."""
    before = table.view(), table.game.record()
    with pytest.raises(Impossible):
        table.correct(list(changes))
    assert (table.view(), table.game.record()) == before
    problem = answer(before[1], {"do": "correct", "changes": list(changes)})["problem"]
    return complaint(problem)


# Figures.


def test_silver_and_victory_points() -> None:
    found = corrected(
        table_after(6),
        {"what": "silver", "to": 31},
        {"what": "vp", "side": "you", "to": 12},
        {"what": "vp", "side": "ceres", "to": 9},
    )
    assert (found["you"]["silver"], found["you"]["vp"], found["ceres"]["vp"]) == (31, 12, 9)


def test_the_log_says_what_was_and_what_is() -> None:
    table = table_after(6)
    old = shown(table)["you"]["silver"]
    corrected(table, {"what": "silver", "to": 31})
    text = said(table.turns()[-1]["steps"][0]["message"])
    assert text == f"Corrected: you have 31 silver, not {old}."


def test_the_era() -> None:
    table = table_after(3)
    free = hidden_deeds(table)
    market = [{"deed": deed, "silver": 0} for deed in free[:6]]
    found = corrected(table, {"what": "era", "to": 2}, {"what": "market", "deeds": market})
    assert (found["era"], found["piles"]) == (2, [0, 12, 12])


def hidden_deeds(table: RealTable) -> list[str]:
    data = table.position.to_dict()
    return sorted(deed for deeds in [data["ceres"]["deeds"], *data["piles"]] for deed in deeds)


# The board.


def test_a_lot_changes_hands() -> None:
    table = table_after(6)
    lot = shown(table)["you"]["lots"][0]
    assert lot in corrected(table, {"what": "lot", "lot": lot, "to": "ceres"})["ceres"]["lots"]
    assert lot in corrected(table, {"what": "lot", "lot": lot, "to": "you"})["you"]["lots"]
    found = corrected(table, {"what": "lot", "lot": lot, "to": "nobody"})
    assert lot not in {*found["you"]["lots"], *found["ceres"]["lots"]}


def test_a_lot_nobody_had_comes_out_of_the_hidden_deeds() -> None:
    """A Lot of yours is not hers then, and its Deed lies in no pile."""
    table = table_after(6)
    lot, other = hidden_deeds(table)[0], shown(table)["you"]["lots"][0]
    changes = [
        {"what": "lot", "lot": lot, "to": "you"},
        {"what": "lot", "lot": other, "to": "nobody"},
    ]
    found = corrected(table, *changes)
    assert lot in found["you"]["lots"]
    assert lot not in hidden_deeds(table)
    assert other in hidden_deeds(table)


def test_a_garden_tile() -> None:
    table = table_after(6)
    before = shown(table)
    lot, tile = next(iter(before["ceres"]["gardens"].items()))
    other = next(each for each in before["bag"] if each != tile)
    found = corrected(table, {"what": "garden", "lot": lot, "tile": other})
    assert found["ceres"]["gardens"][lot] == other
    assert found["bag"].get(tile, 0) == before["bag"].get(tile, 0) + 1
    assert found["bag"].get(other, 0) == before["bag"][other] - 1
    gone = corrected(table, {"what": "remove", "lot": lot})
    assert lot in gone["ceres"]["lots"]
    assert gone["bag"][other] == before["bag"][other]


def test_a_building_is_placed_and_removed() -> None:
    table = table_after(0)
    lot = shown(table)["you"]["lots"][2]
    building = {"id": "fountain", "lots": [lot]}
    found = corrected(table, {"what": "build", "side": "you", **building})
    assert found["you"]["buildings"] == [building]
    assert lot not in found["you"]["lots"]
    found = corrected(table, {"what": "remove", "lot": lot})
    assert (found["you"]["buildings"], lot in found["you"]["lots"]) == ([], True)


@pytest.mark.parametrize("side", ["you", "ceres"])
def test_a_monument_of_either_side(side: str) -> None:
    table = table_after(0)
    corrected(table, {"what": "supply", "monuments": ["lighthouse", "pantheon"]})
    lot = shown(table)["you"]["lots"][0]
    monument = {"id": "lighthouse", "lots": [lot]}
    found = corrected(table, {"what": "build", "side": side, **monument})
    standing = found["you"]["buildings"] if side == "you" else found["ceres"]["monuments"]
    assert (standing, found["supply"]) == ([monument], ["pantheon"])
    found = corrected(table, {"what": "remove", "lot": lot})
    assert found["supply"] == ["lighthouse", "pantheon"]
    assert lot in found[side]["lots"]


# Market and decks.


def test_the_market_and_the_silver_on_it() -> None:
    table = table_after(6)
    deeds = [offer["deed"] for offer in shown(table)["market"]]
    free = hidden_deeds(table)[-1]
    market = [{"deed": deed, "silver": 2} for deed in [free, *deeds[1:][::-1]]]
    found = corrected(table, {"what": "market", "deeds": market})
    assert [{key: each[key] for key in ("deed", "silver")} for each in found["market"]] == market
    assert free not in hidden_deeds(table)
    assert deeds[0] in hidden_deeds(table)


def test_the_row_and_the_known_cards() -> None:
    table = table_after(6)
    before = shown(table)["ceres"]
    row = [before["known"][0], *before["row"][:3]]
    found = corrected(table, {"what": "row", "cards": row})["ceres"]
    assert (found["row"], found["known"]) == (row, before["known"][1:])
    assert found["unseen"] == before["unseen"] + 1
    known = before["known"][:0:-1]
    assert corrected(table, {"what": "known", "cards": known})["ceres"]["known"] == known


def test_how_many_cards_lie_there() -> None:
    table = table_after(6)
    before = shown(table)
    hers = before["ceres"]["deeds"] - 1
    found = corrected(
        table,
        {"what": "deeds", "to": hers},
        {"what": "pile", "era": 2, "to": 13},
    )
    assert (found["ceres"]["deeds"], found["piles"][1]) == (hers, 13)


def test_the_tiles_in_the_bag() -> None:
    table = table_after(6)
    found = corrected(table, {"what": "bag", "tiles": {"civic-any": 1, "residential": 2}})
    assert found["bag"] == {"civic-any": 1, "residential": 2}


def test_last_turns() -> None:
    table = table_after(6)
    changes: list[Data] = [
        {"what": "market", "deeds": []},
        {"what": "pile", "era": 1, "to": 0},
        {"what": "last-turns", "sides": ["you", "ceres"]},
    ]
    assert corrected(table, *changes)["last_turns"] == ["ceres", "you"]
    assert corrected(table, {"what": "last-turns", "sides": []})["last_turns"] is None


# What is impossible.


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ([{"what": "row", "cards": ["c01"]}], "row has 4 cards; you entered 1"),
        (
            [
                {"what": "known", "cards": ["c04"]},
                {"what": "row", "cards": ["c01", "c02", "c03", "c04"]},
            ],
            "one card is both in Ceres’ row and",
        ),
        (
            [
                {"what": "build", "side": "you", "id": "tower-of-wonders", "lots": ["A1"]},
                {"what": "pile", "era": 3, "to": 0},
            ],
            "Tower of Wonders is on the board, but this game has no Monuments",
        ),
    ],
)
def test_faults_name_what_lies_on_the_table(changes: list[Data], words: str) -> None:
    """No paths of a file, no ids, and one sentence for one thing."""
    table = ready(Options("normal", False), 6)
    [_, line] = faults(table, *changes).splitlines()
    assert words in line
    assert "ceres." not in line


def test_all_faults_are_listed() -> None:
    table = table_after(6)
    said_ = faults(
        table,
        {"what": "silver", "to": -1},
        {"what": "vp", "side": "nobody", "to": 1},
        {"what": "lot", "lot": "Z9", "to": "you"},
        {"what": "sliver", "to": 1},
        {"what": "silver"},
        {"what": "row", "cards": ["c99"]},
    )
    assert len(said_.splitlines()) == 7


def test_a_deed_cannot_be_in_two_places() -> None:
    table = table_after(6)
    deed = shown(table)["market"][0]["deed"]
    assert deed in faults(table, {"what": "lot", "lot": deed, "to": "you"})


def test_there_are_only_so_many_deeds() -> None:
    table = table_after(0)
    assert "only 34 Deeds" in faults(table, {"what": "pile", "era": 3, "to": 40})


def test_a_lot_with_a_piece_on_it() -> None:
    table = table_after(0)
    lot = shown(table)["you"]["lots"][0]
    corrected(table, {"what": "build", "side": "you", "id": "domus", "lots": [lot]})
    assert "remove it first" in faults(table, {"what": "lot", "lot": lot, "to": "ceres"})
    assert "remove it first" in faults(
        table, {"what": "build", "side": "you", "id": "bakery", "lots": [lot]}
    )


def test_a_deed_of_the_market_lies_nowhere_else() -> None:
    table = table_after(0)
    deed = shown(table)["market"][0]["deed"]
    text = faults(table, {"what": "lot", "lot": deed, "to": "you"})
    assert f"{deed} would be in two places" in text
    assert "market[" not in text


def test_there_are_only_so_many_tiles() -> None:
    text = faults(table_after(0), {"what": "bag", "tiles": {"civic-commercial": 30}})
    assert "30 Civic (commercial) tiles" in text


def test_there_are_only_so_many_pieces() -> None:
    once, again = (
        {
            "what": "build",
            "side": "you",
            "id": "circus-maximus",
            "lots": [f"{column}{row}" for column in "ABC"],
        }
        for row in (1, 3)
    )
    text = faults(table_after(0), once, again, {"what": "pile", "era": 3, "to": 0})
    assert "2 of Circus Maximus" in text


def test_there_must_be_something_to_remove() -> None:
    table = table_after(0)
    lot = shown(table)["you"]["lots"][0]
    assert f"there is nothing on {lot}" in faults(table, {"what": "remove", "lot": lot})


@pytest.mark.parametrize(
    "change",
    [
        {"what": "build", "side": "you", "id": "pottery", "lots": ["A1", "C1"]},
        {"what": "row", "cards": ["c01", "c02", "c03"]},
        {"what": "row", "cards": ["c01", "c01", "c02", "c03"]},
        {"what": "known", "cards": ["c01", "c01"]},
        {"what": "bag", "tiles": {"civic-any": 30}},
        {"what": "last-turns", "sides": ["you"]},
        {"what": "market", "deeds": []},
        {"what": "build", "side": "ceres", "id": "domus", "lots": ["A1"]},
    ],
)
def test_what_cannot_lie_on_a_table(change: Data) -> None:
    assert faults(table_after(0), change)


@pytest.mark.parametrize("changes", [None, 5, "silver", {"what": "silver", "to": 1}, [[]], [None]])
def test_what_is_no_list_of_changes(changes: Any) -> None:
    table = table_after(0)
    problem = answer(table.game.record(), {"do": "correct", "changes": changes})["problem"]
    assert complaint(problem)


def test_a_change_that_changes_nothing_is_none() -> None:
    table = table_after(0)
    for changes in ([], [{"what": "silver", "to": 5}]):
        with pytest.raises(NotAsked):
            table.correct(changes)
    assert table.game.entries == ()


def test_nothing_is_corrected_while_something_must_be_told() -> None:
    table = table_after(3)
    table.play("income")
    with pytest.raises(NotAsked):
        table.correct([{"what": "silver", "to": 50}])


# Afterwards.


def test_what_is_entered_after_a_correction_is_substituted_in_it() -> None:
    table, rng = table_after(6), Random(1)
    start = table.game.start
    table.correct([{"what": "silver", "to": 40}])
    while table.position.phase != "over":
        table.play(pick(table.position, rng))
        enter_all(table, rng)
    assert table.game.start == start
    assert replays(table)


def test_while_choosing_for_ceres_the_places_follow_the_board() -> None:
    table, pending = table_at_a_choice()
    lot, *others = (lot for (lot,) in pending["options"])
    table.correct([{"what": "lot", "lot": lot, "to": "nobody"}])
    after = plain(table.view())["pending"]
    assert after["options"] == [[other] for other in others]
    assert after["reason"]["facts"]["options"] == others
    assert after["step"]["options"] == after["options"]
    follow = {key: after[key] for key in ("options", "reason", "changes", "step")}
    assert after == {**pending, **follow}
    assert len(after["changes"]) == len(others)
    changes = [
        {"what": "lot", "lot": each, "to": "nobody"} for each in shown(table)["ceres"]["lots"]
    ]
    assert "at least two options" in faults(table, *changes)


def table_at_a_choice() -> tuple[RealTable, Data]:
    """A table where a Garden may go to three Lots or more, and the choice."""
    for seed in range(60):
        table, rng = ready(ALL_OPTIONS[0], seed), Random(seed)
        while table.position.phase == "you" and len(table.game.entries) < 20:
            table.play(pick(table.position, rng))
            enter_all(table, rng)
        pending = plain(table.view())["pending"]
        if pending and len(pending["options"]) > 2:
            return table, pending
    raise AssertionError("no such table")


def test_random_corrections_lead_to_possible_tables_or_are_refused() -> None:
    """Whatever is said: a position that is read again, or faults, and never anything else."""
    rng = Random(12)
    table = table_after(12, ALL_OPTIONS[-1])
    position = table.position
    done = 0
    for _ in range(300):
        changes = [random_change(table, rng) for _ in range(rng.randrange(1, 4))]
        try:
            table.correct(changes)
        except (Impossible, NotAsked):
            assert table.position == position
            continue
        position = table.position
        assert ceres.Position.from_dict(position.to_dict()) == position
        done += 1
    assert done > 50
    assert replays(table)
    table.play(pick(table.position, rng))
    enter_all(table, rng)


def random_change(table: RealTable, rng: Random) -> Data:
    what = rng.choice(list(KINDS))
    lots = [f"{column}{row}" for column in "ABCDEFG" for row in range(1, 8)]
    cards = [f"c{number:02}" for number in range(1, 19)]
    tiles = list(table.view()["table"]["bag"]) or ["civic-any"]
    values: dict[str, Any] = {
        "to": rng.choice(["you", "ceres", "nobody"]) if what == "lot" else rng.randrange(1, 4),
        "side": rng.choice(["you", "ceres"]),
        "sides": rng.choice([[], ["you"]]),
        "lot": rng.choice(lots),
        "lots": rng.sample(lots, 1),
        "tile": rng.choice(tiles),
        "tiles": {rng.choice(tiles): 1},
        "id": rng.choice(["domus", "fountain", "lighthouse"]),
        "era": rng.randrange(1, 4),
        "cards": rng.sample(cards, 4),
        "deeds": [{"deed": lot, "silver": 1} for lot in rng.sample(lots, 6)],
        "monuments": rng.sample(["regia", "lighthouse", "pantheon"], 2),
    }
    values["what"] = what
    return {key: values[key] for key in keys_of(KINDS[what])}


def test_every_kind_of_change_is_written_down() -> None:
    """The types and docs/formats.md name the same kinds as the program."""
    formats = (ROOT / "docs/formats.md").read_text("utf-8")
    assert set(_MAKE) == set(KINDS)
    for what in KINDS:
        assert f"| `{what}` |" in formats
