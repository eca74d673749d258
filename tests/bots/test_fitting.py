"""The tool that looks for better weights of the planner; a round of it, as small as can be."""

from collections.abc import Iterator
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from ceres.bots.strategies.planner import PlannerStrategy  # noqa: E402
from ceres.bots.strategies.weights import POLICY_VERSION, VERSIONS, column_of  # noqa: E402
from ceres.engine.state import State  # noqa: E402
from ceres.engine.turn import play  # noqa: E402
from fitting.labels import Decision, decisions, label  # noqa: E402
from fitting.regression import compared, fit, sums  # noqa: E402
from fitting.search import Search  # noqa: E402
from fitting.tables import (  # noqa: E402
    WEIGHTS,
    Array,
    Weighting,
    read_table,
    start,
    table_of,
    write_table,
)


def late(seed: int) -> State:
    """Return a game of which the planner has played the most."""
    state, planner = start(seed), PlannerStrategy()
    for _ in range(30):
        play(state, planner.choose_from_state(state))
    return state


@pytest.fixture(scope="module")
def line(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The labels of the end of a game."""
    path = tmp_path_factory.mktemp("fitting") / "labels.jsonl"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("fitting.labels.start", late)
        label(path, read_table(None), first=0, games=1, worlds=1)
        yield path.read_text("utf-8")


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    write_table(tmp_path / "table.json", read_table(None))
    assert table_of(read_table(tmp_path / "table.json")) == VERSIONS[POLICY_VERSION]


def test_labels_compare_the_actions_of_a_decision(line: str) -> None:
    weights = read_table(None)
    silver = WEIGHTS.index("silver")
    richer = weights.copy()
    richer[silver] += 1
    planners = [PlannerStrategy(table_of(each)) for each in (weights, richer)]
    for decision in decisions(line):
        features, leads = compared(decision, planners)
        assert leads.sum() == pytest.approx(0)
        assert features.sum() == pytest.approx(0)
        assert (features > 0).sum() <= 1  # of Income only


def test_labels_that_were_begun_are_continued(line: str, tmp_path: Path) -> None:
    path = tmp_path / "labels.jsonl"
    path.write_text(line, "utf-8")
    label(path, read_table(None), first=0, games=1, worlds=1)
    assert path.read_text("utf-8") == line


def test_the_fit_finds_what_the_labels_say(line: str) -> None:
    """If an action leads as far as a table says it is worth, that table is found."""
    weights = read_table(None)
    joined = WEIGHTS.index("joined")
    other = weights.copy()
    other[joined] += 5
    planner = PlannerStrategy(table_of(other))
    seen = set()

    def told() -> Iterator[Decision]:
        for state, actions, _ in decisions(line):
            values = {action.text: value for value, action in planner.valued(state)}
            if any(action.startswith("buy") for action in actions):
                seen.add(int(column_of(state)))
            yield state, actions, [[values[action]] for action in actions]

    change = fit(sums(told(), weights), weights) - weights
    assert seen
    assert change[joined, sorted(seen)].min() > 0


def test_the_search_takes_steps_that_gain_and_no_other() -> None:
    """The last column gains all the way, the others nothing."""
    weights = read_table(None)
    fitted = weights + 1
    found: list[str] = []

    def play_best(table: Weighting, deals: range) -> Array:
        led: Array = np.array(deals) % 7 + min((table - weights)[0, -1], 0.9)
        return led

    better = Search(weights, fitted, play_best, 4, found.append).run()
    assert (better - weights)[0, -1] == pytest.approx(0.7 + 0.3)
    assert len(found) == 2
