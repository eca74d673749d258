"""The requests about the days played, deals played again, the ladder and achievements."""

from collections import Counter
from collections.abc import Sequence
from typing import cast, get_args

from ceres.challenges.achievements import ACHIEVEMENTS
from ceres.challenges.ladder import Standing, rank_reached, standings
from ceres.challenges.medals import GOLD_ABOVE, Par, par_mark
from ceres.challenges.played import Finished, attempts
from ceres.challenges.practice import PRACTICE
from ceres.challenges.streaks import streak
from ceres.challenges.types import Medal
from ceres.events.facts import Difficulty, Variant
from ceres.format.record_extras import PAR
from ceres.library.statistics import GameId, only_those
from ceres.service.challenges import Today
from ceres.service.types.challenges import (
    Achievements,
    Attempt,
    DayResult,
    Days,
    Ladder,
    RankFacts,
)


def days(games: Sequence[Finished], today: Today) -> Days:
    """List the days whose deals were played, with the streak."""
    mine = only_those(games, "all")
    found = [_day_result(date, game) for date, game in attempts(mine).items()]
    found.sort(key=lambda each: each["date"], reverse=True)
    run = streak(mine, today)
    medals = Counter(each["medal"] for each in found)
    return {
        "days": found,
        "streak": {
            "days": run.days,
            "longest": run.longest,
            "rests": run.rests,
            "rested": list(run.rested),
            "today": run.today,
        },
        "medals": {medal: medals[medal] for medal in get_args(Medal)},
        "gold_above": GOLD_ABOVE,
    }


def _day_result(date: str, game: Finished) -> DayResult:
    return {
        "date": date,
        "id": game.id,
        "you": game.you,
        "ceres": game.ceres,
        "winner": game.winner,
        "resigned": game.marks["resigned"],
        "in_time": game.day is not None and game.day["begun"] == date,
        "medal": _medal(game),
        "par": _par(game) is not None,
    }


def same_deal(games: Sequence[Finished], game: GameId) -> list[Attempt]:
    """List the player's games on the same deal as one of them, the first one first."""
    mine = only_those(games, "all")
    this = next((each for each in mine if each.id == game), None)
    if this is None:
        return []
    return [
        {
            "id": each.id,
            "ended": each.ended,
            "you": each.you,
            "ceres": each.ceres,
            "winner": each.winner,
            "resigned": each.marks["resigned"],
            "medal": _medal(each),
        }
        for each in mine
        if each is this or (this.seed is not None and _deal(each) == _deal(this))
    ]


def _deal(game: Finished) -> tuple[object, ...]:
    return game.seed, game.difficulty, game.monuments, *sorted(game.variants)


def _par(game: Finished) -> Par | None:
    return par_mark({PAR: game.marks.get("par")})


def _medal(game: Finished) -> Medal | None:
    found = _par(game)
    return None if found is None or game.marks["resigned"] else found.medal(game.ahead)


# The ladder and achievements.


def ladder(games: Sequence[Finished]) -> Ladder:
    """List the ranks of the ladder, and how far the player has come at each."""
    found = standings(only_those(games, "all"))
    reached = rank_reached(found)
    return {
        "ranks": [_rank(each) for each in found],
        "reached": None if reached is None else reached.id,
    }


def _rank(standing: Standing) -> RankFacts:
    kind = standing.rank.kind
    return {
        "id": standing.rank.id,
        "difficulty": cast("Difficulty", kind.difficulty),
        "monuments": kind.monuments,
        "variants": cast("list[Variant]", list(kind.variants)),
        "wins": dict(standing.rank.wins),
        "games": standing.games,
        "counted": list(standing.counted),
        "won": standing.won,
        "recent": list(standing.recent),
        "climbed": standing.climbed,
    }


def achieved(games: Sequence[Finished]) -> Achievements:
    """List the achievements, and the games that have them.

    They are the player's own: those of practice are for all of them that were not resigned, the
    others for those without peeking and hints.
    """
    played = [game for game in only_those(games, "all") if not game.marks["resigned"]]
    fair = only_those(games, "fair")
    having = {id: [game.id for game in found(played)] for id, found in PRACTICE.items()}
    having |= {
        id: [game.id for game in fair if id in (game.achievements or ())] for id in ACHIEVEMENTS
    }
    return {
        "achievements": [
            {"id": id, "games": len(found), "first": found[0] if found else None}
            for id, found in having.items()
        ],
        "unknown": sum(game.achievements is None for game in fair),
    }
