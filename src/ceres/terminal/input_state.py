"""The input of a player: a state machine of modes, without any screen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from ceres.components import Building
from ceres.errors import CeresError
from ceres.saves import Conflict
from ceres.service.types.base import Problem
from ceres.service.types.game import LegalPreview, Pending, Tabletop, Turn, View
from ceres.terminal.log import LogEntry, log_entries
from ceres.terminal.lots import lot_at, outline, spot
from ceres.terminal.pieces import tray_pieces
from ceres.terminal.session import Session
from ceres.terminal.sites import Sites
from ceres.terminal.words import Words


@dataclass
class Look:
    """Nothing is picked; the cursor may be on a Lot."""

    cursor: str | None = None


@dataclass
class TakeIncome:
    """Income is asked for, not yet confirmed."""


@dataclass
class BuyDeed:
    """A Deed of the market is pointed at, by its slot."""

    slot: int


@dataclass
class PickPiece:
    """A piece of the tray is pointed at."""

    number: int


@dataclass
class PutPiece:
    """A piece lies on the board, not yet confirmed."""

    piece: Building
    number: int
    sites: Sites


@dataclass
class Choose:
    """A site for Ceres is asked for."""

    sites: Sites
    pending: Pending


@dataclass
class ReadLog:
    """A line of the log is pointed at."""

    number: int


Mode = Look | TakeIncome | BuyDeed | PickPiece | PutPiece | Choose | ReadLog


class InputState:
    """The mode, the note in the prompt and the log; the view says what can be done."""

    def __init__(self, session: Session, words: Words) -> None:
        """Begin at a game, with nothing picked."""
        self.session: Final = session
        self.mode: Mode = Look()
        self.note = ""  # what was just said: a refusal, something undone
        self.bad = False  # whether it is a refusal
        self.asks = ""  # what it asks the player to confirm: undo or resign
        self.log: list[LogEntry] = []
        self.write_log(words)
        self.settle()

    @property
    def view(self) -> View:
        """The game as the service describes it."""
        return self.session.view

    @property
    def table(self) -> Tabletop:
        """The table of the view."""
        return self.view["table"]

    def write_log(self, words: Words) -> None:
        """Write the whole log, in this language from now on."""
        self.words = words
        steps = (step for turn in self.session.turns for step in turn["steps"])
        self.log = list(log_entries(steps, words))

    def settle(self) -> None:
        """Begin the next decision: a choice may be due."""
        pending, sites = self.view["pending"], Sites("place", self.view["can"]["places"])
        self.mode = Look() if pending is None else Choose(sites, pending)

    def _set_note(self, note: str = "", bad: bool = False, asks: str = "") -> None:
        """Say something in the prompt, or nothing; `bad` if it is a refusal."""
        self.note, self.bad, self.asks = note, bad, asks

    # Beginning something.

    def ask_income(self) -> bool:
        """Point at Income; return whether it was pointed at already, so that it is taken."""
        if isinstance(self.mode, TakeIncome):
            return True
        if self._allowed(self.view["can"]["income"].get("why")):
            self.mode = TakeIncome()
        return False

    def ask_deed(self, slot: int | None = None) -> None:
        """Point at a Deed of the market."""
        deeds = [offer["deed"] for offer in self.table["market"]]
        can = self.view["can"]["deeds"]
        if not deeds:
            self._allowed(self._why_not("buy A1"))
        elif self.view["phase"] != "you":
            self._allowed(can[deeds[0]].get("why"))
        else:
            if slot is None:
                slot = next((n for n, deed in enumerate(deeds) if "action" in can[deed]), 0)
            if slot < len(deeds):
                self.mode = BuyDeed(slot)
                self._allowed(can[deeds[slot]].get("why"))

    def ask_piece(self, number: int | None = None) -> None:
        """Point at a piece of the tray."""
        can = [self.view["can"]["builds"][piece.id] for piece in tray_pieces(self.table)]
        if self.view["phase"] == "you":
            if number is None:
                number = next((n for n, piece in enumerate(can) if piece["places"]), 0)
            self.mode = PickPiece(number)
        self._allowed(can[number or 0].get("why"))

    def pick_piece(self, number: int) -> None:
        """Take a piece of the tray and show its sites, or say why there are none."""
        self.ask_piece(number)
        piece = tray_pieces(self.table)[number]
        sites = self.view["can"]["builds"][piece.id]["places"]
        if sites:
            self.mode = PutPiece(piece, number, Sites(f"build {piece.id}", sites))

    def read_log(self) -> None:
        """Point at the last line of the log."""
        if self.log and not isinstance(self.mode, Choose):
            self._set_note()
            self.mode = ReadLog(len(self.log) - 1)

    def back(self) -> None:
        """Leave the mode, or a question."""
        mode = self.mode
        if isinstance(mode, PutPiece) and not self.asks:
            self.mode = PickPiece(mode.number)
        elif not isinstance(mode, Choose) and not self.asks:
            self.mode = Look()
        self._set_note()

    # Moving.

    def move(self, right: int, down: int) -> None:
        """Go in the direction of an arrow key."""
        mode = self.mode
        self._set_note()
        if isinstance(mode, BuyDeed):
            self.ask_deed((mode.slot + right + down) % len(self.table["market"]))
        elif isinstance(mode, PickPiece):
            if right > 0:
                self.pick_piece(mode.number)
            elif down:
                self.ask_piece((mode.number + down) % len(tray_pieces(self.table)))
        elif isinstance(mode, PutPiece | Choose):
            mode.sites.move(right, down)
        elif isinstance(mode, ReadLog):
            mode.number = max(0, min(len(self.log) - 1, mode.number + down))
        else:
            cursor = mode.cursor if isinstance(mode, Look) else None
            column, row = spot(cursor) if cursor else (3 - right, 3 - down)
            self.mode = Look(lot_at((column + right) % 7, (row + down) % 7))

    def step(self, by: int) -> None:
        """Go on or back to what can be chosen."""
        mode, can = self.mode, self.view["can"]
        if isinstance(mode, PutPiece | Choose):
            self._set_note()
            mode.sites.step(by)
        elif isinstance(mode, BuyDeed):
            deeds = [can["deeds"][offer["deed"]] for offer in self.table["market"]]
            self.ask_deed(_next(mode.slot, by, ["action" in deed for deed in deeds]))
        elif isinstance(mode, PickPiece):
            builds = [can["builds"][piece.id] for piece in tray_pieces(self.table)]
            self.ask_piece(_next(mode.number, by, [bool(each["places"]) for each in builds]))

    def edge(self, at: int) -> None:
        """Go to the first (0) or the last (-1) of what is listed."""
        mode = self.mode
        if isinstance(mode, PutPiece | Choose):
            mode.sites.index = range(len(mode.sites.all))[at]
        elif isinstance(mode, BuyDeed):
            self.ask_deed(range(len(self.table["market"]))[at])
        elif isinstance(mode, PickPiece):
            self.ask_piece(range(len(tray_pieces(self.table)))[at])
        elif isinstance(mode, ReadLog):
            mode.number = range(len(self.log))[at]

    def turn(self) -> None:
        """Turn the piece."""
        if isinstance(self.mode, PutPiece | Choose):
            turned = self.mode.sites.turn()
            self._set_note("" if turned else self.words.say("terminal-one-way"), bad=not turned)

    def point(self, lot: str) -> bool:
        """Point at a Lot; return whether that confirms what was pointed at already."""
        mode = self.mode
        self._set_note()
        if isinstance(mode, PutPiece | Choose):
            if mode.sites.only_one_with(lot):
                return True
            if not mode.sites.point(lot):
                self._set_note(self._why_not_there(mode.sites, lot), bad=True)
            return False
        deeds = [offer["deed"] for offer in self.table["market"]]
        if lot in deeds and self.view["phase"] == "you":
            slot = deeds.index(lot)
            if mode == BuyDeed(slot):
                return True
            self.ask_deed(slot)
        else:
            self.mode = Look(lot)
        return False

    # Doing.

    def action(self) -> str | None:
        """Return the action that Enter would play."""
        mode = self.mode
        if isinstance(mode, TakeIncome):
            return "income"
        if isinstance(mode, BuyDeed):
            return f"buy {self.table['market'][mode.slot]['deed']}"
        return mode.sites.action if isinstance(mode, PutPiece | Choose) else None

    def play(self) -> Turn | None:
        """Play what is pointed at; return the turn, or none if it could not be played."""
        action = self.action()
        turn = None if action is None else self._do(lambda: self.session.play(action))
        if turn is not None:
            self.log += log_entries(turn["steps"], self.words)
            self.settle()
        return turn

    def undo(self) -> None:
        """Undo the last action; if hidden things were seen since, ask first."""
        undo = self.view["undo"]
        if self.view["game"]["strict"]:
            self._set_note(self.words.say("page-undo-strict-means"), bad=True)
        elif not undo["can"]:
            self._set_note(self.words.say("terminal-nothing-to-undo"), bad=True)
        elif undo["asks"] and self.asks != "undo":
            self._set_note(self.words.sentence(self.words.say("undo-asks")), asks="undo")
        else:
            self._go_through_history(self.session.undo, "terminal-undone")

    def redo(self) -> None:
        """Redo the action undone last."""
        if self.view["redo"]["can"]:
            self._go_through_history(self.session.redo, "terminal-redone")
        else:
            self._set_note(self.words.say("terminal-nothing-to-redo"), bad=True)

    def resign(self) -> None:
        """Give the game up, after asking once."""
        if self.view["phase"] == "over":
            self._set_note(self.words.sentence(self.words.say("game-over")), bad=True)
        elif self.asks != "resign":
            self._set_note(self.words.say("terminal-resign-asks"), asks="resign")
        else:
            self._do(self.session.resign)
            self.settle()

    def _go_through_history(self, change: Callable[[], Turn], note: str) -> None:
        turn = self._do(change)
        if turn is not None:
            self.write_log(self.words)
            self.settle()
            # A correction of the table is no action.
            name = self.words.action(turn["action"] or "correct")
            self._set_note(self.words.say(note, action=name))

    def take(self, action: str) -> None:
        """Point at an action, as if the player had."""
        self._set_note()
        verb, *rest = action.split(" ")
        if verb == "income":
            self.ask_income()
        elif verb == "buy":
            self.ask_deed([offer["deed"] for offer in self.table["market"]].index(rest[0]))
        elif verb == "build":
            ids = [piece.id for piece in tray_pieces(self.table)]
            self.pick_piece(ids.index(rest[0]))
        mode = self.mode
        if isinstance(mode, PutPiece | Choose):
            texts = [mode.sites.action_on(lots) for lots in mode.sites.all]
            mode.sites.index = texts.index(action)

    def note_hint(self, advised: Sequence[str] = ()) -> bool:
        """Note that the player is given a hint, with what it advises; if none may be, say why."""
        if not self.may_ask():
            return False
        self._do(partial(self.session.note_hint, advised))
        return not self.bad

    def may_ask(self) -> bool:
        """Return whether the coach may be asked; if not, say why."""
        if self.view["phase"] == "over":
            self._set_note(self.words.sentence(self.words.say("game-over")), bad=True)
        elif self.view["game"]["strict"]:
            self._set_note(self.words.say("page-coach-strict"), bad=True)
        else:
            return True
        return False

    def preview(self) -> LegalPreview | None:
        """Return what the action that is pointed at would change, if it is legal."""
        action = self.action()
        shown = None if action is None else self.session.preview(action)
        return shown if shown and shown["legal"] else None

    def _do(self, change: Callable[[], Turn | None]) -> Turn | None:
        """Change the game and return the turn; if that fails, say why and return none."""
        self._set_note()
        turn = None
        try:
            turn = change()
        except Conflict:
            self.write_log(self.words)
            self.settle()
            self._set_note(self.words.say("terminal-conflict"), bad=True)
        except CeresError as error:
            self._set_note(self.words.explain(error), bad=True)
        return turn

    # Why not.

    def _allowed(self, why: Problem | None) -> bool:
        """Say why something cannot be done, if so, and return whether it can."""
        self._set_note(self.words.problem(why) if why else "", bad=why is not None)
        return why is None

    def _why_not(self, action: str) -> Problem | None:
        """Return why an action is not legal, or none if it is."""
        preview = self.session.preview(action)
        return None if preview["legal"] else preview["why"]

    def _why_not_there(self, sites: Sites, lot: str) -> str:
        """Say why what is being placed cannot lie on a Lot, as it is turned now."""
        shape = outline(sites.lots)
        column, row = spot(lot)
        left, top = shape[0]
        spots = [(column + right - left, row + down - top) for right, down in shape]
        why = None
        if all(0 <= x < 7 and 0 <= y < 7 for x, y in spots):
            why = self._why_not(sites.action_on(sorted(lot_at(x, y) for x, y in spots)))
        return self.words.problem(why) if why else self.words.say("terminal-only-places")


def _next(here: int, by: int, possible: Sequence[bool]) -> int:
    """Return the next place in a list, one way or the other, where something is possible."""
    places = (here + by * step for step in range(1, len(possible) + 1))
    return next((at % len(possible) for at in places if possible[at % len(possible)]), here)
