"""Draws a position as SVG: own art, in the spirit of Roman mosaic and fresco.

>>> import ceres
>>> from ceres.draw import svg
>>> picture = svg(ceres.Game.new(seed=7).position, theme="dark", title="The first turn")
>>> picture.startswith("<svg ") and "<title>The first turn</title>" in picture
True

A picture has no words, only numbers and coordinates, so it reads in every language. Elements have
classes and data: `class="lot" data-lot="C4"`, `class="piece"`, `tile`, `park`, `highlight`,
`place`, `card` (with `data-id`, `data-lots`, `data-owner`).
"""

from ceres.draw.page import PARTS, card_svg, city_svg, piece_svg, svg, tile_svg
from ceres.draw.themes import THEMES

__all__ = ["PARTS", "THEMES", "card_svg", "city_svg", "piece_svg", "svg", "tile_svg"]
