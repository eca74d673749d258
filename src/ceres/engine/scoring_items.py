"""Where each VP of a scoring came from, item by item: the long form of `scoring`.

The items of a source add up to what `scoring.score` gives for it.
"""

from ceres.engine.board import BIT, NAMES, Lots, beside, each, names
from ceres.engine.pieces import (
    ANY,
    CIVIC,
    COMMERCIAL,
    KIND_NAMES,
    RESIDENTIAL,
    TILE_IDS,
    TILE_WANTS,
    TILES_COUNTED,
    TILES_OF_KIND,
    Placement,
    placement_facts,
)
from ceres.engine.scoring import (
    MONUMENT_CITIZENS,
    POPULATION_BONUS,
    Score,
    civic_amount,
    civic_vp,
    her_population,
    monument_vp,
    neighbour_worth,
    tile_vp,
    tile_worth,
)
from ceres.engine.squares import best_squares
from ceres.engine.state import LAST_ERA, State
from ceres.events import facts


def scoring_items(state: State, score: Score) -> list[facts.ScoringItem]:
    """List all items of a scoring, yours first."""
    return [
        _your_population(state, score),
        *_your_commerce(state),
        *_your_civic(state),
        *_your_empty_lots(state),
        _her_population(state, score),
        *_her_commercial_tiles(state),
        *_her_commercial_monuments(state),
        *_her_civic_tiles(state),
        *_her_civic_monuments(state),
        *_her_squares(state),
    ]


def _your_population(state: State, score: Score) -> facts.YourPopulation:
    """V1 and X1: also where population scored nothing, so that the reader sees why."""
    hers = her_population(state)
    homes: list[facts.PopulatedPiece] = [
        {**placement_facts(home), "population": home.piece.population}
        for home in state.buildings
        if home.piece.population
    ]
    return {
        "side": "you",
        "source": "population",
        "rules": ["V1", "X1"] if state.rules.contested_population else ["V1"],
        "population": state.population,
        "other": hers,
        "bonus": _bonus(state, state.population, hers),
        "from": homes,
        "vp": score.your_population,
    }


def _her_population(state: State, score: Score) -> facts.HerPopulation:
    """V1, V5."""
    hers = her_population(state)
    homes: list[facts.PopulatedTile | facts.PopulatedPiece] = [
        {"lot": NAMES[lot], "tile": TILE_IDS[tile], "population": state.rules.icons[tile]}
        for tile in TILES_OF_KIND[RESIDENTIAL]
        for lot in each(state.gardens[tile])
    ]
    homes += [
        {**placement_facts(monument), "population": MONUMENT_CITIZENS}
        for monument in state.her_monuments
        if monument.piece.kind == RESIDENTIAL
    ]
    return {
        "side": "ceres",
        "source": "population",
        "rules": ["V1", "V5"],
        "population": hers,
        "other": state.population,
        "bonus": _bonus(state, hers, state.population),
        "from": homes,
        "vp": score.her_population,
    }


def _bonus(state: State, own: int, other: int) -> int:
    return POPULATION_BONUS[state.era] if own and own >= other else 0


def _your_commerce(state: State) -> list[facts.YourSilver | facts.YourCommerce]:
    """Silver in era 1 and 2, VP in era 3 (V2)."""
    items: list[facts.YourSilver | facts.YourCommerce] = []
    for building in state.buildings:
        silver, vp = building.piece.silver, building.piece.vp
        stands = placement_facts(building)
        if state.era == LAST_ERA and vp:
            items.append(
                {"side": "you", "source": "commercial", "rules": ["V2"], **stands, "vp": vp}
            )
        elif state.era != LAST_ERA and silver:
            items.append(
                {"side": "you", "source": "silver", "rules": ["V2"], **stands, "silver": silver}
            )
    return items


def _your_civic(state: State) -> list[facts.YourCivic]:
    """What each civic Building counted, neighbour by neighbour (V3)."""
    return [
        {
            "side": "you",
            "source": "civic",
            "rules": ["V3"],
            **placement_facts(building),
            "neighbours": _neighbours(state, building),
            "amount": civic_amount(state, building),
            "vp": civic_vp(state, building),
        }
        for building in state.buildings
        if building.piece.kind == CIVIC
    ]


