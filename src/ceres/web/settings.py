"""The settings of a server: its threads, caches and time limits, and the limits of a visitor."""

from dataclasses import dataclass, field
from typing import Final

from ceres.web.limits import Limits


@dataclass(frozen=True)
class Settings:
    """What an operator may want to set; the defaults suit a small machine. Times are in seconds."""

    # How many requests are answered at once; heavy ones, such as replays, have their own threads.
    threads: int = 32
    heavy_threads: int = 1
    # How many games stay in memory.
    cached_games: int = 500
    # In bytes. A record of the longest game has about 100 kB.
    largest_request: int = 2_000_000
    # Within these times the head of a request must have come, and all of its body.
    head_time: float = 10
    body_time: float = 20
    # How long a connection stays open between two requests.
    idle_time: float = 120
    # How long the server waits for pending answers at the end.
    shutdown_time: int = 2
    # How often games that were deleted long ago are removed.
    purge_interval: float = 3600
    # The connections that one address may have. A proxy in front counts them by itself.
    connections: int = 100
    # The limits of a visitor of a shared server.
    visitor: Limits = field(default_factory=Limits)


DEFAULTS: Final = Settings()
