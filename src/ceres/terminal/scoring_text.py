"""The items of a scoring in words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding

from ceres.terminal.lines import columns, styled
from ceres.terminal.palette import Ink

Item = Mapping[str, Any]


def item_parts(
    side: str, items: Sequence[Item], had: int | None, ink: Ink
) -> Iterator[RenderableType]:
    """Lay out one side of a scoring, source by source; `had` is its VP after it, if it is over."""
    colours = ink.colours
    right = ink.say("vp-scored", vp=sum(item.get("vp", 0) for item in items))
    if had is not None:
        right = f"{right}   {ink.say('terminal-has', vp=had)}"
    head = columns("left", "right")
    head.add_row(
        f"{'◆' if side == 'you' else '○'} {ink.say(f'heading-{side}')}",
        right,
        style=f"bold {colours.you if side == 'you' else colours.ceres}",
    )
    yield head
    table = columns("left", "right")
    for source in dict.fromkeys(item["source"] for item in items):
        found = [item for item in items if item["source"] == source]
        name = ink.say(f"terminal-source-{'commercial' if source == 'silver' else source}")
        rules = " ".join(dict.fromkeys(rule for item in found for rule in item["rules"]))
        amount = sum(map(_worth, found))
        silver = source == "silver"
        gain = ink.say(
            "terminal-scored-silver" if silver else "vp-scored", vp=amount, silver=amount
        )
        named = styled(f"  {name}", f"bold {colours.text}").append(f"  [{rules}]", colours.faint)
        table.add_row(named, styled(gain, f"bold {colours.text}"))
        for item in found:
            text = styled(_what(item, ink), colours.text)
            table.add_row(Padding(text, (0, 0, 0, 6)), styled(str(_worth(item)), colours.text))
    yield table
    yield ""


def _worth(item: Item) -> int:
    worth: int = item["silver"] if "silver" in item else item["vp"]
    return worth


def _what(item: Item, ink: Ink) -> str:
    """Say what an item came from."""
    if item["source"] == "population":
        return _population(item, ink)
    text = _thing(item, ink)
    beside = [_counted(each, ink, each["amount"]) for each in item.get("neighbours", ())]
    beside += [_thing(each, ink) for each in item.get("buildings", ())]
    if beside:
        text = f"{text}, {ink.say('terminal-item-beside', things=', '.join(beside))}"
    return text


def _population(item: Item, ink: Ink) -> str:
    text = ink.say("item-population", own=item["population"], other=item["other"])
    if item["bonus"] and item["vp"]:
        text = f"{text}, {ink.say('terminal-item-bonus', bonus=item['bonus'])}"
    things = [_counted(each, ink, each["population"]) for each in item["from"]]
    return ink.say("terminal-item-of", item=text, things=", ".join(things)) if things else text


def _counted(thing: Item, ink: Ink, amount: int) -> str:
    return ink.say("terminal-item-amount", what=_thing(thing, ink), amount=amount)


def _thing(thing: Item, ink: Ink) -> str:
    """Name a building with its Lots, a tile with its Lot, or Lots alone."""
    if "id" in thing:
        return f"{ink.words.name('piece', thing['id'])} {' '.join(thing['lots'])}"
    if "tile" in thing:
        return f"♣ {ink.words.name('tile', thing['tile'])} {thing['lot']}"
    return " ".join(thing["lots"])
