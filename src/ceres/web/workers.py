"""The threads that answer requests. Heavy requests have few of their own and hold up no others."""

import asyncio
import contextvars
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from ceres.web.limits import RateLimiter, TooMany
from ceres.web.settings import Limits, Settings
from ceres.web.visitors import VISITOR

Result = TypeVar("Result")


class Pool:
    """Some threads, and how many requests they answer or have waiting."""

    def __init__(self, threads: int, name: str) -> None:
        """Make the pool; its threads start when they are needed."""
        self.threads: Final = threads
        self.pending = 0
        self._executor: Final = ThreadPoolExecutor(threads, name)

    async def run(self, answer: Callable[[], Result]) -> Result:
        """Answer a request in a thread."""
        context = contextvars.copy_context()
        loop = asyncio.get_running_loop()
        self.pending += 1
        try:
            return await loop.run_in_executor(self._executor, context.run, answer)
        finally:
            self.pending -= 1

    def close(self) -> None:
        """End the threads once they have answered, and wait for that."""
        self._executor.shutdown(cancel_futures=True)


class RequestThreads:
    """Two pools of threads. On a shared server, heavy requests are rate-limited per visitor."""

    def __init__(self, settings: Settings, limits: Limits | None = None) -> None:
        """Make the pools."""
        self._light: Final = Pool(settings.threads, "ceres-light")
        self._heavy: Final = Pool(settings.heavy_threads, "ceres-heavy")
        self._limiter: Final = RateLimiter((limits or Limits()).heavy)

    @property
    def pools(self) -> Mapping[str, Pool]:
        """The pools by name."""
        return {"light": self._light, "heavy": self._heavy}

    async def run(self, heavy: bool, answer: Callable[[], Result]) -> Result:
        """Answer a request in a thread; `TooMany` if a visitor sends too many heavy ones."""
        visitor = VISITOR.get()
        if heavy and visitor is not None:
            seconds = self._limiter.take(visitor.address)
            if seconds:
                raise TooMany("too-many-requests", seconds)
        return await (self._heavy if heavy else self._light).run(answer)

    def close(self) -> None:
        """End the threads once they have answered."""
        for pool in self.pools.values():
            pool.close()
