"""The options of a simulation, checked and made into a plan."""

import itertools
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from ceres.bots import load_bot
from ceres.checking import Check, read_text, shown
from ceres.components import Components, load_components
from ceres.engine.state import DIFFICULTIES, VARIANTS
from ceres.errors import InvalidOption
from ceres.format.variants import VARIANT_NAMES, read_variants
from ceres.lab.cards import card_ids
from ceres.lab.plan import (
    MAX_GAMES,
    MAX_SEED,
    NONE,
    STANDARD_BOX,
    TOGETHER,
    Group,
    Plan,
    check_bot,
    own_bot_name,
)

_EACH: Final = "each"


@dataclass(frozen=True)
class SimOptions:
    """The options of a simulation: every combination of them makes a group."""

    bots: Sequence[str]
    codes: Sequence[str] = ()
    difficulties: Sequence[str] = ("normal",)
    monuments: Sequence[bool] = (False,)
    variants: Sequence[str] = (NONE,)
    components: Sequence[str] = (STANDARD_BOX,)
    cards: bool = False
    games: int = 1000
    seed: int = 1
    decisions: bool = False


def make_plan(options: SimOptions) -> Plan:
    """Make a plan; an error of ours lists all that is wrong with the options."""
    check = Check()
    for bot in options.bots:
        check_bot(check, bot)
    difficulties = _words(check, options.difficulties, "--difficulty", DIFFICULTIES)
    variants = _variants(check, options.variants)
    check.whole(options.games, "--games", 1, MAX_GAMES)
    check.whole(options.seed, "--seed", 0, MAX_SEED)
    names = Counter(own_bot_name(path) for path in dict.fromkeys(options.codes))
    for name in (name for name, times in names.items() if times > 1):
        check.fault("--code", "same-bot-name", name=shown(name))
    check.raise_faults(InvalidOption)
    codes = {path: _source(path) for path in options.codes}
    boxes = {path: load_components(path) for path in options.components if path != STANDARD_BOX}
    groups = [
        Group(*choice)
        for choice in itertools.product(
            dict.fromkeys([*options.bots, *codes]),
            difficulties,
            dict.fromkeys(options.monuments),
            dict.fromkeys(variants),
            dict.fromkeys(options.components),
        )
    ]
    if options.cards:
        groups = [other for group in groups for other in _with_cards(group, boxes)]
    return Plan(tuple(groups), options.games, options.seed, options.decisions, boxes, codes)


def _with_cards(group: Group, boxes: Mapping[str, Components]) -> Iterable[Group]:
    yield group
    for card in card_ids(boxes.get(group.components)):
        yield replace(group, exchanged=card)


def _source(path: str) -> str:
    """Read the source of a user's bot after making one, which raises an error if it is wrong."""
    with redirect_stdout(sys.stderr):  # standard output is for results
        load_bot(path, 0)
    return read_text(Path(path))


def _words(check: Check, words: Iterable[str], where: str, known: Sequence[str]) -> list[str]:
    """Read words of a list; `each` is all of them."""
    found: list[str] = []
    for word in words:
        found += known if word == _EACH else [check.word(word, where, [*known, _EACH]) or ""]
    return list(dict.fromkeys(found))


def _variants(check: Check, sets: Iterable[str]) -> list[tuple[str, ...]]:
    """Read house variants, several played together joined by `+`; `each` is none and each alone."""
    found: list[tuple[str, ...]] = []
    for text in sets:
        if text == _EACH:
            found += [(), *((variant,) for variant in VARIANTS)]
        elif text == NONE:
            found.append(())
        else:
            names = text.split(TOGETHER)
            known = (*VARIANT_NAMES, NONE, _EACH)
            found.append(read_variants(check, (("--variant", name) for name in names), known))
    return list(dict.fromkeys(found))
