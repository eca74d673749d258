"""Everything that reads texts or files reads broken ones, or refuses them with a reason."""

from pathlib import Path
from random import Random

import pytest

from fuzzing import CORPUS, READERS, broken, good_texts, read

ONCE_BROKEN = sorted(CORPUS.glob("*/*"))


@pytest.mark.parametrize("name", READERS)
def test_what_is_broken_is_read_or_refused(name: str) -> None:
    """A few of them; `tools/fuzz.py` tries more."""
    rng, texts = Random(1), good_texts()[name]
    assert all(read(name, content) for content in texts)
    for _ in range(20):
        read(name, broken(texts, rng))


@pytest.mark.parametrize(
    "path", ONCE_BROKEN, ids=[f"{e.parent.name}-{e.name}" for e in ONCE_BROKEN]
)
def test_what_once_broke_a_reader(path: Path) -> None:
    read(path.parent.name, path.read_bytes())
