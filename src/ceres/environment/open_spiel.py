"""The game for open_spiel, with explicit chance: `pyspiel.load_game("python_ceres")`.

>>> import pyspiel
>>> import ceres.environment.open_spiel
>>> game = pyspiel.load_game("python_ceres(difficulty=hard,monuments=True)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.action_to_string(state.legal_actions()[-1])
'income'

Importing this registers it; `docs/environment.md` describes it. It needs the extra `open-spiel`.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from ceres.messages import say

try:
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(say("needs-open-spiel"), name=error.name) from None

from ceres.engine.action import ACTIONS
from ceres.environment import LONGEST_GAME
from ceres.environment.chance import OUTCOMES, Chance, Decision, Point, go_on, name, start
from ceres.environment.encoding import Floats, observation_space, observations
from ceres.environment.rewards import REWARDS
from ceres.environment.scenario import Scenario
from ceres.format.board_text import board_text
from ceres.observation import Observation

NAME: Final = "python_ceres"

# Far above anything that happens: open_spiel asks for bounds.
_MOST_VP: Final = 1000
_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Gardens of Ceres",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=1,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "difficulty": "normal",
        "monuments": False,
        "variants": "",
        "reward": "margin",
    },
)


class SoloGame(pyspiel.Game):
    """A game against Ceres; its parameters are options of `ceres.environment.Solo`.

    Several `variants` are joined by `+`.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        options = {**_TYPE.parameter_specification, **(params or {})}
        variants = [each for each in options["variants"].split("+") if each]
        scenario = Scenario(**{**options, "variants": variants})
        most = 1 if options["reward"] == "win" else _MOST_VP
        info = pyspiel.GameInfo(
            num_distinct_actions=len(ACTIONS),
            max_chance_outcomes=OUTCOMES,
            num_players=1,
            min_utility=-most,
            max_utility=most,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(_TYPE, info, dict(params or {}))
        self.start: Final = start(scenario.rules, scenario.monuments)
        self.worth: Final = REWARDS[options["reward"]]

    def new_initial_state(self, seen: Observation | None = None) -> "SoloState":
        """Return the state in which nothing is set up, or that of what a bot sees."""
        state = SoloState(self)
        if seen is not None:
            state.point = go_on(seen)
        return state

    def make_py_observer(
        self, iig_obs_type: "pyspiel.IIGObservationType | None" = None, params: Any = None
    ) -> Any:
        """Return what shows a state as `ceres.environment.Solo` does."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return _Observer(params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class SoloState(pyspiel.State):
    """A state of the game."""

    def __init__(self, game: SoloGame) -> None:
        super().__init__(game)
        self._worth = game.worth
        self.point: Point = game.start
        """Where the game is: the observation of its table, and what may come next."""

    def current_player(self) -> int:
        """Return you (0), chance, or that the game is over."""
        if isinstance(self.point, Decision):
            return int(pyspiel.PlayerId.TERMINAL) if self.point.over else 0
        return int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return isinstance(self.point, Decision) and self.point.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may be drawn, and the probability of each."""
        assert isinstance(self.point, Chance)
        return self.point.outcomes()

    def returns(self) -> list[float]:
        """Return what the game is worth; nothing before its end."""
        if not self.is_terminal() or self.point.table is None:
            return [0.0]
        return [float(max(-_MOST_VP, min(_MOST_VP, self._worth(self.point.table))))]

    def _legal_actions(self, player: int) -> list[int]:
        del player
        assert isinstance(self.point, Decision)
        return sorted([action.number for action in self.point.actions()])

    def _apply_action(self, action: int) -> None:
        self.point = self.point.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {name(action)}"
        return str(ACTIONS[action])

    def __str__(self) -> str:
        table = self.point.table
        shown = [board_text(table)] if table else []
        return "\n".join([*shown, " ".join(self.point.since)]).strip()


class _Observer:
    """Shows a state as open_spiel asks for it; during set-up there is nothing to see."""

    def __init__(self, params: Any) -> None:
        if params:
            raise ValueError(f"{NAME} has one observation, without parameters")
        self.tensor: Final[Floats] = np.zeros(observation_space().shape or (), np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: SoloState, player: int) -> None:
        """Show the table at the last decision as numbers."""
        del player
        table = state.point.table
        self.tensor[:] = observations([table])[0] if table else 0

    def string_from(self, state: SoloState, player: int) -> str:
        """Show it as text."""
        del player
        return str(state)


pyspiel.register_game(_TYPE, SoloGame)
