"""A user's own bot, from a Python file that has `make(seed)` or a class `Bot`."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from ceres.bots.bot import Bot
from ceres.errors import CeresError
from ceres.messages import say


class InvalidBot(CeresError):
    """A file that makes no bot; `code` and `facts` say why."""

    def __init__(self, path: str | Path, code: str, **facts: object) -> None:
        """`path` is the file, `code` names the sentence that says what is wrong with it."""
        reason = say(code, **facts)
        super().__init__(say("invalid-bot", path=path, reason=reason))
        self.path = str(path)
        self.code = "invalid-bot"
        self.facts = {"path": path, "reason": reason}


def load_bot(path: str | Path, seed: int) -> Bot:
    """The bot of a file: what its function `make(seed)` returns, else an object of its class `Bot`.

    The class is called with the seed, too. `InvalidBot` says what is wrong with the file.
    """
    module = _run(Path(path))
    maker = getattr(module, "make", None) or getattr(module, "Bot", None)
    if not callable(maker):
        raise InvalidBot(path, "bot-without-maker")
    try:
        bot = maker(seed)
    except Exception as error:
        raise InvalidBot(path, "bot-raised", problem=_problem(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise InvalidBot(path, "bot-without-choose")
    made: Bot = bot
    return made


def _run(path: Path) -> ModuleType:
    """The file as a module, whatever its name."""
    name = f"ceres_own_bot_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise InvalidBot(path, "bot-not-python")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # for what looks its own module up, such as dataclasses
    try:
        spec.loader.exec_module(module)
    except OSError as error:
        raise InvalidBot(path, "bot-unreadable", problem=error.strerror or error) from None
    except Exception as error:
        raise InvalidBot(path, "bot-raised", problem=_problem(error)) from error
    return module


def _problem(error: Exception) -> str:
    """`ValueError: it is wrong`, as Python ends a traceback."""
    return f"{type(error).__name__}: {error}"
