"""The prompt: what is asked, what an action would change, and the keys that answer."""

from collections.abc import Sequence
from typing import Final, Literal, get_args

from rich.text import Text

from ceres.service.types.game import View
from ceres.terminal.coach import Coach
from ceres.terminal.input_state import (
    BuyDeed,
    Choose,
    InputState,
    Look,
    PickPiece,
    PutPiece,
    ReadLog,
    TakeIncome,
)
from ceres.terminal.lines import styled
from ceres.terminal.palette import Ink
from ceres.terminal.pieces import built_pieces, tray_pieces
from ceres.terminal.screens import Keys
from ceres.terminal.sites import Sites

# The measures that a preview compares, in the order in which they are said.
Measure = Literal["silver", "population", "income", "vp", "her_vp", "score", "her_score"]
_CHANGES: Final[tuple[Measure, ...]] = get_args(Measure)


def prompt(state: InputState, ink: Ink) -> Text:
    """Return the text of the prompt."""
    mode, colours, result = state.mode, ink.colours, state.view["result"]
    if state.note:
        return styled(state.note, f"bold {colours.bad if state.bad else colours.point}")
    if isinstance(mode, Choose):
        return choice(ink, mode)
    if result is not None and mode == Look():
        text = ink.say("terminal-over", you=result["you"], ceres=result["ceres"])
        return styled(text, f"bold {colours.point}")
    asked = styled(_asked(state, ink), colours.text)
    if isinstance(mode, BuyDeed):  # the silver is in the text already
        return _with_changes(asked, state, ink, _CHANGES[1:])
    return _with_changes(asked, state, ink, _CHANGES) if isinstance(mode, PutPiece) else asked


def _asked(state: InputState, ink: Ink) -> str:
    """Say what is asked, or what is pointed at."""
    mode, words, silver = state.mode, ink.words, state.table["you"]["silver"]
    if isinstance(mode, TakeIncome):
        gain = state.view["can"]["income"]["silver"]
        return ink.say("terminal-ask-income", silver=gain, after=silver + gain)
    if isinstance(mode, BuyDeed):
        offer = state.table["market"][mode.slot]
        return ink.say(
            "terminal-ask-deed-bribed" if offer["silver"] else "terminal-ask-deed",
            deed=offer["deed"],
            place=mode.slot + 1,
            price=offer["price"],
            printed=offer["printed"],
            bribe=offer["silver"],
            after=silver - offer["price"],
        )
    if isinstance(mode, PickPiece):
        piece = tray_pieces(state.table)[mode.number]
        name, places = (
            words.name("piece", piece.id),
            state.view["can"]["builds"][piece.id]["places"],
        )
        return ink.say(
            "terminal-ask-tray", piece=name, worth=words.worth(piece), places=len(places)
        )
    if isinstance(mode, PutPiece):
        name, lots = words.name("piece", mode.piece.id), " ".join(mode.sites.lots)
        return ink.say("terminal-ask-place", piece=name, lots=lots, **_which(mode.sites))
    if isinstance(mode, ReadLog):
        return ink.say("terminal-ask-log")
    cursor = mode.cursor if isinstance(mode, Look) else None
    return ink.say("terminal-ask-turn") if cursor is None else _lot(state, ink, cursor)


def _which(sites: Sites) -> dict[str, int]:
    """Return the number of the selected site, and how many there are."""
    return {"number": sites.index + 1, "count": len(sites.all)}


def _with_changes(text: Text, state: InputState, ink: Ink, measures: Sequence[Measure]) -> Text:
    """Append what the action that is pointed at would replace and change."""
    preview = state.preview()
    if preview is None:
        return text
    colours = ink.colours
    replaced = [
        f"{ink.words.name('piece', each['id'])} {' '.join(each['lots'])}"
        for each in preview["replaced"]
    ]
    if replaced:
        gone = ink.say("terminal-replaces", pieces=", ".join(replaced))
        text.append(f" {gone}", colours.residential)
    if preview["marked"]:
        lots = " ".join(preview["marked"])
        text.append(f" {ink.say('terminal-frees', lots=lots)}", colours.you)
    changes = [
        ink.say(f"terminal-change-{name.replace('_', '-')}", before=before, after=after)
        for name in measures
        if name in preview["changes"]
        for before, after in [preview["changes"][name]]
    ]
    said = ", ".join(changes) or ink.say("terminal-change-nothing")
    return text.append(f" {ink.words.sentence(said)}", f"bold {colours.point}")


def choice(ink: Ink, mode: Choose) -> Text:
    """Say what is to be chosen for Ceres, and why she does not know."""
    pending, facts, lots = mode.pending, _which(mode.sites), " ".join(mode.sites.lots)
    if pending["place"] != "garden":
        name = ink.words.name("piece", pending["place"])
        text = ink.say("terminal-ask-choice-monument", piece=name, lots=lots, **facts)
    elif pending["tile"] is None:
        text = ink.say("terminal-ask-choice-empty", lot=lots, **facts)
    else:
        name = ink.words.name("tile", pending["tile"])
        text = ink.say("terminal-ask-choice-garden", tile=name, lot=lots, **facts)
    because = ink.say("terminal-asked-because", reason=ink.words.message(pending["reason"]))
    return styled(text, f"bold {ink.colours.point}").append(f" {because}", ink.colours.text)


