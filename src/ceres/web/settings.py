"""The settings of a server: its threads, caches and time limits, and the limits of a visitor."""

from dataclasses import dataclass, field, replace
from typing import Annotated, Final, Literal

from ceres.checking.hints import Limit, Positive

AtLeastZero = Annotated[int, Limit(0)]
AtLeastOne = Annotated[int, Limit(1)]
AboveZero = Annotated[float, Positive(1_000_000)]
Port = Annotated[int, Limit(0, 65535)]


@dataclass(frozen=True)
class Rate:
    """The size of a token bucket, and the tokens that it gets back in a second."""

    burst: AtLeastOne
    per_second: AboveZero

    def divided(self, processes: int) -> "Rate":
        """Return the part of one process; the parts are no more than the whole."""
        return Rate(self.burst // processes, self.per_second / processes)


@dataclass(frozen=True)
class Budget:
    """Seconds of CPU time: how many may be used at once, and how many come back in a second."""

    burst: AboveZero
    per_second: AboveZero

    def divided(self, processes: int) -> "Budget":
        """Return the part of one process."""
        return Budget(self.burst / processes, self.per_second / processes)


@dataclass(frozen=True)
class Limits:
    """The limits of a visitor, far above those of ordinary playing."""

    requests: Rate = Rate(burst=300, per_second=30)
    new_games: Rate = Rate(burst=30, per_second=1 / 60)
    saved_games: AtLeastZero = 300
    # In bytes, as they are stored.
    saved_bytes: AtLeastZero = 30_000_000
    # What requests cost is measured. Nobody who plays by hand needs a tenth of this.
    work: Budget = Budget(burst=3, per_second=0.2)

    def divided(self, processes: int) -> "Limits":
        """Return what one of several processes grants, so that all together grant these limits.

        Saved games and their bytes are counted in the database, by all of them.

        >>> Limits().divided(2).requests
        Rate(burst=150, per_second=15.0)
        """
        return replace(
            self,
            requests=self.requests.divided(processes),
            new_games=self.new_games.divided(processes),
            work=self.work.divided(processes),
        )


@dataclass(frozen=True)
class DatabaseSettings:
    """Where the games are, and how the server uses that database."""

    # A path, or the URL of a PostgreSQL database; without one, the file in `CERES_HOME`.
    url: str | None = None
    # How long to wait for a lock or a connection. On a database server a statement may take twice
    # as long, and a transaction three times.
    patience: AboveZero = 5
    # The connections of the pool, and those that it opens when all of them are in use.
    connections: AtLeastOne = 10
    more_connections: AtLeastZero = 25


@dataclass(frozen=True)
class LogSettings:
    """The log, which goes to standard error."""

    format: Literal["text", "json"] = "text"
    level: Literal["debug", "info", "warning", "error"] = "warning"
    # Whether it has a line for every request.
    access: bool = False


@dataclass(frozen=True)
class MetricsSettings:
    """Where Prometheus finds the metrics: at an address of their own, which no visitor reaches."""

    host: str = "127.0.0.1"
    # 0 means no metrics.
    port: Port = 0


@dataclass(frozen=True)
class Settings:
    """What an operator may want to set; the defaults suit a small machine. Times are in seconds."""

    # Where to listen. Without a port, at the usual one or else at any free one.
    host: str = "127.0.0.1"
    port: Port | None = None
    # Keep players apart at any address: for a server behind a reverse proxy.
    shared: bool = False
    # How many processes serve the same games. Each grants its part of the rates of a visitor.
    processes: AtLeastOne = 1
    # How many requests are answered at once; heavy ones, by what they cost, have their own threads.
    threads: AtLeastOne = 32
    heavy_threads: AtLeastOne = 2
    # How many games stay in memory.
    cached_games: AtLeastOne = 500
    # How many requests may use one game or wait for it, and for how long. As long waits a visitor
    # who has used up the CPU time.
    waiting: AtLeastOne = 8
    waiting_time: AboveZero = 5
    # In bytes. A record of the longest game has about 100 kB.
    largest_request: AtLeastOne = 2_000_000
    # Within these times the head of a request must have come, and all of its body.
    head_time: AboveZero = 10
    body_time: AboveZero = 20
    # How long a connection stays open between two requests.
    idle_time: AboveZero = 120
    # How long the server waits for pending answers at the end.
    shutdown_time: AtLeastZero = 2
    # How often games that were deleted long ago are removed.
    purge_interval: AboveZero = 3600
    # The connections that one address may have. A proxy in front counts them by itself.
    connections: AtLeastOne = 100
    # The limits of a visitor of a shared server.
    visitor: Limits = field(default_factory=Limits)
    database: DatabaseSettings = field(default_factory=DatabaseSettings)
    log: LogSettings = field(default_factory=LogSettings)
    metrics: MetricsSettings = field(default_factory=MetricsSettings)

    @property
    def limits(self) -> Limits:
        """The part of a visitor's limits that this process grants."""
        return self.visitor.divided(self.processes)


DEFAULTS: Final = Settings()
