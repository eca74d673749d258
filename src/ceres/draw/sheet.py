"""A sheet of SVG: symbols defined once, used often, all in one theme."""

from functools import cache
from typing import Final

from ceres.components import Card
from ceres.draw.icons import ICONS
from ceres.draw.pen import STYLE, Point, num
from ceres.draw.pieces import PIECE_OF, piece_drawing
from ceres.draw.themes import THEMES, painted
from ceres.draw.tiles import TILE_OF, card_drawing, lawn, lot_ground, tile_drawing

# How a text is written in SVG. `xml.sax.saxutils` knows it, but loads half a web client with it.
_ESCAPES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
FONT: Final = "Cinzel,Trajan Pro,Palatino Linotype,Palatino,Book Antiqua,Liberation Serif,serif"


@cache
def _symbol(name: str) -> str:
    """The drawing of a symbol, by its name."""
    family, _, id = name.partition("-")
    if family == "piece":
        id, _, turn = id.rpartition("-")
        return piece_drawing(PIECE_OF[id], int(turn))
    if family == "tile":
        return tile_drawing(TILE_OF[id])
    if family == "lawn":
        return lawn()
    if family == "lot":
        return lot_ground(int(id))
    return ICONS[id]()


@cache
def _painted_symbol(name: str, theme: str) -> str:
    return painted(f'<g id="{theme}-{name}">{_symbol(name)}</g>', theme)


class Sheet:
    """Collects what is drawn and the symbols it uses.

    The ids of the symbols name the theme, so that pictures of several themes can be on one page.
    """

    def __init__(self, theme: str) -> None:
        if theme not in THEMES:
            raise ValueError(f"no such theme: {theme!r} ({', '.join(THEMES)})")
        self.theme = theme
        self._symbols: dict[str, str] = {}
        self._parts: list[str] = []

    def add(self, *parts: str) -> None:
        """Draw something, on top of what is there."""
        self._parts += parts

    def use(self, name: str, at: Point = (0, 0), scale: float = 1) -> str:
        """A symbol, moved and scaled: `icon-coin`, `tile-civic-any`, `piece-insula-l-3`, `lot`."""
        if name not in self._symbols:
            self._symbols[name] = _painted_symbol(name, self.theme)
        place = f"translate({num(at[0])} {num(at[1])})" + (
            f" scale({scale:.3g})" if scale != 1 else ""
        )
        moved = f' transform="{place}"' if at != (0, 0) or scale != 1 else ""
        return f'<use href="#{self.theme}-{name}"{moved}/>'

    def tile(self, id: str, at: Point, scale: float = 1) -> str:
        """A Garden tile."""
        return self.use("lawn", at, scale) + self.use(f"tile-{id}", at, scale)

    def card(self, card: Card, at: Point, scale: float) -> str:
        """One of Ceres' cards."""
        place = f"translate({num(at[0])} {num(at[1])}) scale({scale:.3g})"
        return f'<g class="card" data-id="{card.id}" transform="{place}">{card_drawing(card)}</g>'

    def finish(
        self, size: Point, title: str = "", desc: str = "", width: float | None = None
    ) -> str:
        """The whole document, as wide as wanted."""
        scale = 1 if width is None else width / size[0]
        wide, high = num(size[0] * scale), num(size[1] * scale)
        words = f"<title>{title.translate(_ESCAPES)}</title>" if title else ""
        words += f"<desc>{desc.translate(_ESCAPES)}</desc>" if desc else ""
        body = painted("".join(self._parts), self.theme)
        style = painted(
            f'{STYLE} font-family="{FONT}" font-weight="700" text-anchor="middle"', self.theme
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(size[0])} {num(size[1])}" '
            f'width="{wide}" height="{high}" role="img" class="ceres {self.theme}" {style}>'
            f"{words}<defs>{''.join(self._symbols.values())}</defs>{body}</svg>\n"
        )
