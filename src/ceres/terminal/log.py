"""The log: every step of the game in words, with the rules that decided it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group
from textual.widgets import OptionList

from ceres.events import EVENT_TYPES
from ceres.service.types.game import Step
from ceres.terminal.lines import styled
from ceres.terminal.palette import Ink
from ceres.terminal.session import with_facts
from ceres.terminal.words import Words
from ceres.text import scoring_rows

_SIGNS: Final = {"you": "◆ ", "game": "━ "}


@dataclass(frozen=True)
class LogEntry:
    """A line of the log: the side of its event, its text, and its rules."""

    side: str | None
    text: str
    rules: tuple[str, ...]


def log_entries(steps: Iterable[Step], words: Words) -> Iterator[LogEntry]:
    """Put the steps of a turn into words; a scoring has a line for each source."""
    for step in steps:
        side = EVENT_TYPES[step["type"]].side
        items = with_facts(step)["items"] if step["type"] == "scoring" else ()
        of_items = (rule for item in items for rule in item["rules"])
        rules = tuple(dict.fromkeys((*step["rules"], *of_items)))
        yield LogEntry(side, words.with_rules(words.message(step["message"]), step["rules"]), rules)
        for row in scoring_rows(items, words.catalogue):
            text = " · ".join((row.side, row.source, row.amount, row.details))
            yield LogEntry(side, words.with_rules(text, row.rules), rules)


class LogList(OptionList, can_focus=False):
    """The log as a list: the mouse picks a line, or a key of the table."""

    def __init__(self, id: str, classes: str) -> None:
        super().__init__(id=id, classes=classes)
        self._shown: tuple[tuple[LogEntry, ...], Ink | None] = ((), None)

    def put(self, entries: Sequence[LogEntry], ink: Ink, picked: int | None) -> None:
        """Show these entries, and the one that is picked, or the last."""
        before, self._shown = self._shown, (tuple(entries), ink)
        if before != self._shown:
            kept = len(before[0])
            if before == (self._shown[0][:kept], ink):
                self.add_options(_line(entry, ink) for entry in entries[kept:])
            else:
                self.set_options(_line(entry, ink) for entry in entries)
            self.scroll_end(animate=False, force=True)
        self.highlighted = picked


def _line(entry: LogEntry, ink: Ink) -> Group:
    """Lay an entry out; your actions begin with your sign."""
    colours = ink.colours
    styles = {"you": colours.you, "game": f"bold {colours.commercial}"}
    text = styled(_SIGNS.get(entry.side or "", "") + entry.text, styles.get(entry.side or "", ""))
    text.highlight_regex(r"\[[A-Z][0-9]+( [A-Z][0-9]+)*\]", colours.faint)
    return Group(text)
