"""Fits weights to labels, by least squares."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np

from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.weights import COLUMNS, UNITS, column_of
from fitting.labels import Decision
from fitting.tables import WEIGHTS, Array, Weighting, table_of

# Weights that the labels say little about stay near where they were.
RIDGE: Final = 300.0
LEAST_VARIANCE: Final = 1e-3


@dataclass(frozen=True)
class Sums:
    """The sums that least squares need, for each column of a table.

    An action has a feature for each weight: how much more it is worth if the weight is raised by
    one. Features and leads are compared with the mean of their decision.
    """

    actions: Array
    """How many actions were tried."""
    features: Array
    """The products of every two features."""
    leads: Array
    """The products of the features with what an action led to."""

    def __add__(self, other: "Sums") -> "Sums":
        """Add the sums of other decisions."""
        return Sums(
            self.actions + other.actions, self.features + other.features, self.leads + other.leads
        )


def sums(labelled: Iterable[Decision], weights: Weighting) -> Sums:
    """Sum up labelled decisions, with the features of these weights."""
    raised = [weights, *(weights + row[:, None] for row in np.eye(len(WEIGHTS)))]
    planners = [PlannerStrategy(table_of(each)) for each in raised]
    size = len(WEIGHTS)
    found = Sums(np.zeros(COLUMNS), np.zeros((COLUMNS, size, size)), np.zeros((COLUMNS, size)))
    for decision in labelled:
        column = int(column_of(decision[0]))
        features, leads = compared(decision, planners)
        found.actions[column] += len(leads)
        found.features[column] += features.T @ features
        found.leads[column] += features.T @ leads
    return found


def compared(decision: Decision, planners: list[PlannerStrategy]) -> tuple[Array, Array]:
    """Return the features of the actions of a decision, a row for each, and their leads."""
    state, actions, outcomes = decision
    values = []
    for planner in planners:
        known = {action.text: value / UNITS for value, action in planner.valued(state)}
        values.append([known[action] for action in actions])
    worth = np.array(values)
    features, leads = (worth[1:] - worth[0]).T, np.mean(outcomes, axis=1)
    return features - features.mean(axis=0), leads - leads.mean()


def fit(found: Sums, weights: Weighting) -> Weighting:
    """Return the weights whose values of actions are nearest to what these led to.

    The planner's values need not be in VP, only in order; the fitted ones stay in its scale.
    """
    fitted = weights.copy()
    for column, own in enumerate(weights.T):
        features, leads = found.features[column], found.leads[column]
        if not features.any():
            continue
        scale = (own @ leads) / (own @ features @ own)
        variances = np.diag(features) / found.actions[column]
        cost = np.diag(RIDGE * np.maximum(variances, LEAST_VARIANCE))
        change = np.linalg.solve(features + cost, leads - scale * (features @ own))
        fitted[:, column] += change / scale
    return fitted
