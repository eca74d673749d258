"""A sheet of SVG: symbols defined once, used often, all in one theme."""

from functools import cache
from typing import Final

from ceres.components import Card
from ceres.draw.drawings import drawing
from ceres.draw.pen import STYLE, Point, num, rect
from ceres.draw.pieces import PIECE_OF, piece_drawing
from ceres.draw.themes import THEMES, paint
from ceres.draw.tiles import card_drawing, lot_ground

# `xml.sax.saxutils` has this too, but loads half a web client with it.
# A dollar begins the name of a colour.
_ESCAPES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "$": "&#36;"})
_FONT: Final = "Cinzel,Trajan Pro,Palatino Linotype,Palatino,Book Antiqua,Liberation Serif,serif"


def escaped(text: str) -> str:
    """Return a text as SVG writes it."""
    return text.translate(_ESCAPES)


@cache
def _symbol(name: str) -> str:
    family, _, id = name.partition("-")
    if family == "piece":
        id, _, turn = id.rpartition("-")
        return piece_drawing(PIECE_OF[id], int(turn))
    if family == "lawn":
        return drawing("tiles/lawn")
    if family == "lot":
        return lot_ground(int(id))
    return drawing(f"{family}s/{id}")


@cache
def _painted_symbol(name: str, theme: str) -> str:
    return paint(f'<g id="{theme}-{name}">{_symbol(name)}</g>', theme)


class Sheet:
    """Collects drawings and the symbols they use.

    The ids of the symbols name the theme, so that pictures of several themes can be on one page.
    """

    def __init__(self, theme: str) -> None:
        if theme not in THEMES:
            raise ValueError(f"no such theme: {theme!r} ({', '.join(THEMES)})")
        self.theme = theme
        self._symbols: dict[str, str] = {}
        self._parts: list[str] = []

    def add(self, *parts: str) -> None:
        """Add drawings on top of the others."""
        self._parts += parts

    def use(self, name: str, at: Point = (0, 0), scale: float = 1) -> str:
        """Use a symbol, moved and scaled: `icon-coin`, `tile-civic-any`, `piece-insula-l-3`."""
        if name not in self._symbols:
            self._symbols[name] = _painted_symbol(name, self.theme)
        moved = f"translate({num(at[0])} {num(at[1])})"
        moved += f" scale({scale:.3g})" if scale != 1 else ""
        transform = f' transform="{moved}"' if at != (0, 0) or scale != 1 else ""
        return f'<use href="#{self.theme}-{name}"{transform}/>'

    def tile(self, id: str, at: Point, scale: float = 1) -> str:
        """Draw a Garden tile."""
        return self.use("lawn", at, scale) + self.use(f"tile-{id}", at, scale)

    def card(self, card: Card, at: Point, scale: float) -> str:
        """Draw one of Ceres' cards."""
        moved = f"translate({num(at[0])} {num(at[1])}) scale({scale:.3g})"
        return f'<g class="card" data-id="{card.id}" transform="{moved}">{card_drawing(card)}</g>'

    def on_table(
        self, drawn: str, size: Point, title: str = "", desc: str = "", width: float | None = None
    ) -> str:
        """Put a drawing on the table, and finish the document."""
        self.add(rect((0, 0, *size), "table", 0), drawn)
        return self.finish(size, title, desc, width)

    def finish(
        self, size: Point, title: str = "", desc: str = "", width: float | None = None
    ) -> str:
        """Return the whole document, scaled to a width."""
        scale = 1 if width is None else width / size[0]
        wide, high = num(size[0] * scale), num(size[1] * scale)
        words = f"<title>{escaped(title)}</title>" if title else ""
        words += f"<desc>{escaped(desc)}</desc>" if desc else ""
        body = paint("".join(self._parts), self.theme)
        style = paint(
            f'{STYLE} font-family="{_FONT}" font-weight="700" text-anchor="middle"', self.theme
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(size[0])} {num(size[1])}" '
            f'width="{wide}" height="{high}" role="img" class="ceres {self.theme}" {style}>'
            f"{words}<defs>{''.join(self._symbols.values())}</defs>{body}</svg>\n"
        )
