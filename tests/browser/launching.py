"""A Chromium for tests."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect, sync_playwright

from browser.serving import PATIENCE
from chromium import FLAGS, chromium


@contextmanager
def launched() -> Iterator[Browser]:
    """Launch a Chromium; meanwhile nothing else in this process can run an event loop."""
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield browser
        browser.close()
