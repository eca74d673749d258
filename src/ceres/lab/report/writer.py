"""Writes a report: the page and the pictures."""

import io
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from ceres.files import check_replaceable
from ceres.lab.comparison import compare_sets
from ceres.lab.report.page import page
from ceres.lab.report.sections import Section, SectionWriter
from ceres.lab.report.style import styled
from ceres.lab.results import Results
from ceres.lab.store import StoreError, write_atomically, writing
from ceres.text import Catalogue

_PAGE: Final = "report.html"
_SCALE: Final = 2
"""Pixels of a PNG for each pixel of a chart."""


def make_report(
    results: Sequence[Results], folder: Path, words: Catalogue, overwrite: bool = False
) -> list[Path]:
    """Write the report on some results, the first compared with the others; return its files."""
    results = _with_unique_names(results)
    if (folder / _PAGE).exists() and not overwrite:
        raise StoreError("exists-already", path=folder / _PAGE)
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    with writing(folder / _PAGE):
        check_replaceable(folder / _PAGE)  # before any work is done
    files: list[Path] = []
    shown: list[tuple[Section, list[str]]] = []
    for section in _sections(results, words):
        svgs = []
        for number, picture in enumerate(section.pictures):
            chart = styled(picture)
            svgs.append(_as_svg(chart))
            name = section.id if len(section.pictures) == 1 else f"{section.id}-{number + 1}"
            files.append(folder / f"{name}.png")
            write_atomically(files[-1], _as_png(chart))
        shown.append((section, svgs))
    names = words.join([each.name for each in results], "comma")
    about = words.say("report-about", names=names)
    text = page(words.say("report-title"), about, shown, words)
    write_atomically(folder / _PAGE, text.encode())
    return [folder / _PAGE, *files]


def _with_unique_names(results: Sequence[Results]) -> list[Results]:
    """Name results by their paths where names are the same."""
    names = [each.name for each in results]
    return [
        replace(each, name=str(each.path)) if names.count(each.name) > 1 else each
        for each in results
    ]


def _sections(results: Sequence[Results], words: Catalogue) -> list[Section]:
    """Compare the other results with the first, then make the sections of each."""
    writers = [SectionWriter(each, words) for each in results]
    first, *others = writers
    if not others:
        return first.sections()
    found: list[Section] = []
    for number, other in enumerate(others):
        names = (first.results.name, other.results.name)
        compared = compare_sets(first.groups, other.groups, names)
        title = words.say("report-sets-title", first=names[0], second=names[1])
        if compared:
            found.append(first.comparisons(f"sets-{number + 1}", title, compared))
        else:
            nothing = [words.say("report-sets-nothing")]
            found.append(Section(f"sets-{number + 1}", title, nothing))
    for number, writer in enumerate(writers):
        found += [each.of_set(writer.results.name, number) for each in writer.sections()]
    return found


def _as_svg(chart: Any) -> str:
    picture = io.StringIO()
    chart.save(picture, format="svg")
    return picture.getvalue()


def _as_png(chart: Any) -> bytes:
    picture = io.BytesIO()
    chart.save(picture, format="png", scale_factor=_SCALE)
    return picture.getvalue()
