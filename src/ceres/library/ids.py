"""The ids of games, and the keys of links to look at them."""

import secrets
from typing import Final

# 130 random bits, without letters that look alike: an id can be read out, but not guessed.
_ID_LENGTH: Final = 26
_ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """Return an id that nobody can guess."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def may_be_id(text: str) -> bool:
    """Return whether a text has the characters of ids: not every database takes all others."""
    return text.isascii() and text.isprintable()
