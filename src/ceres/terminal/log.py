"""The log: every step of the game in words, with the rules that decided it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rich.text import Text

from ceres.events import EVENT_TYPES
from ceres.service.types.game import Step
from ceres.terminal.lines import Row, column, styled, words_in
from ceres.terminal.palette import PALETTES, Ink
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


def log_rows(entries: Sequence[LogEntry], ink: Ink, width: int, picked: int | None) -> list[Row]:
    """Lay the log out; your actions begin with your sign."""
    rows: list[Row] = []
    for number, entry in enumerate(entries):
        for text in _lines(entry, ink.ground, width):
            shown = column(text.plain, width, ink.picked) if number == picked else text
            rows.append(Row(shown, number))
    return rows


@lru_cache(maxsize=8192)
def _lines(entry: LogEntry, ground: str, width: int) -> list[Text]:
    colours = PALETTES[ground]
    styles = {"you": colours.you, "game": f"bold {colours.commercial}"}
    found = []
    for index, line in enumerate(words_in(entry.text, width - 3)):
        sign = _SIGNS.get(entry.side or "", "  ") if index == 0 else "  "
        text = styled(sign + line, styles.get(entry.side or "", colours.text))
        text.highlight_regex(r"\[[A-Z][0-9]+( [A-Z][0-9]+)*\]", colours.faint)
        found.append(text)
    return found
