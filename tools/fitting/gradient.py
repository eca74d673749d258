"""Fits weights to labels, by the gradient of the mean lead."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.weights import COLUMNS, UNITS, column_of
from ceres.engine.state import LAST_ERA, State
from fitting.labels import Decision
from fitting.tables import WEIGHTS, Array, Weighting, table_of

# How sharply the planner is taken to choose by the values of actions, in VP.
TEMPERATURE: Final = 1.5
# A change of a weight costs: one for all columns least, one for a single column most.
COSTS: Final = (0.15, 0.3, 0.6)
STEPS: Final = 2500
BATCH: Final = 512
RATE: Final = 0.01
MOMENTUM: Final = 0.9
MEMORY: Final = 0.995


@dataclass(frozen=True)
class Labels:
    """Labelled decisions as arrays: a row for each decision, a column for each action tried."""

    tried: NDArray[np.bool_]
    """Decisions have different numbers of actions: which places of a row are used."""
    values: Array
    """What the table says an action is worth."""
    features: Array
    """How much more that is with each of the weights raised by one."""
    leads: Array
    """What it led to, compared with the mean of the decision."""
    columns: NDArray[np.int64]
    """The column of the table that each decision is made by."""

    def gain(self, change: Weighting, rows: NDArray[np.int64]) -> Array:
        """Return what the planner's choices lead to after a change, decision by decision."""
        led: Array = self.leads[rows, self.worth(change, rows).argmax(1)]
        return led

    def worth(self, change: Weighting, rows: NDArray[np.int64]) -> Array:
        """Return the values of the actions after a change of the weights."""
        steps = change.T[self.columns[rows]]
        more: Array = np.einsum("daw,dw->da", self.features[rows], steps)
        return np.where(self.tried[rows], self.values[rows] + more, -np.inf)


def read_labels(found: Iterator[Decision], weights: Weighting) -> Labels:
    """Turn labelled decisions into arrays, with features of these weights."""
    raised = [weights, *(weights + row[:, None] for row in np.eye(len(WEIGHTS)))]
    planners = [PlannerStrategy(table_of(each)) for each in raised]
    columns, labels, values = [], [], []
    for state, actions, outcome in found:
        columns.append(int(column_of(state)))
        labels.append(np.mean(outcome, axis=1))
        values.append(np.array([_values(planner, state, actions) for planner in planners]))
    shape = len(columns), max(map(len, labels))
    tried = np.zeros(shape, dtype=np.bool_)
    worth, led = np.zeros(shape), np.zeros(shape)
    features = np.zeros((*shape, len(WEIGHTS)))
    for row, (label_row, value) in enumerate(zip(labels, values, strict=True)):
        used = len(label_row)
        tried[row, :used] = True
        led[row, :used] = label_row - label_row.mean()
        worth[row, :used] = value[0]
        features[row, :used] = (value[1:] - value[0]).T
    return Labels(tried, worth, features, led, np.array(columns))


def _values(planner: PlannerStrategy, state: State, actions: list[str]) -> list[float]:
    known = {action.text: value / UNITS for value, action in planner.valued(state)}
    return [known[action] for action in actions]


class Steps:
    """A part of the change: of all columns together, of those of an era, or of single ones."""

    def __init__(self, parts: int, cost: float) -> None:
        self._cost: Final = cost / parts
        self._value = np.zeros((len(WEIGHTS), parts))
        self._mean = np.zeros_like(self._value)
        self._square = np.zeros_like(self._value)

    def move(self, slope: Array, number: int, rate: float) -> None:
        """Make a step of Adam."""
        parts = self._value.shape[1]
        pull = slope.reshape(len(WEIGHTS), parts, -1).sum(2) - self._cost * self._value
        self._mean += (1 - MOMENTUM) * (pull - self._mean)
        self._square += (1 - MEMORY) * (pull * pull - self._square)
        mean = self._mean / (1 - MOMENTUM**number)
        size = np.sqrt(self._square / (1 - MEMORY**number)) + 3e-4
        self._value += rate * mean / size

    def columns(self) -> Array:
        """Return the change of each column."""
        return np.repeat(self._value, COLUMNS // self._value.shape[1], axis=1)


def fit(labels: Labels, steps: int = STEPS) -> tuple[Weighting, Array]:
    """Return the change of the weights that leads furthest, and what it gains where not fitted.

    Gradient ascent on the mean lead of a planner that chooses at random, better actions more often.
    A fifth of the decisions is held back.
    """
    rng = np.random.default_rng(1)
    order = rng.permutation(len(labels.columns))
    unused, used = np.split(order, [len(order) // 5])
    sizes = _sizes(labels)
    parts = [Steps(parts, cost) for parts, cost in zip((1, LAST_ERA, COLUMNS), COSTS, strict=True)]
    mean, averaged = np.zeros((len(WEIGHTS), COLUMNS)), max(steps // 4, 1)
    for number in range(1, steps + 1):
        change = sizes * sum(part.columns() for part in parts)
        slope = sizes * _slope(labels, change, rng.choice(used, BATCH))
        for part in parts:
            part.move(slope, number, RATE * (1 - number / (steps + 1)))
        if number > steps - averaged:
            mean += change / averaged
    return mean, labels.gain(mean, unused) - labels.gain(0 * mean, unused)


def _sizes(labels: Labels) -> Array:
    """Return how far each weight is moved: less if actions differ much by its feature."""
    used = labels.features[labels.tried]
    spread: Array = used.std(axis=0)
    moved = np.where(spread > 1e-6, 1 / np.maximum(spread, 0.05), 0.0)
    return (moved * np.minimum(1.0, spread / 0.1))[:, None]


def _slope(labels: Labels, change: Weighting, rows: NDArray[np.int64]) -> Array:
    """Return how the mean lead of some decisions grows with each weight."""
    worth = labels.worth(change, rows) / TEMPERATURE
    chance = np.exp(worth - worth.max(1, keepdims=True))
    chance /= chance.sum(1, keepdims=True)
    led = labels.leads[rows]
    pull = chance * (led - (chance * led).sum(1, keepdims=True)) / TEMPERATURE
    each = np.einsum("da,daw->dw", pull, labels.features[rows]) / len(rows)
    found = np.zeros((COLUMNS, len(WEIGHTS)))
    np.add.at(found, labels.columns[rows], each)
    return found.T
