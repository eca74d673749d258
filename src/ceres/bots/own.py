"""Loads a user's own bot from a Python file that has `make(seed)` or a class `Bot`."""

import sys
from functools import cache
from pathlib import Path
from types import CodeType, ModuleType

from ceres.bots.bot import Bot
from ceres.errors import CodedError
from ceres.messages import say


class InvalidBot(CodedError):
    """A file that makes no bot; its facts say why."""

    def __init__(self, path: str | Path, code: str, **facts: object) -> None:
        """Take the file, and the code of the sentence that says what is wrong with it."""
        super().__init__("invalid-bot", path=path, reason=say(code, **facts))


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
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)  # installed modules go before those beside a bot
    try:
        exec(_compiled(text, path), module.__dict__)
    except (Exception, SystemExit) as error:
        raise InvalidBot(path, "bot-raised", problem=_problem(error)) from error
    return module


@cache
def _compiled(source: str | bytes, path: Path) -> CodeType:
    return compile(source, path, "exec", dont_inherit=True)


def _problem(error: BaseException) -> str:
    """Describe an error as the end of a traceback does: `ValueError: it is wrong`."""
    return f"{type(error).__name__}: {error}"
