"""Plays games of a group, each from its seed to its end."""

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ceres.actions import action_of, refusal
from ceres.bots import load_bot, make_bot
from ceres.components import STANDARD, Components
from ceres.engine.action import Action
from ceres.engine.era_counters import EraCounters
from ceres.engine.legal import actions
from ceres.engine.setup import new_game
from ceres.engine.state import OVER, Rules, State
from ceres.engine.turn import play
from ceres.errors import CeresError, CodedError
from ceres.lab.cards import stand_in, with_exchange
from ceres.lab.plan import Group, bot_seed
from ceres.lab.watchdog import TimedOut, Watchdog
from ceres.observation import observe

_Choose = Callable[[State], Action]
_OnDecision = Callable[[State, Action], None]


class BotFailed(CodedError):
    """A bot raised an error, did something illegal, or took too long."""


class GameRunner:
    """Plays the games of a group."""

    def __init__(self, group: Group, box: Components | None, source: str | None) -> None:
        """Take components other than the standard ones, and the source of a user's bot."""
        self.group: Final = group
        self._box: Final = box
        self._source: Final = source
        # By the card that is played instead of the exchanged one.
        self._rules: Final[dict[str, Rules]] = {}

    def new_game(self, seed: int) -> State:
        """Set up the game of a seed, to be counted."""
        other = self.stand_in(seed)
        if other not in self._rules:
            self._rules[other] = _rules(self.group, self._box, other)
        state = new_game(self._rules[other], self.group.monuments, seed)
        state.log = EraCounters()
        return state

    def stand_in(self, seed: int) -> str:
        """Return the card played instead of the exchanged one, if any."""
        exchanged = self.group.exchanged
        return stand_in(self._box, exchanged, seed).id if exchanged else ""

    def play(self, seed: int, watchdog: Watchdog, on_decision: _OnDecision | None = None) -> State:
        """Play the game of a seed to its end; call `on_decision` before each action."""
        state = self.new_game(seed)
        known = {"bot": self.group.bot, "seed": seed}
        try:
            choose = self._player(seed)
            while state.phase != OVER:
                watchdog.start()
                action = choose(state)
                if on_decision is not None:
                    on_decision(state, action)
                play(state, action)
            watchdog.pause()
        except TimedOut:
            raise BotFailed("lab-bot-too-long", **known, limit=watchdog.limit) from None
        except BotFailed:
            raise
        except (Exception, SystemExit) as error:
            raise BotFailed("lab-bot-raised", **known, problem=_described(error)) from error
        return state

    def _player(self, seed: int) -> _Choose:
        """Return the function that decides in the game of a seed."""
        if self._source is None:
            # Our own bots get the state itself: they look at nothing hidden, or are meant to.
            return make_bot(self.group.bot, bot_seed(seed)).choose_from_state
        bot = load_bot(self.group.bot, bot_seed(seed), self._source)

        def choose(state: State) -> Action:
            chosen = bot.choose(observe(state))
            try:
                action = action_of(chosen)
                if action not in actions(state):
                    raise refusal(state, action)
            except CeresError as error:
                facts = {"bot": self.group.bot, "seed": seed, "problem": error}
                raise BotFailed("lab-bot-illegal", **facts) from None
            return action

        return choose


def _rules(group: Group, box: Components | None, other: str) -> Rules:
    """Return the rules of a group, with `other` played instead of its exchanged card."""
    if group.exchanged:
        cards = {card.id: card for card in (box or STANDARD).cards}
        box = with_exchange(box, group.exchanged, cards[other])
    return Rules(group.difficulty, list(group.variants), box)


def _described(error: BaseException) -> str:
    """Describe an error and where it was raised: `ValueError: it is wrong (my_bot.py:7)`."""
    text = f"{type(error).__name__}: {error}"
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{text} ({Path(last.filename).name}:{last.lineno})"
