"""The bill of materials in CycloneDX: what is installed with the program, or built into its page.

What Python installs is listed by cyclonedx-py, and what npm installs is added from its lock file.
"""

import base64
import json
import os
import sys
from pathlib import Path
from typing import Any, Final

from build_page import FRONTEND
from releasing.commands import program, run

_PACKAGES: Final = "node_modules/"


def write_bill(target: Path, wheel: Path, environment: Path) -> None:
    """List what there is once the wheel is installed; that is done in a new environment."""
    run([program("uv"), "venv", "--quiet", "--python", sys.executable, environment])
    python = python_in(environment)
    run([program("uv"), "pip", "install", "--quiet", "--python", python, wheel])
    form = ("--output-reproducible", "--output-format", "JSON", "--output-file", target)
    run([program("cyclonedx-py"), "environment", *form, python])
    bill = json.loads(target.read_text("utf-8"))
    bill["metadata"].pop("timestamp", None)
    bill["components"] += _of_the_page()
    target.write_text(json.dumps(bill, indent=1, sort_keys=True) + "\n", "utf-8")


def python_in(environment: Path) -> Path:
    """Return the Python of an environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _of_the_page() -> list[dict[str, Any]]:
    lock = json.loads((FRONTEND / "package-lock.json").read_text("utf-8"))
    found = []
    for path, package in lock["packages"].items():
        if not path:
            continue  # the page itself
        name, version = path.rpartition(_PACKAGES)[2], package["version"]
        url = f"pkg:npm/{name.replace('@', '%40')}@{version}"
        digest = base64.b64decode(package["integrity"].removeprefix("sha512-")).hex()
        component = {
            "type": "library",
            "bom-ref": f"{url}#{path}",
            "name": name,
            "version": version,
            "purl": url,
            "hashes": [{"alg": "SHA-512", "content": digest}],
        }
        if licence := package.get("license"):
            component["licenses"] = [{"expression": licence}]
        found.append(component)
    return found
