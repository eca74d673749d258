"""What a user asks for, checked and made into a plan: every combination makes a group."""

import itertools
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from ceres.bots import load_bot
from ceres.checking import Check, read_text
from ceres.components import Components, load_components
from ceres.engine.state import DIFFICULTIES, VARIANTS
from ceres.errors import InvalidOption
from ceres.lab.cards import card_ids
from ceres.lab.plan import (
    LARGEST_SEED,
    MOST_GAMES,
    NONE,
    STANDARD_BOX,
    TOGETHER,
    Group,
    Plan,
    check_bot,
)

EACH: Final = "each"


@dataclass(frozen=True)
class SimOptions:
    """What is asked for: every combination of these makes a group."""

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


def make_plan(wish: SimOptions) -> Plan:
    """The plan that a wish makes; an error of ours lists all that is wrong with it."""
    check = Check()
    for bot in wish.bots:
        check_bot(check, bot)
    difficulties = _words(check, wish.difficulties, "--difficulty", DIFFICULTIES)
    variants = _variants(check, wish.variants)
    check.whole(wish.games, "--games", 1, MOST_GAMES)
    check.whole(wish.seed, "--seed", 0, LARGEST_SEED)
    if check.faults:
        raise InvalidOption(check.faults)
    codes = {path: _source(path) for path in wish.codes}
    boxes = {path: load_components(path) for path in wish.components if path != STANDARD_BOX}
    groups = [
        Group(*choice)
        for choice in itertools.product(
            dict.fromkeys([*wish.bots, *codes]),
            difficulties,
            dict.fromkeys(wish.monuments),
            dict.fromkeys(variants),
            dict.fromkeys(wish.components),
        )
    ]
    if wish.cards:
        groups = [other for group in groups for other in _with_cards(group, boxes)]
    return Plan(tuple(groups), wish.games, wish.seed, wish.decisions, boxes, codes)


def _with_cards(group: Group, boxes: Mapping[str, Components]) -> Iterable[Group]:
    """The group, and one for each card that is exchanged."""
    yield group
    for card in card_ids(boxes.get(group.components)):
        yield replace(group, exchanged=card)


def _source(path: str) -> str:
    """The source of a user's bot, which makes one; else the error says what is wrong with it."""
    with redirect_stdout(sys.stderr):  # what it prints is no result of ours
        load_bot(path, 0)
    return read_text(Path(path))


def _words(check: Check, words: Iterable[str], where: str, known: Sequence[str]) -> list[str]:
    """Words of a list; `each` is all of them."""
    found: list[str] = []
    for word in words:
        found += known if word == EACH else [check.word(word, where, [*known, EACH]) or ""]
    return list(dict.fromkeys(found))


def _variants(check: Check, sets: Iterable[str]) -> list[tuple[str, ...]]:
    """House variants, several played together joined by `+`; `each` is none and each alone."""
    found: list[tuple[str, ...]] = []
    for text in sets:
        if text == EACH:
            found += [(), *((variant,) for variant in VARIANTS)]
        elif text == NONE:
            found.append(())
        else:
            names = text.split(TOGETHER)
            for name in names:
                check.word(name, "--variant", [*VARIANTS, NONE, EACH])
            found.append(tuple(sorted(set(names))))
    return list(dict.fromkeys(found))
