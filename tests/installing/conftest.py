"""A release, built once."""

import subprocess
import sys
from pathlib import Path

import pytest

from installing.built import CHECKOUT, Installed, install


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything that a release has, for this computer."""
    folder = tmp_path_factory.mktemp("release") / "dist"
    release = CHECKOUT / "tools" / "release.py"
    subprocess.run([sys.executable, release, "--here", folder], check=True)
    return folder


@pytest.fixture(scope="session", params=["compiled", "interpreted"])
def installed(
    request: pytest.FixtureRequest, dist: Path, tmp_path_factory: pytest.TempPathFactory
) -> Installed:
    """The wheel of either kind, in a fresh environment."""
    kind: str = request.param
    pure = kind == "interpreted"
    native = [path for path in dist.glob("*.whl") if not path.stem.endswith("_wasm32")]
    (wheel,) = (path for path in native if path.stem.endswith("-any") == pure)
    return install(wheel, kind, tmp_path_factory.mktemp(kind) / "environment")
