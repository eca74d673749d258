"""A folder of results: the plan, the games played so far, and in the end one file with all of them.

    plan.json           the plan
    parts/              finished chunks, while games are missing
    games.parquet       a row for each game, in the order of groups and seeds
    decisions.parquet   a row for each decision, if asked for

Files are written atomically. However the games were divided into chunks, the files at the end are
the same, byte for byte.
"""

import errno
import os
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from ceres.checking import read_text
from ceres.errors import CodedError
from ceres.files import check_replaceable, replacing
from ceres.lab.chunks import PlayedChunk
from ceres.lab.columns import PARQUET
from ceres.lab.plan import Plan

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_PLAN: Final = "plan.json"
_PARTS_FOLDER: Final = "parts"
GAMES: Final = "games"
DECISIONS: Final = "decisions"
ROW_GROUP_SIZE: Final = 50_000
"""Of a Parquet file: this many rows are in memory at a time."""

_LOCKED_BYTE: Final = 2**30
_PART: Final = re.compile(rf"{GAMES}-(\d+)-(\d+)-(\d+)")


class StoreError(CodedError):
    """The folder of results cannot be used; `code` and `facts` say why."""


class GameRange(NamedTuple):
    """Games of a group, from `first` up to but without `end`."""

    group: int
    first: int
    end: int

    @property
    def size(self) -> int:
        """The number of games."""
        return self.end - self.first


class Store:
    """A folder of results."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Use `create` or `open`."""
        self.folder: Final = folder
        self.plan: Final = plan
        self._parts: Final = folder / _PARTS_FOLDER

    @classmethod
    def create(cls, folder: Path, plan: Plan, overwrite: bool = False) -> "Store":
        """Create a folder for the games of a plan; raise `StoreError` if it is in use."""
        store = cls(folder, plan)
        with writing(folder):
            if folder.exists() and any(folder.iterdir()):
                if not overwrite:
                    raise StoreError("lab-folder-used", folder=folder)
                if not (folder / _PLAN).is_file():
                    raise StoreError("lab-folder-foreign", folder=folder)
                with store.locked():
                    store._clear()
            store._parts.mkdir(parents=True, exist_ok=True)
        write_atomically(folder / _PLAN, plan.to_json().encode())
        return store

    @classmethod
    def open(cls, folder: Path) -> "Store":
        """Open a folder of results; raise an error of ours if it is none."""
        if not (folder / _PLAN).is_file():
            raise StoreError("lab-no-results", folder=folder)
        return cls(folder, Plan.from_json(read_text(folder / _PLAN)))

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Lock this folder; raise `StoreError` if another process plays into it."""
        with (self.folder / _PLAN).open("rb") as plan:
            try:
                _lock(plan)
            except (BlockingIOError, PermissionError):
                raise StoreError("lab-folder-in-use", folder=self.folder) from None
            except OSError:  # a disk that knows no locks
                pass
            yield

    def _clear(self) -> None:
        """Remove old results but the plan, which is locked; raise `OSError` at a link or a pipe."""
        results = [self.result_file(name) for name in (GAMES, DECISIONS)]
        for path in (self._parts, self.folder / _PLAN, *results):
            check_replaceable(path)
        for path in results:
            path.unlink(missing_ok=True)
        shutil.rmtree(self._parts, ignore_errors=True)

    def result_file(self, name: str) -> Path:
        """Return the path of the file of all rows; it exists when all games are played."""
        return self.folder / f"{name}.parquet"

    @property
    def finished(self) -> bool:
        """Whether all games are played and in one file."""
        return self.result_file(GAMES).is_file() and not self._parts.exists()

    def save(self, played: PlayedChunk) -> None:
        """Save the games of a chunk; raise `StoreError` if they cannot be written."""
        if not played.games:
            return
        first = played.chunk.first
        games = GameRange(played.chunk.number, first, first + played.games)
        if played.decision_rows is not None:
            write_atomically(self._part(DECISIONS, games), played.decision_rows)
        write_atomically(self._part(GAMES, games), played.game_rows)

    def remove_broken(self) -> list[Path]:
        """Remove broken parts, so that their games are played again; return their paths.

        Raise `StoreError` if there are files that do not fit the plan.
        """
        if self.finished:
            path = self.result_file(GAMES)
            if read_footer(path).num_rows != self.plan.total:
                raise StoreError("lab-other-games", path=path)
            return []
        broken = []
        for games in self.played():
            path, decisions = (self._part(name, games) for name in (GAMES, DECISIONS))
            try:
                self._check(path, games)
                if self.plan.decisions:
                    read_footer(decisions)
            except StoreError as error:
                if error.code != "lab-broken-part":
                    raise
                path.unlink()
                decisions.unlink(missing_ok=True)
                broken.append(path)
        self._parts.mkdir(exist_ok=True)
        return broken

    def _check(self, path: Path, games: GameRange) -> None:
        """Raise `StoreError` if a part is broken, or has other games than the plan."""
        footer = read_footer(path)
        if footer.num_rows != games.size:
            problem = f"{footer.num_rows} ≠ {games.size}"
            raise StoreError("lab-broken-part", path=path, problem=problem)
        if games.group >= len(self.plan.groups) or games.end > self.plan.games:
            raise StoreError("lab-other-games", path=path)
        seed = self.plan.seed
        group = self.plan.groups[games.group].to_dict()
        wanted = {name: (value, value) for name, value in group.items()}
        wanted["seed"] = (seed + games.first, seed + games.end - 1)
        for name, found in _ranges(footer).items():
            if found != wanted.get(name, found):
                raise StoreError("lab-other-games", path=path)

    def missing(self) -> list[GameRange]:
        """Return the games that are still to be played."""
        if self.finished:
            return []
        gaps = []
        done = self.played()
        for group in range(len(self.plan.groups)):
            begin = 0
            for games in done:
                if games.group == group:
                    if games.first > begin:
                        gaps.append(GameRange(group, begin, games.first))
                    begin = max(begin, games.end)
            if begin < self.plan.games:
                gaps.append(GameRange(group, begin, self.plan.games))
        return gaps

    def played(self) -> list[GameRange]:
        """Return the games already played, in order; raise `StoreError` for a stray file."""
        found = []
        for path in self._parts.glob(f"{GAMES}-*.parquet"):
            numbers = _PART.fullmatch(path.stem)
            if numbers is None:
                raise StoreError("lab-stray-part", path=path)
            found.append(GameRange(*map(int, numbers.groups())))
        return sorted(found)

    def files(self, name: str) -> list[Path]:
        """Return the files with the rows there are, in order."""
        if self.result_file(name).is_file():
            return [self.result_file(name)]
        if self.finished:
            path, problem = self.result_file(name), os.strerror(errno.ENOENT)
            raise StoreError("cannot-read", path=path, problem=problem)
        return [self._part(name, games) for games in self.played()]

    def finish(self) -> None:
        """Join all games into one file; raise `StoreError` if it cannot be written."""
        if self.finished:
            return
        if not self.result_file(GAMES).is_file():
            if self.plan.decisions:
                self._join(DECISIONS)
            self._join(GAMES)
        shutil.rmtree(self._parts, ignore_errors=True)

    def _join(self, name: str) -> None:
        """Join the parts in row groups of one size, whatever the chunks were."""
        writer = None
        path = self.result_file(name)
        with writing(path), replacing(path) as file:
            for table in rebatch(self._tables(name), ROW_GROUP_SIZE):
                if writer is None:
                    writer = pq.ParquetWriter(file, table.schema, **PARQUET)
                writer.write_table(table, row_group_size=ROW_GROUP_SIZE)
            if writer is not None:
                writer.close()

    def _tables(self, name: str) -> Iterator[Any]:
        """Read the parts, each game once: two programs may have played into the same folder."""
        begun: dict[int, int] = {}
        for games in self.played():
            begin = begun.get(games.group, 0)
            begun[games.group] = max(begin, games.end)
            path = self._part(name, games)
            try:
                table = pq.read_table(path, partitioning=None)
            except (pa.ArrowException, OSError) as error:
                raise broken_part(path, error) from None
            if games.first < begin:
                table = table.filter(pc.field("seed") >= self.plan.seed + begin)
            yield table

    def _part(self, name: str, games: GameRange) -> Path:
        return self._parts / f"{name}-{games.group:05}-{games.first:010}-{games.end:010}.parquet"


def _lock(file: BinaryIO) -> None:
    """Lock a file until it is closed; raise `OSError` if another process has locked it."""
    if sys.platform == "win32":
        # Windows lets nobody read what is locked, so that is a byte after the end.
        file.seek(_LOCKED_BYTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Raise `StoreError` if a file or a folder cannot be written."""
    try:
        yield
    except OSError as error:
        raise StoreError("cannot-write", path=path, problem=error.strerror or error) from None


