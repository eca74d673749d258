"""The documentation says what the program does: events, commands, names, links."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from typer.testing import CliRunner

import ceres
from ceres.commands.cli import app
from ceres.events import EVENT_TYPES
from ceres.events.facts import Candidate, ScoringItem
from stories import all_events
from typescript import fields_of

CHECKOUT = Path(__file__).parent.parent
FORMATS = (CHECKOUT / "docs" / "formats.md").read_text("utf-8")
LIBRARY = (CHECKOUT / "docs" / "library.md").read_text("utf-8")


def section(heading: str) -> str:
    """Return the text under a heading, up to the next one of its level."""
    level = heading.split(" ", 1)[0]
    _, found, rest = FORMATS.partition(f"\n{heading}\n")
    assert found, heading
    return re.split(rf"\n#{{1,{len(level)}}} ", rest)[0]


def rows(text: str) -> Iterator[list[str]]:
    """Return the rows of the tables in a text, without their heads."""
    lines = text.splitlines()
    for before, line in zip(["", *lines], lines, strict=False):
        if line.startswith("| ") and not line.startswith("| ---") and before.startswith("|"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def words(cell: str) -> set[str]:
    """Return the names in a cell; JSON has quotes or brackets."""
    return set(re.findall(r"`([a-z_-]+)`", cell))


def ids(cell: str) -> set[str]:
    return set(re.findall(r"\b[A-Z]\d+\b", cell))


def together(parts: Iterable[Iterable[str]]) -> set[str]:
    return {each for part in parts for each in part}


def test_what_the_events_are_said_to_hold_occurs_and_nothing_else() -> None:
    said = {
        record.type: ({field.name for field in fields_of(record)[1:]}, ids(record.decided_by))
        for record in EVENT_TYPES.values()
        if record.__module__ == "ceres.events"
    }
    occurring = {}
    for type in {event.type for event in all_events()}:
        events = [event for event in all_events() if event.type == type]
        facts_of = together(event.facts for event in events)
        occurring[type] = (facts_of, together(event.rules for event in events))
    assert said == occurring


def test_what_the_items_of_a_scoring_are_said_to_hold_occurs_and_nothing_else() -> None:
    said = {}
    for kind in get_args(ScoringItem):
        side, source, rules, *_ = fields_of(kind)
        keys = frozenset(field.name for field in fields_of(kind))
        said[*get_args(side.type), *get_args(source.type), keys] = ids(rules.doc)
    occurring: dict[Any, set[str]] = {}
    for event in all_events():
        for item in event.facts["items"] if event.type == "scoring" else []:
            key = item["side"], item["source"], frozenset(item)
            occurring.setdefault(key, set()).update(item["rules"])
    assert said == occurring


def test_what_a_candidate_is_said_to_hold_occurs_and_nothing_else() -> None:
    claims = [event.facts["candidates"] for event in all_events() if event.type == "claim"]
    occurring = together(together(candidates) for candidates in claims)
    assert {field.name for field in fields_of(Candidate)} == occurring


@pytest.mark.parametrize("text", [FORMATS, LIBRARY], ids=["formats.md", "library.md"])
def test_every_name_of_the_library_that_is_written_exists(text: str) -> None:
    game = ceres.Game.new(seed=7)
    known = {"game": game, "position": game.position, "seen": game.position.observation()}
    known |= {name: getattr(ceres, name) for name in ceres.__all__}
    for owner, name in re.findall(r"\b(game|position|seen|Game|Position)\.([a-z]\w*)", text):
        assert hasattr(known[owner], name), f"{owner}.{name}"
    for name in re.findall(r"\bceres\.([A-Z]\w+|\w+_\w+)", text):
        assert name in known, name


def test_every_name_of_the_library_is_written() -> None:
    assert [name for name in ceres.__all__ if not re.search(rf"\b{name}\b", FORMATS)] == []


def test_every_command_and_option_is_listed_and_exists() -> None:
    text = section("## Command line")
    for command in set(
        re.findall(r"\bceres ((?:position|record|puzzles|components|games|db) [a-z]+)", text)
    ):
        assert CliRunner().invoke(app, [*command.split(), "--help"]).exit_code == 0, command
    options, commands = set(), ["", "serve", "play", "demo", "replay", "draw", "games"]
    commands += ["hint", "forecast", "review", "daily", "ladder", "settings", "site", "puzzle"]
    for group in ("position", "record", "puzzles", "components", "games", "db"):
        shown = CliRunner().invoke(app, [group, "--help"]).stdout.partition("Commands:\n")[2]
        commands += [f"{group} {name}" for name in re.findall("^  ([a-z]+)", shown, re.MULTILINE)]
    for command in commands:
        assert f"ceres {command}" in text
        shown = CliRunner().invoke(app, [*command.split(), "--help"]).stdout
        for line in re.findall(r"^  (-.*?)(?:  |$)", shown, re.MULTILINE):
            options |= set(re.findall(r"--[a-z][a-z-]*", line))
    assert options - {"--help"} == set(re.findall(r"--[a-z][a-z-]*", text))


def test_every_module_of_the_engine_is_in_its_table() -> None:
    architecture = (CHECKOUT / "docs" / "architecture.md").read_text("utf-8")
    table = architecture.partition("\nWithin the engine:\n")[2].partition("\n\n## ")[0]
    listed = together(words(row[0]) for row in rows(table))
    engine = CHECKOUT / "src" / "ceres" / "engine"
    assert listed == {path.stem for path in engine.glob("*.py")} - {"__init__"}


def test_links_lead_somewhere() -> None:
    for page in (CHECKOUT / "docs").glob("*.md"):
        check_links(page)
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        check_links(CHECKOUT / name)


def check_links(page: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", page.read_text("utf-8")):
        if target.startswith("http"):
            continue
        path, _, anchor = target.partition("#")
        file = page.parent / path if path else page
        assert file.exists(), (page.name, target)
        if anchor:
            assert anchor in anchors(file), (page.name, target)


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page: written ones, and those of headings."""
    text = page.read_text("utf-8")
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    made = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return made | set(re.findall(r'<a id="([^"]+)"', text))
