"""Observations and masks as arrays: expands the integers of `features`, for many games at once.

>>> import ceres.environment, gymnasium
>>> observation, info = gymnasium.make("ceres/Solo-v1").reset(seed=7)
>>> shown = read(observation)
>>> int(shown["your_silver"][0]), shown["market"].shape
(5, (6, 49))
"""

from collections.abc import Sequence
from math import ceil
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Space

from ceres.engine.action import ACTIONS
from ceres.engine.board import LOT_COUNT
from ceres.engine.state import State
from ceres.environment.features.actions import ACTION_NUMBERS, ACTION_SETS, action_integers
from ceres.environment.features.cards import CARD_FEATURES
from ceres.environment.features.city import CITY
from ceres.environment.features.feature import Feature
from ceres.environment.features.numbers import NUMBERS
from ceres.environment.features.packing import LANE, LANES
from ceres.environment.features.table import FEATURES, integers, legal_numbers
from ceres.observation import Observation, known_state

Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]

_WORD: Final = 64


def _bits(features: Sequence[Feature]) -> npt.NDArray[np.int64]:
    """Return the indexes of the members of some sets among the bits of their integers."""
    sizes = [feature.bits for feature in features for _ in range(feature.integers)]
    return np.concatenate([_WORD * index + np.arange(bits) for index, bits in enumerate(sizes)])


def _numbers(features: Sequence[Feature]) -> tuple[Floats, npt.NDArray[np.int64]]:
    """Return the scale and the limit of each entry of some numbers."""
    counts = [feature.integers for feature in features]
    scale = np.repeat([feature.scale for feature in features], counts)
    return scale.astype(np.float32), np.repeat([feature.most for feature in features], counts)


_SETS_END: Final = sum(feature.length for feature in CITY + CARD_FEATURES)
_SCALE, _LIMITS = _numbers(NUMBERS)
_LENGTH: Final = _SETS_END + len(_SCALE)
# The integers of an observation: those of its sets, and those of its numbers.
_SETS: Final = ceil(_SETS_END / LOT_COUNT)
_INTEGERS: Final = _SETS + ceil(len(_SCALE) / LANES)
_ACTION_BITS: Final = _bits(ACTION_SETS)
_ACTION_SCALE, _ACTION_LIMITS = _numbers(ACTION_NUMBERS)


def observation_space() -> Space[Any]:
    """Return the space of `observations`: each entry from 0 to the limit of its feature."""
    most = np.concatenate([np.ones(_SETS_END, np.float32), _LIMITS / _SCALE])
    return Box(np.zeros(_LENGTH, np.float32), most.astype(np.float32), dtype=np.float32)


def observations(states: Sequence[State]) -> Floats:
    """Encode the states, one row each."""
    count = len(states)
    found = np.fromiter(integers(states), "<i8", count * _INTEGERS).reshape(count, _INTEGERS)
    bits = _unpacked(found[:, :_SETS]).reshape(count, _SETS, _WORD)
    shown = np.empty((count, _LENGTH), np.float32)
    layers = shown[:, : _SETS * LOT_COUNT].reshape(count, _SETS, LOT_COUNT)  # a view, not a copy
    layers[...] = bits[:, :, :LOT_COUNT]
    lanes = np.ascontiguousarray(found[:, _SETS:]).view("<u2").reshape(count, -1, _WORD // LANE)
    numbers = lanes[:, :, :LANES].reshape(count, -1)[:, : len(_SCALE)]
    shown[:, _SETS_END:] = np.minimum(numbers, _LIMITS) / _SCALE
    return shown


def _unpacked(sets: npt.NDArray[np.int64]) -> npt.NDArray[np.uint8]:
    """Return the bits of some sets, `_WORD` of them for each."""
    octets = np.ascontiguousarray(sets).view(np.uint8)
    return np.unpackbits(octets, axis=1, bitorder="little")


def action_features(states: Sequence[State]) -> Floats:
    """Encode the legal actions of the states, one row each: the order in which masks have them."""
    rows = [row for state in states for row in action_integers(state)]
    found = np.array(rows, "<i8").reshape(len(rows), len(ACTION_SETS) + len(_ACTION_SCALE))
    sets = _unpacked(found[:, : len(ACTION_SETS)])[:, _ACTION_BITS]
    numbers = np.clip(found[:, len(ACTION_SETS) :], -_ACTION_LIMITS, _ACTION_LIMITS)
    return np.concatenate([sets, numbers / _ACTION_SCALE], axis=1, dtype=np.float32)


def masks(states: Sequence[State]) -> Flags:
    """Return which actions are legal in the states, one row each; none once a game is over."""
    legal = np.zeros((len(states), len(ACTIONS)), np.bool_)
    legal.reshape(-1)[np.fromiter(legal_numbers(states), np.int64)] = True
    return legal


def encode(seen: Observation) -> tuple[Floats, Flags]:
    """Encode an observation and its legal actions, so that an agent can play as a bot."""
    state = known_state(seen)
    return observations([state])[0], masks([state])[0]


def encode_actions(seen: Observation) -> Floats:
    """Encode the legal actions of an observation, one row for each that the mask allows."""
    return action_features([known_state(seen)])


def info(state: State, mask: Flags, illegal: int) -> dict[str, Any]:
    """Return the facts for an agent's trainer that go with an observation."""
    return {
        "action_mask": mask,
        "illegal": illegal,
        "your_vp": state.your_vp,
        "her_vp": state.her_vp,
    }


def read(observation: Floats) -> dict[str, npt.NDArray[np.int64]]:
    """Decode an observation for people: each feature by its name, in whole numbers.

    Numbers are no longer divided by their scale; several sets are the rows of a table.
    """
    shown = {}
    start = 0
    for feature in FEATURES:
        entries = observation[start : start + feature.length] * feature.scale
        start += feature.length
        whole = np.rint(entries).astype(np.int64)
        shown[feature.name] = (
            whole.reshape(-1, feature.bits) if feature.integers > 1 and feature.bits else whole
        )
    return shown
