"""Colours: terracotta, ochre, green and marble, on dark and on light ground.

Colour never says anything alone: kinds have letters, owners have signs, what is pointed at has a
heavy frame. So the game reads in 16 colours and without any.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.theme import Theme

from ceres.terminal.lines import styled
from ceres.terminal.words import Words


@dataclass(frozen=True)
class Palette:
    """The colours of one ground."""

    ground: str
    panel: str
    raised: str
    text: str
    faint: str
    line: str
    residential: str
    commercial: str
    civic: str
    garden: str
    residential_fill: str
    commercial_fill: str
    civic_fill: str
    garden_fill: str
    you: str
    ceres: str
    point: str  # what is pointed at
    point_text: str
    option_fill: str
    bad: str


DARK: Final = Palette(
    ground="#191512",
    panel="#211b17",
    raised="#352b24",
    text="#eee3d0",
    faint="#9c8d7b",
    line="#53473c",
    residential="#e28a63",
    commercial="#e5b84f",
    civic="#d8d3c8",
    garden="#8fbf6a",
    residential_fill="#5a2a1c",
    commercial_fill="#54410f",
    civic_fill="#4a4742",
    garden_fill="#23391b",
    you="#f0936a",
    ceres="#a3d07c",
    point="#ffd76b",
    point_text="#1b1409",
    option_fill="#43381f",
    bad="#ff9c86",
)

LIGHT: Final = Palette(
    ground="#f7f1e4",
    panel="#efe6d4",
    raised="#dfd2ba",
    text="#2a211a",
    faint="#75675a",
    line="#bfb19b",
    residential="#9a3f1d",
    commercial="#7d5b00",
    civic="#565049",
    garden="#3a6b1e",
    residential_fill="#f0c8b4",
    commercial_fill="#f2dc9d",
    civic_fill="#dcd8d0",
    garden_fill="#cfe3bb",
    you="#a33c14",
    ceres="#2f6415",
    point="#8a3b12",
    point_text="#fff7e6",
    option_fill="#f5e3b4",
    bad="#a81f10",
)

PALETTES: Final = {"dark": DARK, "light": LIGHT}


@dataclass(frozen=True)
class Ink:
    """The words and the colours that a screen is written in."""

    words: Words
    ground: str

    @property
    def colours(self) -> Palette:
        """The colours of the ground."""
        return PALETTES[self.ground]

    def say(self, id: str, **facts: object) -> str:
        """Say a message by its id."""
        return self.words.say(id, **facts)

    def heading(self, text: str) -> Text:
        """Return a heading."""
        return styled(text, f"bold {self.colours.commercial}")

    @property
    def picked(self) -> str:
        """The style of a line that is pointed at."""
        return f"bold {self.colours.point_text} on {self.colours.point}"


def theme(name: str) -> Theme:
    """Return a ground as a theme of Textual."""
    colours = PALETTES[name]
    return Theme(
        name=f"ceres-{name}",
        primary=colours.residential,
        secondary=colours.commercial,
        accent=colours.point,
        success=colours.garden,
        warning=colours.commercial,
        error=colours.bad,
        foreground=colours.text,
        background=colours.ground,
        surface=colours.panel,
        panel=colours.raised,
        dark=name == "dark",
        variables={
            "faint": colours.faint,
            "line": colours.line,
            "border": colours.line,
            "border-blurred": colours.line,
            "block-cursor-foreground": colours.point_text,
            "block-cursor-background": colours.point,
            "footer-key-foreground": colours.point_text,
            "footer-key-background": colours.commercial,
            "footer-description-foreground": colours.text,
        },
    )


@cache
def style(name: str, role: str) -> Style:
    """Return a style by its role, on a ground.

    >>> style("dark", "you").bold
    True
    """
    return Style.parse(_ROLES[role].format_map(vars(PALETTES[name])))


_ROLES: Final = {
    "nothing": "{line} on {ground}",
    "wall": "{line} on {ground}",
    "label": "{faint} on {ground}",
    "label-on": "bold {point} on {ground}",
    "deed": "{commercial} on {ground}",
    "you": "bold {you} on {ground}",
    "ceres": "bold {ceres} on {ground}",
    "residential": "bold {text} on {residential_fill}",
    "commercial": "bold {text} on {commercial_fill}",
    "civic": "bold {text} on {civic_fill}",
    "garden": "bold {text} on {garden_fill}",
    "wall-residential": "{residential} on {ground}",
    "wall-commercial": "{commercial} on {ground}",
    "wall-civic": "{civic} on {ground}",
    "wall-garden": "{garden} on {ground}",
    "wall-within-garden": "{garden} on {garden_fill}",
    "point": "bold {point_text} on {point}",
    "wall-point": "bold {point} on {ground}",
    "option": "bold {point} on {option_fill}",
    "fresh": "bold underline {ceres} on {ground}",
}
