"""The jobs of puzzles, and of decisions tried again: questions that are answered on the table."""

import json
from typing import Annotated, Final

from ceres.actions import action_of
from ceres.bots.plans import Plan
from ceres.challenges.days import read_date
from ceres.coach.accounts import account_plan
from ceres.coach.knowledge import knowledge_of
from ceres.coach.presenter import shown_move, shown_puzzle, shown_standing, theme_counts
from ceres.coach.presenter.reasons import because
from ceres.coach.puzzles import Puzzle, shipped_book
from ceres.coach.puzzles.book import Theme
from ceres.coach.puzzles.practice import PracticeData, answered, new_practice, next_puzzle
from ceres.coach.types import AnsweredPuzzle, AskedPuzzle
from ceres.game import Game
from ceres.service.possible import impossible
from ceres.service.preview import preview as service_preview
from ceres.service.table import Table
from ceres.service.types.base import ActionText, Message
from ceres.service.types.game import Preview, View
from ceres.text.speaking import MESSENGER

Today = Annotated[str, "the player's own day, such as `2026-11-19`"]
Practice = Annotated[PracticeData | None, "what the player has done; by default nothing"]
Number = Annotated[int, "after how many actions of the game"]

# Questions that are answered with a Lot.
_LOT_KINDS: Final = ("deed", "tile")


def puzzle(
    game: None,  # noqa: ARG001
    today: Today,
    practice: Practice = None,
    wanted: Annotated[str | None, "the id of a puzzle; by default the next one"] = None,
    daily: Annotated[bool, "whether the puzzle of the day is wanted"] = False,
    theme: Annotated[Theme | None, "the theme of the next one"] = None,
) -> Plan[AskedPuzzle]:
    """Ask a puzzle at the table."""
    yield from ()
    book, kept = shipped_book(), practice or new_practice()
    day = read_date(today)
    if wanted is not None:
        found = book.puzzle(wanted)
    elif daily:
        found = book.of_day(day.toordinal())
    else:
        among = [each for each in book.puzzles if theme in (None, *each.data["themes"])]
        found = next_puzzle(among, kept, today)
    return {
        "puzzle": shown_puzzle(found),
        "view": _view(found),
        "record": json.dumps(Game(found.position).record()),
        "standing": shown_standing(kept, book.puzzles, today),
        "themes": theme_counts(book.puzzles),
    }


def _view(found: Puzzle) -> View:
    """Return the table of a puzzle; if it asks for a Lot, nothing else can be done."""
    view = Table(Game(found.position)).view()
    if found.data["kind"] not in _LOT_KINDS:
        return view
    can = impossible(found.position._state, {"message": MESSENGER.say("puzzle-wants-lot")})
    can["places"] = [[each["answer"]] for each in found.data["choices"]]
    return {**view, "phase": "choice", "can": can}


def attempt(
    game: None,  # noqa: ARG001
    today: Today,
    asked: Annotated[str, "the id of the puzzle"],
    right: Annotated[bool, "whether the first answer was right"],
    practice: Practice = None,
) -> Plan[AnsweredPuzzle]:
    """Bring a player's practice forward by an answer."""
    yield from ()
    book, before = shipped_book(), practice or new_practice()
    after = answered(before, book.puzzle(asked), right, today)
    return {
        "practice": after,
        "standing": shown_standing(after, book.puzzles, today),
        "moved": shown_move(before, after),
    }


def view(game: Game, number: Number) -> Plan[View]:
    """Show the table at a decision of a game, to be tried again."""
    yield from ()
    return Table(Game(game.positions[number])).view()


def preview(game: Game, number: Number, action: ActionText) -> Plan[Preview]:
    """Show what an action would replace and change there."""
    yield from ()
    return service_preview(game.positions[number], action)


def explain(game: Game, number: Number, best: ActionText, other: ActionText) -> Plan[Message]:
    """Say why an action is better there than another one."""
    actions = action_of(best), action_of(other)
    facts = yield from account_plan(knowledge_of(game)[number], *actions)
    return because(actions[1], facts)
