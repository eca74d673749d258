"""Describes events in any language: what happened, why, and by which rules.

Events are data; this module chooses the messages and gives them their facts. It joins whole
sentences and nothing smaller.
"""

from collections.abc import Iterable
from functools import singledispatch
from typing import Any, Final, NamedTuple, TypeVar

from ceres import events
from ceres.components import STANDARD, Components
from ceres.events import Event
from ceres.events.facts import Candidate
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
    """Describe an event in a line; a scoring also in a line for each source of VP or silver.

    `components` are those of the game, if it is not played with the standard box.
    """
    lines = [_with_rules(sentence(event, words, components), event.rules, words)]
    if event.type == "scoring":
        lines += [_table_row(row, words) for row in scoring_rows(event.facts["items"], words)]
    return lines


def sentence(event: Event, words: Speaker[T], components: Components | None = None) -> T:
    """Describe an event in a sentence or several, without the ids of its rules."""
    if isinstance(event, events.Flip):
        return _flip(event, words, components or STANDARD)
    return _sentence(event, words)


def _with_rules(text: str, rules: Iterable[str], words: Catalogue) -> str:
    return words.say("told", sentence=text, rules=list(rules))


@singledispatch
def _sentence(event: Event, words: Speaker[T]) -> T:
    """Describe an event whose facts fill its message as they are."""
    return words.say(f"event-{event.type}", **event.facts)


# Your turn.


@_sentence.register
def _(event: events.Income, words: Speaker[T]) -> T:
    silver, basic = event.silver, event.basic
    return words.say("event-income", silver=silver, basic=basic, shown=silver - basic)


@_sentence.register
def _(event: events.Buy, words: Speaker[T]) -> T:
    return words.say(
        "event-buy",
        deed=event.deed,
        price=event.price,
        printed=event.printed,
        bribe=event.silver_on_it,
    )


@_sentence.register
def _(event: events.Build, words: Speaker[T]) -> T:
    replaced = [other["id"] for other in event.replaced]
    if replaced:
        said = [words.say("event-build-over", id=event.id, lots=event.lots, replaced=replaced)]
    else:
        said = [words.say("event-build", id=event.id, lots=event.lots)]
    if event.marked:
        count = len(event.marked)
        said.append(words.say("event-build-marked", lots=event.marked, count=count))
    return words.join(said, "sentences")


@_sentence.register
def _(event: events.Place, words: Speaker[T]) -> T:
    if event.place == "garden":
        return words.say("event-place-garden", lots=event.lots)
    return words.say("event-place-monument", lots=event.lots, id=event.place)


@_sentence.register
def _(event: events.WhenBuilt, words: Speaker[T]) -> T:
    yours, hers, silver = event.you["vp"], event.ceres["vp"], event.you["silver"]
    said = []
    if yours or hers:
        who = "ceres" if not yours else "you" if not hers else "both"
        said.append(words.say("event-when-built-vp", id=event.id, who=who, vp=yours or hers))
    if silver:
        said.append(words.say("event-when-built-silver", id=event.id, silver=silver))
    return words.join(said or [words.say("event-when-built-nothing", id=event.id)], "sentences")


# Ceres' turn.


def _flip(event: events.Flip, words: Speaker[T], components: Components) -> T:
    card = next(card for card in components.cards if card.id == event.card)
    return words.say(
        "event-flip",
        flipped=event.flipped,
        number=event.number,
        card=card.id,
        does=card.by or card.action,
        letters=card.letters,
    )


@_sentence.register
def _(event: events.Claim, words: Speaker[T]) -> T:
    by_letters = event.by == "letters"
    said = _claim_by_letters(event, words) if by_letters else [_claim_by_price(event, words)]
    return words.join([*said, *_returned(event.returned, words)], "sentences")


def _claim_by_letters(event: events.Claim, words: Speaker[T]) -> list[T]:
    """C2: the letters without a Deed, then what settled it among the Deeds of the column."""
    chosen = _chosen(event)
    letter = event.letter or ""
    skipped = event.letters[: event.letters.index(letter)]
    said = [words.say("event-claim-skipped", columns=skipped)] if skipped else []
    settled: str = event.settled
    known: dict[str, object] = {"deed": event.deed, "letter": letter}
    if settled == "price" and "distance" in chosen:
        settled = "close"
        known |= {"steps": chosen["distance"], "others": _ties(event, distance=True)}
    elif settled == "price":
        known["price"] = chosen["price"]
    elif settled == "distance":
        known |= {"steps": chosen["distance"], "places": chosen["from"]}
    elif settled == "place":
        known["others"] = _ties(event, distance=True, price=True)
    return [*said, words.say(f"event-claim-letters-{settled}", **known)]


def _claim_by_price(event: events.Claim, words: Speaker[T]) -> T:
    """C3."""
    if event.settled == "only":
        return words.say("event-claim-only", deed=event.deed)
    known = {"others": _ties(event, price=True)} if event.settled == "place" else {}
    code = f"event-claim-{event.by}-{event.settled}"
    return words.say(code, deed=event.deed, price=_chosen(event)["price"], **known)


def _chosen(event: events.Claim) -> Candidate:
    return next(each for each in event.candidates if each["deed"] == event.deed)


def _ties(event: events.Claim, distance: bool = False, price: bool = False) -> list[str]:
    """Return the other candidates that were as near, or as dear, as the chosen one."""
    chosen = _chosen(event)
    return [
        each["deed"]
        for each in event.candidates
        if each is not chosen
        and not (distance and each.get("distance") != chosen.get("distance"))
        and not (price and each["price"] != chosen["price"])
    ]


