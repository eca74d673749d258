"""Parts of the page, run by node without a browser."""

import json
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import build_page

HERE = Path(__file__).parent


# It is asked for its version each time.
node = cache(build_page.node)


def answers(program: str, requests: Iterable[Any]) -> list[Any]:
    """What a program beside this file answers, one JSON value for each."""
    done = subprocess.run(
        [*node(), "--disable-warning=ExperimentalWarning", HERE / program],
        input="".join(json.dumps(request) + "\n" for request in requests),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stderr == ""
    return [json.loads(line) for line in done.stdout.splitlines()]
