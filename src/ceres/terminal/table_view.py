"""The table as it is shown: board, panels, prompt and keys."""

from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from ceres.terminal import panels
from ceres.terminal.asking import asked, keys
from ceres.terminal.city import TOP, Marks, size_for
from ceres.terminal.dialogs import sign_rows
from ceres.terminal.input_state import (
    BuyDeed,
    Choose,
    InputState,
    Look,
    PickPiece,
    PutPiece,
    ReadLog,
)
from ceres.terminal.lines import Lines, styled
from ceres.terminal.panels import Ink
from ceres.terminal.playback import Telling
from ceres.terminal.session import Session
from ceres.terminal.settings import SMALLEST
from ceres.terminal.widgets import City, CommandLine, Market, key_label

if TYPE_CHECKING:
    from ceres.terminal.app import CeresApp

PANELS: Final = ("tray", "ceres", "score", "log")
LARGE: Final = (132, 42)
SIDE_WIDTH: Final = 66  # these as in terminal.tcss
TRAY_WIDTH: Final = 35
CITY_WIDTH: Final = 39
LEAST_LOG: Final = 6


class TableView(Screen[None]):
    """A table that shows what its desk says."""

    app: "CeresApp"

    def __init__(self, session: Session) -> None:
        """Sit down at a game."""
        super().__init__()
        self.session: Final = session
        self.panel = "tray"
        self.telling: Telling | None = None
        self._log_shown: object = None
        self.desk: Final = InputState(session, self.app.words)

    def compose(self) -> ComposeResult:
        """The parts of the screen."""
        yield Static(id="status")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield City(id="city")
                yield Lines(id="wide-log", classes="panel")
            with Horizontal(id="side"):
                yield CommandLine(id="tabs")
                yield Lines(id="tray", classes="panel")
                with Vertical(id="more"):
                    yield Lines(id="ceres", classes="panel")
                    yield Lines(id="score", classes="panel")
                    yield Lines(id="log", classes="panel")
                    yield Lines(id="signs", classes="panel")
        yield Market(id="market")
        yield Static(id="prompt")
        yield CommandLine(id="keys")

    # Showing.

    @property
    def ink(self) -> Ink:
        """Words and colours."""
        return Ink(self.app.words, self.app.ground)

    @property
    def small(self) -> bool:
        """Whether the panels must take turns."""
        return self.size.width < LARGE[0] or self.size.height < LARGE[1]

    async def on_mount(self) -> None:
        """Show the table; a game that is over shows its result."""
        await self.show()

    async def on_resize(self) -> None:
        """Use the room there is, at once and again when it has been shared out."""
        await self.show()
        self.call_after_refresh(self.show)

    async def on_screen_resume(self) -> None:
        """Back from another screen: the language or the colours may have changed."""
        if self.desk.words is not self.app.words:
            self.desk.retell(self.app.words)
        self.call_after_refresh(self.show)

    async def show(self) -> None:
        """Show everything as it is now; a screen that is being left shows nothing more."""
        if not self.query(City):
            return
        self.set_class(self.small, "small")
        self._share_room()
        ink, telling = self.ink, self.telling
        table = telling.table if telling else self.desk.table
        status = panels.status(table, ink, self.size.width, self.session.game.seed, self.small)
        if self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]:
            facts = {"width": SMALLEST[0], "height": SMALLEST[1]}
            status[0] = styled(ink.say("terminal-too-small", **facts), f"bold {ink.colours.bad}")
        self.query_one("#status", Static).update(Text("\n").join(status), layout=False)
        mode = self.desk.mode
        picked = mode.place if isinstance(mode, BuyDeed) else None
        market = self.query_one("#market", Market)
        offers = panels.market(table, ink, self.size.width, picked)
        market.update(Text("\n").join(offers), layout=False)
        self.query_one(City).show(table, ink, telling.marks if telling else self.marks())
        await self._show_panels()
        text = telling.prompt(ink) if telling else asked(self.desk, ink)
        self.query_one("#prompt", Static).update(text, layout=False)
        await self._show_keys()

    def _share_room(self) -> None:
        """In a large window the city is as large as it can be, and the log has the rest."""
        city = self.query_one(City)
        if self.small:
            city.styles.height = "1fr"
            return
        width, height = self.size.width - SIDE_WIDTH, self.size.height - 8
        city.styles.height = TOP + 7 * size_for(width, height - LEAST_LOG)[1] + 1

    def room(self, name: str) -> int:
        """The columns of a panel's lines; the last one is left to the scroll bar."""
        if self.small:
            return self.size.width - CITY_WIDTH - 2
        if name == "log":
            return self.size.width - SIDE_WIDTH - 1
        return TRAY_WIDTH - 1 if name == "tray" else SIDE_WIDTH - TRAY_WIDTH - 3

    def marks(self) -> Marks:
        """What is pointed at on the board."""
        desk, mode = self.desk, self.desk.mode
        fresh = desk.last_fresh()
        if isinstance(mode, PutPiece):
            sign = self.app.words.piece_sign(mode.piece)
            return Marks(mode.places.lots, sign, mode.places.all_lots, fresh=fresh)
        if isinstance(mode, Choose):
            tile = desk.table.waiting_tile
            sign = f"♣{self.app.words.tile_sign(tile)}" if tile else "♣"
            return Marks(mode.places.lots, sign, mode.places.all_lots, fresh=fresh)
        if isinstance(mode, BuyDeed):
            return Marks(lit=frozenset({desk.table.market[mode.place].deed}), fresh=fresh)
        if isinstance(mode, PickPiece):
            piece = panels.tray_pieces(desk.table)[mode.number]
            lots = {lot for each in desk.table.places(piece.id) for lot in str(each).split()[2:]}
            return Marks(options=frozenset(lots), fresh=fresh)
        return Marks(cursor=mode.cursor if isinstance(mode, Look) else None, fresh=fresh)

    async def _show_panels(self) -> None:
        ink, mode, telling = self.ink, self.desk.mode, self.telling
        table = telling.table if telling else self.desk.table
        for name in PANELS:
            found = self.query_one(f"#{name}", Lines)
            found.border_title = ink.say(f"terminal-panel-{name}")
            found.display = name == self.panel if self.small else name != "log"
        self.query_one("#more").display = not self.small or self.panel != "tray"
        wide_log = self.query_one("#wide-log", Lines)
        wide_log.display = not self.small
        wide_log.border_title = ink.say("terminal-panel-log")
        tray = self.query_one("#tray", Lines)
        piece = mode.number if isinstance(mode, PickPiece | PutPiece) else None
        tray.set_rows(panels.tray(table, ink, self.room("tray"), piece))
        if piece is not None:
            tray.see(piece)
        hers = self.query_one("#ceres", Lines)
        hers.set_rows(
            panels.ceres(table, ink, self.room("ceres"), telling.flip if telling else None)
        )
        score = self.query_one("#score", Lines)
        score.border_title = ink.say(
            "terminal-score-now" if not self.small else "terminal-panel-score"
        )
        score.set_rows(panels.score(self.desk.table, ink, self.room("score")))
        legend = self.query_one("#signs", Lines)
        legend.display = not self.small
        legend.border_title = ink.say("terminal-help-signs")
        legend.set_rows(sign_rows(ink, self.room("signs")))
        self._show_log(self.query_one("#log", Lines) if self.small else wide_log)
        await self.query_one("#tabs", CommandLine).show(self._tabs() if self.small else [])

    def _show_log(self, found: Lines) -> None:
        picked = self.desk.mode.number if isinstance(self.desk.mode, ReadLog) else None
        entries = self.telling.log if self.telling else self.desk.log
        found.set_rows(panels.log(entries, self.ink, self.room("log"), picked))
        shown = (found.id, len(entries), found.size)
        if picked is not None:
            found.see(picked)
        elif shown != self._log_shown:
            found.see_end()
        self._log_shown = shown

    def _tabs(self) -> list[tuple[Text, str]]:
        ink = self.ink
        tabs = []
        for number, name in enumerate(PANELS):
            label = f" F{number + 2} {ink.say(f'terminal-panel-{name}')} "
            style = ink.picked if name == self.panel else f"{ink.colours.faint}"
            tabs.append((styled(label, style), f"panel-{name}"))
        return tabs

    async def _show_keys(self) -> None:
        ink = self.ink
        if self.telling:
            found = [("Space", ink.say("terminal-key-skip"), "skip"), self._pace_key()]
        else:
            found = keys(self.desk, ink, self.small, self.app.settings.pace)
        commands = [(key_label(key, does, ink), command) for key, does, command in found]
        await self.query_one("#keys", CommandLine).show(commands)

    def _pace_key(self) -> tuple[str, str, str]:
        pace = self.ink.say(f"terminal-pace-{self.app.settings.pace}")
        return "P", self.ink.say("terminal-key-pace", pace=pace), "pace"
