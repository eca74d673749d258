"""The files of the built page, and of Python for the page without a server."""

from importlib import resources
from pathlib import Path
from typing import Final

DOCUMENT: Final = "index.html"
DIGEST: Final = "digest.txt"  # a digest of the page's sources
_ARCHIVE: Final = "ceres.zip"
_NOT_SERVED: Final = "sources.json"


def page_folder() -> Path:
    """Return the folder of the built page."""
    return Path(str(resources.files("ceres").joinpath("web", "page")))


def page_built() -> bool:
    """Return whether the page has been built, which a checkout does first."""
    return (page_folder() / DOCUMENT).is_file()


def page_files() -> dict[str, bytes]:
    """Return the files of the page by their names."""
    return _files(page_folder())


def python_folder() -> Path:
    """Return the folder of Python for the page: Pyodide, and our own code."""
    return Path(str(resources.files("ceres").joinpath("web", "python")))


def python_built() -> bool:
    """Return whether Python for the page has been built, which a checkout does first."""
    return (python_folder() / _ARCHIVE).is_file()


def python_files() -> dict[str, bytes]:
    """Return the files of Python for the page by their names."""
    files = _files(python_folder())
    files.pop(_NOT_SERVED, None)
    return files


def _files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
