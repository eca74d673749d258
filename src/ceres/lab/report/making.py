"""Makes a report: the page and the pictures, written whole."""

import io
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from ceres.lab.comparison import sets
from ceres.lab.report.look import dressed
from ceres.lab.report.page import page
from ceres.lab.report.sections import Scribe, Section
from ceres.lab.results import Results
from ceres.lab.store import StoreError, cannot_write
from ceres.text import Catalogue

PAGE: Final = "report.html"
_SHARPNESS: Final = 2
"""Pixels of a PNG for each pixel of a chart."""


def make_report(
    results: Sequence[Results], folder: Path, words: Catalogue, overwrite: bool = False
) -> list[Path]:
    """Write the report of some results, the first compared with the others; its files."""
    results = _told_apart(results)
    if (folder / PAGE).exists() and not overwrite:
        raise StoreError("exists-already", path=folder / PAGE)
    _make_folder(folder)
    files: list[Path] = []
    shown: list[tuple[Section, list[str]]] = []
    for section in _sections(results, words):
        svgs = []
        for number, picture in enumerate(section.pictures):
            chart = dressed(picture)
            svgs.append(str(_drawn(chart, "svg"), "utf-8"))
            name = section.id if len(section.pictures) == 1 else f"{section.id}-{number + 1}"
            files.append(folder / f"{name}.png")
            _write(files[-1], _drawn(chart, "png"))
        shown.append((section, svgs))
    names = words.join([each.name for each in results], "comma")
    about = words.say("report-about", names=names)
    text = page(words.say("report-title"), about, shown, words)
    _write(folder / PAGE, text.encode())
    return [folder / PAGE, *files]


def _told_apart(results: Sequence[Results]) -> list[Results]:
    """Results of one name are called by their paths."""
    names = [each.name for each in results]
    return [
        replace(each, name=str(each.path)) if names.count(each.name) > 1 else each
        for each in results
    ]


def _sections(results: Sequence[Results], words: Catalogue) -> list[Section]:
    """What the other results change against the first, and then the sections of each of them."""
    scribes = [Scribe(each, words) for each in results]
    first, *others = scribes
    if not others:
        return first.sections()
    found: list[Section] = []
    for number, other in enumerate(others):
        names = (first.results.name, other.results.name)
        compared = sets(first.groups, other.groups, names)
        title = words.say("report-sets-title", first=names[0], second=names[1])
        if compared:
            found.append(first.comparisons(f"sets-{number + 1}", title, compared))
        else:
            nothing = [words.say("report-sets-nothing")]
            found.append(Section(f"sets-{number + 1}", title, nothing))
    for number, scribe in enumerate(scribes):
        found += [each.of_set(scribe.results.name, number) for each in scribe.sections()]
    return found


def _drawn(chart: Any, kind: str) -> bytes:
    """A chart as a picture; nothing of it comes from the network."""
    if kind == "svg":
        text = io.StringIO()
        chart.save(text, format="svg")
        return text.getvalue().encode()
    picture = io.BytesIO()
    chart.save(picture, format="png", scale_factor=_SHARPNESS)
    return picture.getvalue()


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(folder, error) from None


def _write(path: Path, content: bytes) -> None:
    draft = path.with_name(f".{path.name}.{os.getpid()}.draft")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise cannot_write(path, error) from None
