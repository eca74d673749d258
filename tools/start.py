"""Does on Windows what `./ceres` and `./test` do elsewhere: `ceres.cmd` and `test.cmd` run it.

Makes `.venv` in the checkout, installs the project there, builds what is missing, and runs the
program or the checks. It needs Python and its pip; see `environment.sh`.
"""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TOOLS: Final = ROOT / "tools"
VENV: Final = ROOT / ".venv"
PROGRAMS: Final = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON: Final = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
OLDEST: Final = (3, 11)


def prepare(extra: str) -> None:
    """Install the project with an extra, unless that was done for this pyproject.toml and place."""
    stamp = VENV / f"installed[{extra}]"
    digest = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    if PYTHON.exists() and stamp.exists() and stamp.read_text("utf-8") == f"{ROOT} {digest}":
        return
    print(f"Setting up Gardens of Ceres in {VENV} (only this once) ...", file=sys.stderr)
    if not PYTHON.exists():
        venv.create(VENV, clear=True, with_pip=True)
    # Without the hook because an editable install holds nothing that is made.
    done = subprocess.run(
        [PYTHON, "-m", "pip", "install", "--quiet", "--editable", f".[{extra}]"],
        cwd=ROOT,
        env={**os.environ, "HATCH_BUILD_NO_HOOKS": "1"},
        check=False,
    )
    if done.returncode:
        sys.exit("Setting up Gardens of Ceres failed; the reason is above.")
    stamp.write_text(f"{ROOT} {digest}", "utf-8")


def run(*command: str | Path) -> int:
    """Run a command to its end; return its exit code. Ctrl-C is the command's own affair."""
    with subprocess.Popen(command) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue


def main(what: str, arguments: list[str]) -> int:
    """Run `ceres` or `test`."""
    if sys.version_info < OLDEST:
        sys.exit(f"Gardens of Ceres needs Python {OLDEST[0]}.{OLDEST[1]} or newer.")
    prepare("dev" if what == "test" else "page")
    failed = run(PYTHON, TOOLS / "build_page.py")
    if not failed and what == "ceres" and arguments[:1] == ["site"]:
        failed = run(PYTHON, TOOLS / "build_python.py")
    if failed:
        return failed
    if what == "test":
        return run(PYTHON, TOOLS / "check.py", *arguments)
    # Nothing waits for it.
    nothing = subprocess.DEVNULL
    compiling = [PYTHON, TOOLS / "compile_in_background.py"]
    subprocess.Popen(compiling, stdin=nothing, stdout=nothing, stderr=nothing)
    return run(PYTHON, "-m", "ceres", *arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
