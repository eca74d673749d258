"""The tool that looks for better weights of the planner; a round of it, as small as can be."""

from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from ceres.bots.strategies.planner import PlannerStrategy  # noqa: E402
from ceres.bots.strategies.weights import POLICY_VERSION, VERSIONS  # noqa: E402
from ceres.engine.state import State  # noqa: E402
from ceres.engine.turn import play  # noqa: E402
from fitting.gradient import Labels, fit, read_labels  # noqa: E402
from fitting.labels import decisions, label  # noqa: E402
from fitting.search import Search  # noqa: E402
from fitting.tables import WEIGHTS, read_table, start, table_of, write_table  # noqa: E402


def late(seed: int) -> State:
    """Return a game of which the planner has played the most."""
    state, planner = start(seed), PlannerStrategy()
    for _ in range(30):
        play(state, planner.choose_from_state(state))
    return state


@pytest.fixture(scope="module")
def labels(tmp_path_factory: pytest.TempPathFactory) -> Labels:
    path = tmp_path_factory.mktemp("fitting") / "labels.jsonl"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("fitting.labels.start", late)
        label(path, read_table(None), games=1, worlds=1)
        return read_labels(decisions([path]), read_table(None))


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    write_table(tmp_path / "table.json", read_table(None))
    assert table_of(read_table(tmp_path / "table.json")) == VERSIONS[POLICY_VERSION]


def test_labels_compare_the_actions_of_a_decision(labels: Labels) -> None:
    assert labels.leads.sum(axis=1) == pytest.approx(0)
    assert labels.leads.any()
    silver = labels.features[..., WEIGHTS.index("silver")]
    assert set((silver > 0).sum(axis=1)) <= {0, 1}  # of Income only


def test_the_fit_finds_what_the_labels_say(labels: Labels) -> None:
    """Whoever joins Lots leads further: so the weight of that grows."""
    joined = WEIGHTS.index("joined")
    told = Labels(
        labels.tried,
        labels.values,
        labels.features,
        np.where(labels.tried, labels.features[..., joined], 0.0),
        labels.columns,
    )
    change, gained = fit(told, steps=40)
    assert change[joined].min() > 0
    assert gained.mean() >= 0


def test_the_search_takes_a_step_that_gains_and_no_other() -> None:
    better = read_table(None)
    worse = better.copy()
    worse[WEIGHTS.index("deed")] -= 30  # it never buys
    found: list[str] = []
    search = Search(worse, 4, found.append)
    search.walk(better - worse)
    assert len(found) == 1
    assert table_of(search.weights) == table_of(better)
    assert not search.try_change("back", worse - better)
