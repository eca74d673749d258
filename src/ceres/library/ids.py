"""The ids of games, and the keys of links to look at them."""

import os
from typing import Final

# 130 random bits, without letters that look alike: an id can be read out, but not guessed.
_ID_LENGTH: Final = 26
_ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
_COUNT: Final = len(_ID_LETTERS)  # which divides 256: all letters are as likely


def new_id() -> str:
    """Return an id that nobody can guess."""
    return "".join(_ID_LETTERS[byte % _COUNT] for byte in os.urandom(_ID_LENGTH))


def may_be_id(text: str) -> bool:
    """Return whether a text has the characters of ids: not every database takes all others."""
    return text.isascii() and text.isprintable()
