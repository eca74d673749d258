"""A folder of results: the plan, the games played so far, and in the end one file of them all.

    plan.json           what is played
    parts/              finished chunks, while there is something left to play
    games.parquet       a row for each game, in the order of groups and seeds
    decisions.parquet   a row for each decision, if asked for

Every file is there whole or not at all. However the games were cut into chunks, the files at the
end are the same, byte for byte.
"""

import errno
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from ceres.checking import read_text
from ceres.errors import CodedError
from ceres.lab.chunks import Played
from ceres.lab.columns import PARQUET
from ceres.lab.plan import Plan

PLAN: Final = "plan.json"
PARTS: Final = "parts"
GAMES: Final = "games"
DECISIONS: Final = "decisions"
ROWS_IN_A_GROUP: Final = 50_000
"""Of a Parquet file: so many rows are in memory at a time."""


_PART: Final = re.compile(rf"{GAMES}-(\d+)-(\d+)-(\d+)")


class StoreError(CodedError):
    """The folder of results cannot be used; `code` and `facts` say why."""


class Span(NamedTuple):
    """Games of a group, from `first` up to but without `end`."""

    group: int
    first: int
    end: int


class Store:
    """A folder of results."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Use `create` or `open`."""
        self.folder: Final = folder
        self.plan: Final = plan
        self._parts: Final = folder / PARTS

    @classmethod
    def create(cls, folder: Path, plan: Plan, overwrite: bool = False) -> "Store":
        """A folder for the games of a plan; `StoreError` if it cannot be, or holds something."""
        store = cls(folder, plan)
        try:
            if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
                if not folder.is_dir():
                    raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
                if not overwrite:
                    raise StoreError("lab-folder-used", folder=folder)
                if not (folder / PLAN).is_file():
                    raise StoreError("lab-folder-foreign", folder=folder)
                with store.alone():
                    store._clear()
            store._parts.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise cannot_write(folder, error) from None
        store._write(folder / PLAN, plan.to_json().encode())
        return store

    @classmethod
    def open(cls, folder: Path) -> "Store":
        """The folder of games that were begun; an error of ours if it is none."""
        if not (folder / PLAN).is_file():
            raise StoreError("lab-no-results", folder=folder)
        return cls(folder, Plan.from_json(read_text(folder / PLAN)))

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else plays into this folder meanwhile; `StoreError` if somebody does."""
        with (self.folder / PLAN).open("rb") as plan:
            if fcntl is not None:
                try:
                    fcntl.flock(plan, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    raise StoreError("lab-folder-in-use", folder=self.folder) from None
                except OSError:  # a disk that knows no locks
                    pass
            yield

    def _clear(self) -> None:
        """Remove results that were here; nothing else."""
        for name in (GAMES, DECISIONS):
            self.whole(name).unlink(missing_ok=True)
        shutil.rmtree(self._parts, ignore_errors=True)
        (self.folder / PLAN).unlink()

    def whole(self, name: str) -> Path:
        """The file of all rows, there when everything has been played."""
        return self.folder / f"{name}.parquet"

    @property
    def finished(self) -> bool:
        """Whether all is played and put together."""
        return self.whole(GAMES).is_file() and not self._parts.exists()

    def keep(self, played: Played) -> None:
        """The games of a chunk are safe from here on; `StoreError` if they cannot be written."""
        if not played.games:
            return
        first = played.chunk.first
        span = Span(played.chunk.number, first, first + played.games)
        if played.decision_rows is not None:
            self._write(self._part(DECISIONS, span), played.decision_rows)
        self._write(self._part(GAMES, span), played.game_rows)

    def mend(self) -> list[Path]:
        """Remove parts that are broken, for their games to be played again; which these are.

        `StoreError` if something is there that is no part of the games that the plan asks for.
        """
        if self.finished:
            whole = self.whole(GAMES)
            if read_footer(whole).num_rows != self.plan.total:
                raise StoreError("lab-other-games", path=whole)
            return []
        broken = []
        for span in self.spans():
            games, decisions = (self._part(name, span) for name in (GAMES, DECISIONS))
            try:
                self._check(games, span)
                if self.plan.decisions:
                    read_footer(decisions)
            except StoreError as error:
                if error.code != "lab-broken-part":
                    raise
                games.unlink()
                decisions.unlink(missing_ok=True)
                broken.append(games)
        self._parts.mkdir(exist_ok=True)
        return broken

    def _check(self, path: Path, span: Span) -> None:
        """`StoreError` if a part is broken, or has other games than the plan asks for."""
        footer = read_footer(path)
        count = span.end - span.first
        if footer.num_rows != count:
            raise StoreError("lab-broken-part", path=path, problem=f"{footer.num_rows} ≠ {count}")
        if span.group >= len(self.plan.groups) or span.end > self.plan.games:
            raise StoreError("lab-other-games", path=path)
        seed = self.plan.seed
        wanted = {name: (value, value) for name, value in self._group(span).items()}
        wanted["seed"] = (seed + span.first, seed + span.end - 1)
        for name, found in _ranges(footer).items():
            if found != wanted.get(name, found):
                raise StoreError("lab-other-games", path=path)

    def _group(self, span: Span) -> dict[str, Any]:
        return self.plan.groups[span.group].to_dict()

    def missing(self) -> list[Span]:
        """What is still to be played."""
        if self.finished:
            return []
        gaps = []
        done = self.spans()
        for group in range(len(self.plan.groups)):
            begin = 0
            for span in done:
                if span.group == group:
                    if span.first > begin:
                        gaps.append(Span(group, begin, span.first))
                    begin = max(begin, span.end)
            if begin < self.plan.games:
                gaps.append(Span(group, begin, self.plan.games))
        return gaps

    def spans(self) -> list[Span]:
        """What has been played, in order; `StoreError` if there is a file that is not ours."""
        found = []
        for path in self._parts.glob(f"{GAMES}-*.parquet"):
            numbers = _PART.fullmatch(path.stem)
            if numbers is None:
                raise StoreError("lab-stray-part", path=path)
            found.append(Span(*map(int, numbers.groups())))
        return sorted(found)

    def files(self, name: str) -> list[Path]:
        """The files with the rows there are, in order."""
        if self.whole(name).is_file():
            return [self.whole(name)]
        return [self._part(name, span) for span in self.spans()]

    def finish(self) -> None:
        """Put all games together into one file; `StoreError` if it cannot be written."""
        if self.finished:
            return
        if not self.whole(GAMES).is_file():
            if self.plan.decisions:
                self._join(DECISIONS)
            self._join(GAMES)
        shutil.rmtree(self._parts, ignore_errors=True)

    def _join(self, name: str) -> None:
        """Row groups of one size, whatever the chunks were."""
        target = self.whole(name)
        draft = target.with_name(f".{target.name}.draft")
        try:
            with draft.open("wb") as file:
                self._copy_rows(name, file)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(target)
        except OSError as error:
            draft.unlink(missing_ok=True)
            raise cannot_write(target, error) from None

    def _copy_rows(self, name: str, file: Any) -> None:
        writer = None
        for table in even(self._tables(name), ROWS_IN_A_GROUP):
            if writer is None:
                writer = pq.ParquetWriter(file, table.schema, **PARQUET)
            writer.write_table(table, row_group_size=ROWS_IN_A_GROUP)
        if writer is not None:
            writer.close()

    def _tables(self, name: str) -> Iterator[Any]:
        """The parts, each game once: two programs may have played into the same folder."""
        begun: dict[int, int] = {}
        for span in self.spans():
            begin = begun.get(span.group, 0)
            begun[span.group] = max(begin, span.end)
            path = self._part(name, span)
            try:
                table = pq.read_table(path, partitioning=None)
            except (pa.ArrowException, OSError) as error:
                raise broken_part(path, error) from None
            if span.first < begin:
                table = table.filter(pc.field("seed") >= self.plan.seed + begin)
            yield table

    def _part(self, name: str, span: Span) -> Path:
        return self._parts / f"{name}-{span.group:05}-{span.first:010}-{span.end:010}.parquet"

    def _write(self, path: Path, content: bytes) -> None:
        draft = path.with_name(f".{path.name}.draft")
        try:
            with draft.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except OSError as error:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
            raise cannot_write(path, error) from None


def read_footer(path: Path) -> Any:
    """What a Parquet file says of itself; `StoreError` if it is none."""
    try:
        return pq.read_metadata(path)
    except (pa.ArrowException, OSError) as error:
        raise broken_part(path, error) from None


def _ranges(footer: Any) -> dict[str, tuple[Any, Any]]:
    """The least and the greatest value of each column, as far as the file tells."""
    found: dict[str, tuple[Any, Any]] = {}
    for number in range(footer.num_row_groups):
        rows = footer.row_group(number)
        for place in range(rows.num_columns):
            column = rows.column(place)
            told = column.statistics
            if told is not None and told.has_min_max:
                name = column.path_in_schema
                low, high = found.get(name, (told.min, told.max))
                found[name] = (min(low, told.min), max(high, told.max))
    return found


def even(tables: Iterator[Any], rows: int) -> Iterator[Any]:
    """The same rows in tables of just so many, the last of what is left."""
    waiting: list[Any] = []
    count = 0
    for table in tables:
        waiting.append(table)
        count += table.num_rows
        while count >= rows:
            together = pa.concat_tables(waiting)
            yield together.slice(0, rows).combine_chunks()
            waiting = [together.slice(rows)]
            count -= rows
    if count:
        yield pa.concat_tables(waiting).combine_chunks()


def broken_part(path: Path, error: BaseException) -> StoreError:
    """What to say when a file is not what was written."""
    problem = (str(error) or type(error).__name__).splitlines()[0]
    return StoreError("lab-broken-part", path=path, problem=problem)


def cannot_write(path: Path, error: OSError) -> StoreError:
    """What to say when the disk refuses."""
    return StoreError("cannot-write", path=path, problem=error.strerror or error)
