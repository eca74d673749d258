"""A review is stored with its game: for another browser, of this game alone, and as long as it."""

import json
from typing import Any

import pytest

from ceres.errors import CeresError
from ceres.format.bounds import LONGEST_REVIEW
from ceres.format.record_extras import REVIEW
from library.test_other_rules import Ask, Browser, Refused, _ask, played

__all__ = ["_ask"]


def store(ask: Ask, id: str, packed: str = "packed") -> None:
    ask("storeReview", id, digest=ask("digest", id)["digest"], packed=packed)


def test_it_is_found_again_and_changes_nothing_of_the_game(ask: Ask) -> None:
    game = played(ask, 3)
    before = ask("list")["games"]
    store(ask, game["id"])
    store(ask, game["id"], "sharper")
    if isinstance(ask, Browser):
        ask.start_again()
    assert ask("review", game["id"]) == {"packed": "sharper"}
    assert ask("list")["games"] == [{**before[0], "reviewed": True}]
    assert ask("revision", game["id"]) == {"revision": game["revision"]}


def test_it_is_of_the_game_as_it_was_reviewed(ask: Ask) -> None:
    """Played on otherwise it is another game; with its last action again, it is the same one."""
    game = played(ask, 3)
    id, digest = game["id"], ask("digest", game["id"])["digest"]
    store(ask, id)
    undone = ask("undo", id, revision=game["revision"], confirmed=True)
    assert ask("review", id) == {"packed": None}
    ask("storeReview", id, digest=digest, packed="too late")
    assert ask("review", id) == {"packed": None}
    ask("redo", id, revision=undone["revision"])
    assert ask("review", id) == {"packed": "packed"}


def test_it_goes_with_the_game_and_along_in_a_file_of_all_games_only(ask: Ask) -> None:
    game = played(ask, 3)
    store(ask, game["id"])
    assert REVIEW not in json.loads(ask("record", game["id"]))
    (kept,) = json.loads("".join(ask("archive")))["games"]
    ask("remove", game["id"])
    with pytest.raises((CeresError, Refused), match=r"deleted"):
        ask("review", game["id"])
    assert ask("review", ask("adopt", **kept)["id"]) == {"packed": "packed"}


def test_it_is_bounded(ask: Ask) -> None:
    game = played(ask, 3)
    with pytest.raises((CeresError, Refused)):
        store(ask, game["id"], "x" * LONGEST_REVIEW)
    assert ask("review", game["id"]) == {"packed": None}


@pytest.mark.parametrize("odd", [7, "text", {}, {"digest": None, "packed": 7}])
def test_what_was_stored_may_be_anything(ask: Ask, odd: Any) -> None:
    played(ask, 3)
    (saved,) = json.loads("".join(ask("archive")))["games"]
    saved["record"] |= {REVIEW: odd, "x-from": {"number": 1}}
    ask("remove", ask("list")["games"][0]["id"])
    assert ask("review", ask("adopt", **saved)["id"]) == {"packed": None}
