"""The house variants of a game, read strictly."""

from collections.abc import Iterable, Sequence
from typing import Final

from ceres.checking import Check
from ceres.engine.state import FAVOURS, VARIANTS

VARIANT_NAMES: Final = (*VARIANTS, *FAVOURS)
"""The names of all house variants; of the favours (X4) a game has at most one."""


def read_variants(
    check: Check, entries: Iterable[tuple[str, object]], known: Sequence[str] = VARIANT_NAMES
) -> tuple[str, ...]:
    """Return the variants among entries, each with its place, sorted; note what is wrong.

    A complaint lists the `known` words.
    """
    found: list[str] = []
    for where, value in entries:
        name = check.word(value, where, known)
        if name is None:
            continue
        other = next((each for each in found if each in FAVOURS), None)
        if name in found:
            check.fault(where, "variant-twice", name=name)
        elif name in FAVOURS and other is not None:
            check.fault(where, "favour-twice", name=name, other=other)
        else:
            found.append(name)
    return tuple(sorted(found))
