"""The link that hands a game to a play logger says what the app wants to know."""

import json
from typing import Literal
from urllib.parse import parse_qs, urlsplit

import pytest

from ceres.challenges.played import Finished
from ceres.library.play_export import bgs_link, bgsplay


def game(you: int, ceres: int) -> Finished:
    winner: Literal["you", "ceres"] = "you" if you > ceres else "ceres"
    return Finished("abc", "2026-01-02T03:04:05Z", "hard", True, (), 50, you, ceres, winner)


@pytest.mark.parametrize(("you", "ceres"), [(91, 84), (84, 84), (12, 84)])
def test_it_names_the_start_player_and_the_winner(you: int, ceres: int) -> None:
    """Of each player; a tie is Ceres' (V9)."""
    link = urlsplit(bgs_link(game(you, ceres), "Zoë & Ω"))
    assert (link.scheme, link.path) == ("https", "/createPlay.html")
    play = json.loads(parse_qs(link.query)["data"][0])
    me, her = play["players"]
    assert (me["name"], me["startPlayer"], her["startPlayer"]) == ("Zoë & Ω", True, False)
    assert (me["score"], her["score"]) == (str(you), str(ceres))
    assert (me["winner"], her["winner"]) == (you > ceres, you <= ceres)
    assert (play["playDate"], play["board"]) == ("2026-01-02 03:04:05", "hard, monuments")


def test_it_is_the_game_of_the_file() -> None:
    play = json.loads(parse_qs(urlsplit(bgs_link(game(91, 84))).query)["data"][0])
    (named,) = json.loads(bgsplay([game(91, 84)]))["games"]
    shared = ("name", "bggId", "highestWins", "noPoints")
    assert [play["game"][key] for key in shared] == [named[key] for key in shared]
