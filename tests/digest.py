"""A digest of fixed seeded games: one number for all that the engine does.

    python tests/digest.py GAMES

plays that many games with the `ceres` that Python finds and prints a SHA-256 over every position,
action, score, event and observation of them, and a playout of each; how many decisions there were,
and how the engine ran. The digest must be the same interpreted and compiled, on every Python and
in Pyodide. Needs the standard library only.
"""

import hashlib
import json
import sys
from random import Random

import ceres
from ceres.engine.dice import Dice
from ceres.engine.playout import play_randomly

DIFFICULTIES = ("normal", "hard", "challenge")
VARIANTS = ("contested-population", "creeping-gardens", "wild-monuments")


def start(number: int) -> ceres.Position:
    """Begin a game; 48 of them go through all difficulties, Monuments and variants."""
    position = ceres.Game.new(
        seed=number,
        difficulty=DIFFICULTIES[number % 3],
        monuments=number // 3 % 2 == 1,
        variants=[name for bit, name in enumerate(VARIANTS) if number // 6 >> bit & 1],
    ).position
    if number % 5 == 4:  # composed: a short bag, few Deeds, much silver
        data = position.to_dict()
        del data["bag"][number % 13 :]
        del data["piles"][1][number % 7 :]
        data["ceres"]["deeds"] = []
        data["you"]["silver"] = number % 50
        position = ceres.Position.from_dict(data)
    return position


def pick(texts: list[str], rng: Random) -> str:
    """Choose an action: of two drawn, the one that builds, so that cities grow."""
    one, other = (texts[int(rng.random() * len(texts))] for _ in range(2))
    return other if other.startswith("build") else one


def game_digest(number: int) -> tuple[str, int]:
    """Return the digest of one game, and the number of its decisions."""
    digest = hashlib.sha256()
    rng = Random(number)  # only its random(): the one sequence that Python promises to keep
    position = start(number)
    decisions = 0

    def add(value: object) -> None:
        digest.update(json.dumps(value, sort_keys=True).encode())

    while True:
        texts = [str(action) for action in position.actions()]
        seen = position.observation()
        add([position.to_dict(), texts, position.score(), seen.to_dict()])
        add(seen.sample(Random(number)).to_dict())
        if not texts:
            break
        action = pick(texts, rng)
        position, events = position.play(action)
        add([action, [event.to_dict() for event in events]])
        decisions += 1
    state = start(number)._state.clone()
    add([play_randomly(state, Dice(number)), ceres.Position(state).to_dict()])
    return digest.hexdigest(), decisions


def digest(games: int) -> tuple[str, int]:
    """Return the digest of the first games, and the number of their decisions."""
    whole = hashlib.sha256()
    decisions = 0
    for number in range(games):
        one, played = game_digest(number)
        whole.update(one.encode())
        decisions += played
    return whole.hexdigest(), decisions


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].isdigit():
        sys.exit("usage: python tests/digest.py GAMES")
    sha256, decisions = digest(int(sys.argv[1]))
    how = "compiled" if ceres.COMPILED else "interpreted"
    sys.stdout.write(f"{sha256} {decisions} {how}\n")
