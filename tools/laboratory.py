"""Plays the experiments of docs/laboratory.md, and writes the results into the document.

    .venv/bin/python tools/laboratory.py list
    .venv/bin/python tools/laboratory.py play bots variants      # or all; resumes where it stopped
    .venv/bin/python tools/laboratory.py write

Results are in `lab-results`, or in `--folder`. `write` changes only what stands between the two
marks of the document. The speed figures are the files that the programs in `bench` write there
with `--json`: engine.json, lab.json, search.json.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "laboratory.md"
BEGIN = "<!-- results: begin (written by tools/laboratory.py) -->"
END = "<!-- results: end -->"
EVERYWHERE = "--difficulty each --no-monuments --monuments"


@dataclass(frozen=True)
class Experiment:
    """A question, and the games that answer it."""

    name: str
    title: str
    options: str
    compared: tuple[tuple[str, str], ...] = ()
    """Columns, each with a value of it that those after it are compared with."""

    def command(self, folder: str) -> list[str]:
        """Return the command that plays it."""
        return ["ceres", "sim", *self.options.split(), "-o", f"{folder}/{self.name}"]


def _each(option: str, values: Iterable[object]) -> str:
    return " ".join(f"--{option} {value}" for value in values)


BUDGETS = [f"montecarlo:playouts={playouts},workers=1" for playouts in (10, 30, 100, 300, 1000)]
BOXES = [f"tools/boxes/{path.name}" for path in sorted((ROOT / "tools" / "boxes").iterdir())]
FRESH = "--difficulty challenge --seed 50000001"
SEARCH = "montecarlo:playouts=300,workers=1"
EXPERIMENTS = [
    Experiment(
        "versions",
        "The versions of the planner on fresh deals",
        "--bot planner:version=1 --bot greedy --bot planner:version=2 --bot planner "
        f"{FRESH} --no-monuments --monuments --games 1000",
        (("bot", "planner:version=1"),),
    ),
    Experiment(
        "search",
        "`montecarlo` with 300 playouts on fresh deals",
        f"--bot planner --bot {SEARCH} {FRESH} --no-monuments --monuments --games 1000",
        (("bot", "planner"),),
    ),
    Experiment(
        "second",
        "`montecarlo` at one second a move on fresh deals",
        f"--bot montecarlo:seconds=1 {FRESH} --no-monuments --monuments --games 150 --workers 1",
    ),
    Experiment(
        "bound",
        "Every bot and one that peeks, on fresh deals",
        "--bot clairvoyant --bot planner:version=1 --bot greedy --bot planner:version=2 "
        f"--bot planner --bot {SEARCH} {FRESH} --no-monuments --monuments --games 200",
        (("bot", "clairvoyant"),),
    ),
    Experiment(
        "bots",
        "Every bot at every difficulty",
        f"--bot random --bot greedy --bot planner {EVERYWHERE} --games 2000",
        (("bot", "greedy"),),
    ),
    Experiment(
        "search-everywhere",
        "`montecarlo` with 100 playouts at every difficulty",
        f"--bot montecarlo:playouts=100,workers=1 {EVERYWHERE} --games 100",
    ),
    Experiment(
        "budget",
        "`montecarlo` over its budget of playouts",
        f"{_each('bot', BUDGETS)} --difficulty challenge --games 100",
    ),
    Experiment(
        "variants",
        "What the house variants change",
        f"--bot planner {EVERYWHERE} --variant each --games 2000",
        (("variants", "none"),),
    ),
    Experiment(
        "boxes",
        "What the mix of cards and tiles changes",
        "--bot planner --difficulty hard --monuments "
        f"{_each('components', ['standard', *BOXES])} --games 4000",
        (("components", "standard"),),
    ),
    Experiment(
        "cards",
        "What each card is worth",
        "--bot planner --difficulty hard --monuments --cards --games 4000",
    ),
]


def play(names: list[str], folder: str) -> None:
    """Play experiments, each to its end; one that was begun is resumed."""
    for experiment in EXPERIMENTS:
        if "all" not in names and experiment.name not in names:
            continue
        results = Path(folder, experiment.name)
        command = experiment.command(folder)
        if (results / "plan.json").exists():
            command = ["ceres", "sim", "--resume", str(results)]
            _, found, workers = experiment.options.partition("--workers ")
            command += ["--workers", workers] if found else []
        print("$", *command, flush=True)
        subprocess.run([sys.executable, "-m", "ceres", *command[1:]], check=True, cwd=ROOT)


# The sections of the document.


def in_markdown(head: list[str], rows: list[list[str]]) -> list[str]:
    """Write a table in Markdown."""
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" * len(head)]
    return [*lines, *("| " + " | ".join(row) + " |" for row in rows)]


def section(experiment: Experiment, folder: str) -> Iterator[str]:
    """Write the figures of an experiment that has been played."""
    from ceres.lab.results import read_results
    from ceres.lab.store import Store

    results = read_results(Path(folder, experiment.name))
    asked = int(experiment.options.split("--games ")[1].split()[0])
    played = Store.open(Path(folder, experiment.name)).plan.games
    if played != asked:
        sys.exit(f"{folder}/{experiment.name} has {played} games in each group, not {asked}.")
    yield "```"
    yield " ".join(experiment.command(folder))
    yield "```"
    yield ""
    yield from policies(results)
    yield from card_values(results) if experiment.name == "cards" else groups(results)
    for name, first in experiment.compared:
        yield ""
        yield from comparison(results, name, first)


def policies(results: Any) -> list[str]:
    """Write which versions of the planner played or searched, if any did."""
    played = results.games.select("policy").unique().collect()["policy"]
    *others, newest = [str(version) for version in sorted({*played} - {0})] or [""]
    if not newest:
        return []
    named = f"versions {', '.join(others)} and" if others else "version"
    return [f"Policy: {named} {newest} of the planner.", ""]


def groups(results: Any) -> list[str]:
    """Write win rates and scores."""
    from ceres.lab.summary import summarise, varying
    from ceres.lab.words import column_name, value_name
    from ceres.text import catalogue

    words, lines = catalogue("en"), summarise(results.games)
    keys = varying(lines)
    head = [*(column_name(key, words) for key in keys), "games", "wins", "95%", "you", "Ceres"]
    rows = [
        [value_name(key, line.key[key], words) for key in keys]
        + [f"{line.games:,}", f"{line.wins.value:.1%}"]
        + [f"{line.wins.low:.1%} to {line.wins.high:.1%}"]
        + [f"{line.you.value:.1f} ± {line.deviations['you']:.1f}"]
        + [f"{line.ceres.value:.1f} ± {line.deviations['ceres']:.1f}"]
        + [f"{line.margin.value:+.1f}"]
        + [f"{line.margin.low:+.1f} to {line.margin.high:+.1f}"]
        for line in lines
    ]
    return in_markdown([*head, "margin", "95%"], rows)


def card_values(results: Any) -> list[str]:
    """Write the value of each card, the highest first."""
    from ceres.components import STANDARD
    from ceres.lab.comparison import Groups, cards

    known = {card.id: card for card in STANDARD.cards}
    found = sorted(cards(Groups(results.games)), key=lambda each: -each.difference.margin.value)
    rows = []
    for each in found:
        card, worth = known[each.second[0]], each.difference.margin
        does = " ".join([card.action, card.by, "".join(card.letters)]).strip()
        does += " + Monument" if card.monument else ""
        rows.append(
            [card.id, does, f"{worth.value:+.2f}", f"{worth.low:+.2f} to {worth.high:+.2f}"]
        )
    return in_markdown(["card", "does", "worth in VP", "95%"], rows)


def comparison(results: Any, name: str, first: str) -> list[str]:
    """Write what the other values of a column change, game by game on the same seeds."""
    import polars as pl

    from ceres.lab.comparison import Groups, effects
    from ceres.lab.summary import summarise, varying
    from ceres.lab.words import column_name, value_name
    from ceres.text import catalogue

    words = catalogue("en")
    values = Groups(results.games).values(name)
    later = results.games.filter(pl.col(name).is_in(values[values.index(first) :]))
    keys = [key for key in varying(summarise(later)) if key != name]
    head = [f"against {value_name(name, first, words)}"]
    head += [column_name(key, words) for key in keys]
    rows = []
    for each in effects(Groups(later)):
        if each.keys == (name,):
            wins, margin = each.difference.wins, each.difference.margin
            row = [value_name(name, each.second[0], words)]
            row += [value_name(key, each.common[key], words) for key in keys]
            row += [f"{wins.value * 100:+.1f}", f"{wins.low * 100:+.1f} to {wins.high * 100:+.1f}"]
            row += [f"{margin.value:+.1f}", f"{margin.low:+.1f} to {margin.high:+.1f}"]
            rows.append(row)
    return in_markdown([*head, "wins, points", "95%", "margin, VP", "95%"], rows)


def speed(path: Path) -> Iterator[str]:
    """Write the figures of a program in `bench` that has been run."""
    yield "```"
    yield f"python bench/{path.stem}_speed.py --json {path}"
    yield "```"
    yield ""
    yield from SPEEDS[path.stem](json.loads(path.read_text("utf-8")))


def _engine(found: Any) -> list[str]:
    ours = found["best"]["ceres, compiled"]["decisions_per_second"]
    rows = [
        [name, f"{each['decisions_per_second']:,.0f}", f"{ours / each['decisions_per_second']:.1f}"]
        for name, each in found["best"].items()
    ]
    return in_markdown(["", "decisions a second", "compiled ceres is faster by a factor of"], rows)


def _lab(found: Any) -> list[str]:
    rows = [
        [
            bot,
            f"{row['games']:,}",
            f"{row['seconds']:.0f} s",
            f"{row['games_per_second']:,.0f}",
            f"{row['megabytes_early']:.0f} MB",
            f"{row['megabytes_late']:.0f} MB",
            f"{row['megabytes_end']:.0f} MB",
        ]
        for bot, row in found.items()
    ]
    head = ["bot", "games", "time", "games a second"]
    head += ["memory, first half", "second half", "at the end"]
    return in_markdown(head, rows)


def _search(found: Any) -> list[str]:
    ours = found["montecarlo, random playouts"]
    rows = [[name, f"{rate:,.0f}", f"{ours / rate:.1f}"] for name, rate in found.items()]
    return in_markdown(
        ["", "playouts a second", "random playouts of montecarlo are faster by a factor of"], rows
    )


SPEEDS: dict[str, Callable[[Any], list[str]]] = {
    "engine": _engine,
    "lab": _lab,
    "search": _search,
}


def sections(folder: str) -> dict[str, list[str]]:
    """Return all sections by their titles; those not played or run are empty."""
    found: dict[str, list[str]] = {}
    for experiment in EXPERIMENTS:
        played = Path(folder, experiment.name, "games.parquet").is_file()
        found[experiment.title] = list(section(experiment, folder)) if played else []
    for name in SPEEDS:
        path = Path(folder, f"{name}.json")
        found[f"`bench/{name}_speed.py`"] = list(speed(path)) if path.is_file() else []
    return found


def write(folder: str) -> None:
    """Put the new figures into the document; the others stay as they are."""
    before, _, rest = DOCUMENT.read_text("utf-8").partition(BEGIN)
    results, _, after = rest.partition(END)
    old = dict(part.split("\n", 1) for part in results.split("\n### ")[1:])
    parts = [BEGIN, ""]
    for title, lines in sections(folder).items():
        text = "\n".join(lines) if lines else old.get(title, "").strip()
        if text:
            parts += [f"### {title}", "", text, ""]
    DOCUMENT.write_text(before + "\n".join([*parts, END]) + after, "utf-8")
    print(f"Wrote {DOCUMENT}")


def main() -> None:
    """List, play or write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["list", "play", "write"])
    parser.add_argument("names", nargs="*", help="of experiments, or all")
    parser.add_argument("--folder", default="lab-results")
    options = parser.parse_args()
    if options.what == "list":
        for experiment in EXPERIMENTS:
            print(f"{experiment.name:<14} {' '.join(experiment.command(options.folder))}")
    elif options.what == "play":
        play(options.names or ["all"], options.folder)
    else:
        write(options.folder)


if __name__ == "__main__":
    main()
