"""What the menu leads to besides games: the ladder and the rules; and the notes of the lesson."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from rich.console import RenderableType
from textual import on
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ceres.terminal.dialogs import Dialog, RulesScreen
from ceres.terminal.home import Page
from ceres.terminal.lines import styled
from ceres.terminal.new_game import NewGame
from ceres.terminal.screens import Keys
from ceres.text import RULES, rule

if TYPE_CHECKING:
    from ceres.service.types.base import Message
    from ceres.service.types.challenges import Ladder, RankFacts


class LadderScreen(Page):
    """The ranks and the player's own; Enter begins a game at one."""

    HEADING = "page-ladder-title"

    def __init__(self, ladder: "Ladder") -> None:
        super().__init__()
        self._ladder: Final = ladder

    def options(self) -> list[Option]:
        """Return the player's rank, then all of them."""
        ink, reached = self.ink, self._ladder["reached"]
        own = ink.say("page-ladder-foot")
        if reached is not None:
            own = ink.say("page-ladder-reached", rank=ink.say(f"rank-{reached}"))
        found = [Option(ink.heading(own), disabled=True)]
        for rank in self._ladder["ranks"]:
            sign = "●" if rank["climbed"] else "○"
            name = styled(f"{sign} {ink.say('rank-' + rank['id'])}", "bold")
            found.append(Option(name.append(f"\n  {self._about(rank)}", "not bold")))
        return found

    def _about(self, rank: "RankFacts") -> str:
        """Say what is played at a rank, and how many games were won there."""
        ink = self.ink
        about = [ink.words.name("difficulty", rank["difficulty"])]
        about += [ink.say("option-monuments")] if rank["monuments"] else []
        about += [ink.words.name("variant", each) for each in rank["variants"]]
        if rank["games"]:
            about.append(ink.say("page-ladder-won", won=rank["won"], games=rank["games"]))
        return " · ".join(about)

    def keys(self) -> Keys:
        """Return the keys of the list."""
        return {"select": self.ink.say("terminal-start"), "dismiss": self.ink.say("back")}

    @on(OptionList.OptionSelected)
    def _begin(self, message: OptionList.OptionSelected) -> None:
        rank = self._ladder["ranks"][message.option_index - 1]
        options = NewGame(None, rank["difficulty"], rank["monuments"], tuple(rank["variants"]))
        if self.is_current:
            self.app.begin(options.begin())


class RulebookScreen(Page):
    """All rules by their titles; Enter opens one."""

    HEADING = "page-rules-title"

    def options(self) -> list[Option]:
        """Return the rules, chapter by chapter."""
        found, chapter = list[Option](), ""
        for id in RULES:
            if id[0] != chapter:
                chapter = id[0]
                title = self.ink.say(f"page-rules-chapter-{chapter.lower()}")
                found.append(Option(self.ink.heading(title), disabled=True))
            title, _ = rule(id, self.ink.words.catalogue)
            found.append(Option(f"{id}  {title}", id=id))
        return found

    def keys(self) -> Keys:
        """Return the keys of the list."""
        return {
            "cursor_up cursor_down": self.ink.say("terminal-key-choose"),
            "select": self.ink.say("terminal-key-select"),
            "dismiss": self.ink.say("back"),
        }

    @on(OptionList.OptionSelected)
    def _open(self, message: OptionList.OptionSelected) -> None:
        if self.is_current:
            self.app.push_screen(RulesScreen("", (message.option.id or "",)))


class LessonScreen(Dialog):
    """The notes of the lesson on the turn played last and on the decision that is due."""

    TITLE_ID = "page-learn-title"

    def __init__(self, notes: "Sequence[Message]") -> None:
        super().__init__()
        self._notes: Final = notes

    def parts(self) -> Iterable[RenderableType]:
        """Return the notes."""
        for note in self._notes:
            yield from ("", styled(self.ink.words.message(note), self.ink.colours.text))

    def keys(self) -> Keys:
        """Return the key to go on."""
        return {"dismiss": self.ink.say("page-next")}
