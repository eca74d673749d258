"""What the prompt says: what is asked, and what an action would change."""

from rich.text import Text

from ceres.actions import Action
from ceres.components import Building
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
from ceres.terminal.panels import Ink, tray_pieces
from ceres.terminal.places import Places
from ceres.terminal.table import Measures, lot_names


def asked(desk: InputState, ink: Ink) -> Text:
    """The text of the prompt."""
    colours = ink.colours
    if desk.note:
        return styled(desk.note, f"bold {colours.bad if desk.bad else colours.point}")
    mode = desk.mode
    if isinstance(mode, TakeIncome):
        return _income(desk, ink)
    if isinstance(mode, BuyDeed):
        return _deed(desk, ink, mode.place)
    if isinstance(mode, PickPiece):
        return _piece(desk, ink, tray_pieces(desk.table)[mode.number])
    if isinstance(mode, PutPiece):
        return _put(desk, ink, mode)
    if isinstance(mode, Choose):
        return _choice(desk, ink, mode)
    if isinstance(mode, ReadLog):
        return styled(ink.say("terminal-ask-log"), colours.text)
    if mode.cursor is not None:
        return styled(_lot(desk, ink, mode.cursor), colours.text)
    return _look(desk, ink)


def _look(desk: InputState, ink: Ink) -> Text:
    result = desk.session.position.result
    if result is None:
        return styled(ink.say("terminal-ask-turn"), ink.colours.text)
    text = ink.say("terminal-over", you=result["you"], ceres=result["ceres"])
    return styled(text, f"bold {ink.colours.point}")


def income_amount(desk: InputState) -> int:
    """What Income would bring."""
    now = desk.table.measures
    for action in desk.session.position.actions():
        if str(action) == "income":
            return desk.table.after(action)[0].silver - now.silver
    return 0


def _income(desk: InputState, ink: Ink) -> Text:
    gain, now = income_amount(desk), desk.table.measures.silver
    return styled(ink.say("terminal-ask-income", silver=gain, after=now + gain), ink.colours.text)


def _deed(desk: InputState, ink: Ink, place: int) -> Text:
    offer = desk.table.market[place]
    text = ink.say(
        "terminal-ask-deed-bribed" if offer.bribe else "terminal-ask-deed",
        deed=offer.deed,
        place=offer.place + 1,
        price=offer.price,
        printed=offer.printed,
        bribe=offer.bribe,
        after=desk.table.measures.silver - offer.price,
    )
    return _with_changes(styled(text, ink.colours.text), desk, ink, silver=False)


def _piece(desk: InputState, ink: Ink, piece: Building) -> Text:
    places = len(desk.table.places(piece.id))
    name, worth = ink.words.piece(piece.id), ink.words.worth(piece)
    text = ink.say("terminal-ask-tray", piece=name, worth=worth, places=places)
    return styled(text, ink.colours.text)


def _put(desk: InputState, ink: Ink, mode: PutPiece) -> Text:
    places = mode.places
    text = ink.say(
        "terminal-ask-place",
        piece=ink.words.piece(mode.piece.id),
        lots=" ".join(places.lots),
        number=places.index + 1,
        count=len(places.actions),
    )
    return _with_changes(styled(text, ink.colours.text), desk, ink)


def _with_changes(text: Text, desk: InputState, ink: Ink, silver: bool = True) -> Text:
    """What the action that is pointed at would replace and change."""
    action = desk.chosen()
    if action is None or not desk.can(str(action)):
        return text
    colours = ink.colours
    replaced = [
        f"{ink.words.piece(each.piece.id)} {' '.join(each.lots)}"
        for each in desk.table.buildings
        if each.yours and set(each.lots) & set(lot_names(action))
    ]
    if replaced:
        gone = ink.say("terminal-replaces", pieces=", ".join(replaced))
        text.append(f" {gone}", colours.residential)
    freed = desk.table.freed(action)
    if freed:
        text.append(f" {ink.say('terminal-frees', lots=' '.join(freed))}", colours.you)
    changes = changed(desk, ink, action, silver)
    said = ", ".join(changes) if changes else ink.say("terminal-change-nothing")
    said = said[0].upper() + said[1:] + "."
    return text.append(f" {said}", f"bold {colours.point}")


def changed(desk: InputState, ink: Ink, action: Action, silver: bool = True) -> list[str]:
    """The figures that an action would change, before Ceres' turn."""
    now, after = desk.table.measures, desk.table.after(action)[0]
    names = [
        ("silver", "silver"),
        ("population", "your_population"),
        ("income", "income"),
        ("vp", "your_vp"),
        ("her-vp", "her_vp"),
        ("score", "your_score"),
        ("her-score", "her_score"),
    ]
    return [
        ink.say(f"terminal-change-{name}", before=before, after=then)
        for name, key in names
        for before, then in [(_of(now, key), _of(after, key))]
        if before != then and (silver or name != "silver")
    ]


