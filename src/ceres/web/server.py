"""Running the server until Ctrl-C or SIGTERM."""

import gc
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from threading import Thread
from typing import Final

import uvicorn
from litestar import Litestar

from ceres.saves import Saves
from ceres.web.address import Address
from ceres.web.app import make_app
from ceres.web.logs import log_access, start_logging
from ceres.web.metrics import Metrics
from ceres.web.network import LocalNetwork
from ceres.web.observed import Observer
from ceres.web.protocol import protocol
from ceres.web.settings import DEFAULTS, Settings

_SWITCH_INTERVAL: Final = 0.0005  # seconds
# How many new objects make the garbage collector look at the young ones, and how many such rounds
# at the older ones. With Python's numbers it looked so often through all games in the cache that a
# third of the time went there; what requests leave behind is found in the young rounds.
_COLLECTING: Final = (10_000, 20, 50)


def run(
    saves: Saves,
    listener: socket.socket,
    address: Address,
    ready: Callable[[LocalNetwork], None],
    settings: Settings = DEFAULTS,
) -> None:
    """Serve until Ctrl-C or SIGTERM; `ready` is called once the server answers."""
    # A thread that computes lets the others go on after this time.
    sys.setswitchinterval(_SWITCH_INTERVAL)
    _allow_many_connections()
    observers: list[Observer] = [log_access]
    metrics = Metrics() if settings.metrics.port else None
    if metrics is not None:
        observers.append(metrics.observe)
    limits = settings.limits if address.shared else None
    app = make_app(saves, address.names, limits, settings, observers)
    network = LocalNetwork(address, listener, partial(_serve_others, saves, settings))
    app.state.tables.network = network
    with ExitStack() as stack:
        stack.enter_context(network)
        if metrics is not None:
            metrics.watch(app.state.tables, app.state.workers)
            stack.enter_context(metrics.serving(settings.metrics))
        start_logging(settings.log)
        server = _Server(_config(app, address, settings), lambda: ready(network))
        # uvicorn raises it again once all is answered
        stack.enter_context(suppress(KeyboardInterrupt))
        server.run(sockets=[listener])


def _serve_others(
    saves: Saves, settings: Settings, network: LocalNetwork, sockets: Sequence[socket.socket]
) -> Callable[[], None]:
    """Serve these games to other machines as a shared server does; return what ends that."""
    address = Address(sockets[0].getsockname()[0])
    app = make_app(saves, address.names, settings.limits, settings, [log_access])
    app.state.tables.network = network
    server = uvicorn.Server(_config(app, address, settings))
    thread = Thread(target=server.run, args=([*sockets],), daemon=True)
    thread.start()

    def end() -> None:
        server.should_exit = True
        thread.join()

    return end


def _config(app: Litestar, address: Address, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=protocol(settings, counted=address.shared and not address.behind),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=int(settings.idle_time),
        timeout_graceful_shutdown=settings.shutdown_time,
    )


def _allow_many_connections() -> None:
    """Let the process have as many files open as it may: each connection is one."""
    with suppress(ImportError, OSError, ValueError):  # not everywhere, and not always
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _collect_less() -> None:
    """Make the garbage collector pass over what is loaded by now, and look less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTING)


class _Server(uvicorn.Server):
    """A server that reports when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _collect_less()
            self._ready()
