"""The table in sentences, for whoever reads or hears one line after the other."""

from collections.abc import Iterator

from ceres.service.types.game import View
from ceres.service.understanding import actions_of
from ceres.terminal.pieces import TILE_OF, built_pieces, card, tray
from ceres.terminal.words import Words


def table_lines(view: View, words: Words) -> Iterator[str]:
    """Say what lies on the table, from the era to Ceres' row."""
    table, game = view["table"], view["game"]
    left = table["piles"][table["era"] - 1] + len(table["market"])
    options = [words.name("difficulty", game["difficulty"])]
    options += [words.say("option-monuments")] if game["monuments"] else []
    options += [words.name("variant", each) for each in game["variants"]]
    options += [words.say("seed-is", seed=game["seed"])] if game["seed"] is not None else []
    era = words.say("era-of-three", era=table["era"])
    yield _line(era, words.say("terminal-deeds", count=left), *options)
    yield from side_lines(view, words)
    built = built_pieces(table)
    for side in ("you", "ceres"):
        name = words.say(f"heading-{side}")
        pieces = [each for each in built if each.yours == (side == "you")]
        if pieces:
            named = (f"{words.name('piece', p.piece.id)} {' '.join(p.lots)}" for p in pieces)
            yield words.say("plain-built", side=name, pieces=", ".join(named))
        if lots := table["you" if side == "you" else "ceres"]["lots"]:
            yield words.say("plain-lots", side=name, lots=lots)
    gardens = table["ceres"]["gardens"]
    for park in table["ceres"]["parks"]:
        tiles = (f"{lot} {words.name('tile', TILE_OF[gardens[lot]].id)}" for lot in park)
        yield words.say("plain-park", size=len(park), tiles=", ".join(tiles))
    yield from market_lines(view, words)
    for number, id in enumerate(table["ceres"]["row"], start=1):
        shown = card(id, view)
        icon = shown["monument"] and game["monuments"]
        facts = {"place": number, "card": words.card(shown), "number": shown["number"]}
        yield words.say("plain-card-monument" if icon else "plain-card", **facts)


def side_lines(view: View, words: Words) -> Iterator[str]:
    """Say the figures of both sides."""
    table, now = view["table"], view["measures"]
    for side, citizens in (("you", now["population"]), ("ceres", now["her_population"])):
        shown = table["you" if side == "you" else "ceres"]
        facts = [words.say("terminal-vp", vp=shown["vp"])]
        if side == "you":
            facts.append(words.say("terminal-silver", silver=table["you"]["silver"]))
        facts.append(words.say("citizens", population=citizens))
        facts.append(words.say("terminal-markers", markers=shown["markers"]))
        yield words.say("plain-side", side=words.say(f"heading-{side}"), facts=", ".join(facts))


def market_lines(view: View, words: Words) -> Iterator[str]:
    """Say which Deeds are for sale."""
    for place, offer in enumerate(view["table"]["market"], start=1):
        facts = {"place": place, "deed": offer["deed"], "price": offer["price"]}
        if offer["silver"]:
            facts |= {"printed": offer["printed"], "bribe": offer["silver"]}
        yield words.say("plain-deed-bribed" if offer["silver"] else "plain-deed", **facts)
    if not view["table"]["market"]:
        yield words.say("market-empty")


def tray_lines(view: View, words: Words) -> Iterator[str]:
    """Say which pieces are left, as actions name them, and what each brings."""
    for piece, count in tray(view["table"]):
        if count:
            name, worth = words.name("piece", piece.id), words.worth(piece)
            places = len(view["can"]["builds"][piece.id]["places"])
            facts = {"piece": name, "worth": worth, "places": places}
            yield f"{piece.id}: {words.say('terminal-ask-tray', **facts)}"


def question_lines(view: View, words: Words) -> Iterator[str]:
    """Say what is asked now: an action, a choice for Ceres, or nothing, as the game is over."""
    pending, result = view["pending"], view["result"]
    if result is not None:
        you, ceres = result["you"], result["ceres"]
        outcome = "won" if result["winner"] == "you" else "tie" if you == ceres else "lost"
        outcome = "resigned" if view["game"]["resigned"] else outcome
        yield words.say(f"terminal-result-{outcome}", you=you, ceres=ceres)
        yield words.say("plain-after")
    elif pending is None:
        yield words.say("terminal-ask-turn")
    else:
        if pending["place"] != "garden":
            piece = words.name("piece", pending["place"])
            yield words.say("plain-choice-monument", piece=piece)
        elif pending["tile"] is None:
            yield words.say("plain-choice-empty")
        else:
            yield words.say("plain-choice-garden", tile=words.name("tile", pending["tile"]))
        because = words.message(pending["reason"])
        yield words.say("terminal-asked-because", reason=because)
        yield words.say("plain-choose", actions=", ".join(actions_of(view["can"])))


def _line(*parts: str) -> str:
    return " · ".join(parts)
