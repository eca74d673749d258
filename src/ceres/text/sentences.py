"""Events in any language: what happened, why, and by which rules, a line for each event.

Events are data; this module chooses the messages and gives them their facts. Whole sentences are
put one after the other, and nothing smaller is put together here.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, TypeVar

from ceres.components import STANDARD, Components
from ceres.events import Event
from ceres.format.board_text import padded, width
from ceres.text.catalogue import Catalogue
from ceres.text.speaking import Speaker

T = TypeVar("T")
Facts = dict[str, Any]
SOURCES: Final = ("population", "commercial", "silver", "civic", "lots", "parks")
# Between the columns of a scoring.
_GAP: Final = "  "
_AMOUNT_WIDTH: Final = 9


def tell(event: Event, words: Catalogue, components: Components | None = None) -> list[str]:
    """The event as lines: one, and for a scoring one more for each source of VP or silver.

    `components` are those of the game, if it is not played with the standard box.
    """
    lines = [_told(sentence(event, words, components), event.rules, words)]
    if event.type == "scoring":
        lines += [_table_row(row, words) for row in scoring_rows(event.facts["items"], words)]
    return lines


def sentence(event: Event, words: Speaker[T], components: Components | None = None) -> T:
    """The event as a sentence or several, without the ids of its rules."""
    if event.type == "flip":
        return _flip(event.facts, words, components or STANDARD)
    if event.type in _SENTENCES:
        said: T = _SENTENCES[event.type](event.facts, words)
        return said
    return words.say(f"event-{event.type}", **event.facts)


def _told(text: str, rules: Iterable[str], words: Catalogue) -> str:
    return words.say("told", sentence=text, rules=list(rules))


# Your turn.


def _income(facts: Facts, words: Speaker[T]) -> T:
    shown = facts["silver"] - facts["basic"]
    return words.say("event-income", silver=facts["silver"], basic=facts["basic"], shown=shown)


def _buy(facts: Facts, words: Speaker[T]) -> T:
    return words.say(
        "event-buy",
        deed=facts["deed"],
        price=facts["price"],
        printed=facts["printed"],
        bribe=facts["silver_on_it"],
    )


def _build(facts: Facts, words: Speaker[T]) -> T:
    id, lots, marked = facts["id"], facts["lots"], facts["marked"]
    replaced = [other["id"] for other in facts["replaced"]]
    if replaced:
        told = [words.say("event-build-over", id=id, lots=lots, replaced=replaced)]
    else:
        told = [words.say("event-build", id=id, lots=lots)]
    if marked:
        told.append(words.say("event-build-marked", lots=marked, count=len(marked)))
    return words.join(told, "sentences")


def _when_built(facts: Facts, words: Speaker[T]) -> T:
    id, you, ceres = facts["id"], facts["you"], facts["ceres"]
    told = []
    if you["vp"] or ceres["vp"]:
        who = "ceres" if not you["vp"] else "you" if not ceres["vp"] else "both"
        vp = you["vp"] or ceres["vp"]
        told.append(words.say("event-when-built-vp", id=id, who=who, vp=vp))
    if you["silver"]:
        told.append(words.say("event-when-built-silver", id=id, silver=you["silver"]))
    return words.join(told or [words.say("event-when-built-nothing", id=id)], "sentences")


# Ceres' turn.


def _flip(facts: Facts, words: Speaker[T], components: Components) -> T:
    card = next(card for card in components.cards if card.id == facts["card"])
    return words.say(
        "event-flip",
        flipped=facts["flipped"],
        number=facts["number"],
        card=card.id,
        does=card.by or card.action,
        letters=card.letters,
    )


def _claim(facts: Facts, words: Speaker[T]) -> T:
    by_letters = facts["by"] == "letters"
    told = _claim_by_letters(facts, words) if by_letters else [_claim_by_price(facts, words)]
    return words.join([*told, *_returned(facts, words)], "sentences")


def _claim_by_letters(facts: Facts, words: Speaker[T]) -> list[T]:
    """C2: the letters without a Deed, then what settled it among the Deeds of the column."""
    deed, letter, settled = facts["deed"], facts["letter"], facts["settled"]
    chosen = _chosen(facts)
    skipped = facts["letters"][: facts["letters"].index(letter)]
    told = [words.say("event-claim-skipped", columns=skipped)] if skipped else []
    known: Facts = {"deed": deed, "letter": letter}
    if settled == "price" and "distance" in chosen:
        settled = "close"
        known |= {"steps": chosen["distance"], "others": _equals(facts, "distance")}
    elif settled == "price":
        known["price"] = chosen["price"]
    elif settled == "distance":
        known |= {"steps": chosen["distance"], "places": chosen["from"]}
    elif settled == "place":
        known["others"] = _equals(facts, "distance", "price")
    return [*told, words.say(f"event-claim-letters-{settled}", **known)]


def _claim_by_price(facts: Facts, words: Speaker[T]) -> T:
    """C3."""
    deed, settled, price = facts["deed"], facts["settled"], _chosen(facts)["price"]
    if settled == "only":
        return words.say("event-claim-only", deed=deed)
    known = {"others": _equals(facts, "price")} if settled == "place" else {}
    return words.say(f"event-claim-{facts['by']}-{settled}", deed=deed, price=price, **known)


def _chosen(facts: Facts) -> Facts:
    found: Facts = next(each for each in facts["candidates"] if each["deed"] == facts["deed"])
    return found


def _equals(facts: Facts, *keys: str) -> list[str]:
    """The other candidates that are as good as the chosen one by these measures."""
    chosen = _chosen(facts)
    return [
        each["deed"]
        for each in facts["candidates"]
        if each is not chosen and all(each.get(key) == chosen.get(key) for key in keys)
    ]


def _returned(facts: Facts, words: Speaker[T]) -> list[T]:
    """The silver that lay on a Deed she took (C4)."""
    silver = facts["returned"]
    return [words.say("event-silver-returned", silver=silver)] if silver else []


def _no_claim(facts: Facts, words: Speaker[T]) -> T:
    return words.say(f"event-no-claim-{facts['reason']}")


def _bribe(facts: Facts, words: Speaker[T]) -> T:
    deeds, returned = facts["deeds"], facts["returned"]
    if not deeds:
        return words.say("event-bribe-none")
    told = [words.say("event-bribe", deeds=deeds, count=len(deeds), icons=facts["icons"])]
    if returned:
        told.append(words.say("event-bribe-returned", silver=returned))
    return words.join(told, "sentences")


def _creep(facts: Facts, words: Speaker[T]) -> T:
    told = words.say("event-creep", deed=facts["deed"], gardens=facts["size"])
    return words.join([told, *_returned(facts, words)], "sentences")


def _place(facts: Facts, words: Speaker[T]) -> T:
    if facts["place"] == "garden":
        return words.say("event-place-garden", lots=facts["lots"])
    return words.say("event-place-monument", lots=facts["lots"], id=facts["place"])


def _plant(facts: Facts, words: Speaker[T]) -> T:
    lot, tile, gardens = facts["lot"], facts["tile"], len(facts["park"])
    return words.say("event-plant", lot=lot, tile=tile, gardens=gardens)


def _bag_empty(facts: Facts, words: Speaker[T]) -> T:
    lot, neighbours = facts["lot"], facts["neighbours"]
    if not neighbours:
        return words.say("event-bag-empty-alone", lot=lot)
    return words.say("event-bag-empty", lot=lot, vp=facts["vp"], neighbours=neighbours)


def _monument(facts: Facts, words: Speaker[T]) -> T:
    id, lots, covered = facts["id"], facts["lots"], list(facts["covered"])
    if not covered:
        return words.say("event-monument", id=id, lots=lots)
    return words.say("event-monument-covers", id=id, lots=lots, covered=covered, count=len(covered))


def _no_monument(facts: Facts, words: Speaker[T]) -> T:
    if not facts["supply"]:
        return words.say("event-no-monument-left")
    return words.say("event-no-monument", tiles=facts["tiles"])


def _sites(facts: Facts, words: Speaker[T]) -> T:
    """Where a tile or a Monument may go (P1 to P4, M3)."""
    known: Facts = {"options": [" ".join(lots) for lots in facts["options"]]}
    known |= _site_reason(facts)
    if facts["place"] != "garden":
        code = "event-sites-monument"
        known |= {"id": facts["place"], "tiles": facts["tiles"]}
    elif facts["tile"] is None:
        code = "event-sites-no-tile"
    else:
        code = "event-sites-tile"
        known["tile"] = facts["tile"]
    return words.say(code if len(facts["options"]) == 1 else f"{code}-choice", **known)


def _site_reason(facts: Facts) -> Facts:
    """What the message sites-reason wants: always all of it, though it says a part."""
    near, far = facts.get("distance"), facts.get("distance_from_you")
    if facts["rule"] in ("P1", "P2"):
        reason = "beside" if facts["rule"] == "P1" else "corner"
        if len(facts["parks"]) > 1:
            reason += "-several"
    elif near is None:
        reason = "any" if far is None else "far"
    else:
        reason = "near" if far is None else "near-far"
    return {"reason": reason, "gardens": facts["size"], "steps": near or 0, "far": far or 0}


# The end of an era.


def _last_turns(facts: Facts, words: Speaker[T]) -> T:
    first, second = facts["order"]
    return words.say("event-last-turns", first=first, second=second)


def _scoring(facts: Facts, words: Speaker[T]) -> T:
    you, ceres = facts["you"], facts["ceres"]
    return words.say(
        "event-scoring",
        era=facts["era"],
        scored=you["scored"],
        vp=you["vp"],
        her_scored=ceres["scored"],
        her_vp=ceres["vp"],
    )


def _era_begins(facts: Facts, words: Speaker[T]) -> T:
    if not facts["market"]:
        return words.say("event-era-begins-bare", era=facts["era"])
    return words.say("event-era-begins", era=facts["era"], market=facts["market"])


def _game_over(facts: Facts, words: Speaker[T]) -> T:
    outcome = "tie" if facts["you"] == facts["ceres"] else facts["winner"]
    return words.say("event-game-over", outcome=outcome, you=facts["you"], ceres=facts["ceres"])


# What a scoring came from.


class Row(NamedTuple):
    """What a side scored from one source, in words; `rules` are the ids of the rules."""

    side: str
    source: str
    amount: str
    details: str
    rules: tuple[str, ...]


def scoring_rows(items: Iterable[Facts], words: Catalogue) -> list[Row]:
    """Return the items of a scoring in words, a row for each side and source."""
    groups: dict[tuple[str, str], list[Facts]] = {}
    for item in items:
        groups.setdefault((item["side"], item["source"]), []).append(item)
    return [
        Row(
            words.say(f"scoring-side-{side}"),
            words.name("source", source),
            _amount(group, words),
            _details(source, group, words),
            tuple(dict.fromkeys(rule for item in group for rule in item["rules"])),
        )
        for (side, source), group in groups.items()
    ]


def _table_row(row: Row, words: Catalogue) -> str:
    sides, sources = _widths(words)
    cells = [padded(row.side, sides), padded(row.source, sources)]
    cells += [padded(row.amount, _AMOUNT_WIDTH, right=True), row.details]
    return _told(_GAP.join(cells), row.rules, words)


def details_at(words: Catalogue) -> int:
    """Where in a line of a scoring's source the details begin."""
    return sum(_widths(words)) + _AMOUNT_WIDTH + 3 * len(_GAP)


