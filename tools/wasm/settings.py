"""Run by Pyodide: the settings that its Python was built with."""

import json
import sysconfig


def settings() -> str:
    """Return the values of `pyconfig.h` and more, as JSON."""
    return json.dumps(sysconfig.get_config_vars(), default=str)
