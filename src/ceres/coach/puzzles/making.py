"""Makes a book from games of bots, and checks one again."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Final

from ceres.bots.kinds import make_bot
from ceres.coach.puzzles.book import KINDS, Book, Puzzle, PuzzleData, PuzzleKind, puzzle_id
from ceres.coach.puzzles.finders import found_by, grade
from ceres.coach.puzzles.questions import Question, question
from ceres.engine.state import DIFFICULTIES, FAVOURS
from ceres.errors import CeresError
from ceres.game import Game
from ceres.observation import Observation
from ceres.position import Position

_PLAYERS: Final = ("greedy", "planner", "montecarlo:playouts=60")
_ENDINGS: Final[tuple[PuzzleKind, ...]] = ("best", "win")
_CLOSE: Final[tuple[PuzzleKind, ...]] = ("win", "only")
# So many games in a row have all combinations of players, difficulties and Monuments.
_APART: Final = 6
# X4: the favours that are tried, from the one that leaves the smallest lead.
_STEP: Final = 5
_STEPS: Final = (0, -_STEP, _STEP)
# How many decisions before the end are tried.
_LAST: Final = 3
# Of the rules, a few questions of each game, and so many of a kind and grade in all.
_TRIED: Final = 5
_MOST_OF_GRADE: Final = 40
_MOST_OF_ENDINGS: Final = 60


def make_book(games: int, seed: int, told: Callable[[], None]) -> Book:
    """Play games and make puzzles of them; `told` is called after each game."""
    found: dict[str, Puzzle] = {}
    counts: Counter[tuple[str, int]] = Counter()
    for number in range(games):
        for puzzle in _puzzles_of(number, seed):
            key = puzzle.data["kind"], puzzle.data["grade"]
            rule = puzzle.data["kind"] in ("deed", "tile")
            if puzzle.id not in found and counts[key] < (
                _MOST_OF_GRADE if rule else _MOST_OF_ENDINGS
            ):
                counts[key] += 1
                found[puzzle.id] = puzzle
        told()
    order = sorted(
        found.values(),
        key=lambda each: (KINDS.index(each.data["kind"]), each.data["grade"], each.id),
    )
    return Book(order)


def _puzzles_of(number: int, seed: int) -> Iterator[Puzzle]:
    """Play a game, and yield its puzzles."""
    rng = Random(f"{seed} {number}")
    difficulty = DIFFICULTIES[number % len(DIFFICULTIES)]
    code = _PLAYERS[number // 2 % len(_PLAYERS)]
    # X4: good players would win most games, and then no action wins for certain that others do not.
    favour = 0 if code == _PLAYERS[0] else _vp(rng.choice(FAVOURS))
    deal = partial(_deal, rng.randrange(2**31), difficulty, number % 2 == 0)
    game, player = deal(favour), make_bot(code, number)
    while game.position.result is None:
        game.play(player.choose(game.position.observation()))
    yield from _about_rules(game, rng)
    yield from _endings(game, _ENDINGS if number % 2 else _ENDINGS[::-1])
    yield from _close_endings(game, favour, deal, _CLOSE[number // _APART % len(_CLOSE)])


def _deal(seed: int, difficulty: str, monuments: bool, favour: int) -> Game:
    return Game.new(seed, difficulty, monuments, [f"favour-{favour}"] if favour else [])


def _vp(favour: str) -> int:
    return int(favour.removeprefix("favour-"))


def _about_rules(game: Game, rng: Random) -> Iterator[Puzzle]:
    """Ask about rules at a few of a game's decisions."""
    positions = game.positions[:-1]
    for position in rng.sample(positions, min(_TRIED, len(positions))):
        seen = position.observation()
        kind: PuzzleKind = rng.choice(("deed", "tile"))
        yield from _puzzle(kind, seen, rng.choice(seen.to_dict()["ceres"]["row"]))


def _endings(game: Game, kinds: Sequence[PuzzleKind]) -> Iterator[Puzzle]:
    """Yield the earliest ending of a game that makes a puzzle: it is the hardest."""
    for position in game.positions[-1 - _LAST : -1]:
        for kind in kinds:
            if found := [*_puzzle(kind, position.observation())]:
                yield from found
                return


def _close_endings(
    game: Game, favour: int, deal: Callable[[int], Game], kind: PuzzleKind
) -> Iterator[Puzzle]:
    """Yield an ending of the same game, with a favour that leaves it open to the end (X4)."""
    result = game.position.to_dict()
    lead = result["you"]["vp"] - result["ceres"]["vp"] + favour
    for step in _STEPS:
        close = round(lead / _STEP) * _STEP + step
        if 0 <= close <= _vp(FAVOURS[-1]):
            again = deal(close)
            for action in game.entries:
                again.play(str(action))
            if found := [*_endings(again, [kind])]:
                yield from found
                return


def _puzzle(kind: PuzzleKind, seen: Observation, card: str | None = None) -> Iterator[Puzzle]:
    asked = question(kind, seen, card)
    if asked is not None:
        yield Puzzle(_written(asked, seen))


def _written(asked: Question, seen: Observation) -> PuzzleData:
    position = Position(seen._state).to_dict()
    found = found_by(asked, seen)
    return {
        "id": puzzle_id(asked.kind, position, asked.card),
        "kind": asked.kind,
        "grade": grade(found),
        "themes": asked.themes,
        "position": position,
        "card": asked.card,
        "answers": asked.answers,
        "choices": asked.choices,
        "found": found,
    }


def wrong_answers(puzzle: Puzzle) -> list[str] | None:
    """Return the answers that a puzzle should have, if these are not its own.

    None at all: its position is not possible, or there is no such question about it.
    """
    data = puzzle.data
    try:
        asked = question(data["kind"], puzzle.position.observation(), data["card"])
    except CeresError:
        return []
    if asked is None:
        return []
    same = asked.answers == data["answers"] and asked.choices == data["choices"]
    named = data["id"] == puzzle_id(data["kind"], data["position"], data["card"])
    return None if same and named else asked.answers
