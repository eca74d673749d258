"""Which of many cases the quick tests try."""

from collections.abc import Iterable
from typing import Any

import pytest


def first_quickly(values: Iterable[Any]) -> list[Any]:
    """The first one is tried every time, the others by the slow tests."""
    first, *others = values
    return [first, *(pytest.param(value, marks=pytest.mark.slow) for value in others)]
