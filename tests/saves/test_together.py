"""Two at one game, and programs that are killed: nothing is lost, and nothing twice."""

import json
import threading
from pathlib import Path

import pytest

from ceres.saves import FIRST_REVISION, Conflict, Saves
from saves.playing import game_of, program, random_steps, save_by_actions, start_of, state


@pytest.fixture(name="path")
def _path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


def test_the_second_gets_a_conflict_and_catches_up(path: Path) -> None:
    with Saves.open(path) as one, Saves.open(path) as two:
        id, _ = save_by_actions(one, game_of(2, 5))
        first, second = one.read(id), two.read(id)
        one.append(id, "income", first.revision)
        seen = second.revision
        with pytest.raises(Conflict) as caught:
            two.append(id, "income", seen)
        assert caught.value.facts == {"id": id, "revision": seen, "current": seen + 1}
        with pytest.raises(Conflict):
            two.truncate(id, 2, seen)
        with pytest.raises(Conflict):
            two.redo(id, seen)
        with pytest.raises(Conflict):
            two.mark(id, seen, pace="slow")
        second = two.read(id)
        assert len(second.game.entries) == 6
        assert second.about == {}
        two.append(id, "income", second.revision)
        assert len(one.load(id).entries) == 7


def test_after_undo_too(path: Path) -> None:
    """The number of actions may be the same as before, and the game is another."""
    with Saves.open(path) as one, Saves.open(path) as two:
        id, revision = save_by_actions(one, game_of(2, 5))
        one.append(id, "income", one.truncate(id, 4, revision))
        with pytest.raises(Conflict):
            two.append(id, "income", revision)
        assert len(two.load(id).entries) == 5


def test_a_reader_waits_for_nobody(path: Path) -> None:
    with Saves.open(path) as one, Saves.open(path, patience=0) as two:
        id, _ = save_by_actions(one, game_of(2, 5))
        with one._database.writing():
            assert len(two.load(id).entries) == 5
            with Saves.open(path, patience=0) as three:
                assert len(three.list()) == 1


def test_many_threads(path: Path) -> None:
    """Each plays its own game, all through one object, and one game that all share."""
    games = {seed: game_of(seed, 10) for seed in range(8)}
    ids: dict[int, str] = {}
    with Saves.open(path) as saves:
        shared = saves.create(start_of(games[0]))
        won: list[int] = []

        def play(seed: int) -> None:
            ids[seed], _ = save_by_actions(saves, games[seed])
            try:
                saves.append(shared, "income", FIRST_REVISION)
                won.append(seed)
            except Conflict:
                pass

        threads = [threading.Thread(target=play, args=(seed,)) for seed in games]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert {seed: saves.load(id).positions for seed, id in ids.items()} == {
            seed: game.positions for seed, game in games.items()
        }
        assert len(won) == 1
        assert len(saves.load(shared).entries) == 1


@pytest.mark.slow
def test_two_programs_at_one_game(path: Path) -> None:
    number = 25
    with Saves.open(path) as saves:
        id = saves.create(game_of(2, 0))
        programs = [program("share", path, id, number) for _ in range(2)]
        for each in programs:
            assert each.stdout is not None
            assert each.stdout.readline() == "ready\n"
        for each in programs:
            assert each.stdin is not None
            each.stdin.write("go\n")
            each.stdin.flush()
        outputs = [each.communicate()[0] for each in programs]
        assert [each.returncode for each in programs] == [0, 0]
        own = [json.loads(output)[0] for output in outputs]
        found = saves.read(id)
        assert sum(own) == len(found.game.entries) == number
        assert found.revision == FIRST_REVISION + number


def test_two_programs_that_begin_at_once(path: Path) -> None:
    """The first use makes the tables, once."""
    opened: list[Saves] = []
    errors: list[BaseException] = []
    barrier = threading.Barrier(4)

    def begin() -> None:
        barrier.wait()
        try:
            opened.append(Saves.open(path))
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=begin) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    ids = {saves.create(game_of(1, 0)) for saves in opened}
    assert errors == []
    assert {game.id for game in opened[0].list()} == ids
    for saves in opened:
        saves.close()


def killed(folder: Path, seed: int, runs: int) -> None:
    """Processes that were killed at random moments have saved what they acknowledged."""
    output, _ = program("kill", folder, seed, runs).communicate()
    found = json.loads(output)
    assert len(found) == runs
    for path, run, lines in found:
        with Saves.open(path) as saves:
            games = saves.list()
            acknowledged = len(lines) - 1
            if acknowledged < 0:
                # It was killed before it could write an id, perhaps after the game was saved.
                assert len(games) <= 1
                assert all(game.actions == 0 for game in games)
                continue
            (game,) = games
            assert game.id == lines[0]
            saved = saves.read(game.id)
            # The step under way may have been saved: whole, and not yet acknowledged.
            steps = saved.revision - FIRST_REVISION
            assert acknowledged <= steps <= acknowledged + 1
            expected = start_of(game_of(run, 0))
            for _, after in random_steps(run, steps):
                expected = after
            assert state(saved.game) == state(expected)
            assert saved.game.position == expected.position
            action = expected.position.actions()[0]
            saves.append(game.id, action, saved.revision)
            assert saves.load(game.id).entries[-1] == action


@pytest.mark.slow
def test_killed_programs(tmp_path: Path) -> None:
    killed(tmp_path, 100, 15)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1000, 2000, 3000, 4000])
def test_many_killed_programs(tmp_path: Path, seed: int) -> None:
    killed(tmp_path, seed, 100)
