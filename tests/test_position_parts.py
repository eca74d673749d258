"""The objects of a position say what its written form says, and nothing hidden."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import ceres
from ceres.components import BUILDINGS, MONUMENTS, Card
from ceres.observation import Observation

View = ceres.Position | Observation

PARTS = {"variants", "market", "piles", "bag", "monuments", "last_turns", "pending"}


def as_data(value: object) -> Any:
    """Return an object as JSON would have it: cards and pieces by their written form."""
    if isinstance(value, Card):
        return value.id
    if hasattr(value, "_asdict"):
        return {key: as_data(part) for key, part in value._asdict().items()}
    if isinstance(value, tuple):
        return [as_data(each) for each in value]
    return dict(value) if isinstance(value, Mapping) else value


def written(view: View) -> dict[str, Any]:
    """Put the written form together again from the objects."""
    data = {key: as_data(getattr(view, key)) for key in PARTS | {"era", "phase", "difficulty"}}
    data["you"], data["ceres"] = as_data(view.you), as_data(view.ceres)
    for more in ("population", "income"):
        del data["you"][more]
    for offer in data["market"]:
        del offer["price"]
    return data


def views() -> list[View]:
    """Every decision of two games with all there is, a choice for Ceres among them."""
    found: list[View] = []
    for seed in (3, 11):
        game = ceres.Game.new(seed, "challenge", monuments=True, variants=["wild-monuments"])
        random = Random(seed)
        while game.position.result is None:
            game.play(random.choice(game.position.actions()))
            found += [game.position, game.position.observation()]
    assert {"you", "choice", "over"} == {each.phase for each in found}
    return found


VIEWS = views()


def test_the_objects_say_what_the_written_form_says() -> None:
    for view in VIEWS:
        data = view.to_dict()
        assert written(view) == {key: data[key] for key in written(view)}
        # What a view adds to them is not in its objects.
        assert set(data) - set(written(view)) <= {"format", "components", "hidden"}


def test_every_lot_shows_what_stands_there() -> None:
    for view in VIEWS:
        shown, data = view.lots, view.to_dict()
        assert len(shown) == 49
        assert [lot for lot, on in shown.items() if on == ("you", None)] == data["you"]["lots"]
        assert [lot for lot, on in shown.items() if on == ("ceres", None)] == data["ceres"]["lots"]
        for lot, tile in data["ceres"]["gardens"].items():
            assert shown[lot] == ("ceres", tile)
        for side, key in (("you", "buildings"), ("ceres", "monuments")):
            for built in data[side][key]:
                assert all(shown[lot] == (side, built["id"]) for lot in built["lots"])
        for offer in view.market:
            assert shown[offer.deed] == (None, None)


def test_a_price_is_what_is_paid() -> None:
    for view in VIEWS:
        if not isinstance(view, ceres.Position) or view.phase != "you":
            continue
        prices = {offer.deed: offer.price for offer in view.market}
        for action in map(str, view.actions()):
            if action.startswith("buy"):
                events = view.play(action)[1]
                assert events[0].facts["price"] == prices[action.split()[1]]


def test_population_and_income_are_those_of_the_pieces() -> None:
    pieces = {piece.id: piece for piece in (*BUILDINGS, *MONUMENTS)}
    for view in VIEWS:
        you = view.you
        assert all(each.printed is pieces[each.id] for each in you.buildings)
        assert you.population == sum(each.printed.population for each in you.buildings)
        assert you.income == sum(each.printed.silver for each in you.buildings)


def test_an_observation_shows_nothing_hidden() -> None:
    for seed in range(3):
        game = ceres.Game.new(seed)
        game.play("income")
        seen = game.position.observation()
        other = seen.sample(Random(seed)).observation()
        assert written(seen) == written(other)
        assert seen.hidden == tuple_of(game.position)


def tuple_of(position: ceres.Position) -> tuple[tuple[int, ...], int]:
    """Count the Deeds that lie face down."""
    return tuple(map(len, position.piles)), len(position.ceres.deeds)


def test_nothing_of_it_can_be_changed() -> None:
    position = ceres.Game.new(seed=7).position
    for change in ("position.you = None", "position.you.silver = 9", "position.lots['A1'] = None"):
        with pytest.raises((AttributeError, TypeError)):
            exec(change, {"position": position})
    with pytest.raises(TypeError):
        position.ceres.gardens["A1"] = "civic-any"  # type: ignore[index]
