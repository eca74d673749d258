"""Loads a user's own bot from a Python file that has `make(seed)` or a class `Bot`."""

import sys
from functools import cache
from pathlib import Path
from types import CodeType, ModuleType

from ceres.bots.bot import Bot
from ceres.errors import CeresError
from ceres.messages import say


class InvalidBot(CeresError):
    """A file that makes no bot; `code` and `facts` say why."""

    def __init__(self, path: str | Path, code: str, **facts: object) -> None:
        """Take the file, and the code of the sentence that says what is wrong with it."""
        reason = say(code, **facts)
        super().__init__(say("invalid-bot", path=path, reason=reason))
        self.path = str(path)
        self.code = "invalid-bot"
        self.facts = {"path": path, "reason": reason}


def load_bot(path: str | Path, seed: int, source: str | None = None) -> Bot:
    """Load a bot: what the file's `make(seed)` returns, else an instance of its class `Bot`.

    The class is called with the seed, too. Modules in the folder of the file can be imported.
    `source` is the content of the file, for machines that do not have it. Raise `InvalidBot` if the
    file makes no bot.
    """
    module = _run(Path(path), source)
    maker = getattr(module, "make", None) or getattr(module, "Bot", None)
    if not callable(maker):
        raise InvalidBot(path, "bot-without-maker")
    try:
        bot = maker(seed)
    except (Exception, SystemExit) as error:
        raise InvalidBot(path, "bot-raised", problem=_problem(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise InvalidBot(path, "bot-without-choose")
    made: Bot = bot
    return made


def _run(path: Path, source: str | None) -> ModuleType:
    """Run the file as a module, whatever its name."""
    if path.suffix != ".py":
        raise InvalidBot(path, "bot-not-python")
    try:
        text = path.read_bytes() if source is None else source
    except OSError as error:
        raise InvalidBot(path, "bot-unreadable", problem=error.strerror or error) from None
    module = ModuleType(f"ceres_own_bot_{path.stem}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module  # for what looks its own module up, such as dataclasses
    _import_from(str(path.resolve().parent))
    try:
        exec(_compiled(text, path), module.__dict__)
    except (Exception, SystemExit) as error:
        raise InvalidBot(path, "bot-raised", problem=_problem(error)) from error
    return module


@cache
def _compiled(source: str | bytes, path: Path) -> CodeType:
    return compile(source, path, "exec", dont_inherit=True)


def _import_from(folder: str) -> None:
    """Append a folder to the import path: installed modules go before those beside a bot."""
    if folder not in sys.path:
        sys.path.append(folder)


def _problem(error: BaseException) -> str:
    """Describe an error as the end of a traceback does: `ValueError: it is wrong`."""
    return f"{type(error).__name__}: {error}"
