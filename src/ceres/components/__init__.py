"""The box, as data: Buildings, Monuments, Garden tiles and Ceres' cards.

The figures are in the TOML files beside this module, each with its source. Ceres' cards and the
split of her tiles are rebuilt from the rulebook's pictures; an owner of the box replaces them
with a file of their own (`load_components`).
"""

from ceres.components.box import (
    Building,
    Card,
    Components,
    Tile,
)
from ceres.components.reader import (
    BUILDINGS,
    MONUMENTS,
    STANDARD,
    TILES,
    load_components,
    parse_components,
    read_components,
)
from ceres.components.writer import write_components

__all__ = [
    "BUILDINGS",
    "MONUMENTS",
    "STANDARD",
    "TILES",
    "Building",
    "Card",
    "Components",
    "Tile",
    "load_components",
    "parse_components",
    "read_components",
    "write_components",
]
