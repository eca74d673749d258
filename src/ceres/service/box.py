"""The contents of the box, which are the same in every game, and the components of another box."""

from typing import Annotated, Final, cast, get_args

from ceres.checking import parse_toml
from ceres.components import (
    BUILDINGS,
    MONUMENTS,
    STANDARD,
    TILES,
    Building,
    Components,
    Tile,
    parse_components,
    read_components,
    write_components,
)
from ceres.engine.state import DIFFICULTIES, FAVOURS, MARKERS, PRICES, VARIANTS, Rules
from ceres.events.facts import Difficulty, Variant
from ceres.format.record import RULES_VERSION
from ceres.service.arguments import JSONObject
from ceres.service.types import box as types
from ceres.service.types.base import Kind
from ceres.service.types.game import OwnComponents
from ceres.text import rulebook as book

# The rules of what a card does.
_RULES: Final = {
    "letters": ["C2", "C5"],
    "cheapest": ["C3", "C5"],
    "dearest": ["C3", "C5"],
    "enlarge": ["C6"],
    "bribe": ["C7"],
}
# The figures of a difficulty, by the engine's names for them, and their rules.
_FIGURES: Final = {
    "double": "V5 V3 C7",
    "double-vp": "V6",
    "civic-vp": "V7",
    "gardens-at-start": "S3",
    "failed-claim-vp": "C5",
}


def box() -> types.Box:
    """Return all pieces, tiles and cards, the options of a game, and the rules by chapters.

    >>> box()["buildings"][0]["id"], box()["prices"]
    ('domus', [2, 3, 4, 6, 8, 10])
    """
    return {
        "rules_version": RULES_VERSION,
        "rulebook": rulebook(),
        "difficulties": list(get_args(Difficulty)),
        "variants": cast("list[Variant]", list(VARIANTS)),
        "favours": cast("list[Variant]", list(FAVOURS)),
        "prices": list(PRICES),
        "markers": MARKERS,
        "buildings": [_piece(piece) for piece in BUILDINGS],
        "monuments": [_piece(piece) for piece in MONUMENTS],
        "tiles": [_tile(tile) for tile in TILES],
        **components_of(STANDARD),
    }


def rulebook() -> types.Rulebook:
    """Return the rules by chapters: the source of each, and whether something in it was chosen.

    >>> rulebook()["chapters"][3]["entries"][0]
    {'id': 'C1', 'marks': ['book', 'ruling'], 'ruled': True}
    """
    return {
        "chapters": [
            {
                "id": letter,
                "entries": [
                    {"id": entry.id, "marks": entry.marks, "ruled": entry.ruled}
                    for entry in entries
                ],
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


def _figures() -> list[types.Figure]:
    played = {difficulty: Rules(difficulty, [], None) for difficulty in DIFFICULTIES}
    return [
        {
            "id": id,
            "rules": rules.split(),
            "values": {each: getattr(played[each], id.replace("-", "_")) for each in played},
        }
        for id, rules in _FIGURES.items()
    ]


def components_of(components: Components) -> OwnComponents:
    """Return the cards of a box, each with its rules, and how many of each tile there are."""
    data = cast("types.ComponentData", components.to_dict())
    cards: list[types.CardKind] = [{**card, "rules": _rules_of(card)} for card in data["cards"]]
    return {"cards": cards, "tile_counts": data["tiles"]}


def own_box(
    data: Annotated[
        JSONObject | str,
        "a [component object](#component-object) or a [component file](#component-file)",
    ],
) -> types.ReadComponents:
    """Check the cards and tiles of another box, and write them as a component file.

    The parts that the data leaves out are those of the standard box; `rebuilt` names them.

    >>> read = own_box({"format": "ceres-components/1", "tiles": dict(STANDARD.tiles)})
    >>> read["file"][:29], read["rebuilt"]
    ('format = "ceres-components/1"', ['cards'])
    """
    components = parse_components(data) if isinstance(data, str) else read_components(data)
    said: object = parse_toml(data) if isinstance(data, str) else data
    return {
        "components": cast("types.ComponentData", components.to_dict()),
        "file": write_components(components),
        "rebuilt": _left_out(said),
    }


def _left_out(said: object) -> list[types.BoxPart]:
    keys = {"card": "cards", "cards": "cards", "tiles": "tiles"}
    there = {keys.get(key) for key in said} if isinstance(said, dict) else set()
    return [part for part in get_args(types.BoxPart) if part not in there]


def _rules_of(card: types.PlainCard) -> list[str]:
    does = _RULES[card.get("by", card["action"])]
    return ["C1", *does, "M2"] if card["monument"] else ["C1", *does]


def _piece(piece: Building) -> types.PieceKind:
    return {
        "id": piece.id,
        "kind": cast("Kind", piece.kind),
        "shape": cast("types.Shape", piece.shape),
        "pieces": piece.pieces,
        "population": piece.population,
        "silver": piece.silver,
        "vp": piece.vp,
        "effect": cast("types.PieceEffect | None", piece.effect and vars(piece.effect).copy()),
        "needs": {name: value for name, value in vars(piece.needs).items() if value},
        "when_built": {"vp": piece.when_built_vp, "silver": piece.when_built_silver},
    }


def _tile(tile: Tile) -> types.TileKind:
    return cast("types.TileKind", {**vars(tile), "wants": tile.wants or None})
