"""The requests about the day's deal, par, the ladder, achievements and results to share."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, cast, get_args

from ceres.challenges.achievements import ACHIEVEMENTS
from ceres.challenges.comparison import compared
from ceres.challenges.days import day_mark, deal_of
from ceres.challenges.ladder import Standing, rank_reached, standings
from ceres.challenges.medals import Par, par_mark
from ceres.challenges.played import attempts
from ceres.challenges.streaks import streak
from ceres.challenges.types import Medal, ParMark
from ceres.errors import CodedError
from ceres.events import Scoring
from ceres.format.marks import PAR
from ceres.service.arguments import Limit
from ceres.service.sharing import imported
from ceres.service.statistics import Finished, GameId, only_those
from ceres.service.table import Table
from ceres.service.types.base import Difficulty, Variant
from ceres.service.types.challenges import (
    Achievements,
    Attempt,
    Comparison,
    DayDeal,
    DayResult,
    Days,
    Ladder,
    ParFacts,
    RankFacts,
    Shared,
)

Day = Annotated[str, Limit(high=10), "a day, as `2026-11-16`"]
Today = Annotated[str, Limit(high=10), "the player's own day, by their clock"]

# The eras as a strip: you scored more than Ceres, as much, or less.
_MORE, _EVEN, _LESS = "🟩", "🟨", "🟥"


# The day's deal.


def day(date: Day) -> DayDeal:
    """Return the deal of a day, the same for everybody."""
    return cast("DayDeal", deal_of(date).to_dict())


def begin_day(
    date: Day, today: Today, practice: Annotated[bool, "it shall not count"] = False
) -> Table:
    """Begin a strict game on the deal of a day, today's or an earlier one."""
    return Table(deal_of(date).begin(today, practice))


def days(games: Sequence[Finished], today: Today) -> Days:
    """List the days whose deals were played, with the streak."""
    mine = only_those(games, "all")
    found = [_day_result(date, cast("Finished", game)) for date, game in attempts(mine).items()]
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
    }


def _day_result(date: str, game: Finished) -> DayResult:
    return {
        "date": date,
        "id": game.id,
        "you": game.you,
        "ceres": game.ceres,
        "winner": game.winner,
        "resigned": game.resigned,
        "in_time": game.day is not None and game.day["begun"] == date,
        "medal": _medal(game),
        "par": _par(game) is not None,
    }


# Par.


def par(table: Table) -> ParFacts | None:
    """Compare a game with what the panel made of its deal, once that is stored."""
    found = par_mark(table.game.extras)
    if found is None:
        return None
    result = table.result
    lead = None if result is None else result["you"] - result["ceres"]
    return {
        "panel": found.panel,
        "planner": found.planner,
        "thresholds": found.thresholds,
        "won": found.won,
        "hardness": found.hardness,
        "lead": lead,
        "medal": None if lead is None or table.resigned else found.medal(lead),
    }


def set_par(table: Table, par: Annotated[ParMark, "what the panel found"]) -> None:
    """Store what the panel made of the deal of a game."""
    table.game.extras[PAR] = par


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
            "resigned": each.resigned,
            "medal": _medal(each),
        }
        for each in mine
        if each is this or (this.seed is not None and _deal(each) == _deal(this))
    ]


def _deal(game: Finished) -> tuple[object, ...]:
    return game.seed, game.difficulty, game.monuments, *sorted(game.variants)


def _par(game: Finished) -> Par | None:
    return par_mark({PAR: game.par})


def _medal(game: Finished) -> Medal | None:
    found = _par(game)
    return None if found is None or game.resigned else found.medal(game.ahead)


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
    """List the achievements, and the games that have them: own ones, without peeking and hints."""
    fair = only_those(games, "fair")
    having = {
        id: [game.id for game in fair if id in (game.achievements or ())] for id in ACHIEVEMENTS
    }
    return {
        "achievements": [
            {"id": id, "games": len(found), "first": found[0] if found else None}
            for id, found in having.items()
        ],
        "unknown": sum(game.achievements is None for game in fair),
    }


# Results to share, and others' games.


def share(table: Table, link: Annotated[str, Limit(high=120)] = "") -> Shared:
    """Return the result of a day's game to share as text, which tells nothing of the deal."""
    mark, result = day_mark(table.game.extras), table.result
    if mark is None or result is None:
        raise CodedError("not-a-day-over")
    found = par(table)
    facts = {
        "date": mark["date"],
        "difficulty": table.game.start.difficulty,
        "strip": _strip(table),
        "you": result["you"],
        "ceres": result["ceres"],
        "medal": (found["medal"] if found else None) or "none",
        "link": link,
    }
    return {"message": {"id": "share-day", "facts": facts}}


def _strip(table: Table) -> str:
    """Return a symbol for each era that was scored."""
    scored = [event for turn in table.game.events for event in turn if isinstance(event, Scoring)]
    ahead = [event.you["scored"] - event.ceres["scored"] for event in scored]
    return "".join(_MORE if lead > 0 else _LESS if lead < 0 else _EVEN for lead in ahead)


def compare(table: Table, text: Annotated[str, "the record of another game"]) -> Comparison:
    """Compare a game with another one, decision by decision; both must be over."""
    other = imported(text)
    if table.position.result is None or other.position.result is None:
        raise CodedError("not-both-over")
    return cast("Comparison", compared(table.game, other))