def write_atomically(path: Path, content: bytes) -> None:
    """Write a whole file; raise `StoreError` if that fails."""
    with writing(path), replacing(path) as file:
        file.write(content)


def read_footer(path: Path) -> Any:
    """Read the metadata of a Parquet file; raise `StoreError` if it is none."""
    try:
        return pq.read_metadata(path)
    except (pa.ArrowException, OSError) as error:
        raise broken_part(path, error) from None


def _ranges(footer: Any) -> dict[str, tuple[Any, Any]]:
    """Return the least and the greatest value of each column, where the file has them."""
    found: dict[str, tuple[Any, Any]] = {}
    for number in range(footer.num_row_groups):
        rows = footer.row_group(number)
        for index in range(rows.num_columns):
            column = rows.column(index)
            statistics = column.statistics
            if statistics is not None and statistics.has_min_max:
                name = column.path_in_schema
                low, high = found.get(name, (statistics.min, statistics.max))
                found[name] = (min(low, statistics.min), max(high, statistics.max))
    return found


def rebatch(tables: Iterator[Any], rows: int) -> Iterator[Any]:
    """Yield the same rows in tables of equal size; the last one has the rest."""
    pending: list[Any] = []
    count = 0
    for table in tables:
        pending.append(table)
        count += table.num_rows
        while count >= rows:
            together = pa.concat_tables(pending)
            yield together.slice(0, rows).combine_chunks()
            pending = [together.slice(rows)]
            count -= rows
    if count:
        yield pa.concat_tables(pending).combine_chunks()


def broken_part(path: Path, error: BaseException) -> StoreError:
    """Make the error for a damaged file."""
    problem = (str(error) or type(error).__name__).splitlines()[0]
    return StoreError("lab-broken-part", path=path, problem=problem)
