"""The standard box, typed in by hand from the tables of RULES.md."""

from dataclasses import dataclass

RESIDENTIAL = "residential"
COMMERCIAL = "commercial"
CIVIC = "civic"


@dataclass(frozen=True)
class Effect:
    """A civic effect: `vp` for every `per` of what it counts among its neighbours."""

    counts: str  # buildings, citizens, silver or civic
    vp: int
    per: int = 1


@dataclass(frozen=True)
class Piece:
    """A Building or a Monument; `needs` and `border` are a Monument's condition."""

    kind: str
    shape: str
    pieces: int = 1
    population: int = 0
    silver: int = 0
    vp: int = 0
    effect: Effect | None = None
    needs: tuple[tuple[str, int], ...] = ()
    border: bool = False


@dataclass(frozen=True)
class Tile:
    """A Garden tile; `wants` is what a civic tile scores for, None for the others."""

    kind: str
    pieces: int
    double: bool = False
    wants: str | None = None


@dataclass(frozen=True)
class Card:
    """One of Ceres' cards; a claim has `letters`, or `claims` cheapest or dearest."""

    number: int
    action: str  # claim, enlarge or bribe
    letters: str = ""
    claims: str = ""
    icon: bool = False


# T1
COLUMNS = "ABCDEFG"
ROWS = "1234567"
# T4
MARKERS = 8
# S5
PRICES = (2, 3, 4, 6, 8, 10)

# (column, row) steps from a corner; the 2 x 3 is a Monument's only.
SHAPES: dict[str, tuple[tuple[int, int], ...]] = {
    "1": ((0, 0),),
    "2": ((0, 0), (1, 0)),
    "3": ((0, 0), (1, 0), (2, 0)),
    "4": ((0, 0), (1, 0), (2, 0), (3, 0)),
    "L": ((0, 0), (0, 1), (1, 1)),
    "sq": ((0, 0), (1, 0), (0, 1), (1, 1)),
    "2x3": ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)),
}

BUILDINGS: dict[str, Piece] = {
    "domus": Piece(RESIDENTIAL, "1", pieces=2, population=1),
    "domus-maxima": Piece(RESIDENTIAL, "2", pieces=2, population=2),
    "insula-l": Piece(RESIDENTIAL, "L", population=4),
    "insula": Piece(RESIDENTIAL, "3", population=4),
    "great-insula-square": Piece(RESIDENTIAL, "sq", population=6),
    "great-insula-long": Piece(RESIDENTIAL, "4", population=6),
    "bakery": Piece(COMMERCIAL, "1", pieces=2, silver=1, vp=0),
    "pottery": Piece(COMMERCIAL, "2", pieces=2, silver=1, vp=2),
    "artisan-forum-l": Piece(COMMERCIAL, "L", silver=2, vp=3),
    "artisan-forum": Piece(COMMERCIAL, "3", silver=2, vp=3),
    "foundry-square": Piece(COMMERCIAL, "sq", silver=3, vp=5),
    "foundry-long": Piece(COMMERCIAL, "4", silver=3, vp=5),
    "fountain": Piece(CIVIC, "1", effect=Effect("buildings", 1)),
    "library": Piece(CIVIC, "1", effect=Effect("citizens", 1, per=2)),
    "stalls": Piece(CIVIC, "1", effect=Effect("silver", 1)),
    "garden": Piece(CIVIC, "1", effect=Effect("civic", 2)),
    "grand-fountain": Piece(CIVIC, "2", effect=Effect("buildings", 1)),
    "grand-library": Piece(CIVIC, "2", effect=Effect("citizens", 1)),
    "market": Piece(CIVIC, "2", effect=Effect("silver", 2)),
    "grand-garden": Piece(CIVIC, "2", effect=Effect("civic", 3)),
}

