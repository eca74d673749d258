"""How much one visitor of a shared server may ask, so that enough is left for the others."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import Final

from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS

from ceres.web.problems import TurnedAway

# Visitors who are remembered: whoever was not here for longest is forgotten first.
_REMEMBERED: Final = 10_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many a second."""

    at_once: int
    a_second: float


@dataclass(frozen=True)
class Limits:
    """What a visitor may do: ordinary playing is far from all of it."""

    requests: Rate = Rate(at_once=300, a_second=30)
    # New games, imported ones included.
    games: Rate = Rate(at_once=30, a_second=1 / 60)
    # Games that one player keeps.
    kept: int = 300


class TooMany(TurnedAway):
    """More than a visitor may ask; some seconds later they may again."""

    def __init__(self, code: str, seconds: int) -> None:
        """`code` names the sentence."""
        headers = {"Retry-After": str(seconds)}
        super().__init__(HTTP_429_TOO_MANY_REQUESTS, code, headers, seconds=seconds)


class Turnstile:
    """Lets each visitor pass at a rate.

    >>> now = 0.0
    >>> turnstile = Turnstile(Rate(at_once=2, a_second=0.1), lambda: now)
    >>> [turnstile.wait("Ann") for _ in range(3)], turnstile.wait("Ben")
    ([0, 0, 10], 0)
    >>> now = 10.0
    >>> turnstile.wait("Ann")
    0
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` tells the seconds."""
        self._rate: Final = rate
        self._clock: Final = clock
        self._lock: Final = Lock()
        # By visitor: how often they may pass, and when that was so.
        self._left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def wait(self, visitor: str) -> int:
        """0: the visitor has passed. Else the seconds until they may."""
        with self._lock:
            now = self._clock()
            left, then = self._left.pop(visitor, (float(self._rate.at_once), now))
            left = min(self._rate.at_once, left + (now - then) * self._rate.a_second)
            passes = left >= 1
            self._left[visitor] = (left - passes, now)
            if len(self._left) > _REMEMBERED:
                self._left.popitem(last=False)
        return 0 if passes else math.ceil((1 - left) / self._rate.a_second)
