"""Starts the game: checks the terminal, opens the saves, shows the first screen."""

import os
import shutil
import sys
from typing import Final

from ceres.challenges.days import Deal
from ceres.errors import CeresError
from ceres.game import Game
from ceres.saves import Saves, SavesBroken, SavesError, set_aside
from ceres.terminal.day_game import day_game
from ceres.terminal.new_game import NewGame
from ceres.terminal.settings import PACES, SMALLEST, load_settings
from ceres.terminal.words import Words
from ceres.text import choose_language, languages

BAD_INPUT: Final = 2
# Textual has terminals report a new size of the window as if it were typed, and leaves that on.
_QUIET: Final = "\x1b[?2048l"


class CannotPlay(Exception):
    """The game cannot be started; the text says why and what to do."""


def run(  # noqa: PLR0913, PLR0917 - each says what to begin with
    options: NewGame | None = None,
    lang: str | None = None,
    pace: str | None = None,
    new: bool = False,
    deal: Deal | None = None,
    today: str = "",
    id: str | None = None,
    plain: bool = False,
) -> int:
    """Play in the terminal; return the exit code: 0, or 2 if the game cannot be started.

    `options` are those of a new game; `new` begins it at once, before the first screen. So does
    the `deal` of a day, begun or continued on the player's day `today`, and the saved game whose
    `id` begins like this. A `plain` game is played line by line, also through a pipe.
    """
    options = options or NewGame()
    settings = load_settings()
    try:
        words = _words(lang, settings.language)
        if pace is not None and pace not in PACES:
            raise CannotPlay(words.say("terminal-bad-pace", pace=pace))
        if not plain:
            _check_terminal(words)
        game: Game | str | None = options.begin() if new else None
        saves = _open_saves(words)
        if deal is not None:
            game = day_game(saves, deal, today)
        if id is not None:
            game = saves.only(id)
    except CannotPlay as error:
        print(error, file=sys.stderr)  # noqa: T201
        return BAD_INPUT
    except CeresError as error:
        print(Words(choose_language(None)).explain(error), file=sys.stderr)  # noqa: T201
        return BAD_INPUT
    with saves:
        if plain:
            return _play_plainly(saves, words, options, game)
        from ceres.terminal.app import CeresApp

        settings = settings.changed(pace=pace) if pace else settings
        app = CeresApp(saves, words, settings, options, game)
        app.run()
        print(_QUIET, end="", file=sys.stderr, flush=True)  # noqa: T201
        return app.return_code or 0


def _play_plainly(saves: Saves, words: Words, options: NewGame, game: Game | str | None) -> int:
    from ceres.terminal.plain import PlainGame

    try:
        PlainGame(saves, words, options).run(game)
    except CeresError as error:
        print(words.explain(error), file=sys.stderr)  # noqa: T201
        return BAD_INPUT
    return 0


def _words(lang: str | None, setting: str) -> Words:
    """Choose the language: the option's, else the one set in the game, else the system's."""
    if lang is None and "CERES_LANG" not in os.environ and setting in languages():
        return Words(setting)
    return Words(choose_language(lang))


def _check_terminal(words: Words) -> None:
    """Raise `CannotPlay` without a terminal that can be filled."""
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


def _open_saves(words: Words) -> Saves:
    """Open the saved games; the player may have a broken file set aside."""
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