def _returned(silver: int, words: Speaker[T]) -> list[T]:
    """Say what silver lay on a Deed she took, if any (C4)."""
    return [words.say("event-silver-returned", silver=silver)] if silver else []


@_sentence.register
def _(event: events.NoClaim, words: Speaker[T]) -> T:
    return words.say(f"event-no-claim-{event.reason}")


@_sentence.register
def _(event: events.Bribe, words: Speaker[T]) -> T:
    deeds = event.deeds
    if not deeds:
        return words.say("event-bribe-none")
    said = [words.say("event-bribe", deeds=deeds, count=len(deeds), icons=event.icons)]
    if event.returned:
        said.append(words.say("event-bribe-returned", silver=event.returned))
    return words.join(said, "sentences")


@_sentence.register
def _(event: events.Creep, words: Speaker[T]) -> T:
    said = words.say("event-creep", deed=event.deed, gardens=event.size)
    return words.join([said, *_returned(event.returned, words)], "sentences")


@_sentence.register
def _(event: events.Plant, words: Speaker[T]) -> T:
    return words.say("event-plant", lot=event.lot, tile=event.tile, gardens=len(event.park))


@_sentence.register
def _(event: events.BagEmpty, words: Speaker[T]) -> T:
    if not event.neighbours:
        return words.say("event-bag-empty-alone", lot=event.lot)
    return words.say("event-bag-empty", lot=event.lot, vp=event.vp, neighbours=event.neighbours)


@_sentence.register
def _(event: events.Monument, words: Speaker[T]) -> T:
    id, lots, covered = event.id, event.lots, list(event.covered)
    if not covered:
        return words.say("event-monument", id=id, lots=lots)
    return words.say("event-monument-covers", id=id, lots=lots, covered=covered, count=len(covered))


@_sentence.register
def _(event: events.NoMonument, words: Speaker[T]) -> T:
    if not event.supply:
        return words.say("event-no-monument-left")
    return words.say("event-no-monument", tiles=event.tiles)


@_sentence.register
def _(event: events.Sites, words: Speaker[T]) -> T:
    """Where a tile or a Monument may go (P1 to P4, M3)."""
    if event.place != "garden":
        return _sites(event, words, "event-sites-monument", id=event.place, tiles=event.tiles)
    if event.tile is None:
        return _sites(event, words, "event-sites-no-tile")
    return _sites(event, words, "event-sites-tile", tile=event.tile)


def unseen_tile_sentence(event: events.Sites, words: Speaker[T]) -> T:
    """Describe where a tile may go that is still in the bag."""
    return _sites(event, words, "outlook-tile")


def _sites(event: events.Sites, words: Speaker[T], code: str, **known: object) -> T:
    return words.say(
        code if len(event.options) == 1 else f"{code}-choice",
        **known,
        options=[" ".join(lots) for lots in event.options],
        # All that `sites-reason` may name, though it names a part.
        reason=_reason(event),
        gardens=event.size,
        steps=event.distance or 0,
        far=event.distance_from_you or 0,
    )


def _reason(event: events.Sites) -> str:
    """Return which variant of the message `sites-reason` says why."""
    if event.rule == "P3":
        near, far = event.distance is not None, event.distance_from_you is not None
        return "-".join(["near"] * near + ["far"] * far) or "any"
    several = "-several" if len(event.parks) > 1 else ""
    return ("beside" if event.rule == "P1" else "corner") + several


# The end of an era.


@_sentence.register
def _(event: events.LastTurns, words: Speaker[T]) -> T:
    first, second = event.order
    return words.say("event-last-turns", first=first, second=second)


@_sentence.register
def _(event: events.Scoring, words: Speaker[T]) -> T:
    you, ceres = event.you, event.ceres
    return words.say(
        "event-scoring",
        era=event.era,
        scored=you["scored"],
        vp=you["vp"],
        her_scored=ceres["scored"],
        her_vp=ceres["vp"],
    )


@_sentence.register
def _(event: events.EraBegins, words: Speaker[T]) -> T:
    if not event.market:
        return words.say("event-era-begins-bare", era=event.era)
    return words.say("event-era-begins", era=event.era, market=event.market)


@_sentence.register
def _(event: events.GameOver, words: Speaker[T]) -> T:
    outcome = "tie" if event.you == event.ceres else event.winner
    return words.say("event-game-over", outcome=outcome, you=event.you, ceres=event.ceres)


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
            words.say(f"heading-{side}"),
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
    return _with_rules(_GAP.join(cells), row.rules, words)


def details_at(words: Catalogue) -> int:
    """Return where in a line of a scoring's source the details begin."""
    return sum(_widths(words)) + _AMOUNT_WIDTH + 3 * len(_GAP)


def _widths(words: Catalogue) -> tuple[int, int]:
    """Return how wide the columns of the sides and of the sources are."""
    sides = (words.say(f"heading-{side}") for side in ("you", "ceres"))
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
    """Say how much one thing scored: a piece with its Lots, a tile by its Lot, or Lots alone."""
    lots = item["lots"] if "lots" in item else [item["lot"]]
    if "id" in item:
        return words.say("item-piece", amount=_worth(item), id=item["id"], lots=lots)
    return words.say("item-lots", amount=_worth(item), lots=lots)
