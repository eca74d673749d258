"""Many finished games: results, win rates, streaks, sources; and files for play loggers."""

import csv
import io
import json
from random import Random
from typing import Any

import pytest

from ceres.challenges.played import Finished
from ceres.errors import InvalidOption
from ceres.events.facts import Side
from ceres.format.record_extras import DayMark
from ceres.library import play_export
from ceres.library.statistics import feats, statistics
from ceres.service import Table, answer
from challenges.finished import asked, marked
from service.at_tables import plain

GAME = Finished("a", "2026-03-01T20:00:00+00:00", "normal", False, (), 50, 90, 80, "you")


def game(number: int, you: int, ceres: int, **more: Any) -> Finished:
    """The game of a day; a tie is Ceres'."""
    winner: Side = "you" if you > ceres else "ceres"
    ended = f"2026-03-{number:02}T20:00:00+00:00"
    return marked(GAME, id=str(number), ended=ended, you=you, ceres=ceres, winner=winner, **more)


GAMES = [
    game(1, 60, 80),
    game(2, 90, 80, difficulty="hard", monuments=True, strict=True),
    game(3, 85, 84, difficulty="hard", real=True),
    game(4, 120, 70, peeked=True),
    game(5, 70, 70),
    game(6, 75, 70, difficulty="hard", monuments=True),
]


# Together.


def test_without_a_game_there_is_nothing_to_say() -> None:
    found = statistics([])
    assert (found["total"], found["kinds"], found["best"], found["games"]) == (None, [], None, [])
    assert found["streaks"] == {"now": None, "longest": {"you": 0, "ceres": 0}}
    assert found["sources"] == {"games": 0, "unknown": 0, "you": {}, "ceres": {}}


def test_how_often_and_by_how_much() -> None:
    assert statistics(GAMES)["total"] == {
        "games": 6,
        "won": 4,
        "rate": 67,
        "you": 83.3,
        "ceres": 75.7,
        "ahead": 7.7,
        "median": 80.0,
        "best": 120,
        "resigned": 0,
    }


def test_by_difficulty_without_and_with_monuments() -> None:
    kinds = {(kind["difficulty"], kind["monuments"]): kind for kind in statistics(GAMES)["kinds"]}
    found = {name: (kind["games"], kind["won"], kind["rate"]) for name, kind in kinds.items()}
    assert found == {
        ("normal", None): (3, 1, 33),
        ("normal", False): (3, 1, 33),
        ("hard", None): (3, 3, 100),
        ("hard", False): (1, 1, 100),
        ("hard", True): (2, 2, 100),
    }
    assert kinds["hard", True]["you"] == 82.5


def test_the_last_game_is_first_in_whatever_order_they_came() -> None:
    mixed = GAMES.copy()
    Random(1).shuffle(mixed)
    assert statistics(mixed) == statistics(GAMES)
    assert [each["id"] for each in statistics(mixed)["games"]] == ["6", "5", "4", "3", "2", "1"]


def test_the_same_game_counts_once_and_as_the_players_own() -> None:
    won = game(1, 90, 80, digest="one")
    copy = game(2, 90, 80, digest="one", imported=True, mine=False)
    other = game(3, 90, 80, digest="another")
    for games in ([won, copy, other], [other, copy, won]):
        found = statistics(games)
        assert [each["id"] for each in found["games"]] == ["3", "1"]
        assert found["counts"]["imported"] == 0


def test_a_game_of_somebody_else_is_listed_and_does_not_count() -> None:
    games = [game(1, 60, 80), game(2, 90, 80, imported=True, mine=False)]
    found = statistics(games)
    assert plain(found["total"])["games"] == 1
    assert found["counts"]["imported"] == 1
    (listed,) = statistics(games, "imported")["games"]
    assert (listed["id"], listed["imported"], listed["mine"]) == ("2", True, False)
    claimed = [games[0], marked(games[1], mine=True)]
    assert plain(statistics(claimed)["total"])["won"] == 1


def test_a_game_with_hints_is_not_fair() -> None:
    assert statistics([game(1, 90, 80, hinted=True)])["counts"]["fair"] == 0


def test_a_game_given_up_is_lost_but_no_part_of_the_averages() -> None:
    given_up = marked(game(2, 40, 10), winner="ceres", resigned=True)
    found = statistics([game(1, 90, 80), given_up])
    total = plain(found["total"])
    assert (total["games"], total["won"], total["resigned"]) == (2, 1, 1)
    assert (total["you"], total["best"]) == (90.0, 90)
    assert found["streaks"]["now"] == {"side": "ceres", "games": 1}
    assert found["sources"]["unknown"] == 1
    alone = statistics([given_up])
    assert (plain(alone["total"])["you"], alone["best"]) == (0.0, None)


# Records broken.


