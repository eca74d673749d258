"""Builds everything that a release has, into `dist/`.

    .venv/bin/pip install -e '.[release]'
    .venv/bin/python tools/release.py

makes the source distribution, the wheel that fits everywhere and the compiled ones for this
computer and for browsers, `ceres.pyz`, the Debian package (where there is dpkg-deb), the site as a
zip, a bill of materials and checksums. docs/releasing.md says what to do with them. With `--here`,
what contains compiled modules fits this computer and its Python only, which is enough to try it.
"""

import argparse
import hashlib
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from build_page import ROOT, CannotBuild
from releasing import archives, bills, bundle, debian, emscripten
from releasing.commands import CannotRelease, program, run

# Who answers for the Debian package: a placeholder, see docs/releasing.md.
MAINTAINER: Final = "Gardens of Ceres contributors <maintainer@example.org>"
CHECKSUMS: Final = "SHA256SUMS"


def build_wheels(dist: Path, work: Path) -> tuple[Path, Path]:
    """Build the source distribution, and from nothing but it a wheel of either kind.

    Return the pure wheel and the compiled one.
    """
    build: list[str | Path] = [sys.executable, "-m", "build", "--outdir", dist]
    run([*build, "--sdist", ROOT])
    (sources,) = dist.glob("*.tar.gz")
    shutil.unpack_archive(sources, work, filter="data")
    checkout = work / sources.name.removesuffix(".tar.gz")
    for pure in ("1", "0"):
        run([*build, "--wheel", checkout], CERES_PURE=pure)
    wheels = list(dist.glob("*.whl"))
    run([program("twine"), "check", "--strict", sources, *wheels])
    (pure_wheel,) = dist.glob("*-none-any.whl")
    compiled = [wheel for wheel in wheels if wheel != pure_wheel]
    if not compiled:
        raise CannotRelease(
            "no compiled wheel was made: it needs a C compiler and Python's headers"
        )
    return pure_wheel, compiled[0]


def build_rest(dist: Path, work: Path, wheels: tuple[Path, Path], here: bool) -> None:
    """Build what is made of the wheels."""
    pure, compiled = wheels
    systems, pythons = list(bundle.SYSTEMS), list(bundle.PYTHONS)
    if here:
        systems = [bundle.system()]
        pythons = [f"{sys.version_info.major}.{sys.version_info.minor}"]
    whole = work / "bundle"
    whole.mkdir()
    bundle.make_bundle(whole, pure, systems, pythons)
    bundle.add_engine(whole, compiled)
    archives.write_zipapp(dist / "ceres.pyz", whole)
    version = compiled.name.split("-")[1]
    if shutil.which("dpkg-deb"):
        name = f"{debian.NAME}_{version}_{debian.ARCHITECTURE}.deb"
        debian.build_package(dist / name, whole, work / "debian", version, MAINTAINER)
    emscripten.build_wheel(dist, pure, work / "emscripten")
    environment = work / "environment"
    bills.write_bill(dist / "ceres.cdx.json", compiled, environment)
    write_site(work / "site", bills.python_in(environment))
    archives.write_zip(dist / f"ceres-site-{version}.zip", work / "site", f"ceres-site-{version}/")


def write_site(folder: Path, python: Path) -> None:
    """Write the page without a server, and the documentation beside it."""
    run([python, "-m", "ceres", "site", folder, "--docs", "docs/index.html"])
    build: list[str | Path] = [program("mkdocs"), "build", "--quiet"]
    run([*build, "--config-file", ROOT / "mkdocs.yml", "--site-dir", folder / "docs"])


def write_checksums(dist: Path) -> None:
    """List the digests of everything built, as `sha256sum --check` reads them."""
    built = sorted(path for path in dist.iterdir() if path.is_file() and path.name != CHECKSUMS)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in built]
    (dist / CHECKSUMS).write_text("".join(lines), "ascii")


def main() -> None:
    """Build it all, or end the program with the reason why not."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("dist", nargs="?", type=Path, default=ROOT / "dist", help="where it goes")
    parser.add_argument("--here", action="store_true", help="fit this computer only")
    options = parser.parse_args()
    dist: Path = options.dist.absolute()
    if dist.exists() and any(dist.iterdir()):
        sys.exit(f"{dist} has files of an earlier build: remove them first")
    dist.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory(prefix="ceres-release-") as work:
            wheels = build_wheels(dist, Path(work))
            build_rest(dist, Path(work), wheels, options.here)
    except (CannotBuild, CannotRelease) as error:
        sys.exit(f"The release cannot be built: {error}")
    write_checksums(dist)
    for path in sorted(dist.iterdir()):
        print(f"{path.stat().st_size / 1e6:7.1f} MB  {path.name}")


if __name__ == "__main__":
    main()
