"""The page's editor of a box loses nothing of one, and asks for what is missing."""

from boxes import own_cards, own_tiles
from ceres.components import STANDARD
from page.in_node import answers


def test_a_box_comes_out_of_the_editor_as_it_went_in() -> None:
    boxes = [STANDARD.to_dict(), own_cards(), own_tiles()]
    assert [answer["again"] for answer in answers("box.ts", boxes)] == boxes


def test_cards_of_which_the_same_was_entered_are_found() -> None:
    box = own_cards()
    box["cards"][8] = {**box["cards"][7], "id": "c09"}
    ordinary, doubled = answers("box.ts", [own_cards(), box])
    assert (ordinary["twins"], doubled["twins"]) == ([], ["c08", "c09"])


def test_a_card_is_asked_for_until_all_of_it_is_known() -> None:
    (answer,) = answers("box.ts", [own_cards()])
    assert answer["asks"] == ["number", "does", "letters", "monument", None]