def broken(*games: Finished) -> list[Any]:
    """What the last of the games has broken."""
    return [(each["what"], each["value"], each["before"]) for each in feats(games, games[-1].id)]


def test_the_first_win_and_the_first_at_a_difficulty() -> None:
    assert broken(game(1, 60, 80)) == []
    assert broken(game(1, 60, 80), game(2, 50, 40)) == [("first-win", 1, None)]
    assert broken(game(1, 90, 40), game(2, 50, 40, difficulty="hard")) == [
        ("first-win-at", 1, None)
    ]


def test_more_points_and_a_larger_lead_than_ever() -> None:
    assert broken(game(1, 90, 80), game(2, 100, 70)) == [("widest", 30, 10), ("best", 100, 90)]
    assert broken(game(1, 90, 80), game(2, 95, 99)) == [("best", 95, 90)]
    assert broken(game(1, 90, 80), game(2, 90, 80)) == []


def test_the_longest_streak() -> None:
    wins = [game(number, 90, 80) for number in range(1, 5)]
    assert broken(*wins[:2]) == []
    assert broken(*wins[:3]) == [("streak", 3, 2)]
    assert broken(*wins) == [("streak", 4, 3)]


def test_records_are_the_players_own_and_fair() -> None:
    """A game that was peeked at, imported or given up breaks none, and sets none."""
    assert broken(game(1, 90, 80, peeked=True), game(2, 50, 40)) == [("first-win", 1, None)]
    for more in ({"peeked": True}, {"hinted": True}, {"imported": True, "mine": False}):
        assert broken(game(1, 60, 80), game(2, 120, 40, **more)) == []
    given_up = marked(game(2, 120, 40), winner="ceres", resigned=True)
    assert broken(game(1, 60, 80), given_up) == []
    assert feats([], "nobody") == []


def test_streaks() -> None:
    assert statistics(GAMES)["streaks"] == {
        "now": {"side": "you", "games": 1},
        "longest": {"you": 3, "ceres": 1},
    }
    lost = [*GAMES, game(7, 1, 9), game(8, 5, 5)]
    assert statistics(lost)["streaks"]["now"] == {"side": "ceres", "games": 2}


def test_the_best_game_and_the_widest_win() -> None:
    found = plain(statistics([*GAMES, game(7, 125, 124)]))
    assert (found["best"]["id"], found["widest"]["id"]) == ("7", "4")
    assert statistics([game(1, 60, 80)])["widest"] is None


@pytest.mark.parametrize(
    ("only", "ids"),
    [
        ("fair", "6321"),
        ("hinted", "5"),
        ("strict", "2"),
        ("day", "2"),
        ("ladder", "5431"),
        ("real", "3"),
        ("screen", "65421"),
        ("all", "654321"),
    ],
)
def test_some_of_the_games(only: str, ids: str) -> None:
    day = DayMark(date="2026-03-02", begun="2026-03-02", practice=False)
    more = {"2": {"day": day}, "5": {"hinted": True}}
    games = [marked(each, **plain(more.get(each.id, {}))) for each in GAMES]
    found = plain(statistics(games, plain(only)))
    assert "".join(each["id"] for each in found["games"]) == ids
    kinds = {"day": 1, "ladder": 4, "screen": 5, "real": 1, "imported": 0}
    assert found["counts"] == {"all": 6, "fair": 4, "hinted": 1, "strict": 1, **kinds}
    assert found["total"]["games"] == len(ids)


def test_the_games_of_a_difficulty() -> None:
    found = plain(statistics(GAMES, "screen", "hard"))
    assert [each["id"] for each in found["games"]] == ["6", "2"]
    assert found["difficulties"] == {"normal": 3, "hard": 2, "challenge": 0}
    assert (found["total"]["median"], found["total"]["best"]) == (82.5, 90)


@pytest.mark.parametrize("only", ["none", None, 5, []])
def test_a_choice_that_there_is_not(only: object) -> None:
    with pytest.raises(InvalidOption) as raised:
        asked("statistics", [GAME], only=only)
    assert [fault.where for fault in raised.value.faults] == ["only"]


def test_where_the_points_come_from() -> None:
    one = game(1, 30, 40, sources={"you": {"population": 30}, "ceres": {"parks": 40}})
    two = game(2, 41, 1, sources={"you": {"population": 20, "civic": 21}, "ceres": {"other": 1}})
    assert statistics([one, two, game(3, 5, 4)])["sources"] == {
        "games": 2,
        "unknown": 1,
        "you": {"population": 25.0, "civic": 10.5},
        "ceres": {"parks": 20.0, "other": 0.5},
    }


