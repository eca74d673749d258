"""The coach: hints, what Ceres may do next, and reviews that tell luck from decisions.

Everything is judged by what a player could know at the time, and by one reference policy that plays
on; docs/coach.md says how, and what the figures mean.

>>> import ceres
>>> from ceres import coach
>>> seen = ceres.Game.new(seed=7).position.observation()
>>> coach.forecast(seen)[0]["chance"]
[2, 7]
"""

from ceres.coach.advice import Advice, advise
from ceres.coach.forecasting import forecast
from ceres.coach.reviews.model import Review
from ceres.coach.reviews.plan import review
from ceres.coach.solving import Solution, solve

__all__ = ["Advice", "Review", "Solution", "advise", "forecast", "review", "solve"]
