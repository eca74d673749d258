"""What the panels say: the status, the market, the tray, Ceres, the score, the log."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rich.text import Text

from ceres.components import Building
from ceres.terminal.lines import Row, apart, column, styled, words_in
from ceres.terminal.palette import PALETTES, Palette
from ceres.terminal.table import Table
from ceres.terminal.words import Words

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
KINDS: Final = ("residential", "commercial", "civic")
WIDE: Final = 52  # a tray so wide says what its pieces bring; else a sign does
_ROMAN: Final = ("I", "II", "III")


@dataclass(frozen=True)
class Ink:
    """The words and colours that every panel needs."""

    words: Words
    ground: str

    @property
    def colours(self) -> Palette:
        """The colours of the ground."""
        return PALETTES[self.ground]

    def say(self, id: str, **facts: object) -> str:
        """A text by its id."""
        return self.words.say(id, **facts)

    @property
    def picked(self) -> str:
        """The style of a line that is pointed at."""
        return f"bold {self.colours.point_text} on {self.colours.point}"


def status(table: Table, ink: Ink, width: int, seed: int | None, small: bool) -> list[Text]:
    """Era, Deeds and options; then both sides."""
    data, colours = table.data, ink.colours
    era = data["era"]
    first = styled(f" {ink.say('terminal-era', era=_ROMAN[era - 1])}", f"bold {colours.commercial}")
    left = len(data["piles"][era - 1]) + len(data["market"])
    first.append(f"   {ink.say('terminal-deeds', count=left)}", colours.text)
    if small:
        first.append(f"   ◆×{table.your_markers}", colours.you)
        first.append(f" ○×{table.her_markers}", colours.ceres)
    if data["last_turns"]:
        who = "both" if len(data["last_turns"]) == 2 else data["last_turns"][0]
        first.append(f"   {ink.say(f'terminal-last-turns-{who}')}", f"bold {colours.point}")
    options = [ink.words.difficulty(data["difficulty"])]
    options += [ink.say("terminal-monuments")] if data["monuments"] is not None else []
    options += [ink.words.variant(each) for each in data["variants"]]
    options += [ink.say("terminal-seed-is", seed=str(seed))] if seed is not None else []
    return [
        _first_line(first, " · ".join(options), ink, width),
        _both_sides(table, ink, small),
    ]


def _first_line(left: Text, options: str, ink: Ink, width: int) -> Text:
    right = styled(f"{options} ", ink.colours.faint)
    right.truncate(max(width - left.cell_len - 2, 1), overflow="ellipsis")
    return apart(left, right, width)


def _both_sides(table: Table, ink: Ink, small: bool) -> Text:
    data, colours, now = table.data, ink.colours, table.measures
    yours = [
        ink.say("terminal-vp", vp=data["you"]["vp"]),
        ink.say("terminal-silver", silver=data["you"]["silver"]),
        ink.say("terminal-population", population=now.your_population),
    ]
    hers = [
        ink.say("terminal-vp", vp=data["ceres"]["vp"]),
        ink.say("terminal-population", population=now.her_population),
    ]
    if not small:
        yours.append(ink.say("terminal-markers", markers=table.your_markers))
        hers.append(ink.say("terminal-markers", markers=table.her_markers))
    text = styled(f" ◆ {ink.say('terminal-you')}  ", f"bold {colours.you}")
    text.append(" · ".join(yours), f"bold {colours.text}")
    text.append(f"   ○ {ink.say('terminal-ceres')}  ", f"bold {colours.ceres}")
    return text.append(" · ".join(hers), f"bold {colours.text}")


def market(table: Table, ink: Ink, width: int, picked: int | None) -> list[Text]:
    """Two lines: the Deeds with their numbers, and the price of each."""
    colours, offers = ink.colours, table.market
    wide = width // 6
    affordable = {str(each)[4:] for each in table.position.actions() if str(each).startswith("buy")}
    above, below = Text(), Text()
    if not offers:
        return [styled(f" {ink.say('terminal-market-empty')}", colours.faint), Text()]
    for offer in offers:
        here = offer.place == picked
        can = offer.deed in affordable
        style = ink.picked if here else (f"bold {colours.text}" if can else colours.faint)
        bribe = "●" * offer.bribe if offer.bribe <= 3 else f"●×{offer.bribe}"
        above.append_text(column(f" {offer.place + 1} {offer.deed} {bribe}", wide - 1, style))
        price = f"   {ink.say('terminal-silver', silver=offer.price)}"
        if offer.bribe:
            price = f"   {offer.printed}+{offer.bribe} = {offer.price}"
        below.append_text(column(price, wide - 1, style if here or not can else colours.commercial))
        above.append(" ")
        below.append(" ")
    return [above, below]


def tray_pieces(table: Table) -> list[Building]:
    """The pieces as the tray lists them: by kind, then the Monuments; then by size."""
    pieces = [piece for piece, _ in table.tray()]
    plain = [piece for piece in pieces if not piece.monument]
    by_kind = [piece for kind in KINDS for piece in plain if piece.kind == kind]
    return by_kind + [piece for piece in pieces if piece.monument]


def tray(table: Table, ink: Ink, width: int, picked: int | None) -> list[Row]:
    """Every piece with its shape, how many are left, what it brings, and whether it can go up."""
    colours = ink.colours
    left = {piece.id: count for piece, count in table.tray()}
    buildable = {str(each).split(" ")[1] for each in table.position.actions() if " " in str(each)}
    rows: list[Row] = []
    heading = ""
    for number, piece in enumerate(tray_pieces(table)):
        group = (
            ink.say("terminal-monument-supply") if piece.monument else ink.words.kind(piece.kind)
        )
        if group != heading:
            heading = group
            colour = colours.text if piece.monument else getattr(colours, piece.kind)
            sign = "▲" if piece.monument else ink.words.letter(piece.kind)
            rows.append(Row(styled(f" {sign}  {heading}", f"bold {colour}")))
        count = left[piece.id]
        can = piece.id in buildable and count > 0
        style = colours.text if can else colours.faint
        line = styled(" ▸ " if can else "   ", colours.point)
        line.append(f"{SHAPES[piece.shape]:<5}", getattr(colours, piece.kind) if count else style)
        name = ink.words.piece(piece.id) + (f" ×{count}" if count > 1 else "")
        line.append(name, f"bold {style}" if can else style)
        worth = ink.words.worth(piece) if width >= WIDE else ink.words.piece_sign(piece)
        worth = worth if count else ink.say("terminal-none-left")
        text = apart(line, styled(worth + " ", style), width)
        if number == picked:
            text.stylize(ink.picked)
        rows.append(Row(text, number))
    return rows


def ceres(table: Table, ink: Ink, width: int, flip: tuple[int, int] | None) -> list[Row]:
    """Her row, and what is left of her deck, bag and Deeds. `flip`: the number and its place."""
    colours, data = ink.colours, table.data
    rows = [
        Row(styled(line, colours.faint)) for line in words_in(ink.say("terminal-row"), width - 1)
    ]
    monuments = data["monuments"] is not None
    for place, card in enumerate(table.row, start=1):
        line = styled(f" {place} ", f"bold {colours.ceres}").append(
            ink.words.card(card), colours.text
        )
        icon = f" {ink.say('terminal-card-icon')}" if card.monument and monuments else ""
        number = ink.say("terminal-card-number", number=card.number) + icon
        text = apart(line, styled(f"{number} ", colours.faint), width)
        if flip is not None and flip[1] == place:
            text.stylize(ink.picked)
        rows.append(Row(text))
    known = table.known_bottom
    deck = len(data["ceres"]["deck"])
    sizes = [len(park) for park in table.parks]
    facts = [
        ink.say("terminal-deck", count=deck, known=len(known)),
        ink.say("terminal-bag", count=len(data["bag"])),
        ink.say("terminal-her-deeds", count=len(data["ceres"]["deeds"])),
        ink.say(
            "terminal-gardens", count=sum(sizes), parks=len(sizes), largest=max(sizes, default=0)
        ),
    ]
    if flip is not None:
        facts.insert(0, ink.say("terminal-flipped", number=flip[0]))
    if known:
        cards = ", ".join(f"{card.number} {ink.words.card(card)}" for card in known)
        facts.append(ink.say("terminal-known", cards=cards))
    for fact in facts:
        rows += [Row(styled(f" {line}", colours.text)) for line in words_in(fact, width - 2, "  ")]
    return rows


def score(table: Table, ink: Ink, width: int) -> list[Row]:
    """What both sides would score if the era ended now."""
    colours, found = ink.colours, table.position.score()
    you, ceres = found["you"], found["ceres"]
    wide = max(min((width - 15) // 2, 9), 7)
    # Her name is the longer one in every language, and stands apart from "you".
    name_width = width - 2 * wide

    def line(name: str, yours: object, hers: object, style: str) -> Row:
        text = column(f" {name}", name_width, style)
        text.append_text(column(str(yours), wide - 1, style, right=True))
        return Row(text.append_text(column(str(hers), wide, style, right=True)))

    head = f"bold {colours.commercial}"
    rows = [line("", ink.say("terminal-you"), ink.say("terminal-ceres"), head)]
    for source in ("population", "commercial", "civic", "lots", "parks"):
        yours, hers = you.get(source, "–"), ceres.get(source, "–")
        rows.append(line(ink.say(f"terminal-source-{source}"), yours, hers, colours.text))
    bold = f"bold {colours.text}"
    rows.append(line(ink.say("terminal-source-total"), you["total"], ceres["total"], bold))
    now = table.data["you"]["vp"], table.data["ceres"]["vp"]
    over = table.position.phase == "over"
    after = [
        had if over else had + gain
        for had, gain in zip(now, (you["total"], ceres["total"]), strict=True)
    ]
    rows.append(line(ink.say("terminal-source-after"), after[0], after[1], bold))
    if found["silver"]:
        silver = f"+{found['silver']}"
        rows.append(line(ink.say("terminal-source-silver"), silver, "", colours.text))
    rows.append(Row(styled(f" {ink.say('terminal-score-hint')}", colours.faint)))
    return rows


@dataclass(frozen=True)
class Entry:
    """A line of the log: whose, what it says, and its rules."""

    whose: str
    text: str
    rules: tuple[str, ...]
    first: bool = False


def log(entries: Sequence[Entry], ink: Ink, width: int, picked: int | None) -> list[Row]:
    """The log; your turns begin with your sign."""
    rows: list[Row] = []
    for number, entry in enumerate(entries):
        for text in _entry_lines(entry, ink.ground, width):
            shown = column(text.plain, width, ink.picked) if number == picked else text
            rows.append(Row(shown, number))
    return rows


@lru_cache(maxsize=8192)
def _entry_lines(entry: Entry, ground: str, width: int) -> list[Text]:
    colours = PALETTES[ground]
    styles = {"you": colours.you, "ceres": colours.text, "era": f"bold {colours.commercial}"}
    sign = {"you": "◆ ", "era": "━ "}.get(entry.whose, "  ")
    found = []
    for index, line in enumerate(words_in(entry.text, width - 3)):
        text = styled((sign if index == 0 else "  ") + line, styles[entry.whose])
        text.highlight_regex(r"\[[A-Z][0-9]+( [A-Z][0-9]+)*\]", colours.faint)
        found.append(text)
    return found
