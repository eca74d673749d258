"""Metrics for Prometheus, at an address of their own."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from ceres.errors import CodedError
from ceres.saves import SavesError
from ceres.web.address import CannotListen
from ceres.web.observed import Answered
from ceres.web.settings import MetricsSettings
from ceres.web.tables import Tables
from ceres.web.workers import RequestThreads

if TYPE_CHECKING:
    from prometheus_client.core import Metric

# In seconds.
_BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """What is counted of requests, and what is asked of the server when Prometheus looks."""

    def __init__(self) -> None:
        """Begin to count; an error of ours if the library is not installed."""
        try:
            import prometheus_client as prometheus
        except ImportError:
            raise CodedError("needs-metrics") from None
        prometheus.disable_created_metrics()
        self.registry: Final = prometheus.CollectorRegistry()
        prometheus.ProcessCollector(registry=self.registry)
        self._requests: Final = prometheus.Counter(
            "ceres_requests",
            "Requests that were answered.",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self._seconds: Final = prometheus.Histogram(
            "ceres_request_seconds",
            "How long answers took.",
            ("route",),
            buckets=_BUCKETS,
            registry=self.registry,
        )
        self._errors: Final = prometheus.Counter(
            "ceres_errors",
            "Requests that failed on the server's side, by the class of the error.",
            ("error",),
            registry=self.registry,
        )

    def observe(self, answered: Answered) -> None:
        """Count a request."""
        self._requests.labels(answered.method, answered.route, answered.status).inc()
        self._seconds.labels(answered.route).observe(answered.seconds)
        if answered.error:
            self._errors.labels(answered.error).inc()

    def watch(self, tables: Tables, workers: RequestThreads) -> None:
        """Show the games, the cache and the pools of a server, too."""
        self.registry.register(_State(tables, workers))

    @contextmanager
    def serving(self, settings: MetricsSettings) -> Iterator[None]:
        """Serve the metrics for as long as the block lasts."""
        from prometheus_client import start_http_server

        try:
            server, thread = start_http_server(settings.port, settings.host, self.registry)
        except OSError as error:
            facts = {"host": settings.host, "port": settings.port, "problem": error.strerror}
            raise CannotListen("cannot-listen-metrics", **facts) from None
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()


class _State:
    """Asks a server how it is."""

    def __init__(self, tables: Tables, workers: RequestThreads) -> None:
        self._tables: Final = tables
        self._workers: Final = workers

    def describe(self) -> list[Any]:
        """Say nothing before the first look, which costs a query."""
        return []

    def collect(self) -> "Iterator[Metric]":
        """Return the figures of this moment; without those of a database that does not answer."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        tables, saves = self._tables, self._tables.saves
        with suppress(SavesError):
            yield GaugeMetricFamily("ceres_games", "Saved games.", saves.total())
        yield GaugeMetricFamily("ceres_cached_games", "Games in memory.", tables.cached)
        yield CounterMetricFamily("ceres_cache_uses", "Uses of a game.", tables.uses)
        yield CounterMetricFamily(
            "ceres_cache_misses", "Uses of a game that had to be read first.", tables.reads
        )
        yield GaugeMetricFamily(
            "ceres_database_connections", "Connections in use.", saves.connections_in_use
        )
        pending = GaugeMetricFamily(
            "ceres_pending",
            "Requests that are being answered or wait for a thread.",
            labels=["pool"],
        )
        threads = GaugeMetricFamily("ceres_threads", "Threads of a pool.", labels=["pool"])
        for name, pool in self._workers.pools.items():
            pending.add_metric([name], pool.pending)
            threads.add_metric([name], pool.threads)
        yield pending
        yield threads