def _widths(words: Catalogue) -> tuple[int, int]:
    """How wide the columns of the sides and of the sources are."""
    sides = (words.say(f"scoring-side-{side}") for side in ("you", "ceres"))
    return max(map(width, sides)), max(width(words.name("source", each)) for each in SOURCES)


def _details(source: str, items: list[Facts], words: Catalogue) -> str:
    if source == "population":
        return _population(items[0], words)
    scored = [_item(item, words) for item in items if _worth(item)]
    return words.join(scored or [words.say("item-none")], "comma")


def _amount(items: list[Facts], words: Catalogue) -> str:
    code = "amount-silver" if "silver" in items[0] else "amount-vp"
    return words.say(code, amount=sum(_worth(item) for item in items))


def _worth(item: Facts) -> int:
    worth: int = item["silver"] if "silver" in item else item["vp"]
    return worth


def _population(item: Facts, words: Catalogue) -> str:
    """V1, and X1 where it leaves a side without VP."""
    own, other, bonus = item["population"], item["other"], item["bonus"]
    if not own:
        return words.say("item-population-none")
    if bonus:
        return words.say("item-population-bonus", own=own, other=other, bonus=bonus)
    code = "item-population" if item["vp"] else "item-population-contested"
    return words.say(code, own=own, other=other)


def _item(item: Facts, words: Catalogue) -> str:
    """How much one thing scored: a piece with its Lots, a tile by its Lot, or Lots alone."""
    lots = item["lots"] if "lots" in item else [item["lot"]]
    if "id" in item:
        return words.say("item-piece", amount=_worth(item), id=item["id"], lots=lots)
    return words.say("item-lots", amount=_worth(item), lots=lots)


# Of the types that are not here the facts fill the sentence as they are.
_SENTENCES: Final[dict[str, Callable[[Facts, Any], Any]]] = {
    "income": _income,
    "buy": _buy,
    "build": _build,
    "when-built": _when_built,
    "claim": _claim,
    "no-claim": _no_claim,
    "bribe": _bribe,
    "creep": _creep,
    "place": _place,
    "sites": _sites,
    "plant": _plant,
    "bag-empty": _bag_empty,
    "monument": _monument,
    "no-monument": _no_monument,
    "last-turns": _last_turns,
    "scoring": _scoring,
    "era-begins": _era_begins,
    "game-over": _game_over,
}
