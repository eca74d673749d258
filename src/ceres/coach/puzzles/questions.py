"""What is asked, and the answers: worked out from the position alone, and exact."""

from dataclasses import dataclass
from typing import Final

from ceres.actions import Action
from ceres.coach.endings.search import ROUNDING
from ceres.coach.puzzles.book import ChoiceData, PuzzleKind, Theme
from ceres.coach.solving import Solution, SolvedAction, solve
from ceres.engine.board import NAMES, each, names
from ceres.engine.claim import claimed_slot
from ceres.engine.pieces import CIVIC, CLAIM, COMMERCIAL, PIECE_OF, ActionCard
from ceres.engine.sites import garden_lots
from ceres.engine.state import MARKERS, YOUR_ACTION, State
from ceres.observation import Observation

# What the right action must be worth more than the next: VP, and for a win, chances.
_MARGIN: Final = 1.5
_MARGIN_WIN: Final = 0.05
_MOST_ANSWERS: Final = 3
_CHOICES: Final = 6
_LEAST_ACTIONS: Final = 3
_LEAST_DEEDS: Final = 3
_LEAST_LOTS: Final = 4
NODES: Final = 40_000


@dataclass(frozen=True)
class Question:
    """A question about a position, with its answers."""

    kind: PuzzleKind
    answers: list[str]
    choices: list[ChoiceData]
    themes: list[Theme]
    card: str | None = None


def question(kind: PuzzleKind, seen: Observation, card: str | None = None) -> Question | None:
    """Return the question of a kind about a position, if that makes a puzzle."""
    if kind == "tile":
        return _tile(seen._state)
    if kind == "deed":
        cards = [each for each in seen._state.row if each.id == card]
        return _deed(seen._state, cards[0]) if cards else None
    return _action(kind, seen)


def _action(kind: PuzzleKind, seen: Observation) -> Question | None:
    """Ask for the best action, or for those that win where others do not."""
    if seen.phase == "over" or len(seen.actions()) < _LEAST_ACTIONS:
        return None
    found = solve(seen, NODES, aim="lead" if kind == "best" else "win")
    right = _right(kind, found) if found.proved else []
    if not 0 < len(right) <= min(_MOST_ANSWERS, len(found.options) - 1):
        return None
    if not _stands_out(kind, found.options[0], found.options[len(right)]):
        return None
    answers = sorted(map(str, right))
    choices = sorted((_choice(each) for each in found.options[:_CHOICES]), key=_by_answer)
    themes = sorted({_theme(each) for each in answers})
    return Question(kind, answers, choices, themes)


def _right(kind: PuzzleKind, found: Solution) -> list[Action]:
    """Return the right answers, which are the first options: in lead or in chances, all equal."""
    if kind == "best":
        return found.best
    least = found.options[0].win - ROUNDING
    return [each.action for each in found.options if each.win > least]


def _stands_out(kind: PuzzleKind, right: SolvedAction, other: SolvedAction) -> bool:
    """Return whether the right answer is clearly better than the next, and not by a trifle."""
    if kind == "best":
        return right.lead - other.lead >= _MARGIN
    enough = right.win > 1 - ROUNDING if kind == "win" else other.win < ROUNDING
    return enough and right.win - other.win >= _MARGIN_WIN


def _choice(option: SolvedAction) -> ChoiceData:
    return {"answer": str(option.action), "lead": option.lead, "win": option.win}


def _by_answer(choice: ChoiceData) -> str:
    return choice["answer"]


def _theme(action: str) -> Theme:
    """Return what an action is about."""
    verb, *rest = action.split(" ")
    if verb == "place":
        return "choices"
    if verb != "build":
        return "purchases"
    piece = PIECE_OF[rest[0]]
    if piece.monument:
        return "monuments"
    return (
        "civic" if piece.kind == CIVIC else "commerce" if piece.kind == COMMERCIAL else "population"
    )


def _deed(state: State, card: ActionCard) -> Question | None:
    """Ask which Deed a card has her claim."""
    if (
        state.phase != YOUR_ACTION
        or state.last_turns
        or card.action != CLAIM
        or len(state.market) < _LEAST_DEEDS
        or len(each(state.her_lots)) == MARKERS
    ):
        return None
    slot = claimed_slot(state, card)
    if slot < 0:
        return None
    themes: list[Theme] = ["bribes"] if any(state.bribes) else ["purchases"]
    deeds = [NAMES[deed] for deed in state.market]
    return Question("deed", [deeds[slot]], _lots(deeds), themes, card.id)


def _tile(state: State) -> Question | None:
    """Ask where the first tile of an Enlarge Park goes."""
    if state.phase != YOUR_ACTION or len(each(state.her_lots)) < _LEAST_LOTS:
        return None
    answers, lots = names(garden_lots(state)), names(state.her_lots)
    if len(answers) > _MOST_ANSWERS or len(answers) == len(lots):
        return None
    return Question("tile", answers, _lots(lots), ["parks"])


def _lots(lots: list[str]) -> list[ChoiceData]:
    return [{"answer": lot, "lead": None, "win": None} for lot in sorted(lots)]
