"""The drawings for the page: one SVG sprite, whose colours are CSS variables, and those variables.

The page holds the sprite once and draws anything of it with `<use href="#piece-insula-l-3"/>`; one
sprite serves every theme. A Lot is 100 units wide:

- from their top left corners `piece-ID-TURN`, `tile-ID`, `lot-0` to `lot-3`, `frame` (the
  city's) and `map` (56 units wide, the Lots of the city);
- `icon-NAME` around their middles;
- `card-1` to `card-4`, the face of a card by its number, `card-back`, and the action of a card, to
  be put on its face at (60, 102): `action-letters`, `action-cheapest`, `action-dearest`,
  `action-enlarge`, `action-bribe`. With the Monument icon, at (60, 139), it is 12 higher. The page
  writes the letters.

`turns.json` has the cells that each piece covers in each of its turns, `box.json` the components of
the standard box, `boards.json` the cities of the worked examples, `awards.json` the medallions,
which are loaded with the screens that show them.
"""

import json
from collections.abc import Iterator
from typing import Final

from ceres.draw.city import frame
from ceres.draw.drawings import drawing, names
from ceres.draw.pen import STYLE
from ceres.draw.pieces import PIECE_OF, piece_drawing, piece_parts, turns
from ceres.draw.sheet import Sheet
from ceres.draw.themes import THEMES, TOKEN
from ceres.draw.tiles import TILE_OF, card_face, city_map, lot_ground
from ceres.engine.setup import ROW
from ceres.service.box import box
from pictures.boards import boards

_XMLNS: Final = "http://www.w3.org/2000/svg"
_STYLE: Final = f'{STYLE} text-anchor="middle"'


def sprite() -> str:
    """Return the sprite as an SVG element that shows nothing by itself.

    >>> '<g id="piece-insula-l-3"' in sprite()
    True
    """
    # Parts inherit the style of the drawing that uses them.
    parts = "".join(f'<g id="{id}">{drawn}</g>' for id, drawn in _parts())
    whole = "".join(f'<g id="{id}" {_STYLE}>{drawn}</g>' for id, drawn in _drawings())
    defs = TOKEN.sub(r"var(--\1)", f"<defs>{parts}{whole}</defs>")
    return (
        f'<svg xmlns="{_XMLNS}" class="sprite" width="0" height="0" aria-hidden="true">{defs}</svg>'
    )


def _parts() -> Iterator[tuple[str, str]]:
    """Draw the parts that several drawings share."""
    parts = {id: part for piece in PIECE_OF.values() for id, part in piece_parts(piece).items()}
    yield from parts.items()
    yield "lawn", drawing("tiles/lawn")


def _drawings() -> Iterator[tuple[str, str]]:
    for piece in PIECE_OF.values():
        for turn in range(len(turns(piece))):
            yield f"piece-{piece.id}-{turn}", piece_drawing(piece, turn, _use)
    for tile in TILE_OF.values():
        yield f"tile-{tile.id}", _use("lawn") + drawing(f"tiles/{tile.id}")
    for variety in range(4):
        yield f"lot-{variety}", lot_ground(variety)
    yield "frame", frame()
    yield "map", city_map()
    for name in names("icons"):
        yield f"icon-{name}", drawing(f"icons/{name}")
    for number in range(1, ROW + 1):
        yield f"card-{number}", card_face(number)
    yield "card-back", drawing("cards/back")
    for name in ("letters", "cheapest", "dearest", "enlarge", "bribe"):
        yield f"action-{name}", drawing(f"cards/{name}")


def _use(id: str) -> str:
    return f'<use href="#{id}"/>'


def medallions() -> dict[str, dict[str, str]]:
    """Return the medallions of achievements and ranks, with CSS variables for their colours."""
    return {
        kind: {
            id: TOKEN.sub(r"var(--\1)", f"<g {STYLE}>{drawing(f'{kind}/{id}')}</g>")
            for id in names(kind)
        }
        for kind in ("achievements", "ranks")
    }


def colours() -> str:
    """Return the colours of the themes as CSS variables; the page sets `data-theme`.

    >>> print(colours()[:28])
    :root {
      --table: #efe3cb;
    """
    selectors = {"light": ":root", "dark": ':root[data-theme="dark"]'}
    css = ""
    for theme, selector in selectors.items():
        variables = (f"  --{name}: {colour};\n" for name, colour in THEMES[theme].items())
        css += f"{selector} {{\n{''.join(variables)}}}\n"
    return css


def icon() -> str:
    """Draw the page's own icon: Ceres' marker."""
    sheet = Sheet("light")
    sheet.add(sheet.use("icon-hers", (40, 40)))
    return sheet.finish((80, 80))


def files() -> dict[str, str]:
    """Make the files of the page, by their names."""
    cells = {id: [sorted(turn) for turn in turns(piece)] for id, piece in PIECE_OF.items()}
    return {
        "sprite.svg": sprite(),
        "colours.css": colours(),
        "turns.json": _compact(cells),
        "boards.json": _compact(boards()),
        "box.json": _compact(_box()),
        "awards.json": _compact(medallions()),
        "icon.svg": icon(),
    }


def _box() -> dict[str, object]:
    """Return the box without the rulebook, which is large and for a few screens only."""
    return {name: part for name, part in box().items() if name != "rulebook"}


def _compact(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))
