"""Which of many cases the quick tests try."""

from collections.abc import Iterable
from typing import Any

import pytest


def first_quickly(values: Iterable[Any]) -> list[Any]:
    """The first one is tried every time, the others by the slow tests."""
    values = list(values)
    return some_quickly(values, every=len(values))


def some_quickly(values: Iterable[Any], every: int) -> list[Any]:
    """The first one and every so many after it are tried every time, all by the slow tests."""
    return [
        value if number % every == 0 else pytest.param(value, marks=pytest.mark.slow)
        for number, value in enumerate(values)
    ]
