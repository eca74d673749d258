"""The SVG files of drawings that never change, as a program for drawing sees them."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from ceres import draw
from ceres.draw.drawings import drawing
from ceres.draw.pen import STYLE
from ceres.draw.themes import paint

SVG = "{http://www.w3.org/2000/svg}"
FOLDER = Path(draw.__file__).with_name("svg")
FILES = sorted(FOLDER.glob("*/*.svg"))


def name(file: Path) -> str:
    return file.relative_to(FOLDER).with_suffix("").as_posix()


def box(root: ET.Element) -> list[str | None]:
    return list((root.get("viewBox") or "").split())


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_file_is_the_drawing_in_the_light_theme(file: Path) -> None:
    root = ET.parse(file).getroot()
    style = dict(re.findall(r'([\w-]+)="([^"]*)"', paint(STYLE, "light")))
    assert style.items() <= root.attrib.items()
    drawn = ET.fromstring(paint(f"<svg>{drawing(name(file))}</svg>", "light"))
    if not [*root.iter(f"{SVG}image")]:
        assert shapes(root) == shapes(drawn)


@pytest.mark.parametrize("file", FILES, ids=name)
def test_an_image_is_as_large_as_what_it_shows(file: Path) -> None:
    for image in ET.parse(file).getroot().iter(f"{SVG}image"):
        shown = ET.parse(file.parent / image.attrib["href"]).getroot()
        assert [image.get(side) for side in ("x", "y", "width", "height")] == box(shown)


def shapes(root: ET.Element) -> list[tuple[str, dict[str, str]]]:
    """Return all elements below this one; where the lines of a path end does not matter."""
    return [
        (
            element.tag.removeprefix(SVG),
            {key: re.sub(r"\s+(?=[A-Za-z])", "", value) for key, value in element.attrib.items()},
        )
        for element in root.iter()
        if element is not root
    ]
