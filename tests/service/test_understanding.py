"""Actions in the player's own words, typed or heard by a microphone, in every language."""

from random import Random

import pytest

from ceres.components import BUILDINGS, MONUMENTS
from ceres.service import Table
from ceres.service.types.game import Understood
from ceres.service.understanding import actions_of, understand
from ceres.text import catalogue
from service.at_tables import random_game, said


def vocabulary(language: str) -> str:
    words = catalogue(language)
    pieces = [f"{each.id}: {words.name('piece', each.id)}" for each in (*BUILDINGS, *MONUMENTS)]
    return "\n".join([words.say("heard-words"), *pieces])


def heard(text: str, language: str = "en", table: Table | None = None) -> Understood:
    return understand(table or Table.new(seed=7), [text], vocabulary(language))


@pytest.mark.parametrize(
    ("language", "text", "action"),
    [
        ("en", "Income!", "income"),
        ("en", "by be two", "buy B2"),
        ("en", "buy D-6", "buy D6"),
        ("en", "domus on f 7", "build domus F7"),
        ("en", "Domas on eff seven please", "build domus F7"),
        ("en", "in come", "income"),
        ("de", "Kaufe B zwei", "buy B2"),
        ("de", "die sechs kaufen", "buy D6"),
        ("de", "ich erwerbe bei zwei", "buy B2"),
        ("de", "Einkommen nehmen", "income"),
        ("de", "Bäckerei auf F 7", "build bakery F7"),
        ("fr", "j’achète B deux", "buy B2"),
        ("fr", "acheter à un", "buy A1"),
        ("fr", "je prends mes revenus", "income"),  # they sound like the Temple of Venus
        ("fr", "la bibliothèque en F7", "build library F7"),
        ("it", "compro bi due", "buy B2"),
        ("it", "compra di sei", "buy D6"),
        ("it", "domus su effe sette", "build domus F7"),
        ("it", "domus in F7", "build domus F7"),
        ("ko", "비 이 구입할게", "buy B2"),
        ("ko", "디육 사줘", "buy D6"),
        ("ko", "에이 일", "buy A1"),
        ("ko", "도무스를 F7에", "build domus F7"),
        ("ko", "에프칠에 빵집 지어", "build bakery F7"),
        ("ko", "수입", "income"),
    ],
)
def test_what_a_player_says_in_every_language(language: str, text: str, action: str) -> None:
    assert heard(text, language)["action"] == action


def test_every_action_is_understood_as_it_is_written() -> None:
    rng = Random(3)
    for table, _ in random_game(2):
        actions = actions_of(table.view()["can"])
        for action in rng.sample(actions, min(2, len(actions))):
            found = heard(action, table=table)
            assert (found["written"], found["action"], found["unknown"]) == (action, action, "")


def test_a_part_of_an_action_leaves_the_nearest_ones() -> None:
    found = heard("fountain, please")
    assert found["action"] is None
    assert found["written"] is None
    assert found["unknown"] == "please"
    assert len(found["near"]) == 3
    assert all(each.startswith("build fountain ") for each in found["near"])


def test_what_cannot_be_played_says_why() -> None:
    found = heard("buy A7")
    assert (found["written"], found["action"]) == ("buy A7", None)
    assert "costs 10 silver" in said(found["why"]["message"])
    alone = heard("A7")
    assert (alone["written"], alone["action"], alone["why"]) == (None, None, found["why"])


@pytest.mark.parametrize("text", ["", "xyzzy", "the weather is nice", "0", "C9", "\0" * 80])
def test_what_means_nothing_means_no_action(text: str) -> None:
    found = heard(text)
    assert (found["written"], found["action"], found["near"]) == (None, None, [])


def test_the_first_of_several_readings_that_fits_is_taken() -> None:
    found = understand(Table.new(seed=7), ["goodbye", "bye bee", "by be 2"], vocabulary("en"))
    assert found["action"] == "buy B2"


def test_a_choice_for_ceres_is_a_lot() -> None:
    tables = (table for table, _ in random_game(1) if table.position.phase == "choice")
    table = next(tables)
    place = table.view()["can"]["places"][0]
    if len(place) == 1:
        assert heard(place[0], table=table)["action"] == f"place {place[0]}"
