"""Features that are counts and amounts."""

from typing import Final

from ceres.components.box import TILES_IN_ALL
from ceres.engine.board import LOT_COUNT, count
from ceres.engine.ceres_turn import TILES_OF_AN_ENLARGE
from ceres.engine.scoring import her_population, score
from ceres.engine.setup import DEALT, PILE_SIZES
from ceres.engine.state import MARKERS, MARKET_SLOTS, YOUR_CHOICE, State
from ceres.environment.features.cards import drawn_tile, tile_is_drawn
from ceres.environment.features.feature import CARDS, DECK, TILES, Feature, number
from ceres.environment.features.packing import Numbers

NUMBERS: Final[list[Feature]] = [
    number("flips", "for each card: in how many turns she flips it, if known", DECK, DECK, CARDS),
    number(
        "bag", "how many of each tile are in the bag, without the drawn one", 5, TILES_IN_ALL, TILES
    ),
    number(
        "tiles_to_come",
        "how many Lots this Enlarge Park goes on to after your choice",
        TILES_OF_AN_ENLARGE,
        TILES_OF_AN_ENLARGE,
    ),
    number("prices", "what the Deed in each slot costs, bribes included", 20, 200, MARKET_SLOTS),
    number("pile", "how many Deeds are left in this era's pile", max(PILE_SIZES), LOT_COUNT),
    number("her_deeds", "how many Deeds lie face down with Ceres", DEALT, LOT_COUNT),
    number("your_silver", "the silver that you have", 50, 2000),
    number("your_income", "the silver that your Buildings show", 10, 100),
    number("your_markers", "the Lot markers in your supply", MARKERS, MARKERS),
    number("her_markers", "the Lot markers in hers", MARKERS, MARKERS),
    number("your_population", "your population", 20, 100),
    number("her_population", "hers", 20, 100),
    number("her_silver_icons", "the silver icons on her Gardens (C7)", 10, 100),
    number("her_icon_tiles", "her residential and commercial tiles (M2)", 16, LOT_COUNT),
    number("your_vp", "your VP", 100, 1000),
    number("her_vp", "hers", 100, 1000),
    number(
        "your_scoring",
        "if the era ended now: VP by population, commercial, civic, Lots",
        50,
        1000,
        4,
    ),
    number("her_scoring", "the same for her: population, commercial, civic, squares", 50, 1000, 4),
]


def numbers(state: State, lanes: Numbers) -> None:
    """Add the numbers of `NUMBERS`."""
    for turns in _flips(state):
        lanes.add(turns)
    for tiles in _bag(state):
        lanes.add(tiles)
    lanes.add(state.pending_tiles if state.phase == YOUR_CHOICE else 0)
    for_sale = len(state.market)
    for slot in range(MARKET_SLOTS):
        lanes.add(state.price(slot) if slot < for_sale else 0)
    lanes.add(len(state.piles[state.era - 1]) - state.next_in_pile)
    lanes.add(len(state.deeds) - state.next_deed)
    lanes.add(state.your_silver)
    lanes.add(state.income)
    lanes.add(MARKERS - count(state.your_lots))
    lanes.add(MARKERS - count(state.her_lots))
    lanes.add(state.population)
    lanes.add(her_population(state))
    lanes.add(state.silver_icons)
    lanes.add(state.icon_tiles)
    lanes.add(state.your_vp)
    lanes.add(state.her_vp)
    now = score(state)
    lanes.add(now.your_population)
    lanes.add(now.your_commercial)
    lanes.add(now.your_civic)
    lanes.add(now.your_lots)
    lanes.add(now.her_population)
    lanes.add(now.her_commercial)
    lanes.add(now.her_civic)
    lanes.add(now.her_parks)


def _flips(state: State) -> list[int]:
    """Count the turns until the cards under her deck, whose order is known (C1)."""
    flips = [0] * CARDS
    for turns in range(state.unseen, len(state.deck)):
        card = state.deck[(state.top + turns) % len(state.deck)]
        flips[card.place] = turns + 1
    return flips


def _bag(state: State) -> list[int]:
    bag = [0] * TILES
    for index in range(state.next_tile, len(state.bag)):
        bag[state.bag[index]] += 1
    if tile_is_drawn(state):
        bag[drawn_tile(state)] -= 1
    return bag
