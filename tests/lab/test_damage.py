"""Folders of results that somebody or something has changed: each is told, or mended."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ceres.commands.cli import app
from ceres.lab.chunks import Chunk, play_chunk
from ceres.lab.options import make_plan
from ceres.lab.store import Store, StoreError
from lab.games import TIME_LIMIT, options, simulate

pytestmark = pytest.mark.slow


def ceres(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(each) for each in arguments], catch_exceptions=False)


def complaint(*arguments: object) -> str:
    """The last line of what is said; there are no results."""
    result = ceres(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    return result.stderr.splitlines()[-1]


@pytest.fixture(name="begun")
def _begun(tmp_path: Path) -> Store:
    """The games 0 to 4 and 5 to 9 of 12 are there."""
    store = Store.create(tmp_path / "begun", make_plan(options(decisions=True)))
    for first in (0, 5):
        store.save(play_chunk(Chunk.of(store.plan, 0, first, 5, TIME_LIMIT)))
    return store


def part(store: Store, name: str = "games") -> Path:
    """The first part."""
    return sorted((store.folder / "parts").glob(f"{name}-*.parquet"))[0]


def overwrite(path: Path) -> None:
    """Spoil the middle of a file; its footer stays."""
    content = bytearray(path.read_bytes())
    content[40:400] = bytes(360)
    path.write_bytes(content)


@pytest.mark.parametrize("name", ["games", "decisions"])
def test_a_broken_part_is_played_again(begun: Store, tmp_path: Path, name: str) -> None:
    part(begun, name).write_bytes(b"junk")
    result = ceres("sim", "--resume", begun.folder, "--workers", 1)
    assert result.exit_code == 0
    assert f"{part_name(0, 5)} was damaged" in result.stderr
    whole = simulate(tmp_path / "whole", decisions=True)
    for each in ("games", "decisions"):
        assert begun.result_file(each).read_bytes() == whole.result_file(each).read_bytes()


def part_name(first: int, end: int) -> str:
    return f"games-00000-{first:010}-{end:010}.parquet"


def test_a_report_names_a_broken_part(begun: Store, tmp_path: Path) -> None:
    (begun.folder / "parts" / part_name(5, 10)).write_bytes(b"junk")
    said = complaint("report", begun.folder, "-o", tmp_path / "report")
    assert f"{part_name(5, 10)} is damaged" in said


def test_results_that_are_spoilt_inside_are_named(tmp_path: Path) -> None:
    store = simulate(tmp_path / "whole", games=60)
    overwrite(store.result_file("games"))
    for command in (
        ["report", store.folder, "-o", tmp_path / "r"],
        ["sim", "--resume", store.folder],
    ):
        said = complaint(*command)
        assert "games.parquet is damaged" in said
        assert "Traceback" not in said


def test_a_part_that_is_spoilt_inside_is_named(begun: Store) -> None:
    overwrite(part(begun))
    assert f"{part(begun).name} is damaged" in complaint("sim", "--resume", begun.folder)


def test_a_file_that_is_not_ours_is_named(begun: Store) -> None:
    (begun.folder / "parts" / "games-foo.parquet").write_bytes(b"")
    assert "games-foo.parquet does not belong to these games" in complaint(
        "sim", "--resume", begun.folder
    )


@pytest.mark.parametrize(("key", "value"), [("seed", 7), ("games", 6)])
def test_a_plan_that_the_parts_do_not_fit_is_refused(begun: Store, key: str, value: int) -> None:
    change(begun, **{key: value})
    assert "do not match plan.json" in complaint("sim", "--resume", begun.folder)


def test_parts_of_another_bot_are_refused(begun: Store) -> None:
    [group] = begun.plan.groups
    change(begun, groups=[{**group.to_dict(), "bot": "greedy"}])
    assert "do not match plan.json" in complaint("sim", "--resume", begun.folder)


def test_finished_results_of_another_number_are_refused(tmp_path: Path) -> None:
    store = simulate(tmp_path / "whole")
    change(store, games=13)
    assert "do not match plan.json" in complaint("sim", "--resume", store.folder)


def change(store: Store, **values: object) -> None:
    """Another plan than that by which was played."""
    path = store.folder / "plan.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **values}))


@pytest.fixture(name="occupied")
def _occupied(begun: Store) -> Iterator[Store]:
    with begun.locked():
        yield begun


def test_a_folder_in_which_another_process_plays_is_left_to_it(occupied: Store) -> None:
    said = complaint("sim", "--resume", occupied.folder)
    assert "another process is already playing into" in said
    with pytest.raises(StoreError):
        Store.create(occupied.folder, occupied.plan, overwrite=True)
    assert len(occupied.played()) == 2


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "Not a directory" in complaint("sim", "--bot=random", "-o", tmp_path / "file", "--force")


def test_decisions_that_are_gone(tmp_path: Path) -> None:
    folder = tmp_path / "results"
    simulate(folder, games=2, decisions=True)
    path = Store.open(folder).result_file("decisions")
    path.unlink()
    said = complaint("report", folder, "--output", tmp_path / "report")
    assert said == f"Error: cannot read {path}: No such file or directory"
