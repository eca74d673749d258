"""Boxes of one's own: component data and files."""

import copy
import json
from pathlib import Path

from ceres.components import STANDARD
from strategies import Data


def own_cards() -> Data:
    """Return component data in which every card picks another slot."""
    data: Data = copy.deepcopy(STANDARD.to_dict())
    for card in data["cards"]:
        card["number"] = 5 - card["number"]
    return data


def own_tiles() -> Data:
    """Return component data with all tiles of one kind."""
    data: Data = copy.deepcopy(STANDARD.to_dict())
    data["tiles"] = {**dict.fromkeys(data["tiles"], 0), "civic-any": 32}
    return data


def toml(data: Data) -> str:
    """Write component data as an owner of a box would write it."""
    lines = [f'format = "{data["format"]}"']
    for card in data.get("cards", []):
        lines.append("[[card]]")
        lines += [f"{key} = {json.dumps(value)}" for key, value in card.items()]
    if "tiles" in data:
        lines.append("[tiles]")
        lines += [f"{key} = {json.dumps(value)}" for key, value in data["tiles"].items()]
    return "\n".join(lines)


def written(directory: Path, text: str | bytes) -> Path:
    path = directory / "box.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path
