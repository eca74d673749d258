"""Thinking in several places at once: in processes, or in workers of a page.

A plan is a generator that yields tasks, gets their results in the same order, and returns what it
found. Tasks do not depend on each other. So they can be run anywhere, in any number of places, and
the plan finds the same; and whoever carries it out can stop between two tasks.
"""

from collections.abc import Generator, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Task(Protocol):
    """A part of the work; it and its result can be pickled."""

    def run(self) -> Any:
        """Do it, and return the result."""


Plan = Generator[Sequence[Task], list[Any], T]


class Sharpening(list[Task]):
    """Tasks of a plan that has an answer already; they make it sharper."""

    def __init__(self, tasks: Sequence[Task], so_far: Any) -> None:
        """Take the answer so far, as whoever asked gets it."""
        super().__init__(tasks)
        self.so_far = so_far
