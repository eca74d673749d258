"""Observations and masks as arrays: expands the integers of `features`, for many games at once.

>>> import ceres.environment, gymnasium
>>> observation, info = gymnasium.make("ceres/Solo-v1").reset(seed=7)
>>> shown = read(observation)
>>> int(shown["your_silver"][0]), shown["market"].shape
(5, (6, 49))
"""

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Space

from ceres.engine.action import ACTIONS
from ceres.engine.board import LOT_COUNT
from ceres.engine.legal import actions
from ceres.engine.state import State
from ceres.environment.features.actions import ACTION_NUMBERS, ACTION_SETS, action_integers
from ceres.environment.features.cards import CARD_FEATURES
from ceres.environment.features.city import CITY
from ceres.environment.features.feature import Feature
from ceres.environment.features.numbers import NUMBERS
from ceres.environment.features.table import FEATURES, integers
from ceres.observation import Observation, known_state

Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]


_SETS: Final = sum(feature.integers for feature in CITY + CARD_FEATURES)
_INTEGERS: Final = sum(feature.integers for feature in FEATURES)
_LAYERS: Final = sum(feature.integers for feature in CITY)
_CITY_END: Final = _LAYERS * LOT_COUNT
_WORD: Final = 64


def _bits(features: Sequence[Feature], first: int) -> npt.NDArray[np.int64]:
    """Return the indexes of the members of some sets, the first of them the given one of all."""
    sizes = [feature.bits for feature in features for _ in range(feature.integers)]
    return np.concatenate(
        [_WORD * index + np.arange(bits) for index, bits in enumerate(sizes, start=first)]
    )


def _numbers(features: Sequence[Feature]) -> tuple[Floats, npt.NDArray[np.int64]]:
    """Return the scale and the limit of each entry of some numbers."""
    counts = [feature.integers for feature in features]
    scale = np.repeat([feature.scale for feature in features], counts)
    return scale.astype(np.float32), np.repeat([feature.most for feature in features], counts)


_CARD_BITS: Final = _bits(CARD_FEATURES, _LAYERS)
_SETS_END: Final = _CITY_END + len(_CARD_BITS)
_SCALE, _LIMITS = _numbers(NUMBERS)
_LENGTH: Final = _SETS_END + len(_SCALE)
_ACTION_BITS: Final = _bits(ACTION_SETS, 0)
_ACTION_SCALE, _ACTION_LIMITS = _numbers(ACTION_NUMBERS)


def observation_space() -> Space[Any]:
    """Return the space of `observations`: each entry from 0 to the limit of its feature."""
    most = np.concatenate([np.ones(_SETS_END, np.float32), _LIMITS / _SCALE])
    return Box(np.zeros(_LENGTH, np.float32), most.astype(np.float32), dtype=np.float32)


def observations(states: Sequence[State]) -> Floats:
    """Encode the states, one row each."""
    rows = chain.from_iterable(map(integers, states))
    found = np.fromiter(rows, "<i8", len(states) * _INTEGERS).reshape(len(states), _INTEGERS)
    bits = _unpacked(found[:, :_SETS])
    shown = np.empty((len(states), _LENGTH), np.float32)
    layers = shown[:, :_CITY_END].reshape(-1, _LAYERS, LOT_COUNT)  # a view, not a copy
    layers[...] = bits.reshape(-1, _SETS, _WORD)[:, :_LAYERS, :LOT_COUNT]
    shown[:, _CITY_END:_SETS_END] = bits[:, _CARD_BITS]
    shown[:, _SETS_END:] = np.minimum(found[:, _SETS:], _LIMITS) / _SCALE
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
    numbers = [
        start + action.number
        for start, state in zip(range(0, legal.size, len(ACTIONS)), states, strict=True)
        for action in actions(state)
    ]
    legal.reshape(-1)[numbers] = True
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
