"""Help, and complaints about how a command was called, in the player's language.

The help of an option is the id of a message, `help-…`; that of a command is the message
`help-command-…` with the words that call it. They are looked up when they are shown and not before,
so that starting takes no longer. What typer says by itself is English and cannot be replaced, so
the classes of commands here say it.
"""

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from itertools import zip_longest
from types import MappingProxyType
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from ceres.errors import InvalidOption
from ceres.text import Catalogue, catalogue, choose_language, languages
from ceres.text.languages import ENGLISH

_BAD_CALL: Final = 2
_LANG: Final = "--lang"
# How typer names what a command was given too much of.
_SURPLUS: Final = re.compile(r"\(([^()]*)\)$")
# The parent of the errors about a call; typer exports only one of them.
_CallError: Final[Any] = typer.BadParameter.__base__


def words_of(context: Any) -> Catalogue:
    """Return the catalogue of the language asked for, before it has been read as an option."""
    asked = context.find_root().obj
    return _words(asked.get(_LANG) if isinstance(asked, dict) else None)


def _words(asked: str | None) -> Catalogue:
    """Return the catalogue of a language; that of the system if it is none."""
    for lang in (asked, None):
        try:
            return catalogue(choose_language(lang))
        except InvalidOption:
            continue
    return catalogue(ENGLISH)


def _asked(arguments: Sequence[str]) -> str | None:
    """Return the language that these arguments ask for, wherever they do."""
    for argument, next_one in zip_longest(arguments, arguments[1:]):
        if argument == _LANG:
            return next_one
        if argument.startswith(f"{_LANG}="):
            return argument.partition("=")[2]
    return None


def message_of(path: Sequence[str]) -> str:
    """Return the id of the help of a command.

    >>> message_of(["games", "export"]), message_of([])
    ('help-command-games-export', 'help-command-ceres')
    """
    return "-".join(("help-command", *(path or ["ceres"])))


def _path(context: Any) -> list[str]:
    return [*_path(context.parent), context.info_name] if context.parent is not None else []


class _Spoken:
    """Says the help of a command: in one place, whatever version of typer lays it out."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = " ".join(ctx.command.collect_usage_pieces(ctx))
        prefix = f"{words_of(ctx).say('help-usage')} "
        formatter.write_usage(ctx.command_path, pieces, prefix=prefix)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        words = words_of(ctx)
        self.format_usage(ctx, formatter)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(words.say(message_of(_path(ctx))))
        arguments, options = list[tuple[str, str]](), list[tuple[str, str]]()
        for param in ctx.command.get_params(ctx):
            record = param.get_help_record(ctx)
            if record:
                rows = options if param.param_type_name == "option" else arguments
                rows.append((record[0], _said(param, record[1], words)))
        commands = [
            (name, _first_sentence(words.say(message_of([*_path(ctx), name]))))
            for name in getattr(ctx.command, "commands", {})
        ]
        for title, rows in (("arguments", arguments), ("options", options), ("commands", commands)):
            if rows:
                with formatter.section(words.say(f"help-{title}")):
                    formatter.write_dl(rows)


def _said(param: Any, written: str, words: Catalogue) -> str:
    """Say the help of a parameter; typer has written its default behind the id."""
    if param.name == "help":
        return words.say("help-help")
    said = words.say(param.help, languages=", ".join(languages()))
    notes = written.removeprefix(param.help)
    notes = notes.replace("default:", words.say("help-default"))
    return said + notes.replace("required", words.say("help-required"))


def _first_sentence(text: str) -> str:
    return re.split(r"(?<=\.)\s", text, maxsplit=1)[0]


class Command(_Spoken, TyperCommand):
    """A command that speaks the player's language."""


class Group(_Spoken, TyperGroup):
    """A group of commands that speaks the player's language; the root also complains in it."""

    def main(self, args: Any = None, *rest: Any, **extra: Any) -> Any:
        """Run a command, and end the program."""
        asked = _asked(list(sys.argv[1:] if args is None else args))
        extra |= {"standalone_mode": False, "obj": {_LANG: asked}}
        try:
            code = super().main(args, *rest, **extra)
        except _CallError as error:
            _complain(error, _words(asked))
            code = _BAD_CALL
        except typer.Abort:
            code = 1
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that is called; say which one could be meant if there is none."""
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            near = [f"'{each}'" for each in get_close_matches(name, self.commands)]
            words = words_of(ctx)
            said = words.say("help-no-command", word=f"'{name}'")
            if near:
                said = f"{said} {words.say('help-did-you-mean', words=near)}"
            raise CallRefused(said, ctx=ctx)
        return super().resolve_command(ctx, args)


class CallRefused(typer.BadParameter):
    """A call that is refused with a sentence of ours."""


def _complain(error: Any, words: Catalogue) -> None:
    """Say how the command is called, and what was wrong."""
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        error.show()
        return
    if error.ctx is not None:
        call = f"{error.ctx.command_path} {error.ctx.help_option_names[0]}"
        typer.echo(f"{error.ctx.get_usage()}\n{words.say('help-try', call=call)}\n", err=True)
    text = _SENTENCES.get(kind, _something_else)(error, words)
    typer.echo(words.say("cli-error", text=text), err=True)


def _no_option(error: Any, words: Catalogue) -> str:
    said = words.say("help-no-option", word=error.option_name)
    near = sorted(error.possibilities or ())
    return f"{said} {words.say('help-did-you-mean', words=near)}" if near else said


def _missing(error: Any, words: Catalogue) -> str:
    kind = getattr(error.param, "param_type_name", "argument")
    return words.say("help-missing", kind=kind, name=_hint(error))


def _bad_value(error: Any, words: Catalogue) -> str:
    return words.say("help-bad-value", name=_hint(error))


def _hint(error: Any) -> str:
    """Return how the parameter is written, in quotation marks."""
    param = error.param
    name = param.opts[0] if param.param_type_name == "option" else param.metavar
    return f"'{name}'"


def _no_value(error: Any, words: Catalogue) -> str:
    return words.say("help-no-value", name=f"'{error.option_name}'")


def _refused(error: Any, words: Catalogue) -> str:
    if error.param is None:
        return str(error.message)
    return f"{_bad_value(error, words)}: {error.message}"


def _something_else(error: Any, words: Catalogue) -> str:
    surplus = _SURPLUS.search(error.message)
    if surplus:
        return words.say("help-surplus", words=surplus[1])
    return words.say("help-which-command")


_SENTENCES: Final[Mapping[str, Callable[[Any, Catalogue], str]]] = MappingProxyType(
    {
        "NoSuchOption": _no_option,
        "MissingParameter": _missing,
        "BadParameter": _bad_value,
        "BadOptionUsage": _no_value,
        "CallRefused": _refused,
    }
)
