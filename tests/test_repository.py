"""What a repository on the web reads of this one."""

import re
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

import ceres

CHECKOUT = Path(__file__).parent.parent
WORKFLOWS = sorted((CHECKOUT / ".github" / "workflows").glob("*.yml"))
PINNED = re.compile(r"- uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_by_hash_and_permissions_are_few(path: Path) -> None:
    text = path.read_text("utf-8")
    for line in text.splitlines():
        assert "uses:" not in line or PINNED.fullmatch(line.strip()), line
    assert "\npermissions: {}\n" in text, "by default, nothing is permitted"


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_call_scripts_that_exist(path: Path) -> None:
    for name in re.findall(r"run: (\.ci/\w+)", path.read_text("utf-8")):
        assert (CHECKOUT / name).stat().st_mode & 0o111, name


def test_zizmor_finds_nothing() -> None:
    zizmor = shutil.which("zizmor", path=sysconfig.get_path("scripts"))
    if zizmor is None:
        pytest.skip("zizmor is not installed: ./test installs it")
    done = subprocess.run(
        [zizmor, "--offline", "--no-progress", CHECKOUT / ".github"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {ceres.__version__}\n" in (CHECKOUT / "CITATION.cff").read_text("utf-8")
