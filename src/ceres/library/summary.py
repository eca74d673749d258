"""What is known of a saved game without replaying it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ceres.challenges.played import Finished
from ceres.challenges.types import SourcesBySide
from ceres.format.bounds import MOST_EXTRAS
from ceres.format.record_extras import (
    EXTRA,
    LESSON,
    RESIGNED,
    Marks,
    is_resigned,
    marks_of,
    resigned_result,
)
from ceres.game import Game
from ceres.library.moments import iso
from ceres.position import Position

if TYPE_CHECKING:  # as loading it takes time
    from ceres.events.facts import Difficulty, Variant
    from ceres.service.types.base import Phase
    from ceres.service.types.game import Result
    from ceres.service.types.saved import Listed

_LONGEST_BRIEF: Final = 1000


class Counted(SourcesBySide):
    """What is stored of a finished game, to save replaying it."""

    achievements: list[str]


class Fingerprint(NamedTuple):
    """What the same game has in common wherever it is saved; only a digest tells for sure."""

    difficulty: str
    monuments: bool
    variants: tuple[str, ...]
    actions: int
    you: int | None
    ceres: int | None


@dataclass(frozen=True)
class Summary:
    """A saved game as a list shows it.

    Its status (`era` to `ceres`) is `None` if it cannot be replayed. `about` has what is stored
    about it, but for long values. Its `seed` and what was `counted` are there for finished games.
    """

    id: str
    created: datetime
    changed: datetime
    deleted: datetime | None
    revision: int
    difficulty: "Difficulty"
    monuments: bool
    variants: "tuple[Variant, ...]"
    era: int | None
    phase: "Phase | None"
    you: int | None
    ceres: int | None
    actions: int
    result: "Result | None"
    about: dict[str, Any]
    seed: str | None = None
    counted: Counted | None = None

    @classmethod
    def read(cls, values: Mapping[str, Any]) -> "Summary":
        """Return the summary of stored values; a game that the player gave up is over, and lost."""
        found = {**values, "variants": tuple(values["variants"])}
        if found["phase"] not in (None, "over") and is_resigned(extras_of(found["about"])):
            found["phase"] = "over"
            found["result"] = resigned_result(found["you"], found["ceres"])
        return cls(**found)

    @property
    def finished(self) -> bool:
        """The game is over."""
        return self.phase == "over"

    @property
    def playable(self) -> bool:
        """It can be continued."""
        return self.phase is not None and not self.finished

    @property
    def lesson(self) -> bool:
        """It began as the lesson."""
        return LESSON in extras_of(self.about)

    @property
    def marks(self) -> Marks:
        """How it was played, and by whom."""
        return marks_of(extras_of(self.about), self.actions)

    @property
    def fingerprint(self) -> Fingerprint:
        """What the same game has in common wherever it is saved."""
        options = (self.difficulty, self.monuments, self.variants)
        return Fingerprint(*options, self.actions, self.you, self.ceres)

    def listed(self) -> "Listed":
        """Return it as requests list it."""
        return {
            "id": self.id,
            "created": iso(self.created),
            "changed": iso(self.changed),
            "difficulty": self.difficulty,
            "monuments": self.monuments,
            "variants": list(self.variants),
            "era": self.era,
            "phase": self.phase,
            "you": self.you,
            "ceres": self.ceres,
            "actions": self.actions,
            "result": self.result,
            **self.marks,
        }

    def ended(self, result: "Result", counted: Counted | None = None) -> Finished:
        """Return it as a finished game with this result."""
        return Finished(
            self.id,
            self.changed.isoformat(),
            self.difficulty,
            self.monuments,
            self.variants,
            self.actions,
            result["you"],
            result["ceres"],
            result["winner"],
            self.marks,
            sources=counted and {"you": counted["you"], "ceres": counted["ceres"]},
            achievements=counted and counted["achievements"],
            seed=self.seed,
        )


def facts_of(game: Game, start: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a summary says of a game as it stands, which began at this written position."""
    return {
        "difficulty": start["difficulty"],
        "monuments": start["monuments"] is not None,
        "variants": start["variants"],
        "actions": len(game.entries),
        **status_of(game.position),
        "about": brief_of(about_of(game.extras)),
        "seed": None if game.seed is None else str(game.seed),
    }


def fingerprint_of(game: Game) -> Fingerprint:
    """Return what the same game has in common wherever it is saved."""
    start, now = game.start.to_dict(), status_of(game.position)
    options = (start["difficulty"], start["monuments"] is not None, tuple(start["variants"]))
    return Fingerprint(*options, len(game.entries), now["you"], now["ceres"])


def status_of(position: Position | None) -> dict[str, Any]:
    """Return the status of a game at a position; all nulls if that is unknown."""
    if position is None:
        return dict.fromkeys(("era", "phase", "you", "ceres", "result"))
    state = position._state
    return {
        "era": position.era,
        "phase": position.phase,
        "you": state.your_vp,
        "ceres": state.her_vp,
        "result": position.result,
    }


def extras_of(about: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is stored about a game as the further keys of its record.

    >>> extras_of({"strict": True})
    {'x-strict': True}
    """
    return {f"{EXTRA}{key}": value for key, value in about.items()}


def about_of(extras: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is to be stored about a game, from the further keys of its record."""
    return {key.removeprefix(EXTRA): value for key, value in extras.items()}


def brief_of(about: Mapping[str, Any]) -> dict[str, Any]:
    """Return what lists show of what is stored about a game: of long values, that they are there.

    >>> brief_of({"strict": True, "notes": "x" * 2000})
    {'strict': True, 'notes': True}
    """
    short = [key for key in about if len(key) <= _LONGEST_BRIEF][:MOST_EXTRAS]
    brief = {key: about[key] if _is_brief(about[key]) else True for key in short}
    if not is_resigned(extras_of(about)):
        brief.pop(RESIGNED.removeprefix(EXTRA), None)  # the database looks for it
    return brief


def _is_brief(value: object) -> bool:
    if isinstance(value, bool | int | float | None):
        return True
    # As JSON it is not shorter; so a long one need not be written to find out.
    return len(str(value)) <= _LONGEST_BRIEF and len(json.dumps(value)) <= _LONGEST_BRIEF
