"""`ceres daily` and `ceres ladder`: the day's deal, and the ranks."""

from typing import Annotated

import typer

from ceres.challenges.days import Kind, deal_of, own_day
from ceres.challenges.ladder import Rank, ranks
from ceres.checking import Check
from ceres.commands.options import AsJson, Lang, TurnPace
from ceres.commands.output import complaints, put, put_json
from ceres.commands.tables import in_columns
from ceres.errors import InvalidOption
from ceres.text import Catalogue


def daily(
    date: Annotated[str | None, typer.Option(metavar="DATE", help="help-daily-date")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-daily-json")] = False,
    lang: Lang = None,
    pace: TurnPace = None,
) -> None:
    """Play the deal of the day in the terminal. Only the first attempt counts."""
    today = own_day()
    with complaints(lang):
        deal = deal_of(today if date is None else date)
        if as_json:
            put_json(deal.to_dict())
            return
        deal.check_begun(today)
    from ceres.terminal import run

    raise typer.Exit(run(lang=lang, pace=pace, deal=deal, today=today))


def ladder(
    rank: Annotated[str | None, typer.Argument(metavar="RANK", help="help-ladder-rank")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
    pace: TurnPace = None,
) -> None:
    """List the ranks of the ladder, and how often bots win at each; or play a game at a rank."""
    with complaints(lang) as words:
        kind = None if rank is None else _kind(rank)
        if as_json:
            put_json({"ranks": [_facts(each, words) for each in ranks()]})
        elif kind is None:
            put(f"{in_columns(_rows(words))}\n\n{words.say('ladder-climb')}")
    if kind is not None and not as_json:
        from ceres.terminal import NewGame, run

        raise typer.Exit(run(NewGame(None, *kind), lang, pace, new=True))


def _kind(rank: str) -> Kind:
    """Return the options of the games at a rank."""
    check, kinds = Check(), {each.id: each.kind for each in ranks()}
    check.word(rank, "rank", kinds)
    if check.faults:
        raise InvalidOption(check.faults)
    return kinds[rank]


def _facts(rank: Rank, words: Catalogue) -> dict[str, object]:
    facts = rank.to_dict()
    return {"id": facts.pop("id"), "name": words.say(f"rank-{rank.id}"), **facts}


def _rows(words: Catalogue) -> list[list[str]]:
    bots = list(ranks()[0].wins)
    rows = [[words.say("ladder-rank"), words.say("ladder-game"), *bots]]
    for rank in ranks():
        kind = rank.kind
        options = [words.name("difficulty", kind.difficulty)]
        options += [words.say("ladder-monuments")] if kind.monuments else []
        options += [words.name("variant", variant) for variant in kind.variants]
        shares = [words.percent(rank.wins[bot]) for bot in bots]
        rows.append([words.say(f"rank-{rank.id}"), words.join(options, "comma"), *shares])
    return rows
