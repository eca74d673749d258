"""The files of `library/`: JSON, compressed because much of it repeats."""

import json
import lzma
from pathlib import Path
from typing import Any, Final

LIBRARY: Final = Path(__file__).resolve().parent / "library"


def read(name: str) -> Any:
    """Read a file."""
    return json.loads(lzma.decompress((LIBRARY / f"{name}.json.xz").read_bytes()))


def write(name: str, data: Any) -> None:
    """Write a file."""
    text = json.dumps(data, separators=(",", ":"))
    (LIBRARY / f"{name}.json.xz").write_bytes(lzma.compress(text.encode()))
