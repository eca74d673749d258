"""The requests about the day's deal, par, and results to share."""

from typing import Annotated, cast

from ceres.challenges.comparison import compared
from ceres.challenges.days import deal_of
from ceres.challenges.medals import par_mark
from ceres.errors import CodedError
from ceres.events import Scoring
from ceres.format.record_extras import PAR, ParMark, day_mark
from ceres.service.arguments import Limit
from ceres.service.sharing import imported
from ceres.service.table import Table
from ceres.service.types.challenges import Comparison, DayDeal, ParFacts, Shared

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
        "bots": {"low": found.low, "median": found.median, "high": found.high},
        "won": found.won,
        "hardness": found.hardness,
        "lead": lead,
        "medal": None if lead is None or table.resigned else found.medal(lead),
    }


def store_par(table: Table, par: Annotated[ParMark, "what the panel found"]) -> None:
    """Store what the panel made of the deal of a game."""
    table.game.extras[PAR] = par


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
        "winner": result["winner"],
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
