"""The panels: the status, the market, the tray, Ceres, the score.

Each is made of a view of the game, as the service describes it.
"""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from ceres.components import Building
from ceres.format.board_text import ERA_NUMERALS
from ceres.service.types.game import View
from ceres.terminal.lines import Row, apart, column, figures, percent, styled, wrapped_rows
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
WIDE: Final = 52  # from this width on a tray says what its pieces bring; else a sign does


def status(view: View, ink: Ink, width: int, small: bool) -> list[Text]:
    """Lay out era, Deeds and options; then both sides."""
    table, game, colours = view["table"], view["game"], ink.colours
    era = table["era"]
    title = ink.say("era-of-three", era=ERA_NUMERALS[era - 1])
    first = styled(f" {title}", f"bold {colours.commercial}")
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
    return [_first_line(first, " · ".join(options), ink, width), _both_sides(view, ink, small)]


def _first_line(left: Text, options: str, ink: Ink, width: int) -> Text:
    right = styled(f"{options} ", ink.colours.faint)
    right.truncate(max(width - left.cell_len - 2, 1), overflow="ellipsis")
    return apart(left, right, width)


def _both_sides(view: View, ink: Ink, small: bool) -> Text:
    you, ceres, now = view["table"]["you"], view["table"]["ceres"], view["measures"]
    colours = ink.colours
    yours = [
        ink.say("terminal-vp", vp=you["vp"]),
        ink.say("terminal-silver", silver=you["silver"]),
        ink.say("citizens", population=now["population"]),
    ]
    hers = [
        ink.say("terminal-vp", vp=ceres["vp"]),
        ink.say("citizens", population=now["her_population"]),
    ]
    if not small:
        yours.append(ink.say("terminal-markers", markers=you["markers"]))
        hers.append(ink.say("terminal-markers", markers=ceres["markers"]))
    text = styled(f" ◆ {ink.say('heading-you')}  ", f"bold {colours.you}")
    text.append(" · ".join(yours), f"bold {colours.text}")
    text.append(f"   ○ {ink.say('heading-ceres')}  ", f"bold {colours.ceres}")
    return text.append(" · ".join(hers), f"bold {colours.text}")


def market(view: View, ink: Ink, width: int, picked: int | None) -> list[Text]:
    """Lay out two lines: the Deeds with their numbers, and the price of each; a click picks one."""
    colours, offers, can = ink.colours, view["table"]["market"], view["can"]["deeds"]
    wide = width // 6
    above, below = Text(), Text()
    if not offers:
        return [styled(f" {ink.say('market-empty')}", colours.faint), Text()]
    for slot, offer in enumerate(offers):
        deed, bribe = offer["deed"], offer["silver"]
        payable = "action" in can.get(deed, ())
        style = f"bold {colours.text}" if payable else colours.faint
        style = ink.picked if slot == picked else style
        silver = "●" * bribe if bribe <= 3 else f"●×{bribe}"
        name = column(f" {slot + 1} {deed} {silver}", wide - 1, style).append(" ")
        price = f"   {ink.say('terminal-silver', silver=offer['price'])}"
        if bribe:
            price = f"   {offer['printed']}+{bribe} = {offer['price']}"
        style = colours.commercial if payable and slot != picked else style
        cost = column(price, wide - 1, style).append(" ")
        for line, cell in ((above, name), (below, cost)):
            line.append_text(cell.on(click=f"screen.slot({slot})"))
    return [above, below]


