"""What was typed, as the keys of the bindings: with Caps Lock, and on a Korean keyboard too."""

from typing import Final
from unicodedata import normalize

# The letters of the keys with which the two-set layout writes initials, vowels and finals, as
# Unicode orders them.
_JAMO: Final = {
    0x1100: "r R s e E f a q Q t T d w W c z x v g",
    0x1161: "k o i O j p u P h hk ho hl y n nj np nl b m ml l",
    0x11A8: "r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g",
}
_LETTERS: Final = {
    chr(first + index): letters.lower()
    for first, row in _JAMO.items()
    for index, letters in enumerate(row.split(" "))
}


def keys_typed(key: str) -> list[str]:
    """Return the keys that were pressed: small letters, whatever the keyboard made of them.

    >>> [keys_typed(key) for key in ("U", "enter", "ㅑ", "햐")]
    [['u'], ['enter'], ['i'], ['g', 'i']]
    """
    if len(key) != 1:
        return [key]
    letters = [_LETTERS.get(jamo) for jamo in normalize("NFKD", key)]
    if None in letters:
        return [key.lower()]
    return list("".join(filter(None, letters)))
