"""HTTP/1.1 on connections that may be slow, many, or not speak it at all."""

import asyncio
import json
from collections import Counter
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ceres.errors import CodedError
from ceres.service import problem_of
from ceres.web.problems import worded
from ceres.web.settings import Settings

# The address and all headers of a request together, in bytes.
_LONGEST_HEAD: Final = 32 * 1024


def protocol(settings: Settings, counted: bool) -> type[HttpToolsProtocol]:
    """Return the protocol of a server with these settings.

    With `counted`, the connections of an address are limited. Behind a proxy all come from there.
    """
    connected: Counter[str] = Counter()

    class Protocol(HttpToolsProtocol):
        """Closes connections that are too slow or too many, and explains itself to the others."""

        _head_timer: asyncio.TimerHandle | None = None
        _head_size = 0
        _in_head = False
        _completed = False
        _address: str | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if counted and self.client is not None:
                self._address = self.client[0]
                connected[self._address] += 1
                if connected[self._address] > settings.connections:
                    transport.abort()
                    return
            self._time_head()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_timing()
            if self._address is not None:
                connected[self._address] -= 1
                if not connected[self._address]:
                    del connected[self._address]
                self._address = None
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            self._completed = False
            super().data_received(data)
            # Most of a chunk in which another request ended may be that request.
            if not self._completed:
                self._measure_head(len(data))
            self._time_head()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._head_size, self._in_head = 0, True

        def on_message_complete(self) -> None:
            self._completed = True
            super().on_message_complete()

        def on_headers_complete(self) -> None:
            self._in_head = False
            super().on_headers_complete()

        def _measure_head(self, received: int) -> None:
            """Close the connection if the head of a request is too long."""
            self._head_size += received
            if self._in_head and self._head_size > _LONGEST_HEAD:
                self.send_400_response("Head too long.")

        def _time_head(self) -> None:
            """Close the connection unless the head of a request comes in time.

            While a request is answered, its body is timed by whoever reads it.
            """
            cycle: RequestResponseCycle | None = self.cycle
            if cycle is not None and not cycle.response_complete:
                self._stop_timing()
            elif self._head_timer is None and self.timeout_keep_alive_task is None:
                close = self.transport.close
                self._head_timer = self.loop.call_later(settings.head_time, close)

        def _stop_timing(self) -> None:
            if self._head_timer is not None:
                self._head_timer.cancel()
                self._head_timer = None

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._stop_timing()

        def send_400_response(self, msg: str) -> None:
            """Answer a malformed request and close the connection."""
            self.transport.write(_malformed(msg))
            self.transport.close()

    return Protocol


def _malformed(problem: str) -> bytes:
    refused = worded(problem_of(CodedError("not-http", problem=problem)), accepted="")
    body = json.dumps({"problem": refused}).encode()
    head = (
        f"HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body
