"""The page as static files that need no server: any web space can host them.

The files are those of the built page, Python for the browser, and a document of their own. As there
are no headers, it contains the content security policy; its addresses are relative; and it names
the worker that runs Python, by which the page knows that it has no server.
"""

import base64
import hashlib
import json
import os
import re
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Final

from ceres.errors import CodedError
from ceres.files import check_replaceable, replacing
from ceres.service import box
from ceres.web.built import DIGEST, DOCUMENT, page_built, page_files, python_built, python_files

Files = dict[str, bytes]

# The file that lists those of a written site, so that the next one replaces just these.
LISTED: Final = "ceres-site.json"
SERVICE_WORKER: Final = "service-worker.js"

_POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
_HEAD: Final = """<meta http-equiv="Content-Security-Policy" content="{policy}" />
    <meta name="referrer" content="no-referrer" />
    <link rel="manifest" href="site/manifest.webmanifest" />
    <link rel="apple-touch-icon" href="site/icon-180.png" />
    <script src="site/start.js"></script>{address}"""
# Where a link is posted, a picture is shown only if its whole address is known.
_ADDRESS: Final = """
    <meta property="og:url" content="{address}" />
    <meta property="og:image" content="{address}site/screen-wide.png" />"""
# The places in the built document for that, and for the address of the worker.
_ROOM: Final = "<!--site-->"
_HTML: Final = '<html lang="en"'
_ABSOLUTE: Final = re.compile(r' (src|href)="/(?=\w)')
# The placeholders in the built workers.
_CORE: Final = "the folder of Pyodide"
_CODE: Final = "our archive"
_FILES: Final = '"the files"'
WORKER: Final = "site/python.js"
_SERVICE: Final = "site/service.js"
_PYODIDE: Final = "/pyodide.js"
_ARCHIVE: Final = "/ceres.zip"
# Files that playing does not need.
_NOT_STORED: Final = ("licences.txt", "README.md", "screen-wide.png", "screen-narrow.png")


class CannotWriteSite(CodedError):
    """The site cannot be written, or must not be."""


def write_site(folder: Path, force: bool = False, address: str = "", docs: str = "") -> Files:
    """Write the site into a folder and return its files.

    An older site is replaced. With `force`, the folder may have other files, which stay. `address`
    is where the site will be: its document says so to whoever posts a link to it. `docs` is where
    the documentation is, for a link to it.
    """
    files = site_files(address, docs)
    try:
        old = _old_files(folder, force)
        for name in (*files, LISTED):
            check_replaceable(folder / name)
        # The document comes last: until then visitors get the old site.
        for name in sorted(files, key=lambda name: (name in (DOCUMENT, SERVICE_WORKER), name)):
            _write(folder / name, files[name])
        _write(folder / LISTED, json.dumps({"files": sorted(files)}, indent=1).encode())
        for name in old - files.keys():
            _remove(folder, name)
    except OSError as error:
        path, problem = error.filename or folder, error.strerror or error
        raise CannotWriteSite("cannot-write", path=str(path), problem=problem) from None
    return files


def site_files(address: str = "", docs: str = "") -> Files:
    """Return all files of the site by their names."""
    if not page_built():
        raise CannotWriteSite("no-page")
    if not python_built():
        raise CannotWriteSite("no-python")
    page = page_files()
    service, worker, document = (page.pop(name).decode() for name in (_SERVICE, WORKER, DOCUMENT))
    files = {name: content for name, content in page.items() if name != DIGEST}
    files |= {f"python/{name}": content for name, content in python_files().items()}
    files["box.json"] = json.dumps(box()).encode()
    files[WORKER] = _python(worker, files).encode()
    files[DOCUMENT] = _document(document, files, address, docs).encode()
    files[SERVICE_WORKER] = _filled(service, _FILES, json.dumps(_digests(files))).encode()
    return files


def thinking_files(page: Files) -> Files:
    """Return what a page with a server thinks with: Python, its worker, and a document naming it.

    Here the address of our code changes with it, so a browser need not ask for it again.
    """
    files = {f"python/{name}": content for name, content in python_files().items()}
    worker = _python(page[WORKER].decode(), files)
    files[WORKER] = _filled(worker, _ARCHIVE, f"{_ARCHIVE}?{_digest(worker, files)}").encode()
    html = f'{_HTML} data-jobs="/{WORKER}?{_digest(worker, files)}"'
    files[DOCUMENT] = _filled(page[DOCUMENT].decode(), _HTML, html).encode()
    return files


def _document(built: str, files: Files, address: str, docs: str) -> str:
    """Return the document of the site.

    The address of its worker changes with the Python code.
    """
    html = f'{_HTML} data-python="{WORKER}?{_digest(files[WORKER].decode(), files)}"'
    if docs:
        html += f' data-docs="{escape(docs)}"'
    relative = _ABSOLUTE.sub(r' \1="', _filled(built, _HTML, html))
    where = _ADDRESS.format(address=escape(f"{address.rstrip('/')}/")) if address else ""
    return _filled(relative, _ROOM, _HEAD.format(policy=_POLICY, address=where))


def _digest(worker: str, files: Files) -> str:
    """Return a digest of the worker and of our code."""
    archive = next(files[name] for name in files if name.endswith(_ARCHIVE))
    return hashlib.sha256(worker.encode() + archive).hexdigest()[:12]


def _python(built: str, files: Files) -> str:
    """Return the worker that runs Python, with the addresses of Pyodide and our code."""
    core = next(name for name in files if name.endswith(_PYODIDE)).removesuffix(_PYODIDE)
    code = next(name for name in files if name.endswith(_ARCHIVE))
    return _filled(_filled(built, _CORE, f"../{core}/"), _CODE, f"../{code}")


def _filled(text: str, gap: str, content: str) -> str:
    assert gap in text, f"the page was built without {gap}"
    return text.replace(gap, content, 1)


def _digests(files: Files) -> dict[str, str]:
    """Return the files to store for playing without a network, with their integrity digests."""
    return {
        "" if name == DOCUMENT else name: _integrity(files[name])
        for name in sorted(files)
        if not name.endswith(_NOT_STORED)
    }


def _integrity(content: bytes) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def _old_files(folder: Path, force: bool) -> set[str]:
    """Return the files of the site in a folder, which has no others unless with `force`."""
    folder.mkdir(parents=True, exist_ok=True)
    with suppress(FileNotFoundError, ValueError, KeyError, TypeError):
        return set(json.loads((folder / LISTED).read_text("utf-8"))["files"])
    if any(folder.iterdir()) and not force:
        raise CannotWriteSite("site-folder-used", path=str(folder))
    return set()


def _write(path: Path, content: bytes) -> None:
    """Write a file, in folders that are made if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(path) as file:
        file.write(content)


def _remove(folder: Path, name: str) -> None:
    """Remove a file of the old site, and folders that become empty."""
    path = Path(os.path.normpath(folder / name))
    if not path.is_relative_to(folder):  # the list may be somebody else's
        return
    with suppress(OSError):
        path.unlink()
        for parent in path.parents:
            if parent == folder:
                break
            parent.rmdir()
