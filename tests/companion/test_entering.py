"""Draws entered at a real table: the questions, the options, who draws, what is stored."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import ceres
from boxes import own_cards
from ceres.companion import REAL, NotAsked, NotDrawn, RealGame
from ceres.errors import InvalidOption
from ceres.service import RealTable, Table, answer
from ceres.service.types.game import Turn
from companion.at_real_tables import (
    ALL_BY_APP,
    ALL_BY_HAND,
    MIXED,
    Data,
    asks,
    draw,
    enter_all,
    ready,
    real_table,
    replays,
)
from service.at_tables import complaint, legal_in, plain, said
from strategies import ALL_OPTIONS, Options, pick, some_position

WITH_MONUMENTS = Options("normal", True)
CHALLENGE = Options("challenge", True)


# Setting up.


def test_everything_that_only_the_table_knows_is_asked_for() -> None:
    table, rng, found = real_table(WITH_MONUMENTS), Random(1), []
    while table.real.due is not None:
        ask = asks(table)
        assert said(ask["message"])
        found.append((ask["why"], ask["deck"], ask["count"], len(ask["options"]), ask["rules"]))
        table.enter(draw(ask, rng))
    assert found == [
        ("your-deeds", "deeds", 6, 49, ["S1"]),
        ("her-deeds", "deeds", 3, 43, ["S1", "S3"]),
        ("first-tiles", "tiles", 3, 8, ["S3"]),
        ("market", "deeds", 6, 40, ["S5"]),
        ("row", "cards", 4, 18, ["S6"]),
        ("supply", "monuments", 3, 17, ["S8"]),
    ]


def test_a_challenge_has_six_gardens() -> None:
    table = real_table(CHALLENGE)
    for expected in ("your-deeds", "her-deeds", "first-tiles"):
        assert (asks(table)["why"], asks(table)["count"]) == (expected, 6)
        table.enter(draw(asks(table), Random(2)))
    assert len(table.view()["table"]["ceres"]["gardens"]) == 6


def test_what_was_entered_lies_on_the_table() -> None:
    table = real_table(WITH_MONUMENTS)
    table.enter(["G7", "A1", "B2", "C3", "D4", "E5"])
    assert table.view()["table"]["you"]["lots"] == ["A1", "B2", "C3", "D4", "E5", "G7"]
    table.enter(["F6", "A7", "B6"])
    assert asks(table)["lots"] == ["A7", "B6", "F6"]
    table.enter(["civic-any", "residential", "civic-any"])
    gardens = {"A7": "civic-any", "B6": "residential", "F6": "civic-any"}
    assert table.view()["table"]["ceres"]["gardens"] == gardens
    table.enter(["G1", "G2", "G3", "G4", "G5", "G6"])
    assert [offer["deed"] for offer in table.view()["table"]["market"]] == [
        f"G{number}" for number in range(1, 7)
    ]
    table.enter(["c18", "c01", "c17", "c02"])
    table.enter(["temple-of-venus", "lighthouse", "pantheon"])
    shown = table.view()["table"]
    assert shown["ceres"]["row"] == ["c18", "c01", "c17", "c02"]
    assert shown["supply"] == ["lighthouse", "pantheon", "temple-of-venus"]
    assert (shown["you"]["silver"], shown["ceres"]["deeds"], shown["piles"]) == (5, 3, [7, 12, 12])
    assert sum(shown["bag"].values()) == 29
    assert plain(table.view())["real"]["asks"] is None
    assert replays(table)


def test_the_table_fills_as_it_is_set_up() -> None:
    """Nothing is shown before it is entered."""
    table = real_table(WITH_MONUMENTS)
    shown = table.view()["table"]
    assert (shown["you"]["lots"], shown["market"], shown["supply"]) == ([], [], [])
    assert (shown["ceres"]["gardens"], shown["ceres"]["row"]) == ({}, [])
    assert shown["ceres"]["unseen"] == 18
    assert [step["type"] for step in table.last_turn()["steps"]] == [
        "set-up-city",
        "set-up-shuffle",
    ]


def test_where_the_app_draws_it_says_what_to_look_for() -> None:
    table = real_table(WITH_MONUMENTS, draws=ALL_BY_APP)
    assert plain(table.view())["real"]["asks"] is None
    hands = [said(hand) for step in table.last_turn()["steps"] for hand in step["hands"]]
    market = ", ".join(offer["deed"] for offer in table.view()["table"]["market"])
    assert any("Find these Deeds" in hand and market in hand for hand in hands)
    # Its cards are rebuilt: they are on the screen, and nothing asks for them.
    assert not any("of the row" in hand for hand in hands)
    assert any("her cards are on the screen" in hand for hand in hands)


def test_cards_of_ones_own_lie_on_the_table_or_stay_in_the_box() -> None:
    for drawer, found in (("app", 4), ("box", 0)):
        table = real_table(draws={**ALL_BY_APP, "cards": drawer}, components=own_cards())
        assert plain(table.view())["real"]["cards_out"] == (drawer == "app")
        hands = [said(hand) for step in table.last_turn()["steps"] for hand in step["hands"]]
        assert len([hand for hand in hands if "of the row" in hand]) == found


def test_cards_are_described_by_what_they_do() -> None:
    table = real_table(draws=ALL_BY_HAND)
    while asks(table)["why"] != "row":
        table.enter(draw(asks(table), Random(1)))
    table.enter(["c01", "c18", "c12", "c02"])
    texts = [said(step["message"]) for turn in table.turns() for step in turn["steps"]]
    row = next(text for text in texts if text.startswith("Her row"))
    assert row == "Her row: Claim A C E, Bribe, Enlarge Park, Claim B D F."


def test_a_game_with_cards_of_ones_own() -> None:
    table = real_table(components=own_cards())
    enter_all(table, Random(1))
    table.play("income")
    enter_all(table, Random(1))
    assert table.position.components is not None
    assert replays(table)


# In play.


def test_the_tile_is_asked_for_before_the_choice_of_its_place() -> None:
    """P4: you see it first."""
    for table in tables_at("tile-choice"):
        ask = asks(table)
        assert len(ask["lots"]) > 1
        assert "P4" in ask["rules"]
        tile = ask["options"][-1]["id"]
        table.enter([tile])
        view = plain(table.view())
        assert view["phase"] == "choice"
        assert view["pending"]["tile"] == tile
        assert view["pending"]["reason"] == plain(table.last_turn())["steps"][-1]["message"]
        assert sorted(lot for (lot,) in view["can"]["places"]) == sorted(ask["lots"])
        lot = view["can"]["places"][0][0]
        table.play(f"place {lot}")
        assert table.view()["table"]["ceres"]["gardens"][lot] == tile


def tables_at(why: str, count: int = 3) -> list[RealTable]:
    """Tables at which this is asked for."""
    found: list[RealTable] = []
    for seed in range(40):
        rng, table = Random(seed), ready(ALL_OPTIONS[seed % len(ALL_OPTIONS)], seed)
        while table.position.phase != "over" and len(found) < count:
            table.play(pick(table.position, rng))
            while table.real.due is not None and table.real.due.why != why:
                table.enter(draw(asks(table), rng))
            if table.real.due is not None:
                found.append(table)
                break
    assert len(found) == count
    return found


def test_the_market_of_the_next_era_is_asked_for_at_once() -> None:
    for table in tables_at("market"):
        ask = asks(table)
        hidden = 12 * (4 - ask_era(table)) + table.view()["table"]["ceres"]["deeds"]
        assert (ask["count"], len(ask["options"])) == (6, hidden)
        drawn = draw(ask, Random(1))
        table.enter(drawn)
        begun = next(s for s in plain(table.last_turn())["steps"] if s["type"] == "era-begins")
        assert begun["market"] == drawn


def ask_era(table: RealTable) -> int:
    """The era that is about to begin."""
    era: int = table.view()["table"]["era"]
    return era + 1


def test_only_what_is_still_possible_is_offered() -> None:
    table, rng = ready(ALL_OPTIONS[5], 6), Random(6)
    while table.position.phase != "over":
        table.play(pick(table.position, rng))
        while table.real.due is not None:
            ask, shown = asks(table), table.view()["table"]
            left = {option["id"]: option["left"] for option in ask["options"]}
            if ask["deck"] == "tiles":
                assert left == shown["bag"]
            elif ask["deck"] == "cards":
                assert len(left) == shown["ceres"]["unseen"]
                assert not set(left) & {*shown["ceres"]["row"], *shown["ceres"]["known"]}
            else:
                assert len(left) == sum(shown["piles"]) + shown["ceres"]["deeds"]
                assert not set(left) & {offer["deed"] for offer in shown["market"]}
            table.enter(draw(ask, rng))
    assert replays(table)


def test_a_card_that_was_played_before_is_not_asked_for() -> None:
    """Its place under the deck is known."""
    table, rng = ready(seed=8), Random(8)
    asked = 0
    for _ in range(20):
        table.play("income" if table.position.phase == "you" else pick(table.position, rng))
        while table.real.due is not None:
            asked += table.real.due.why == "flip"
            table.enter(draw(asks(table), rng))
    assert asked == 14
    assert table.view()["table"]["ceres"]["unseen"] == 0


@pytest.mark.parametrize(
    ("drawn", "code"),
    [
        ([], "real-wrong-count"),
        (["c01", "c02"], "real-wrong-count"),
        (["c99"], "real-not-in-cards"),
        (["A1"], "real-not-in-cards"),
        ([""], "real-not-in-cards"),
    ],
)
def test_what_cannot_have_been_drawn(drawn: list[str], code: str) -> None:
    table = ready(seed=4)
    table.play("income")
    before = table.view(), table.game.record()
    with pytest.raises(NotDrawn) as caught:
        table.enter(drawn)
    assert caught.value.code == code
    assert (table.view(), table.game.record()) == before


def test_a_card_of_the_row_cannot_be_drawn() -> None:
    table = ready(seed=4)
    table.play("income")
    with pytest.raises(NotDrawn, match="already been seen"):
        table.enter([table.view()["table"]["ceres"]["row"][0]])


@pytest.mark.parametrize("drawn", [None, "c01", 5, [5], [None], {"c01": 1}, [["c01"]]])
def test_what_is_no_list_of_ids(drawn: Any) -> None:
    table = ready(seed=4)
    table.play("income")
    with pytest.raises(InvalidOption):
        table.enter(drawn)


def test_a_deed_cannot_be_entered_twice() -> None:
    with pytest.raises(NotDrawn) as caught:
        real_table().enter(["A1", "A1", "A2", "A3", "A4", "A5"])
    assert caught.value.code == "real-told-twice"


def test_monuments_say_which_others_they_exclude() -> None:
    """So a user interface need not offer what would be refused."""
    table = real_table(WITH_MONUMENTS)
    while asks(table)["why"] != "supply":
        table.enter(draw(asks(table), Random(1)))
    excludes = {option["id"]: option["excludes"] for option in asks(table)["options"]}
    assert set(excludes["lighthouse"]) == {"observation-tower", "tower-of-wonders"}
    for id, others in excludes.items():
        for other in others:
            with pytest.raises(NotDrawn):
                table.enter([id, other, next(each for each in excludes if each not in (id, other))])


def test_monuments_of_one_size_cannot_make_the_supply() -> None:
    """S8, M7."""
    table = real_table(WITH_MONUMENTS)
    while asks(table)["why"] != "supply":
        table.enter(draw(asks(table), Random(1)))
    with pytest.raises(NotDrawn) as caught:
        table.enter(["pantheon", "temple-of-mars", "lighthouse"])
    assert caught.value.code == "real-same-size"


def test_nothing_can_be_entered_when_nothing_is_asked() -> None:
    with pytest.raises(NotAsked):
        ready(seed=4).enter(["c01"])


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    table = ready(seed=4)
    before = table.view()
    with pytest.raises(ceres.IllegalAction):
        table.play("place C4")
    assert table.view() == before


# Who draws.


def test_the_app_takes_over_in_the_middle_of_a_turn() -> None:
    table = ready(seed=4)
    table.play("income")
    turn = table.draw_by("cards", "app")
    assert turn is not None
    assert "flip" in [step["type"] for step in turn["steps"]]
    assert plain(table.view())["real"]["draws"] == {**ALL_BY_HAND, "cards": "app"}


def test_the_player_takes_over() -> None:
    table = ready(seed=4, draws=ALL_BY_APP)
    turn = plain(table.draw_by("cards", "me"))
    hands = [said(hand) for hand in turn["steps"][-1]["hands"]]
    assert "in slot 4 of the row" in hands[3]
    assert "Shuffle Ceres’ 14 unseen action cards" in hands[4]
    table.play("income")
    ask = asks(table)
    assert (ask["why"], ask["likely"]) == ("flip", [])
    assert len(ask["options"]) == 14


def test_draws_may_change_hands_at_any_time() -> None:
    rng = Random(3)
    table = real_table(ALL_OPTIONS[-1], 3, MIXED[0])
    entered: Counter[str] = Counter()
    while table.position.phase != "over":
        if rng.random() < 0.3:
            table.draw_by(*plain((rng.choice(list(ALL_BY_HAND)), rng.choice(["app", "me"]))))
        elif table.real.due is not None:
            entered[table.real.due.deck] += 1
            table.enter(draw(asks(table), rng))
        else:
            table.play(pick(table.position, rng))
    assert min(entered[deck] for deck in ALL_BY_HAND) > 3
    assert replays(table)


@pytest.mark.parametrize(("deck", "drawer"), [("monuments", "me"), ("cards", "ann"), (1, None)])
def test_there_are_no_other_decks_and_drawers(deck: Any, drawer: Any) -> None:
    request = {"do": "setDrawer", "deck": deck, "drawer": drawer}
    assert answer(ready(seed=4).game.record(), request)["problem"]["faults"]


# What is stored.


def test_a_record_carries_all_of_it() -> None:
    """Whatever is done, each answer is that of one table that stays."""
    rng = Random(2)
    options = {"seed": 2, "difficulty": "hard", "monuments": True, "variants": ["wild-monuments"]}
    begun = answer(None, {"do": "begin", "real": ALL_BY_HAND, **options})
    record = json.loads(json.dumps(begun["record"]))
    table = real_table(Options("hard", True, ("wild-monuments",)), 2)
    while table.position.phase != "over":
        view = plain(table.view())
        move = rng.choice(["go on"] * 6 + ["undo", "redo", "draws"])
        if move in ("undo", "redo") and view[move]["can"]:
            turn = plain(table.redo() if move == "redo" else taken_back(table))
            request: Data = {"do": move}
        elif move == "draws":
            by = {"deck": rng.choice(list(ALL_BY_HAND)), "drawer": rng.choice(["app", "me"])}
            turn, request = table.draw_by(**plain(by)), {"do": "setDrawer", **by}
        elif view["real"]["asks"]:
            drawn = draw(view["real"]["asks"], rng)
            turn, request = table.enter(drawn), {"do": "enter", "drawn": drawn}
        else:
            action = str(pick(table.position, rng))
            turn, request = table.play(action), {"do": "play", "action": action}
        answered = json.loads(json.dumps(answer(record, request)))
        assert "problem" not in answered, request
        record = answered["record"]
        assert answered["answer"]["view"] == json.loads(json.dumps(table.view()))
        assert answered["answer"]["turn"] == json.loads(json.dumps(turn))
    opened = answer(record, {"do": "open"})["answer"]
    assert json.loads(json.dumps(opened["turns"])) == json.loads(json.dumps(table.turns()))


def taken_back(table: RealTable) -> Turn | None:
    table.undo()
    return table.under_way()


def test_a_game_under_way_is_a_plain_record_up_to_its_last_turn() -> None:
    table = ready(seed=4)
    table.play("income")
    enter_all(table, Random(4))
    table.play("income")
    record = table.game.record()
    assert record["actions"] == ["income"]
    assert record["seed"] is None
    assert ceres.Game.from_record(record).position == table.position


@pytest.mark.parametrize(
    "metadata",
    [
        None,
        5,
        [],
        {},
        {"draws": 5},
        {"draws": {"cards": 7}, "told": "x", "set_up": 1, "ahead": [1]},
        {"told": -1},
        {"told": 99, "set_up": True},
        {"told": True, "ahead": {"cards": -5, "tiles": 10**9}},
    ],
)
def test_a_record_with_something_else_in_it_is_read_all_the_same(metadata: Any) -> None:
    game = ceres.Game.new(seed=7)
    game.play("income")
    record = {**game.record(), REAL: metadata}
    opened = answer(record, {"do": "open"})["answer"]
    assert opened["view"]["real"]["asks"] is None
    played = answer(record, {"do": "play", "action": "income"})["answer"]
    assert played["view"]["real"]["asks"]["why"] == "flip"


@pytest.mark.slow
@pytest.mark.parametrize("set_up", [False, True])
def test_a_composed_position_at_a_real_table_is_answered(set_up: bool) -> None:
    """Whatever a record begins with: answers and problems, and never anything else."""
    rng, answers = Random(1), 0
    for _ in range(40):
        game = ceres.Game(some_position(rng, composed=True))
        record: Data = {**game.record(), REAL: {"draws": ALL_BY_HAND, "set_up": set_up, "told": 0}}
        for _ in range(12):
            view = answer(record, {"do": "open"})["answer"]["view"]
            ask = view["real"]["asks"]
            requests: list[Data] = [{"do": "undo"}, {"do": "redo"}]
            if ask and sum(each["left"] for each in ask["options"]) >= ask["count"]:
                requests += [{"do": "enter", "drawn": draw(ask, rng)}] * 5
            requests += [{"do": "play", "action": action} for action in legal_in(view["can"])[:3]]
            answered = answer(record, rng.choice(requests))
            answers += "problem" not in answered
            record = answered.get("record", record)
    assert answers > 100


def test_nothing_is_entered_in_a_digital_game() -> None:
    record = Table.new(seed=7).game.record()
    for request in (
        {"do": "enter", "drawn": ["c01"]},
        {"do": "setDrawer", "deck": "cards", "drawer": "me"},
        {"do": "correct", "changes": []},
    ):
        problem = answer(record, request)["problem"]
        assert "not played at a real table" in complaint(problem)
    assert Table.new(seed=7).view()["real"] is None


@pytest.mark.parametrize(
    "real",
    [5, [], {}, {"cards": "me"}, {**ALL_BY_HAND, "cards": "you"}, {**ALL_BY_HAND, "x": "me"}],
)
def test_who_draws_must_be_said_of_every_deck(real: Any) -> None:
    problem = answer(None, {"do": "begin", "real": real})["problem"]
    assert complaint(problem)


# Tiles that came back to the bag.


def test_a_tile_that_came_back_may_be_drawn_before_the_others() -> None:
    """X2: at a real table the bag is mixed; the record gets by with a silent correction."""
    silent = 0
    for seed in range(8):
        rng = Random(seed)
        table = ready(Options("normal", True, ("creeping-gardens", "wild-monuments")), seed)
        while table.position.phase != "over":
            table.real.play(pick(table.position, rng))
            while table.real.due is not None:
                table.real.enter(draw(table.real.question() or {}, rng))
        found = [n for n in range(len(table.game.entries)) if not table.real.events(n)]
        assert replays(table)
        if found:
            silent += len(found)
            numbers = [turn["number"] for turn in table.turns()]
            assert [number for number in found if number + 1 in numbers] == []
            assert_goes_back_and_forth(table)
    assert silent > 0


def assert_goes_back_and_forth(table: RealTable) -> None:
    """Silent corrections are no steps of their own."""
    real, end = table.real, table.position
    while real.can_undo():
        before = moment(real)
        real.undo()
        assert moment(real) != before
    while real.can_redo():
        real.redo()
    assert table.position == end


def moment(real: RealGame) -> tuple[int, int | None]:
    """How many turns were played, and how many draws of the next one are known."""
    turns = [n for n in range(len(real.game.entries)) if real.events(n)]
    return len(turns), None if real.pending is None else real.pending.known


def test_a_real_game_knows_what_a_deck_may_hold() -> None:
    game = RealGame.new(ceres.Game.new(seed=7), dict(ALL_BY_HAND))
    ask = game.question()
    assert ask is not None
    assert [option["left"] for option in ask["options"]] == [1] * 49
