"""Writes random games for `server_players.py` to follow, and saves some of them.

    python bench/games_to_play.py COUNT
    python bench/games_to_play.py COUNT DATABASE ACTIONS

Prints JSON: the options and the actions of as many games, the largest that there are. With a
database the games are saved there after so many actions, and named by their ids.
"""

import json
import sys
from random import Random
from typing import Any, Final

import ceres

OPTIONS: Final[dict[str, Any]] = {"difficulty": "challenge", "monuments": True}
# As many different games; the others are played as one of these is.
DIFFERENT: Final = 100


def random_game(seed: int) -> ceres.Game:
    """Play a game to its end."""
    game, rng = ceres.Game.new(seed=seed, **OPTIONS), Random(seed)
    while game.position.phase != "over":
        game.play(rng.choice(game.position.actions()))
    return game


def main() -> None:
    """Write, and save if asked to."""
    number, *place = sys.argv[1:]
    games = [random_game(seed) for seed in range(min(int(number), DIFFERENT))]
    written: list[dict[str, Any]] = [
        {"options": {"seed": seed, **OPTIONS}, "actions": list(map(str, game.entries))}
        for seed, game in enumerate(games)
    ]
    if place:
        from ceres.saves import Saves

        with Saves.open(place[0]) as saves:
            chosen = [written[each % DIFFERENT] for each in range(int(number))]
            written = [saved(saves, each, int(place[1])) for each in chosen]
    print(json.dumps(written))


def saved(saves: Any, written: dict[str, Any], actions: int) -> dict[str, Any]:
    """Save a game after so many actions, as far as the server knows: at its first revision."""
    game = ceres.Game.new(**written["options"])
    for action in written["actions"][:actions]:
        game.play(action)
    return {"id": saves.create(game), "actions": written["actions"][actions:], "played": 0}


if __name__ == "__main__":
    main()
