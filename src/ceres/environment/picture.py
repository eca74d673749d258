"""Renders a state: text for a terminal, or pixels of the drawing."""

from io import BytesIO
from typing import Final

import numpy as np
import numpy.typing as npt

from ceres.engine.state import State
from ceres.format.board_text import board_text
from ceres.observation import observe

_WIDTH: Final = 960

Frame = str | npt.NDArray[np.uint8]


def frame(state: State, render_mode: str | None) -> Frame | None:
    """Render a state in a mode; return `None` without one."""
    if render_mode == "ansi":
        return board_text(state) + "\n"
    return _pixels(state) if render_mode == "rgb_array" else None


def _pixels(state: State) -> npt.NDArray[np.uint8]:
    """Draw it with `ceres.draw`: height by width by red, green and blue."""
    # Imported here because they are slow to load, and needed for pictures only.
    from PIL import Image
    from resvg_py import svg_to_bytes

    from ceres.draw import svg

    png = svg_to_bytes(svg_string=svg(observe(state)), width=_WIDTH)
    with Image.open(BytesIO(png)) as image:
        return np.array(image.convert("RGB"))
