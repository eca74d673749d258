"""A result of the benchmark: every game that was played, and the figures that follow from them."""

import json
import math
from dataclasses import asdict, dataclass
from math import fsum
from statistics import stdev
from typing import Annotated, Any, Final

from ceres.benchmark.players import Kind
from ceres.benchmark.settings import FORMAT, GAMES, SETTINGS
from ceres.checking import Check, NotReadable, parse_json
from ceres.checking.hints import Limit, OneOf
from ceres.checking.typed import read
from ceres.errors import FaultyData
from ceres.lab.statistics import SampleEstimate, mean, wilson

_DIGITS: Final = 3
_LONGEST_GAME: Final = 600
_LONGEST_NAME: Final = 1000

Count = Annotated[int, Limit()]


class InvalidBenchmark(FaultyData):
    """A result that cannot be read, or that does not hold."""

    headline = "invalid-benchmark"


@dataclass(frozen=True)
class PlayedGame:
    """A game: what was played, and what came of it."""

    actions: Annotated[list[str], Limit(1, _LONGEST_GAME)]
    you: int
    ceres: int
    decisions: float
    """What the decisions were worth more than the policy's, in VP."""
    illegal: Count
    defaults: Count
    seconds: float

    @property
    def lead(self) -> int:
        """The lead in the end."""
        return self.you - self.ceres


@dataclass(frozen=True)
class PlayedSetting:
    """The first games of a setting, and their figures."""

    id: Annotated[str, OneOf(tuple(setting.id for setting in SETTINGS))]
    games: Annotated[list[PlayedGame], Limit(1, GAMES)]
    figures: dict[str, Any]


@dataclass(frozen=True)
class BenchmarkResult:
    """What `ceres-benchmark/1` has."""

    format: Annotated[str, OneOf((FORMAT,))]
    rules: str
    policy: str
    """The reference policy of the column `decisions`."""
    program: str
    """The version of this program."""
    player: Annotated[str, Limit(1, _LONGEST_NAME)]
    kind: Kind
    limit: float
    """The seconds that a decision could take."""
    settings: list[PlayedSetting]

    def to_json(self) -> str:
        """Write it; a game stands on one line."""
        data = asdict(self)
        lines = [f' "{key}": {json.dumps(data[key])},' for key in data if key != "settings"]
        settings = []
        for each in data["settings"]:
            games = ",\n".join(f"   {json.dumps(game)}" for game in each["games"])
            head = f'  {{"id": {json.dumps(each["id"])}, "figures": {json.dumps(each["figures"])},'
            settings.append(f'{head} "games": [\n{games}\n  ]}}')
        body = ",\n".join(settings)
        return "\n".join(["{", *lines, f' "settings": [\n{body}\n ]', "}"]) + "\n"


def read_result(text: str) -> BenchmarkResult:
    """Read a written result, without replaying it; `InvalidBenchmark` lists its faults."""
    try:
        data = parse_json(text)
    except NotReadable as error:
        raise InvalidBenchmark([error.fault]) from None
    check = Check()
    found = read(check, BenchmarkResult, data, "")
    check.raise_faults(InvalidBenchmark)
    result: BenchmarkResult = found
    return result


def figures_of(games: list[PlayedGame]) -> dict[str, Any]:
    """Return the figures of some games; a mean or a rate stands between the bounds of 95 %."""
    actions = sum(len(game.actions) for game in games)
    return {
        "games": len(games),
        "wins": _rounded(wilson(sum(game.lead > 0 for game in games), len(games))),
        "lead": _rounded(_mean([float(game.lead) for game in games])),
        "decisions": _rounded(_mean([game.decisions for game in games])),
        "actions": actions,
        "illegal": sum(game.illegal for game in games),
        "defaults": sum(game.defaults for game in games),
        "seconds": round(fsum(game.seconds for game in games) / actions, _DIGITS),
    }


def _mean(values: list[float]) -> SampleEstimate:
    spread = stdev(values) if len(values) > 1 else 0.0
    return mean(fsum(values) / len(values), spread, len(values))


def _rounded(found: SampleEstimate) -> dict[str, float | None]:
    """Return it as JSON has it: there are no bounds of a single game."""
    return {
        name: round(value, _DIGITS) if math.isfinite(value) else None
        for name, value in found._asdict().items()
    }
