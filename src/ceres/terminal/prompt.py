"""The prompt: what is asked, what an action would change, and the keys that answer."""

from collections.abc import Sequence
from typing import Final, Literal, get_args

from rich.text import Text

from ceres.components import Building
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
    colours = ink.colours
    if state.note:
        return styled(state.note, f"bold {colours.bad if state.bad else colours.point}")
    mode = state.mode
    if isinstance(mode, TakeIncome):
        return _income(state, ink)
    if isinstance(mode, BuyDeed):
        return _deed(state, ink, mode.slot)
    if isinstance(mode, PickPiece):
        return _piece(state, ink, tray_pieces(state.table)[mode.number])
    if isinstance(mode, PutPiece):
        return _put(state, ink, mode)
    if isinstance(mode, Choose):
        return choice(ink, mode)
    if isinstance(mode, ReadLog):
        return styled(ink.say("terminal-ask-log"), colours.text)
    if mode.cursor is not None:
        return styled(_lot(state, ink, mode.cursor), colours.text)
    return _look(state, ink)


def _look(state: InputState, ink: Ink) -> Text:
    result = state.view["result"]
    if result is None:
        return styled(ink.say("terminal-ask-turn"), ink.colours.text)
    text = ink.say("terminal-over", you=result["you"], ceres=result["ceres"])
    return styled(text, f"bold {ink.colours.point}")


def _income(state: InputState, ink: Ink) -> Text:
    gain, now = state.view["can"]["income"]["silver"], state.table["you"]["silver"]
    return styled(ink.say("terminal-ask-income", silver=gain, after=now + gain), ink.colours.text)


def _deed(state: InputState, ink: Ink, slot: int) -> Text:
    offer = state.table["market"][slot]
    text = ink.say(
        "terminal-ask-deed-bribed" if offer["silver"] else "terminal-ask-deed",
        deed=offer["deed"],
        place=slot + 1,
        price=offer["price"],
        printed=offer["printed"],
        bribe=offer["silver"],
        after=state.table["you"]["silver"] - offer["price"],
    )
    # The silver is in the text already.
    return _with_changes(styled(text, ink.colours.text), state, ink, _CHANGES[1:])


def _piece(state: InputState, ink: Ink, piece: Building) -> Text:
    sites = len(state.view["can"]["builds"][piece.id]["places"])
    name, worth = ink.words.name("piece", piece.id), ink.words.worth(piece)
    text = ink.say("terminal-ask-tray", piece=name, worth=worth, places=sites)
    return styled(text, ink.colours.text)


def _put(state: InputState, ink: Ink, mode: PutPiece) -> Text:
    sites = mode.sites
    text = ink.say(
        "terminal-ask-place",
        piece=ink.words.name("piece", mode.piece.id),
        lots=" ".join(sites.lots),
        number=sites.index + 1,
        count=len(sites.all),
    )
    return _with_changes(styled(text, ink.colours.text), state, ink, _CHANGES)


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
    sites, pending = mode.sites, mode.pending
    facts = {"number": sites.index + 1, "count": len(sites.all)}
    lots = " ".join(sites.lots)
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
            name, worth = (
                ink.words.name("piece", building.piece.id),
                ink.words.worth(building.piece),
            )
            code = "building" if building.yours else "monument"
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
