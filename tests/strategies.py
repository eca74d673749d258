"""Positions for tests: played, composed, and as hypothesis strategies.

Everything is made of a seed and options, so that a failing test can be repeated. Composed
positions (`compose`) are such as no game leads to: a short bag, bare piles, Lots and pieces that
came from nowhere. The formats allow them, and the engine may not ask how a position came about.
"""

import copy
import itertools
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import ceres
from ceres.text.languages import source_of
from naive.board import CITY, placements
from naive.box import BUILDINGS, MONUMENTS, piece

Data = dict[str, Any]

TESTS = Path(__file__).parent
EXAMPLES = sorted(path.stem for path in (TESTS / "examples").glob("*.json"))
DIFFICULTIES = ("normal", "hard", "challenge")
VARIANTS = ("contested-population", "creeping-gardens", "wild-monuments")
SIDES = ("you", "ceres")

# Set in the environment, it makes tests that compare with stored files write them again.
RENEW = "CERES_RENEW"
# Set in the environment, it makes properties try all their examples; otherwise it is a third.
THOROUGH = "CERES_THOROUGH"


def examples(number: int) -> settings:
    """Return the settings of a property: all its examples if thorough, the same in every run."""
    return settings(
        max_examples=number if THOROUGH in os.environ else max(number // 3, 10),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def example(name: str) -> Data:
    """Read one of the example positions that are part of the formats."""
    data: Data = json.loads((TESTS / "examples" / f"{name}.json").read_text("utf-8"))
    return data


def message_codes(section: str) -> set[str]:
    """Return the codes of the messages under a heading of `text/en.ftl`."""
    lines = source_of("en").splitlines()
    lines = lines[lines.index(f"## {section}") + 1 :]
    own = itertools.takewhile(lambda line: not line.startswith("##"), lines)
    return {line.split(" = ")[0] for line in own if " = " in line and line[0].isalpha()}


class Options(NamedTuple):
    """The options of a new game."""

    difficulty: str = "normal"
    monuments: bool = False
    variants: tuple[str, ...] = ()

    def new(self, seed: int) -> ceres.Game:
        """Begin a game with these options."""
        return ceres.Game.new(seed, self.difficulty, self.monuments, self.variants)


ALL_OPTIONS = [
    Options(difficulty, monuments, tuple(itertools.compress(VARIANTS, chosen)))
    for difficulty in DIFFICULTIES
    for monuments in (False, True)
    for chosen in itertools.product((False, True), repeat=len(VARIANTS))
]


# Playing on.


def pick(position: ceres.Position, rng: Random) -> ceres.Action:
    """Choose a random action, builds a little more often, so that cities grow."""
    actions = position.actions()
    builds = [action for action in actions if str(action).startswith("build")]
    return rng.choice(builds if builds and rng.random() < 0.3 else actions)


def walk(
    position: ceres.Position, rng: Random, steps: int | None = None
) -> Iterator[ceres.Position]:
    """Yield the position and those after it, to the end of the game or that many steps on."""
    yield position
    while position.phase != "over" and steps != 0:
        position, _ = position.play(pick(position, rng))
        yield position
        steps = None if steps is None else steps - 1


def played(position: ceres.Position, rng: Random, steps: int) -> ceres.Position:
    """Play that many random actions, or to the end of the game."""
    *_, last = walk(position, rng, steps)
    return last


# Composing: each change is a small one, and leaves a position that is possible on the table.


def _hidden_deeds(data: Data) -> list[list[str]]:
    """Return the lists in which Deeds are hidden."""
    return [*data["piles"], data["ceres"]["deeds"]]


def _take_hidden(data: Data, lots: list[str]) -> None:
    """Take Deeds out of the hidden lists."""
    for deeds in _hidden_deeds(data):
        deeds[:] = [deed for deed in deeds if deed not in lots]


def _free_lots(data: Data) -> set[str]:
    """Return the empty Lots whose Deeds are hidden, or not in the position at all."""
    taken = set(data["you"]["lots"]) | set(data["ceres"]["lots"]) | set(data["ceres"]["gardens"])
    taken |= {offer["deed"] for offer in data["market"]}
    for built in data["you"]["buildings"] + data["ceres"]["monuments"]:
        taken |= set(built["lots"])
    return set(CITY) - taken


def short_bag(data: Data, rng: Random) -> None:
    """Take tiles out of the bag, so that it is soon empty (C8)."""
    del data["bag"][rng.randrange(min(len(data["bag"]), 12) + 1) :]


def short_piles(data: Data, rng: Random) -> None:
    """Take Deeds out of the piles, so that eras are short (E1)."""
    for pile in data["piles"]:
        if rng.random() < 0.6:
            del pile[rng.randrange(len(pile) + 1) :]


def short_market(data: Data, rng: Random) -> None:
    """Put the era near its end."""
    data["piles"][data["era"] - 1].clear()
    del data["market"][rng.randrange(len(data["market"]) + 1) :]


def short_deeds(data: Data, rng: Random) -> None:
    """Leave her Deed deck nearly empty (C5)."""
    del data["ceres"]["deeds"][rng.randrange(2) :]


def other_silver(data: Data, rng: Random) -> None:
    """Make you poor or rich, and put silver on Deeds."""
    data["you"]["silver"] = rng.choice([0, 1, rng.randrange(60)])
    for offer in data["market"]:
        offer["silver"] = rng.choice([0, 0, rng.randrange(7)])


def other_vp(data: Data, rng: Random) -> None:
    """Give both sides VP."""
    for side in SIDES:
        data[side]["vp"] = rng.randrange(150)


def other_supply(data: Data, rng: Random) -> None:
    """Make a supply of any Monuments that are not on the board, of equal sizes too."""
    if data["monuments"] is not None:
        standing = {built["id"] for side in _standing(data) for built in side}
        left = sorted(set(MONUMENTS) - standing)
        data["monuments"] = sorted(rng.sample(left, rng.randrange(len(left) + 1)))


def later_era(data: Data, rng: Random) -> None:
    """Go to era 2 or 3, whatever stands in the city."""
    data["era"] = rng.randrange(data["era"], 4)
    for pile in data["piles"][: data["era"] - 1]:
        pile.clear()


def more_lots(data: Data, rng: Random) -> None:
    """Give both sides more empty Lots, up to their last marker (T4)."""
    for side in SIDES:
        free = sorted(_free_lots(data))
        most = min(8 - len(data[side]["lots"]), len(free))
        new = rng.sample(free, rng.randrange(most + 1))
        _take_hidden(data, new)
        data[side]["lots"] = sorted([*data[side]["lots"], *new])


def more_gardens(data: Data, rng: Random) -> None:
    """Plant a corner of the city, so that there are Parks and squares."""
    free = _free_lots(data)
    left, top = rng.randrange(6), rng.randrange(6)
    near = [lot for lot in sorted(free) if "ABCDEFG".index(lot[0]) - left in range(4)]
    for lot in near:
        if int(lot[1]) - 1 - top in range(4) and data["bag"] and rng.random() < 0.8:
            _take_hidden(data, [lot])
            data["ceres"]["gardens"][lot] = data["bag"].pop()


def more_buildings(data: Data, rng: Random) -> None:
    """Put up Buildings here and there."""
    for _ in range(rng.randrange(1, 6)):
        standing = [built["id"] for built in data["you"]["buildings"]]
        left = [id for id, kind in BUILDINGS.items() if standing.count(id) < kind.pieces]
        _stand(data, rng, rng.choice(left), data["you"]["buildings"])


def more_monuments(data: Data, rng: Random) -> None:
    """Put up Monuments of the supply, yours or hers."""
    for id in list(data["monuments"] or []):
        if rng.random() < 0.6:
            yours, hers = _standing(data)
            if _stand(data, rng, id, hers if rng.random() < 0.6 else yours):
                data["monuments"].remove(id)


def _standing(data: Data) -> tuple[list[Data], list[Data]]:
    return data["you"]["buildings"], data["ceres"]["monuments"]


def _stand(data: Data, rng: Random, id: str, built: list[Data]) -> bool:
    """Put a piece on free Lots, if there is room for it."""
    free = _free_lots(data)
    places = [lots for lots in placements(piece(id).shape) if lots <= free]
    if places:
        lots = sorted(rng.choice(places))
        _take_hidden(data, lots)
        built.append({"id": id, "lots": lots})
    return bool(places)


def cards_seen(data: Data, rng: Random) -> None:
    """Mark some or all of her cards as seen."""
    data["ceres"]["unseen"] = rng.randrange(15)


def other_choice(data: Data, rng: Random) -> None:
    """Change how many tiles follow the pending one, and whether a Monument icon does."""
    if data["pending"]["place"] == "garden":
        data["pending"]["left"] = rng.randrange(1, 4)
        data["pending"]["icon"] = data["monuments"] is not None and rng.random() < 0.5


def no_bag(data: Data, rng: Random) -> None:
    """Empty the bag while a Lot is chosen (C8)."""
    if rng.random() < 0.5:
        data["bag"].clear()


def her_last_turn(data: Data, rng: Random) -> None:
    """Take the Deeds away, so that her last turn ends with this choice (E2)."""
    data["market"].clear()
    data["piles"][data["era"] - 1].clear()
    data["last_turns"] = rng.choice([["ceres"], ["ceres", "you"]])


Change = Callable[[Data, Random], None]
# While you choose for her, the board is what it is: the options follow from it.
CHANGES_OF_A_CHOICE: list[Change] = [
    no_bag,
    other_choice,
    her_last_turn,
    short_bag,
    short_deeds,
    other_silver,
    other_vp,
    cards_seen,
]
CHANGES: list[Change] = [
    short_bag,
    short_piles,
    short_market,
    short_deeds,
    other_silver,
    other_vp,
    other_supply,
    later_era,
    more_lots,
    more_gardens,
    more_buildings,
    more_monuments,
    cards_seen,
]


def compose(position: ceres.Position, rng: Random, changes: list[Change]) -> ceres.Position:
    """Apply changes to a position, as far as they fit its phase."""
    data = position.to_dict()
    if data["phase"] == "choice":
        for change in changes:
            if change in CHANGES_OF_A_CHOICE:
                change(data, rng)
        return ceres.Position.from_dict(data)
    if data["phase"] == "over":
        return position
    for change in changes:
        if change in CHANGES:
            change(data, rng)
    pile = data["piles"][data["era"] - 1]
    while len(data["market"]) < 6 and pile:
        data["market"].append({"deed": pile.pop(0), "silver": 0})
    data["last_turns"] = None
    if not data["market"] and rng.random() < 0.7:
        data["last_turns"] = rng.choice([["you"], ["ceres", "you"]])
    return ceres.Position.from_dict(data)


def some_position(rng: Random, composed: bool) -> ceres.Position:
    """Return a position of any game, at its start or some way on, but not over."""
    start = rng.choice(ALL_OPTIONS).new(rng.randrange(10**6)).position
    steps = rng.choice([0, rng.randrange(50)])
    *_, position = (each for each in walk(start, rng, steps) if each.phase != "over")
    if composed:
        changes = CHANGES if position.phase == "you" else CHANGES_OF_A_CHOICE
        position = compose(position, rng, rng.sample(changes, rng.randrange(1, 7)))
    return position


# Hypothesis.


@st.composite
def options(draw: st.DrawFn) -> Options:
    """Generate options of a game."""
    return draw(st.sampled_from(ALL_OPTIONS))


@st.composite
def positions(draw: st.DrawFn, composed: bool = True) -> ceres.Position:
    """Generate positions, played and composed."""
    rng = Random(draw(st.integers(0, 2**16), label="seed"))
    start = draw(options(), label="options").new(rng.randrange(10**6)).position
    position = played(start, rng, draw(st.integers(0, 60), label="actions played"))
    if composed:
        changes = CHANGES if position.phase == "you" else CHANGES_OF_A_CHOICE
        chosen = st.lists(st.sampled_from(changes), max_size=6, unique=True)
        position = compose(position, rng, draw(chosen, label="changes"))
    return position


def json_values() -> st.SearchStrategy[Any]:
    """Generate any JSON, with words of the formats in it."""
    words = st.sampled_from(["you", "ceres", "A1", "C4", "c01", "domus", "pantheon", "civic-any"])
    leaves = (
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats(allow_nan=False, allow_infinity=False)
        | st.text(max_size=6)
        | words
    )
    return st.recursive(
        leaves,
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(st.text(max_size=5) | words, inner, max_size=4)
        ),
        max_leaves=8,
    )


def parts(data: Any) -> list[tuple[Any, ...]]:
    """Return the paths of all parts of JSON data, keys and indices from the outside in."""
    inner: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    return [(), *((key, *path) for key, value in inner for path in parts(value))]


def replaced(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Return a copy of JSON data with one part replaced."""
    if not path:
        return value
    data = copy.deepcopy(data)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data