def _neighbours(state: State, building: Placement) -> list[facts.CountedPiece | facts.CountedTile]:
    counts = building.piece.counts
    found: list[facts.CountedPiece | facts.CountedTile] = []
    for other in [*state.buildings, *state.her_monuments]:
        worth = neighbour_worth(other, counts)
        if other.lots & building.beside and worth:
            found.append({**placement_facts(other), "amount": worth})
    for tile in TILES_COUNTED[counts]:
        worth = tile_worth(state, tile, counts)
        for lot in each(state.gardens[tile] & building.beside):
            found.append({"lot": NAMES[lot], "tile": TILE_IDS[tile], "amount": worth})
    return found


def _your_empty_lots(state: State) -> list[facts.YourLots]:
    """V4."""
    if state.era != LAST_ERA or not state.your_lots:
        return []
    lots = names(state.your_lots)
    return [{"side": "you", "source": "lots", "rules": ["V4"], "lots": lots, "vp": len(lots)}]


def _her_commercial_tiles(state: State) -> list[facts.HerCommercialTile]:
    """V6."""
    return [
        {
            "side": "ceres",
            "source": "commercial",
            "rules": ["V6"],
            "lot": NAMES[lot],
            "tile": TILE_IDS[tile],
            "vp": tile_vp(state, tile),
        }
        for tile in TILES_OF_KIND[COMMERCIAL]
        for lot in each(state.gardens[tile])
    ]


def _her_commercial_monuments(state: State) -> list[facts.HerCommercialMonument]:
    """M5."""
    return [
        {
            "side": "ceres",
            "source": "commercial",
            "rules": ["M5"],
            **placement_facts(monument),
            "vp": monument_vp(state),
        }
        for monument in state.her_monuments
        if monument.piece.kind == COMMERCIAL
    ]


def _her_civic_tiles(state: State) -> list[facts.HerCivicTile]:
    """Each civic tile with the Buildings of yours it scores for (V7)."""
    items: list[facts.HerCivicTile] = []
    for tile in TILES_OF_KIND[CIVIC]:
        wanted = TILE_WANTS[tile]
        for lot in each(state.gardens[tile]):
            scored = _wanted(state, beside(BIT[lot]), wanted)
            if scored:
                items.append(
                    {
                        "side": "ceres",
                        "source": "civic",
                        "rules": ["V7"],
                        "lot": NAMES[lot],
                        "tile": TILE_IDS[tile],
                        "wants": KIND_NAMES[wanted],
                        "buildings": scored,
                        "vp": len(scored) * state.rules.civic_vp,
                    }
                )
    return items


def _her_civic_monuments(state: State) -> list[facts.HerCivicMonument]:
    """Each civic Monument with the Buildings of yours it scores for (M5)."""
    items: list[facts.HerCivicMonument] = []
    for monument in state.her_monuments:
        wanted = monument.piece.wants
        scored = _wanted(state, monument.beside, wanted) if monument.piece.kind == CIVIC else []
        if scored:
            items.append(
                {
                    "side": "ceres",
                    "source": "civic",
                    "rules": ["M5"],
                    **placement_facts(monument),
                    "wants": KIND_NAMES[wanted],
                    "buildings": scored,
                    "vp": len(scored) * state.rules.civic_vp,
                }
            )
    return items


def _wanted(state: State, near: Lots, wanted: int) -> list[facts.Placement]:
    """Return your Buildings on these Lots that are of the wanted kind."""
    return [
        placement_facts(building)
        for building in state.buildings
        if building.lots & near and wanted in (building.piece.kind, ANY)
    ]


def _her_squares(state: State) -> list[facts.HerPark]:
    """V8."""
    return [
        {"side": "ceres", "source": "parks", "rules": ["V8"], "lots": names(square), "vp": vp}
        for square, vp in best_squares(state.park_lots)
    ]
