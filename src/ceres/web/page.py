"""The built page: its files, and the one document that all its addresses begin with."""

import mimetypes
import os
from importlib import resources
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

_DOCUMENT: Final = "index.html"
# The names of these files change with their contents.
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"
# What every system must call these, whatever its own list says.
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".html": "text/html",
    ".json": "application/json",
    ".txt": "text/plain",
}


def page_folder() -> Path:
    """Where the built page is; `CERES_PAGE` names another folder, for those who work on it."""
    other = os.environ.get("CERES_PAGE")
    return Path(other) if other else Path(str(resources.files("ceres").joinpath("web", "page")))


def page_built() -> bool:
    """Whether there is a page: a checkout builds it first."""
    return (page_folder() / _DOCUMENT).is_file()


def page_routes() -> list[HTTPRouteHandler]:
    """The handlers that serve the page."""
    return [document, file]


@get(["/", "/games/{rest:path}"], include_in_schema=False, sync_to_thread=False)
def document(rest: Any = None) -> Response[bytes]:  # noqa: ARG001 - the page reads the address
    """The page, at every address that it has."""
    return _answered(_DOCUMENT, _ASK)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def file(path: str) -> Response[bytes]:
    """A file of the page."""
    name = str(path).lstrip("/")
    return _answered(name, _FOREVER if name.startswith("assets/") else _ASK)


def _answered(name: str, kept: str) -> Response[bytes]:
    folder = page_folder().resolve()
    path = (folder / name).resolve()
    if not path.is_relative_to(folder) or not path.is_file():
        raise NotFoundException(f"there is no {name!r} here")
    guessed = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    kind = guessed or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"Cache-Control": kept})
