"""Many finished games: how they ended, how often they were won, and where the points came from.

Whoever keeps the games says how each ended, and where its points came from once that is known (by
`course`): so nothing is replayed here.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any, Final

from ceres.checking import Check, kind_of, shown
from ceres.engine.state import DIFFICULTIES, VARIANTS
from ceres.errors import InvalidOption

Data = dict[str, Any]
Sources = Mapping[str, Mapping[str, int]]

SIDES: Final = ("you", "ceres")
# In the order of a scoring; what came outside of one is last.
SOURCES: Final = ("population", "commercial", "civic", "lots", "parks", "other")


@dataclass(frozen=True)
class Finished:
    """A game that is over."""

    id: str
    # When it was changed last, as ISO 8601 in UTC.
    ended: str
    difficulty: str
    monuments: bool
    variants: Sequence[str]
    actions: int
    you: int
    ceres: int
    winner: str
    strict: bool = False
    peeked: bool = False
    real: bool = False
    # Where the points of both sides came from; unknown until somebody has found out.
    sources: Sources | None = None

    @property
    def won(self) -> bool:
        """The player won."""
        return self.winner == "you"

    @property
    def ahead(self) -> int:
        """How many points the player had more than Ceres."""
        return self.you - self.ceres


# Which games are looked at.
ONLY: Final[dict[str, Callable[[Finished], bool]]] = {
    "all": lambda _: True,
    "fair": lambda game: not game.peeked,
    "strict": lambda game: game.strict,
    "screen": lambda game: not game.real,
    "real": lambda game: game.real,
}


def some(games: Iterable[Finished], only: object) -> list[Finished]:
    """Those of the games that are meant; `InvalidOption` if there is no such choice."""
    check = Check()
    check.word(only, "only", list(ONLY))
    if check.faults:
        raise InvalidOption(check.faults)
    return [game for game in games if ONLY[str(only)](game)]


def mine(games: Iterable[Finished], only: object = "all") -> Data:
    """What the games say together, the last one first; `only` some of them: see `ONLY`.

    >>> game = Finished("a", "2026-01-02T03:04:05Z", "hard", False, (), 50, 91, 84, "you")
    >>> told = mine([game])
    >>> told["total"]["rate"], told["streaks"]["now"]
    (100, {'side': 'you', 'games': 1})
    """
    every = sorted(games, key=lambda game: (game.ended, game.id))
    chosen = some(every, only)
    return {
        "only": only,
        "counts": {name: sum(map(fits, every)) for name, fits in ONLY.items()},
        "total": _tally(chosen),
        "kinds": _kinds(chosen),
        "streaks": _streaks(chosen),
        "best": _best(chosen, lambda game: game.you),
        "widest": _best([game for game in chosen if game.won], lambda game: game.ahead),
        "sources": _sources(chosen),
        "games": [_told(game) for game in reversed(chosen)],
    }


def _tally(games: Sequence[Finished]) -> Data | None:
    """How a number of games went: points on average, and the share of those won in percent."""
    if not games:
        return None
    won = sum(game.won for game in games)
    return {
        "games": len(games),
        "won": won,
        "rate": round(100 * won / len(games)),
        "you": _mean(game.you for game in games),
        "ceres": _mean(game.ceres for game in games),
        "ahead": _mean(game.ahead for game in games),
        "best": max(game.you for game in games),
    }


def _kinds(games: Sequence[Finished]) -> list[Data]:
    """By difficulty, and that without and with Monuments; only what was played."""
    found = []
    for difficulty in DIFFICULTIES:
        of_it = [game for game in games if game.difficulty == difficulty]
        for monuments in (None, False, True):
            tally = _tally([game for game in of_it if monuments in (None, game.monuments)])
            if tally:
                found.append({"difficulty": difficulty, "monuments": monuments, **tally})
    return found


def _streaks(games: Sequence[Finished]) -> Data:
    """Games won, or lost, one after the other: now, and at the longest."""
    runs = [(side, len(list(run))) for side, run in groupby(game.winner for game in games)]
    now = {"side": runs[-1][0], "games": runs[-1][1]} if runs else None
    longest = {side: max((size for of, size in runs if of == side), default=0) for side in SIDES}
    return {"now": now, "longest": longest}


def _best(games: Sequence[Finished], worth: Callable[[Finished], int]) -> Data | None:
    """The game with the most of something, the first of them if several have as much."""
    return _told(max(games, key=worth)) if games else None


def _sources(games: Sequence[Finished]) -> Data:
    """The points of both sides on average, by where they came from."""
    known = [game.sources for game in games if game.sources is not None]
    return {
        "games": len(known),
        "unknown": len(games) - len(known),
        **{
            side: {
                source: _mean(each.get(side, {}).get(source, 0) for each in known)
                for source in SOURCES
                if any(each.get(side, {}).get(source) for each in known)
            }
            for side in SIDES
        },
    }


def _told(game: Finished) -> Data:
    return {
        "id": game.id,
        "ended": game.ended,
        "difficulty": game.difficulty,
        "monuments": game.monuments,
        "variants": list(game.variants),
        "actions": game.actions,
        "you": game.you,
        "ceres": game.ceres,
        "winner": game.winner,
        "strict": game.strict,
        "peeked": game.peeked,
        "real": game.real,
    }


def _mean(numbers: Iterable[int]) -> float:
    # The module `statistics` would take a page as long to load as the whole engine.
    all_of_them = list(numbers)
    return round(sum(all_of_them) / len(all_of_them), 1)


# Games that somebody else has written down.


def read_finished(data: object) -> list[Finished]:
    """Finished games of plain data, the keys of `Finished`; `InvalidOption` if they are none."""
    check = Check()
    games = [_read(check, game, where) for where, game in check.items(data, "games")]
    if check.faults:
        raise InvalidOption(check.faults)
    return games


_FLAGS: Final = ("strict", "peeked", "real")
_NEEDED: Final = (
    *("id", "ended", "difficulty", "monuments", "variants", "actions"),
    *("you", "ceres", "winner"),
)


def _read(check: Check, data: object, where: str) -> Finished:
    game = check.table(data, where, _NEEDED, (*_FLAGS, "sources"))
    if not isinstance(game.get("id"), str):
        check.fault(f"{where}.id", "not-a-text", found=kind_of(game.get("id")))
    try:
        datetime.fromisoformat(str(game.get("ended")))
    except ValueError:
        check.fault(f"{where}.ended", "not-a-moment", found=shown(game.get("ended")))
    words = check.items(game.get("variants"), f"{where}.variants")
    return Finished(
        id=str(game.get("id")),
        ended=str(game.get("ended")),
        difficulty=str(check.word(game.get("difficulty"), f"{where}.difficulty", DIFFICULTIES)),
        monuments=check.flag(game.get("monuments"), f"{where}.monuments"),
        variants=[str(check.word(word, place, VARIANTS)) for place, word in words],
        actions=check.whole(game.get("actions"), f"{where}.actions"),
        you=check.whole(game.get("you"), f"{where}.you"),
        ceres=check.whole(game.get("ceres"), f"{where}.ceres"),
        winner=str(check.word(game.get("winner"), f"{where}.winner", SIDES)),
        sources=_read_sources(check, game.get("sources"), f"{where}.sources"),
        **{name: check.flag(game.get(name, False), f"{where}.{name}") for name in _FLAGS},
    )


def _read_sources(check: Check, data: object, where: str) -> Sources | None:
    if data is None:
        return None
    return {
        side: {
            source: check.whole(vp, f"{where}.{side}.{source}")
            for source, vp in check.table(points, f"{where}.{side}", (), SOURCES).items()
        }
        for side, points in check.table(data, where, SIDES).items()
    }
