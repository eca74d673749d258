"""Drawings that never change: the SVG files in `svg`.

- `pieces` are Buildings and Monuments, by their ids, seen from above and lying from left to right.
- `emblems` stand on them. A piece turns with its Lots; its emblems always stand upright.
- `tiles` are Garden tiles by their ids, and the `lawn` below each of them.
- `cards` are the back of a card, and the actions on their faces.
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
from typing import Final, NamedTuple

from ceres.draw.themes import THEMES

_FOLDER: Final = Path(__file__).with_name("svg")
# The veil over a site is no colour of a drawing.
_TOKENS: Final = {colour: f"${name}" for name, colour in THEMES["light"].items() if name != "veil"}
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
_IMAGE: Final = re.compile(r'<image href="([^"]+)\.svg"[^>]*?( transform="[^"]+")?/>')
_EMBLEM: Final = re.compile(
    r'<image href="../emblems/([^"]+)\.svg"[^>]*? transform="translate\((\S+) (\S+)\)'
    r'(?: scale\((\S+)\))?"/>'
)
_LINE_WITHIN_TAG: Final = re.compile(r"\s*\n\s*(?=[a-z-]+=)")
_LINE: Final = re.compile(r"\s*\n\s*")


def names(folder: str) -> list[str]:
    """Return the names of the drawings in a folder.

    >>> names("icons")[:3]
    ['back', 'bag', 'citizen']
    """
    return sorted(path.stem for path in (_FOLDER / folder).glob("*.svg"))


class Emblem(NamedTuple):
    """An emblem on a piece: its name, its middle, and its scale."""

    name: str
    x: float
    y: float
    scale: float


@cache
def drawing(name: str) -> str:
    """Return the elements of a drawing, with colours as tokens.

    >>> drawing("icons/yours")[:45]
    '<circle cx="0" cy="0" r="32" fill="$red"/><ci'
    """

    def drawn(image: re.Match[str]) -> str:
        folder = _FOLDER / name
        there = (folder.parent / image[1]).resolve().relative_to(_FOLDER.resolve())
        inner = drawing(there.as_posix())
        return f"<g{image[2]}>{inner}</g>" if image[2] else inner

    return _IMAGE.sub(drawn, _elements(name))


@cache
def piece_art(id: str) -> tuple[str, list[Emblem]]:
    """Return the ground of a piece, and the emblems on it.

    >>> piece_art("grand-library")[1]
    [Emblem(name='scroll', x=52.0, y=50.0, scale=0.86), Emblem(name='shelf', ...)]
    """
    art = _elements(f"pieces/{id}")
    emblems = [
        Emblem(name, float(x), float(y), float(scale or 1))
        for name, x, y, scale in _EMBLEM.findall(art)
    ]
    return _EMBLEM.sub("", art), emblems


def _elements(name: str) -> str:
    """Read the elements of a drawing, with colours as tokens; images stay what they are."""
    text = _COMMENT.sub("", (_FOLDER / f"{name}.svg").read_text("utf-8"))
    text = _LINE.sub("", _LINE_WITHIN_TAG.sub(" ", text))
    content = text[text.index(">") + 1 : text.rindex("</svg>")]
    return _COLOUR.sub(lambda colour: _TOKENS[colour[0]], content)
