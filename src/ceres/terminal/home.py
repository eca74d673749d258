"""The first screen and those behind it: a new game, saved games, settings."""

from collections.abc import Callable
from typing import ClassVar, Final

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import (
    Button,
    Checkbox,
    Footer,
    Input,
    OptionList,
    RadioButton,
    RadioSet,
    Static,
)
from textual.widgets.option_list import Option

from ceres.engine.state import DIFFICULTIES, FAVOURS, VARIANTS
from ceres.errors import CeresError
from ceres.saves import Summary
from ceres.terminal.keys import HELP_KEY
from ceres.terminal.lines import styled
from ceres.terminal.new_game import NewGame
from ceres.terminal.palette import Ink
from ceres.terminal.screens import CeresScreen, Keys
from ceres.terminal.settings import GROUNDS, PACES, WARNINGS
from ceres.text import language_name, languages

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


class Page(CeresScreen):
    """A page with a title, what it says, and its keys."""

    HEADING = "game-title"
    BINDINGS: ClassVar[list[BindingType]] = [HELP_KEY, ("escape", "dismiss")]

    def compose(self) -> ComposeResult:
        """Lay out title, content and keys."""
        yield Static(self.banner(), id="banner")
        with VerticalScroll(id="page", can_focus=False):
            yield from self.content()
        yield Static("", id="notice")
        yield Footer()

    def banner(self) -> Text:
        """Return the title."""
        return Text(self.ink.say(self.HEADING), f"bold {self.ink.colours.commercial}")

    def content(self) -> ComposeResult:
        """Lay out what is between title and keys."""
        yield OptionList(*self.options(), compact=True)

    def options(self) -> list[Option]:
        """Return the lines of the page's list, if it has one."""
        return []

    def on_key(self, event: events.Key) -> None:
        """Go to the next line that begins with a letter, unless the letter does something."""
        letter, lists = event.character or "", self.query(OptionList)
        if letter.isalnum() and event.key not in self.active_bindings and lists:
            found = lists.first()
            order = [*range(found.option_count)] * 2
            for index in order[(found.highlighted or 0) + 1 :]:
                option = found.get_option_at_index(index)
                if not option.disabled and str(option.prompt).lower().startswith(letter):
                    found.highlighted = index
                    return

    def notice(self, text: str) -> None:
        """Say something above the keys."""
        self.query_one("#notice", Static).update(text)

    def renew(self) -> None:
        """Update all texts, such as after a change of language; keep the highlighted line."""
        self.query_one("#banner", Static).update(self.banner())
        for found in self.query(OptionList):
            line = found.highlighted or 0
            found.set_options(self.options())
            found.highlighted = min(line, found.option_count - 1) if found.option_count else None
        self.show()


class HomeScreen(Page):
    """The first screen: continue, a new game, saved games, settings."""

    BINDINGS: ClassVar[list[BindingType]] = [("q", "app.quit")]

    def banner(self) -> Text:
        """Return an aqueduct, the title and the subtitle."""
        ink, text = self.ink, Text(justify="center")
        for line in _AQUEDUCT:
            text.append(f"{line}\n", ink.colours.residential)
        text.highlight_regex("♣", ink.colours.garden)
        text.append("\n").append_text(super().banner())
        return text.append(f"\n{ink.say('subtitle')}", ink.colours.faint)

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
        for id in (
            "page-learn-title",
            "terminal-new-game",
            "page-day-title",
            "page-ladder-title",
            "page-puzzle-title",
        ):
            found.append(Option(styled(ink.say(id), "bold"), id=id))
        for name in ("saved-games", "rules-title", "settings", "help", "quit"):
            id = f"terminal-{name}"
            found.append(Option(styled(ink.say(id), "bold"), id=id))
        return found

    def keys(self) -> Keys:
        """Return the keys of the menu."""
        return {
            "cursor_up cursor_down": self.ink.say("terminal-key-choose"),
            "select": self.ink.say("terminal-key-select"),
            "app.help": self.ink.say("terminal-key-help"),
            "app.quit": self.ink.say("terminal-quit"),
        }

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """Stay open: there is nothing behind the first screen."""
        del parameters
        return action != "dismiss"

    def on_screen_resume(self) -> None:
        """Update the page after a game or the settings."""
        if self.query("#menu"):
            self.renew()
            self.query_one("#unofficial", Static).update(self.ink.say("terminal-unofficial"))
            self.query_one("#menu", OptionList).highlighted = 0

    @on(OptionList.OptionSelected, "#menu")
    def _chosen(self, message: OptionList.OptionSelected) -> None:
        app = self.app
        choices: dict[str, Callable[[], object]] = {
            "continue": app.go_on,
            "page-learn-title": app.begin_lesson,
            "terminal-new-game": app.action_new,
            "page-day-title": app.begin_day,
            "page-ladder-title": app.show_ladder,
            "page-puzzle-title": app.show_puzzles,
            "terminal-saved-games": lambda: app.push_screen(SavedScreen()),
            "terminal-rules-title": app.show_rules,
            "terminal-settings": lambda: app.push_screen(SettingsScreen()),
            "terminal-help": app.action_help,
            "terminal-quit": app.exit,
        }
        if self.is_current:  # and has not opened something for the same key already
            choices[message.option.id or ""]()


