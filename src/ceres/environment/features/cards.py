"""Features of cards, pieces and the game: sets of them."""

from typing import Final

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


def card_features(state: State) -> list[int]:
    """Return the integers of `CARD_FEATURES`."""
    rules = state.rules
    choosing = state.phase == YOUR_CHOICE
    variants = 0
    for number, variant in enumerate(VARIANTS):  # X4 shows in her VP
        variants |= (variant in rules.variants) << number
    found = [_bit(card) for card in state.row]
    found += [_unseen(state), 0 if state.unseen else _bit(state.deck[state.top])]
    found += [state.tray & ((1 << BUILDINGS) - 1), state.spares, state.tray >> BUILDINGS]
    found += [1 << drawn_tile(state) if tile_is_drawn(state) else 0]
    found += [
        1 << (state.pending_piece - BUILDINGS) if choosing and state.pending_piece != GARDEN else 0
    ]
    found += [int(choosing and state.pending_icon), int(choosing), state.last_turns]
    found += [1 << (state.era - 1), 1 << DIFFICULTIES.index(rules.difficulty), variants]
    found += [int(state.with_monuments)]
    return found


def _bit(card: ActionCard) -> int:
    return BIT[card.place]


def _unseen(state: State) -> int:
    """Return the cards at the top of her deck, which have not been in the row yet."""
    cards = 0
    for index in range(state.top, state.top + state.unseen):
        cards |= _bit(state.deck[index % len(state.deck)])
    return cards


def tile_is_drawn(state: State) -> bool:
    """Return whether you choose a Lot for a tile that is drawn (P4); there may be none (C8)."""
    choosing = state.phase == YOUR_CHOICE and state.pending_piece == GARDEN
    return choosing and state.next_tile < len(state.bag)


def drawn_tile(state: State) -> int:
    """Return the tile that is drawn; it is still the next in the bag."""
    return state.bag[state.next_tile]
