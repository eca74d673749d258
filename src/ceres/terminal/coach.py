"""The coach at the table: hints in steps, comparisons, what Ceres may do next, warnings."""

from typing import Any, Final

from textual.screen import Screen

import ceres
from ceres.bots.workers import Workers
from ceres.coach import budgets, jobs
from ceres.coach.types import ShownAdvice, ShownForecast, ShownOption
from ceres.game import Game
from ceres.terminal.background import BackgroundJob, WorkerPool
from ceres.terminal.session import Session

# What is shown of a hint, each step only when it is asked for.
STEPS: Final = ("where", "action", "why", "table")
PLAYOUTS: Final = budgets.HINT // budgets.INTERPRETED
# How long an action waits for a judgement, in seconds.
PATIENCE: Final = 1.5 if ceres.COMPILED else 3.0


class Coach:
    """Advises the player of a game; everything is forgotten once the table has changed."""

    def __init__(self, screen: Screen[Any], session: Session, pool: WorkerPool) -> None:
        """Advise on a game that a screen shows."""
        self._session: Final = session
        self.advice: Final = BackgroundJob[ShownAdvice](screen, pool.carry_out)
        # It is counted at once, and does not wait for the pool.
        self.forecast: Final = BackgroundJob[ShownForecast](screen, Workers(1).carry_out)
        self.forecasting = False  # whether the chances of Ceres' next turn are shown
        self.after: str | None = None  # the action after which they are
        self._table: object = None
        self._forget()

    def _forget(self) -> None:
        self.shown = 0  # steps of the hint
        self.compared: str | None = None  # the action that is compared with the best
        self.noted: list[str] = []  # what the record says was advised
        self._wanted: str | None = None
        self._counted: tuple[bool, str | None] | None = None
        self.advice.clear()
        self.forecast.clear()

    @property
    def available(self) -> bool:
        """Whether there is something to advise on; a strict game has no coach."""
        view = self._session.view
        return view["phase"] != "over" and not view["game"]["strict"]

    @property
    def best(self) -> ShownOption | None:
        """The best action that was found so far."""
        return self.advice.found["options"][0] if self.advice.found else None

    @property
    def advised(self) -> list[str]:
        """What is advised where a hint or a comparison is shown."""
        found = self.advice.found
        if found is None or not (self.shown or self.compared):
            return []
        return [each["action"] for each in found["advised"]]

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
        game = Game.from_record(self._session.record())
        wanted = [self._wanted] if self._wanted else None
        self.advice.begin(jobs.advise(game, PLAYOUTS, wanted=wanted), PLAYOUTS)

    def judgement(self, action: str) -> ShownOption | None:
        """Return an action as it compares with the best, if they have been compared."""
        options = self.advice.found["options"] if self.advice.found else ()
        return next((each for each in options if each["figures"]["action"] == action), None)

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
            self.forecast.clear()
            if wanted[0]:
                game = Game.from_record(self._session.record())
                self.forecast.begin(jobs.forecast(game, action))
