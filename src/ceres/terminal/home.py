"""The first screen and those behind it: a new game, saved games, settings."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Checkbox, Input, OptionList, RadioButton, RadioSet, Static
from textual.widgets.option_list import Option

from ceres.engine.state import DIFFICULTIES, FAVOURS, VARIANTS
from ceres.errors import CeresError
from ceres.saves import Summary
from ceres.terminal.dialogs import HelpScreen
from ceres.terminal.game_options import GameOptions
from ceres.terminal.lines import styled
from ceres.terminal.palette import Ink
from ceres.terminal.settings import GROUNDS, PACES, WARNINGS
from ceres.terminal.widgets import Command, CommandLine, key_label
from ceres.text import language_name, languages

if TYPE_CHECKING:
    from ceres.terminal.app import CeresApp

_AQUEDUCT: Final = (
    "▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄",
    "█▀▀▀█▀▀▀█▀▀▀█▀▀▀█▀▀▀█▀▀▀█▀▀▀█▀▀▀█▀▀▀█",
    "█   █ ♣ █   █   █ ♣ █   █   █ ♣ █   █",
)


class Tick(Checkbox):
    """A check box with a sign, not by colour alone."""

    @property
    def BUTTON_INNER(self) -> str:  # type: ignore[override]  # noqa: N802
        """The sign in the box."""
        return "X" if self.value else "·"


class Dot(RadioButton):
    """A radio button with a sign, not by colour alone."""

    @property
    def BUTTON_INNER(self) -> str:  # type: ignore[override]  # noqa: N802
        """The sign in front of it."""
        return "●" if self.value else "○"


class Page(Screen[None]):
    """A page with a title and a hint."""

    app: "CeresApp"
    HEADING = "game-title"
    HINT = "terminal-home-hint"

    @property
    def ink(self) -> Ink:
        """The words and the colours."""
        return Ink(self.app.words, self.app.ground)

    def compose(self) -> ComposeResult:
        """Lay out title, content and hint."""
        yield Static(self._banner(), id="banner")
        with VerticalScroll(id="page", can_focus=False):
            yield from self.content()
        yield Static("", id="notice")
        yield CommandLine(id="page-keys")
        yield Static(self.ink.say(self.HINT), id="hint")

    def _banner(self) -> Text:
        ink = self.ink
        text = Text(justify="center")
        first = self.HEADING == HomeScreen.HEADING
        for line in _AQUEDUCT if first else ():
            text.append(f"{line}\n", ink.colours.residential)
        text.highlight_regex("♣", ink.colours.garden)
        text.append(
            ("\n" if first else "") + ink.say(self.HEADING), f"bold {ink.colours.commercial}"
        )
        if first:
            text.append(f"\n{ink.say('subtitle')}", ink.colours.faint)
        return text

    def content(self) -> ComposeResult:
        """Lay out what is between title and hint."""
        yield Static()

    def notice(self, text: str) -> None:
        """Say something above the hint."""
        self.query_one("#notice", Static).update(text)

    async def on_show(self) -> None:
        """Show a way back for the mouse."""
        await self._show_keys()

    async def _show_keys(self) -> None:
        found = [(key_label("Esc", self.ink.say("back"), self.ink), "back")]
        first = isinstance(self, HomeScreen)
        await self.query_one("#page-keys", CommandLine).show([] if first else found)

    @on(Command.Given)
    def _clicked(self) -> None:
        self.pressed("escape")

    def renew(self) -> None:
        """Update all texts, such as after a change of language; keep the highlighted line."""
        self.query_one("#banner", Static).update(self._banner())
        self.query_one("#hint", Static).update(self.ink.say(self.HINT))
        for found in self.query(OptionList):
            line = found.highlighted
            found.clear_options()
            found.add_options(self.options())
            found.highlighted = (
                min(line or 0, found.option_count - 1) if found.option_count else None
            )

    def options(self) -> list[Option]:
        """Return the lines of the page's list, if it has one."""
        return []

    def on_key(self, event: events.Key) -> None:
        """Do what a key asks for."""
        if self.pressed(event.key):
            event.stop()
            event.prevent_default()

    def pressed(self, key: str) -> bool:
        """Do what a key asks for, and return whether it asks for something."""
        if key == "escape":
            self.dismiss()
        elif key in ("question_mark", "f1"):
            self.app.push_screen(HelpScreen())
        else:
            return False
        return True


