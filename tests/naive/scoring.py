"""Scoring an era: V1 to V10, M5, M6 and the variant X1."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .board import Lots, Position, tile_icons, touch
from .box import CIVIC, COLUMNS, COMMERCIAL, MONUMENTS, RESIDENTIAL, ROWS, TILES, Effect, piece
from .you import your_population, your_silver

BONUS = {1: 4, 2: 7, 3: 10}  # V1
SQUARE_VP = {2 * 2: 4, 3 * 3: 18, 4 * 4: 48}  # V8, by number of Lots
ALL_SQUARES: list[Lots] = [
    frozenset(column + row for column in COLUMNS[left:][:side] for row in ROWS[top:][:side])
    for side in (2, 3, 4)
    for left in range(7 - side + 1)
    for top in range(7 - side + 1)
]


@dataclass(frozen=True)
class Neighbour:
    """V3: anything that a civic Building of yours may count."""

    kind: str
    citizens: int
    silver: int
    lots: Lots


def score(position: Position) -> dict[str, Any]:
    """Return the score of each side if the era ended now."""
    last = position["era"] == 3
    population = population_vp(position)
    you = {
        "population": population[0],
        "commercial": your_commercial_vp(position) if last else 0,  # V2
        "civic": your_civic_vp(position),
        "lots": len(position["you"]["lots"]) if last else 0,  # V4
    }
    ceres = {
        "population": population[1],
        "commercial": her_commercial_vp(position),
        "civic": her_civic_vp(position),
        "parks": her_parks_vp(position),
    }
    return {
        "you": {**you, "total": sum(you.values())},
        "ceres": {**ceres, "total": sum(ceres.values())},
        "silver": 0 if last else your_silver(position),  # V2
    }


def population_vp(position: Position) -> tuple[int, int]:
    """V1, X1: yours and hers."""
    yours, hers = your_population(position), her_population(position)
    larger = max(yours, hers)
    with_bonus = larger + BONUS[position["era"]]
    you = with_bonus if yours == larger else larger
    ceres = with_bonus if hers == larger else larger
    if "contested-population" in position["variants"] and hers - yours > 3:
        you = 0  # X1
    return (you if yours > 0 else 0), (ceres if hers > 0 else 0)


def her_population(position: Position) -> int:
    """V5; M5: a residential Monument has one citizen."""
    tiles = position["ceres"]["gardens"].values()
    citizens = sum(tile_icons(position, tile) for tile in tiles if TILES[tile].kind == RESIDENTIAL)
    return citizens + len(her_monuments(position, RESIDENTIAL))


def her_monuments(position: Position, kind: str) -> list[dict[str, Any]]:
    """Return her Monuments of that kind."""
    built = position["ceres"]["monuments"]
    return [monument for monument in built if MONUMENTS[monument["id"]].kind == kind]


def your_commercial_vp(position: Position) -> int:
    """V2, era 3."""
    return sum(piece(built["id"]).vp for built in position["you"]["buildings"])


def her_commercial_vp(position: Position) -> int:
    """V6, M5."""
    total = 0
    for tile in position["ceres"]["gardens"].values():
        if TILES[tile].kind == COMMERCIAL:
            challenge_double = TILES[tile].double and position["difficulty"] == "challenge"
            total += 2 if challenge_double else 1
            total += 1 if position["era"] == 3 else 0
    for _monument in her_monuments(position, COMMERCIAL):
        total += 2 if position["era"] == 3 else 1
    return total


def neighbours(position: Position) -> list[Neighbour]:
    """V3, M6: your Buildings, Gardens, and her Monuments with the values printed on them."""
    found = []
    for built in position["you"]["buildings"] + position["ceres"]["monuments"]:
        one = piece(built["id"])
        found.append(Neighbour(one.kind, one.population, one.silver, frozenset(built["lots"])))
    for lot, tile in position["ceres"]["gardens"].items():
        kind, icons = TILES[tile].kind, tile_icons(position, tile)
        citizens = icons if kind == RESIDENTIAL else 0
        silver = icons if kind == COMMERCIAL else 0
        found.append(Neighbour(kind, citizens, silver, frozenset([lot])))
    return found


def your_civic_vp(position: Position) -> int:
    """V3."""
    total = 0
    for built in position["you"]["buildings"]:
        effect = piece(built["id"]).effect
        if effect is not None:
            near = [one for one in neighbours(position) if touch(built["lots"], one.lots)]
            total += effect_vp(effect, near)
    return total


def effect_vp(effect: Effect, near: list[Neighbour]) -> int:
    """V3: what one civic Building scores for the neighbours it has."""
    counted = {
        "buildings": len(near),
        "citizens": sum(one.citizens for one in near),
        "silver": sum(one.silver for one in near),
        "civic": len([one for one in near if one.kind == CIVIC]),
    }
    return effect.vp * (counted[effect.counts] // effect.per)


def her_civic_vp(position: Position) -> int:
    """V7, M5."""
    total = 0
    for lot, tile in position["ceres"]["gardens"].items():
        wants = TILES[tile].wants
        if wants is not None:
            total += matching_buildings(position, [lot], wants)
    for built in her_monuments(position, CIVIC):
        total += matching_buildings(position, built["lots"], monument_wants(built["id"]))
    return total * (3 if position["difficulty"] == "challenge" else 2)


def monument_wants(name: str) -> str:
    """M5: the civic tile that wants what the Monument counts."""
    effect = MONUMENTS[name].effect
    assert effect is not None
    kinds = {"citizens": RESIDENTIAL, "silver": COMMERCIAL, "civic": CIVIC, "buildings": "any"}
    return kinds[effect.counts]


def matching_buildings(position: Position, lots: Iterable[str], wants: str) -> int:
    """V7: how many of your Buildings beside these Lots are of the kind wanted."""
    return len(
        [
            built
            for built in position["you"]["buildings"]
            if touch(lots, built["lots"]) and wants in ("any", piece(built["id"]).kind)
        ]
    )


def her_parks_vp(position: Position) -> int:
    """V8."""
    gardens = set(position["ceres"]["gardens"])
    return best_paid([square for square in ALL_SQUARES if square <= gardens])


def best_paid(squares: list[Lots]) -> int:
    """V8: of all ways to choose squares that do not overlap, the best-paid: all are tried."""
    if not squares:
        return 0
    first, others = squares[0], squares[1:]
    with_it = best_paid([other for other in others if not other & first])
    return max(best_paid(others), SQUARE_VP[len(first)] + with_it)
