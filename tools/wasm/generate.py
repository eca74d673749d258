"""Run by Pyodide: mypyc writes the C of the engine, for the very Python that will run it."""

import json
import sys
from pathlib import Path
from typing import Final

OUT: Final = Path("/out")


def generate(modules: str) -> str:
    """Write the C of some sources, named as JSON below /src, into /out.

    Return the name of each extension module with its C below /out, as JSON. mypyc is in /site.
    """
    sys.path[:0] = ["/tools", "/site"]
    from mypyc.common import IS_32_BIT_PLATFORM

    from compile_engine import SRC, write_c

    assert IS_32_BIT_PLATFORM, "this mypyc writes C for 64 bits"
    extensions = write_c([SRC / name for name in json.loads(modules)], OUT)
    found = {each.name: Path(each.sources[0]).relative_to(OUT).as_posix() for each in extensions}
    return json.dumps(found)
