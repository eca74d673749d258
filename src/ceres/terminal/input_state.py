"""What a player is doing at the table: a small machine of modes, without any screen.

What is possible comes from `position.actions()`, and why something is not from the engine's errors.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ceres.actions import Action, parse_action
from ceres.components import Building
from ceres.engine.board import NAMES
from ceres.engine.pieces import PIECE_OF as ENGINE_PIECE_OF
from ceres.engine.pieces import PLACEMENTS
from ceres.errors import CeresError, IllegalAction
from ceres.game import NothingToUndo
from ceres.saves import Conflict
from ceres.terminal.panels import Entry, tray_pieces
from ceres.terminal.places import Places
from ceres.terminal.session import Session, Turn
from ceres.terminal.table import Table, extent, lot_at, lot_names, spot
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
    """A Deed of the market is pointed at."""

    place: int


@dataclass
class PickPiece:
    """A piece of the tray is pointed at."""

    number: int


@dataclass
class PutPiece:
    """A piece lies on the board, not yet confirmed."""

    piece: Building
    number: int
    places: Places


@dataclass
class Choose:
    """A place for Ceres is asked for."""

    places: Places


@dataclass
class ReadLog:
    """A line of the log is pointed at."""

    number: int


Mode = Look | TakeIncome | BuyDeed | PickPiece | PutPiece | Choose | ReadLog

_YOURS: Final = frozenset({"income", "buy", "build", "place"})
_OF_THE_ERA: Final = frozenset({"last-turns", "scoring", "era-begins", "game-over"})
# Of several reasons why a piece cannot be built, the ones that say most.
_TELLING: Final = ("condition-", "too-many-empty", "not-in-")


class InputState:
    """The table from where the player sits."""

    def __init__(self, session: Session, words: Words) -> None:
        """Sit down at a game."""
        self.session: Final = session
        self.words = words
        self.mode: Mode = Look()
        self.note = ""  # what was just said: a refusal, something undone
        self.bad = False  # whether it is a refusal
        self.log: list[Entry] = []
        self.table = Table(session.position)
        self.retell(words)
        self.settle()

    # The log.

    def retell(self, words: Words) -> None:
        """Tell the log anew, in another language."""
        self.words = words
        self.log = [entry for turn in self.session.turns for entry in self.told(turn)]

    def told(self, turn: Turn) -> list[Entry]:
        """A turn as lines of the log."""
        found: list[Entry] = []
        for event in turn.events:
            whose = "you" if event.type in _YOURS else "ceres"
            whose = "era" if event.type in _OF_THE_ERA else whose
            rules = tuple(dict.fromkeys((*event.rules, *_rules_of_items(event.facts))))
            for line in self.words.tell(event, self.session.position.components):
                # The lines of a scoring are a table, and a log has no columns.
                text = " · ".join(re.split(r"\s{2,}", line.strip()))
                found.append(Entry(whose, text, rules))
        return found

    # Where the game stands.

    def settle(self) -> None:
        """Look at the position anew: a choice may be due."""
        self.table = Table(self.session.position)
        options = self.table.options()
        self.mode = Choose(Places(options)) if options else Look()

    def reason(self) -> str:
        """Why these places are to choose from."""
        for turn in reversed(self.session.turns):
            for event in reversed(turn.events):
                if event.type == "sites":
                    return self.words.sentence(event, self.session.position.components)
        return ""

    def last_fresh(self) -> frozenset[str]:
        """The Lots that Ceres changed in her last turn."""
        if not self.session.turns:
            return frozenset()
        events = self.session.turns[-1].events
        lots = [event.facts.get("lot") for event in events if event.type in ("plant", "bag-empty")]
        lots += [event.facts["deed"] for event in events if event.type in ("claim", "creep")]
        return frozenset(lot for lot in lots if lot is not None)

    # What a player can begin.

    def ask_income(self) -> bool:
        """Income; asked for twice, it is taken."""
        if isinstance(self.mode, TakeIncome):
            return True
        if self._possible("income"):
            self.mode = TakeIncome()
        return False

    def ask_deed(self, place: int | None = None) -> None:
        """Point at a Deed of the market."""
        offers = self.table.market
        if isinstance(self.mode, Choose) or self.session.position.phase == "over" or not offers:
            self._possible(f"buy {offers[0].deed if offers else NAMES[0]}")
            return
        if place is None:
            payable = [each.place for each in offers if self.can(f"buy {each.deed}")]
            place = payable[0] if payable else 0
        if place < len(offers):
            self._say("")
            self.mode = BuyDeed(place)
            self._possible(f"buy {offers[place].deed}")

    def ask_piece(self, number: int | None = None) -> None:
        """Point at a piece of the tray."""
        pieces = tray_pieces(self.table)
        if isinstance(self.mode, Choose) or self.session.position.phase == "over":
            self._possible(f"build {pieces[0].id} A1")
            return
        if number is None:
            ready = [index for index, each in enumerate(pieces) if self.table.places(each.id)]
            number = ready[0] if ready else 0
        self._say("")
        self.mode = PickPiece(number)
        if not self.table.places(pieces[number].id):
            self._say(self.why_not(pieces[number]), bad=True)

    def pick_piece(self, number: int) -> None:
        """Take a piece of the tray and show its places; or why there are none."""
        self.ask_piece(number)
        if not isinstance(self.mode, PickPiece):
            return
        piece = tray_pieces(self.table)[number]
        places = self.table.places(piece.id)
        if places:
            self._say("")
            self.mode = PutPiece(piece, number, Places(places))

    def read_log(self) -> None:
        """Point at the last line of the log."""
        if self.log and not isinstance(self.mode, Choose):
            self._say("")
            self.mode = ReadLog(len(self.log) - 1)

    def back(self) -> bool:
        """Leave what was begun; whether there was something to leave."""
        mode = self.mode
        self._say("")
        if isinstance(mode, PutPiece):
            self.mode = PickPiece(mode.number)
        elif isinstance(mode, Look):
            if mode.cursor is None:
                return False
            self.mode = Look()
        elif not isinstance(mode, Choose):
            self.mode = Look()
        return True

    # Moving.

    def move(self, right: int, down: int) -> None:
        """An arrow key."""
        mode = self.mode
        self._say("")
        if isinstance(mode, BuyDeed):
            self.ask_deed((mode.place + right + down) % len(self.table.market))
        elif isinstance(mode, PickPiece):
            if right > 0:
                self.pick_piece(mode.number)
            elif down:
                self.ask_piece((mode.number + down) % len(tray_pieces(self.table)))
        elif isinstance(mode, PutPiece | Choose):
            mode.places.move(right, down)
        elif isinstance(mode, ReadLog):
            mode.number = max(0, min(len(self.log) - 1, mode.number + down))
        else:
            cursor = mode.cursor if isinstance(mode, Look) else None
            column, row = spot(cursor) if cursor else (3 - right, 3 - down)
            self.mode = Look(lot_at((column + right) % 7, (row + down) % 7))

    def step(self, by: int) -> None:
        """The next place of the list."""
        if isinstance(self.mode, PutPiece | Choose):
            self._say("")
            self.mode.places.step(by)

    def turn(self) -> None:
        """Turn the piece."""
        if isinstance(self.mode, PutPiece | Choose):
            turned = self.mode.places.turn()
            self._say("" if turned else self.words.say("terminal-one-way"), bad=not turned)

    def point(self, lot: str) -> bool:
        """A Lot was clicked; whether that confirms the place that was already there."""
        mode = self.mode
        self._say("")
        if isinstance(mode, PutPiece | Choose):
            places = mode.places
            if lot in places.lots and sum(lot in lot_names(each) for each in places.actions) == 1:
                return True
            if not places.point(lot):
                self._say(self.why_not_there(lot), bad=True)
            return False
        deeds = [offer.deed for offer in self.table.market]
        if lot in deeds and self.session.position.phase == "you":
            place = deeds.index(lot)
            if isinstance(mode, BuyDeed) and mode.place == place:
                return True
            self.ask_deed(place)
        else:
            self.mode = Look(lot)
        return False

    # Doing.

    def chosen(self) -> Action | None:
        """The action that Enter would play."""
        mode = self.mode
        if isinstance(mode, TakeIncome):
            return parse_action("income")
        if isinstance(mode, BuyDeed):
            return parse_action(f"buy {self.table.market[mode.place].deed}")
        if isinstance(mode, PutPiece | Choose):
            return mode.places.action
        return None

    def play(self) -> Turn | None:
        """Play what is pointed at, and keep it; what happened, if it could be."""
        action = self.chosen()
        return None if action is None else self._do(lambda: self.session.play(action))

    def undo(self) -> Turn | None:
        """Take the last action back."""
        turn = self._do(self.session.undo)
        if turn is not None:
            self.retell(self.words)
            self.settle()
            self._say(self.words.say("terminal-undone", action=self.named(turn.action)))
        return turn

    def redo(self) -> Turn | None:
        """Play again what was taken back."""
        turn = self._do(self.session.redo)
        if turn is not None:
            self.retell(self.words)
            self.settle()
            self._say(self.words.say("terminal-redone", action=self.named(turn.action)))
        return turn

    def named(self, action: str) -> str:
        """An action in words."""
        verb, *rest = action.split(" ")
        if not verb:
            return self.words.say("terminal-action-correct")
        piece = self.words.piece(rest.pop(0)) if verb == "build" else ""
        return self.words.say(f"terminal-action-{verb}", piece=piece, lots=" ".join(rest))

    def _do(self, deed: Callable[[], Turn]) -> Turn | None:
        """Change the game; what cannot be is said, and the game stands as it did."""
        self._say("")
        try:
            return deed()
        except NothingToUndo:
            code = "undo" if deed == self.session.undo else "redo"
            self._say(self.words.say(f"terminal-nothing-to-{code}"), bad=True)
        except Conflict:
            self.retell(self.words)
            self.settle()
            self._say(self.words.say("terminal-conflict"), bad=True)
        except CeresError as error:
            self._say(self.words.explain(error), bad=True)
        return None

    # Why not.

    def can(self, text: str) -> bool:
        """Whether an action is legal."""
        return any(str(action) == text for action in self.session.position.actions())

    def _possible(self, text: str) -> bool:
        """Whether an action is legal; if not, say why."""
        refused = self.refusal(text)
        self._say("" if refused is None else self.words.explain(refused), bad=refused is not None)
        return refused is None

    def refusal(self, text: str) -> IllegalAction | None:
        """The engine's word on an action that is not legal."""
        if self.can(text):
            return None
        try:
            self.session.position.play(text)
        except IllegalAction as error:
            return error
        return None

    def why_not(self, piece: Building) -> str:
        """Why a piece cannot be built anywhere: the most telling of the engine's reasons."""
        for lots in PLACEMENTS[ENGINE_PIECE_OF[piece.id].number].values():
            refused = self.refusal(f"build {lots}")
            if refused is not None and refused.code.startswith(_TELLING):
                return self.words.explain(refused)
        return self.words.say("terminal-no-place", piece=self.words.piece(piece.id))

    def why_not_there(self, lot: str) -> str:
        """Why what is being placed cannot lie on a Lot, as it is turned now."""
        assert isinstance(self.mode, PutPiece | Choose)
        places = self.mode.places
        verb = str(places.action).rsplit(" ", len(places.lots))[0]
        form = extent(places.lots)
        column, row = spot(lot)
        left, top = form[0]
        spots = [(column + right - left, row + down - top) for right, down in form]
        if all(0 <= x < 7 and 0 <= y < 7 for x, y in spots):
            lots = sorted(lot_at(x, y) for x, y in spots)
            refused = self.refusal(f"{verb} {' '.join(lots)}")
            if refused is not None:
                return self.words.explain(refused)
        return self.words.say("terminal-only-places")

    def _say(self, note: str, bad: bool = False) -> None:
        self.note, self.bad = note, bad and bool(note)

    def say(self, note: str, bad: bool = False) -> None:
        """Say something in the prompt."""
        self._say(note, bad)


def _rules_of_items(facts: dict[str, object]) -> list[str]:
    """The rules that the items of a scoring name."""
    items = facts.get("items")
    return [rule for item in items for rule in item["rules"]] if isinstance(items, list) else []
