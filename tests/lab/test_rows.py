"""What is in a row: compared with what the library's events tell of the same game."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import ceres
from ceres.bots import make_bot
from ceres.bots.strategies.weights import POLICY_VERSION
from ceres.lab.plan import bot_seed
from lab.games import rows, simulate

Counts = Counter[str]

SOURCES = {
    "you": ("population", "commercial", "civic", "lots"),
    "ceres": ("population", "commercial", "civic", "parks"),
}


def retold(options: dict[str, Any], seed: int) -> tuple[ceres.Game, list[Counts]]:
    """The game of a seed, played with events; and what they say of each era."""
    game = ceres.Game.new(seed, **options)
    bot = make_bot("random", bot_seed(seed))
    eras = [Counter[str]()]
    while game.position.result is None:
        action = bot.choose(game.position.observation())
        eras[-1]["choices"] += str(action).startswith("place")
        for event in game.play(action):
            count(eras, event)
    return game, eras[:3]


def count(eras: list[Counts], event: ceres.Event) -> None:
    era, facts = eras[-1], event.facts
    simple = {
        "income": "incomes",
        "claim": "claims",
        "creep": "creeps",
        "monument": "her_monuments",
    }
    if event.type in simple:
        era[simple[event.type]] += 1
    elif event.type == "buy":
        era.update(buys=1, spent=facts["price"], bribes_paid=facts["silver_on_it"])
    elif event.type == "build":
        era.update(builds=1, rebuilds=bool(facts["replaced"]))
        era["your_monuments"] += "M1" in event.rules
    elif event.type == "bribe":
        era.update(bribes=1, bribed=len(facts["deeds"]))
    elif event.type == "no-claim":
        era[facts["reason"].replace("-", "_")] += 1
    elif event.type in ("failed-claim", "no-room", "bag-empty"):
        name = {"failed-claim": "failed_claims", "no-room": "no_room", "bag-empty": "empty_bag"}
        era[name[event.type]] += 1
        era[f"ceres_{name[event.type]}"] += facts["vp"]
    elif event.type == "when-built":
        era["you_when_built"] += facts["you"]["vp"]
        era["ceres_when_built"] += facts["ceres"]["vp"]
    elif event.type == "scoring":
        for item in facts["items"]:
            if "vp" in item:
                era[f"{item['side']}_{item['source']}"] += item["vp"]
        era["silver_scored"] += facts["you"]["silver"]
        eras.append(Counter())


@pytest.mark.parametrize(
    "options",
    [
        {"difficulty": "normal"},
        {"difficulty": "challenge", "monuments": True},
        {
            "difficulty": "hard",
            "monuments": True,
            "variants": ["contested-population", "creeping-gardens", "wild-monuments"],
        },
    ],
    ids=["normal", "challenge", "variants"],
)
def test_a_row_counts_what_the_events_tell(tmp_path: Path, options: dict[str, Any]) -> None:
    store = simulate(
        tmp_path / "results",
        seed=40,
        difficulties=[options["difficulty"]],
        monuments=[options.get("monuments", False)],
        variants=["+".join(options.get("variants", ())) or "none"],
    )
    happened: Counts = Counter()
    for row in rows(store):
        game, eras = retold(options, row["seed"])
        assert game.position.result is not None
        assert (row["you"], row["ceres"]) == tuple(
            game.position.result[side] for side in ("you", "ceres")
        )
        assert row["winner"] == game.position.result["winner"]
        assert row["margin"] == row["you"] - row["ceres"]
        assert row["decisions"] == len(game.entries)
        for era, told in enumerate(eras, 1):
            assert {name: row[f"{name}_{era}"] for name in told} == told
            happened += told
    assert {"buys", "rebuilds", "bribed", "no_room", "you_civic", "ceres_parks"} <= set(happened)


def test_the_sources_of_all_eras_add_up_to_the_score(tmp_path: Path) -> None:
    store = simulate(
        tmp_path / "results",
        monuments=[True],
        difficulties=["hard"],
        variants=["none", "favour-15"],
        games=20,
    )
    for row in rows(store):
        assert row["favour"] == (15 if row["variants"] == "favour-15" else 0)  # X4
        for side in ("you", "ceres"):
            parts = [value for name, value in row.items() if name.startswith(f"{side}_")]
            assert sum(parts) + (row["favour"] if side == "ceres" else 0) == row[side]


def test_the_last_entries_are_what_stands_at_the_end(tmp_path: Path) -> None:
    for row in rows(simulate(tmp_path / "results")):
        game, _ = retold({}, row["seed"])
        data = game.position.to_dict()
        assert row["gardens_3"] == len(data["ceres"]["gardens"])
        assert row["her_empty_lots_3"] == len(data["ceres"]["lots"])
        assert row["your_empty_lots_3"] == len(data["you"]["lots"])
        assert row["buildings_3"] == len(data["you"]["buildings"])
        assert row["bag_3"] == len(data["bag"])
        assert row["silver_3"] == data["you"]["silver"]


def test_a_row_says_what_was_played(tmp_path: Path) -> None:
    store = simulate(
        tmp_path / "results", difficulties=["challenge"], variants=["wild-monuments"], games=1
    )
    [row] = rows(store)
    keys = ("bot", "difficulty", "monuments", "variants", "components", "exchanged", "seed")
    found = tuple(row[key] for key in keys)
    assert found == ("random", "challenge", False, "wild-monuments", "standard", "", 1)
    assert row["rules"] == ceres.RULES_VERSION


def test_a_row_carries_the_version_of_the_planner(tmp_path: Path) -> None:
    bots = ["greedy", "planner", "planner:version=1"]
    found = rows(simulate(tmp_path / "results", bots=bots, games=1))
    assert [row["policy"] for row in found] == [0, POLICY_VERSION, 1]


def test_each_decision_is_a_row_if_asked_for(tmp_path: Path) -> None:
    store = simulate(tmp_path / "results", games=3, decisions=True)
    decisions = rows(store, "decisions")
    for game in rows(store):
        mine = [row for row in decisions if row["seed"] == game["seed"]]
        assert [row["number"] for row in mine] == list(range(1, game["decisions"] + 1))
        replay, _ = retold({}, game["seed"])
        assert [row["action"] for row in mine] == [str(entry) for entry in replay.entries]
        for row, position in zip(mine, replay.positions, strict=False):
            data = position.to_dict()
            assert row["silver"] == data["you"]["silver"]
            assert row["gardens"] == len(data["ceres"]["gardens"])
            assert row["legal"] == len(position.actions())
            assert row["laid"] == sum(offer["silver"] for offer in data["market"])
            assert row["kind"] == row["action"].split()[0]
