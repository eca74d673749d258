"""Who plays the benchmark: bots of ours and bots from files."""

from pathlib import Path
from typing import Final, Literal, NamedTuple, Protocol

from ceres.benchmark.settings import Setting, seed_of
from ceres.bots import load_bot, make_bot
from ceres.bots.kinds import peeks
from ceres.checking import read_text
from ceres.errors import CodedError
from ceres.lab.game_runner import GameRunner
from ceres.lab.plan import STANDARD_BOX, Group, own_bot_name
from ceres.lab.watchdog import Watchdog

Kind = Literal["bot", "code", "command"]


class Course(NamedTuple):
    """How a player played a game: its actions, and the answers that were none."""

    actions: list[str]
    illegal: int = 0
    """Answers that were refused."""
    defaults: int = 0
    """Decisions that were made for the player, as no legal answer came."""


class Player(Protocol):
    """Plays games of the benchmark."""

    @property
    def name(self) -> str:
        """What it is called in tables."""

    @property
    def kind(self) -> Kind:
        """Whether it is a bot of ours, a bot from a file, or any program."""

    def play(self, setting: Setting, number: int) -> Course:
        """Play the game of a deal to its end."""


class BotPlayer:
    """A bot of ours, named by its code, or one of your own, from a file.

    `limit` is how many seconds it may take for a decision; `BotFailed` if it takes longer, fails,
    or does something illegal.
    """

    def __init__(self, code: str, limit: float, own: bool = False) -> None:
        """Take the code, or the path of the file; raise an error of ours if it makes no bot."""
        self._code: Final = code
        self._limit: Final = limit
        self._source: str | None = None
        if own:
            load_bot(code, seed=0)
            self._source = read_text(Path(code))
        else:
            make_bot(code, seed=0)
            if peeks(code):
                raise CodedError("bot-peeks", bot=code)
        self.name: Final = own_bot_name(code) if own else code
        self.kind: Final[Kind] = "code" if own else "bot"

    def play(self, setting: Setting, number: int) -> Course:
        """Play the game of a deal to its end."""
        group = Group(
            self._code, setting.difficulty, setting.monuments, setting.variants, STANDARD_BOX
        )
        actions: list[str] = []
        with Watchdog(self._limit, lambda: False) as watchdog:
            GameRunner(group, None, self._source).play(
                seed_of(setting.id, number), watchdog, lambda _, action: actions.append(action.text)
            )
        return Course(actions)
