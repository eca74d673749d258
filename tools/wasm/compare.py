"""Run by Pyodide: loads the module made of `structures.c`."""

from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location


def compare(path: str) -> str:
    """Return the names of the structures that differ."""
    spec = spec_from_file_location(
        "structures", path, loader=ExtensionFileLoader("structures", path)
    )
    assert spec is not None
    return ", ".join(module_from_spec(spec).differences())
