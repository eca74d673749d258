"""Serving the page: its files, and the document for all of its addresses."""

import mimetypes
from collections import ChainMap
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from ceres.web.built import DOCUMENT, page_built, page_files, python_built
from ceres.web.guard import POLICY
from ceres.web.site import WORKER, thinking_files

Files = Mapping[str, bytes]

# The addresses of the files in these folders change with their contents.
_LASTING: Final = ("assets/", "python/")
_IMMUTABLE: Final = "public, max-age=31536000, immutable"
_REVALIDATE: Final = "no-cache"
# Python is WebAssembly, which only its worker may run.
_WORKER_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
_HTML: Final = b'<html lang="en"'
# The types of these files, whatever the list of the system says.
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".html": "text/html",
    ".json": "application/json",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
}


def page_routes(shared: bool = False) -> list[HTTPRouteHandler]:
    """Return handlers that serve the page as it is now, even if it is built again meanwhile.

    Its document says whether the server is shared.
    """
    page = page_files()
    if shared and page_built():
        page[DOCUMENT] = page[DOCUMENT].replace(_HTML, _HTML + b" data-shared", 1)
    thinking: dict[str, bytes] = {}

    def files() -> Files:
        """Return the files; a checkout may build those of Python while the server runs."""
        if not thinking and page_built() and python_built():
            thinking.update(thinking_files(page))
        return ChainMap(thinking, page)

    @get(
        [
            "/",
            "/about",
            "/achievements",
            "/compare/{rest:path}",
            "/days",
            "/how-to-play",
            "/how-to-play/{rest:path}",
            "/new",
            "/mine",
            "/box",
            "/box/{rest:path}",
            "/games",
            "/games/{rest:path}",
            "/ladder",
            "/learn",
            "/look",
            "/looks/{rest:path}",
            "/move",
            "/phone",
            "/puzzles",
            "/puzzles/{rest:path}",
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
        """Serve the document at every address of the page, which reads the rest itself."""
        return _response(files(), DOCUMENT)

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def file(path: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        """Serve a file; a reader who asks for an unknown one gets a page that says so."""
        name = str(path).removeprefix("/")
        reader = "text/html" in request.headers.get("accept", "")
        if name not in files() and reader and not name.startswith("api/"):
            return _response(files(), DOCUMENT, HTTP_404_NOT_FOUND)
        return _response(files(), name)

    return [document, file]


def _response(files: Files, name: str, status: int = HTTP_200_OK) -> Response[bytes]:
    if name not in files:
        raise NotFoundException
    suffix = Path(name).suffix
    kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {"Cache-Control": _IMMUTABLE if name.startswith(_LASTING) else _REVALIDATE}
    if name == WORKER:
        headers["Content-Security-Policy"] = _WORKER_POLICY
    return Response(files[name], media_type=kind, headers=headers, status_code=status)
