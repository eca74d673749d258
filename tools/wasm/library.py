"""Compiles C into a library that Pyodide loads: a side module, in the words of Emscripten."""

from pathlib import Path
from typing import Final

from build_page import node
from wasm.headers import INCLUDE, LIBC
from wasm.toolchain import WASM_OPT, ZIG, run

# Not `zig cc`, which turns on features that not every browser and node has.
_CLANG: Final = (
    "clang",
    "--target=wasm32-unknown-emscripten",
    *("-c", "-O3", "-DNDEBUG", "-w", "-fPIC", "-fvisibility=hidden", "-nostdinc"),
)
_LINK: Final = (
    "wasm-ld",
    *("-shared", "--experimental-pic", "--no-entry", "--strip-all", "-Bsymbolic", "-O2"),
    "--unresolved-symbols=import-dynamic",  # Pyodide has them
    "--allow-multiple-definition",  # each of mypyc's modules has a PyInit___init__ that none needs
)
# The features that Pyodide itself needs.
_FEATURES: Final = (
    "bulk-memory",
    "bulk-memory-opt",
    "multivalue",
    "mutable-globals",
    "nontrapping-float-to-int",
    "reference-types",
    "sign-ext",
)


def compile_library(sources: list[Path], library: Path, exports: list[str], *more: Path) -> None:
    """Compile and link sources into a library with these functions; `more` are include folders."""
    zig = str(ZIG / "zig")
    system = [part for path in (ZIG / "lib" / "include", *LIBC) for part in ("-isystem", str(path))]
    include = [part for path in (INCLUDE, *more) for part in ("-I", str(path))]
    objects = []
    for source in sources:
        objects.append(str(source.with_suffix(".o")))
        command = [zig, *_CLANG, *system, *include, str(source), "-o", objects[-1]]
        run(command, f"compile {source.name}")
    exported = [f"--export={name}" for name in exports]
    run([zig, *_LINK, *exported, *objects, "-o", str(library)], f"link {library.name}")


def optimize_library(library: Path) -> None:
    """Make a library smaller and quicker."""
    features = [f"--enable-{name}" for name in _FEATURES]
    command = [*node(), str(WASM_OPT), "-O3", *features, str(library), "-o", str(library)]
    run(command, f"optimize {library.name}")
