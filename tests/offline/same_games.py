"""The digest of fixed games, played by the Python of the site in a browser."""

from in_worker import add_runner, in_worker
from offline.hosting import Host, Player
from strategies import TESTS
from test_digest import stored


def expect_same_games(player: Player, host: Host, games: int, pure: bool = False) -> None:
    """The games are those of every other Python, compiled unless `pure`."""
    add_runner(host.site)
    files = {"digest.py": (TESTS / "digest.py").read_text("utf-8")}
    call = f"import ceres, digest; '{{}} {{}} {{}}'.format(*digest.digest({games}), ceres.COMPILED)"
    said = in_worker(player.visit(), host.site, call, files, pure=pure)
    sha256, decisions = stored(games)
    assert said == f"{sha256} {decisions} {not pure}"
