"""`ceres bots`: lists the bots."""

from typing import TYPE_CHECKING

from ceres.commands.options import AsJson, Lang
from ceres.commands.output import complaints, put, put_json
from ceres.commands.tables import in_columns
from ceres.text import Catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ceres.bots import BotKind


def bots(
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the bots and their parameters."""
    from ceres.bots import BOTS

    with complaints(lang) as words:
        if as_json:
            put_json([_facts(kind, words) for kind in BOTS.values()])
        else:
            put(_listing(BOTS.values(), words))


def _facts(kind: "BotKind", words: Catalogue) -> dict[str, object]:
    parameters = [
        {
            "name": each.name,
            "default": each.default,
            "low": each.low,
            "high": each.high,
            "meaning": words.say(f"bot-kind-{kind.name}-{each.name}"),
        }
        for each in kind.parameters
    ]
    does = words.say(f"bot-kind-{kind.name}")
    return {"name": kind.name, "does": does, "parameters": parameters}


def _listing(kinds: "Iterable[BotKind]", words: Catalogue) -> str:
    """Write a line for each bot and each parameter, and how to use them."""
    rows = []
    for kind in kinds:
        rows.append([kind.name, words.say(f"bot-kind-{kind.name}")])
        rows += [
            [f"  {each.name}={each.default:g}", words.say(f"bot-kind-{kind.name}-{each.name}")]
            for each in kind.parameters
        ]
    usage = words.say("bots-usage", code="montecarlo:seconds=0.5,workers=2", option="--code FILE")
    return f"{in_columns(rows)}\n\n{usage}"