class HomeScreen(Page):
    """The first screen: continue, a new game, saved games, settings."""

    def content(self) -> ComposeResult:
        """Lay out the menu."""
        yield OptionList(*self.options(), id="menu", compact=True)
        yield Static(self.ink.say("terminal-unofficial"), id="unofficial")

    def options(self) -> list[Option]:
        """Return the lines of the menu."""
        ink, latest = self.ink, self.app.latest()
        found = []
        if latest is not None:
            text = styled(ink.say("terminal-continue"), "bold").append(f"\n{status(latest, ink)}")
            found.append(Option(text, id="continue"))
        for name in ("new-game", "saved-games", "settings", "help", "quit"):
            found.append(Option(styled(ink.say(f"terminal-{name}"), "bold"), id=name))
        return found

    def on_mount(self) -> None:
        """Give the keys to the menu."""
        menu = self.query_one("#menu", OptionList)
        menu.focus()
        menu.highlighted = 0

    def on_screen_resume(self) -> None:
        """Update the page after a game or the settings."""
        if self.query("#menu"):
            self.renew()
            self.query_one("#unofficial", Static).update(self.ink.say("terminal-unofficial"))
            self.query_one("#menu", OptionList).highlighted = 0

    @on(OptionList.OptionSelected, "#menu")
    def _chosen(self, message: OptionList.OptionSelected) -> None:
        choices: dict[str, Callable[[], object]] = {
            "continue": self.app.go_on,
            "new-game": self.app.go_new,
            "saved-games": lambda: self.app.push_screen(SavedScreen()),
            "settings": lambda: self.app.push_screen(SettingsScreen()),
            "help": lambda: self.app.push_screen(HelpScreen()),
            "quit": self.app.exit,
        }
        choices[message.option.id or ""]()

    def pressed(self, key: str) -> bool:
        """Quit with Q; Escape does nothing here."""
        if key == "q":
            self.app.exit()
        return key in ("q", "escape") or super().pressed(key)


class NewGameScreen(Page):
    """The form of a new game."""

    HEADING = "terminal-new-game"
    HINT = "terminal-new-hint"

    def content(self) -> ComposeResult:
        """Lay out the form."""
        ink, options = self.ink, self.app.options
        yield Static(ink.say("terminal-difficulty"), classes="heading")
        with RadioSet(id="difficulty", compact=True):
            for name in DIFFICULTIES:
                yield Dot(ink.words.name("difficulty", name), name == options.difficulty, id=name)
        yield Static("", id="about-difficulty", classes="about")
        yield Tick(ink.say("option-monuments"), options.monuments, id="monuments", compact=True)
        yield Static(ink.say("terminal-about-monuments"), classes="about")
        yield Static(ink.say("option-variants"), classes="heading")
        for name in VARIANTS:
            yield Tick(
                ink.words.name("variant", name), name in options.variants, id=name, compact=True
            )
            yield Static(ink.say(f"terminal-about-{name}"), classes="about")
        with Horizontal(id="favour-line"):
            yield Static(ink.say("terminal-favour"))
            yield Input(_favour(options), "0", id="favour", compact=True, max_length=2)
        yield Static(ink.say("option-seed"), classes="heading")
        seed = "" if options.seed is None else str(options.seed)
        yield Input(seed, ink.say("terminal-seed-hint"), id="seed", compact=True, max_length=18)
        yield Button(ink.say("terminal-start"), variant="primary", id="start", compact=True)

    def on_mount(self) -> None:
        """Give the keys to the button, so that a game with the usual options is one key away."""
        self._about(self.app.options.difficulty)
        self.query_one("#start").focus()

    def _about(self, difficulty: str) -> None:
        text = self.ink.say(f"terminal-about-{difficulty}")
        self.query_one("#about-difficulty", Static).update(text)

    @on(RadioSet.Changed)
    def _difficulty_changed(self, message: RadioSet.Changed) -> None:
        self._about(message.pressed.id or DIFFICULTIES[0])

    @on(Input.Submitted)
    @on(Button.Pressed)
    def _start(self) -> None:
        written = self.query_one("#seed", Input).value.strip()
        if written and not (written.isascii() and written.isdigit()):
            self.notice(self.ink.say("terminal-seed-bad"))
            self.query_one("#seed").focus()
            return
        variants = [name for name in VARIANTS if self.query_one(f"#{name}", Tick).value]
        favour = self.query_one("#favour", Input).value.strip()
        if favour not in ("", "0"):
            variants.append(f"favour-{favour}")
            if variants[-1] not in FAVOURS:
                self.notice(self.ink.say("terminal-favour-bad"))
                self.query_one("#favour").focus()
                return
        pressed = self.query_one(RadioSet).pressed_button
        try:
            options = GameOptions(
                int(written) if written else None,
                (pressed.id if pressed else None) or DIFFICULTIES[0],
                self.query_one("#monuments", Tick).value,
                tuple(variants),
                self.app.options.components,
            )
            self.app.begin(options.new_game())
        except CeresError as error:
            self.notice(self.ink.words.explain(error))


