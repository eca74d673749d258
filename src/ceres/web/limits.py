"""Rate limits of a shared server, so that every visitor gets a fair part of it."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Final

from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS

from ceres.web.problems import HTTPRefusal
from ceres.web.settings import Rate

# The visitors whose buckets are stored; those of the longest absence are dropped.
_MOST_VISITORS: Final = 10_000


class TooMany(HTTPRefusal):
    """A request beyond the rate limit."""

    def __init__(self, code: str, seconds: int) -> None:
        """Create the error of the message `code`; after `seconds` a request is allowed again."""
        headers = {"Retry-After": str(seconds)}
        super().__init__(HTTP_429_TOO_MANY_REQUESTS, code, headers, seconds=seconds)


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

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        """Create full buckets; `clock` returns seconds."""
        self._rate: Final = rate
        self._clock: Final = clock
        self._lock: Final = Lock()
        # By visitor: the tokens left, and when that was.
        self._buckets: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def take(self, visitor: str) -> int:
        """Take a token and return 0, or return the seconds until there is one."""
        with self._lock:
            now = self._clock()
            left, then = self._buckets.pop(visitor, (float(self._rate.burst), now))
            left = min(self._rate.burst, left + (now - then) * self._rate.per_second)
            allowed = left >= 1
            self._buckets[visitor] = (left - allowed, now)
            if len(self._buckets) > _MOST_VISITORS:
                self._buckets.popitem(last=False)
        return 0 if allowed else math.ceil((1 - left) / self._rate.per_second)