def _lot(state: InputState, ink: Ink, lot: str) -> str:
    """Say what is on a Lot."""
    table = state.table
    for building in built_pieces(table):
        if lot in building.lots:
            name = ink.words.name("piece", building.piece.id)
            code, worth = (
                "building" if building.yours else "monument",
                ink.words.worth(building.piece),
            )
            return ink.say(f"terminal-lot-{code}", lot=lot, piece=name, worth=worth)
    for park in table["ceres"]["parks"]:
        if lot in park:
            tile = ink.words.name("tile", table["ceres"]["gardens"][lot])
            return ink.say("terminal-lot-garden", lot=lot, tile=tile, size=len(park))
    for side in ("you", "ceres"):
        if lot in table[side]["lots"]:
            return ink.say(f"terminal-lot-{side}", lot=lot)
    for offer in table["market"]:
        if offer["deed"] == lot:
            return ink.say("terminal-lot-market", lot=lot, price=offer["price"])
    return ink.say("terminal-lot-nobody", lot=lot)


def keys(state: InputState, ink: Ink, small: bool, pace: str, coach: Coach | None = None) -> Keys:
    """Return the keys that answer, the most important first; `coach` if its panel is open."""
    mode, view = state.mode, state.view
    confirm = {"enter": ink.say("terminal-key-confirm")}
    back = {"back": ink.say("terminal-key-back")}
    undo = {"undo": ink.say("terminal-key-undo")} if view["undo"]["can"] else {}
    redo = {"redo": ink.say("terminal-key-redo")} if view["redo"]["can"] else {}
    if state.asks:
        yes = {"undo": "page-undo-anyway", "resign": "page-game-resign"}[state.asks]
        return {state.asks: ink.say(yes), "back": ink.say("page-undo-keep")}
    if isinstance(mode, PutPiece):
        return confirm | _moves(mode.sites, ink) | back | _coached(coach, state, ink)
    if isinstance(mode, Choose):
        coached = _coached(coach, state, ink)
        return confirm | _moves(mode.sites, ink) | coached | undo | _rest(ink, small)
    if isinstance(mode, PickPiece):
        return {"enter": ink.say("terminal-key-pick")} | back
    if isinstance(mode, ReadLog):
        return {"enter": ink.say("terminal-key-open")} | back
    if isinstance(mode, TakeIncome | BuyDeed):
        return confirm | back | _coached(coach, state, ink)
    if view["phase"] == "over":
        over = {
            "enter": ink.say("terminal-key-result"),
            "review": ink.say("page-replay-review"),
            "app.new": ink.say("terminal-key-new"),
        }
        return over | undo | redo | _rest(ink, small)
    if coach is not None:
        return _coached(coach, state, ink) | back | _rest(ink, small)
    hint = {"hint": ink.say("page-table-hint")}
    forecast = {"forecast": ink.say("terminal-key-forecast")}
    if view["game"]["strict"]:
        hint = forecast = {}
    plays = _plays(view, ink) | undo | redo | hint
    return plays | _rest(ink, small) | forecast | pace_key(pace, ink)


def _plays(view: View, ink: Ink) -> Keys:
    return {
        "income": ink.say("terminal-key-income", silver=view["can"]["income"]["silver"]),
        "deed": ink.say("terminal-key-buy"),
        "build": ink.say("terminal-key-build"),
    }


def _coached(coach: Coach | None, state: InputState, ink: Ink) -> Keys:
    """Return the keys of the coach while its panel is open, or the one that opens it."""
    found: Keys = {}
    if state.view["game"]["strict"]:
        return found
    if coach is not None and coach.shows("action") and isinstance(state.mode, Look):
        found["enter"] = ink.say("page-coach-take")
    if coach is not None and coach.next_step and (coach.best or not coach.shown):
        found["hint"] = ink.say(f"page-coach-show-{coach.next_step}")
    if state.action() is not None:
        found["compare"] = ink.say("page-coach-compare")
    if coach is not None and coach.advice.going:
        found["stop"] = ink.say("page-coach-stop")
    if coach is not None:
        found["forecast"] = ink.say("terminal-key-forecast")
    return found


def pace_key(pace: str, ink: Ink) -> Keys:
    """Return the key that changes the pace."""
    return {"pace": ink.say("terminal-key-pace", pace=ink.say(f"terminal-pace-{pace}"))}


def _moves(sites: Sites, ink: Ink) -> Keys:
    found = {"turn": ink.say("terminal-key-turn")} if sites.turns > 1 else {}
    if len(sites.all) > 1:
        found["step(1)"] = ink.say("terminal-key-next")
    return found


def _rest(ink: Ink, small: bool) -> Keys:
    more = {"app.help": ink.say("terminal-key-help"), "app.home": ink.say("terminal-key-home")}
    if small:
        return more
    return {"log": ink.say("terminal-key-log"), "score": ink.say("terminal-key-score")} | more
