"""`ceres report`: one page that needs nothing, pictures, and statements that are right."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner, Result

from ceres.commands.cli import app
from ceres.lab.comparison import Groups, cards, compare_sets, difference, distances, effects
from ceres.lab.report import charts, figures
from ceres.lab.results import read_results
from ceres.lab.summary import summarise
from lab.games import rows, simulate

pytestmark = pytest.mark.slow


def report(*arguments: object) -> Result:
    words = [str(each) for each in ("report", *arguments)]
    return CliRunner().invoke(app, words, catch_exceptions=False)


class Page(HTMLParser):
    """What a page refers to, and its headings."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [
            value for name, value in attrs if value and name in ("href", "src", "xlink:href")
        ]


@pytest.fixture(name="results", scope="module")
def _results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two bots at two difficulties, with decisions."""
    folder = tmp_path_factory.mktemp("lab") / "both"
    asked: dict[str, Any] = {"bots": ["random", "greedy"], "difficulties": ["normal", "hard"]}
    simulate(folder, **asked, games=30, decisions=True)
    return folder


def test_a_report_is_one_page_and_pictures(results: Path, tmp_path: Path) -> None:
    result = report(results, "-o", tmp_path / "report")
    assert (result.exit_code, result.stderr) == (0, "")
    text = (tmp_path / "report" / "report.html").read_text("utf-8")
    page = Page(text)
    assert page.tags.count("svg") == len(list((tmp_path / "report").glob("*.png"))) >= 5
    assert not {"script", "link", "img", "iframe"} & set(page.tags)
    assert all(address.startswith("#") for address in page.addresses)
    # Names of formats within the pictures; nothing is fetched from there.
    hosts = set(re.findall(r"https?://([^/\"' ]+)", text))
    assert hosts <= {"www.w3.org"}
    assert "@import" not in text
    assert "url(" not in text.replace("url(#", "")
    for picture in (tmp_path / "report").glob("*.png"):
        assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_page_has_the_figures_of_the_groups(results: Path, tmp_path: Path) -> None:
    report(results, "-o", tmp_path)
    text = (tmp_path / "report.html").read_text("utf-8")
    for line in summarise(read_results(results).games):
        assert f"{line.you.value:.1f} ± {line.deviations['you']:.1f}" in text
        assert f"{line.wins.low:.1%} – {line.wins.high:.1%}" in text


def test_a_report_is_not_overwritten_unless_told(results: Path, tmp_path: Path) -> None:
    (tmp_path / "report.html").write_text("mine")
    result = report(results, "-o", tmp_path)
    assert result.exit_code == 2
    assert "report.html" in result.stderr
    assert (tmp_path / "report.html").read_text() == "mine"
    assert report(results, "-o", tmp_path, "--force").exit_code == 0


def test_a_link_in_the_place_of_the_page_stays_what_it_is(results: Path, tmp_path: Path) -> None:
    precious, page = tmp_path / "precious", tmp_path / "report" / "report.html"
    precious.write_text("mine")
    page.parent.mkdir()
    page.symlink_to(precious)
    result = report(results, "-o", page.parent, "--force")
    assert result.exit_code == 2
    assert "it is a link, a device or a pipe" in result.stderr
    assert (page.is_symlink(), precious.read_text()) == (True, "mine")
    assert [path.name for path in page.parent.iterdir()] == ["report.html"]


@pytest.mark.parametrize("name", ["nowhere", "empty", "other.parquet", "text.parquet"])
def test_what_holds_no_results_is_named(tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "text.parquet").write_text("hello")
    pl.DataFrame({"a": [1]}).write_parquet(tmp_path / "other.parquet")
    result = report(tmp_path / name, "-o", tmp_path / "report")
    assert (result.exit_code, result.stdout) == (2, "")
    assert name in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_folder_that_cannot_be_written_is_named(results: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = report(results, "-o", tmp_path / "file" / "report")
    assert result.exit_code == 2
    assert "cannot write" in result.stderr


# The figures.


def test_points_by_source_and_era_add_up_to_the_mean_score(results: Path) -> None:
    read = read_results(results)
    found = figures.points(read.games)
    for line in summarise(read.games):
        for side in ("you", "ceres"):
            mine = [
                row["vp"]
                for row in found
                if row["side"] == side and all(row[key] == line.key[key] for key in line.key)
            ]
            assert sum(mine) == pytest.approx(getattr(line, side).value)


def test_the_shares_of_the_margins_make_a_whole(results: Path) -> None:
    found = figures.margins(read_results(results).games)
    groups = {(row["bot"], row["difficulty"]) for row in found}
    assert len(groups) == 4
    for group in groups:
        shares = [row["share"] for row in found if (row["bot"], row["difficulty"]) == group]
        assert sum(shares) == pytest.approx(1)
        assert shares[0] == shares[-1] == 0


def test_gardens_grow_turn_by_turn(results: Path) -> None:
    read = read_results(results)
    assert read.decisions is not None
    found = figures.growth_by_turn(read.games, read.decisions)
    line = [
        row["mean"]
        for row in found
        if (row["what"], row["bot"], row["difficulty"]) == ("gardens", "random", "normal")
    ]
    assert line[0] == 3  # S3
    assert line == sorted(line)
    assert len(line) > 30


# Comparisons.


def frame(margins: dict[int, int]) -> pl.DataFrame:
    return pl.DataFrame({"seed": list(margins), "margin": list(margins.values())})


def test_games_on_the_same_seeds_are_compared_one_by_one() -> None:
    first = frame({seed: -5 if seed % 2 else 5 for seed in range(100)})
    second = frame({seed: 5 if seed % 2 or seed > 9 else -1 for seed in range(100)})
    found = difference(first, second)
    assert found.paired
    assert found.wins.value == pytest.approx((50 - 5) / 100)
    assert found.margin.value == pytest.approx((50 * 10 - 5 * 6) / 100)
    assert found.significant


def test_games_on_other_seeds_are_compared_as_samples() -> None:
    found = difference(frame(dict.fromkeys(range(50), 1)), frame(dict.fromkeys(range(50, 90), -1)))
    assert not found.paired
    assert found.games == (50, 40)
    assert (found.wins.value, found.margin.value) == (-1, -2)
    assert found.significant


def test_partly_the_same_seeds_are_paired_and_both_counts_kept() -> None:
    found = difference(frame(dict.fromkeys(range(60), 1)), frame(dict.fromkeys(range(30, 120), 3)))
    assert found.paired
    assert (found.games, found.played) == ((30, 30), (60, 90))
    assert found.margin.value == 2


def test_a_few_common_seeds_do_not_count_twice() -> None:
    found = difference(frame(dict.fromkeys(range(60), 1)), frame(dict.fromkeys(range(55, 120), 3)))
    assert not found.paired
    assert (found.games, found.played) == ((60, 60), (60, 65))


def test_the_same_games_do_not_differ(results: Path) -> None:
    groups = Groups(read_results(results).games)
    for each in compare_sets(groups, groups, ("a", "b")):
        assert (each.keys, each.first, each.second) == ((), ("a",), ("b",))
        assert (each.difference.wins.value, each.difference.margin.value) == (0, 0)
        assert not each.difference.significant


def test_each_thing_that_varies_is_compared_with_its_first_value(results: Path) -> None:
    found = effects(Groups(read_results(results).games))
    assert [(each.keys, each.first, each.second) for each in found] == [
        *[(("bot",), ("random",), ("greedy",))] * 2,
        *[(("difficulty",), ("normal",), ("hard",))] * 2,
    ]
    assert all(each.difference.paired for each in found)


def test_every_bot_is_compared_with_one_that_peeks(tmp_path: Path) -> None:
    peeking = "clairvoyant:width=1,candidates=2"
    simulate(tmp_path / "bound", bots=["greedy", peeking, "planner"], games=3)
    found = distances(Groups(read_results(tmp_path / "bound").games))
    assert [(each.first, each.second) for each in found] == [
        ((peeking,), ("greedy",)),
        ((peeking,), ("planner",)),
    ]
    assert all(each.difference.paired for each in found)
    assert all(each.difference.margin.value < 0 for each in found)
    assert report(tmp_path / "bound", "-o", tmp_path / "report").exit_code == 0
    assert 'id="distance"' in (tmp_path / "report" / "report.html").read_text("utf-8")


def test_two_sets_are_compared_on_the_page(tmp_path: Path) -> None:
    asked: dict[str, Any] = {"difficulties": ["normal", "hard"], "games": 25}
    simulate(tmp_path / "one", bots=["random"], **asked)
    simulate(tmp_path / "two", bots=["greedy"], **asked)
    assert report(tmp_path / "one", tmp_path / "two", "-o", tmp_path / "report").exit_code == 0
    text = (tmp_path / "report" / "report.html").read_text("utf-8")
    assert "greedy against random (Normal)" in text
    assert "25 games, the same seeds, p " in text
    assert (tmp_path / "report" / "sets-1.png").is_file()


def test_all_that_differs_between_two_sets_is_named(tmp_path: Path) -> None:
    one = simulate(tmp_path / "one", bots=["random"], games=60)
    two = simulate(tmp_path / "two", bots=["greedy"], difficulties=["hard"], games=90, seed=31)
    report(one.folder, two.folder, "-o", tmp_path / "report")
    text = (tmp_path / "report" / "report.html").read_text("utf-8")
    assert "greedy, Hard against random, Normal: " in text
    assert "30 games, the same seeds, out of 60 + 90, p " in text


def test_charts_that_are_left_out_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ceres.lab.report.sections.MAX_CHARTS", 3)
    store = simulate(tmp_path / "many", variants=["each"], games=2)
    report(store.folder, "-o", tmp_path / "report")
    text = (tmp_path / "report" / "report.html").read_text("utf-8")
    assert "the first 3 of 4 combinations" in text
    assert len(list((tmp_path / "report").glob("points-*.png"))) == 3


def test_the_names_of_many_panels_are_no_wider_than_a_panel() -> None:
    scenes = [f"without Monuments, Contested Population {number}" for number in range(8)]
    rows = [
        {"bot": "b", "difficulty": "Hard", "scene": scene, "value": 0.5, "low": 0.4, "high": 0.6}
        for scene in scenes
    ]
    chart = charts.win_rates(rows, ["Hard"], str).to_dict()
    assert chart["columns"] < 8
    [names] = {tuple(row["scene"] for row in chart["data"]["values"])}
    assert [" ".join(name.split("|")) for name in names] == scenes
    most = max(len(line) for name in names for line in name.split("|"))
    assert most * 9 <= chart["spec"]["width"]


def test_sets_of_one_name_are_called_by_their_paths(tmp_path: Path) -> None:
    one, two = (simulate(tmp_path / each / "res", games=3).folder for each in ("a", "b"))
    report(one, two, "-o", tmp_path / "report")
    text = (tmp_path / "report" / "report.html").read_text("utf-8")
    assert f"{two} against {one}" in text


def test_sets_that_have_nothing_in_common_are_not_compared(tmp_path: Path) -> None:
    one = simulate(tmp_path / "one", difficulties=["normal", "hard"], games=3)
    two = simulate(tmp_path / "two", difficulties=["challenge"], games=3)
    report(one.folder, two.folder, "-o", tmp_path / "report")
    assert "nothing to compare" in (tmp_path / "report" / "report.html").read_text("utf-8")


def test_what_a_card_is_worth_is_the_difference_of_paired_games(tmp_path: Path) -> None:
    store = simulate(tmp_path / "cards", cards=True, games=17)
    found = cards(Groups(read_results(store.folder).games))
    assert [each.second for each in found] == [(f"c{number:02}",) for number in range(1, 19)]
    games = rows(store)
    base = {row["seed"]: row["margin"] for row in games if not row["exchanged"]}
    for each in found:
        other = [row for row in games if row["exchanged"] == each.second[0]]
        assert {row["stand_in"] for row in other} == {
            f"c{number:02}" for number in range(1, 19)
        } - {*each.second}
        mean = sum(row["margin"] - base[row["seed"]] for row in other) / len(other)
        assert each.difference.margin.value == pytest.approx(mean)
    assert report(store.folder, "-o", tmp_path / "report").exit_code == 0
    assert (tmp_path / "report" / "cards.png").is_file()


def test_unfinished_results_are_reported_as_far_as_they_go(tmp_path: Path) -> None:
    from ceres.lab.chunks import Chunk, play_chunk
    from ceres.lab.options import make_plan
    from ceres.lab.store import Store
    from lab.games import TIME_LIMIT, options

    store = Store.create(tmp_path / "some", make_plan(options(games=40)))
    assert report(store.folder, "-o", tmp_path / "report").exit_code == 2
    store.save(play_chunk(Chunk.of(store.plan, 0, 0, 20, TIME_LIMIT)))
    assert report(store.folder, "-o", tmp_path / "report").exit_code == 0
    assert "20 of 40 games" in (tmp_path / "report" / "report.html").read_text("utf-8")
