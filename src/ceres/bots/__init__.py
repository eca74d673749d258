"""Bots: players that get an observation and return an action.

>>> import ceres
>>> from ceres.bots import make_bot
>>> game, bot = ceres.Game.new(seed=7), make_bot("greedy", seed=1)
>>> while game.position.result is None:
...     events = game.play(bot.choose(game.position.observation()))
>>> game.position.result["winner"] in ("you", "ceres")
True
"""

from ceres.bots.bot import Bot, BotKind, Parameter, QuickBot
from ceres.bots.kinds import BOTS, make_bot
from ceres.bots.own import InvalidBot, load_bot

__all__ = [
    "BOTS",
    "Bot",
    "BotKind",
    "InvalidBot",
    "Parameter",
    "QuickBot",
    "load_bot",
    "make_bot",
]