def tray(view: View, ink: Ink, width: int, picked: int | None) -> list[Row]:
    """Lay out every piece: shape, how many are left, what it brings, whether it can be built."""
    colours, builds = ink.colours, view["can"]["builds"]
    rows: list[Row] = []
    heading = ""
    for number, (piece, count) in enumerate(counted_pieces(view["table"])):
        group = "monument" if piece.monument else piece.kind
        if group != heading:
            heading = group
            rows.append(_group_row(piece, ink))
        can = bool(builds[piece.id]["places"]) and count > 0
        style = colours.text if can else colours.faint
        line = styled(" ▸ " if can else "   ", colours.point)
        line.append(f"{SHAPES[piece.shape]:<5}", getattr(colours, piece.kind) if count else style)
        name = ink.words.name("piece", piece.id) + (f" ×{count}" if count > 1 else "")
        line.append(name, f"bold {style}" if can else style)
        worth = ink.words.worth(piece) if width >= WIDE else ink.words.piece_sign(piece)
        worth = worth if count else ink.say("terminal-none-left")
        text = apart(line, styled(worth + " ", style), width)
        if number == picked:
            text.stylize(ink.picked)
        rows.append(Row(text, number))
    return rows


def _group_row(piece: Building, ink: Ink) -> Row:
    """Lay out the heading of a kind, or of the Monuments."""
    if piece.monument:
        text, colour = f"▲  {ink.say('monument-supply')}", ink.colours.text
    else:
        text = f"{ink.words.letter(piece.kind)}  {ink.words.name('kind', piece.kind)}"
        colour = getattr(ink.colours, piece.kind)
    return Row(styled(f" {text}", f"bold {colour}"))


def ceres(
    view: View,
    ink: Ink,
    width: int,
    flip: tuple[int, int] | None,
    chances: Mapping[str, float],
) -> list[Row]:
    """Lay out her row and what is left of her deck, bag and Deeds.

    `flip` is the number that was flipped, and the card of the row that it names, from 1;
    `chances` are those of cards to be carried out next, if they are shown.
    """
    colours, table = ink.colours, view["table"]
    rows = wrapped_rows(ink.say("terminal-row"), width, colours.faint)
    for number, id in enumerate(table["ceres"]["row"], start=1):
        shown = card(id, view)
        line = styled(f" {number} ", f"bold {colours.ceres}")
        line.append(ink.words.card(shown), colours.text)
        icon = (
            ink.say("terminal-card-icon") if shown["monument"] and view["game"]["monuments"] else ""
        )
        behind = f"{ink.say('terminal-card-number', number=shown['number'])} {icon}".rstrip()
        end = styled(f"{behind} ", colours.faint)
        if chances:
            end = styled(f"{percent(chances.get(id, 0))} ", f"bold {colours.ceres}")
        text = apart(line, end, width)
        if flip is not None and flip[1] == number:
            text.stylize(ink.picked)
        rows.append(Row(text))
    facts = _about_ceres(view, ink)
    if flip is not None:
        facts.insert(0, ink.say("terminal-flipped", number=flip[0]))
    for fact in facts:
        rows += wrapped_rows(fact, width, colours.text, hang="  ")
    return rows


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


def score(view: View, ink: Ink, width: int) -> list[Row]:
    """Lay out what both sides would score if the era ended now."""
    colours, found = ink.colours, view["score"]
    you, ceres = found["you"], found["ceres"]
    wide = max(min((width - 15) // 2, 9), 7)
    # Her name is the longer one in every language, and stands apart from "you".
    widths = (width - 2 * wide, wide - 1, wide)
    bold = f"bold {colours.text}"
    sides = (ink.say("heading-you"), ink.say("heading-ceres"))
    rows = [figures("", sides, widths, f"bold {colours.commercial}")]

    def add(source: str, yours: object, hers: object, style: str = colours.text) -> None:
        name = ink.say(f"terminal-source-{source}")
        rows.append(figures(f" {name}", (yours, hers), widths, style))

    for source in ("population", "commercial", "civic", "lots", "parks"):
        add(source, you.get(source, "–"), ceres.get(source, "–"))
    add("total", you["total"], ceres["total"], bold)
    playing = view["phase"] != "over"
    yours, hers = (view["table"][side]["vp"] for side in ("you", "ceres"))
    add("after", yours + playing * you["total"], hers + playing * ceres["total"], bold)
    if found["silver"]:
        add("silver", f"+{found['silver']}", "")
    return [*rows, *wrapped_rows(ink.say("terminal-score-hint"), width, colours.faint)]
