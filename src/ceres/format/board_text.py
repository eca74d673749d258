"""A position as plain text, for a terminal or a failing test: `print(position)`."""

from typing import Final, Protocol
from unicodedata import east_asian_width

from ceres.engine.board import NAMES, SIDE, each, names
from ceres.engine.pieces import PIECES, TILE_IDS, Placement
from ceres.engine.state import CERES, GARDEN, PHASES, YOU, YOUR_CHOICE, State
from ceres.format.position_writer import piles, supply
from ceres.messages import say

# The eras in Roman numerals, wherever there is no room for a word.
ERA_NUMERALS: Final = ("I", "II", "III")
_LEGEND_WIDTH: Final = 80
_NOBODY: Final = "·"
_YOURS: Final = "()"
_HERS: Final = "[]"
_GARDENS: Final[dict[str, str]] = {
    "residential": "~r",
    "residential-double": "~rr",
    "commercial": "~c",
    "commercial-double": "~cc",
    "civic-residential": "~vr",
    "civic-commercial": "~vc",
    "civic-civic": "~vv",
    "civic-any": "~va",
}


class BoardWords(Protocol):
    """A source of words: `ceres.text` has them in every language."""

    def say(self, id: str, /, **facts: object) -> str:
        """Return the words of a message."""

    def name(self, group: str, id: str, /) -> str:
        """Return what players call a piece, a tile and so on."""


class _PlainWords:
    """English, with the ids of the formats instead of names."""

    def say(self, id: str, /, **facts: object) -> str:
        return say(id, **facts)

    def name(self, group: str, id: str, /) -> str:
        return say(f"{group}-{id}") if group in ("side", "phase") else id


def board_text(state: State, words: BoardWords | None = None) -> str:
    """Write the city, the market, both sides and Ceres' row."""
    words = words or _PlainWords()
    lines = [_headline(state, words), "", *_city(state), "", *_legend(state, words), ""]
    labelled = _sides(state, words)
    if state.phase == YOUR_CHOICE:
        labelled["choose"] = _choice(state, words)
    labels = {label: words.say(f"board-{label}") for label in labelled}
    broadest = max(map(width, labels.values())) + 2
    lines += [padded(labels[label], broadest) + text for label, text in labelled.items()]
    return "\n".join(lines)


def width(text: str) -> int:
    """Count the columns of a terminal that a text takes."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def padded(text: str, columns: int, right: bool = False) -> str:
    """Fill a text with spaces, on either side, up to a number of columns."""
    spaces = " " * (columns - width(text))
    return spaces + text if right else text + spaces


def _headline(state: State, words: BoardWords) -> str:
    rules = state.rules
    parts = [
        words.say("era-number", era=state.era),
        words.name("difficulty", rules.difficulty),
        *(words.name("variant", variant) for variant in rules.variants),
        words.name("phase", PHASES[state.phase]),
    ]
    sides = [id for id, side in (("you", YOU), ("ceres", CERES)) if state.last_turns & side]
    if sides:
        last = ", ".join(words.name("side", side) for side in sides)
        parts.append(words.say("board-last-turns", sides=last))
    return " · ".join(parts)


def _city(state: State) -> list[str]:
    cells = [_NOBODY] * len(NAMES)
    for lot in each(state.your_lots):
        cells[lot] = _YOURS
    for lot in each(state.her_lots):
        cells[lot] = _HERS
    for tile, lots in enumerate(state.gardens):
        for lot in each(lots):
            cells[lot] = _GARDENS[TILE_IDS[tile]]
    for letter, placement in _lettered(state):
        for lot in each(placement.lots):
            cells[lot] = letter
    rows = ["".join(f"{letter:>5}" for letter in " ABCDEFG")]
    for row in range(SIDE):
        rows.append("".join(f"{cell:>5}" for cell in [str(row + 1), *cells[row::SIDE]]))
    return [row.rstrip() for row in rows]


def _lettered(state: State) -> list[tuple[str, Placement]]:
    """Letter your Buildings a, b, c …, her Monuments A, B, C …"""
    yours = [(chr(ord("a") + index), each) for index, each in enumerate(state.buildings)]
    hers = [(chr(ord("A") + index), each) for index, each in enumerate(state.her_monuments)]
    return yours + hers


def _legend(state: State, words: BoardWords) -> list[str]:
    legend = [f"{_YOURS} {words.say('board-your-lot')}", f"{_HERS} {words.say('board-her-lot')}"]
    for tile, lots in enumerate(state.gardens):
        if lots:
            id = TILE_IDS[tile]
            legend.append(f"{_GARDENS[id]} {words.name('tile', id)}")
    for letter, placement in _lettered(state):
        legend.append(f"{letter} {words.name('piece', placement.piece.id)}")
    lines = legend[:1]
    for entry in legend[1:]:
        longer = f"{lines[-1]}   {entry}"
        if width(longer) <= _LEGEND_WIDTH:
            lines[-1] = longer
        else:
            lines.append(entry)
    return lines


def _sides(state: State, words: BoardWords) -> dict[str, str]:
    """Return the text behind each label."""
    empty = words.say("board-empty")
    market = [f"{NAMES[deed]} {state.price(slot)}" for slot, deed in enumerate(state.market)]
    left = words.say("board-piles", piles=" + ".join(str(len(pile)) for pile in piles(state)))
    lines = {
        "market": f"{'   '.join(market) or empty}   {left}",
        "you": words.say(
            "board-yours",
            vp=state.your_vp,
            silver=state.your_silver,
            population=state.population,
        ),
        "ceres": words.say(
            "board-hers",
            vp=state.her_vp,
            row=" ".join(card.id for card in state.row),
            tiles=len(state.bag) - state.next_tile,
            deeds=len(state.deeds) - state.next_deed,
        ),
    }
    monuments = supply(state)
    if monuments is not None:
        named = [words.name("piece", monument) for monument in monuments]
        lines["supply"] = ", ".join(named) or empty
    return lines


def _choice(state: State, words: BoardWords) -> str:
    garden = state.pending_piece == GARDEN
    what = (
        words.say("board-garden") if garden else words.name("piece", PIECES[state.pending_piece].id)
    )
    options = ", ".join(" ".join(names(lots)) for lots in state.pending_sites)
    return words.say("board-choice", what=what, options=options)
