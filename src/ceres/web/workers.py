"""The threads that answer requests. Heavy requests have few of their own and hold up no others."""

import asyncio
import contextvars
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from ceres.web.limits import Limits, RateLimiter, TooMany
from ceres.web.settings import Settings
from ceres.web.visitors import VISITOR

Result = TypeVar("Result")


class Workers:
    """Two pools of threads; visitors of a shared server may send so many heavy requests."""

    def __init__(self, settings: Settings, limits: Limits | None = None) -> None:
        """Make the pools; their threads start when they are needed."""
        self._light: Final = ThreadPoolExecutor(settings.threads, "ceres-light")
        self._heavy: Final = ThreadPoolExecutor(settings.heavy_threads, "ceres-heavy")
        self._limiter: Final = RateLimiter((limits or Limits()).heavy)

    async def run(self, heavy: bool, answer: Callable[[], Result]) -> Result:
        """Answer a request in a thread; `TooMany` if a visitor sends too many heavy ones."""
        visitor = VISITOR.get()
        if heavy and visitor is not None:
            seconds = self._limiter.take(visitor.address)
            if seconds:
                raise TooMany("too-many-requests", seconds)
        context = contextvars.copy_context()
        pool = self._heavy if heavy else self._light
        return await asyncio.get_running_loop().run_in_executor(pool, context.run, answer)

    def close(self) -> None:
        """End the threads once they have answered."""
        for pool in (self._light, self._heavy):
            pool.shutdown(wait=False, cancel_futures=True)
