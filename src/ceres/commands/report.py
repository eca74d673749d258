"""`ceres report`: reports on results."""

from pathlib import Path
from typing import Annotated, Final

import typer

from ceres.commands.options import Lang
from ceres.commands.output import complaints, put

_FOLDER: Final = "ceres-report"


def report(
    results: Annotated[list[str], typer.Argument(metavar="RESULTS…", help="help-report-results")],
    output: Annotated[
        str, typer.Option("--output", "-o", metavar="DIR", help="help-report-output")
    ] = _FOLDER,
    force: Annotated[bool, typer.Option("--force", help="help-report-force")] = False,
    lang: Lang = None,
) -> None:
    """Show results: an HTML page with pictures, and each picture as PNG."""
    with complaints(lang) as words:
        from ceres.lab.requirements import need_libraries

        need_libraries()
        from ceres.lab.report.writer import make_report
        from ceres.lab.results import read_results, reading

        read = [read_results(Path(each)) for each in results]
        with reading(*map(Path, results)):
            page, *pictures = make_report(read, Path(output), words, force)
        put(words.say("report-written", path=str(page)))
        put(words.say("report-pictures", count=len(pictures)))
