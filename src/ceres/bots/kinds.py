"""The kinds of bots, and the codes that name them: `planner`, `montecarlo:seconds=1`."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ceres.bots.bot import BotKind, Parameter, QuickBot
from ceres.bots.clairvoyant import Clairvoyant
from ceres.bots.montecarlo import MonteCarlo
from ceres.bots.strategies.greedy import GreedyStrategy
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.strategy import RandomStrategy
from ceres.bots.strategies.weights import POLICY_VERSION, VERSIONS
from ceres.checking import Check, shown
from ceres.engine.dice import Dice
from ceres.errors import InvalidOption

# The planner's table of weights; a version chooses the same forever.
VERSION: Final = Parameter("version", POLICY_VERSION, low=1, high=POLICY_VERSION)
_KINDS: Final = (
    BotKind("random", lambda _, seed: RandomStrategy(Dice(seed))),
    BotKind("greedy", lambda _, seed: GreedyStrategy(seed)),
    BotKind(
        "planner",
        lambda parameters, _: PlannerStrategy(VERSIONS[int(parameters["version"])]),
        (VERSION,),
    ),
    BotKind(
        "montecarlo",
        MonteCarlo,
        (
            Parameter("playouts", 1000, low=1, high=1_000_000_000),
            Parameter("seconds", 0, low=0, high=3600, whole=False),
            Parameter("workers", 0, low=0, high=1000),
            Parameter("candidates", 16, low=2, high=1000),
            Parameter("random", 0, low=0, high=1),
            VERSION,
        ),
    ),
    BotKind(
        "clairvoyant",
        Clairvoyant,
        (
            Parameter("width", 8, low=1, high=10_000),
            Parameter("candidates", 30, low=1, high=1000),
            VERSION,
        ),
        peeks=True,
    ),
)

BOTS: Final[Mapping[str, BotKind]] = MappingProxyType({kind.name: kind for kind in _KINDS})


def make_bot(code: str, seed: int) -> QuickBot:
    """Make the bot that a code names: a kind, and perhaps parameters of it.

    Bots with the same seed play the same. `InvalidOption` lists all that is wrong with a code.

    >>> import ceres
    >>> bot = make_bot("greedy", seed=1)
    >>> seen = ceres.Game.new(seed=7).position.observation()
    >>> bot.choose(seen) in seen.actions()
    True
    """
    kind, parameters = read_code(code)
    return kind.make(parameters, seed)


def policy_of(code: str) -> int:
    """Return the version of the planner that a bot plays with, 0 if it plays without.

    >>> policy_of("montecarlo:version=1"), policy_of("greedy")
    (1, 0)
    """
    _, parameters = read_code(code)
    return int(parameters.get(VERSION.name, 0))


def peeks(code: str) -> bool:
    """Return whether the bot of a code, or of a user's file, is one of ours that peek."""
    kind = BOTS.get(code.partition(":")[0])
    return kind is not None and kind.peeks


def read_code(code: str) -> tuple[BotKind, dict[str, float]]:
    """Parse a code into a kind and all its parameters; raise `InvalidOption` if it is wrong."""
    check = Check()
    name, _, settings = code.partition(":")
    known = check.word(name, "bot", BOTS)
    if known is None:
        raise InvalidOption(check.faults)
    kind = BOTS[known]
    parameters = {each.name: each.default for each in kind.parameters}
    given: set[str] = set()
    for setting in settings.split(",") if settings else []:
        parameter, value = _read_setting(setting, kind, check)
        if parameter is None:
            continue
        if parameter.name in given:
            check.fault(f"bot {name}", "parameter-twice", name=parameter.name)
        given.add(parameter.name)
        parameters[parameter.name] = value
    check.raise_faults(InvalidOption)
    return kind, parameters


def _read_setting(setting: str, kind: BotKind, check: Check) -> tuple[Parameter | None, float]:
    """Parse one `name=number`; the parameter is `None` if there is none of that name."""
    name, _, text = setting.partition("=")
    where = f"bot {kind.name}"
    known = {each.name: each for each in kind.parameters}
    if not known:
        check.fault(where, "parameter-none", name=shown(name))
    elif check.word(name.strip(), where, known) is not None:
        parameter = known[name.strip()]
        return parameter, _read_number(text.strip(), parameter, check, f"{where}, {parameter.name}")
    return None, 0


def _read_number(text: str, parameter: Parameter, check: Check, where: str) -> float:
    try:
        number = int(text) if parameter.whole else float(text)
    except ValueError:
        code = "not-a-whole-number" if parameter.whole else "not-a-number"
        check.fault(where, code, found=shown(text) or '""')
        return parameter.default
    if not number >= parameter.low:  # so a NaN is refused as well
        check.fault(where, "too-small", number=number, low=parameter.low)
    elif number > parameter.high:
        check.fault(where, "too-large", number=number, high=parameter.high)
    else:
        return number
    return parameter.default
