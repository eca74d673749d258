"""The game of a day in the terminal: one attempt counts, and after it one can practise."""

from ceres.challenges.days import Deal
from ceres.format.record_extras import DayMark
from ceres.game import Game
from ceres.saves import Saves, Summary


def day_game(saves: Saves, deal: Deal, today: str) -> Game | str:
    """Return the id of a saved game on the deal that is not over; else a new game on it.

    The new one is for practice if there was an attempt already, even a deleted one.
    """
    marked = [(game, mark) for game, mark in _marked(saves) if mark["date"] == deal.date]
    under_way = (game for game, _ in marked if game.playable and game.deleted is None)
    for game in under_way:
        return game.id
    return deal.begin(today, practice=any(not mark["practice"] for _, mark in marked))


def _marked(saves: Saves) -> list[tuple[Summary, DayMark]]:
    """Return the games on days' deals."""
    games = (*saves.list(), *saves.list(deleted=True))
    marks = ((game, game.marks.get("day")) for game in games)
    return [(game, mark) for game, mark in marks if mark is not None]
