"""What a visitor of a shared server may use, so that all of them get a fair part of it."""

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Final, Generic, TypeVar

from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS

from ceres.web.problems import HTTPRefusal
from ceres.web.settings import Budget, Rate

# The visitors who are remembered; those of the longest absence are dropped.
_MOST_VISITORS: Final = 10_000
# The long requests of a visitor that are in memory at once.
_LONG_REQUESTS: Final = 4

Clock = Callable[[], float]
Each = TypeVar("Each")


class TooMany(HTTPRefusal):
    """A request beyond the limits of its visitor."""

    def __init__(self, code: str, seconds: int) -> None:
        """Create the error of the message `code`; after `seconds` a request is allowed again."""
        headers = {"Retry-After": str(seconds)}
        super().__init__(HTTP_429_TOO_MANY_REQUESTS, code, headers, seconds=seconds)


class Bucket:
    """A token bucket. It may owe tokens: what a request costs is known when it is answered."""

    def __init__(self, rate: Rate | Budget, clock: Clock = time.monotonic) -> None:
        """Create a full bucket; `clock` returns seconds."""
        self._rate: Final = rate
        self._clock: Final = clock
        self._lock: Final = Lock()
        self._left, self._then = float(rate.burst), clock()

    @property
    def left(self) -> float:
        """The tokens that are left; below zero, those that are owed."""
        with self._lock:
            now = self._clock()
            more = (now - self._then) * self._rate.per_second
            self._left, self._then = min(self._rate.burst, self._left + more), now
            return self._left

    def wait(self, tokens: float = 0) -> float:
        """Return in how many seconds so many tokens are left: none, if they are there."""
        return max(0.0, (tokens - self.left) / self._rate.per_second)

    def charge(self, tokens: float) -> None:
        """Take tokens, whether they are there or not."""
        with self._lock:
            self._left -= tokens


class ByVisitor(Generic[Each]):
    """Something for every visitor, made when it is asked for."""

    def __init__(self, make: Callable[[], Each]) -> None:
        """Begin with nobody."""
        self._make: Final = make
        self._lock: Final = Lock()
        self._known: Final[OrderedDict[str, Each]] = OrderedDict()

    def of(self, visitor: str) -> Each:
        """Return that of a visitor."""
        with self._lock:
            found = self._known.get(visitor) or self._make()
            self._known[visitor] = found
            self._known.move_to_end(visitor)
            if len(self._known) > _MOST_VISITORS:
                self._known.popitem(last=False)
            return found


class RateLimiter:
    """A token bucket for every visitor.

    >>> now = 0.0
    >>> limiter = RateLimiter(Rate(burst=2, per_second=0.1), lambda: now)
    >>> [limiter.take("Ann") for _ in range(3)], limiter.take("Ben")
    ([0, 0, 10], 0)
    >>> now = 10.0
    >>> limiter.take("Ann")
    0
    """

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        """Create full buckets; `clock` returns seconds."""
        self._buckets: Final = ByVisitor(lambda: Bucket(rate, clock))

    def take(self, visitor: str) -> int:
        """Take a token and return 0, or return the seconds until there is one."""
        bucket = self._buckets.of(visitor)
        seconds = math.ceil(bucket.wait(1))
        if not seconds:
            bucket.charge(1)
        return seconds


class Account:
    """What a visitor uses of a shared server: its time, and its memory."""

    def __init__(self, budget: Budget) -> None:
        """Open an account with the whole budget of CPU time."""
        self.work: Final = Bucket(budget)
        # The bytes of answers that the visitor has not taken yet.
        self.unsent = 0
        # What each kind of request cost this visitor, in seconds of CPU time.
        self.costs: Final[dict[str, float]] = {}
        self.long_requests: Final = asyncio.Semaphore(_LONG_REQUESTS)
