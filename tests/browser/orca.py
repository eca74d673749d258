"""Orca, Debian's screen reader, beside a Firefox on a display that nobody sees: what it speaks."""

import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, Self

from playwright.sync_api import Browser

from browser.launching import launched_firefox, need
from browser.serving import PATIENCE
from browser.webkit import display

_BUS: Final = "dbus-daemon"
_WINDOWS: Final = "openbox"
_ORCA: Final = "orca"
_SPOKEN: Final = re.compile(r"SPEECH OUTPUT: '(.*)'(?:\{.*\})?$", re.MULTILINE)
# Where Orca looks for Python of its user's, and what it finds: what is said is written at once.
_OWN: Final = ".local/share/orca/orca-customizations.py"
_AT_ONCE: Final = "from orca import debug; debug.debugFile.reconfigure(line_buffering=True)\n"
# Without a voice Orca writes what it would say, and waits for nobody to have said it.
_MUTE: Final = {"SPEECHD_ADDRESS": "unix_socket:/nowhere", "SPEECHD_CMD": "/bin/false"}


class Ears:
    """Somebody who hears the page."""

    def __init__(self, browser: Browser, log: Path) -> None:
        """Use `Ears.open`."""
        self.browser: Final = browser
        self._log: Final = log
        self._known = 0

    @classmethod
    @contextmanager
    def open(cls, folder: Path) -> Iterator[Self]:
        """Start Orca and Firefox; they keep their settings in this folder."""
        need(_BUS, _WINDOWS, _ORCA)
        log = folder / "orca.txt"
        log.touch()
        own = folder / _OWN
        own.parent.mkdir(parents=True)
        own.write_text(_AT_ONCE, "utf-8")
        with ExitStack() as stack:
            environment = {
                **os.environ,
                **_MUTE,
                "DISPLAY": stack.enter_context(display()),
                "GNOME_ACCESSIBILITY": "1",
                "GSETTINGS_BACKEND": "memory",
                "HOME": str(folder),
                "LANG": "C.UTF-8",
                "XDG_DATA_HOME": str(folder / ".local/share"),
                "XDG_RUNTIME_DIR": str(folder),
            }
            bus = stack.enter_context(_started([_BUS, "--session", "--print-address"], environment))
            assert bus.stdout is not None
            environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
            stack.enter_context(_started([_WINDOWS], environment))
            ears = cls(stack.enter_context(launched_firefox(environment)), log)
            ears._start_orca(stack, environment)
            yield ears

    def _start_orca(self, stack: ExitStack, environment: dict[str, str]) -> None:
        """Start Orca; on a busy machine it may take its own child for another Orca, and end."""
        command = [_ORCA, f"--debug-file={self._log}"]
        orca = stack.enter_context(_started(command, environment))
        end = time.monotonic() + PATIENCE
        while "Screen reader on." not in self._spoken():
            assert time.monotonic() < end, "Orca does not start"
            if orca.poll() is not None:
                orca = stack.enter_context(_started(command, environment))
            time.sleep(0.05)

    def _spoken(self) -> list[str]:
        """Return what has been said since it was waited for last."""
        said: list[str] = _SPOKEN.findall(self._log.read_text("utf-8", "replace"))
        return said[self._known :]

    def hears(self, words: str) -> list[str]:
        """Wait until something with these words is said; return what was said up to it."""
        end = time.monotonic() + PATIENCE
        while not any(words in each for each in self._spoken()):
            assert time.monotonic() < end, f"{words!r} was not said, but {self._spoken()}"
            time.sleep(0.05)
        said = self._spoken()
        heard = said[: 1 + [words in each for each in said].index(True)]
        self._known += len(heard)
        return heard


@contextmanager
def _started(command: list[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """Run a program until the end of the block."""
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            yield process
        finally:
            process.terminate()
