"""Builds what is installed: the page, and for a wheel the compiled engine where that can be made.

A source distribution contains the built page, so a wheel made from it needs neither node nor a
network for that.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling runs this file by its path, and nothing of the project can be imported by name.
sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
from build_page import CannotBuild, build_page, is_built
from build_python import build_python, python_built
from compile_engine import can_compile, compile_engine, loader


class BuildHook(BuildHookInterface[Any]):
    """Puts the page, Python for it, and into a wheel the compiled engine, each in its place."""

    _directory: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What the build installs for itself: what is needed for what is still to be made."""
        made = python_built()
        extras = [("compile", self._compiles()), ("page", not (is_built() and made))]
        known = self.metadata.core.optional_dependencies
        found = [each for extra, needed in extras if needed for each in known[extra]]
        # By pip come the tools that compile the engine for the page.
        return found if made or loader.pure_wanted() else [*found, "pip"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, compile the engine, and have them packed."""
        # An editable install runs the sources in the checkout, and has no place for what is made.
        if version == "editable":
            return
        try:
            build_page()
            build_python()
        except CannotBuild as error:
            self.app.abort(f"The page cannot be built: {error}")
        if self.target_name == "sdist":
            return
        if not self._compiles():
            self.app.display_info("A pure wheel: there is no C compiler, or CERES_PURE=1 is set.")
            return
        self._directory = tempfile.TemporaryDirectory()
        compile_engine(Path(self._directory.name))
        build_data["force_include"][self._directory.name] = f"ceres/{loader.DIRECTORY}"
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(
        self,
        version: str,  # noqa: ARG002
        build_data: dict[str, Any],  # noqa: ARG002
        artifact_path: str,  # noqa: ARG002
    ) -> None:
        """Remove what was compiled; by now it is in the wheel."""
        if self._directory is not None:
            self._directory.cleanup()

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and not loader.pure_wanted() and can_compile()
