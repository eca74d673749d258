"""The table as it is shown: board, panels, prompt and keys."""

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Static

from ceres.service.types.game import View
from ceres.terminal import panels
from ceres.terminal.board_screen import SIDE_WIDTH, BoardScreen
from ceres.terminal.city import TOP, Marks, size_for
from ceres.terminal.coach import Coach
from ceres.terminal.coach_board import with_coach
from ceres.terminal.coach_panel import coach_parts
from ceres.terminal.dialogs import sign_table
from ceres.terminal.input_state import (
    BuyDeed,
    Choose,
    InputState,
    Look,
    PickPiece,
    PutPiece,
    ReadLog,
)
from ceres.terminal.lines import Panel, clickable, styled
from ceres.terminal.pieces import TILE_OF, tray_pieces
from ceres.terminal.playback import Playback
from ceres.terminal.prompt import keys, pace_key, prompt
from ceres.terminal.screens import Keys
from ceres.terminal.session import Session
from ceres.terminal.settings import SMALLEST
from ceres.terminal.widgets import City, LogList

PANELS: Final = ("tray", "ceres", "score", "log")
_TITLES: Final = {
    "tray": "terminal-panel-tray",
    "coach": "page-table-tab-coach",
    "ceres": "terminal-panel-ceres",
    "score": "terminal-score-now",
    "signs": "terminal-help-signs",
    "log": "terminal-panel-log",
    "wide-log": "terminal-panel-log",
}
_WIDE: Final = 95  # from this width on a tray alone says what its pieces bring
LEAST_LOG: Final = 6
_CHANGES_A_LOT: Final = ("plant", "bag-empty", "claim", "creep")


