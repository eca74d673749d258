"""A position as text, for a terminal or a failing test: `print(position)`."""

from typing import Final

from ceres.engine.board import NAMES, SIDE, each, names
from ceres.engine.pieces import PIECES, TILE_IDS, Standing
from ceres.engine.state import CERES, GARDEN, YOU, YOUR_CHOICE, State
from ceres.writing import piles, supply

_PHASES: Final = ("your action", "your choice for Ceres", "over")
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


def board_text(state: State) -> str:
    """The city, the market, both sides and Ceres' row."""
    lines = [_headline(state), "", *_city(state), "", *_legend(state), "", *_sides(state)]
    if state.phase == YOUR_CHOICE:
        lines.append(_choice(state))
    return "\n".join(lines)


def _headline(state: State) -> str:
    rules = state.rules
    parts = [f"Era {state.era}", rules.difficulty, *rules.variants, _PHASES[state.phase]]
    sides = [name for name, side in (("you", YOU), ("Ceres", CERES)) if state.last_turns & side]
    if sides:
        parts.append(f"last turns: {' and '.join(sides)}")
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
    for letter, standing in _lettered(state):
        for lot in each(standing.lots):
            cells[lot] = letter
    rows = ["".join(f"{letter:>5}" for letter in " ABCDEFG")]
    for row in range(SIDE):
        rows.append("".join(f"{cell:>5}" for cell in [str(row + 1), *cells[row::SIDE]]))
    return [row.rstrip() for row in rows]


def _lettered(state: State) -> list[tuple[str, Standing]]:
    """Your Buildings as a, b, c …, her Monuments as A, B, C …"""
    yours = [(chr(ord("a") + index), each) for index, each in enumerate(state.buildings)]
    hers = [(chr(ord("A") + index), each) for index, each in enumerate(state.her_monuments)]
    return yours + hers


def _legend(state: State) -> list[str]:
    legend = [f"{_YOURS} your Lot", f"{_HERS} Ceres' Lot"]
    for tile, lots in enumerate(state.gardens):
        if lots:
            legend.append(f"{_GARDENS[TILE_IDS[tile]]} {TILE_IDS[tile]}")
    legend += [f"{letter} {standing.piece.id}" for letter, standing in _lettered(state)]
    return ["   ".join(legend[start : start + 5]) for start in range(0, len(legend), 5)]


def _sides(state: State) -> list[str]:
    market = [f"{NAMES[deed]} {state.price(place)}" for place, deed in enumerate(state.market)]
    left = " + ".join(str(len(pile)) for pile in piles(state))
    lines = [
        f"Market  {'   '.join(market) or 'empty'}   (piles {left})",
        f"You     {state.your_vp} VP, {state.your_silver} silver, population {state.population}",
        f"Ceres   {state.her_vp} VP, row {' '.join(card.id for card in state.row)}, "
        f"{len(state.bag) - state.next_tile} tiles in the bag, "
        f"{len(state.deeds) - state.next_deed} Deeds",
    ]
    monuments = supply(state)
    if monuments is not None:
        lines.append(f"Supply  {' '.join(monuments) or 'empty'}")
    return lines


def _choice(state: State) -> str:
    what = "a Garden" if state.place == GARDEN else PIECES[state.place].id
    return f"Choose  {what} on {', '.join(' '.join(names(lots)) for lots in state.options)}"
