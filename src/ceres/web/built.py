"""The built page: where its files are."""

from importlib import resources
from pathlib import Path
from typing import Final

DOCUMENT: Final = "index.html"


def page_folder() -> Path:
    """Where the built page is."""
    return Path(str(resources.files("ceres").joinpath("web", "page")))


def page_built() -> bool:
    """Whether there is a page: a checkout builds it first."""
    return (page_folder() / DOCUMENT).is_file()


def page_files() -> dict[str, bytes]:
    """The files of the page by their names, as they are now."""
    folder = page_folder()
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
