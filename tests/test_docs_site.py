"""The documentation as a site: mkdocs.yml and tools/docs_hooks.py."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def build(configuration: Path, site: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "-f", configuration, "-d", site],
        check=False,
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site; a link that leads nowhere, or a page that nothing leads to, is an error."""
    folder = tmp_path_factory.mktemp("docs")
    done = build(ROOT / "mkdocs.yml", folder)
    assert done.returncode == 0, done.stderr
    return folder


def test_each_guide_says_its_language_and_leads_to_the_others(site: Path) -> None:
    for language in ("de", "fr", "it", "ko"):
        page = (site / f"how-to-play.{language}.html").read_text("utf-8")
        assert f'<html lang="{language}"' in page
        assert 'href="how-to-play.html"' in page


def test_links_to_files_beside_the_docs_lead_somewhere(site: Path) -> None:
    start = (site / "index.html").read_text("utf-8")
    assert 'href="companion.html"' in start
    assert 'src="screens/page-table.png"' in start
    hosting = (site / "hosting.html").read_text("utf-8")
    assert "/source/deploy/nginx.conf" in hosting


def test_a_link_that_leads_nowhere_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("[gone](gone.md)\n", "utf-8")
    text = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:")[0]
    configuration = tmp_path / "mkdocs.yml"
    configuration.write_text(text.replace("hooks: [tools/docs_hooks.py]\n", ""), "utf-8")
    done = build(configuration, tmp_path / "site")
    assert done.returncode == 1
    assert "gone.md" in done.stderr
