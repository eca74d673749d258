"""Where each VP of a scoring came from, item by item: the long form of `scoring`.

An item has a side, a source (a key of the score), the ids of its rules, what it came from, and its
VP or silver; the items of a source add up to what `scoring.score` gives for it.
"""

from ceres.engine.board import BIT, NAMES, beside, each, names
from ceres.engine.pieces import (
    ANY,
    CIVIC,
    COMMERCIAL,
    KIND_NAMES,
    RESIDENTIAL,
    TILE_IDS,
    TILE_KIND,
    TILE_WANTS,
    TILES_COUNTED,
    Placement,
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
    wants,
)
from ceres.engine.squares import best_squares
from ceres.engine.state import LAST_ERA, State
from ceres.engine.story import Facts, placement_facts


def scoring_items(state: State, score: Score) -> list[Facts]:
    """All items of a scoring, yours first."""
    return [
        *_your_population(state, score),
        *_your_commerce(state),
        *_your_civic(state),
        *_your_empty_lots(state),
        *_her_population(state, score),
        *_her_commerce(state),
        *_her_civic(state),
        *_her_squares(state),
    ]


def _item(side: str, source: str, rules: list[str], facts: Facts) -> Facts:
    return {"side": side, "source": source, "rules": rules, **facts}


def _your_population(state: State, score: Score) -> list[Facts]:
    """V1 and X1: also where population scored nothing, so that the reader sees why."""
    homes = [
        {**placement_facts(home), "population": home.piece.population}
        for home in state.buildings
        if home.piece.population
    ]
    rules = ["V1", "X1"] if state.rules.contested_population else ["V1"]
    facts = _population_facts(state, state.population, her_population(state))
    return [
        _item("you", "population", rules, {**facts, "from": homes, "vp": score.your_population})
    ]


def _her_population(state: State, score: Score) -> list[Facts]:
    homes: list[Facts] = [
        {"lot": NAMES[lot], "tile": TILE_IDS[tile], "population": state.rules.icons[tile]}
        for tile, lots in enumerate(state.gardens)
        if TILE_KIND[tile] == RESIDENTIAL
        for lot in each(lots)
    ]
    homes += [
        {**placement_facts(monument), "population": MONUMENT_CITIZENS}
        for monument in state.her_monuments
        if monument.piece.kind == RESIDENTIAL
    ]
    facts = _population_facts(state, her_population(state), state.population)
    return [
        _item(
            "ceres",
            "population",
            ["V1", "V5"],
            {**facts, "from": homes, "vp": score.her_population},
        )
    ]


def _population_facts(state: State, own: int, other: int) -> Facts:
    bonus = POPULATION_BONUS[state.era] if own and own >= other else 0
    return {"population": own, "other": other, "bonus": bonus}


def _your_commerce(state: State) -> list[Facts]:
    """Silver in era 1 and 2, VP in era 3 (V2)."""
    items = []
    for building in state.buildings:
        piece = building.piece
        facts = placement_facts(building)
        if state.era == LAST_ERA and piece.vp:
            items.append(_item("you", "commercial", ["V2"], {**facts, "vp": piece.vp}))
        elif state.era != LAST_ERA and piece.silver:
            items.append(_item("you", "silver", ["V2"], {**facts, "silver": piece.silver}))
    return items


def _your_civic(state: State) -> list[Facts]:
    """What each civic Building counted, neighbour by neighbour (V3)."""
    items = []
    for building in state.buildings:
        if building.piece.kind == CIVIC:
            facts = {
                **placement_facts(building),
                "neighbours": _neighbours(state, building),
                "amount": civic_amount(state, building),
                "vp": civic_vp(state, building),
            }
            items.append(_item("you", "civic", ["V3"], facts))
    return items


def _neighbours(state: State, building: Placement) -> list[Facts]:
    counts = building.piece.counts
    found: list[Facts] = []
    for other in [*state.buildings, *state.her_monuments]:
        worth = neighbour_worth(other, counts)
        if other.lots & building.beside and worth:
            found.append({**placement_facts(other), "amount": worth})
    for tile in TILES_COUNTED[counts]:
        worth = tile_worth(state, tile, counts)
        for lot in each(state.gardens[tile] & building.beside):
            found.append({"lot": NAMES[lot], "tile": TILE_IDS[tile], "amount": worth})
    return found


def _your_empty_lots(state: State) -> list[Facts]:
    """V4."""
    if state.era != LAST_ERA or not state.your_lots:
        return []
    lots = names(state.your_lots)
    return [_item("you", "lots", ["V4"], {"lots": lots, "vp": len(lots)})]


def _her_commerce(state: State) -> list[Facts]:
    """V6, and M5 for her Monuments."""
    items = [
        _item(
            "ceres",
            "commercial",
            ["V6"],
            {"lot": NAMES[lot], "tile": TILE_IDS[tile], "vp": tile_vp(state, tile)},
        )
        for tile, lots in enumerate(state.gardens)
        if TILE_KIND[tile] == COMMERCIAL
        for lot in each(lots)
    ]
    for monument in state.her_monuments:
        if monument.piece.kind == COMMERCIAL:
            facts = {**placement_facts(monument), "vp": monument_vp(state)}
            items.append(_item("ceres", "commercial", ["M5"], facts))
    return items


def _her_civic(state: State) -> list[Facts]:
    """Each civic tile with the Buildings of yours it scores for (V7, M5)."""
    items = []
    for tile, lots in enumerate(state.gardens):
        wanted = TILE_WANTS[tile]
        for lot in each(lots) if TILE_KIND[tile] == CIVIC else []:
            scored = [
                placement_facts(building)
                for building in state.buildings
                if building.lots & beside(BIT[lot]) and wanted in (building.piece.kind, ANY)
            ]
            facts = {"lot": NAMES[lot], "tile": TILE_IDS[tile], "wants": KIND_NAMES[wanted]}
            items += _civic_item(state, "V7", facts, scored)
    for monument in state.her_monuments:
        if monument.piece.kind == CIVIC:
            scored = [
                placement_facts(building)
                for building in state.buildings
                if building.lots & monument.beside and wants(monument, building.piece.kind)
            ]
            facts = {**placement_facts(monument), "wants": KIND_NAMES[monument.piece.wants]}
            items += _civic_item(state, "M5", facts, scored)
    return items


def _civic_item(state: State, rule: str, facts: Facts, scored: list[Facts]) -> list[Facts]:
    if not scored:
        return []
    vp = len(scored) * state.rules.civic_vp
    return [_item("ceres", "civic", [rule], {**facts, "buildings": scored, "vp": vp})]


def _her_squares(state: State) -> list[Facts]:
    """V8."""
    return [
        _item("ceres", "parks", ["V8"], {"lots": names(square), "vp": vp})
        for square, vp in best_squares(state.park_lots)
    ]
