"""docs/laboratory.md names what there is, and its experiments can be played."""

import re

import pytest

from ceres.lab.columns import DECISION_COLUMNS, ERA_COLUMNS, GAME_COLUMNS
from ceres.lab.plan import KEYS
from lab.test_sim import sim
from laboratory import BEGIN, DOCUMENT, END, EXPERIMENTS, ROOT, Experiment

TEXT = DOCUMENT.read_text("utf-8")
OTHERS = ("group", "stand_in", "seed", "rules", "policy", "winner")


def named(section: str) -> set[str]:
    part = TEXT.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    return set(re.findall(r"`([a-z][a-z_]+)`", part))


def test_every_column_is_explained_and_no_other() -> None:
    games = {name for name in GAME_COLUMNS if not name.endswith(("_1", "_2", "_3"))}
    there = {*games, *ERA_COLUMNS, *DECISION_COLUMNS, *KEYS, *OTHERS}
    assert named("The rows") == there


def test_every_option_is_explained() -> None:
    from ceres.commands.sim import sim as command

    explained = set(re.findall(r"--([a-z-]+)", TEXT))
    options = {name.replace("_", "-") for name in command.__annotations__} - {
        *("context", "return", "lang", "force", "output", "as-json")
    }
    assert options <= explained


def test_the_results_stand_between_their_marks() -> None:
    assert TEXT.count(BEGIN) == TEXT.count(END) == 1


@pytest.mark.parametrize("experiment", EXPERIMENTS, ids=[each.name for each in EXPERIMENTS])
def test_an_experiment_can_be_played(
    experiment: Experiment,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Its command is understood; here it makes the plan and stops before the first game."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("ceres.lab.run.run", stop)
    folder = tmp_path_factory.mktemp("lab")
    _, _, *options = experiment.command(str(folder))
    place = options.index("--workers") if "--workers" in options else len(options)
    result = sim(*options[:place], *options[place + 2 :])
    assert result.exit_code == 130
    assert (folder / experiment.name / "plan.json").is_file()


def stop(*_: object) -> None:
    raise KeyboardInterrupt
