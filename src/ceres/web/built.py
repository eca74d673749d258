"""The built page, and Python for the one that needs no server: where their files are."""

from importlib import resources
from pathlib import Path
from typing import Final

DOCUMENT: Final = "index.html"
DIGEST: Final = "digest.txt"  # of what the page was made from
_ARCHIVE: Final = "ceres.zip"
_NOT_SERVED: Final = "sources.json"


def page_folder() -> Path:
    """Where the built page is."""
    return Path(str(resources.files("ceres").joinpath("web", "page")))


def page_built() -> bool:
    """Whether there is a page: a checkout builds it first."""
    return (page_folder() / DOCUMENT).is_file()


def page_files() -> dict[str, bytes]:
    """The files of the page by their names, as they are now."""
    return _files(page_folder())


def python_folder() -> Path:
    """Where Python for the page is: Pyodide, and our own code."""
    return Path(str(resources.files("ceres").joinpath("web", "python")))


def python_built() -> bool:
    """Whether there is Python for the page: a checkout builds it first."""
    return (python_folder() / _ARCHIVE).is_file()


def python_files() -> dict[str, bytes]:
    """The files of Python for the page by their names."""
    files = _files(python_folder())
    files.pop(_NOT_SERVED, None)
    return files


def _files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
