"""Starts the game from `ceres.pyz`, of which this is `__main__.py`.

The first time, what fits this computer is unpacked where the system keeps caches.
"""

import os
import platform
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

OLDEST = (3, 11)
NEEDED = f"Gardens of Ceres needs Python {OLDEST[0]}.{OLDEST[1]} or newer."


def unpacked(archive: Path) -> Path:
    """Return the folder of the program; it is unpacked unless that was done before."""
    sys.path.insert(0, str(archive / "site"))
    import platformdirs

    del sys.path[0], sys.modules["platformdirs"]
    with zipfile.ZipFile(archive) as file:
        # The digest of everything inside, and of nothing else: a file that was moved is the same.
        digest = file.comment.decode("ascii")
        python = f"cp{sys.version_info.major}{sys.version_info.minor}"
        native = f"native/{sys.platform}-{platform.machine().lower()}-{python}/"
        names = [name for name in file.namelist() if name.startswith((native, "site/"))]
        if not any(name.startswith(native) for name in names):
            found = f"{platform.system()} on {platform.machine()} with Python {python[2:]}"
            sys.exit(f"This file does not fit {found}. {NEEDED} Or: pip install gardens-of-ceres")
        # Not by the name of the folder with saved games: on Windows that would be the same place.
        caches = Path(platformdirs.user_cache_path("ceres.pyz", appauthor=False))
        folder = caches / f"{digest}-{python}"
        if not folder.is_dir():
            caches.mkdir(parents=True, exist_ok=True)
            made = Path(tempfile.mkdtemp(dir=caches))
            try:
                for name in names:
                    path = made / name.removeprefix(native).removeprefix("site/")
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(file.read(name))
                made.rename(folder)
            except OSError:
                # Another start was quicker.
                shutil.rmtree(made, ignore_errors=True)
                if not folder.is_dir():
                    raise
    return folder


def main() -> None:
    """Run the command line of the unpacked program."""
    if sys.version_info < OLDEST:
        sys.exit(NEEDED)
    folder = unpacked(Path(sys.argv[0]).resolve())
    # Processes that the program starts find it, too.
    os.environ["PYTHONPATH"] = os.pathsep.join(
        [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    )
    sys.path[0] = str(folder)
    from ceres.__main__ import main as run

    run()


if __name__ == "__main__":
    main()
