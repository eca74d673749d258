"""Compiles the engine in a checkout; `./compile` runs it in an environment that has all it needs.

mypyc makes `src/ceres/compiled` from the sources of the engine, the bots' strategies and the
environment's features. It is used until a source changes. The wheel's build hook calls
`compile_engine` as well. Needs a C compiler with Python's headers, and the extra `compile`.
"""

import contextlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from types import ModuleType
from typing import Any, Final

SRC: Final = Path(__file__).resolve().parent.parent / "src"
CERES: Final = SRC / "ceres"

# All modules are one library: they may call each other directly, which is a tenth quicker.
DIRECT_CALLS: Final = ["-fno-semantic-interposition", "-fno-plt"] if os.name == "posix" else []


def _load(path: Path) -> ModuleType:
    """Load the module at `path` by itself: importing it by name would import all of `ceres`."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


loader: Final = _load(CERES / "engine" / "_loader.py")


def can_compile() -> bool:
    """Return whether there is a C compiler here that can make extension modules.

    Asks without setuptools, since the build asks before it installs what compiling needs.
    """
    if os.name == "nt":
        return shutil.which("cl") is not None
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as directory:
        probe = Path(directory, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="ascii")
        command = [*compiler, "-shared", "-fPIC", "-I", sysconfig.get_path("include"), str(probe)]
        try:
            subprocess.run(
                [*command, "-o", str(probe.with_suffix(".so"))], check=True, capture_output=True
            )
        except (OSError, subprocess.CalledProcessError):
            return False
    return True


def write_c(sources: list[Path], folder: Path) -> list[Any]:
    """Have mypyc write the C of some sources into a folder; return setuptools' extensions.

    Ends the program if mypy finds an error.
    """
    from mypyc.build import mypycify

    options = [
        # The project's own settings are for checking it, and may name plugins not installed here.
        "--config-file=",
        f"--cache-dir={os.devnull}",
        # Other modules are read for their types only; they may import what is not installed here.
        "--follow-imports=silent",
        # Leave out code for the interpreter only.
        "--always-true=COMPILED",
    ]
    # From `src`, so that tracebacks name sources as ceres/engine/board.py.
    with contextlib.chdir(SRC):
        extensions: list[Any] = mypycify(
            [*options, *(str(path.relative_to(SRC)) for path in sources)],
            opt_level="3",
            debug_level="0",
            target_dir=str(folder),
            group_name=loader.LIBRARY,
        )
    return extensions


def compile_engine(destination: Path) -> None:
    """Compile the engine into the directory `destination`, with the digest of its sources.

    All other files go to a temporary directory.
    """
    # Imported here because `can_compile` must work without them.
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    # Before compiling: if a source changes meanwhile, the result is recognized as stale.
    digest = loader.source_digest(CERES)
    with tempfile.TemporaryDirectory() as directory, contextlib.chdir(SRC):
        extensions = write_c(loader.sources(CERES), Path(directory, "c"))
        for extension in extensions:
            # A newer C compiler may warn about the C that this mypyc writes; that is no error.
            arguments = [each for each in extension.extra_compile_args if each != "-Werror"]
            extension.extra_compile_args = [*arguments, *DIRECT_CALLS]
        build = build_ext(Distribution({"name": "ceres-engine", "ext_modules": extensions}))
        build.build_temp = str(Path(directory, "objects"))
        build.build_lib = str(Path(directory, "modules"))
        build.ensure_finalized()
        build.run()
        # Remove all modules of this Python: some may no longer exist.
        for old in destination.rglob(f"*{loader.SUFFIX}*"):
            old.unlink()
        modules = Path(build.build_lib)
        library = modules.joinpath(*loader.LIBRARY.split(".")).parent
        for output in map(Path, build.get_outputs()):
            # The library lies at the top, the modules below it, each in its package.
            within = library if output.is_relative_to(library) else modules
            target = destination / output.relative_to(within)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(output, target)
    (destination / loader.DIGEST).write_text(digest, encoding="ascii")


def main() -> None:
    """Compile into the checkout."""
    if not can_compile():
        sys.exit(
            "No working C compiler with Python's headers was found (on Debian: apt-get install "
            "gcc python3-dev). Nothing was compiled; the engine runs interpreted."
        )
    destination = CERES / loader.DIRECTORY
    start = time.monotonic()
    compile_engine(destination)
    print(f"Compiled the engine into {destination} in {time.monotonic() - start:.0f} s.")


if __name__ == "__main__":
    main()
