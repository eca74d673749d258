"""Runs the checks of this checkout, in the environment that `./test` has made.

Without arguments: style, types and the quick tests. `quick`: in a quarter of a minute, style and
the tests of rules, formats and service. With others: pytest, with them.
"""

import os
import subprocess
import sys
from typing import Final

from build_page import ROOT

_QUICK_TESTS: Final = ("-m", "not slow", "-n", "auto")
_QUICKEST: Final = (
    *("tests/rules", "tests/service", "tests/compatibility", "tests/test_actions.py"),
    *("tests/test_architecture.py", "tests/test_digest.py", "tests/test_golden.py"),
    *("tests/test_naive_agreement.py", "tests/test_records.py"),
)
_CHECKS: Final = (
    ("-m", "ruff", "check"),
    ("-m", "ruff", "format", "--check"),
    ("tools/generate.py", "--check"),
    ("tools/draw_architecture.py", "--check"),
    ("tools/build_page.py", "--check"),
    ("-m", "mypy"),
)


def check(arguments: list[str]) -> int:
    """Run what the arguments ask for; return the exit code of what failed first."""
    if arguments == ["quick"]:
        os.environ["CERES_PURE"] = "1"
        return _run("-m", "ruff", "check") or _run("-m", "pytest", *_QUICK_TESTS, *_QUICKEST)
    if arguments:
        return _run("-m", "pytest", *arguments)
    failed = next(filter(None, (_run(*each) for each in _CHECKS)), 0)
    if failed:
        return failed
    browser = ROOT / "tools" / "chromium.py"
    found = subprocess.run(
        [sys.executable, browser], stdout=subprocess.PIPE, text=True, check=False
    )
    if found.returncode:
        return found.returncode
    os.environ["CERES_BROWSER"] = found.stdout.strip()
    # Interpreted, even if the engine is compiled: doctests are found in Python functions only.
    os.environ["CERES_PURE"] = "1"
    return _run("-m", "pytest", *_QUICK_TESTS)


def _run(*arguments: str) -> int:
    """Run Python with these arguments in the checkout; return its exit code."""
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(check(sys.argv[1:]))
