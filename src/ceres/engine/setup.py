"""Set-up (section 2 of the rules): the only rules with chance in them.

Shuffles are built on `random.Random(seed).random()`, the one sequence that Python promises to
keep, so that a seed gives the same game everywhere.
"""

from random import Random
from typing import Final, TypeVar

from ceres.components import MONUMENTS, STANDARD
from ceres.engine._word import Word
from ceres.engine.board import BIT, LOT_COUNT, Lot
from ceres.engine.pieces import PIECE_OF, TILE_IDS, ActionCard, Piece
from ceres.engine.state import Rules, State

DEALT: Final = 6  # S1
SILVER_AT_START: Final = 5  # S2
PILE_SIZES: Final[list[int]] = [13, 12, 12]  # S4
ROW: Final = 4  # S6
MONUMENTS_IN_SUPPLY: Final = 3  # S8
MONUMENT_PIECES: Final[list[Piece]] = [PIECE_OF[monument.id] for monument in MONUMENTS]

T = TypeVar("T")


def shuffled(things: list[T], random: Random) -> list[T]:
    """Return the things in a random order."""
    order = things[:]
    for last in range(len(order) - 1, 0, -1):
        other = int(random.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def new_game(rules: Rules, monuments: bool, seed: int) -> State:
    """Set up a game; your first action is due (S1 to S8, X4)."""
    random = Random(seed)
    deeds = shuffled(list(range(LOT_COUNT)), random)
    bag = shuffled(tiles_of(rules), random)
    cards = shuffled(rules.cards, random)
    supply = shuffled(MONUMENT_PIECES, random) if monuments else []
    return set_up(rules, deeds, bag, cards, supply)


def set_up(
    rules: Rules, deeds: list[Lot], bag: list[Word], cards: list[ActionCard], supply: list[Piece]
) -> State:
    """Set up a game with the Deeds, tiles, cards and Monuments in this order (S1 to S8, X4)."""
    state = State(rules)
    state.her_vp = rules.favour  # X4
    deal_deeds(state, deeds)
    state.bag = tuple(bag)  # S3
    lay_out_cards(state, cards)
    if supply:
        choose_monuments(state, supply)
    plant_first_gardens(state)
    state.fill_market()
    return state


def tiles_of(rules: Rules) -> list[Word]:
    """List all Garden tiles."""
    split = (rules.components or STANDARD).tiles
    return [tile for tile, id in enumerate(TILE_IDS) for _ in range(split[id])]


def deal_deeds(state: State, deeds: list[Lot]) -> None:
    """Deal six Deeds to you, six to her, the rest into three piles (S1, S4)."""
    for deed in deeds[:DEALT]:
        state.your_lots |= BIT[deed]
    state.your_silver = SILVER_AT_START
    state.deeds = tuple(deeds[DEALT : 2 * DEALT])
    piles = []
    start = 2 * DEALT
    for size in PILE_SIZES:
        piles.append(tuple(deeds[start : start + size]))
        start += size
    state.piles = tuple(piles)


def plant_first_gardens(state: State) -> None:
    """Plant a Garden on the first of her Deeds each (S3)."""
    for _ in range(state.rules.gardens_at_start):
        state.plant(state.bag[state.next_tile], state.deeds[state.next_deed])
        state.next_tile += 1
        state.next_deed += 1


def lay_out_cards(state: State, cards: list[ActionCard]) -> None:
    """Lay four cards in a row, the rest face down (S6)."""
    state.row = cards[:ROW]
    state.deck = cards[ROW:]
    state.unseen = len(state.deck)


def choose_monuments(state: State, monuments: list[Piece]) -> None:
    """Choose the first three Monuments of different sizes as the supply (S8, M7)."""
    state.with_monuments = True
    sizes: list[int] = []
    for piece in monuments:
        if piece.size not in sizes and len(sizes) < MONUMENTS_IN_SUPPLY:
            sizes.append(piece.size)
            state.tray |= piece.bit
