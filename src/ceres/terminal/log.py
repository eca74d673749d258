"""The log: every step of the game in words, with the rules that decided it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ceres.events import EVENT_TYPES
from ceres.service.types.game import Step
from ceres.terminal.session import with_facts
from ceres.terminal.words import Words
from ceres.text import scoring_rows


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
            yield LogEntry(side, words.with_rules(" · ".join(row[:4]), row.rules), rules)