def _favour(options: GameOptions) -> str:
    """Return the VP of the favour among the variants, if there is one."""
    return "".join(name.removeprefix("favour-") for name in options.variants if name in FAVOURS)


class SavedScreen(Page):
    """The list of saved games."""

    HEADING = "terminal-saved-games"
    HINT = "terminal-saved-hint"

    def __init__(self) -> None:
        """Show the list."""
        super().__init__()
        self._deleted: list[str] = []

    def content(self) -> ComposeResult:
        """Lay out the list."""
        options = self.options()
        if not options:
            yield Static(self.ink.say("terminal-saved-none"), classes="heading")
        yield OptionList(*options, id="games", compact=True)

    def options(self) -> list[Option]:
        """Return the games, the latest first."""
        return [self._option(game) for game in self.app.saves.list()]

    def _option(self, game: Summary) -> Option:
        date = game.changed.astimezone().strftime("%Y-%m-%d %H:%M")
        text = self.ink.say("terminal-saved-line", date=date, standing=status(game, self.ink))
        return Option(Text(text), id=game.id)

    def on_mount(self) -> None:
        """Give the keys to the list."""
        self.query_one("#games").focus()

    @on(OptionList.OptionSelected, "#games")
    def _open(self, message: OptionList.OptionSelected) -> None:
        try:
            self.app.resume(message.option.id or "")
        except CeresError as error:
            self.notice(self.ink.words.explain(error))

    def pressed(self, key: str) -> bool:
        """Delete or restore a game."""
        if key not in ("delete", "z"):
            return super().pressed(key)
        try:
            self._delete() if key == "delete" else self._restore()
        except CeresError as error:
            self.notice(self.ink.words.explain(error))
        return True

    def _delete(self) -> None:
        games = self.query_one("#games", OptionList)
        if games.highlighted is not None:
            id = games.get_option_at_index(games.highlighted).id or ""
            self.app.saves.delete(id)
            self._deleted.append(id)
            self._again("terminal-deleted")

    def _restore(self) -> None:
        if self._deleted:
            self.app.saves.restore(self._deleted.pop())
            self._again("terminal-restored")
        else:
            self.notice(self.ink.say("terminal-nothing-deleted"))

    def _again(self, code: str) -> None:
        self.renew()
        self.notice(self.ink.say(code))


class SettingsScreen(Page):
    """Language, pace, colours and warnings."""

    HEADING = "terminal-settings"
    HINT = "terminal-settings-hint"

    def content(self) -> ComposeResult:
        """Lay out one list of all settings."""
        yield OptionList(*self.options(), id="settings", compact=True)

    def options(self) -> list[Option]:
        """Return every value of every setting, the present ones marked."""
        ink, settings = self.ink, self.app.settings
        found: list[Option] = []
        groups = (
            ("language", languages(), self.app.words.language),
            ("pace", PACES, settings.pace),
            ("colours", GROUNDS, self.app.ground),
            ("warnings", WARNINGS, settings.warnings),
        )
        for group, values, now in groups:
            title = Text(ink.say(f"terminal-{group}"), f"bold {ink.colours.commercial}")
            found.append(Option(title, disabled=True))
            for value in values:
                language = group == "language"
                name = language_name(value) if language else ink.say(f"terminal-{group}-{value}")
                sign = "●" if value == now else "○"
                found.append(Option(f"  {sign} {name}", id=f"{group}-{value}"))
        return found

    def on_mount(self) -> None:
        """Give the keys to the list."""
        self.query_one("#settings").focus()

    @on(OptionList.OptionSelected, "#settings")
    def _set(self, message: OptionList.OptionSelected) -> None:
        group, value = (message.option.id or "").split("-", 1)
        self.app.change_settings(**{"ground" if group == "colours" else group: value})
        self.renew()


def status(game: Summary, ink: Ink) -> str:
    """Say the status of a saved game."""
    facts = {"you": game.you, "ceres": game.ceres}
    difficulty = ink.words.name("difficulty", game.difficulty)
    if game.phase is None:
        return ink.say("terminal-saved-broken")
    if game.result is not None:
        code = "won" if game.result["winner"] == "you" else "lost"
        return ink.say(f"terminal-saved-{code}", difficulty=difficulty, **facts)
    playing = {"era": game.era, "actions": game.actions, "difficulty": difficulty}
    return ink.say("terminal-saved-playing", **playing, **facts)
