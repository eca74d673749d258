"""The program in the terminal: screens, settings, and the game that is open."""

from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from textual import events
from textual.actions import ActionParseResult
from textual.app import App
from textual.dom import DOMNode

from ceres.errors import CeresError
from ceres.game import Game
from ceres.saves import Saves, Summary
from ceres.terminal.dialogs import HelpScreen
from ceres.terminal.home import HomeScreen, NewGameScreen, Page
from ceres.terminal.keyboard import keys_typed
from ceres.terminal.new_game import NewGame
from ceres.terminal.palette import theme
from ceres.terminal.screens import CeresScreen
from ceres.terminal.settings import GROUNDS, Settings, save_settings
from ceres.terminal.words import Words

if TYPE_CHECKING:
    from ceres.terminal.background import WorkerPool

# The mark of a saved game that is played at a real table, without the `x-` of its record.
_REAL: Final = "real"
# Keys that close, confirm or undo something, besides letters.
_ONCE: Final = frozenset({"enter", "space", "escape", "delete"})


class CeresApp(App[None]):
    """The program, full screen."""

    CSS_PATH = Path(__file__).with_name("terminal.tcss")
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Gardens of Ceres"

    def __init__(
        self,
        saves: Saves,
        words: Words,
        settings: Settings,
        options: NewGame | None = None,
        game: Game | str | None = None,
    ) -> None:
        """Fill the form of a new game with `options`.

        Begin with `game` at once if it is given, or go on with the saved game of that id.
        """
        self.saves = saves
        self.words = words
        self.settings = settings
        self.options = options or NewGame()
        self._first = game
        # A held key is repeated faster than anybody presses one twice; in seconds.
        self.repeats_within = 0.1
        self._typed = ("", 0.0)
        super().__init__()
        for ground in GROUNDS:
            self.register_theme(theme(ground))
        self.theme = f"ceres-{self.ground}"

    @property
    def ground(self) -> str:
        """Dark or light."""
        return self.settings.ground

    def get_default_screen(self) -> HomeScreen:
        """Return the first screen, which is never left."""
        return HomeScreen()

    def on_mount(self) -> None:
        """Show a game over the first screen, if one was asked for."""
        if isinstance(self._first, Game):
            self.begin(self._first)
        elif self._first is not None:
            self.resume(self._first)

    async def run_action(
        self,
        action: "str | ActionParseResult",
        default_namespace: DOMNode | None = None,
        namespaces: Mapping[str, DOMNode] | None = None,
    ) -> bool:
        """Run an action, and show the screen as it is then, unless another one has opened.

        A key that was pressed before a screen opened or closed does nothing after that.
        """
        screen = self.screen
        node = default_namespace
        if node is not None and node is not self and node.screen is not screen:
            return False
        done = await super().run_action(action, default_namespace, namespaces)
        if screen is self.screen and isinstance(screen, CeresScreen):
            screen.show()
        return done

    async def on_event(self, event: events.Event) -> None:
        """Take a key as it is bound, and once while it is held, unless it moves something."""
        if not isinstance(event, events.Key) or event.is_forwarded:
            await super().on_event(event)
            return
        before, self._typed = self._typed, (event.key, event.time)
        once = event.key in _ONCE or (len(event.key) == 1 and event.key.isalpha())
        if once and before[0] == event.key and event.time - before[1] < self.repeats_within:
            return
        for key in keys_typed(event.key):
            character = event.character if key == event.key else key
            await super().on_event(events.Key(key, character))

    def later(self, seconds: float, callback: Callable[[], Awaitable[None]]) -> None:
        """Call back after some seconds; tests put a clock of their own here."""
        self.set_timer(seconds, callback)

    @cached_property
    def pool(self) -> "WorkerPool":
        """The processes that think for the coach; started when they are needed."""
        from ceres.terminal.background import WorkerPool

        return WorkerPool()

    # Games.

    def latest(self) -> Summary | None:
        """Return the game to continue; those at a real table are left out."""
        return self.saves.latest(besides=_REAL)

    def begin(self, game: Game) -> None:
        """Save a new game and play it."""
        self.resume(self.saves.create(game))

    def resume(self, id: str) -> None:
        """Play a saved game, or say why that is not possible."""
        # Loaded with the first game, so that the first screen is there sooner.
        from ceres.terminal.session import Session
        from ceres.terminal.table_screen import TableScreen

        try:
            session = Session(self.saves, id)
        except CeresError as error:
            if isinstance(self.screen, Page):
                self.screen.notice(self.words.explain(error))
            return
        self.action_home()
        self.push_screen(TableScreen(session))

    def go_on(self) -> None:
        """Play the latest game."""
        latest = self.latest()
        if latest is not None:
            self.resume(latest.id)

    def begin_lesson(self) -> None:
        """Begin the lesson."""
        from ceres.service import lesson

        self.begin(lesson())

    def begin_day(self) -> None:
        """Play the deal of the player's day, or go on with it."""
        from ceres.challenges.days import deal_of, own_day
        from ceres.terminal.day_game import day_game

        today = own_day()
        game = day_game(self.saves, deal_of(today), today)
        if isinstance(game, str):
            self.resume(game)
        else:
            self.begin(game)

    def show_ladder(self) -> None:
        """Show the ladder, and how far the player has come."""
        from ceres.library.challenges import ladder
        from ceres.library.games import Library
        from ceres.terminal.menu_screens import LadderScreen

        self.push_screen(LadderScreen(ladder(Library(self.saves).finished())))

    def show_puzzles(self) -> None:
        """Ask puzzles, or say why that is not possible."""
        from ceres.terminal.puzzle_screen import PuzzleScreen

        try:
            self.push_screen(PuzzleScreen())
        except CeresError as error:
            if isinstance(self.screen, Page):
                self.screen.notice(self.words.explain(error))

    def show_rules(self) -> None:
        """Show all rules."""
        from ceres.terminal.menu_screens import RulebookScreen

        self.push_screen(RulebookScreen())

    def action_home(self) -> None:
        """Go back to the first screen."""
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def action_new(self) -> None:
        """Show the form of a new game."""
        self.action_home()
        self.push_screen(NewGameScreen())

    def action_help(self) -> None:
        """Show all keys and signs."""
        self.push_screen(HelpScreen())

    # Settings.

    def change_settings(self, **values: str) -> None:
        """Change settings and save them."""
        self.settings = self.settings.changed(**values)
        save_settings(self.settings)
        self.theme = f"ceres-{self.ground}"
        if self.settings.language and self.settings.language != self.words.language:
            self.words = Words(self.settings.language)

    def action_colours(self) -> None:
        """Change between dark and light ground."""
        other = GROUNDS[(GROUNDS.index(self.ground) + 1) % len(GROUNDS)]
        self.change_settings(ground=other)
