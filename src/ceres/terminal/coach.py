"""The coach at the table: hints in steps, comparisons, what Ceres may do next, warnings."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from textual.screen import Screen

import ceres
from ceres.actions import action_of
from ceres.bots.plans import Plan
from ceres.bots.workers import Workers
from ceres.coach.advice import Advice, Option, advice_plan
from ceres.coach.budgets import budgets, sharper
from ceres.coach.forecasting import Forecast, forecast
from ceres.coach.knowledge import knowledge_of
from ceres.game import Game
from ceres.observation import Observation
from ceres.terminal.session import Session
from ceres.terminal.thinking import Crew, Thought

# What is shown of a hint, each step only when it is asked for.
STEPS: Final = ("where", "action", "table", "why")
PLAYOUTS: Final = 6000 if ceres.COMPILED else 2000
# How long an action waits for a judgement, in seconds.
PATIENCE: Final = 1.5 if ceres.COMPILED else 3.0


class Coach:
    """Advises the player of a game; everything is forgotten once the table has changed."""

    def __init__(self, screen: Screen[Any], session: Session, crew: Crew) -> None:
        """Advise on a game that a screen shows."""
        self._session: Final = session
        self.advice: Final = Thought[Advice](screen, crew.carry_out)
        # It is counted at once, and does not wait for the crew.
        self.outlook: Final = Thought[Forecast](screen, Workers(1).carry_out)
        self.forecasting = False  # whether the chances of Ceres' next turn are shown
        self.after: str | None = None  # the action after which they are
        self._table: object = None
        self._forget()

    def _forget(self) -> None:
        self.shown = 0  # steps of the hint
        self.compared: str | None = None  # the action that is compared with the best
        self.noted = False  # whether a hint for this decision is in the record
        self._wanted: str | None = None
        self._counted: tuple[bool, str | None] | None = None
        self.advice.clear()
        self.outlook.clear()

    @property
    def available(self) -> bool:
        """Whether there is something to advise on; a strict game has no coach."""
        view = self._session.view
        return view["phase"] != "over" and not view["game"]["strict"]

    @property
    def best(self) -> Option | None:
        """The best action that was found so far."""
        return self.advice.found.options[0] if self.advice.found else None

    @property
    def next_step(self) -> str | None:
        """The next step of the hint."""
        return STEPS[self.shown] if self.shown < len(STEPS) else None

    def shows(self, step: str) -> bool:
        """Return whether a step of the hint is shown."""
        return self.best is not None and self.shown > STEPS.index(step)

    def hint(self) -> None:
        """Show the first step of a hint, or the next one once there is an answer."""
        if not self.shown or self.best is not None:
            self.shown = min(self.shown + 1, len(STEPS))
        self.think()

    def show(self, step: str) -> None:
        """Show a hint up to a step."""
        self.shown = max(self.shown, STEPS.index(step) + 1)
        self.think()

    def compare(self, action: str) -> None:
        """Compare an action with the best one."""
        self.compared = action
        self.judge(action)

    def judge(self, action: str) -> None:
        """Have an action among those that are compared."""
        if self.judgement(action) is None and self._wanted != action:
            self._wanted = action
            self._begin()

    def think(self) -> None:
        """Think about the table, unless that was done."""
        if not self.advice.going and self.advice.found is None:
            self._begin()

    def _begin(self) -> None:
        plan = advise(self._session.record(), [self._wanted] if self._wanted else [])
        self.advice.begin(plan, sum(budgets(PLAYOUTS)))

    def judgement(self, action: str) -> tuple[Option, Option] | None:
        """Return the best action and this one, as far as they have been compared."""
        for option in self.advice.found.options if self.advice.found else ():
            if str(option.action) == action:
                assert self.best is not None
                return self.best, option
        return None

    def close(self) -> None:
        """Hide the hint and the comparison, and stop thinking."""
        self.shown, self.compared, self._wanted = 0, None, None
        self.advice.stop()

    def follow(self, action: str | None, prepares: bool) -> None:
        """Count her chances after this action; if the table has changed, forget everything.

        If it `prepares` for warnings, it then thinks before anybody asks.
        """
        turns = self._session.turns
        table = (len(turns), id(turns[-1]) if turns else 0, self._session.view["phase"])
        if table != self._table:
            self._table = table
            self._forget()
            if prepares:
                self.think()
        wanted = (self.forecasting and self.available, action)
        if wanted != self._counted:
            self._counted, self.after = wanted, action
            self.outlook.clear()
            if wanted[0]:
                self.outlook.begin(_count(self._session.observation(), action))

    def chances(self, of: str) -> dict[str, float]:
        """Return how likely it is that she claims each Deed, or carries out each card."""
        found: dict[str, Fraction] = {}
        for each in self.outlook.found or ():
            if each[of] is not None:
                found[each[of]] = found.get(each[of], Fraction(0)) + Fraction(*each["chance"])
        return {name: float(chance) for name, chance in found.items()}

    def outcomes(self) -> list[tuple[str, str | None, float]]:
        """Return what she may do, with which Deed and how likely, whatever the card."""
        found: dict[tuple[str, str | None], Fraction] = {}
        for each in self.outlook.found or ():
            key = (each["does"], each["deed"])
            found[key] = found.get(key, Fraction(0)) + Fraction(*each["chance"])
        order = sorted(found.items(), key=lambda item: -item[1])
        return [(does, deed, float(chance)) for (does, deed), chance in order]


def advise(record: dict[str, Any], wanted: Sequence[str], number: int = -1) -> Plan[Advice]:
    """Compare the actions of a decision of a game, by default the last one."""
    known = knowledge_of(Game.from_record(record))[number]
    actions = [action_of(each) for each in wanted]
    plans = (advice_plan(known, each, wanted=actions) for each in budgets(PLAYOUTS))
    return (yield from sharper(plans, lambda advice: advice))


def _count(seen: Observation, action: str | None) -> Plan[Forecast]:
    yield from ()
    return forecast(seen, action)
