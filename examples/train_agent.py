"""Trains an agent: first from recorded games, then from its own; and compares it with `greedy`.

    pip install "gardens-of-ceres[train]"
    ceres sim --bot planner --games 1000 --decisions -o recorded
    python examples/train_agent.py recorded --minutes 15

First it imitates: it learns to choose as the recorded games do. Then it improves by proximal
policy optimization: it plays, trying things out, and does more often what went better than it had
expected. Prints how well it plays on fresh deals as it learns, and saves itself in `agent.pt`:
`agent_bot.py` plays with it.
"""

import argparse
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

try:
    import gymnasium  # noqa: F401 - asks for it
    import polars  # noqa: F401
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError as missing:
    extras = "pip install 'gardens-of-ceres[train]', in a checkout pip install -e '.[train]'"
    raise SystemExit(
        f"This needs the extra train, and {missing.name} is not here: {extras}"
    ) from None

from agent import VP, Agent
from agent_games import Decision, PlayedGame, play, recorded_games
from measure_agent import LearningCurve, compare, cpu_minutes

RATE: Final = 1e-3  # of learning
PASSES: Final = 8  # over the recorded games
GAMES: Final = 128  # side by side, and between two improvements
FAR: Final = 0.9  # how far ahead to look for what came of a decision: λ
CLIP: Final = 0.2  # beyond such a change of a probability there is nothing more to gain


class Lesson(NamedTuple):
    """A decision, what came of it, and how much better that is than the critic expected."""

    decision: Decision
    outcome: float
    advantage: float = 0.0


def imitate(agent: Agent, games: list[PlayedGame], curve: LearningCurve, random: Random) -> None:
    """Learn to choose as in these games, and to expect their ends."""
    optimizer = torch.optim.Adam(agent.parameters(), RATE)
    lessons = [Lesson(each, game.margin * VP) for game in games for each in game.decisions]
    for number in range(1, PASSES + 1):
        losses = []
        for batch in batches(lessons, 256, random):
            log_chances, surprise = review(agent, batch)
            loss = -log_chances.mean()
            step(optimizer, loss + 0.5 * surprise)
            losses.append(loss.item())
        curve.measure(agent, f"pass {number}, loss {fmean(losses):.3f}")


def improve(agent: Agent, minutes: float, curve: LearningCurve, random: Random) -> None:
    """Play and learn from it until so many minutes are over."""
    optimizer = torch.optim.Adam(agent.parameters(), RATE)
    stream = play(agent, range(GAMES), curve.difficulty, explore=True)
    begun, rounds = cpu_minutes(), 0
    while cpu_minutes() < minutes:
        # Smaller and smaller steps, so that what is learnt last is not the luck of a few games.
        done = (cpu_minutes() - begun) / (minutes - begun)
        optimizer.param_groups[0]["lr"] = RATE * (1 - done)
        played = [game for _, game in islice(stream, GAMES)]
        learn(agent, optimizer, [each for game in played for each in lessons_of(game)], random)
        rounds += 1
        if rounds % 40 == 0:
            curve.measure(agent, f"{rounds * GAMES:,} games of its own")


def learn(
    agent: Agent, optimizer: torch.optim.Optimizer, lessons: list[Lesson], random: Random
) -> None:
    """Make likelier what went better than expected, and less likely what went worse."""
    for batch in [*batches(lessons, 512, random), *batches(lessons, 512, random)]:
        log_chances, surprise = review(agent, batch)
        before = torch.tensor([each.decision.log_chance for each in batch])
        advantages = standardized(torch.tensor([each.advantage for each in batch]))
        ratio = (log_chances - before).exp()
        gain = torch.minimum(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages)
        step(optimizer, 0.5 * surprise - gain.mean())


def lessons_of(game: PlayedGame) -> Iterator[Lesson]:
    """Judge the decisions of a game by what came of them: TD(λ).

    The final margin has all the luck in it that came later. What the critic expected soon after
    has none of that, but is only a guess. So the outcome is a mix of both.
    """
    outcome = follows = game.margin * VP
    for decision in reversed(game.decisions):
        outcome = FAR * outcome + (1 - FAR) * follows
        yield Lesson(decision, outcome, outcome - decision.expected)
        follows = decision.expected


def batches(lessons: list[Lesson], size: int, random: Random) -> Iterator[list[Lesson]]:
    """Shuffle the lessons and split them."""
    mixed = random.sample(lessons, len(lessons))
    return (mixed[start : start + size] for start in range(0, len(mixed), size))


def review(agent: Agent, batch: list[Lesson]) -> tuple[Tensor, Tensor]:
    """Return the log-probabilities of what was chosen, and the critic's mean squared error."""
    decisions = [lesson.decision for lesson in batch]
    log_chances, expected = agent(
        torch.stack([each.state for each in decisions]).float(),
        torch.cat([each.actions for each in decisions]).float(),
        torch.tensor([len(each.actions) for each in decisions]),
    )
    chosen = torch.tensor([each.chosen for each in decisions])
    outcomes = torch.tensor([lesson.outcome for lesson in batch])
    return log_chances.gather(1, chosen[:, None])[:, 0], (expected - outcomes).square().mean()


def standardized(values: Tensor) -> Tensor:
    """Shift and scale to mean 0 and deviation 1."""
    return (values - values.mean()) / (values.std(correction=0) + 1e-6)


def step(optimizer: torch.optim.Optimizer, loss: Tensor) -> None:
    """Change the agent a little so that the loss falls."""
    optimizer.zero_grad()
    loss.backward()
    for group in optimizer.param_groups:
        nn.utils.clip_grad_norm_(group["params"], 0.5)
    optimizer.step()


def main() -> None:
    """Learn from the recorded games, then from games of its own; save, draw, compare."""
    options = argparse.ArgumentParser(description="Train an agent and compare it with greedy.")
    options.add_argument("recorded", type=Path, help="a folder of `ceres sim --decisions`")
    options.add_argument("--minutes", type=float, default=15, help="of CPU time, for all of it")
    options.add_argument("--difficulty", default="normal")
    options.add_argument("--games", type=int, default=1000, help="for the comparison")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--keep", type=Path, default=Path("agent.pt"))
    options.add_argument("--curve", type=Path, help="an SVG or PNG file to draw")
    given = options.parse_args()
    torch.set_num_threads(1)  # in a small network more would wait for each other
    torch.manual_seed(given.seed)
    random = Random(given.seed)
    agent = Agent()
    curve = LearningCurve(min(300, given.games), given.difficulty)
    imitate(agent, list(recorded_games(given.recorded, given.difficulty)), curve, random)
    improve(agent, given.minutes, curve, random)
    curve.measure(agent, "at the end")
    agent.save(given.keep)
    if given.curve:
        curve.draw(given.curve)
    compare(agent, given.games, given.difficulty)


if __name__ == "__main__":
    main()