MONUMENTS: dict[str, Piece] = {
    "pantheon": Piece(CIVIC, "3", effect=Effect("civic", 3), needs=(("no empty Lot", 1),)),
    "roman-forum": Piece(CIVIC, "3", effect=Effect("silver", 2), needs=(("population", 6),)),
    "circus-maximus": Piece(CIVIC, "3", effect=Effect("citizens", 1), needs=(("Lots", 14),)),
    "tower-of-wonders": Piece(COMMERCIAL, "1", vp=3, needs=(("largest", 3),)),
    "temple-of-mars": Piece(RESIDENTIAL, "L", population=5, needs=(("largest", 3), ("silver", 3))),
    "temple-of-neptune": Piece(COMMERCIAL, "L", silver=1, vp=5, needs=(("civic", 2),), border=True),
    "lighthouse": Piece(
        CIVIC, "1", effect=Effect("silver", 2), needs=(("largest", 4),), border=True
    ),
    "observation-tower": Piece(
        CIVIC, "1", effect=Effect("citizens", 1), needs=(("border Lots", 2),), border=True
    ),
    "temple-of-jupiter": Piece(CIVIC, "sq", effect=Effect("silver", 2)),
    "colosseum": Piece(CIVIC, "sq", effect=Effect("citizens", 1)),
    "royal-winery": Piece(COMMERCIAL, "2x3", silver=4, vp=8),
    "regia": Piece(RESIDENTIAL, "2x3", population=9),
    "statue-of-romulus": Piece(
        CIVIC, "sq", effect=Effect("buildings", 2), needs=(("Buildings", 6),)
    ),
    "temple-of-venus": Piece(RESIDENTIAL, "2", population=4, needs=(("silver", 4),)),
    "temple-of-apollo": Piece(COMMERCIAL, "2", silver=2, vp=2, needs=(("residential", 3),)),
    "triumphal-arch": Piece(RESIDENTIAL, "4", population=7, border=True),
    "imperial-port": Piece(COMMERCIAL, "4", silver=3, vp=7, border=True),
}

TILES: dict[str, Tile] = {
    "residential": Tile(RESIDENTIAL, 5),
    "residential-double": Tile(RESIDENTIAL, 3, double=True),
    "commercial": Tile(COMMERCIAL, 5),
    "commercial-double": Tile(COMMERCIAL, 3, double=True),
    "civic-residential": Tile(CIVIC, 4, wants=RESIDENTIAL),
    "civic-commercial": Tile(CIVIC, 4, wants=COMMERCIAL),
    "civic-civic": Tile(CIVIC, 4, wants=CIVIC),
    "civic-any": Tile(CIVIC, 4, wants="any"),
}

CARDS: dict[str, Card] = {
    "c01": Card(1, "claim", letters="ACE"),
    "c02": Card(2, "claim", letters="BDF"),
    "c03": Card(3, "claim", letters="CEG"),
    "c04": Card(4, "claim", letters="DFA"),
    "c05": Card(1, "claim", letters="EGB"),
    "c06": Card(2, "claim", letters="FAC"),
    "c07": Card(3, "claim", letters="GBD"),
    "c08": Card(4, "claim", claims="cheapest"),
    "c09": Card(1, "claim", claims="cheapest"),
    "c10": Card(2, "claim", claims="dearest"),
    "c11": Card(3, "claim", claims="dearest"),
    "c12": Card(4, "enlarge", icon=True),
    "c13": Card(1, "enlarge", icon=True),
    "c14": Card(2, "enlarge"),
    "c15": Card(3, "enlarge"),
    "c16": Card(1, "bribe", icon=True),
    "c17": Card(2, "bribe"),
    "c18": Card(4, "bribe", icon=True),
}


def piece(name: str) -> Piece:
    """Return the Building or Monument of that id."""
    return BUILDINGS[name] if name in BUILDINGS else MONUMENTS[name]


def size(name: str) -> int:
    """Return how many Lots the Building or Monument of that id covers (M7)."""
    return len(SHAPES[piece(name).shape])