class NewGameScreen(Page):
    """The form of a new game."""

    HEADING = "terminal-new-game"
    AUTO_FOCUS = "#start"  # a game with the usual options is one key away

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
        """Say what the difficulty means."""
        self._about(self.app.options.difficulty)

    def keys(self) -> Keys:
        """Return the keys of the field that has the focus."""
        start = self.ink.say("page-new-begin")
        return {
            "toggle_button": self.ink.say("terminal-key-change"),
            "press": start,
            "submit": start,
            "app.focus_next": self.ink.say("page-next"),
            "dismiss": self.ink.say("back"),
            "app.help": self.ink.say("terminal-key-help"),
        }

    def _about(self, difficulty: str) -> None:
        text = self.ink.say(f"terminal-about-{difficulty}")
        self.query_one("#about-difficulty", Static).update(text)

    @on(RadioSet.Changed)
    def _difficulty_changed(self, message: RadioSet.Changed) -> None:
        self._about(message.pressed.id or DIFFICULTIES[0])

    @on(Input.Submitted)
    @on(Button.Pressed)
    def _start(self) -> None:
        if not self.is_current:
            return
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
            options = NewGame(
                int(written) if written else None,
                (pressed.id if pressed else None) or DIFFICULTIES[0],
                self.query_one("#monuments", Tick).value,
                tuple(variants),
                self.app.options.components,
            )
            self.app.begin(options.begin())
        except CeresError as error:
            self.notice(self.ink.words.explain(error))


def _favour(options: NewGame) -> str:
    """Return the VP of the favour among the variants, if there is one."""
    return "".join(name.removeprefix("favour-") for name in options.variants if name in FAVOURS)


class SavedScreen(Page):
    """The list of saved games."""

    HEADING = "terminal-saved-games"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("delete", "delete"),
        ("z", "restore"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._deleted: list[str] = []

    def content(self) -> ComposeResult:
        """Lay out the list."""
        if not self.options():
            yield Static(self.ink.say("terminal-saved-none"), classes="heading")
        yield from super().content()

    def options(self) -> list[Option]:
        """Return the games, the latest first."""
        return [self._option(game) for game in self.app.saves.list()]

    def _option(self, game: Summary) -> Option:
        date = game.changed.astimezone().strftime("%Y-%m-%d %H:%M")
        text = self.ink.say("terminal-saved-line", date=date, standing=status(game, self.ink))
        return Option(Text(text), id=game.id)

    def keys(self) -> Keys:
        """Return the keys of the list."""
        return {
            "select": self.ink.say("terminal-key-select"),
            "delete": self.ink.say("page-games-delete"),
            "restore": self.ink.say("page-games-restore"),
            "dismiss": self.ink.say("back"),
        }

    @on(OptionList.OptionSelected)
    def _open(self, message: OptionList.OptionSelected) -> None:
        if self.is_current:
            self.app.resume(message.option.id or "")

    def action_delete(self) -> None:
        """Delete the game that is highlighted."""
        games = self.query_one(OptionList)
        if games.highlighted is not None:
            id = games.get_option_at_index(games.highlighted).id or ""
            if self._changed(lambda: self.app.saves.delete(id), "terminal-deleted"):
                self._deleted.append(id)

    def action_restore(self) -> None:
        """Restore the game that was deleted last."""
        if not self._deleted:
            self.notice(self.ink.say("terminal-nothing-deleted"))
        elif self._changed(lambda: self.app.saves.restore(self._deleted[-1]), "terminal-restored"):
            self._deleted.pop()

    def _changed(self, change: Callable[[], None], code: str) -> bool:
        """Change the saved games and say so, or why that fails; return whether it was done."""
        try:
            change()
        except CeresError as error:
            self.notice(self.ink.words.explain(error))
            return False
        self.renew()
        self.notice(self.ink.say(code))
        return True


class SettingsScreen(Page):
    """Language, pace, colours and warnings."""

    HEADING = "terminal-settings"

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

    def keys(self) -> Keys:
        """Return the keys of the list."""
        return {
            "cursor_up cursor_down": self.ink.say("terminal-key-choose"),
            "select": self.ink.say("terminal-key-change"),
            "dismiss": self.ink.say("back"),
        }

    @on(OptionList.OptionSelected)
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
