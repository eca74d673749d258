"""Any digital game whose draws are entered at a real table is the same game there."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ceres.companion import SetUp
from ceres.position import step_by_step
from ceres.service import Table
from ceres.service.tabletop import tabletop
from companion.at_real_tables import (
    ALL_BY_APP,
    ALL_BY_HAND,
    MIXED,
    Data,
    Twin,
    replays,
    seen,
    steps,
)
from service.at_tables import plain
from strategies import ALL_OPTIONS, Options, examples


def assert_same(twin: Twin) -> None:
    """The same position for whoever sits at either, and the same view."""
    assert twin.table.position.observation() == twin.digital.position.observation()
    assert seen(twin.table) == seen(Table(twin.digital))


def assert_same_so_far(twin: Twin) -> None:
    """In the middle of a turn: the table as it lies in the digital game at that moment."""
    view, due = plain(twin.table.view()), twin.due
    assert due is not None
    shown = twin.events[: due.step]
    if isinstance(shown[0], SetUp):
        return
    assert twin.action is not None
    tables = [twin.before, *step_by_step(twin.before, twin.action)[1]]
    assert view["table"] == tabletop(tables[due.step]._state)
    assert view["real"]["asks"]["why"] == due.why
    options = {option["id"] for option in view["real"]["asks"]["options"]}
    assert set(due.drawn) <= options


def entered_by_hand(options: Options, seed: int, draws: Data, actions: int | None = None) -> Twin:
    """A game played in both, compared at every moment."""
    rng = Random(seed)
    twin = Twin(options, seed, draws)
    while True:
        while twin.due is not None:
            assert_same_so_far(twin)
            twin.enter()
        assert_same(twin)
        if twin.digital.position.phase == "over" or len(twin.digital.entries) == actions:
            break
        twin.play(rng)
    assert replays(twin.table)
    return twin


@pytest.mark.parametrize("number", range(0, len(ALL_OPTIONS), 5))
def test_a_game_entered_by_hand_is_the_same_game(number: int) -> None:
    twin = entered_by_hand(ALL_OPTIONS[number], number, ALL_BY_HAND)
    assert twin.digital.position.phase == "over"
    assert twin.table.position.result == twin.digital.position.result
    # With all that came out in its place, the record's positions are those of the digital game.
    both = zip(twin.table.game.positions, twin.digital.positions, strict=True)
    assert all(one.observation() == other.observation() for one, other in both)


@pytest.mark.parametrize("number", range(len(MIXED)))
def test_a_game_entered_by_hand_in_part_is_the_same_game(number: int) -> None:
    entered_by_hand(ALL_OPTIONS[7 * number], 50 + number, MIXED[number])


def test_a_game_of_which_nothing_is_entered_is_the_same_game() -> None:
    twin = entered_by_hand(ALL_OPTIONS[-1], 3, ALL_BY_APP)
    assert twin.table.game.positions == twin.digital.positions


@examples(30)
@given(st.sampled_from(ALL_OPTIONS), st.integers(0, 10**6), st.sampled_from([ALL_BY_HAND, *MIXED]))
def test_the_beginning_of_any_game(options: Options, seed: int, draws: Data) -> None:
    entered_by_hand(options, seed, draws, actions=8)


@pytest.mark.slow
@examples(100)
@given(st.sampled_from(ALL_OPTIONS), st.integers(0, 10**6), st.sampled_from([ALL_BY_HAND, *MIXED]))
def test_any_game(options: Options, seed: int, draws: Data) -> None:
    entered_by_hand(options, seed, draws)


def test_the_turn_is_described_as_in_the_digital_game() -> None:
    """Up to what is asked for, and from the beginning again with every answer."""
    rng = Random(5)
    twin = Twin(ALL_OPTIONS[12], 5, ALL_BY_HAND)
    twin.enter_all()
    digital = Table(ALL_OPTIONS[12].new(5))
    for _ in range(25):
        whole = steps(plain(digital.play(twin.play(rng))))
        while twin.due is not None:
            shown = plain(twin.table.last_turn())
            assert steps(shown) == whole[: twin.due.step]
            twin.enter()
        assert steps(plain(twin.table.last_turn())) == whole
        assert twin.table.turns()[1:] == digital.turns()
