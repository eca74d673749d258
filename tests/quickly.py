"""Marks most cases of a parametrized test as slow."""

from collections.abc import Iterable
from typing import Any

import pytest


def first_quickly(values: Iterable[Any]) -> list[Any]:
    """Leave the first value to the quick tests, and the others to the slow ones."""
    values = list(values)
    return some_quickly(values, every=len(values))


def some_quickly(values: Iterable[Any], every: int) -> list[Any]:
    """Leave every n-th value to the quick tests, and the others to the slow ones."""
    return [
        value if number % every == 0 else pytest.param(value, marks=pytest.mark.slow)
        for number, value in enumerate(values)
    ]
