"""The threads that answer requests, shared fairly by their visitors.

Heavy requests have few threads of their own and hold up no others. What is heavy is found out:
what a request costs is measured, and the next of its kind from the same visitor goes where that
belongs. On a shared server a visitor has one request in each pool at a time, the next one is that
of the visitor who used least, and whoever has used up the budget waits.
"""

import asyncio
import contextvars
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from litestar.exceptions import HTTPException

from ceres.web.limits import Account, TooMany
from ceres.web.observed import HUNG_UP
from ceres.web.settings import Budget, Settings
from ceres.web.visitors import VISITOR

Result = TypeVar("Result")
# Waits until the visitor has hung up.
HangingUp = Callable[[], Awaitable[None]]

# Seconds of CPU time. A heavy request costs more; what it cost is forgotten little by little.
_HEAVY: Final = 0.03
_FORGETTING: Final = 0.8
# In bytes. A visitor who leaves more answers unread gets no others.
_MOST_UNSENT: Final = 4_000_000
_AGAIN: Final = 0.5  # seconds until a visitor who does not read is looked at again


class _Turn(NamedTuple):
    """Somebody waiting for a thread. On a server for one player there is no account."""

    account: Account | None
    given: "asyncio.Future[None]"


class Pool:
    """Some threads, and how many requests they answer or have waiting."""

    def __init__(self, threads: int, name: str) -> None:
        """Make the pool; its threads start when they are needed."""
        self.threads: Final = threads
        self.pending = 0
        self._busy = 0
        self._served: Final[set[Account]] = set()
        self._waiting: Final[deque[_Turn]] = deque()
        self._executor: Final = ThreadPoolExecutor(threads, name)
        self._timer: asyncio.TimerHandle | None = None

    async def run(
        self,
        account: Account | None,
        answer: Callable[[], Result],
        patience: float | None = None,
        hanging_up: HangingUp | None = None,
    ) -> Result:
        """Answer a request in a thread, when it is the visitor's turn.

        A visitor without a budget waits for `patience` seconds, and is refused then. Nothing is
        done for one who has hung up.
        """
        loop = asyncio.get_running_loop()
        turn = _Turn(account, loop.create_future())
        self._waiting.append(turn)
        self.pending += 1
        try:
            self._give_turns()
            if not turn.given.done():
                await _wait(turn, patience, hanging_up)
            answering = loop.run_in_executor(self._executor, contextvars.copy_context().run, answer)
        except BaseException:
            self.pending -= 1
            if turn.given.done():
                self._end(account)
            else:
                self._waiting.remove(turn)
            raise

        def end(_: object) -> None:
            self.pending -= 1
            self._end(account)

        answering.add_done_callback(end)
        # Whoever hangs up now leaves the thread at work: it is taken only when it has ended.
        try:
            return await asyncio.shield(answering)
        finally:
            # An error in it leads back to this frame: the two would keep the request in memory.
            del answering

    def close(self) -> None:
        """End the threads once they have answered, and wait for that."""
        self._executor.shutdown(cancel_futures=True)

    def _end(self, account: Account | None) -> None:
        self._busy -= 1
        if account is not None:
            self._served.discard(account)
        self._give_turns()

    def _give_turns(self) -> None:
        """Let go on whoever may, those first who have used least."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._waiting and self._busy < self.threads:
            turn = min(self._waiting, key=self._place)
            if (seconds := self._place(turn)[0]) > 0:
                if math.isfinite(seconds):
                    loop = asyncio.get_running_loop()
                    self._timer = loop.call_later(seconds, self._give_turns)
                return
            self._waiting.remove(turn)
            self._busy += 1
            if turn.account is not None:
                self._served.add(turn.account)
            turn.given.set_result(None)

    def _place(self, turn: _Turn) -> tuple[float, float]:
        """Return in how many seconds it may be somebody's turn, and what goes by then."""
        account = turn.account
        if account is None:
            return 0, 0
        if account in self._served:
            return math.inf, 0
        waits = _AGAIN if account.unsent > _MOST_UNSENT else 0
        return max(account.work.wait(), waits), -account.work.left


async def _wait(turn: _Turn, patience: float | None, hanging_up: HangingUp | None) -> None:
    """Wait for a turn."""
    leaving = None if hanging_up is None else asyncio.ensure_future(hanging_up())
    awaited: set[asyncio.Future[Any]] = {turn.given} | ({leaving} if leaving else set())
    try:
        while not turn.given.done():
            await asyncio.wait(awaited, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
            if turn.given.done():
                return
            if leaving is not None and leaving.done():
                raise HTTPException("the visitor hung up", status_code=HUNG_UP)
            if turn.account is not None and (seconds := turn.account.work.wait()):
                raise TooMany("too-many-requests", math.ceil(seconds))
    finally:
        if leaving is not None:
            leaving.cancel()
            with suppress(asyncio.CancelledError):
                await leaving


class RequestThreads:
    """Two pools of threads, and which of them a request belongs to."""

    def __init__(self, settings: Settings) -> None:
        """Make the pools."""
        self._light: Final = Pool(settings.threads, "ceres-light")
        self._heavy: Final = Pool(settings.heavy_threads, "ceres-heavy")
        self._patience: Final = settings.waiting_time
        # A server for one player has no accounts: only what requests cost.
        self._anybody: Final = Account(Budget(math.inf, 1))

    @property
    def pools(self) -> Mapping[str, Pool]:
        """The pools by name."""
        return {"light": self._light, "heavy": self._heavy}

    async def run(
        self,
        kind: str,
        heavy: bool,
        answer: Callable[[], Result],
        hanging_up: HangingUp | None = None,
        going_on: bool = False,
    ) -> Result:
        """Answer a request of a kind, or part of it, in a thread.

        It is `heavy` as far as nobody knows yet. One that is `going_on` waits as long as it takes.
        """
        visitor = VISITOR.get()
        account = None if visitor is None else visitor.account
        costs = (account or self._anybody).costs
        expected = costs.get(kind, math.inf if heavy else 0)

        def measured() -> Result:
            before = time.thread_time()
            try:
                return answer()
            finally:
                cost = time.thread_time() - before
                costs[kind] = max(cost, _FORGETTING * costs.get(kind, 0))
                if account is not None:
                    account.work.charge(cost)

        pool = self._heavy if expected > _HEAVY else self._light
        patience = None if going_on else self._patience
        return await pool.run(account, measured, patience, hanging_up)

    def close(self) -> None:
        """End the threads once they have answered."""
        for pool in self.pools.values():
            pool.close()