def finished_game(seed: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A played game as its store describes it; and its record."""
    table, rng = Table.new(seed, "challenge", monuments=True), Random(seed)
    while table.position.phase != "over":
        table.play(rng.choice(table.position.actions()))
    record = table.game.record()
    facts = {
        **{"id": f"g{seed}", "ended": "2026-03-01T20:00:00.123Z", "difficulty": "challenge"},
        **{"monuments": True, "variants": [], "actions": len(record["actions"])},
        **record["result"],
    }
    return facts, record


def test_the_points_of_games_that_were_played_add_up() -> None:
    for seed in range(5):
        facts, record = finished_game(seed)
        sources = answer(record, {"do": "progress"})["answer"]["sources"]
        found = asked("statistics", [Finished(**facts, sources=sources)])
        for side in ("you", "ceres"):
            assert sum(found["sources"][side].values()) == record["result"][side]


# Files.


def logged(*games: Finished, **more: Any) -> dict[str, Any]:
    file: dict[str, Any] = json.loads(play_export.bgsplay(games, **more))
    return file


def test_a_play_for_bg_stats() -> None:
    file = logged(GAMES[1], me="Ann")
    (play,) = file["plays"]
    assert {player["id"]: player["name"] for player in file["players"]} == {1: "Ann", 2: "Ceres"}
    assert file["userInfo"] == {"meRefId": 1}
    assert [(game["name"], game["bggId"]) for game in file["games"]] == [
        ("Foundations of Rome", 284189)
    ]
    assert play["playDate"] == "2026-03-02 20:00:00"
    assert (play["board"], play["ignored"]) == ("hard, monuments", False)
    scores = [(each["playerRefId"], each["score"], each["winner"]) for each in play["playerScores"]]
    assert scores == [(1, "90", True), (2, "80", False)]


def test_a_tie_is_lost_in_a_log_too() -> None:
    (play,) = logged(GAMES[4])["plays"]
    assert [each["winner"] for each in play["playerScores"]] == [False, True]
    assert play["manualWinner"] is True


def test_all_that_a_file_names_is_in_it() -> None:
    file = logged(*GAMES)
    ids = {name: {each["id"] for each in file[name]} for name in ("players", "games", "locations")}
    for play in file["plays"]:
        assert play["gameRefId"] in ids["games"]
        assert play["locationRefId"] in ids["locations"]
        assert {each["playerRefId"] for each in play["playerScores"]} <= ids["players"]
    places = {each["id"]: each["name"] for each in file["locations"]}
    assert len({places[play["locationRefId"]] for play in file["plays"]}) == 2


def test_a_logger_knows_a_play_again() -> None:
    marks = [play["uuid"] for play in logged(*GAMES)["plays"]]
    assert len(set(marks)) == len(GAMES)
    assert [play["uuid"] for play in logged(GAMES[2])["plays"]] == [marks[2]]


@pytest.mark.parametrize(
    ("offset", "date"),
    [(0, "2026-03-01 20:00:00"), (-300, "2026-03-01 15:00:00"), (540, "2026-03-02 05:00:00")],
)
def test_the_day_is_that_of_the_players_clock(offset: int, date: str) -> None:
    assert logged(GAME, offset=offset)["plays"][0]["playDate"] == date


def test_a_table_for_spreadsheets() -> None:
    rows = list(csv.DictReader(io.StringIO(play_export.csv(reversed(GAMES)))))
    assert [row["id"] for row in rows] == ["1", "2", "3", "4", "5", "6"]
    second = {name: rows[1][name] for name in ("date", "difficulty", "you", "ceres", "won")}
    assert second == {
        **{"date": "2026-03-02", "difficulty": "hard"},
        **{"you": "90", "ceres": "80", "won": "yes"},
    }
    assert [row["peeked"] for row in rows] == ["no", "no", "no", "yes", "no", "no"]
    assert (rows[1]["strict"], rows[2]["real_table"]) == ("yes", "yes")


def test_files_mark_imported_and_resigned_games() -> None:
    game = marked(GAME, imported=True, resigned=True)
    (row,) = csv.DictReader(io.StringIO(play_export.csv([game])))
    assert (row["imported"], row["resigned"]) == ("yes", "yes")
    comments = logged(game)["plays"][0]["comments"]
    assert "imported" in comments
    assert "resigned" in comments
    assert "imported" not in logged(GAME)["plays"][0]["comments"]


@pytest.mark.parametrize(
    "arguments", [{"me": 5}, {"offset": "1"}, {"offset": 841}, {"only": "x"}, {"kind": "xls"}]
)
def test_files_that_cannot_be_written(arguments: dict[str, Any]) -> None:
    with pytest.raises(InvalidOption):
        asked("bgsplays", [GAME], **arguments)


def test_names_are_short_and_plain() -> None:
    names = [player["name"] for player in logged(GAME, me=" A\x00nn\n" + "x" * 500)["players"]]
    assert names[0].startswith("A?nn")
    assert len(names[0]) <= 61
    assert logged(GAME, me="  ")["players"][0]["name"] == "Me"
