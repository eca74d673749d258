"""What can be asked for, and what is said to bad wishes."""

import json
from pathlib import Path

import pytest

import ceres
from ceres.components import STANDARD
from ceres.errors import CeresError, InvalidOption
from ceres.lab.cards import card_ids, stand_in, with_exchange
from ceres.lab.options import make_plan
from ceres.lab.plan import CorruptPlan, Plan, PlanChanged, bot_seed
from lab.games import FIRST, options


def test_every_combination_is_a_group() -> None:
    plan = make_plan(
        options(
            bots=["random", "greedy"],
            difficulties=["each"],
            monuments=[False, True],
            variants=["none", "creeping-gardens+wild-monuments"],
        )
    )
    assert len(plan.groups) == len(set(plan.groups)) == 2 * 3 * 2 * 2
    assert plan.total == 24 * 12
    assert {group.variants for group in plan.groups} == {(), ("creeping-gardens", "wild-monuments")}


def test_each_variant_alone_and_none() -> None:
    variants = [group.variants for group in make_plan(options(variants=["each"])).groups]
    assert variants[0] == ()
    assert [len(each) for each in variants[1:]] == [1, 1, 1]


def test_what_is_asked_for_twice_is_played_once() -> None:
    plan = make_plan(options(bots=["random", "random"], difficulties=["each", "hard"]))
    assert len(plan.groups) == 3


def test_all_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(InvalidOption) as error:
        make_plan(
            options(bots=["clever"], difficulties=["easy"], variants=["x+none"], games=0, seed=-1)
        )
    text = str(error.value)
    for part in ("clever", "easy", "x is unknown", "games", "seed"):
        assert part in text


def test_a_plan_is_read_again_as_it_was_written(tmp_path: Path) -> None:
    bot, box = tmp_path / "bot.py", tmp_path / "box.toml"
    bot.write_text(FIRST)
    box.write_text(
        'format = "ceres-components/1"\n[tiles]\n'
        + "\n".join(f"{tile} = {4}" for tile in STANDARD.tiles)
    )
    plan = make_plan(
        options(codes=[str(bot)], components=["standard", str(box)], cards=True, decisions=True)
    )
    assert len(plan.groups) == 2 * 2 * 19
    assert Plan.from_json(plan.to_json()) == plan


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"format": 1}', '{"a": 1, "a": 2}'],
    ids=["empty", "list", "nothing", "no-keys", "twice"],
)
def test_a_plan_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(CorruptPlan):
        Plan.from_json(text)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("games", "many"),
        ("groups", [{}]),
        ("groups", 3),
        ("bots", []),
        ("seed", -2),
        ("format", "plan"),
    ],
)
def test_a_plan_with_a_wrong_value_is_refused(key: str, value: object) -> None:
    data = json.loads(make_plan(options()).to_json())
    with pytest.raises(CorruptPlan):
        Plan.from_json(json.dumps({**data, key: value}))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("bot", "grudy"),
        ("variants", "nonsense"),
        ("components", "nonsense"),
        ("exchanged", "c99"),
        ("difficulty", "easy"),
    ],
)
def test_a_group_of_what_there_is_not_is_refused(key: str, value: str) -> None:
    data = json.loads(make_plan(options()).to_json())
    data["groups"][0][key] = value
    with pytest.raises(CorruptPlan) as error:
        Plan.from_json(json.dumps(data))
    assert value in str(error.value)


def test_a_plan_of_other_rules_is_refused() -> None:
    data = json.loads(make_plan(options()).to_json())
    with pytest.raises(PlanChanged):
        Plan.from_json(json.dumps({**data, "rules": "0"}))


def test_games_of_another_planner_are_not_resumed() -> None:
    """Those of older plans, which name no version, had the first."""
    data = json.loads(make_plan(options()).to_json())
    for other in ({**data, "policy": 1}, {key: data[key] for key in data if key != "policy"}):
        plan = Plan.from_json(json.dumps(other))  # their results can be read
        with pytest.raises(PlanChanged):
            plan.check_codes()


def test_a_bot_that_has_changed_is_noticed(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(FIRST)
    plan = make_plan(options(bots=[], codes=[str(bot)]))
    plan.check_codes()
    bot.write_text(FIRST + "\n# better\n")
    with pytest.raises(PlanChanged):
        plan.check_codes()
    bot.unlink()  # it is kept in the plan
    plan.check_codes()


@pytest.mark.parametrize(
    "source", ["import nothing_of_the_kind", "x = 1", "exit()", "class Bot: pass", "("]
)
def test_a_file_that_makes_no_bot_is_refused(tmp_path: Path, source: str) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(source)
    with pytest.raises(CeresError) as error:
        make_plan(options(bots=[], codes=[str(bot)]))
    assert "bot.py" in str(error.value)


def test_a_bot_gets_another_seed_than_the_game() -> None:
    seeds = {bot_seed(seed) for seed in range(1000)}
    assert len(seeds) == 1000
    assert seeds.isdisjoint(range(1000))


# Cards exchanged for others.


def test_an_exchanged_card_keeps_its_place_and_does_what_another_does() -> None:
    other = next(card for card in STANDARD.cards if card.id == "c12")
    box = with_exchange(None, "c01", other)
    changed = [card for card, old in zip(box.cards, STANDARD.cards, strict=True) if card != old]
    [card] = changed
    assert (card.id, card.number) == ("c01", STANDARD.cards[0].number)
    assert (card.action, card.monument, card.letters) == ("enlarge", True, ())
    assert box.tiles == STANDARD.tiles


def test_each_other_card_stands_in_equally_often() -> None:
    found = [stand_in(None, "c05", seed).id for seed in range(170)]
    assert {found.count(id) for id in card_ids(None) if id != "c05"} == {10}
    assert "c05" not in found


def test_an_exchange_leaves_the_set_up_as_it_was() -> None:
    other = STANDARD.cards[15]
    box = with_exchange(None, "c03", other)
    plain = ceres.Game.new(3).position.to_dict()
    changed = ceres.Game.new(3, components=box).position.to_dict()
    assert plain["ceres"] == changed["ceres"]
    assert plain["market"] == changed["market"]
