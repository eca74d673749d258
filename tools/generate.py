"""Writes what follows from types in Python: tables of docs/formats.md, and types of the page.

python tools/generate.py            write
python tools/generate.py --check    fail if something is stale
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import ceres.companion  # noqa: F401 - it has events of its own
from ceres import events, facts
from ceres.events import EVENT_TYPES, Event
from generate_requests import client_ts, request_rows, types_ts
from typescript import Field, fields_of, types_in, typescript, union

ROOT: Final = Path(__file__).resolve().parent.parent
FORMATS: Final = ROOT / "docs" / "formats.md"
ENGINE: Final = ROOT / "frontend" / "src" / "engine"
COMMAND: Final = "python tools/generate.py"


def generated() -> dict[Path, str]:
    """Return what each file should contain."""
    return {
        FORMATS: formats_md(FORMATS.read_text("utf-8")),
        ENGINE / "events.ts": events_ts(),
        ENGINE / "types.ts": types_ts(COMMAND),
        ENGINE / "client.ts": client_ts(COMMAND),
    }


# The page.


def events_ts() -> str:
    """Declare the events as the page gets them, and say whose they are."""
    records = list(EVENT_TYPES.values())
    named: dict[str, Any] = {
        **types_in(facts),
        "EventSide": events.EventSide,
        "EventKind": events.EventKind,
        **{record.__name__: record for record in records},
        "GameEvent": union(records),
    }
    table = "".join(
        f"  {_key(record.type)}: {{ side: {_value(record.side)}, kind: {_value(record.kind)} }},\n"
        for record in records
    )
    return (
        f"/** What happened, as data. Generated from src/ceres/events.py by {COMMAND}. */\n\n"
        f"{typescript(named)}\n\n"
        "interface EventClass {\n"
        "  /** Whose event it is; `null`: that of either turn. */\n"
        "  side: EventSide | null;\n"
        "  kind: EventKind;\n"
        "}\n\n"
        f'export const EVENTS: Record<GameEvent["type"], EventClass> = {{\n{table}}};\n'
    )


def _key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def _value(text: str | None) -> str:
    return "null" if text is None else f'"{text}"'


# The documentation.


def formats_md(text: str) -> str:
    """Put the generated tables into docs/formats.md, each between its marks."""
    ours = [record for record in EVENT_TYPES.values() if record.__module__ == events.__name__]
    tables = {
        "events of your turn": _events(each for each in ours if each.side == "you"),
        "events of Ceres' turn": _events(each for each in ours if each.side == "ceres"),
        "events of either turn": _events(each for each in ours if each.side in (None, "game")),
        "candidates": _table(
            ("key", "meaning"),
            ([f"`{key.name}`", key.doc] for key in fields_of(facts.Candidate)),
        ),
        "items of a scoring": _table(
            ("side", "source", "what it is", "further keys", "rules"),
            map(_item, get_args(facts.ScoringItem)),
        ),
    }
    tables["requests"] = _table(
        ("request", "what it does", "takes", "gives", "status"), request_rows()
    )
    for name, table in tables.items():
        begin, end = f"<!-- generated: {name} -->\n", "<!-- end -->"
        before, found, rest = text.partition(begin)
        assert found, f"{FORMATS} has no mark {begin}"
        text = before + begin + table + end + rest.partition(end)[2]
    return text


def _events(records: Iterable[type[Event]]) -> str:
    rows = (
        [
            f"`{record.type}`",
            record.__doc__ or "",
            "; ".join(map(_described, fields_of(record)[1:])),
            record.decided_by,
        ]
        for record in records
    )
    return _table(("type", "when", "facts", "rules"), rows)


def _item(item: Any) -> list[str]:
    side, source, rules, *further = fields_of(item)
    return [
        *get_args(side.type),
        *(f"`{name}`" for name in get_args(source.type)),
        item.__doc__,
        "; ".join(map(_described, further)),
        rules.doc,
    ]


def _described(field: Field) -> str:
    said = f"`{field.name}`" + (f", {field.when}" if field.when else "")
    doc = field.doc
    if get_origin(field.type) is Literal and not doc:
        *others, last = (f'`"{value}"`' for value in get_args(field.type))
        doc = f"{', '.join(others)} or {last}"
    return f"{said}: {doc}" if doc else said


def _table(heads: Iterable[str], rows: Iterable[list[str]]) -> str:
    heads = list(heads)
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(re.sub(" +", " ", f"| {' | '.join(cells)} |\n") for cells in lines)


def main() -> None:
    """Write what is stale, or say so."""
    stale = [
        path
        for path, text in generated().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]
    if "--check" in sys.argv[1:]:
        if stale:
            names = ", ".join(str(path.relative_to(ROOT)) for path in stale)
            sys.exit(f"Not as the types in src/ceres say: {names}. Run {COMMAND}.")
        return
    for path in stale:
        path.write_text(generated()[path], "utf-8")
        print(f"Wrote {path.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
