"""Games that begin late, so that playouts are short."""

from functools import cache
from random import Random

import ceres
from ceres.bots import make_bot
from strategies import pick


@cache
def late_start(seed: int = 3, left: int = 12, variants: tuple[str, ...] = ()) -> ceres.Position:
    """A decision so many before the end of a game of the planner."""
    game = ceres.Game.new(seed, "challenge", True, variants)
    planner = make_bot("planner:version=2", seed=0)  # the same games, whichever is the newest
    while game.position.result is None:
        game.play(planner.choose(game.position.observation()))
    return game.positions[-1 - left]


def played_from(start: ceres.Position, player: str, decisions: int | None = None) -> ceres.Game:
    """A game from there, by a bot or at random; to its end, or so many decisions."""
    game, rng = ceres.Game(start), Random(1)
    bot = None if player == "random" else make_bot(player, seed=1)
    while game.position.result is None and len(game.entries) != decisions:
        position = game.position
        game.play(pick(position, rng) if bot is None else bot.choose(position.observation()))
    return game
