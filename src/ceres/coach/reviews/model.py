"""A review: the parts of a result, and a judgement of every decision."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import fsum
from typing import Any, Final

from ceres.actions import Action
from ceres.coach.accounts import Fact
from ceres.coach.estimates import Estimate, combined_error
from ceres.coach.figures import figures
from ceres.coach.marks import CLOSE, LOSSES, decided
from ceres.coach.policy import POLICY
from ceres.coach.reasons import Reason
from ceres.format.record import RULES_VERSION

_FORMAT: Final = "ceres-review/1"
# The parts of a result; they add up to it.
PARTS: Final = ("par", "deal", "luck", "decisions", "corrections")


@dataclass(frozen=True)
class Entry:
    """A decision and what it was worth."""

    number: int
    era: int
    action: Action
    best: Action
    reference: Action
    forced: bool
    peeked: bool
    lead: Estimate
    """V: the mean final lead if the policy plays from here."""
    win: Estimate
    decision: Estimate
    """What the action was worth more than the policy's."""
    regret: Estimate
    """What the best action is worth more than it; on fresh worlds that may be less than 0."""
    regret_win: Estimate
    luck: Estimate
    """What the things that came up next were worth."""
    reasons: list[Reason]
    mark: str | None = None
    advised: bool = False
    """Whether the coach had advised this action: then it is never marked."""
    proved: bool = False
    """Whether the regret is exact, and that of the best that could still be done."""

    @property
    def counts(self) -> bool:
        """Whether there was a decision that can be judged."""
        return not self.forced and not self.peeked

    @property
    def found_best(self) -> bool:
        """Whether nothing that was tried was better."""
        even = self.regret.value <= 0 and self.mark != CLOSE
        return self.counts and (self.best is self.action or even)

    @property
    def worse(self) -> bool:
        """Whether the best action was better beyond doubt."""
        if self.mark is not None:
            return self.mark in LOSSES
        differs = self.counts and not self.found_best and not self.advised
        return differs and self.regret.is_clear()

    @property
    def unclear(self) -> bool:
        """Whether the best action may be better, or may not."""
        if self.worse or self.found_best or self.advised or not self.counts:
            return False
        return self.mark == CLOSE or not self.regret.is_little()

    @property
    def telling(self) -> bool:
        """Whether what came up next mattered, beyond doubt."""
        return self.luck.is_clear()

    def to_dict(self) -> dict[str, Any]:
        """Return it as `ceres-review/1` has it."""
        return {
            "number": self.number,
            "era": self.era,
            "action": str(self.action),
            "best": str(self.best),
            "reference": str(self.reference),
            "forced": self.forced,
            "lead": self.lead.value,
            "win": self.win.value,
            "decision": self.decision.value,
            "decision_error": self.decision.error,
            "regret": max(self.regret.value, 0.0),
            "regret_error": self.regret.error,
            "regret_win": max(self.regret_win.value, 0.0),
            "mark": self.mark,
            "luck": self.luck.value,
            "luck_error": self.luck.error,
            "reasons": [reason._asdict() for reason in self.reasons],
        }


@dataclass(frozen=True)
class Accuracy:
    """The mean loss of the decisions that count, beside what known players lose."""

    decisions: int
    vp: Estimate
    win: Estimate

    def place(self) -> dict[str, str]:
        """Return where it lies among known players, and who loses just more and just less."""
        players = sorted(figures().players.items(), key=lambda player: -player[1].vp)
        worse = [name for name, loss in players if loss.vp >= self.vp.value]
        better = [name for name, loss in players if loss.vp < self.vp.value]
        place = {
            (True, True): "between",
            (True, False): "above",
            (False, True): "below",
            (False, False): "unknown",
        }[bool(worse), bool(better)]
        return {
            "place": place,
            "worse": worse[-1] if worse else "",
            "better": better[0] if better else "",
        }


@dataclass(frozen=True)
class Part:
    """A part of a result, in VP, with its standard error."""

    value: float
    error: float


@dataclass(frozen=True)
class Review:
    """A reviewed game: par + deal + luck + decisions + corrections = its end."""

    playouts: int
    options: dict[str, Any]
    result: int | None
    """The final lead; `None` if the game is not finished."""
    end: Estimate
    """The final lead, or what is to be expected now."""
    par: Part
    deal: Part
    luck: Part
    decisions: Part
    corrections: Part
    entries: list[Entry]
    policy: str = POLICY
    facts: Mapping[int, Sequence[Fact]] = field(default_factory=dict)
    """What the best action leads to that a worse one did not, by the number of the decision."""

    @property
    def peeked(self) -> list[int]:
        """The numbers of decisions that do not count, as hidden things had been seen."""
        return [entry.number for entry in self.entries if entry.peeked]

    @property
    def losses(self) -> list[Entry]:
        """The decisions that could have been better."""
        return [entry for entry in self.entries if entry.mark in LOSSES]

    @property
    def telling(self) -> list[Entry]:
        """The decisions after which what came up mattered."""
        return [entry for entry in self.entries if entry.telling]

    @property
    def undecided(self) -> bool:
        """Whether there was a time when the game could be won or lost."""
        return any(not decided(entry.win.value) for entry in self.entries)

    def accuracy(self) -> Accuracy | None:
        """Return the mean loss per decision, if any decision counts."""
        counting = [entry for entry in self.entries if entry.counts]
        if not counting:
            return None
        regrets = _mean(entry.regret for entry in counting)
        return Accuracy(len(counting), regrets, _mean(entry.regret_win for entry in counting))

    def to_dict(self) -> dict[str, Any]:
        """Return it as `ceres-review/1`."""
        parts: dict[str, Any] = {}
        for name in PARTS:
            part: Part = getattr(self, name)
            parts |= {name: part.value, f"{name}_error": part.error}
        return {
            "format": _FORMAT,
            "rules": RULES_VERSION,
            "policy": self.policy,
            "playouts": self.playouts,
            "options": self.options,
            "result": self.result,
            **parts,
            "entries": [entry.to_dict() for entry in self.entries],
        }


def _mean(estimates: Iterable[Estimate]) -> Estimate:
    """Return the mean of independent estimates; a loss below 0 is 0."""
    found = list(estimates)
    value = fsum(each.value for each in found) / len(found)
    error = combined_error(each.error for each in found) / len(found)
    return Estimate(max(value, 0.0), error, min(each.worlds for each in found))
