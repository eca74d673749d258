"""What is in the box, for whoever draws it: the same in every game."""

from typing import Any, Final

from ceres.checking import parse_toml
from ceres.components import (
    BUILDINGS,
    MONUMENTS,
    STANDARD,
    TILES,
    Building,
    Effect,
    Needs,
    parse_components,
    read_components,
    write_components,
)
from ceres.engine.state import DIFFICULTIES, MARKERS, PRICES, VARIANTS, Rules
from ceres.format.record import RULES_VERSION
from ceres.text import rulebook as book

# What a card does by which rules.
_RULES: Final = {
    "letters": ["C2", "C5"],
    "cheapest": ["C3", "C5"],
    "dearest": ["C3", "C5"],
    "enlarge": ["C6"],
    "bribe": ["C7"],
}
# The figures of a difficulty, as the engine calls them, and what they are for.
_FIGURES: Final = {
    "double": "V5 V3 C7",
    "double-vp": "V6",
    "civic-vp": "V7",
    "gardens-at-start": "S3",
    "failed-claim-vp": "C5",
}


def box() -> dict[str, Any]:
    """The pieces with all that is printed on them, the standard cards, and what can be chosen.

    >>> box()["buildings"][0]["id"], box()["prices"]
    ('domus', [2, 3, 4, 6, 8, 10])
    """
    return {
        "rules_version": RULES_VERSION,
        "rulebook": rulebook(),
        "difficulties": list(DIFFICULTIES),
        "variants": list(VARIANTS),
        "prices": list(PRICES),
        "markers": MARKERS,
        "buildings": [_piece(piece) for piece in BUILDINGS],
        "monuments": [_piece(piece) for piece in MONUMENTS],
        "tiles": [
            {"id": tile.id, "kind": tile.kind, "icons": tile.icons, "wants": tile.wants or None}
            for tile in TILES
        ],
        **components_of(STANDARD.to_dict()),
    }


def rulebook() -> dict[str, Any]:
    """The rules by chapters, where each comes from, and whether something in it was ruled.

    >>> rulebook()["chapters"][3]["entries"][0]
    {'id': 'C1', 'marks': ['book', 'ruling'], 'ruled': True}
    """
    return {
        "chapters": [
            {
                "id": letter,
                "entries": [{**entry._asdict(), "ruled": entry.ruled} for entry in entries],
            }
            for letter, entries in book.chapters().items()
        ],
        "questions": [{"id": id, "rules": rules.split()} for id, rules in book.QUESTIONS.items()],
        "translations": [
            {"id": id, "languages": languages.split(), "rules": rules.split()}
            for id, (languages, rules) in book.TRANSLATIONS.items()
        ],
        "figures": _figures(),
        "variants": dict(book.VARIANTS),
    }


def _figures() -> list[dict[str, Any]]:
    """What differs between the difficulties, and the rules that it is about."""
    played = {difficulty: Rules(difficulty, [], None) for difficulty in DIFFICULTIES}
    return [
        {
            "id": id,
            "rules": rules.split(),
            "values": {each: getattr(played[each], id.replace("-", "_")) for each in played},
        }
        for id, rules in _FIGURES.items()
    ]


def components_of(data: dict[str, Any]) -> dict[str, Any]:
    """The cards, each with the rules that it goes by, and how many of each tile there are."""
    cards = [{**card, "rules": _rules_of(card)} for card in data["cards"]]
    return {"cards": cards, "tile_counts": data["tiles"]}


def own_box(data: object) -> dict[str, Any]:
    """Component data, or a component file's text, as it is read; and the file that says the same.

    What it says nothing of is taken from the standard box, and named in `rebuilt`.

    >>> read = own_box({"format": "ceres-components/1", "tiles": dict(STANDARD.tiles)})
    >>> read["file"][:29], read["rebuilt"]
    ('format = "ceres-components/1"', ['cards'])
    """
    components = parse_components(data) if isinstance(data, str) else read_components(data)
    said: object = parse_toml(data) if isinstance(data, str) else data
    return {
        "components": components.to_dict(),
        "file": write_components(components),
        "rebuilt": _left_out(said),
    }


def _left_out(said: object) -> list[str]:
    """The parts of a box that data or a file says nothing of."""
    keys = {"card": "cards", "cards": "cards", "tiles": "tiles"}
    there = {keys.get(key) for key in said} if isinstance(said, dict) else set()
    return [part for part in ("cards", "tiles") if part not in there]


def _rules_of(card: dict[str, Any]) -> list[str]:
    does = _RULES[card.get("by", card["action"])]
    return ["C1", *does, "M2"] if card["monument"] else ["C1", *does]


def _piece(piece: Building) -> dict[str, Any]:
    return {
        "id": piece.id,
        "kind": piece.kind,
        "shape": piece.shape,
        "pieces": piece.pieces,
        "population": piece.population,
        "silver": piece.silver,
        "vp": piece.vp,
        "effect": _effect(piece.effect),
        "needs": _needs(piece.needs),
        "when_built": {"vp": piece.when_built_vp, "silver": piece.when_built_silver},
    }


def _effect(effect: Effect | None) -> dict[str, Any] | None:
    return None if effect is None else vars(effect).copy()


def _needs(needs: Needs) -> dict[str, int | bool]:
    """The parts of a Monument's condition that it has."""
    return {name: value for name, value in vars(needs).items() if value}
