"""Makes the documentation a site: MkDocs calls these functions, see mkdocs.yml.

The documents are written to be read in the repository. Here those that lie beside `docs` come into
the site, links to other files lead to the repository, and each guide says its language.
"""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from ceres.draw.themes import THEMES
from pictures.sprite import icon

ROOT: Final = Path(__file__).resolve().parent.parent
# Documents beside `docs`, and what they are called in the site.
BESIDE: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "SECURITY.md": "SECURITY.md",
}
URLS: Final[dict[str, str]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))[
    "project"
]["urls"]
# What a link or a picture leads to, without a place in it.
_TARGET: Final = re.compile(r'(?<=\]\()[^)#\s:]+(?=[)#])|(?<=src=")[^"#:]+(?=")')
_LANGUAGE: Final = re.compile(r"\.(\w\w)\.md$")


def on_config(config: MkDocsConfig) -> None:
    """Lead to the game itself, too."""
    config.nav = [*(config.nav or []), {"Play now": URLS["Homepage"]}]
    config.site_url = URLS["Documentation"]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the documents beside `docs`, the icon and the colours of the game."""
    beside = {page: (ROOT / name).read_text("utf-8") for name, page in BESIDE.items()}
    for name, content in {**beside, "icon.svg": icon(), "site.css": style()}.items():
        files.append(File.generated(config, name, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Lead the links of a document to where their targets are in the site."""
    folder = ROOT if page.file.src_uri in BESIDE.values() else ROOT / "docs"
    return _TARGET.sub(lambda target: place(folder / target[0]), markdown)


def on_post_page(output: str, page: Page, **_: Any) -> str:
    """Say which language a guide is in."""
    found = _LANGUAGE.search(page.file.src_uri)
    return output.replace('<html lang="en"', f'<html lang="{found[1]}"', 1) if found else output


def place(target: Path) -> str:
    """Return where a file of the checkout is, seen from any page of the site.

    >>> place(ROOT / "docs" / "coach.md"), place(ROOT / "README.md")
    ('coach.md', 'index.md')
    """
    path = target.resolve().relative_to(ROOT)
    if path.parts[0] == "docs":
        return path.relative_to("docs").as_posix()
    return BESIDE.get(str(path)) or f"{URLS['Repository']}{path.as_posix()}"


def style() -> str:
    """Return what the site looks like, in the colours of the game."""
    css = ""
    for scheme, theme in {"default": "light", "slate": "dark"}.items():
        colour = THEMES[theme]
        css += f"""[data-md-color-scheme="{scheme}"] {{
  --md-primary-fg-color: {colour["red"]};
  --md-primary-bg-color: {colour["marble"]};
  --md-accent-fg-color: {colour["tile"]};
  --md-typeset-a-color: {colour["tile"] if theme == "light" else colour["ochre"]};
  --md-default-bg-color: {colour["panel"]};
  --md-default-fg-color: {colour["text"]};
}}
"""
    return css
