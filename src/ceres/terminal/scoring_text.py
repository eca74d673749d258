"""The items of a scoring in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ceres.terminal.lines import Row, apart, styled, words_in
from ceres.terminal.palette import Ink

Item = Mapping[str, Any]


def item_rows(side: str, items: Sequence[Item], had: int | None, ink: Ink, width: int) -> list[Row]:
    """Lay out one side of a scoring, source by source; `had` is its VP after it, if it is over."""
    colours = ink.colours
    colour = colours.you if side == "you" else colours.ceres
    total = sum(item.get("vp", 0) for item in items)
    right = ink.say("vp-scored", vp=total)
    if had is not None:
        right = f"{right}   {ink.say('terminal-has', vp=had)}"
    sign = "◆" if side == "you" else "○"
    head = styled(f"{sign} {ink.say(f'heading-{side}')}", f"bold {colour}")
    rows = [Row(apart(head, styled(right, f"bold {colour}"), width - 1))]
    sources = dict.fromkeys(item["source"] for item in items)
    for source in sources:
        rows += _source_rows(
            source, [item for item in items if item["source"] == source], ink, width
        )
    return [*rows, Row(Text())]


def _source_rows(source: str, items: Sequence[Item], ink: Ink, width: int) -> list[Row]:
    colours = ink.colours
    name = ink.say(f"terminal-source-{'commercial' if source == 'silver' else source}")
    rules = " ".join(dict.fromkeys(rule for item in items for rule in item["rules"]))
    amount = sum(_worth(item) for item in items)
    code = "terminal-scored-silver" if source == "silver" else "vp-scored"
    key = "silver" if source == "silver" else "vp"
    left = styled(f"  {name}", f"bold {colours.text}").append(f"  [{rules}]", colours.faint)
    right = styled(ink.say(code, **{key: amount}), f"bold {colours.text}")
    rows = [Row(apart(left, right, width - 1))]
    for item in items:
        lines = words_in(_what(item, ink), width - 14, "  ")
        first = styled(f"      {lines[0]}", colours.text)
        rows.append(Row(apart(first, styled(str(_worth(item)), colours.text), width - 1)))
        rows += [Row(styled(f"      {line}", colours.text)) for line in lines[1:]]
    return rows


def _worth(item: Item) -> int:
    worth: int = item["silver"] if "silver" in item else item["vp"]
    return worth


def _what(item: Item, ink: Ink) -> str:
    """Say what an item came from."""
    if item["source"] == "population":
        return _population(item, ink)
    text = _thing(item, ink)
    beside = [_counted(each, ink) for each in item.get("neighbours", ())]
    beside += [_thing(each, ink) for each in item.get("buildings", ())]
    if beside:
        text = f"{text}, {ink.say('terminal-item-beside', things=', '.join(beside))}"
    return text


def _population(item: Item, ink: Ink) -> str:
    text = ink.say("item-population", own=item["population"], other=item["other"])
    if item["bonus"] and item["vp"]:
        text = f"{text}, {ink.say('terminal-item-bonus', bonus=item['bonus'])}"
    things = [
        ink.say("terminal-item-amount", what=_thing(each, ink), amount=each["population"])
        for each in item["from"]
    ]
    return ink.say("terminal-item-of", item=text, things=", ".join(things)) if things else text


def _counted(thing: Item, ink: Ink) -> str:
    return ink.say("terminal-item-amount", what=_thing(thing, ink), amount=thing["amount"])


def _thing(thing: Item, ink: Ink) -> str:
    """Name a building with its Lots, a tile with its Lot, or Lots alone."""
    if "id" in thing:
        return f"{ink.words.name('piece', thing['id'])} {' '.join(thing['lots'])}"
    if "tile" in thing:
        return f"♣ {ink.words.name('tile', thing['tile'])} {thing['lot']}"
    return " ".join(thing["lots"])
