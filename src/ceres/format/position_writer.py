"""Writes a state of the engine as a `ceres-position/1` dictionary (docs/formats.md)."""

from typing import Final

from ceres.engine.board import NAMES, Lot, each, names
from ceres.engine.pieces import PIECES, TILE_IDS, ActionCard, placement_facts
from ceres.engine.state import CERES, GARDEN, PHASES, YOU, YOUR_CHOICE, State
from ceres.events.facts import Lot as LotName
from ceres.events.facts import PieceId, Side, TileId
from ceres.format.position_data import CeresData, ChoiceData, PositionData

POSITION_FORMAT: Final = "ceres-position/1"


def position_dict(state: State) -> PositionData:
    """Return everything about a state, hidden cards included."""
    components = state.rules.components
    return {
        "format": POSITION_FORMAT,
        "components": components.digest() if components else None,
        "variants": list(state.rules.variants),
        "difficulty": state.rules.difficulty,
        "era": state.era,
        "phase": PHASES[state.phase],
        "you": {
            "silver": state.your_silver,
            "vp": state.your_vp,
            "lots": names(state.your_lots),
            "buildings": [placement_facts(building) for building in state.buildings],
        },
        "ceres": _ceres(state),
        "market": [
            {"deed": NAMES[deed], "silver": silver}
            for deed, silver in zip(state.market, state.bribes, strict=True)
        ],
        "piles": [_deeds(pile) for pile in piles(state)],
        "bag": [TILE_IDS[tile] for tile in state.bag[state.next_tile :]],
        "monuments": supply(state),
        "last_turns": last_turns(state),
        "pending": pending_choice(state),
    }


def piles(state: State) -> list[tuple[Lot, ...]]:
    """Return what is left of the three eras' piles."""
    left = []
    for era, pile in enumerate(state.piles, start=1):
        if era < state.era:
            left.append(pile[:0])
        else:
            left.append(pile[state.next_in_pile :] if era == state.era else pile)
    return left


def face_down(state: State) -> list[tuple[Lot, ...]]:
    """Return the Deeds that lie face down: hers, and what is left of the three piles."""
    return [state.deeds[state.next_deed :], *piles(state)]


def deck(state: State) -> list[ActionCard]:
    """Return her action deck, the top card first."""
    return state.deck[state.top :] + state.deck[: state.top]


def supply(state: State) -> list[PieceId] | None:
    """Return the Monuments still to be built, sorted; `None` in a game without them."""
    if not state.with_monuments:
        return None
    return sorted(piece.id for piece in PIECES if piece.monument and state.tray & piece.bit)


def gardens(state: State) -> dict[LotName, TileId]:
    """Return the tile on each of her Gardens."""
    tiles = {lot: tile for tile, lots in enumerate(state.gardens) for lot in each(lots)}
    return {NAMES[lot]: TILE_IDS[tiles[lot]] for lot in sorted(tiles)}


def _ceres(state: State) -> CeresData:
    return {
        "vp": state.her_vp,
        "lots": names(state.her_lots),
        "gardens": gardens(state),
        "monuments": [placement_facts(monument) for monument in state.her_monuments],
        "deeds": _deeds(state.deeds[state.next_deed :]),
        "row": [card.id for card in state.row],
        "deck": [card.id for card in deck(state)],
        "unseen": state.unseen,
    }


def _deeds(deeds: tuple[Lot, ...]) -> list[str]:
    return [NAMES[deed] for deed in deeds]


def last_turns(state: State) -> list[Side] | None:
    """Return who still has a last turn in this era; `None` before the last turns begin (E1)."""
    sides: tuple[tuple[Side, int], ...] = (("ceres", CERES), ("you", YOU))
    return [name for name, side in sides if state.last_turns & side] or None


def pending_choice(state: State) -> ChoiceData | None:
    """Return the choice for Ceres that is due."""
    if state.phase != YOUR_CHOICE:
        return None
    return {
        "place": "garden" if state.pending_piece == GARDEN else PIECES[state.pending_piece].id,
        "left": state.pending_tiles,
        "icon": state.pending_icon,
        "options": [names(lots) for lots in state.pending_sites],
    }
