"""Serving the page: its files, and the one document that all its addresses begin with."""

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from ceres.web.built import DOCUMENT, page_files

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


def page_routes() -> list[HTTPRouteHandler]:
    """The handlers that serve the page as it is now, also if it is built anew meanwhile."""
    files = page_files()

    @get(
        [
            "/",
            "/new",
            "/mine",
            "/box",
            "/box/{rest:path}",
            "/games",
            "/games/{rest:path}",
            "/learn",
            "/real",
            "/real/{rest:path}",
            "/replay/{rest:path}",
            "/rules",
            "/rules/{rest:path}",
        ],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def document() -> Response[bytes]:
        """The page, at every address that it has: it reads the rest itself."""
        return _answered(files, DOCUMENT)

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def file(path: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file of the page; whoever comes to read finds a page that says there is none."""
        name = str(path).removeprefix("/")
        reader = "text/html" in request.headers.get("accept", "")
        if name not in files and reader and not name.startswith("api/"):
            return _answered(files, DOCUMENT, HTTP_404_NOT_FOUND)
        return _answered(files, name)

    return [document, file]


def _answered(files: dict[str, bytes], name: str, status: int = HTTP_200_OK) -> Response[bytes]:
    if name not in files:
        raise NotFoundException
    suffix = Path(name).suffix
    kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    kept = _FOREVER if name.startswith("assets/") else _ASK
    headers = {"Cache-Control": kept}
    return Response(files[name], media_type=kind, headers=headers, status_code=status)
