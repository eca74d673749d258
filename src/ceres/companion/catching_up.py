"""Makes the real table fit again: after an undo, or when somebody else draws from a deck.

The table as it lies is compared with the table as the game has it, whatever happened in between.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from ceres.companion.draws import CARDS, DEEDS, TILES
from ceres.companion.instructions import Context, deck, home, row, silver
from ceres.companion.metadata import APP, ME
from ceres.companion.wording import offers, say_cards
from ceres.components import STANDARD
from ceres.text.speaking import MESSENGER, Message

Written = Mapping[str, Any]

say = MESSENGER.say


def catch_up(lies: Context, fits: Context) -> list[Message]:
    """Return what to do by hand, from the table as it lies to the one of the game.

    >>> import ceres
    >>> draws = {"cards": "app", "tiles": "app", "deeds": "app"}
    >>> fits = Context(ceres.Game.new(seed=7).position.to_dict(), draws)
    >>> lies = fits._replace(before={**fits.before, "you": {**fits.before["you"], "silver": 9}})
    >>> catch_up(lies, fits)
    [{'id': 'real-back-silver', 'facts': {'silver': 4, 'left': 5}}]
    """
    old, new = lies.before, fits.before
    found = [*_figures(old, new), *_taken_off(old, new, fits), *_put_on(old, new)]
    found += [*_market(old, new), *_hidden_deeds(old, new, fits), *_row(lies, fits)]
    for name, switch in _SWITCHES.items():
        if lies.draws[name] != fits.draws[name]:
            found += switch(lies, fits)
    return found


def _figures(old: Written, new: Written) -> list[Message]:
    before, now = old["you"]["silver"], new["you"]["silver"]
    found = silver(now - before) if now >= before else []
    if now < before:
        found = [say("real-back-silver", silver=before - now, left=now)]
    moved = [side for side in ("you", "ceres") if old[side]["vp"] != new[side]["vp"]]
    return [*found, *(say("real-back-vp", side=side, end=new[side]["vp"]) for side in moved)]


def _taken_off(old: Written, new: Written, fits: Context) -> list[Message]:
    """Take off the board what is not there any more: pieces first, then markers and tiles."""
    found = []
    for side, pieces in (("you", "buildings"), ("ceres", "monuments")):
        for piece in _without(old[side][pieces], new[side][pieces]):
            where = home(piece["id"]) if side == "you" else "hers"
            found.append(say("real-hand-piece-back", **piece, where=where))
    for side in ("you", "ceres"):
        if lots := _without(old[side]["lots"], new[side]["lots"]):
            found.append(say("real-hand-markers-back", lots=lots, count=len(lots), side=side))
    if lots := [lot for lot, _ in _tiles(old, new)]:
        drawer = fits.draws[TILES]
        found.append(say("real-back-tiles", lots=lots, count=len(lots), drawer=drawer))
    return found


def _put_on(old: Written, new: Written) -> list[Message]:
    """Put on the board what is there again."""
    you, ceres = new["you"], new["ceres"]
    found = [
        say("real-hand-build", **piece, where=home(piece["id"]))
        for piece in _without(you["buildings"], old["you"]["buildings"])
    ]
    found += [
        say("real-hand-her-monument", **piece)
        for piece in _without(ceres["monuments"], old["ceres"]["monuments"])
    ]
    if lots := _without(you["lots"], old["you"]["lots"]):
        found.append(say("real-hand-your-marker", lots=lots, count=len(lots)))
    hers = _without(ceres["lots"], old["ceres"]["lots"])
    found += [say("real-hand-her-marker", lot=lot) for lot in hers]
    tiles = _tiles(new, old)
    return [*found, *(say("real-hand-tile", tile=tile, lot=lot, drawer=APP) for lot, tile in tiles)]


def _tiles(some: Written, others: Written) -> list[tuple[str, str]]:
    """Return the Garden tiles of one table that the other has not."""
    return _without(some["ceres"]["gardens"].items(), others["ceres"]["gardens"].items())


def _market(old: Written, new: Written) -> list[Message]:
    market = new["market"]
    if market == old["market"]:
        return []
    return [say("real-back-market", deeds=offers(market), count=len(market))]


def _hidden_deeds(old: Written, new: Written, fits: Context) -> list[Message]:
    """Put Deeds face down again: on her Deed deck, or on the pile of an era."""
    hidden = {deed for deeds in (old["ceres"]["deeds"], *old["piles"]) for deed in deeds}
    found = []
    for era, deeds in enumerate([new["ceres"]["deeds"], *new["piles"]]):
        if again := _without(deeds, hidden):
            facts = {"deeds": again, "count": len(again), "drawer": fits.draws[DEEDS]}
            found.append(say("real-back-deeds", where="pile" if era else "hers", era=era, **facts))
    return found


def _row(lies: Context, fits: Context) -> list[Message]:
    """Lay the row as it was; what had been flipped goes back on top of her action deck."""
    old, new = lies.before["ceres"], fits.before["ceres"]
    if not (lies.cards_out and fits.cards_out):
        return []
    if old["row"] == new["row"]:
        return _held(lies, fits)
    box = fits.components or STANDARD
    flipped = _put_on_top(old["deck"], new["deck"])
    found = []
    if flipped:
        found.append(say("real-back-deck", cards=say_cards(flipped, box), count=len(flipped)))
    if new["row"]:
        found.append(say("real-back-row", cards=say_cards(new["row"], box)))
    return [*found, *_held(lies, fits)]


def _held(lies: Context, fits: Context) -> list[Message]:
    """Have the flipped card at hand again, or for the first time."""
    if fits.held is None or (lies.held == fits.held and lies.cards_out):
        return []
    drawer = ME if lies.cards_out else APP
    return [say("real-hand-flip", drawer=drawer, **fits.card(fits.held))]


def _put_on_top(old: list[str], new: list[str]) -> list[str]:
    """Return the cards on top of the new deck, whose rest is the upper part of the old one."""
    for count in range(len(new)):
        if new[count:] == old[: len(new) - count]:
            return new[:count]
    return []


# Somebody else draws.


def _switch_cards(lies: Context, fits: Context) -> list[Message]:
    hers, drawer = fits.before["ceres"], fits.draws[CARDS]
    known = hers["deck"][hers["unseen"] :]
    if not fits.cards_out:
        return [say("real-switch-cards", drawer="box", count=0)] if lies.cards_out else []
    found = [] if lies.cards_out else [*row(hers["row"], fits), *_held(lies, fits)]
    if drawer == APP:
        return [*found, deck(APP)]
    if hers["unseen"]:
        found.append(say("real-switch-cards", drawer=ME, count=hers["unseen"]))
    if known:
        cards = say_cards(known, fits.components or STANDARD, "real-card")
        found.append(say("real-switch-known", cards=cards, count=len(known)))
    return found


def _switch_tiles(_: Context, fits: Context) -> list[Message]:
    return [say("real-switch-tiles", drawer=fits.draws[TILES])]


def _switch_deeds(_: Context, fits: Context) -> list[Message]:
    hers, piles = len(fits.before["ceres"]["deeds"]), map(len, fits.before["piles"])
    sizes = dict(zip(("first", "second", "third"), piles, strict=True))
    count = hers + sum(sizes.values())
    return [say("real-switch-deeds", drawer=fits.draws[DEEDS], count=count, hers=hers, **sizes)]


_SWITCHES: Final[dict[str, Callable[[Context, Context], list[Message]]]] = {
    CARDS: _switch_cards,
    TILES: _switch_tiles,
    DEEDS: _switch_deeds,
}


def _without(some: Iterable[Any], others: Iterable[Any]) -> list[Any]:
    left = list(others)
    return [each for each in some if each not in left]
