"""Imported games: recognised by their content, marked, and the player's own if they say so."""

import json
from typing import Any

from ceres.service import Table, answer, shared_position

Data = dict[str, Any]


def imported(data: object) -> Data:
    reply: Data = answer(None, {"do": "import", "text": json.dumps(data)})
    return reply


def played(**extras: Any) -> Data:
    table = Table.new(seed=7)
    table.play("income")
    table.game.extras.update(extras)
    return table.game.record()


def test_a_record_is_marked_and_is_not_mine() -> None:
    facts = imported(played())["answer"]["view"]["game"]
    assert (facts["imported"], facts["mine"]) == (True, False)


def test_what_the_record_says_of_whose_it_is_does_not_matter() -> None:
    reply = imported(played(**{"x-mine": True, "x-imported": 0}))
    assert not reply["answer"]["view"]["game"]["mine"]
    assert reply["record"]["x-imported"] == 1


def test_it_is_mine_when_i_play_on() -> None:
    reply = answer(imported(played())["record"], {"do": "play", "action": "income"})
    facts = reply["answer"]["view"]["game"]
    assert (facts["imported"], facts["mine"]) == (True, True)


def test_it_is_mine_when_i_say_so() -> None:
    reply = answer(imported(played())["record"], {"do": "setOwnership", "mine": True})
    assert reply["answer"]["view"]["game"]["mine"]
    assert reply["record"]["x-mine"] is True
    reply = answer(reply["record"], {"do": "setOwnership", "mine": False})
    assert not reply["answer"]["view"]["game"]["mine"]


def test_a_deal_is_mine() -> None:
    reply = imported(Table.new(seed=7).game.record())
    assert reply["answer"]["view"]["game"]["mine"]
    assert "x-imported" not in reply["record"]


def test_a_game_from_a_pasted_position_is_mine_only_if_i_say_so() -> None:
    """Otherwise a composed position could set records."""
    begun = imported(shared_position(Table.new(seed=7).game, 0))
    reply = answer(begun["record"], {"do": "play", "action": "income"})
    facts = reply["answer"]["view"]["game"]
    assert (facts["imported"], facts["mine"]) == (True, False)
    assert answer(reply["record"], {"do": "setOwnership", "mine": True})["answer"]["view"]["game"][
        "mine"
    ]


def test_the_same_game_has_the_same_digest_whatever_it_is_marked_with() -> None:
    def digest(record: Data) -> str:
        found: str = answer(record, {"do": "digest"})["answer"]["digest"]
        return found

    record = played()
    assert digest(imported(record)["record"]) == digest(record) == digest(played(**{"x-hints": 2}))
    assert digest(answer(record, {"do": "play", "action": "income"})["record"]) != digest(record)
    assert digest(played(**{"x-resigned": True})) != digest(record)
    other = Table.new(seed=8)
    other.play("income")
    assert digest(other.game.record()) != digest(record)


def test_hints_are_told() -> None:
    assert imported(played(**{"x-hints": 2}))["answer"]["view"]["game"]["hinted"]
