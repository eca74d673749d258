"""Run by Pyodide: our code as the page has it, and as it was packed."""

import shutil
import sys


def unpack() -> None:
    """Unpack our code as the page does."""
    shutil.unpack_archive("/python/ceres.zip", "/ceres")
    sys.path[:0] = ["/ceres", "/tests"]


def digest_of(games: int) -> str:
    """Return the digest of games, the number of their decisions, and whether it ran compiled."""
    unpack()
    import ceres
    from digest import digest

    return "{} {} {}".format(*digest(games), ceres.COMPILED)


def proofs_of(puzzles: int) -> str:
    """Return what is proved about some puzzles, and whether it ran compiled."""
    unpack()
    import ceres
    from proved import proofs

    return f"{proofs(puzzles)} {ceres.COMPILED}"
