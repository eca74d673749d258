"""docs/formats.md describes the HTTP interface as it is."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ceres.web.problems import _STATUS
from ceres.web.schema import description

CHECKOUT = Path(__file__).parent.parent.parent
FORMATS = (CHECKOUT / "docs" / "formats.md").read_text("utf-8")
SECTION = FORMATS.partition("\n## HTTP interface\n")[2].partition("\n## ")[0]


def rows(head: str) -> Iterator[list[str]]:
    """The rows of the table whose first column is called so."""
    table = SECTION.partition(f"\n| {head} |")[2].partition("\n\n")[0]
    for line in table.splitlines()[2:]:
        if not line.startswith("|"):
            break
        yield [cell.strip() for cell in line.strip("|").split("|")]


@pytest.fixture(name="schema")
def _schema() -> dict[str, Any]:
    return description()


def operations(schema: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            yield f"{method.upper()} {path}", operation


def properties(schema: dict[str, Any], part: dict[str, Any]) -> set[str]:
    """The keys of the JSON that an operation takes or gives, if it names them."""
    shape = part.get("content", {}).get("application/json", {}).get("schema", {})
    name = shape.get("$ref", "").rpartition("/")[2]
    return set(schema["components"]["schemas"].get(name, shape).get("properties", {}))


def test_every_request_is_in_the_table_with_what_it_takes(schema: dict[str, Any]) -> None:
    documented = {}
    for request, _, takes, _, status in rows("request"):
        keys = {key for part in takes.split("; ") for key in re.findall("^`([a-z]+)`", part)}
        documented[request.strip("`")] = (keys, int(status))
    occurring = {}
    for request, operation in operations(schema):
        if "/api/" not in request:
            assert f"`{request}`" in SECTION
            continue
        keys = properties(schema, operation.get("requestBody", {}))
        keys |= {each["name"] for each in operation.get("parameters", []) if each["in"] == "query"}
        good = min(int(status) for status in operation["responses"])
        occurring[request] = (keys, good)
    assert documented == occurring


def test_the_keys_of_games_are_written_down(schema: dict[str, Any]) -> None:
    for name in ("Opened", "Played"):
        sentence = SECTION.partition(f"`{name}` is ")[2].partition(".")[0]
        keys = set(schema["components"]["schemas"][name]["properties"])
        assert set(re.findall("`([a-z]+)`", sentence)) == keys


def test_every_status_is_in_the_table(schema: dict[str, Any]) -> None:
    documented = {int(row[0]) for row in rows("status")}
    ours = {status for _, status in _STATUS}
    turned_away, of_the_framework = {403, 408, 414, 415, 421, 429, 431}, {400, 405, 413, 500}
    assert documented == ours | turned_away | of_the_framework
    for _, operation in operations(schema):
        refused = {int(status) for status in operation["responses"]} - {200, 201, 204}
        assert refused <= documented


def test_the_schema_names_the_refusals_of_a_change(schema: dict[str, Any]) -> None:
    for request, operation in operations(schema):
        if request.endswith(("/actions", "/undo", "/redo")):
            refused = {"400", "404", "409", "415", "422"}
            assert {"200"} | refused <= set(operation["responses"])
            for status in refused:
                assert properties(schema, operation["responses"][status]) == {"problem"}
