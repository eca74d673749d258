"""Features of cards, pieces and the game: sets of them."""

from typing import Final

from ceres.engine._word import Word
from ceres.engine.board import BIT
from ceres.engine.pieces import ActionCard
from ceres.engine.setup import ROW
from ceres.engine.state import (
    DIFFICULTIES,
    GARDEN,
    LAST_ERA,
    VARIANTS,
    YOUR_CHOICE,
    State,
)
from ceres.environment.features.feature import (
    BUILDINGS,
    CARDS,
    MONUMENTS,
    TILES,
    Feature,
    subset,
)
from ceres.environment.features.packing import Sets

_ALL_BUILDINGS: Final = (1 << BUILDINGS) - 1

CARD_FEATURES: Final[list[Feature]] = [
    subset("row", "the card in each slot of her row", CARDS, ROW),
    subset("unseen", "the cards in the part of her deck whose order is hidden", CARDS),
    subset("next_card", "the card that she flips next, if it is known", CARDS),
    subset("tray", "the Buildings of which a piece is in your tray", BUILDINGS),
    subset("spares", "those of which two are", BUILDINGS),
    subset("supply", "the Monuments in the supply", MONUMENTS),
    subset("drawn_tile", "the tile that you choose a Lot for", TILES),
    subset("drawn_monument", "the Monument that you choose a spot for", MONUMENTS),
    subset("icon_waits", "whether a Monument icon is resolved after your choice", 1),
    subset("your_choice", "whether you choose a spot for her", 1),
    subset("last_turns", "who still has a last turn in this era: you, Ceres", 2),
    subset("era", "era 1, 2, 3", LAST_ERA),
    subset("difficulty", ", ".join(DIFFICULTIES), len(DIFFICULTIES)),
    subset("variants", ", ".join(VARIANTS), len(VARIANTS)),
    subset("with_monuments", "whether Monuments are played with", 1),
]


def card_features(state: State, sets: Sets) -> None:
    """Add the sets of `CARD_FEATURES`."""
    rules = state.rules
    choosing = state.phase == YOUR_CHOICE
    for card in state.row:
        sets.add(_bit(card), CARDS)
    sets.add(_unseen(state), CARDS)
    sets.add(0 if state.unseen else _bit(state.deck[state.top]), CARDS)
    sets.add(state.tray & _ALL_BUILDINGS, BUILDINGS)
    sets.add(state.spares, BUILDINGS)
    sets.add(state.tray >> BUILDINGS, MONUMENTS)
    sets.add(BIT[drawn_tile(state)] if tile_is_drawn(state) else 0, TILES)
    monument = choosing and state.pending_piece != GARDEN
    sets.add(BIT[state.pending_piece - BUILDINGS] if monument else 0, MONUMENTS)
    sets.add(1 if choosing and state.pending_icon else 0, 1)
    sets.add(1 if choosing else 0, 1)
    sets.add(state.last_turns, 2)
    sets.add(BIT[state.era - 1], LAST_ERA)
    sets.add(BIT[DIFFICULTIES.index(rules.difficulty)], len(DIFFICULTIES))
    sets.add(_variants(state), len(VARIANTS))
    sets.add(1 if state.with_monuments else 0, 1)


def _variants(state: State) -> Word:
    """Return the house variants but X4, which shows in her VP."""
    rules = state.rules
    found: Word = 0
    if rules.contested_population:
        found |= 1
    if rules.creeping_gardens:
        found |= 2
    if rules.wild_monuments:
        found |= 4
    return found


def _bit(card: ActionCard) -> Word:
    return BIT[card.place]


def _unseen(state: State) -> Word:
    """Return the cards at the top of her deck, which have not been in the row yet."""
    cards: Word = 0
    for index in range(state.top, state.top + state.unseen):
        cards |= _bit(state.deck[index % len(state.deck)])
    return cards


def tile_is_drawn(state: State) -> bool:
    """Return whether you choose a Lot for a tile that is drawn (P4); there may be none (C8)."""
    choosing = state.phase == YOUR_CHOICE and state.pending_piece == GARDEN
    return choosing and state.next_tile < len(state.bag)


def drawn_tile(state: State) -> Word:
    """Return the tile that is drawn; it is still the next in the bag."""
    return state.bag[state.next_tile]
