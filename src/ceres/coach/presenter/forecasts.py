"""Says what Ceres may do next."""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from typing import Any, cast

from ceres.actions import Action
from ceres.coach import types
from ceres.coach.presenter.naming import action_name, say


def shown_forecast(
    found: list[dict[str, Any]], after: Action | str | None = None
) -> types.ShownForecast:
    """Say what Ceres may do next: by Deed, by card, and by what she does."""
    title = (
        say("coach-forecast-now")
        if after is None
        else say("coach-forecast-after", action=action_name(after))
    )
    outcomes = _chances(found, lambda each: (each["does"], each["deed"] or "none"))
    return {
        "forecast": cast("list[types.ForecastOutcome]", found),
        "title": title,
        "deeds": _chances(found, lambda each: each["deed"]),
        "cards": _chances(found, lambda each: each["card"]),
        "outcomes": [
            {"chance": chance, "said": say("page-coach-does", does=does, deed=deed)}
            for (does, deed), chance in sorted(outcomes.items(), key=lambda item: -item[1])
        ],
    }


def _chances(found: list[dict[str, Any]], key: Callable[[dict[str, Any]], Any]) -> dict[Any, float]:
    """Add up the chances of the outcomes that have a key in common."""
    sums: defaultdict[Any, Fraction] = defaultdict(Fraction)
    for each in found:
        if key(each) is not None:
            sums[key(each)] += Fraction(*each["chance"])
    return {name: float(chance) for name, chance in sums.items()}
