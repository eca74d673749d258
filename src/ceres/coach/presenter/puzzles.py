"""Says what a puzzle asks, what an answer is worth, and why the right one is right."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

from ceres.coach import types
from ceres.coach.presenter.naming import say, shown_action
from ceres.coach.puzzles.book import THEMES, ChoiceData, Puzzle, PuzzleData
from ceres.coach.puzzles.practice import PracticeData, due_puzzles
from ceres.components import STANDARD
from ceres.engine.ceres_turn import enlarge
from ceres.engine.story import Story
from ceres.events import Claim, Sites
from ceres.outlook import story_of
from ceres.text.sentences import sentence, unseen_tile_sentence
from ceres.text.speaking import MESSENGER, Message, figure


def shown_puzzle(puzzle: Puzzle) -> types.ShownPuzzle:
    """Return a puzzle as it is shown, with what is said to each answer."""
    data = puzzle.data
    best = max(0.0 if each["lead"] is None else each["lead"] for each in data["choices"])
    return {
        "id": data["id"],
        "kind": data["kind"],
        "grade": data["grade"],
        "themes": data["themes"],
        "title": say("puzzle-title", id=data["id"], grade=data["grade"]),
        "question": _question(data),
        "choices": [_answer(each, data, best) for each in data["choices"]],
        "other": _other(data, best),
        "answers": [_shown(each, data["kind"]) for each in data["answers"]],
        "why": _why(puzzle),
    }


def _question(data: PuzzleData) -> Message:
    """Ask; about a card, with what it does."""
    card = next((each for each in STANDARD.cards if each.id == data["card"]), None)
    facts = {"does": card.by or card.action, "letters": card.letters} if card else {}
    about = {"card": data["card"] or "", "does": "", "letters": [], **facts}
    return say("puzzle-question", kind=data["kind"], **about)


def _shown(answer: str, kind: str) -> types.ShownAction:
    """Return an answer in words, and where it is in the city."""
    if kind == "deed":
        claims = say("page-coach-does", does="claim", deed=answer)
        return {"action": answer, "name": claims, "kind": "place", "piece": None, "lots": [answer]}
    shown = shown_action(f"place {answer}" if kind == "tile" else answer)
    return {**shown, "action": answer}


def _answer(choice: ChoiceData, data: PuzzleData, best: float) -> types.Answer:
    good = choice["answer"] in data["answers"]
    cost = 0.0 if good or choice["lead"] is None else best - choice["lead"]
    facts = {"vp": figure("vp", cost), "win": figure("percent", choice["win"] or 0.0)}
    said = say("puzzle-right") if good else say("puzzle-wrong", kind=data["kind"], **facts)
    return {
        "shown": _shown(choice["answer"], data["kind"]),
        "cost": cost,
        "good": good,
        "said": said,
    }


def _other(data: PuzzleData, best: float) -> Message:
    """Say that an answer is wrong that is worse than all there is to choose from."""
    lead = min((each["lead"] for each in data["choices"] if each["lead"] is not None), default=best)
    win = min(each["win"] or 0.0 for each in data["choices"])
    facts = {"vp": figure("vp", best - lead), "win": figure("percent", win)}
    return say("puzzle-wrong-most", kind=data["kind"], **facts)


def shown_standing(practice: PracticeData, puzzles: Sequence[Puzzle], today: str) -> types.Standing:
    """Say how a player fares."""
    return {
        "rating": practice["rating"],
        "streak": practice["streak"],
        "longest": practice["longest"],
        "due": len(due_puzzles(puzzles, practice, today)),
        "meaning": say("puzzle-rating-meaning"),
    }


def shown_move(before: PracticeData, after: PracticeData) -> Message | None:
    """Say what an answer moved the rating by, if it did."""
    rating, moved = after["rating"], after["rating"] - before["rating"]
    way = "up" if moved > 0 else "down"
    return say("puzzle-rating-moved", way=way, by=abs(moved), rating=rating) if moved else None


def theme_counts(puzzles: Sequence[Puzzle]) -> list[types.ThemeCount]:
    """Name the themes, and count the puzzles of each."""
    counts = Counter(theme for each in puzzles for theme in each.data["themes"])
    return [
        {"theme": theme, "name": say("puzzle-theme", theme=theme), "puzzles": counts[theme]}
        for theme in THEMES
        if counts[theme]
    ]


def _why(puzzle: Puzzle) -> Message:
    """Say why the answer is right: the figures that are proved, or the rule."""
    data, state = puzzle.data, puzzle.position._state
    if data["kind"] == "deed":
        card = next(each for each in state.row if each.id == data["card"])
        story = story_of(state, card)
        return sentence(next(each for each in story if isinstance(each, Claim)), MESSENGER)
    if data["kind"] == "tile":
        table = state.clone()
        table.log = told = Story()
        enlarge(table, 1, False)
        sites = next(each for each in told.events if isinstance(each, Sites))
        return unseen_tile_sentence(sites, MESSENGER)
    right = [each for each in data["choices"] if each["answer"] in data["answers"]]
    others = [each for each in data["choices"] if each not in right]
    lead, win = (cast("float", right[0][key]) for key in ("lead", "win"))
    return say(
        "puzzle-why",
        kind=data["kind"],
        action=MESSENGER.join((shown_action(each)["name"] for each in data["answers"]), "or"),
        lead=figure("signed", lead),
        chance=figure("percent", win),
        vp=figure("vp", lead - max(cast("float", each["lead"]) for each in others)),
        win=figure("percent", max(each["win"] or 0.0 for each in others)),
    )
