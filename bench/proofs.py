"""Holds proofs to games that are played out: positions dealt at random, and proved play to the end.

    python bench/proofs.py --playouts 1000000
    python bench/proofs.py --puzzles 100 --playouts 300 --seed 7

Without `--puzzles` it plays every action of one late position out, together as often as said, and
prints the exact lead and chance of winning of each with what was found, in standard errors. With
it, so many puzzles of the book that ask for an action are solved again: every choice is played out
so often. It prints which other answer is as good as the right one, or figures that do not agree.
"""

import argparse
import time
from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

import ceres
from ceres.actions import Action
from ceres.bots import make_bot
from ceres.bots.strategies.deal import deal
from ceres.coach import solve
from ceres.coach.puzzles import Puzzle, shipped_book
from ceres.coach.solving import Aim
from ceres.engine.dice import Dice
from ceres.engine.state import OVER, State
from ceres.engine.turn import play
from ceres.observation import Observation, known_state, observe

# A decision so many before the end of a game with this seed, and how far a figure may be off.
SEED, LEFT = 3, 3
MOST_ERRORS = 4.0


class Found(NamedTuple):
    """What came of an action: figures, and their standard errors."""

    lead: float
    lead_error: float
    win: float

    def errors(self, lead: float, win: float, playouts: int) -> float:
        """Return by how many standard errors the farther figure is off the exact one."""
        lead_error = max(self.lead_error, 1 / playouts)
        win_error = max(sqrt(max(win * (1 - win), 0) / playouts), 1e-9)
        return max(abs(self.lead - lead) / lead_error, abs(self.win - win) / win_error)


class Player:
    """Plays on as is proved to be best, whatever is drawn."""

    def __init__(self, aim: Aim) -> None:
        self._aim: Aim = aim
        self._known: dict[Observation, Action] = {}

    def _best(self, state: State) -> Action:
        seen = observe(state)
        if seen not in self._known:
            self._known[seen] = solve(seen, aim=self._aim).best[0]
        return self._known[seen]

    def played_out(self, seen: Observation, action: Action, playouts: int, seed: int) -> Found:
        """Play an action in so many worlds."""
        start, dice = known_state(seen), Dice(seed)
        total = squares = wins = 0
        for _ in range(playouts):
            world = deal(start, dice)
            play(world, action)
            while world.phase != OVER:
                play(world, self._best(world))
            lead = world.your_vp - world.her_vp
            total += lead
            squares += lead * lead
            wins += lead > 0
        mean = total / playouts
        error = sqrt(max(squares / playouts - mean * mean, 0) / playouts)
        return Found(mean, error, wins / playouts)


def late_position() -> ceres.Position:
    """Return a decision near the end of a game of the planner."""
    game, bot = ceres.Game.new(SEED, "challenge", True), make_bot("planner:version=2", seed=0)
    while game.position.result is None:
        game.play(bot.choose(game.position.observation()))
    return game.positions[-1 - LEFT]


def play_out(playouts: int, seed: int) -> None:
    """Compare the exact figures of a position with playouts."""
    seen, player = late_position().observation(), Player("lead")
    exact = solve(seen)
    each = -(-playouts // len(exact.options))
    worst = 0.0
    for number, option in enumerate(exact.options):
        found = player.played_out(seen, option.action, each, seed + number)
        off = found.errors(option.lead, option.win, each)
        worst = max(worst, off)
        print(
            f"{option.action}: {option.lead:.4f} VP, {option.win:.4%}; found {found.lead:.4f} VP, "
            f"{found.win:.4%}; {off:.1f} standard errors"
        )
    print(
        f"{each * len(exact.options)} playouts of {len(exact.options)} actions: at most {worst:.1f}"
    )


def wrong(puzzle: Puzzle, playouts: int, seed: int) -> Iterator[str]:
    """Yield what does not agree with a puzzle."""
    kind, seen = puzzle.data["kind"], puzzle.position.observation()
    player = Player("lead" if kind == "best" else "win")
    actions = {str(action): action for action in seen.actions()}
    right: list[float] = []
    others: list[float] = []
    for choice in puzzle.data["choices"]:
        found = player.played_out(seen, actions[choice["answer"]], playouts, seed)
        off = found.errors(choice["lead"] or 0.0, choice["win"] or 0.0, playouts)
        if off > MOST_ERRORS:
            yield f"{puzzle.id} {choice['answer']}: off by {off:.1f} standard errors"
        good = choice["answer"] in puzzle.data["answers"]
        (right if good else others).append(found.lead if kind == "best" else found.win)
    if (kind == "win" and min(right) < 1) or (kind == "only" and max(others) > 0):
        yield f"{puzzle.id}: not certain"
    if max(others) >= min(right):
        yield f"{puzzle.id}: another answer is as good"


def solve_again(count: int, playouts: int, seed: int) -> None:
    """Solve puzzles again, evenly spread over the book."""
    asked = [each for each in shipped_book().puzzles if each.data["choices"][0]["lead"] is not None]
    chosen = [asked[number * len(asked) // count] for number in range(count)]
    faults = [fault for each in chosen for fault in wrong(each, playouts, seed)]
    print(*faults, sep="\n", end="\n" if faults else "")
    print(f"{len(chosen)} puzzles were solved again: {len(faults)} do not agree")


def main() -> None:
    """Play out and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--playouts", type=int, default=1_000_000)
    parser.add_argument("--puzzles", type=int)
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    start = time.process_time()
    if options.puzzles:
        solve_again(options.puzzles, options.playouts, options.seed)
    else:
        play_out(options.playouts, options.seed)
    speed = "compiled" if ceres.COMPILED else "interpreted"
    print(f"{speed}, {time.process_time() - start:.0f} s of processor time")


if __name__ == "__main__":
    main()
