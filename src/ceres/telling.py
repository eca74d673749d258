"""Events in English: what happened, why, and by which rules, a line for each event.

Events are data; this module chooses the sentences, and `ceres.messages` holds them.

>>> import ceres
>>> for event in ceres.Game.new(seed=7).play("income")[:2]:
...     print(tell(event)[0])
You take 5 silver. [Y1]
Ceres flips c14, a 2: card 2 of her row is c12, Enlarge Park. [C1]
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from ceres.components import STANDARD, Components
from ceres.events import Event
from ceres.messages import say

Facts = dict[str, Any]

# Where in a line of a scoring's source the details begin.
DETAILS_AT: Final = len(say("event-scoring-line", side="", source="", amount="", details=""))


class Line(NamedTuple):
    """A line of the story and what it is about: `you`, `ceres`, `era`, `board` or `note`.

    `hang` is where the text goes on if it does not fit on the line. A line of the kind `pause`
    is empty; a reader may be given time there.
    """

    text: str
    kind: str
    hang: int = 0


def tell(event: Event, components: Components | None = None) -> list[str]:
    """The event as lines: one, and for a scoring one more for each source of VP or silver.

    `components` are those of the game, if it is not played with the standard box.
    """
    if event.type == "flip":
        sentence = _flip(event.facts, components or STANDARD)
    elif event.type in _SENTENCES:
        sentence = _SENTENCES[event.type](event.facts)
    else:
        sentence = say(f"event-{event.type}", **event.facts)
    lines = [_told(sentence, event.rules)]
    if event.type == "scoring":
        lines += _scoring_lines(event.facts["items"])
    return lines


def _told(sentence: str, rules: Iterable[str]) -> str:
    return say("told", sentence=sentence, rules=" ".join(rules))


# Words.


def counted(count: int, what: str) -> str:
    """A number of things: 1 Garden, 2 Gardens."""
    return say(f"one-{what}") if count == 1 else say(f"many-{what}s", count=count)


def _series(words: Sequence[str], code: str = "and") -> str:
    if len(words) < 2:
        return "".join(words)
    return say(code, all=", ".join(words[:-1]), last=words[-1])


def _spaced(lots: Iterable[str]) -> str:
    """Lots as an action writes them."""
    return " ".join(lots)


# Your turn.


def _income(facts: Facts) -> str:
    if not facts["buildings"]:
        return say("event-income", silver=facts["silver"])
    shown = facts["silver"] - facts["basic"]
    return say("event-income-more", silver=facts["silver"], basic=facts["basic"], shown=shown)


def _buy(facts: Facts) -> str:
    deed, price, bribe = facts["deed"], facts["price"], facts["silver_on_it"]
    if not bribe:
        return say("event-buy", deed=deed, price=price)
    return say("event-buy-dearer", deed=deed, price=price, printed=facts["printed"], bribe=bribe)


def _build(facts: Facts) -> str:
    lots = _spaced(facts["lots"])
    replaced = _series([other["id"] for other in facts["replaced"]])
    code = "event-build-over" if replaced else "event-build"
    sentence = say(code, id=facts["id"], lots=lots, replaced=replaced)
    if facts["marked"]:
        sentence += say("event-build-marked", lots=_series(facts["marked"]))
    return sentence


def _when_built(facts: Facts) -> str:
    you, ceres = facts["you"], facts["ceres"]
    gains = []
    if you["vp"]:
        gains.append(say("gain-your-vp", vp=you["vp"]))
    if you["silver"]:
        gains.append(say("gain-your-silver", silver=you["silver"]))
    if ceres["vp"]:
        gains.append(say("gain-her-vp", vp=ceres["vp"]))
    if not gains:
        return say("event-when-built-nothing", id=facts["id"])
    return say("event-when-built", id=facts["id"], gains=_series(gains))


# Ceres' turn.


def _flip(facts: Facts, components: Components) -> str:
    card = next(card for card in components.cards if card.id == facts["card"])
    action = say(f"acts-{card.by or card.action}", letters=" ".join(card.letters))
    return say(
        "event-flip",
        flipped=facts["flipped"],
        number=facts["number"],
        card=card.id,
        action=action,
    )


def _claim(facts: Facts) -> str:
    sentence = _claim_by_letters(facts) if facts["by"] == "letters" else _claim_by_price(facts)
    return sentence + _returned(facts)


def _claim_by_letters(facts: Facts) -> str:
    """C2: the letters without a Deed, then what settled it among the Deeds of the column."""
    letter, settled = facts["letter"], facts["settled"]
    chosen = _chosen(facts)
    skipped = facts["letters"][: facts["letters"].index(letter)]
    if settled == "price" and "distance" in chosen:
        settled = "close"
    sentence = say(
        f"event-claim-letters-{settled}",
        deed=facts["deed"],
        letter=letter,
        price=chosen["price"],
        steps=counted(chosen.get("distance", 0), "step"),
        places=_series(chosen.get("from", ())),
        others=_equals(facts, "distance", *(() if settled == "close" else ("price",))),
    )
    if not skipped:
        return sentence
    return say("event-claim-skipped", columns=_series(skipped, "or")) + sentence


def _claim_by_price(facts: Facts) -> str:
    """C3."""
    if facts["settled"] == "only":
        return say("event-claim-only", deed=facts["deed"])
    return say(
        f"event-claim-{facts['by']}-{facts['settled']}",
        deed=facts["deed"],
        price=_chosen(facts)["price"],
        others=_equals(facts, "price"),
    )


def _chosen(facts: Facts) -> Facts:
    found: Facts = next(each for each in facts["candidates"] if each["deed"] == facts["deed"])
    return found


def _equals(facts: Facts, *keys: str) -> str:
    """The other candidates that are as good as the chosen one by these measures."""
    chosen = _chosen(facts)
    return _series(
        [
            each["deed"]
            for each in facts["candidates"]
            if each is not chosen and all(each.get(key) == chosen.get(key) for key in keys)
        ]
    )


def _returned(facts: Facts) -> str:
    """The silver that lay on a Deed she took (C4)."""
    silver = facts["returned"]
    return say("event-silver-returned", silver=silver) if silver else ""


def _no_claim(facts: Facts) -> str:
    return say(f"event-no-claim-{facts['reason']}")


def _bribe(facts: Facts) -> str:
    deeds = facts["deeds"]
    if not deeds:
        return say("event-bribe-none")
    code = "event-bribe-one" if len(deeds) == 1 else "event-bribe"
    sentence = say(code, deeds=_series(deeds), icons=counted(facts["icons"], "silver-icon"))
    if facts["returned"]:
        sentence += say("event-bribe-returned", silver=facts["returned"])
    return sentence


def _creep(facts: Facts) -> str:
    gardens = counted(facts["size"], "garden")
    return say("event-creep", deed=facts["deed"], gardens=gardens) + _returned(facts)


def _place(facts: Facts) -> str:
    lots = _spaced(facts["lots"])
    if facts["place"] == "garden":
        return say("event-place-garden", lots=lots)
    return say("event-place-monument", lots=lots, id=facts["place"])


def _plant(facts: Facts) -> str:
    code = "event-plant" if len(facts["park"]) > 1 else "event-plant-alone"
    gardens = counted(len(facts["park"]), "garden")
    return say(code, lot=facts["lot"], tile=facts["tile"], gardens=gardens)


def _bag_empty(facts: Facts) -> str:
    if not facts["neighbours"]:
        return say("event-bag-empty-alone", lot=facts["lot"])
    neighbours = _series(facts["neighbours"])
    return say("event-bag-empty", lot=facts["lot"], vp=facts["vp"], neighbours=neighbours)


def _monument(facts: Facts) -> str:
    lots, covered = _spaced(facts["lots"]), _series(list(facts["covered"]))
    code = "event-monument-covers" if covered else "event-monument"
    return say(code, id=facts["id"], lots=lots, gardens=covered)


def _no_monument(facts: Facts) -> str:
    if not facts["supply"]:
        return say("event-no-monument-left")
    return say("event-no-monument", tiles=counted(facts["tiles"], "counting-tile"))


def _sites(facts: Facts) -> str:
    """Where a tile or a Monument may go (P1 to P4, M3)."""
    code = "event-sites-monument"
    if facts["place"] == "garden":
        code = "event-sites-no-tile" if facts["tile"] is None else "event-sites-tile"
    options = [_spaced(lots) for lots in facts["options"]]
    return say(
        code if len(options) == 1 else f"{code}-choice",
        tile=facts.get("tile"),
        id=facts["place"],
        tiles=counted(facts.get("tiles", 0), "counting-tile"),
        options=_series(options, "or"),
        reason=_site_reason(facts),
    )


def _site_reason(facts: Facts) -> str:
    if facts["rule"] in ("P1", "P2"):
        parks = "one" if len(facts["parks"]) == 1 else "several"
        return say(f"sites-{facts['rule']}-{parks}", gardens=counted(facts["size"], "garden"))
    near, far = facts.get("distance"), facts.get("distance_from_you")
    if near is None:
        return say("sites-any") if far is None else say("sites-far", steps=counted(far, "step"))
    if far is None:
        return say("sites-near", steps=counted(near, "step"))
    return say("sites-near-far", steps=counted(near, "step"), far=counted(far, "step"))


# The end of an era.


def _last_turns(facts: Facts) -> str:
    first, second = (say(side) for side in facts["order"])
    return say("event-last-turns", first=first, second=second)


def _scoring(facts: Facts) -> str:
    you, ceres = facts["you"], facts["ceres"]
    return say(
        "event-scoring",
        era=facts["era"],
        scored=you["scored"],
        vp=you["vp"],
        her_scored=ceres["scored"],
        her_vp=ceres["vp"],
    )


def _era_begins(facts: Facts) -> str:
    code = "event-era-begins" if facts["market"] else "event-era-begins-bare"
    return say(code, era=facts["era"], market=", ".join(facts["market"]))


def _game_over(facts: Facts) -> str:
    outcome = "tie" if facts["you"] == facts["ceres"] else facts["winner"]
    return say(f"event-game-over-{outcome}", you=facts["you"], ceres=facts["ceres"])


def _scoring_lines(items: list[Facts]) -> list[str]:
    """What each side scored by source, and what it came from."""
    groups: dict[tuple[str, str], list[Facts]] = {}
    for item in items:
        groups.setdefault((item["side"], item["source"]), []).append(item)
    lines = []
    for (side, source), group in groups.items():
        if source == "population":
            details = _population(group[0])
        else:
            scored = [_item(item) for item in group if _worth(item)]
            details = ", ".join(scored) or say("item-none")
        line = say(
            "event-scoring-line",
            side=say(side).capitalize(),
            source=say(f"source-{source}"),
            amount=_amount(group),
            details=details,
        )
        rules = dict.fromkeys(rule for item in group for rule in item["rules"])
        lines.append(_told(line, rules))
    return lines


def _amount(items: list[Facts]) -> str:
    code = "amount-silver" if "silver" in items[0] else "amount-vp"
    return say(code, amount=sum(_worth(item) for item in items))


def _worth(item: Facts) -> int:
    worth: int = item["silver"] if "silver" in item else item["vp"]
    return worth


def _population(item: Facts) -> str:
    """V1, and X1 where it leaves a side without VP."""
    own, other, bonus = item["population"], item["other"], item["bonus"]
    if not own:
        return say("item-population-none", other=other)
    if bonus:
        return say("item-population-bonus", own=own, other=other, bonus=bonus)
    code = "item-population" if item["vp"] else "item-population-contested"
    return say(code, own=own, other=other)


def _item(item: Facts) -> str:
    """How much one thing scored: a piece with its Lots, a tile by its Lot, or Lots alone."""
    what = [item["id"]] if "id" in item else []
    what += item["lots"] if "lots" in item else [item["lot"]]
    return say("item", amount=_worth(item), what=_spaced(what))


# Of the types that are not here the facts fill the sentence as they are.
_SENTENCES: Final[dict[str, Callable[[Facts], str]]] = {
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