class TableView(BoardScreen):
    """Shows the input state of a game, or the playback of a turn."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session: Final = session
        self.panel = "tray"
        self.playback: Playback | None = None
        self.input: Final = InputState(session, self.app.words)
        self.coach: Final = Coach(self, session, self.app.pool)
        self.waiting: object = None  # an action waits for the coach

    def compose(self) -> ComposeResult:
        """Lay out the screen."""
        yield Static(id="status")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield City()
                yield LogList("wide-log", "panel")
            with Horizontal(id="side"):
                yield Static(id="tabs")
                yield Panel(id="tray", classes="panel")
                yield Panel(id="coach", classes="panel")
                with Vertical(id="more"):
                    for name in ("ceres", "score", "signs"):
                        yield Panel(id=name, classes="panel")
                    yield LogList("log", "panel")
        yield Static(id="market")
        yield Static(id="prompt")
        yield Footer()

    # Showing.

    @property
    def _view(self) -> View:
        """The game as it is shown now."""
        return self.playback.view if self.playback else self.session.view

    @property
    def warns(self) -> bool:
        """Whether the player is to be warned of a blunder."""
        return self.app.settings.warnings == "on" and self.coach.available

    def on_screen_resume(self) -> None:
        """Update the table after another screen, where the language may have changed."""
        if self.input.words is not self.app.words:
            self.input.write_log(self.app.words)
        self.on_resize()

    def show_all(self) -> None:
        """Show everything but the keys."""
        self._share_room()
        self.coach.follow(self.input.action(), prepares=self.warns)
        ink, playback, mode = self.ink, self.playback, self.input.mode
        text = playback.prompt(ink) if playback else prompt(self.input, ink)
        if self.waiting is not None:
            text = styled(ink.say("page-coach-thinking"), ink.colours.faint)
        marks = playback.marks if playback else self.board()
        slot = mode.slot if isinstance(mode, BuyDeed) else None
        self.show_table(self._view, marks, slot, text)
        if self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]:
            needed = ink.say("terminal-too-small", width=SMALLEST[0], height=SMALLEST[1])
            self.put("status", styled(needed, f"bold {ink.colours.bad}"))
        self._show_panels()

    def _share_room(self) -> None:
        """Make the city as large as possible in a large window, and give the rest to the log."""
        city = self.query_one(City)
        if self.small:
            city.styles.height = "1fr"
            return
        width, height = self.size.width - SIDE_WIDTH, self.size.height - 8
        city.styles.height = TOP + 7 * size_for(width, height - LEAST_LOG)[1] + 1

    def board(self) -> Marks:
        """Return what is shown on the board: what is pointed at, and what the coach shows."""
        return with_coach(self.marks(), self.coach, self.input)

    def marks(self) -> Marks:
        """Return what is pointed at on the board."""
        mode, table, words = self.input.mode, self.input.table, self.app.words
        fresh = self._changed_by_ceres()
        if isinstance(mode, PutPiece):
            sign, sites = words.piece_sign(mode.piece), mode.sites
            return Marks(sites.lots, sign, sites.all_lots, fresh=fresh)
        if isinstance(mode, Choose):
            tile, sites = mode.pending["tile"], mode.sites
            sign = f"♣{words.tile_sign(TILE_OF[tile])}" if tile else "♣"
            return Marks(sites.lots, sign, sites.all_lots, fresh=fresh)
        if isinstance(mode, BuyDeed):
            return Marks(lit=frozenset({table["market"][mode.slot]["deed"]}), fresh=fresh)
        if isinstance(mode, PickPiece):
            piece = tray_pieces(table)[mode.number]
            found = self.input.view["can"]["builds"][piece.id]["places"]
            return Marks(options=frozenset(lot for lots in found for lot in lots), fresh=fresh)
        return Marks(cursor=mode.cursor if isinstance(mode, Look) else None, fresh=fresh)

    def _changed_by_ceres(self) -> frozenset[str]:
        """Return the Lots that Ceres changed in her last turn."""
        steps = self.session.turns[-1]["steps"] if self.session.turns else ()
        changes = (step for step in steps if step["type"] in _CHANGES_A_LOT)
        return frozenset(lot for step in changes for lot in step["seen"])

    def _show_panels(self) -> None:
        ink, mode, view, playback = self.ink, self.input.mode, self._view, self.playback
        piece = mode.number if isinstance(mode, PickPiece | PutPiece) else None
        flip = playback.flip if playback else None
        forecast = None if playback else self.coach.forecast.found
        tray, line = panels.tray(view, ink, piece, wide=self.size.width >= _WIDE and self.small)
        parts: dict[str, Iterable[RenderableType]] = {
            "tray": [tray],
            "coach": coach_parts(self.coach, ink),
            "ceres": panels.ceres(view, ink, flip, forecast["cards"] if forecast else {}),
            "score": panels.score(self.session.view, ink),
            "signs": [sign_table(ink)],
        }
        for name, title in _TITLES.items():
            found = self.query_one(f"#{name}")
            found.border_title = ink.say(title)
            found.set_class(name == self.panel, "-open")
            if isinstance(found, Panel):
                found.put(*parts[name])
        self.query_one("#more").set_class(self.panel not in ("tray", "coach"), "-open")
        self.query_one("#side").set_class(self.panel == "coach", "-coached")
        if piece is not None:
            self.query_one("#tray", Panel).see(line)
        log = self.query_one("#log" if self.small else "#wide-log", LogList)
        picked = mode.number if isinstance(mode, ReadLog) else None
        log.put(playback.log if playback else self.input.log, ink, picked)
        self.put("tabs", self._tabs())

    def _tabs(self) -> Text:
        """Name the panels with their keys; a click opens one."""
        ink, tabs = self.ink, Text()
        for number, name in enumerate(PANELS, start=2):
            style = ink.picked if name == self.panel else ink.colours.faint
            label = styled(f" F{number} {ink.say(f'terminal-panel-{name}')} ", style)
            label.stylize(clickable(f"panel('{name}')"))
            tabs.append_text(label)
        return tabs

    def keys(self) -> Keys:
        """Return the keys that answer what is asked, or those of the playback."""
        ink, pace = self.ink, self.app.settings.pace
        if self.playback is not None:
            return {"skip": ink.say("terminal-key-skip")} | pace_key(pace, ink)
        coach = self.coach if self.panel == "coach" else None
        return keys(self.input, ink, self.small, pace, coach)
