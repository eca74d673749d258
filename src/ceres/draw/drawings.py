"""Drawings that never change: the SVG files in `svg`, each around the point (0, 0).

- `emblems` stand on Buildings and Monuments. A piece is drawn from above and turns with its Lots;
  its emblem always stands upright.
- `icons` are kinds, money, markers and other things to count, within 40 units of (0, 0).
- `achievements` and `ranks` are medallions, by their ids, 48 in radius. A page shows an achievement
  that nobody has yet as an outline, by painting over the fills.

Any editor of drawings opens them. They are in the colours of the light theme, and only in those. A
drawing shows another one as an `<image>`; `transform`, if there is one, is its last attribute. A
path may be broken into lines before any of its commands.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from ceres.draw.themes import THEMES

_FOLDER: Final = Path(__file__).with_name("svg")
# The veil over a site is no colour of a drawing.
_TOKENS: Final = {colour: f"${name}" for name, colour in THEMES["light"].items() if name != "veil"}
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
_IMAGE: Final = re.compile(r'<image href="([^"]+)\.svg"[^>]*?( transform="[^"]+")?/>')
_LINE_WITHIN_TAG: Final = re.compile(r"\s*\n\s*(?=[a-z-]+=)")
_LINE: Final = re.compile(r"\s*\n\s*")


def names(folder: str) -> list[str]:
    """Return the names of the drawings in a folder.

    >>> names("icons")[:3]
    ['back', 'bag', 'citizen']
    """
    return sorted(path.stem for path in (_FOLDER / folder).glob("*.svg"))


@cache
def drawing(name: str) -> str:
    """Return the elements of a drawing, with colours as tokens.

    >>> drawing("icons/yours")[:45]
    '<circle cx="0" cy="0" r="32" fill="$red"/><ci'
    """
    file = _FOLDER / f"{name}.svg"
    text = _COMMENT.sub("", file.read_text("utf-8"))
    text = _LINE.sub("", _LINE_WITHIN_TAG.sub(" ", text))
    content = text[text.index(">") + 1 : text.rindex("</svg>")]
    content = _COLOUR.sub(lambda colour: _TOKENS[colour[0]], content)

    def drawn(image: re.Match[str]) -> str:
        there = (file.parent / image[1]).resolve().relative_to(_FOLDER.resolve())
        inner = drawing(there.as_posix())
        return f"<g{image[2]}>{inner}</g>" if image[2] else inner

    return _IMAGE.sub(drawn, content)
