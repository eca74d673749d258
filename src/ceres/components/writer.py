"""Writes component files."""

import json
from collections.abc import Mapping

from ceres.components.box import FORMAT, Components


def write_components(components: Components) -> str:
    """Write a component file, as `load_components` reads it.

    >>> from ceres.components import STANDARD
    >>> write_components(STANDARD).splitlines()[:5]
    ['format = "ceres-components/1"', '', '[[card]]', 'id = "c01"', 'number = 1']
    """
    head = f"format = {json.dumps(FORMAT)}\n"
    cards = [_table("[[card]]", card.to_dict()) for card in components.cards]
    return "\n".join([head, *cards, _table("[tiles]", components.tiles)])


def _table(name: str, values: Mapping[str, object]) -> str:
    """Write a table of TOML; its texts, numbers and lists look as in JSON."""
    lines = [f"{key} = {json.dumps(value)}" for key, value in values.items()]
    return "\n".join([name, *lines, ""])
