"""The program in the terminal: screens, settings, and the game that is open."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, ClassVar

from textual.app import App
from textual.binding import BindingType

from ceres.errors import CeresError
from ceres.game import Game
from ceres.saves import Saves, Summary
from ceres.terminal.game_options import GameOptions
from ceres.terminal.home import HomeScreen, NewGameScreen, Page
from ceres.terminal.palette import theme
from ceres.terminal.playing import TableScreen
from ceres.terminal.session import REAL, Session
from ceres.terminal.settings import GROUNDS, Settings, keep_settings
from ceres.terminal.words import Words


class CeresApp(App[None]):
    """Gardens of Ceres, full screen."""

    CSS_PATH = Path(__file__).with_name("terminal.tcss")
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Gardens of Ceres"
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self,
        saves: Saves,
        words: Words,
        settings: Settings,
        wish: GameOptions | None = None,
        game: Game | None = None,
    ) -> None:
        """`wish` fills in the form of a new game; `game` is a new game to begin with at once."""
        self.saves = saves
        self.words = words
        self.settings = settings
        self.wish = wish or GameOptions()
        self._first = game
        super().__init__()
        for ground in GROUNDS:
            self.register_theme(theme(ground))
        self.theme = f"ceres-{self.ground}"

    @property
    def ground(self) -> str:
        """Dark or light."""
        return self.settings.ground

    def on_mount(self) -> None:
        """The first screen, and a new game over it if one was asked for."""
        self.push_screen(HomeScreen())
        if self._first is not None:
            self.begin(self._first)

    def later(self, seconds: float, callback: Callable[[], Awaitable[None]]) -> None:
        """Do something after a while; tests put a clock of their own here."""
        self.set_timer(seconds, callback)

    # Games.

    def latest(self) -> Summary | None:
        """The game to continue; what lies on a real table goes on beside it."""
        return self.saves.latest(besides=REAL)

    def begin(self, game: Game) -> None:
        """Play a new game; it is kept from now on."""
        self._open(Session.begin(self.saves, game))

    def resume(self, id: str) -> None:
        """Go on with a kept game."""
        self._open(Session.resume(self.saves, id))

    def go_on(self) -> None:
        """Go on with the latest game."""
        latest = self.latest()
        if latest is not None:
            try:
                self.resume(latest.id)
            except CeresError as error:
                screen = self.screen
                if isinstance(screen, Page):
                    screen.notice(self.words.explain(error))

    def _open(self, session: Session) -> None:
        self._back_to_home()
        self.push_screen(TableScreen(session))

    def _back_to_home(self) -> None:
        while len(self.screen_stack) > 2:
            self.pop_screen()

    def go_home(self) -> None:
        """The first screen; the game is kept."""
        self._back_to_home()

    def go_new(self) -> None:
        """The form of a new game."""
        self._back_to_home()
        self.push_screen(NewGameScreen())

    # Settings.

    def change_settings(self, **values: str) -> None:
        """Set something, from now on and for the next time."""
        self.settings = self.settings.changed(**values)
        keep_settings(self.settings)
        self.theme = f"ceres-{self.ground}"
        if self.settings.language and self.settings.language != self.words.language:
            self.words = Words(self.settings.language)

    def change_colours(self) -> None:
        """Dark or light ground."""
        other = GROUNDS[(GROUNDS.index(self.ground) + 1) % len(GROUNDS)]
        self.change_settings(ground=other)

    def get_css_variables(self) -> dict[str, Any]:
        """The colours of the styles."""
        return {"faint": "#888888", "line": "#666666", **super().get_css_variables()}
