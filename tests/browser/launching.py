"""Browsers for tests: a Chromium, and Debian's Firefox."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright, expect

from browser.serving import PATIENCE
from chromium import FLAGS, chromium, started_playwright

FIREFOX: Final = "firefox-esr"
# Playwright cannot tell this Firefox that nothing should move.
_LESS_MOTION: Final[dict[str, str | float | bool]] = {"ui.prefersReducedMotion": 1}


def need(*programs: str) -> None:
    """Skip a test where a program of Debian's is missing; CI has them all."""
    missing = [program for program in programs if not shutil.which(program)]
    if missing and not os.environ.get("CI"):
        pytest.skip(f"these are not installed: {', '.join(missing)}; .ci/run installs them")
    assert not missing


@contextmanager
def launched() -> Iterator[Browser]:
    """Launch a Chromium; meanwhile nothing else in this process can run an event loop."""
    with _playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield browser
        browser.close()


@contextmanager
def launched_firefox(seen: dict[str, str] | None = None) -> Iterator[Browser]:
    """Launch Firefox, as it is and not as Playwright builds it.

    Its windows are `seen` where there is an environment with a display.
    """
    need(FIREFOX)
    with _playwright() as playwright:
        browser = playwright.firefox.launch(
            channel="moz-firefox",
            executable_path=shutil.which(FIREFOX),
            firefox_user_prefs=_LESS_MOTION,
            headless=seen is None,
            env={**(seen or os.environ)},
        )
        yield browser
        browser.close()


@contextmanager
def _playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE * 1000)
    with started_playwright() as playwright:
        yield playwright
