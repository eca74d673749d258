"""Says what the coach found: the sentences and figures that every screen lays out.

Sentences are messages (`ceres.text.speaking`), to be said in the reader's language.
"""

from ceres.coach.presenter.forecasts import shown_forecast
from ceres.coach.presenter.hints import COMPARED, compared, shown_advice
from ceres.coach.presenter.naming import action_name, shown_action
from ceres.coach.presenter.puzzles import shown_move, shown_puzzle, shown_standing, theme_counts
from ceres.coach.presenter.reviews import (
    costliest,
    losses,
    meaning,
    shown_answer,
    shown_lesson,
    shown_review,
    telling_draws,
)

__all__ = [
    "COMPARED",
    "action_name",
    "compared",
    "costliest",
    "losses",
    "meaning",
    "shown_action",
    "shown_advice",
    "shown_answer",
    "shown_forecast",
    "shown_lesson",
    "shown_move",
    "shown_puzzle",
    "shown_review",
    "shown_standing",
    "telling_draws",
    "theme_counts",
]
