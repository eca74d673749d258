"""Starting the game: is there a terminal, can games be kept, and then the first screen."""

import os
import shutil
import sys
from dataclasses import dataclass
from typing import Final

from ceres.components import load_components
from ceres.errors import CeresError
from ceres.saves import Saves, SavesBroken, SavesError, set_aside
from ceres.terminal.game_options import GameOptions, new_game
from ceres.terminal.settings import PACES, SMALLEST, load_settings
from ceres.terminal.words import Words
from ceres.text import choose_language, languages

BAD_INPUT: Final = 2


class CannotPlay(Exception):
    """The game cannot be started; the text says why and what to do."""


@dataclass(frozen=True)
class Options:
    """What the command line may say about a new game."""

    seed: int | None = None
    difficulty: str | None = None
    monuments: bool = False
    variants: tuple[str, ...] = ()
    components: str | None = None  # the path of a file


def run(
    options: Options | None = None,
    lang: str | None = None,
    pace: str | None = None,
    new: bool = False,
) -> int:
    """Play in the terminal; the exit code: 0, or 2 if it cannot be started.

    An option of the game begins a new one at once, and so does `new`. Without any, the first
    screen offers to continue.
    """
    options = options or Options()
    settings = load_settings()
    try:
        words = _words(lang, settings.language)
        if pace is not None and pace not in PACES:
            raise CannotPlay(words.say("terminal-bad-pace", pace=pace))
        _terminal(words)
        wish = _wish(options)
        game = new_game(wish) if new or options != Options() else None
        saves = _saves(words)
    except CannotPlay as error:
        print(error, file=sys.stderr)  # noqa: T201
        return BAD_INPUT
    except CeresError as error:
        print(Words(choose_language(None)).explain(error), file=sys.stderr)  # noqa: T201
        return BAD_INPUT
    from ceres.terminal.app import CeresApp

    settings = settings.changed(pace=pace) if pace else settings
    with saves:
        app = CeresApp(saves, words, settings, wish, game)
        app.run()
        return app.return_code or 0


def _wish(options: Options) -> GameOptions:
    path = options.components
    return GameOptions(
        options.seed,
        options.difficulty or "normal",
        options.monuments,
        options.variants,
        load_components(path) if path is not None else None,
    )


def _words(lang: str | None, kept: str) -> Words:
    """The option goes first, then what was set in the game, then the system's language."""
    if lang is None and "CERES_LANG" not in os.environ and kept in languages():
        return Words(kept)
    return Words(choose_language(lang))


def _terminal(words: Words) -> None:
    """`CannotPlay` without a terminal that can be filled."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise CannotPlay(words.say("terminal-not-a-terminal"))
    columns, lines = shutil.get_terminal_size()
    if columns < SMALLEST[0] or lines < SMALLEST[1]:
        raise CannotPlay(
            words.say(
                "terminal-window-too-small",
                width=SMALLEST[0],
                height=SMALLEST[1],
                columns=columns,
                lines=lines,
            )
        )


def _saves(words: Words) -> Saves:
    """The kept games; of a broken file the player may say that it is set aside."""
    try:
        return Saves.open()
    except SavesBroken as error:
        print(_failed(error, words), file=sys.stderr)  # noqa: T201
        print(words.say("terminal-saves-aside"), end=" ", file=sys.stderr, flush=True)  # noqa: T201
        if sys.stdin.readline().strip().lower() != words.say("terminal-yes"):
            raise CannotPlay("") from None
        path = set_aside()
        print(words.say("terminal-saves-now-at", path=path), file=sys.stderr)  # noqa: T201
        return Saves.open()
    except SavesError as error:
        raise CannotPlay(_failed(error, words)) from None


def _failed(error: SavesError, words: Words) -> str:
    return f"{words.say('terminal-saves-failed')}\n{words.explain(error)}"
