"""The panels: the status, the market, the tray, Ceres, the score.

Each is made of a view of the game, as the service describes it.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from ceres.components import Building
from ceres.format.board_text import ERA_NUMERALS
from ceres.service.types.game import View
from ceres.terminal.lines import clickable, columns, percent, styled
from ceres.terminal.palette import Ink
from ceres.terminal.pieces import card
from ceres.terminal.pieces import tray as counted_pieces

# Shapes in one line: a half block is a Lot, a whole one two Lots above each other.
SHAPES: Final = {
    "1": "▄",
    "2": "▄▄",
    "3": "▄▄▄",
    "4": "▄▄▄▄",
    "L": "█▄",
    "sq": "██",
    "2x3": "███",
}


def status(view: View, ink: Ink, small: bool) -> Iterator[RenderableType]:
    """Lay out era, Deeds and options; then both sides."""
    table, game, colours = view["table"], view["game"], ink.colours
    era = table["era"]
    first = ink.heading(ink.say("era-of-three", era=ERA_NUMERALS[era - 1]))
    left = table["piles"][era - 1] + len(table["market"])
    first.append(f"   {ink.say('terminal-deeds', count=left)}", colours.text)
    if small:
        first.append(f"   ◆×{table['you']['markers']}", colours.you)
        first.append(f" ○×{table['ceres']['markers']}", colours.ceres)
    if table["last_turns"]:
        who = "both" if len(table["last_turns"]) == 2 else table["last_turns"][0]
        first.append(f"   {ink.say(f'terminal-last-turns-{who}')}", f"bold {colours.point}")
    options = [ink.words.name("difficulty", game["difficulty"])]
    options += [ink.say("option-monuments")] if game["monuments"] else []
    options += [ink.words.name("variant", each) for each in game["variants"]]
    options += [ink.say("seed-is", seed=game["seed"])] if game["seed"] is not None else []
    line = columns("left", "right", wide=1, gap=2, cut=True)
    line.add_row(first, styled(" · ".join(options), colours.faint))
    yield line
    yield _both_sides(view, ink, small)


def _both_sides(view: View, ink: Ink, small: bool) -> Text:
    you, ceres, now = view["table"]["you"], view["table"]["ceres"], view["measures"]
    text = Text()
    for side, sign, shown, citizens in (
        ("you", "◆", you, now["population"]),
        ("ceres", "   ○", ceres, now["her_population"]),
    ):
        facts = [ink.say("terminal-vp", vp=shown["vp"])]
        if side == "you":
            facts.append(ink.say("terminal-silver", silver=you["silver"]))
        facts.append(ink.say("citizens", population=citizens))
        if not small:
            facts.append(ink.say("terminal-markers", markers=shown["markers"]))
        colour = getattr(ink.colours, side)
        text.append(f"{sign} {ink.say(f'heading-{side}')}  ", f"bold {colour}")
        text.append(" · ".join(facts), f"bold {ink.colours.text}")
    return text


def market(view: View, ink: Ink, picked: int | None) -> RenderableType:
    """Lay out two lines: the Deeds with their numbers, and the price of each; a click picks one."""
    colours, offers, can = ink.colours, view["table"]["market"], view["can"]["deeds"]
    if not offers:
        return Text(ink.say("market-empty"), colours.faint)
    table = Table.grid(expand=True)
    cells: list[Text] = []
    for slot, offer in enumerate(offers):
        deed, bribe = offer["deed"], offer["silver"]
        payable = "action" in can.get(deed, ())
        silver = "●" * bribe if bribe <= 3 else f"●×{bribe}"
        price = ink.say("terminal-silver", silver=offer["price"])
        if bribe:
            price = f"{offer['printed']}+{bribe} = {offer['price']}"
        bold, ochre = f"bold {colours.text}", colours.commercial
        if slot == picked or not payable:
            bold = ochre = "" if slot == picked else colours.faint
        cell = styled(f" {slot + 1} {deed} {silver}", bold).append(f"\n   {price}", ochre)
        style = Style.parse(ink.picked if slot == picked else "") + clickable(f"slot({slot})")
        table.add_column(ratio=1, style=style, no_wrap=True)
        cells.append(cell)
    for _ in range(6 - len(offers)):
        table.add_column(ratio=1)
    table.add_row(*cells)
    return table


def tray(view: View, ink: Ink, picked: int | None, wide: bool) -> tuple[Table, int]:
    """Lay out every piece: shape, how many are left, what it brings, whether it can be built.

    A click picks one. What pieces bring is said if the panel is `wide`; else a sign does. With
    it comes the line of the piece that is picked.
    """
    colours, builds = ink.colours, view["can"]["builds"]
    table = columns("left", "left", "left", "right", wide=2, cut=True)
    heading, line = "", 0
    for number, (piece, count) in enumerate(counted_pieces(view["table"])):
        group = "monument" if piece.monument else piece.kind
        if group != heading:
            heading = group
            table.add_row(*_group(piece, ink))
        line = table.row_count if number == picked else line
        can = bool(builds[piece.id]["places"]) and count > 0
        style = colours.text if can else colours.faint
        shape = styled(SHAPES[piece.shape], getattr(colours, piece.kind) if count else style)
        name = ink.words.name("piece", piece.id) + (f" ×{count}" if count > 1 else "")
        worth = ink.words.worth(piece) if wide else ink.words.piece_sign(piece)
        cells = ("▸" if can else " ", shape, name, worth if count else "–")
        row_style = Style.parse(
            ink.picked if number == picked else f"bold {style}" if can else style
        )
        if number == picked:
            shape.stylize(row_style)
        table.add_row(*cells, style=row_style + clickable(f"piece({number})"))
    return table, line


def _group(piece: Building, ink: Ink) -> tuple[str, str, Text]:
    """Return the heading of a kind, or of the Monuments, as a row."""
    if piece.monument:
        sign, name, colour = "▲", ink.say("monument-supply"), ink.colours.text
    else:
        sign, name = ink.words.letter(piece.kind), ink.words.name("kind", piece.kind)
        colour = getattr(ink.colours, piece.kind)
    return f"[bold {colour}]{sign}[/]", "", styled(name, f"bold {colour}")


def ceres(
    view: View, ink: Ink, flip: tuple[int, int] | None, chances: Mapping[str, float]
) -> Iterator[RenderableType]:
    """Lay out her row and what is left of her deck, bag and Deeds.

    `flip` is the number that was flipped, and the card of the row that it names, from 1;
    `chances` are those of cards to be carried out next, if they are shown.
    """
    colours, hers = ink.colours, view["table"]["ceres"]
    yield styled(ink.say("terminal-row"), colours.faint)
    table = columns("left", "left", "right", wide=1)
    for number, id in enumerate(hers["row"], start=1):
        shown = card(id, view)
        monument = shown["monument"] and view["game"]["monuments"]
        icon = ink.say("terminal-card-icon") if monument else ""
        end = f"{ink.say('terminal-card-number', number=shown['number'])} {icon}".rstrip()
        if chances:
            end = percent(chances.get(id, 0))
        picked = flip is not None and flip[1] == number
        styles = [
            f"bold {colours.ceres}",
            colours.text,
            colours.ceres if chances else colours.faint,
        ]
        texts = (str(number), ink.words.card(shown), end)
        cells = [styled(*each) for each in zip(texts, styles, strict=True)]
        table.add_row(*texts if picked else cells, style=ink.picked if picked else "")
    yield table
    if flip is not None:
        yield styled(ink.say("terminal-flipped", number=flip[0]), colours.text)
    for fact in _about_ceres(view, ink):
        yield styled(fact, colours.text)


def _about_ceres(view: View, ink: Ink) -> list[str]:
    table, hers = view["table"], view["table"]["ceres"]
    known = [card(id, view) for id in hers["known"]]
    parks = [len(park) for park in hers["parks"]]
    largest = max(parks, default=0)
    facts = [
        ink.say("terminal-deck", count=hers["unseen"] + len(known), known=len(known)),
        ink.say("terminal-bag", count=sum(table["bag"].values())),
        ink.say("terminal-her-deeds", count=hers["deeds"]),
        ink.say("terminal-gardens", count=sum(parks), parks=len(parks), largest=largest),
    ]
    if known:
        cards = ", ".join(f"{each['number']} {ink.words.card(each)}" for each in known)
        facts.append(ink.say("terminal-known", cards=cards))
    return facts


def score(view: View, ink: Ink) -> Iterator[RenderableType]:
    """Lay out what both sides would score if the era ended now."""
    found, colours = view["score"], ink.colours
    you, ceres = found["you"], found["ceres"]
    table = columns("left", "right", "right", gap=2)
    sides = (ink.say(f"heading-{side}") for side in ("you", "ceres"))
    table.add_row("", *sides, style=f"bold {colours.commercial}")

    def add(source: str, yours: object, hers: object, style: str = colours.text) -> None:
        table.add_row(ink.say(f"terminal-source-{source}"), str(yours), str(hers), style=style)

    for source in ("population", "commercial", "civic", "lots", "parks"):
        add(source, you.get(source, "–"), ceres.get(source, "–"))
    add("total", you["total"], ceres["total"], f"bold {colours.text}")
    playing = view["phase"] != "over"
    yours, hers = (view["table"][side]["vp"] for side in ("you", "ceres"))
    totals = (yours + playing * you["total"], hers + playing * ceres["total"])
    add("after", *totals, f"bold {colours.text}")
    if found["silver"]:
        add("silver", f"+{found['silver']}", "")
    yield table
    yield styled(ink.say("terminal-score-hint"), colours.faint)
