"""A plan: groups of games, each the same number of games on the same seeds."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from ceres.bots import make_bot
from ceres.bots.strategies.weights import POLICY_VERSION
from ceres.checking import Check, NotReadable, parse_json, read_text
from ceres.checking.typed import read
from ceres.components import STANDARD, Components, read_components
from ceres.engine.state import DIFFICULTIES
from ceres.errors import CodedError, FaultyData, InvalidOption
from ceres.format.record import RULES_VERSION
from ceres.format.variants import read_variants

_FORMAT: Final = "ceres-plan/1"
STANDARD_BOX: Final = "standard"
NONE: Final = "none"
TOGETHER: Final = "+"
MAX_GAMES: Final = 10**9
MAX_SEED: Final = 2**62


class CorruptPlan(FaultyData):
    """The plan in a folder of results cannot be used."""

    headline = "corrupt-plan"


class PlanChanged(CodedError):
    """Games cannot be resumed: the rules or a bot have changed."""


@dataclass(frozen=True)
class Group:
    """Games that differ by their seed only."""

    bot: str
    difficulty: str
    monuments: bool
    variants: tuple[str, ...]
    components: str
    exchanged: str = ""
    """The card of Ceres that is exchanged for others (see `cards`), if any."""

    def to_dict(self) -> dict[str, Any]:
        """Return the group as the columns of a result."""
        return {**vars(self), "variants": TOGETHER.join(self.variants) or NONE}


KEYS: Final = tuple(each.name for each in fields(Group))
"""The columns that make a group."""


@dataclass(frozen=True)
class Plan:
    """Groups of games, and everything needed to play them."""

    groups: tuple[Group, ...]
    games: int
    seed: int
    decisions: bool = False
    boxes: Mapping[str, Components] = field(default_factory=dict)
    """Components by their names in the groups, without the standard box."""
    codes: Mapping[str, str] = field(default_factory=dict)
    """The sources of users' bots, by the path of their file."""
    policy: int = POLICY_VERSION
    """The version of the planner with which the games began."""

    @property
    def total(self) -> int:
        """The number of games in all."""
        return len(self.groups) * self.games

    def to_json(self) -> str:
        """Write the plan, to be saved beside the results."""
        data = {
            "format": _FORMAT,
            "rules": RULES_VERSION,
            "policy": self.policy,
            "games": self.games,
            "seed": self.seed,
            "decisions": self.decisions,
            "groups": [group.to_dict() for group in self.groups],
            "components": {name: box.to_dict() for name, box in self.boxes.items()},
            "bots": dict(self.codes),
        }
        return json.dumps(data, indent=1) + "\n"

    @classmethod
    def from_json(cls, text: str) -> "Plan":
        """Read a saved plan; raise `CorruptPlan` or `PlanChanged` if it cannot be played."""
        try:
            data = parse_json(text)
        except NotReadable as error:
            raise CorruptPlan([error.fault]) from None
        return _read(data)

    def check_codes(self) -> None:
        """Raise `PlanChanged` if a bot has changed since the games began."""
        if self.policy != POLICY_VERSION:
            facts = {"found": self.policy, "policy": POLICY_VERSION}
            raise PlanChanged("lab-policy-changed", **facts)
        for path, source in self.codes.items():
            try:
                now = read_text(Path(path))
            except NotReadable:
                continue  # its source is in the plan
            if now != source:
                raise PlanChanged("lab-bot-changed", path=path)


def _read(data: object) -> Plan:
    check = Check()
    keys = ["format", "rules", "games", "seed", "decisions", "groups", "components", "bots"]
    table = check.table(data, "", keys, ["policy"])
    check.raise_faults(CorruptPlan)
    if table["rules"] != RULES_VERSION:
        raise PlanChanged("lab-rules-changed", found=table["rules"], rules=RULES_VERSION)
    check.word(table["format"], "format", [_FORMAT])
    entries = check.items(table["groups"], "groups")
    groups = [_group(check, *entry) for entry in entries]
    games = check.whole(table["games"], "games", 1, MAX_GAMES)
    seed = check.whole(table["seed"], "seed", 0, MAX_SEED)
    decisions = check.flag(table["decisions"], "decisions")
    codes = read(check, dict[str, str], table["bots"], "bots")
    boxes = read(check, dict[str, Any], table["components"], "components")
    check.raise_faults(CorruptPlan)
    own = {name: read_components(box) for name, box in boxes.items()}
    policy = check.whole(table.get("policy", 1), "policy", 1)  # older plans name none
    plan = Plan(tuple(groups), games, seed, decisions, own, codes, policy)
    for (where, _), group in zip(entries, groups, strict=True):
        _check_group(check, where, group, plan)
    check.raise_faults(CorruptPlan)
    return plan


def _check_group(check: Check, where: str, group: Group, plan: Plan) -> None:
    """Check that everything a group names is there."""
    if group.bot not in plan.codes:
        check_bot(check, group.bot)
    read_variants(check, ((f"{where}.variants", variant) for variant in group.variants))
    boxes = {STANDARD_BOX: STANDARD, **plan.boxes}
    box = check.word(group.components, f"{where}.components", boxes)
    if box is not None and group.exchanged:
        cards = [card.id for card in boxes[box].cards]
        check.word(group.exchanged, f"{where}.exchanged", cards)


def own_bot_name(path: str) -> str:
    """Return what a bot of one's own is called: as its file is, without `.py`.

    >>> own_bot_name("bots/my_bot.py")
    'my_bot'
    """
    return Path(path).name.removesuffix(".py")


def check_bot(check: Check, code: str) -> None:
    """Check that the code names a bot of ours."""
    try:
        make_bot(code, 0)
    except InvalidOption as error:
        check.faults.extend(error.faults)


def _group(check: Check, where: str, entry: object) -> Group:
    table = check.table(entry, where, list(KEYS))
    words = str(table.get("variants", NONE))
    return Group(
        str(table.get("bot")),
        check.word(table.get("difficulty"), f"{where}.difficulty", DIFFICULTIES) or "",
        check.flag(table.get("monuments"), f"{where}.monuments"),
        () if words == NONE else tuple(words.split(TOGETHER)),
        str(table.get("components")),
        str(table.get("exchanged")),
    )


def bot_seed(seed: int) -> int:
    """Return the seed of a bot's own generator: not that of the game, which would be a hint."""
    return int.from_bytes(hashlib.blake2b(b"bot %d" % seed, digest_size=6).digest())