def _of(measures: Measures, key: str) -> int:
    value: int = getattr(measures, key)
    return value


def _choice(desk: InputState, ink: Ink, mode: Choose) -> Text:
    places, pending = mode.places, desk.table.data["pending"]
    facts = {"number": places.index + 1, "count": len(places.actions)}
    lots = " ".join(places.lots)
    tile = desk.table.waiting_tile
    if pending["place"] != "garden":
        name = ink.words.piece(pending["place"])
        text = ink.say("terminal-ask-choice-monument", piece=name, lots=lots, **facts)
    elif tile is None:
        text = ink.say("terminal-ask-choice-empty", lot=lots, **facts)
    else:
        name = ink.words.tile(tile.id)
        text = ink.say("terminal-ask-choice-garden", tile=name, lot=lots, **facts)
    found = styled(text, f"bold {ink.colours.point}")
    reason = desk.reason()
    if reason:
        found.append(f" {ink.say('terminal-asked-because', reason=reason)}", ink.colours.text)
    return found


def _lot(desk: InputState, ink: Ink, lot: str) -> str:
    table = desk.table
    for building in table.buildings:
        if lot in building.lots:
            name, worth = ink.words.piece(building.piece.id), ink.words.worth(building.piece)
            code = "building" if building.yours else "monument"
            return ink.say(f"terminal-lot-{code}", lot=lot, piece=name, worth=worth)
    for park in table.parks:
        if lot in park:
            tile = ink.words.tile(table.gardens[lot].id)
            return ink.say("terminal-lot-garden", lot=lot, tile=tile, size=len(park))
    for whose in ("you", "ceres"):
        if lot in table.data[whose]["lots"]:
            return ink.say(f"terminal-lot-{whose}", lot=lot)
    for offer in table.market:
        if offer.deed == lot:
            return ink.say("terminal-lot-market", lot=lot, price=offer.price)
    return ink.say("terminal-lot-nobody", lot=lot)


def keys(desk: InputState, ink: Ink, small: bool, pace: str) -> list[tuple[str, str, str]]:
    """The keys of the last line: what is shown, what it does, and the command behind it."""
    mode = desk.mode
    pick = [("Enter", ink.say("terminal-key-confirm"), "enter")]
    back = [("Esc", ink.say("terminal-key-back"), "back")]
    undo = [("U", ink.say("terminal-key-undo"), "undo")] if desk.session.can_undo else []
    if isinstance(mode, PutPiece):
        return [*pick, *_moves(mode.places, ink), *back]
    if isinstance(mode, Choose):
        return [*pick, *_moves(mode.places, ink), *undo, *_rest(ink, small)]
    if isinstance(mode, PickPiece):
        return [("Enter", ink.say("terminal-key-pick"), "enter"), *back]
    if isinstance(mode, ReadLog):
        return [("Enter", ink.say("terminal-key-open"), "enter"), *back]
    if isinstance(mode, TakeIncome | BuyDeed):
        return [*pick, *back]
    redo = [("⇧U", ink.say("terminal-key-redo"), "redo")] if desk.session.can_redo else []
    assert isinstance(mode, Look)
    if desk.session.position.phase == "over":
        result = [("Enter", ink.say("terminal-key-result"), "enter")]
        return [
            *result,
            ("N", ink.say("terminal-key-new"), "new"),
            *undo,
            *redo,
            *_rest(ink, small),
        ]
    play = [
        ("I", ink.say("terminal-key-income", silver=income_amount(desk)), "income"),
        ("D", ink.say("terminal-key-buy"), "deed"),
        ("B", ink.say("terminal-key-build"), "build"),
    ]
    tempo = (
        []
        if small
        else [("P", ink.say("terminal-key-pace", pace=ink.say(f"terminal-pace-{pace}")), "pace")]
    )
    return [*play, *undo, *redo, *_rest(ink, small), *tempo]


def _moves(places: Places, ink: Ink) -> list[tuple[str, str, str]]:
    found = [("R", ink.say("terminal-key-turn"), "turn")] if places.turns > 1 else []
    if len(places.actions) > 1:
        found.append(("Tab", ink.say("terminal-key-next"), "next"))
    return found


def _rest(ink: Ink, small: bool) -> list[tuple[str, str, str]]:
    more = [
        ("?", ink.say("terminal-key-help"), "help"),
        ("H", ink.say("terminal-key-home"), "home"),
    ]
    if small:
        return more
    return [
        ("L", ink.say("terminal-key-log"), "log"),
        ("S", ink.say("terminal-key-score"), "score"),
        *more,
    ]
